"""The Python of docs/bots.md runs."""

import re
from pathlib import Path

PAGE = (Path(__file__).parent.parent.parent / "docs" / "bots.md").read_text()


def test_the_example_in_python_runs():
    example = re.search(r"```python\n(.*?)```", PAGE, re.DOTALL)
    assert example is not None
    names: dict[str, object] = {}
    exec(example[1] + "played = int(game.state.round_number)", names)
    assert names["played"] == 2
