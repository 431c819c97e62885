"""Plays style sheets, web animations and pages in a browser, and compares with the poses of the tool.

    played_web.py chromium|firefox FOLDER

FOLDER holds NAME.json, as `bookmotion timeline` writes it, beside NAME.css, NAME.waapi and NAME.html of
the same motion; `.ci/other-eyes web` makes them. Everything is stopped at the times of frames, of the
first screen at all of them, of others at 50:

- what the browser says of each property has to be the number in the JSON, within the error that the
  file states;
- so have opacities, sizes, blurs and shadows of the elements, as the browser computes them;
- the corners of the elements, as the browser lays them out, have to be where the projection in
  `corners` puts the pose of the JSON, as near as the stated errors allow, and, of a style sheet, where
  it puts the browser's own numbers.

Exits with 1 after saying what is out of bounds.
"""

import json
import math
import pathlib
import re
import sys
import tempfile
import time

from browsers import ENGINES, Net

# Layout knows 64ths of a pixel, or 60ths, which a cover that comes near makes larger.
MOST_PIXELS = 0.1
# What a browser's own arithmetic in single precision adds, and that it writes six digits.
SINGLE = 2e-6 + 5e-6
# The instants that are looked at where not all of them are.
FEW = 50

PAGE = """<!DOCTYPE html><meta charset="utf-8"><style>body { margin: 0 }</style>
<style id="sheet"></style><div id="place"></div>"""

SHOW = """
  document.getElementById("sheet").textContent = %s;
  document.getElementById("place").innerHTML = %s;
  for (const property of %s) { try { CSS.registerProperty(property) } catch (error) { if (error.name != "InvalidModificationError") throw error } }
  for (const { selector, keyframes, timing } of %s)
    document.querySelector(selector).animate(keyframes, timing);
  const animations = document.getAnimations();
  animations.forEach((animation) => animation.pause());
  return animations.length"""

SEEK = """
  const [names, elements, parts, times] = %s;
  const stage = document.getElementById("place").firstElementChild;
  stage.style.overflow = "visible";
  const animations = document.getAnimations();
  const markers = parts.map((part) => {
    const element = document.querySelector(".book-" + part);
    element.style.overflow = "visible";
    element.style.borderStyle = "none";
    return [[0, 0], [100, 0], [100, 100], [0, 100]].map(([x, y]) => {
      const marker = document.createElement("div");
      marker.style.cssText = `position: absolute; left: ${x}%%; top: ${y}%%; width: 0; height: 0`;
      return element.appendChild(marker);
    });
  });
  return times.map((time) => {
    animations.forEach((animation) => { animation.currentTime = time * 1000; });
    const style = getComputedStyle(stage);
    return [
      names.map((name) => style.getPropertyValue(name)),
      elements.map(([element, property]) =>
        getComputedStyle(document.querySelector(".book-" + element))[property]),
      markers.map((four) => four.map((marker) => {
        const { left, top } = marker.getBoundingClientRect();
        return [left, top];
      })),
    ];
  })"""


def words(channel):
    return re.sub("([A-Z])", lambda match: "-" + match[1].lower(), channel)


class Look:
    """What the poses of a motion do not say of how it is seen."""

    def __init__(self, made):
        style = made.get("choreography", {}).get("style", {})
        self.perspective = style.get("perspective", 0.5)
        self.spread = style.get("spread", "page")
        self.reference = style.get("referenceWidth", 200) if style.get("scalesWithBook") else None
        self.parts = ["cover", "page", "spine", "edges", "reader"]
        if style.get("inside", "lining") != "front":
            self.parts.append("inside")
        if self.spread != "page":
            self.parts.append("facing")
        self.side = -1 if made.get("binding") == "right" else 1
        self.screen = made.get("screen")
        # With reduced motion, a page is read where it will be, while the book is still on its shelf.
        choreography = made.get("choreography", {})
        self.margins = None
        if self.spread == "page" and choreography.get("name", "").lower().find("reduced") >= 0:
            self.margins = choreography.get("places", {}).get("reader", [48, 48])
        self.elements = [
            ("library", "opacity", ["libraryOpacity"]), ("library", "filter", ["libraryBlur"]),
            ("body", "opacity", ["bookOpacity"]), ("body", "width", ["width"]),
            ("body", "height", ["height"]), ("cover", "opacity", ["coverOpacity"]),
            ("page", "opacity", ["firstPageOpacity"]), ("spine", "opacity", ["spineOpacity"]),
            ("spine", "width", ["spineWidth"]), ("edges", "opacity", ["pageEdgeOpacity"]),
            ("reader", "opacity", ["readerOpacity"]), ("overlay", "opacity", ["overlayOpacity"]),
            ("controls", "opacity", ["controlsOpacity"]),
            ("shadow", "boxShadow", ["shadowX", "shadowY", "shadowRadius", "shadowOpacity"]),
        ]

    def length(self, points, width):
        """A length of the style, which may grow with the book."""
        return points * width / self.reference if self.reference else points

    def numbers(self, pose):
        """The numbers that elements have in a pose, by element and property as web animations do."""
        eye = max(pose["width"], pose["height"]) / self.perspective
        shut = min(max(pose["flipAngle"], 0), 180)
        spine = pose["spineWidth"]
        edges = max(0.8 * spine, pose["height"] - self.length(8, pose["width"]))
        return {
            "left": pose["x"] - pose["width"] / 2, "top": pose["y"] - pose["height"] / 2,
            "width": pose["width"], "height": pose["height"],
            "bodyEye": eye, "tilt": pose["tilt"], "yaw": self.side * pose["yaw"],
            "coverEye": eye, "coverAngle": -self.side * pose["flipAngle"],
            "spine": spine, "spineEye": max(spine, pose["height"]) / self.perspective,
            "spineAngle": self.side * (90 - shut / 2), "edges": spine, "edgesWidth": 0.8 * spine,
            "edgesEye": edges / self.perspective, "edgesAngle": self.side * (90 - shut / 2),
            "readerScale": pose["readerScale"],
        }

    PLACES = {
        "left": ("body", "left", 0), "top": ("body", "top", 0), "width": ("body", "width", 0),
        "height": ("body", "height", 0), "bodyEye": ("body", "transform", 0),
        "tilt": ("body", "transform", 1), "yaw": ("body", "transform", 2),
        "coverEye": ("cover", "transform", 0), "coverAngle": ("cover", "transform", 1),
        "spine": ("spine", "width", 0), "spineEye": ("spine", "transform", 0),
        "spineAngle": ("spine", "transform", 1), "edgesWidth": ("edges", "width", 0),
        "edgesEye": ("edges", "transform", 0), "edgesAngle": ("edges", "transform", 1),
        "readerScale": ("reader", "transform", 0),
    }

    def corners(self, n):
        """The corners of all parts for the numbers of the elements."""
        left, top, width, height = n["left"], n["top"], n["width"], n["height"]
        x, y, side = left + width / 2, top + height / 2, self.side
        hinge = left if side == 1 else left + width

        def lean(px, py):
            yaw, tilt = math.radians(n["yaw"]), math.radians(n["tilt"])
            across, down, near = (px - x) * math.cos(yaw), py - y, -(px - x) * math.sin(yaw)
            down, near = (down * math.cos(tilt) - near * math.sin(tilt),
                          down * math.sin(tilt) + near * math.cos(tilt))
            depth = 1 - near / n["bodyEye"]
            return x + across / depth, y + down / depth

        def sheet(start, length, inset, degrees, eye):
            edge, angle = hinge + side * start, math.radians(degrees)
            points = []
            ends = sorted((0, side * length))
            for across, down in [(ends[0], -1), (ends[1], -1), (ends[1], 1), (ends[0], 1)]:
                depth = 1 + across * math.sin(angle) / eye
                points.append(lean(edge + across * math.cos(angle) / depth,
                                   y + down * (height / 2 - inset) / depth))
            return points

        def flat(away):
            return sheet(away, width, 0, 0, n["coverEye"])

        cover = sheet(0, width, 0, n["coverAngle"], n["coverEye"])
        inside = [cover[1], cover[0], cover[3], cover[2]]
        if self.spread != "page":
            middle, size = (self.screen[0] / 2, self.screen[1] / 2), self.screen
        elif self.margins:
            middle = (self.screen[0] / 2, self.screen[1] / 2)
            size = [side - margin for side, margin in zip(self.screen, self.margins)]
        else:
            middle, size = (x, y), (width, height)
        is_centered = self.spread == "centered"
        places = {
            "cover": cover, "inside": inside, "page": flat(width / 2 if is_centered else 0),
            "facing": flat(-width / 2) if is_centered else inside,
            "spine": sheet(0, n["spine"], 0, n["spineAngle"], n["spineEye"]),
            "edges": sheet(n["edges"], n["edgesWidth"], self.length(4, width), n["edgesAngle"], n["edgesEye"]),
            "reader": [(middle[0] + a * n["readerScale"] * size[0] / 2, middle[1] + b * n["readerScale"] * size[1] / 2)
                       for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))],
        }
        return [places[part] for part in self.parts]


def reach(function, values, errors):
    """How far the points of a function may be off when its values are."""
    here = function(values)
    allowed = [[0] * len(part) for part in here]
    for name, error in errors.items():
        if not error:
            continue
        for sign in (1, -1):
            there = function({**values, name: values[name] + sign * error})
            off = [[math.dist(a, b) for a, b in zip(one, other)] for one, other in zip(here, there)]
            if sign == 1:
                forth = off
            else:
                allowed = [[sum_ + max(a, b) for sum_, a, b in zip(*lists)]
                           for lists in zip(allowed, forth, off)]
    return allowed


def read(text, count):
    """The numbers of a computed value: a shadow's color, which browsers write first, comes last."""
    if text.startswith("rgb"):
        color, text = text.split(")", 1)
        alpha = color.split(",")[3] if color.startswith("rgba") else "1"
        text = " ".join(text.split()[:3]) + " " + alpha
    numbers = [float(number) for number in re.findall(r"-?[\d.]+(?:e-?\d+)?", text)]
    return (numbers + [0.0] * count)[:count] if text == "none" else numbers[:count]


class Check:
    def __init__(self, engine, browser):
        self.engine, self.browser = engine, browser
        self.failures, self.worst = [], {}
        self.files = self.asked = 0

    def fail(self, words):
        self.failures.append(words)

    def note(self, what, value, where):
        if value > self.worst.get(what, (-1, ""))[0]:
            self.worst[what] = (value, where)

    def play(self, sheet, markup, properties=(), animations=()):
        return self.browser.run(SHOW % tuple(json.dumps(one) for one in (sheet, markup, properties, animations)))

    def check(self, path, timeline):
        """A style sheet, or web animations."""
        name, made = path.name, timeline["made"]
        scene = None if made["scene"] == "transition" else made["scene"]
        look = Look(made)
        text = path.read_text(encoding="utf-8")
        channels, errors = list(timeline["channels"]), {}
        if path.suffix == ".css":
            names = [f"--{scene or 'book'}-{words(channel)}" for channel in channels]
            for channel in channels:
                stated = re.search(rf"/\* {words(channel)}: never off by more than ([\d.]+)", text)
                errors[channel] = float(stated[1]) if stated else 0.0
            for easing in re.findall(r"linear\(([^)]*)\)", text):
                if easing.count(",") + 1 > 40:
                    self.fail(f"{name}: an easing of more than 40 stops")
            action = re.search(r"\n\.([a-z-]+-(?:open|close|both|play)) \{", text)[1]
            if scene:
                markup = f"<div class='{action}'></div>"
            else:
                html = json.loads(path.with_suffix(".waapi").read_text(encoding="utf-8"))["html"]
                markup = html.replace("book-stage", f"book-stage {action}", 1)
            count, expected = self.play(text, markup), text.count("@keyframes")
        else:
            document = json.loads(text)
            animations = document["animations"]
            for animation in animations:
                for property, numbers in animation["errors"].items():
                    errors[animation["selector"].removeprefix(".book-"), property] = numbers
            names = [property["name"] for property in document.get("properties", [])]
            markup = document.get("html", f"<div class='{scene}-play'></div>")
            if scene:
                errors = {channel: errors.get((f".{scene}-play", f"--{scene}-{words(channel)}"), [0])[0]
                          for channel in channels}
            count = self.play(document.get("css", ""), markup, document.get("properties", []), animations)
            expected = len(animations)
        if count != expected:
            return self.fail(f"{name}: {count} animations of {expected}")
        frames = timeline["keyframes"]
        if made["screen"] != [1024, 768] or path.suffix == ".waapi" and not scene:
            few = min(FEW, len(frames))
            chosen = sorted({round(i * (len(frames) - 1) / max(few - 1, 1)) for i in range(few)})
        else:
            chosen = range(len(frames))
        times = [frames[i]["frame"] / timeline["framesPerSecond"] for i in chosen]
        elements = [] if scene else look.elements
        answers = self.browser.run(SEEK % json.dumps(
            [names, [pair[:2] for pair in elements], [] if scene else look.parts, times]))
        for i, time, (values, seen, quads) in zip(chosen, times, answers):
            where = f"{name} at {time:.4f} s"
            seen_pose = self.properties(where, channels, frames[max(i - 1, 0)], frames[i], values, errors, scene)
            self.elements(where, look, elements, frames[i], seen, errors, path.suffix == ".css")
            if not scene:
                self.corners(where, look, frames[i], seen_pose, quads, errors, path.suffix == ".css")
        self.files += 1

    def properties(self, where, channels, before, frame, values, errors, scene):
        """The custom properties; their values as a pose."""
        pose = {}
        for channel, answer in zip(channels, values):
            number = re.fullmatch(r"(-?[\d.]+(?:e-?\d+)?)(px|deg|)", answer.strip())
            if not number:
                self.fail(f"{where}: {channel} is '{answer}'")
                continue
            pose[channel] = float(number[1])
            off = abs(pose[channel] - frame[channel])
            # The grid of the JSON, and the browser's own precision.
            allowed = errors[channel] + 1e-6 + SINGLE * abs(frame[channel])
            # An event may be at the very time of a frame, and what jumps there is on its way.
            low, high = sorted((before[channel], frame[channel]))
            jumps = scene and low - allowed <= pose[channel] <= high + allowed
            if not off <= allowed and not jumps:
                self.fail(f"{where}: {channel} is {pose[channel]}, not {frame[channel]}: "
                          f"off by {off:.6f}, allowed {allowed:.6f}")
            self.asked += 1
            if errors[channel] > 0 and off <= allowed:
                self.note("property, of its stated error", off / errors[channel], f"{where}, {channel}")
        return pose

    def elements(self, where, look, elements, frame, seen, errors, is_sheet):
        """What the browser computes for elements."""
        for (element, property, channels), text in zip(elements, seen):
            found = read(text, len(channels))
            for lane, (channel, value) in enumerate(zip(channels, found)):
                stated = errors[channel] if is_sheet else errors[element, property][lane]
                off = abs(value - frame[channel])
                allowed = stated + 1e-6 + SINGLE * abs(frame[channel])
                if property in ("width", "height"):
                    allowed += 1 / 60
                if channel == "shadowOpacity":
                    # Colors have 256 shades, and are told with the fewest digits that say which.
                    allowed += 1 / 255
                if not off <= allowed:
                    self.fail(f"{where}: {property} of the {element} is {text}: {channel} is off by "
                              f"{off:.6f}, allowed {allowed:.6f}")
                self.asked += 1
                kind = "opacity" if channel.endswith("Opacity") and property != "boxShadow" else \
                    "size, px" if property in ("width", "height") else property
                self.note(kind, off, f"{where}, {element}")

    def corners(self, where, look, frame, pose, quads, errors, is_sheet):
        if is_sheet:
            # Numbers of its own, where elements of web animations have right edges of their own.
            own = look.corners(look.numbers(pose))
            of_pose = lambda values: look.corners(look.numbers(values))
            numbers, stated = frame, {
                channel: errors[channel] for channel in
                ["x", "y", "width", "height", "flipAngle", "tilt", "yaw", "spineWidth", "readerScale"]}
        else:
            own, of_pose, numbers = None, look.corners, look.numbers(frame)
            stated = {number: errors[element, property][lane]
                      for number, (element, property, lane) in look.PLACES.items()
                      if (element, property) in errors}
            side = "left" if look.side == 1 else "right"
            stated["edges"] = errors["edges", side][0]
        there, allowed = of_pose(numbers), None
        for p, (part, four) in enumerate(zip(look.parts, quads)):
            for c, seen in enumerate(four):
                off = math.dist(seen, there[p][c])
                # What the stated errors allow is asked for only where a corner needs any of it.
                if not off <= MOST_PIXELS:
                    allowed = allowed or reach(of_pose, numbers, stated)
                    if not off <= allowed[p][c] + MOST_PIXELS:
                        self.fail(f"{where}: a corner of the {part} is at {seen}, not {there[p][c]}: off by "
                                  f"{off:.4f} px, allowed {allowed[p][c] + MOST_PIXELS:.4f}")
                self.note("corner from the pose, px", off, f"{where}, {part}")
                self.asked += 1
                if own:
                    off = math.dist(seen, own[p][c])
                    if not off <= MOST_PIXELS:
                        self.fail(f"{where}: a corner of the {part} is at {seen}, and by its own "
                                  f"properties at {own[p][c]}")
                    self.note("corner from its own properties, px", off, f"{where}, {part}")

    def page(self, path):
        """A complete page: it plays, plays again, and turns round."""
        self.browser.open(str(path.resolve()), ready="#reverse")
        state = """
          const animations = document.querySelector("[class*=-stage]").getAnimations();
          return [animations.length, ...new Set(animations.map((one) => `${one.playState} ${one.playbackRate}`))]"""
        expected = path.read_text(encoding="utf-8").count("@keyframes")
        end = "document.getAnimations().forEach((one) => one.finish())"
        again, reverse = "document.getElementById('again').click()", "document.getElementById('reverse').click()"
        later = "document.getAnimations().forEach((one) => { one.currentTime = 800 });"
        steps = [("", "running 1 or finished 1"), (end, "finished 1"), (reverse, "running -1"), (end, "finished -1"),
                 (reverse, "running 1"), (again, "running 1"), (later + reverse, "running -1"), (again, "running 1")]
        for number, (script, wanted) in enumerate(steps):
            self.browser.run(script)
            # A new direction counts from the next frame of the page, which may be late on a busy machine.
            for _ in range(30):
                time.sleep(0.1)
                found = self.browser.run(state)
                if found in [[expected, state] for state in wanted.split(" or ")]:
                    break
            else:
                self.fail(f"{path.name}, step {number}: {found}, not {[expected, wanted]}")
        if self.browser.said:
            self.fail(f"{path.name} says {self.browser.said}")
        self.files += 1


def main():
    engine, folder = sys.argv[1], pathlib.Path(sys.argv[2])
    net = Net()
    browser = ENGINES[engine](net)
    check = Check(engine, browser)
    try:
        with tempfile.NamedTemporaryFile("w", suffix=".html") as blank:
            blank.write(PAGE)
            blank.flush()
            browser.open(blank.name, 1400, 1100, ready="#place")
        for document in sorted(folder.glob("*.json")):
            timeline = json.loads(document.read_text(encoding="utf-8"))
            for suffix in (".css", ".waapi"):
                if document.with_suffix(suffix).exists():
                    check.check(document.with_suffix(suffix), timeline)
        for page in sorted(folder.glob("*.html")):
            check.page(page)
    finally:
        browser.end()
    if net.asked_others():
        check.fail(f"asks the network for {net.asked_others()}")
    if not check.files:
        check.fail(f"nothing to play in {folder}")
    for failure in check.failures[:20]:
        print(failure)
    print(f"{engine}: {check.files} files, {check.asked} numbers; the worst")
    for what, (value, where) in sorted(check.worst.items()):
        print(f"  {what}: {value:.6f} ({where})")
    if check.failures:
        print(f"{engine}: {len(check.failures)} are out of bounds")
        sys.exit(1)


main()
