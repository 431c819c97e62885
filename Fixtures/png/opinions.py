#!/usr/bin/env python3
"""Writes opinions.csv: what others say of the damaged files, beside what we decided.

    cc -O2 -o PROGRAM opinion.c -lpng
    PNG_FOLDER=FOLDER swift test --filter MadePNG
    python3 opinions.py PROGRAM FOLDER

Also fails if a valid file is not `ok` for libpng. Needs pypng, Pillow and the program pngcheck.
"""
import csv
import io
import pathlib
import re
import subprocess
import sys
import warnings

import png
from PIL import Image

HERE = pathlib.Path(__file__).parent
FEW_PIXELS = 2_000_000


def libpng(program, files):
    """libpng with its own rules: its error's words and its warnings, a file."""
    out = subprocess.run([program, *files], capture_output=True, check=True).stdout
    found = {}
    for line in out.decode("ascii", "replace").splitlines():
        name, verdict, words, warned = line.split("\t")
        found[name] = ("ok" if verdict == "ok" else words), warned
    return found


def pngcheck(path):
    run = subprocess.run(["pngcheck", "-q", path], capture_output=True)
    return "refuses" if run.returncode else "ok"


def pypng(path):
    data = path.read_bytes()
    # It makes a list of each row: the bombs are not for it.
    if int.from_bytes(data[16:20], "big") * int.from_bytes(data[20:24], "big") > FEW_PIXELS:
        return "not-asked"
    try:
        _, height, rows, _ = png.Reader(bytes=data).read()
        return "ok" if len(list(rows)) >= height else "refuses"
    except Exception:  # Whatever it raises, it gave no picture.
        return "refuses"


def pillow(path):
    try:
        with Image.open(io.BytesIO(path.read_bytes())) as image:
            image.load()
        return "ok"
    except Exception:
        return "refuses"


def main(program, folder):
    warnings.simplefilter("ignore")
    with open(HERE / "damaged.csv", newline="") as file:
        expected = {case["file"]: case["expected"] for case in csv.DictReader(file)}
    files = sorted(folder.glob("*.png"))
    pictures = [path for path in files if path.name not in expected]
    refused = [item for item in libpng(program, pictures).items() if item[1][0] != "ok"]
    assert not refused, refused
    paths = [path for path in files if path.name in expected]
    words = libpng(program, paths)
    with open(HERE / "opinions.csv", "w", newline="") as file:
        table = csv.writer(file, lineterminator="\n", quoting=csv.QUOTE_NONE)
        table.writerow(["file", "expected", "pngcheck", "pypng", "pillow", "libpng",
                        "libpng_warnings"])
        for path in paths:
            said, warned = words[path.name]
            table.writerow([path.name, expected[path.name], pngcheck(path), pypng(path),
                            pillow(path), said, re.sub(r"[,\"]", "", warned)])


if __name__ == "__main__":
    main(sys.argv[1], pathlib.Path(sys.argv[2]))
