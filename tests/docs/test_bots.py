"""The Python of docs/bots.md runs."""

import re
import subprocess
import sys
from pathlib import Path

from tests.conftest import needs_compiler

PAGE = (Path(__file__).parent.parent.parent / "docs" / "bots.md").read_text()


@needs_compiler
def test_the_example_in_python_runs_in_a_new_process():
    example = re.search(r"```python\n(.*?)```", PAGE, re.DOTALL)
    assert example is not None
    done = subprocess.run([sys.executable, "-c", example[1]], capture_output=True, text=True, timeout=600, check=False)
    assert done.stdout.startswith("[1] "), done.stderr
