#!/usr/bin/env python3
"""Draws the pictures and renders them: SVG → 500 × 700 in 8-bit RGB, and 200 × 280 with a palette."""
import importlib
import io
import pathlib
import subprocess

import oxipng
import resvg_py
from PIL import Image

HERE = pathlib.Path(__file__).parent
BOOKS = ("fox", "hare", "whale")
LARGE, SMALL = 500, 200
LIMIT = 120_000
PALETTE = ("pngquant", "--speed", "1", "--floyd=0.5", "--strip", "256", "-")


def png(image):
    data = io.BytesIO()
    image.save(data, "PNG")
    return data.getvalue()


def rendered(svg, width):
    pixels = bytes(resvg_py.svg_to_bytes(svg_string=svg, width=width, skip_system_fonts=True))
    return Image.open(io.BytesIO(pixels)).convert("RGB")


def smaller(data):
    """The same pixels in the same colour type, packed tighter."""
    return oxipng.optimize_from_memory(data, level=6, strip=oxipng.StripChunks.all(),
                                       bit_depth_reduction=False, color_type_reduction=False,
                                       palette_reduction=False, grayscale_reduction=False)


def true_colour(image):
    """As it is if that is small enough, else on every second or third level; 0 and 255 stay."""
    for step in (1, 2, 3):
        levels = [min(255, round(value / step) * step) for value in range(256)]
        data = smaller(png(image.point(levels * 3)))
        if len(data) <= LIMIT:
            return data
    raise SystemExit(f"{len(data)} bytes are more than {LIMIT}")


def palette(image):
    return smaller(subprocess.run(PALETTE, input=png(image), capture_output=True,
                                  check=True).stdout)


for book in BOOKS:
    module = importlib.import_module(book)
    for kind, picture in (("cover", module.cover()), ("page", module.page())):
        svg = picture.svg()
        (HERE / f"{book}-{kind}.svg").write_text(svg, encoding="utf-8", newline="\n")
        for name, data in ((f"{book}-{kind}.png", true_colour(rendered(svg, LARGE))),
                           (f"{book}-{kind}-200.png", palette(rendered(svg, SMALL)))):
            (HERE / name).write_bytes(data)
            print(f"{len(data):7} {name}")
