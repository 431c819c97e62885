#!/usr/bin/env python3
"""Draws the pictures and renders them.

Covers and pages: SVG → 500 × 700 in 8-bit RGB, and a few in 200 × 280 with a palette.
Spreads: SVG → 1000 × 700 in 8-bit RGB.
"""
import importlib
import io
import pathlib
import subprocess

import oxipng
import resvg_py
from PIL import Image

HERE = pathlib.Path(__file__).parent
BOOKS = ("fox", "hare", "whale")
SPREADS = ("fox", "whale")
SMALL_ONES = ("fox-page", "whale-cover", "whale-page")
LARGE, SMALL, WIDE = 500, 200, 1000
LIMIT, WIDE_LIMIT = 120_000, 140_000
PALETTE = ("pngquant", "--speed", "1", "--floyd=0.5", "--strip", "256", "-")


def png(image):
    data = io.BytesIO()
    image.save(data, "PNG")
    return data.getvalue()


def rendered(svg, width):
    pixels = bytes(resvg_py.svg_to_bytes(svg_string=svg, width=width, skip_system_fonts=True))
    return Image.open(io.BytesIO(pixels)).convert("RGB")


def smaller(data):
    """The same pixels in the same color type, packed tighter."""
    return oxipng.optimize_from_memory(data, level=6, strip=oxipng.StripChunks.all(),
                                       bit_depth_reduction=False, color_type_reduction=False,
                                       palette_reduction=False, grayscale_reduction=False)


def true_color(image, limit=LIMIT):
    """As it is if that is small enough, else on every second or third level; 0 and 255 stay."""
    for step in (1, 2, 3):
        levels = [min(255, round(value / step) * step) for value in range(256)]
        data = smaller(png(image.point(levels * 3)))
        if len(data) <= limit:
            return data
    raise SystemExit(f"{len(data)} bytes are more than {limit}")


def palette(image):
    return smaller(subprocess.run(PALETTE, input=png(image), capture_output=True,
                                  check=True).stdout)


def write(name, data):
    (HERE / name).write_bytes(data)
    print(f"{len(data):7} {name}")


for book in BOOKS:
    module = importlib.import_module(book)
    for kind, picture in (("cover", module.cover()), ("page", module.page())):
        svg = picture.svg()
        write(f"{book}-{kind}.png", true_color(rendered(svg, LARGE)))
        if f"{book}-{kind}" in SMALL_ONES:
            write(f"{book}-{kind}-200.png", palette(rendered(svg, SMALL)))
for book in SPREADS:
    svg = importlib.import_module(f"{book}_spread").spread().svg()
    write(f"{book}-spread.png", true_color(rendered(svg, WIDE), WIDE_LIMIT))
