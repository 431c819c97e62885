"""Prints what a page runs, as one script: its markup and style sheet, and then its parts in order."""

import json
import os
import re

FOLDER = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../Sources/BookMotionExport/Preview/Page")
PARTS = [
    "core", "knowledge", "stage", "drawing", "timeline", "playing", "story", "panel", "pictures", "reading", "choreography",
    "history", "film", "hands", "begin"]


def text(name):
    """The lines of a file, without indentation and without those that only say why."""
    with open(os.path.join(FOLDER, name), encoding="utf-8") as file:
        lines = [line.strip() for line in file]
    return "".join(line + "\n" for line in lines if line and not re.match(r"//|/\*.*\*/$", line))


def script():
    markup = f"<style>{text('page.css')}</style>{text('page.html')}"
    parts = [f"document.body.insertAdjacentHTML('afterbegin', {json.dumps(markup, ensure_ascii=False)});\n"]
    unknown = {name.removesuffix(".js") for name in os.listdir(FOLDER) if name.endswith(".js")} - {*PARTS}
    assert not unknown, f"no page has {unknown}"
    return "".join(['"use strict";\n', *parts, *(text(f"{name}.js") for name in PARTS)])


if __name__ == "__main__":
    print(script(), end="")
