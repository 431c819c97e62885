"""Three engines that draw SVG and have nothing in common: librsvg, resvg and Chromium.

Every picture is an array of rows, columns and red, green and blue from 0 to 255, on white.
"""
import io
import os
import subprocess
import tempfile
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import numpy
from PIL import Image

# What a browser's window takes for itself of the height that it is asked for.
WINDOW = 200
# Beyond it a browser begins to draw smaller than it is asked to.
TALLEST = 15000


def array(image):
    image = image.convert("RGBA")
    ground = Image.new("RGBA", image.size, "white")
    return numpy.asarray(Image.alpha_composite(ground, image).convert("RGB")).astype(int)


def librsvg(path, zoom=1):
    made = subprocess.run(["rsvg-convert", "-z", str(zoom), path], capture_output=True, check=True)
    return array(Image.open(io.BytesIO(made.stdout)))


def resvg(path, zoom=1):
    import resvg_py

    made = resvg_py.svg_to_bytes(svg_path=str(path), zoom=zoom, skip_system_fonts=True)
    return array(Image.open(io.BytesIO(bytes(made))))


def screenshot(html, width, height, zoom=1):
    """What Chromium makes of a page."""
    with tempfile.TemporaryDirectory() as folder:
        page, shot = Path(folder, "page.html"), Path(folder, "shot.png")
        page.write_text(html, encoding="utf-8")
        browser = os.environ.get("CHROMIUM", "chromium")
        subprocess.run(
            [browser, "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
             "--allow-file-access-from-files", f"--user-data-dir={folder}/profile",
             f"--force-device-scale-factor={zoom}", f"--window-size={width},{height + WINDOW}",
             f"--screenshot={shot}", page.as_uri()],
            capture_output=True, timeout=300, check=True)
        image = Image.open(shot)
        return array(image.crop((0, 0, width * zoom, height * zoom)))


HEAD = """<!DOCTYPE html><meta charset="utf-8">
<style>body { margin: 0 } div, img { position: absolute }</style>
"""


def chromium(paths, zoom=1):
    """Draws files in a column of one page, and cuts them apart."""
    sizes = [size(path) for path in paths]
    pictures, rest = [], list(zip(paths, sizes))
    while rest:
        html, top, width, drawn = HEAD, 0, 0, []
        while rest and (not drawn or (top + rest[0][1][1]) * zoom <= TALLEST):
            path, (w, h) = rest.pop(0)
            uri = Path(path).resolve().as_uri()
            html += f'<img decoding="sync" src="{uri}" style="left: 0; top: {top}px">\n'
            drawn.append((top, w, h))
            top, width = top + h, max(width, w)
        shot = screenshot(html, width, top, zoom)
        for y, w, h in drawn:
            pictures.append(shot[y * zoom:(y + h) * zoom, :w * zoom])
    return pictures


def size(path):
    """The width and the height that a drawing states."""
    return view(path)[2:]


def view(path):
    """The part of the plane that a drawing shows: x, y, width and height, which are whole."""
    from xml.etree import ElementTree

    with open(path, "rb") as file:
        _, root = next(ElementTree.iterparse(file, ["start"]))
    box = [float(word) for word in root.get("viewBox").replace("-", " -").split()]
    if any(number != int(number) for number in box):
        raise SystemExit(f"{path}: the view box is not whole: {box}")
    return [int(number) for number in box]


def draw(paths, zoom=1, engines=("librsvg", "resvg", "Chromium")):
    """All files by all engines: a list of pictures an engine."""
    functions = {"librsvg": librsvg, "resvg": resvg}
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        made = {
            name: [pool.submit(functions[name], path, zoom) for path in paths]
            for name in engines if name in functions}
        drawn = {}
        if "Chromium" in engines:
            drawn["Chromium"] = chromium(paths, zoom)
        for name, futures in made.items():
            drawn[name] = [future.result() for future in futures]
    return {name: drawn[name] for name in engines}


def difference(one, other):
    """The greatest difference in any channel, pixel by pixel."""
    return numpy.abs(one - other).max(axis=2)
