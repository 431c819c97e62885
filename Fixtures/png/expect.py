#!/usr/bin/env python3
"""Writes expected.csv and linear.csv: what other decoders find in the valid files of a folder, and
damaged-fine.csv: the same for the damaged files that may still be accepted.

    pip install pypng pillow opencv-python-headless
    PNG_FOLDER=FOLDER swift test --filter MadePNG
    python3 expect.py FOLDER

Pixels come from pypng, as they are stored; what becomes of them is written out here from the
definitions. Pillow and OpenCV decode the same files, and the script fails where they disagree.
"""
import collections
import csv
import decimal
import io
import itertools
import pathlib
import sys
import zlib

import cv2
import numpy
import png
from PIL import Image

HERE = pathlib.Path(__file__).parent
GRAY, RGB, PALETTE, GRAY_ALPHA, RGBA = 0, 2, 3, 4, 6
EDGES = ("left", "right", "top", "bottom")
Image.MAX_IMAGE_PIXELS = None
decimal.getcontext().prec = 40


def to_eight(value, depth):
    """A sample of any depth as the nearest of 0...255: exact below 16 bits."""
    if depth == 16:
        return (value * 255 + 32767) // 65535
    return value * 255 // ((1 << depth) - 1)


def essential(data):
    """Only the chunks that make pixels: pypng and Pillow refuse a file for a wrong one of the rest."""
    out, place = data[:8], 8
    while out[-8:-4] != b"IEND":
        size = 12 + int.from_bytes(data[place:place + 4], "big")
        if data[place + 4:place + 8] in (b"IHDR", b"PLTE", b"tRNS", b"IDAT", b"IEND"):
            out += data[place:place + size]
        place += size
    return out


class Stored:
    """A file through pypng: samples as stored, with the palette and the key as stored."""

    def __init__(self, path):
        self.essential = essential(path.read_bytes())
        reader = png.Reader(bytes=self.essential)
        self.width, self.height, rows, _ = reader.read()
        self.depth, self.color = reader.bitdepth, reader.color_type
        self.interlaced = reader.interlace
        self.channels = {GRAY: 1, RGB: 3, PALETTE: 1, GRAY_ALPHA: 2, RGBA: 4}[self.color]
        # pypng hands out as many rows as are in the stream; those after the last are no pixels.
        self.rows = [list(row) for row in rows][:self.height]
        assert len(self.rows) == self.height and len(self.rows[-1]) == self.width * self.channels
        self.palette = None if self.color != PALETTE else [tuple(reader.plte[i:i + 3])
                                                            for i in range(0, len(reader.plte), 3)]
        trns = reader.trns
        if trns and self.color in (GRAY, RGB):
            # Two bytes a sample, of which only the depth's own bits count.
            mask = (1 << self.depth) - 1
            trns = tuple(int.from_bytes(trns[i:i + 2], "big") & mask
                         for i in range(0, len(trns), 2))
        self.key = trns or None

    def rgba(self, pixel):
        if self.color == PALETTE:
            index = pixel[0]
            alphas = self.key or b""
            return self.palette[index] + (alphas[index] if index < len(alphas) else 255,)
        eight = tuple(to_eight(sample, self.depth) for sample in pixel)
        if self.color == GRAY_ALPHA:
            return (eight[0],) * 3 + (eight[1],)
        if self.color == RGBA:
            return eight
        alpha = 0 if self.key and pixel == self.key else 255
        return (eight if self.color == RGB else eight * 3) + (alpha,)

    def pixels(self):
        """Rows of (r, g, b, a)."""
        n = self.channels
        for row in self.rows:
            yield [self.rgba(tuple(row[i:i + n])) for i in range(0, len(row), n)]


def edge_pixels(rows, width, height):
    columns, lines = max(1, width // 10), max(1, height // 10)
    return {
        "left": [pixel for row in rows for pixel in row[:columns]],
        "right": [pixel for row in rows for pixel in row[width - columns:]],
        "top": [pixel for row in rows[:lines] for pixel in row],
        "bottom": [pixel for row in rows[height - lines:] for pixel in row],
    }


def sums(pixels):
    return tuple(sum(pixel[c] * pixel[3] for pixel in pixels) for c in range(3))


def linear(byte):
    value = decimal.Decimal(byte) / 255
    if value <= decimal.Decimal("0.04045"):
        return value / decimal.Decimal("12.92")
    return ((value + decimal.Decimal("0.055")) / decimal.Decimal("1.055")) ** decimal.Decimal("2.4")


LINEAR = [linear(byte) for byte in range(256)]


def linear_mean(pixels):
    """The mean of light, each color weighed by its alpha, as sRGB again; 40 digits inside."""
    out = []
    for c in range(3):
        weights = collections.Counter()
        for pixel in pixels:
            weights[pixel[c]] += pixel[3]
        light = sum(LINEAR[value] * weight for value, weight in weights.items())
        light /= 255 * len(pixels)
        # The two published corners of the curve differ; no picture may stand between them.
        assert not decimal.Decimal("0.00313") < light < decimal.Decimal("0.003132")
        if light <= decimal.Decimal("0.0031308"):
            out.append(light * decimal.Decimal("12.92"))
        else:
            power = light ** (1 / decimal.Decimal("2.4"))
            out.append(power * decimal.Decimal("1.055") - decimal.Decimal("0.055"))
    return [repr(float(value)) for value in out]


# --- the second and the third decoder ---------------------------------------------------------

def pillow_rows(stored):
    """What Pillow decodes, as rows of RGBA, or None where it keeps too little of the file.

    Pillow cuts 16 bits a channel to 8 by dropping the low byte, but for gray without alpha; of
    those files only the high bytes can be compared, see `pillow_high_bytes`. It keeps a key as it
    is stored, so the key is applied here to what Pillow decoded.
    """
    image = Image.open(io.BytesIO(stored.essential))
    image.load()
    values = numpy.array(image)
    key = image.info.get("transparency")
    if stored.color == PALETTE:
        table = numpy.zeros((256, 4), numpy.uint8)
        entries = numpy.frombuffer(bytes(image.getpalette()), numpy.uint8).reshape(-1, 3)
        table[:len(entries), :3] = entries
        table[:, 3] = 255
        if isinstance(key, bytes):
            table[:len(key), 3] = list(key)
        elif key is not None:
            # Pillow keeps a palette with one hidden entry, all others opaque, as its number.
            table[key, 3] = 0
        return table[values]
    if stored.depth == 16 and stored.color != GRAY:
        return None
    if stored.color == GRAY:
        top = {1: 1, 16: 65535}.get(stored.depth, 255)
        full = (1 << stored.depth) - 1
        samples = values.astype(numpy.int64) * full // top
        eight = (samples * 255 + full // 2) // full
        out = numpy.stack([eight, eight, eight, numpy.full_like(eight, 255)], 2)
        if key is not None:
            out[samples == (key & full), 3] = 0
        return out
    out = numpy.full(values.shape[:2] + (4,), 255, numpy.int64)
    if stored.color == RGB:
        out[..., :3] = values
        if key is not None:
            out[(values == numpy.array([part & 255 for part in key])).all(2), 3] = 0
    elif stored.color == GRAY_ALPHA:
        out[..., :3], out[..., 3] = values[..., :1], values[..., 1]
    else:
        out[...] = values
    return out


def pillow_high_bytes(stored):
    """Whether Pillow's 8 bits are the high bytes of the stored 16."""
    ours = numpy.array(stored.rows).reshape(stored.height, stored.width, stored.channels) >> 8
    theirs = numpy.array(Image.open(io.BytesIO(stored.essential)))
    if stored.color == GRAY_ALPHA and theirs.shape[2] == 4:
        theirs = theirs[..., 2:]
    return (theirs == ours).all()


def opencv_rows(path, stored):
    """What OpenCV decodes, as rows of RGBA at 8 bits, or None where it drops the transparency.

    It keeps 16 bits; a key it applies only where it says so by a fourth channel.
    """
    values = cv2.imread(str(path), cv2.IMREAD_UNCHANGED)
    if values is None:
        return None
    values = values.astype(numpy.int64)
    if values.ndim == 2:
        values = values[..., None].repeat(3, 2)
    if stored.depth == 16:
        values = (values * 255 + 32767) // 65535
    out = numpy.full(values.shape[:2] + (4,), 255, numpy.int64)
    out[..., 0], out[..., 1], out[..., 2] = values[..., 2], values[..., 1], values[..., 0]
    if values.shape[2] == 4:
        out[..., 3] = values[..., 3]
        return out
    return out if stored.key is None else out[..., :3]


def agreed(path, stored, rows, tally):
    """Names of the decoders that gave the same picture; fails where one gave another."""
    ours = numpy.array(rows, dtype=numpy.int64)
    witnesses = []
    theirs = pillow_rows(stored)
    if theirs is None:
        assert pillow_high_bytes(stored), f"{path.name}: Pillow's high bytes differ"
        witnesses.append("pillow-high-bytes")
    else:
        assert (ours == theirs).all(), f"{path.name}: Pillow differs"
        witnesses.append("pillow")
    theirs = opencv_rows(path, stored)
    if theirs is None:
        tally["opencv refuses " + path.name] += 1
    else:
        assert (ours[..., :theirs.shape[2]] == theirs).all(), f"{path.name}: OpenCV differs"
        witnesses.append("opencv" if theirs.shape[2] == 4 else "opencv-colors")
    assert set(witnesses) & {"pillow", "opencv"}, f"{path.name}: no second decoder for all of it"
    tally[f"{' + '.join(witnesses)}"] += 1
    return witnesses


HEADER = ["file", "width", "height", "color_type", "depth", "interlaced", "crc32",
          *(f"{edge}_{part}" for edge in EDGES for part in ("pixels", "r", "g", "b"))]


def line(path, stored, rows):
    whole = zlib.crc32(bytes(itertools.chain.from_iterable(itertools.chain.from_iterable(rows))))
    found = [path.name, stored.width, stored.height, stored.color, stored.depth,
             int(stored.interlaced), f"{whole:08x}"]
    for pixels in edge_pixels(rows, stored.width, stored.height).values():
        found += [len(pixels), *sums(pixels)]
    return found


def table(name, header, lines):
    with open(HERE / name, "w", newline="") as file:
        writer = csv.writer(file, lineterminator="\n", quoting=csv.QUOTE_NONE)
        writer.writerow(header)
        writer.writerows(lines)
    print(f"{name}: {len(lines)} lines")


def pictures(folder, damaged):
    lines, light, tally = [], [], collections.Counter()
    for path in sorted(folder.glob("*.png")):
        if path.name in damaged:
            continue
        stored = Stored(path)
        rows = list(stored.pixels())
        agreed(path, stored, rows, tally)
        lines.append(line(path, stored, rows))
        for edge, pixels in edge_pixels(rows, stored.width, stored.height).items():
            light.append([path.name, edge, *linear_mean(pixels)])
    table("expected.csv", HEADER, lines)
    table("linear.csv", ["file", "edge", "r", "g", "b"], light)
    for witnesses, count in sorted(tally.items()):
        print(f"  {count:4} {witnesses}")


def without_pixels(stored, left):
    """The line of a file of which only the left edge is known."""
    return [stored.width, stored.height, stored.color, stored.depth, int(stored.interlaced), "",
            len(left), *sums(left)] + [""] * 12


def left_alone(stored):
    """The left edge of a palette picture that has an index beyond its palette elsewhere."""
    columns = max(1, stored.width // 10)
    return [stored.rgba((index,)) for row in stored.rows for index in row[:columns]]


def black_and_white(path):
    """The line of a gray picture of 1 bit that is too large for lists, through Pillow."""
    values = numpy.array(Image.open(path))
    theirs = cv2.imread(str(path), cv2.IMREAD_UNCHANGED)
    assert all((theirs[y] == row * numpy.uint8(255)).all() for y, row in enumerate(values))
    height, width = values.shape
    columns, lines = width // 10, height // 10
    whole, known = 0, {}
    for row in values:
        data = row.tobytes()
        if data not in known:
            known = {data: b"".join(b"\xff\xff\xff\xff" if v else b"\0\0\0\xff" for v in data)}
        whole = zlib.crc32(known[data], whole)
    found = [path.name, width, height, GRAY, 1, 0, f"{whole:08x}"]
    for part in (values[:, :columns], values[:, width - columns:], values[:lines],
                 values[height - lines:]):
        found += [part.size] + [int(part.sum(dtype=numpy.int64)) * 255 * 255] * 3
    return found


def damaged_but_fine(folder, cases):
    """Of a damaged file that may be fine, what it gives if it is."""
    lines, tally = [], collections.Counter()
    for case in cases:
        if "fine" not in case["expected"].split("|"):
            continue
        path = folder / case["file"]
        if path.name == "bomb-16000.png":
            lines.append(black_and_white(path))
            continue
        if case["same_as"]:
            stored = Stored(folder / case["same_as"])
        else:
            stored = Stored(path)
        if path.name.startswith("index-"):
            lines.append([path.name, *without_pixels(stored, left_alone(stored))])
            continue
        rows = list(stored.pixels())
        lines.append(line(path, stored, rows))
        theirs = opencv_rows(path, stored)
        if theirs is None:
            tally["opencv refuses " + path.name] += 1
        else:
            ours = numpy.array(rows)[..., :theirs.shape[2]]
            assert (ours == theirs).all(), f"{path.name}: OpenCV differs"
            tally["opencv agrees"] += 1
    table("damaged-fine.csv", HEADER, lines)
    for word, count in sorted(tally.items()):
        print(f"  {count:4} {word}")


def main(folder):
    with open(HERE / "damaged.csv", newline="") as file:
        cases = list(csv.DictReader(file))
    pictures(folder, {case["file"] for case in cases})
    damaged_but_fine(folder, cases)


if __name__ == "__main__":
    main(pathlib.Path(sys.argv[1]))
