#!/usr/bin/env python3
"""Makes the small pictures that the tests read."""
import pathlib

from PIL import Image

HERE = pathlib.Path(__file__).parent


def gray(width, height):
    image = Image.new("L", (width, height))
    image.putdata([(x * 5 + y * 3) % 256 for y in range(height) for x in range(width)])
    return image


gray(50, 70).save(HERE / "gray-50x70.png")
gray(40, 30).save(HERE / "gray-40x30.jpg", quality=40)
gray(33, 17).save(HERE / "progressive-33x17.jpg", quality=40, progressive=True)
exif = Image.Exif()
exif[0x0112] = 6
gray(40, 30).save(HERE / "turned-40x30.jpg", quality=40, exif=exif)
