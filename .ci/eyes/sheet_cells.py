"""The cells of a contact sheet are the frames of the instants that are written under them.

Both are drawn as large as a cell, by three engines. The share of pixels that differ by more than 32
of 255, and the mean difference.
"""
from xml.etree import ElementTree

import book
import engines

VISIBLE = 32
# The frame is the same drawing, but for a picture on a turning cover: a sheet cuts it into fewer and
# wider parts. So fine lines and letters of a picture lie half a pixel elsewhere.
ALLOWED = {"drawn": 0, "pictures": 0.002}
# A cell has a hairline around it.
EDGE = 1
SHEET = ("--sheet", 9, "--columns", 3, "--theme", "light", "--fps", 10)


def cases():
    """Name, choreography, options."""
    yield "drawn", "bookPolish", ()
    yield "pictures", "storyReader", (
        "--direction", "close", "--binding", "right", "--cover", book.ART / "whale-cover-200.png",
        "--page", book.ART / "whale-page-200.png")


def cells(path):
    """Where a sheet's cells are, and the time under each."""
    root = ElementTree.parse(path).getroot()
    times = [
        text.text.removesuffix(" s") for text in root.iter(f"{{{book.SVG}}}text")
        if text.get("class") == "quiet end"]
    places = [
        [int(part.get(side)) for side in ("x", "y", "width", "height")]
        for part in root.findall(f"{{{book.SVG}}}svg")]
    if len(times) != len(places) or len(places) != SHEET[1]:
        raise SystemExit(f"{path}: {len(places)} cells and {len(times)} times")
    return list(zip(places, times))


def sized(path, width, height):
    """The same drawing, of another size."""
    tree = ElementTree.parse(path)
    tree.getroot().set("width", str(width))
    tree.getroot().set("height", str(height))
    made = path.with_name("sized-" + path.name)
    tree.write(made)
    return made


def as_images(parts, size):
    """What Chromium makes of files that lie beside each other."""
    html = engines.HEAD + "".join(
        f'<img decoding="sync" src="{path.resolve().as_uri()}" style="left: {x}px; top: {y}px">\n'
        for path, (x, y) in parts)
    return engines.screenshot(html, *size)


def main():
    faults = []
    print("a sheet's cells are the frames")
    for kind, choreography, options in cases():
        sheet = book.FOLDER / f"sheet-{kind}.svg"
        book.run("frames", "--choreography", choreography, "-o", sheet, *SHEET, *options)
        found = cells(sheet)
        frames = [
            sized(book.frame(f"cell-{kind}-{time}", time, "--choreography", choreography, *options), *size)
            for (_, _, *size), time in found]
        size = engines.size(sheet)
        sheets = {
            "librsvg": engines.librsvg(sheet), "resvg": engines.resvg(sheet),
            "Chromium": as_images([(sheet, (0, 0))], size)}
        browser = as_images(
            [(path, place[:2]) for path, (place, _) in zip(frames, found)], size)
        for engine, whole in sheets.items():
            share = mean = 0
            for path, ((x, y, width, height), time) in zip(frames, found):
                area = slice(y, y + height), slice(x, x + width)
                alone = (
                    browser[area] if engine == "Chromium" else getattr(engines, engine)(path))
                away = engines.difference(whole[area], alone)[EDGE:-EDGE, EDGE:-EDGE]
                share, mean = max(share, (away > VISIBLE).mean()), max(mean, away.mean())
                if not (away > VISIBLE).mean() <= ALLOWED[kind]:
                    faults.append(f"{kind}, {engine}: the cell of {time} s is another picture")
            print(f"{kind:10}{engine:10}{len(found):3} cells{share:10.3%}{mean:8.2f} of 255")
    return faults
