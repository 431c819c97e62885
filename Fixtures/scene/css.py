#!/usr/bin/env python3
"""Where a browser's CSS 3D puts the corners of cover, spine and page edges.

    python3 css.py                    make the table with Chromium, print it
    python3 css.py --compare corners.txt    make it, and compare it with one that was made before

Real elements with real transforms, nested for a book that leans; a marker without size in each
corner tells where the browser has put it. Nothing here multiplies a matrix.
"""
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile

# Layout works in 64ths of a pixel: a book that is five times as large has only whole sizes.
SCALE = 5
STYLE_SPINE = 14
STANDARD = (100, 200, 200, 280)
BODIES = {"standard": STANDARD, "wide": (40, 60, 300, 200), "tall": (-20, 10, 100, 400)}
PERSPECTIVES = (0.2, 0.35, 0.5, 0.65, 0.8, 1.0)
ALLOWED = 0.002


def cases():
    """Body, binding, perspective, tilt, flip angle."""
    for binding in ("left", "right"):
        for perspective in PERSPECTIVES:
            for angle in range(0, 181, 5):
                yield "standard", binding, perspective, 0, angle
        for tilt in (-20, 8, 30):
            for perspective in (0.5, 0.8):
                for angle in range(0, 181, 15):
                    yield "standard", binding, perspective, tilt, angle
        for body, perspective in (("wide", 0.35), ("wide", 0.65), ("tall", 1.0)):
            for angle in range(0, 181, 15):
                yield body, binding, perspective, 0, angle
        for angle in (-20, -5, 185, 200):
            yield "standard", binding, 0.5, 0, angle
            yield "standard", binding, 0.65, 8, angle


PAGE = """<!DOCTYPE html>
<meta charset="utf-8">
<title>Corners</title>
<style>
body { margin: 0; }
div { position: absolute; }
</style>
<pre id="table"></pre>
<script>
const scale = %(scale)d, spineWidth = %(spine)s, bodies = %(bodies)s, cases = %(cases)s;

function box(parent, x, y, width, height) {
  const element = document.createElement("div");
  element.style.left = x * scale + "px";
  element.style.top = y * scale + "px";
  element.style.width = width * scale + "px";
  element.style.height = height * scale + "px";
  parent.appendChild(element);
  return element;
}

function turn(element, origin, perspective, longer, rotation) {
  element.style.transformOrigin = origin;
  element.style.transform = `perspective(${longer * scale / perspective}px) ${rotation}`;
}

function corners(element) {
  const words = [];
  for (const [left, top] of [[0, 0], [100, 0], [100, 100], [0, 100]]) {
    const marker = document.createElement("div");
    marker.style.cssText = `left: ${left}%%; top: ${top}%%; width: 0; height: 0`;
    element.appendChild(marker);
    const place = marker.getBoundingClientRect();
    words.push(((place.left + window.scrollX) / scale).toFixed(4));
    words.push(((place.top + window.scrollY) / scale).toFixed(4));
  }
  return words;
}

const lines = [];
for (const [name, binding, perspective, tilt, angle] of cases) {
  const [x, y, width, height] = bodies[name];
  const spine = spineWidth * width / 200, edges = 0.8 * spine;
  const isLeft = binding == "left";
  const body = box(document.body, x, y, width, height);
  if (tilt != 0)
    turn(body, "50%% 50%%", perspective, Math.max(width, height), `rotateX(${tilt}deg)`);
  // The mirror image turns the other way about the other edge.
  const hinge = isLeft ? "0 50%%" : "100%% 50%%", way = isLeft ? 1 : -1;
  const cover = box(body, 0, 0, width, height);
  turn(cover, hinge, perspective, Math.max(width, height), `rotateY(${-angle * way}deg)`);
  const shut = Math.min(Math.max(angle, 0), 180);
  const back = box(body, isLeft ? 0 : width - spine, 0, spine, height);
  turn(back, hinge, perspective, Math.max(spine, height), `rotateY(${(90 - shut / 2) * way}deg)`);
  const paper = box(
    body, isLeft ? spine : width - spine - edges, 4, edges, height - 8);
  turn(
    paper, hinge, perspective, Math.max(edges, height - 8),
    `rotateY(${(90 - shut / 2) * way}deg)`);
  lines.push(
    [name, binding, perspective, tilt, angle, ...corners(cover), ...corners(back),
     ...corners(paper)].join(" "));
  body.remove();
}
document.getElementById("table").textContent = lines.join("\\n");
</script>
"""


def make():
    """The table's lines, as Chromium sees it."""
    browser = next(
        (path for path in map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))
         if path), None)
    if not browser:
        sys.exit("css.py: wants chromium")
    page = PAGE % {
        "scale": SCALE, "spine": STYLE_SPINE, "bodies": json.dumps(BODIES),
        "cases": json.dumps(list(cases()))}
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "corners.html")
        with open(path, "w", encoding="utf-8") as file:
            file.write(page)
        found = subprocess.run(
            [browser, "--headless", "--no-sandbox", "--disable-gpu",
             f"--user-data-dir={folder}/profile", "--window-size=3000,3000", "--dump-dom",
             "file://" + path],
            capture_output=True, text=True, timeout=300, check=True)
    table = re.search(r'<pre id="table">(.*?)</pre>', found.stdout, re.S)
    lines = table.group(1).strip().split("\n") if table else []
    if len(lines) != len(list(cases())):
        sys.exit(f"css.py: Chromium made {len(lines)} rows of {len(list(cases()))}")
    # No zero with a sign, and no digits that say nothing.
    return [" ".join(compact(word) for word in line.split()) for line in lines]


def compact(word):
    if not re.fullmatch(r"-?\d+\.\d+", word):
        return word
    word = word.rstrip("0").rstrip(".")
    return "0" if word in ("-0", "") else word


def compare(lines, path):
    with open(path, encoding="utf-8") as file:
        known = file.read().split("\n")[:-1]
    if len(lines) != len(known):
        sys.exit(f"css.py: {len(lines)} rows, but {path} has {len(known)}")
    worst, count = 0, 0
    for number, (line, other) in enumerate(zip(lines, known), 1):
        mine, theirs = line.split(), other.split()
        if mine[:5] != theirs[:5] or len(mine) != len(theirs) or len(mine) != 29:
            sys.exit(f"css.py: row {number} is another case: {line}")
        for a, b in zip(mine[5:], theirs[5:]):
            difference = abs(float(a) - float(b))
            worst, count = max(worst, difference), count + 1
            if not difference <= ALLOWED:
                sys.exit(f"css.py: row {number} has {b}, Chromium says {a}: {line}")
    print(f"{len(lines)} rows, {count} coordinates: the furthest is off by {worst:.4f} px "
          f"(allowed {ALLOWED})")


def main():
    lines = make()
    if sys.argv[1:2] == ["--compare"]:
        compare(lines, sys.argv[2])
    else:
        print("\n".join(lines))


if __name__ == "__main__":
    main()
