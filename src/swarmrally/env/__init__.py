"""The games as research environments: batches of states stepped by compiled code, and the faces that learners and searchers know."""
