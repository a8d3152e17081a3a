"""The README's Python runs, and its commands exist."""

import re
from pathlib import Path

from swarmrally.cli import COMMANDS

README = (Path(__file__).parent.parent.parent / "README.md").read_text()


def test_the_example_in_python_runs(capsys):
    example = re.search(r"```python\n(.*?)```", README, re.DOTALL)
    assert example is not None
    exec(example[1], {})
    assert "round 2" in capsys.readouterr().out


def test_every_command_is_in_the_readme():
    assert set(re.findall(r"\| `swarmrally ([\w-]+)", README)) == set(COMMANDS)
