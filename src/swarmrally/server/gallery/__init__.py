"""The gallery over HTTP: works that people have made, looked through, published, talked of, and made to order."""
