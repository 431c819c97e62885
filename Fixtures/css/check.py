#!/usr/bin/env python3
"""Plays style sheets in a browser, and compares it with the timelines that they were made of.

    python3 check.py FOLDER

FOLDER holds NAME.css and NAME.json, as `bookmotion timeline` writes them of the same book;
`.ci/css-in-chromium` makes them. Every style sheet is stopped at the time of every frame:

- what the browser says of each property has to be the number in the JSON, within the error that
  stands in the style sheet's comment;
- the corners of cover, spine, page edges and reader, as the browser draws them, have to be those
  that the projection in `corner` gives for the browser's own properties.

Wants Playwright and a Chromium. Exits with 1 at the first thing that is out of bounds.
"""

import json
import math
import pathlib
import re
import shutil
import sys

from playwright.sync_api import sync_playwright

# Layout knows 64ths of a pixel, which a cover that comes near makes larger.
MOST_PIXELS = 0.1
# What a browser's own arithmetic in single precision adds.
SINGLE = 2e-6
# So early what jumps may jump, in seconds, at most: two steps of what is written.
JUMP = 4e-6
UNITS = {"px": 1, "deg": 1, "": 1}

PAGE = """<!DOCTYPE html><meta charset="utf-8"><style>body { margin: 0 }</style>
<style>%s</style><div class="book-stage book-%s" style="overflow: visible">
<div class="book-library"></div><div class="book-shadow"></div>
<div class="book-body"><div class="book-back"></div><div class="book-block"></div>
<div class="book-page"></div><div class="book-edges"></div><div class="book-spine"></div>
<div class="book-facing"></div><div class="book-gutter"></div>
<div class="book-inside"></div><div class="book-cover"></div></div>
<div class="book-reader"></div><div class="book-overlay"></div><div class="book-controls"></div></div>"""

# A scene's properties are there for whatever is inside.
SCENE = """<!DOCTYPE html><meta charset="utf-8"><style>%s</style>
<div class="book-stage %s-play"></div>"""

SEEK = """([names, times, parts]) => {
  const stage = document.querySelector('.book-stage');
  const animations = document.getAnimations();
  animations.forEach(animation => animation.pause());
  const markers = parts.map(part => [[0, 0], [100, 0], [100, 100], [0, 100]].map(([x, y]) => {
    const element = document.querySelector('.book-' + part);
    element.style.overflow = 'visible';
    element.style.border = 'none';
    const marker = document.createElement('div');
    marker.style.cssText = `position: absolute; left: ${x}%; top: ${y}%; width: 0; height: 0`;
    element.appendChild(marker);
    return marker;
  }));
  return [animations.length, times.map(time => {
    animations.forEach(animation => { animation.currentTime = time * 1000; });
    const style = getComputedStyle(stage);
    const values = names.map(name => style.getPropertyValue(name));
    const corners = markers.map(four => four.map(marker => {
      const {left, top} = marker.getBoundingClientRect();
      return [left, top];
    }));
    return [values, corners];
  })];
}"""


def words(channel):
    return re.sub("([A-Z])", lambda match: "-" + match[1].lower(), channel)


def corner(x, y, hinge, middle, degrees, eye):
    """Where a point of a sheet is seen that has turned about a hinge, before an eye so far away."""
    angle = math.radians(degrees)
    across, height = (x - hinge) * math.cos(angle), -(x - hinge) * math.sin(angle)
    depth = 1 - height / eye
    return hinge + across / depth, middle + (y - middle) / depth


def lean(point, x, y, degrees, eye):
    """The same for a body that leans back about the horizontal line through its middle."""
    angle = math.radians(degrees)
    depth = 1 - (point[1] - y) * math.sin(angle) / eye
    return x + (point[0] - x) / depth, y + (point[1] - y) * math.cos(angle) / depth


def corners(value, binding, perspective, spread, screen):
    """The corners of cover, spine, page edges and reader for the values of the channels."""
    x, y, width, height = (value[name] for name in ("x", "y", "width", "height"))
    side = -1 if binding == "right" else 1
    hinge = x - side * width / 2
    shut = min(max(value["flipAngle"], 0), 180)
    spine = value["spineWidth"]

    def sheet(start, length, inset, degrees):
        edge = hinge + side * start
        eye = max(length, height - 2 * inset) / perspective
        left, right = sorted((edge, edge + side * length))
        top, bottom = y - height / 2 + inset, y + height / 2 - inset
        points = [(left, top), (right, top), (right, bottom), (left, bottom)]
        return [
            lean(corner(px, py, edge, y, side * degrees, eye), x, y, value["tilt"],
                 max(width, height) / perspective)
            for px, py in points]

    if spread:
        reader = [(0, 0), (screen[0], 0), (screen[0], screen[1]), (0, screen[1])]
    else:
        reader = [(x + a * width / 2, y + b * height / 2)
                  for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    return [sheet(0, width, 0, -value["flipAngle"]), sheet(0, spine, 0, 90 - shut / 2),
            sheet(spine, 0.8 * spine, 4, 90 - shut / 2), reader]


def check(page, css, document):
    text = css.read_text(encoding="utf-8")
    timeline = json.loads(document.read_text(encoding="utf-8"))
    channels = list(timeline["channels"])
    made = timeline["made"]
    scene = None if made["scene"] == "transition" else made["scene"]
    name = scene or "book"
    errors = {channel: 0.0 for channel in channels}
    for channel in channels:
        stated = re.search(rf"/\* {words(channel)}: never off by more than ([\d.]+)", text)
        if stated:
            errors[channel] = float(stated[1])
    for easing in re.findall(r"linear\(([^)]*)\)", text):
        if easing.count(",") + 1 > 40:
            sys.exit(f"{css.name}: an easing of more than 40 stops")
    page.set_content(
        SCENE % (text, scene) if scene
        else PAGE % (text, re.search(r"\n\.book-(open|close|both|play) \{", text)[1]))
    frames = timeline["keyframes"]
    rate = timeline["framesPerSecond"]
    times = [frame["frame"] / rate for frame in frames]
    parts = [] if scene else ["cover", "spine", "edges", "reader"]
    count, answers = page.evaluate(
        SEEK, [[f"--{name}-{words(channel)}" for channel in channels], times, parts])
    if count != text.count("@keyframes"):
        sys.exit(f"{css.name}: {count} animations of {text.count('@keyframes')}")
    style = made.get("choreography", {}).get("style", {})
    worst, far, asked = 0, 0, 0
    for before, frame, time, (values, quads) in zip([frames[0]] + frames, frames, times, answers):
        value = {}
        for channel, answer in zip(channels, values):
            number = re.fullmatch(r"(-?[\d.]+(?:e-?\d+)?)(px|deg|)", answer.strip())
            if not number:
                sys.exit(f"{css.name}: {channel} is '{answer}' at {time}")
            value[channel] = float(number[1])
            off = abs(value[channel] - frame[channel])
            # The grid of the JSON, and the browser's own precision.
            allowed = errors[channel] + 1e-6 + SINGLE * abs(frame[channel])
            # An event may be at the very time of a frame, and what jumps there is on its way.
            low, high = sorted((before[channel], frame[channel]))
            jumps = scene and low - allowed <= value[channel] <= high + allowed
            if not off <= allowed and not jumps:
                sys.exit(f"{css.name}: at {time:.4f} s {channel} is {value[channel]}, not "
                         f"{frame[channel]}: off by {off:.6f}, allowed {allowed:.6f}")
            asked += 1
            if errors[channel] > 0 and off <= allowed:
                worst = max(worst, off / errors[channel])
        expected = [] if scene else corners(
            value, made["binding"], style.get("perspective", 0.5),
            style.get("spread") == "spread", made["screen"])
        for part, four, there in zip(parts, quads, expected):
            for (left, top), (x, y) in zip(four, there):
                off = math.hypot(left - x, top - y)
                far = max(far, off)
                if not off <= MOST_PIXELS:
                    sys.exit(f"{css.name}: at {time:.4f} s a corner of the {part} is at "
                             f"({left}, {top}), not ({x}, {y})")
    return worst, far, asked


def main():
    folder = pathlib.Path(sys.argv[1])
    sheets = sorted(folder.glob("*.css"))
    if not sheets:
        sys.exit(f"check.py: no style sheets in {folder}")
    browser = next(filter(None, map(shutil.which, ("chromium", "chromium-browser"))), None)
    worst, far, asked = 0, 0, 0
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=browser, args=["--no-sandbox"])
        page = chromium.new_page(viewport={"width": 1200, "height": 900})
        for css in sheets:
            one = check(page, css, css.with_suffix(".json"))
            worst, far, asked = max(worst, one[0]), max(far, one[1]), asked + one[2]
        version = chromium.version
        chromium.close()
    print(f"{len(sheets)} style sheets in Chromium {version}: {asked} values, none further off than "
          f"stated (the worst {worst:.0%} of it); corners within {far:.3f} px of {MOST_PIXELS}")


if __name__ == "__main__":
    main()
