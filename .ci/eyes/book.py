"""Frames that the tool makes, at the angles and instants that a check wants."""
import csv
import io
import json
import os
import subprocess
from pathlib import Path
from xml.etree import ElementTree

TOOL = os.environ["BOOKMOTION"]
FOLDER = Path(os.environ["FRAMES"])
ART = Path(__file__).resolve().parents[2] / "Fixtures" / "art"

SVG = "http://www.w3.org/2000/svg"
ElementTree.register_namespace("", SVG)
ElementTree.register_namespace("xlink", "http://www.w3.org/1999/xlink")


def run(*words):
    done = subprocess.run([TOOL, *map(str, words)], capture_output=True, text=True)
    if done.returncode != 0:
        raise SystemExit(f"bookmotion {' '.join(map(str, words))}: {done.stderr}")
    return done.stdout


def frame(name, time, *options):
    path = FOLDER / f"{name}.svg"
    run("frames", "--at", time, "-o", path, *options)
    return path


def rows(*options):
    """All channels of a motion at every thousandth of a second."""
    text = run("timeline", "--fps", 1000, "--format", "csv", *options)
    return list(csv.DictReader(io.StringIO(text)))


def when(choreography, channel, value):
    """The first instant at which a channel is as large as that."""
    for row in rows("--choreography", choreography):
        if float(row[channel]) >= value:
            return row["time"]
    raise SystemExit(f"{choreography}: {channel} never reaches {value}")


def turning(style, tilt=0):
    """A choreography of a book that turns by one degree a second, in the middle of the screen."""
    def at_once(move, **rest):
        return {"move": move, "curve": "linear", "duration": 0, **rest}

    def flip(angle, duration):
        return {"move": "flipAngle", "to": angle, "curve": "linear", "duration": duration}

    places = [
        [at_once("center", to=place), at_once("size", to=place), at_once("tilt", to=lean)]
        for place, lean in (("centered", tilt), ("shelf", 0))]
    # As large as without a limit for what turns, on a screen as low as that of a test.
    centered = {"place": "centered", "width": 0.35, "aspect": [1, 1.4], "growth": 1.05}
    document = {
        "schema": "bookmotion.choreography/1", "name": "turning", "style": style,
        "places": [{**centered, "widest": 300, "margins": [48, 48]}],
        "opening": [
            {"phase": "selected", "lasts": 0, "moves": places[0]},
            {"phase": "flipping", "lasts": 180, "moves": [flip(180, 180)]},
            {"phase": "complete", "lasts": 0}],
        "closing": [
            {"phase": "closing", "lasts": 0, "moves": [flip(0, 0)]},
            {"phase": "idle", "lasts": 0.1, "moves": places[1]}]}
    path = FOLDER / f"turning-{style['spread']}-{tilt}.json"
    path.write_text(json.dumps(document))
    return path


# The looks of the two presets. The facing page, the only picture on what has turned by more than
# 90°, comes as soon as the cover's inside does, and not at the very end.
PAGE = {"spineWidth": 14, "perspective": 0.5, "spread": "page"}
SPREAD = {"fades": {"cover": {"departure": [100, 110], "smooth": True}}, "spineWidth": 35, "perspective": 0.65, "spread": "spread"}


def filled(path, color, name):
    """The same drawing with one piece of a color in place of a picture in parts.

    The light on it, the lines and the outline that cuts it stay.
    """
    tree = ElementTree.parse(path)
    count = 0
    for group in tree.iter(f"{{{SVG}}}g"):
        note = group.find(f"{{{SVG}}}desc")
        if note is None or " parts, " not in note.text:
            continue
        count += 1
        for child in list(group):
            group.remove(child)
        ElementTree.SubElement(
            group, f"{{{SVG}}}rect",
            {"x": "-9999", "y": "-9999", "width": "19998", "height": "19998", "fill": color})
    if count == 0:
        raise SystemExit(f"{path}: no picture in parts, as they were written once")
    made = FOLDER / f"{name}.svg"
    tree.write(made)
    return made
