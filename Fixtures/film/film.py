"""Looks at animated pictures and contact sheets with a browser.

    python3 film.py FOLDER [--rates]
    python3 film.py --random FIRST COUNT

FOLDER holds a folder for each animated picture: film.svg, still.svg, frames called at-SECONDS.svg,
and contact sheets. `.ci/other-eyes animated` makes it and installs what this needs (Playwright,
Pillow and a Chromium). Prints what was measured, and exits with 1 if any of it is out of bounds. With
--rates it tells, too, how many pictures a second are drawn while a film plays.

With the tool in BOOKMOTION, films of random scenes and events are held against their frames, too: a
few after those of FOLDER, or as many as wanted, by number.
"""

import io
import json
import math
import os
import pathlib
import random
import re
import shutil
import subprocess
import sys
import tempfile

from PIL import Image, ImageChops
from playwright.sync_api import Error, sync_playwright

# A film and a frame are one drawing made by one browser: pixels differ only where the library behind
# is scaled and blurred by two transforms instead of one.
MOST_PIXELS = 0.002  # by more than 8 of 255 in a channel
LEAST_STEP = 8
# What shines through the paper of a leaf, 9 of 255, is left out of a film.
LEAST_STEP_OF_LEAVES = 12
MOST_POINTS = 0.5
# Of random films, after the others.
FEW = 6
# To capture a picture.
ATTEMPTS = 4
SIZE = {"width": 1024, "height": 768}

# What is drawn of a book by itself: its boxes on the screen, in the order of painting. The library
# is one use of what the definitions hold, and is compared as such.
BOXES = """() => {
  const isSeen = element => {
    for (let e = element; e && e.nodeType === 1; e = e.parentNode)
      if (getComputedStyle(e).display === 'none' || +getComputedStyle(e).opacity === 0) return false;
    return !element.closest('defs,clipPath');
  };
  return [...document.querySelectorAll('path,rect,circle,use,image')]
    .filter(isSeen)
    .map(element => {
      const box = element.getBoundingClientRect();
      const name = element.tagName + (element.getAttribute('xlink:href') === '#L' ? ' library' : '');
      return [name, box.left, box.top, box.right, box.bottom];
    });
}"""

SEEK = """(time) => {
  const root = document.documentElement;
  root.pauseAnimations();
  root.setCurrentTime(time);
  return new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
}"""

TEXTS = """() => {
  const boxes = [...document.querySelectorAll('text')].map(text => {
    const {left, right, top, bottom} = text.getBoundingClientRect();
    return {text: text.textContent, left, right, top: top + 1, bottom: bottom - 1};
  });
  const {width, height} = document.documentElement.viewBox.baseVal;
  const faults = [];
  boxes.forEach((a, index) => {
    if (a.left < 0 || a.top < 0 || a.right > width || a.bottom > height)
      faults.push(`"${a.text}" leaves the picture`);
    for (const b of boxes.slice(0, index))
      if (a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
        faults.push(`"${a.text}" and "${b.text}" touch`);
  });
  for (const cell of document.querySelectorAll('svg svg')) {
    if (cell.parentNode !== document.documentElement) continue;
    const {left, right, top, bottom} = cell.previousSibling.getBoundingClientRect();
    for (const b of boxes)
      if (left < b.right && b.left < right && top < b.bottom && b.top < bottom)
        faults.push(`"${b.text}" lies on a frame`);
  }
  return [boxes.length, faults];
}"""

PLAYING = """(seconds) => new Promise(done => {
  const begun = performance.now();
  const gaps = [];
  let last = begun;
  const step = now => {
    gaps.push(now - last);
    last = now;
    if (now - begun < seconds * 1000) requestAnimationFrame(step);
    else done(gaps.slice(2));
  };
  requestAnimationFrame(step);
})"""

faults = []


def expect(holds, words):
    if not holds:
        faults.append(words)
        print("  FAULT:", words)


def picture(page):
    """What the page shows. A busy browser says now and then that it can't, and is asked again."""
    for left in reversed(range(ATTEMPTS)):
        try:
            return Image.open(io.BytesIO(page.screenshot())).convert("RGB")
        except Error as error:
            if not left or "Unable to capture screenshot" not in error.message:
                raise
            print("  note: the browser was unable to capture a picture, and is asked again")
            page.wait_for_timeout(1000)


def share_of_difference(one, other, least=LEAST_STEP):
    difference = ImageChops.difference(one, other)
    red, green, blue = difference.split()
    largest = ImageChops.lighter(ImageChops.lighter(red, green), blue)
    histogram = largest.histogram()
    return sum(histogram[least + 1 :]) / (one.width * one.height)


def largest_distance(one, other):
    """Between the boxes of two drawings; infinite if they are not made of the same parts."""
    library = [[b for b in boxes if "library" in b[0]] for boxes in (one, other)]
    book = [[b for b in boxes if "library" not in b[0]] for boxes in (one, other)]
    # What is before the library is one color over all there is.
    count = min(len(boxes) for boxes in book)
    worst = 0.0
    pairs = list(zip(book[0][-count:], book[1][-count:])) if count else []
    pairs = [pair for pair in pairs if not all(b[0] == "rect" for b in pair)]
    if max(len(boxes) for boxes in book) - count > 2:
        return math.inf, 0
    if library[1]:
        pairs += zip(library[0], library[1])
    for a, b in pairs:
        if a[0] != b[0]:
            return math.inf, 0
        worst = max(worst, *(abs(x - y) for x, y in zip(a[1:], b[1:])))
    return worst, len(pairs)


def film_at_instants(film, page, folder):
    frames = sorted(folder.glob("at-*.svg"), key=lambda file: float(file.stem[3:]))
    expect(len(frames) == 10, f"{folder.name}: {len(frames)} instants instead of 10")
    worst_share = worst_distance = 0.0
    shapes = 0
    film.goto((folder / "film.svg").as_uri())
    for frame in frames:
        page.goto(frame.as_uri())
        wanted, wanted_boxes = picture(page), page.evaluate(BOXES)
        film.evaluate(SEEK, float(frame.stem[3:]))
        shown, boxes = picture(film), film.evaluate(BOXES)
        share = share_of_difference(shown, wanted)
        distance, count = largest_distance(boxes, wanted_boxes)
        expect(share <= MOST_PIXELS, f"{frame}: {share:.3%} of the pixels differ")
        expect(distance <= MOST_POINTS, f"{frame}: a shape is off by {distance} points")
        expect(count > 0, f"{frame}: nothing was compared")
        worst_share, worst_distance = max(worst_share, share), max(worst_distance, distance)
        shapes += count
    print(
        f"  10 instants: {shapes} shapes off by at most {worst_distance:.4f} points, "
        f"{worst_share:.4%} of pixels by more than {LEAST_STEP}"
    )


def still(film, page, folder):
    page.goto((folder / "still.svg").as_uri())
    wanted = picture(page)
    film.evaluate(SEEK, 0.1)
    expect(share_of_difference(picture(film), wanted) > 0.01, f"{folder.name}: only its still is seen")
    shares = []
    for media in ({"reduced_motion": "reduce"}, {"reduced_motion": "no-preference", "media": "print"}):
        film.emulate_media(**media)
        shares.append(share_of_difference(picture(film), wanted))
    film.emulate_media(media="screen")
    print(f"  reduced motion, print: {shares[0]:.2%} and {shares[1]:.2%} differ from the still")
    expect(max(shares) == 0, f"{folder.name}: the still is not what is seen when nothing should play")


def as_image(page, folder, name):
    """Pictures of the file inside an <img>, while time passes."""
    html = folder / "image.html"
    html.write_text(f'<!doctype html><body style="margin:0"><img src="{name}" width="800">')
    page.goto(html.as_uri())
    pictures = []
    for _ in range(4):
        page.wait_for_timeout(300)
        pictures.append(picture(page))
    return pictures


def plays_as_image(playing, calm, folder):
    moving = as_image(playing, folder, "film.svg")
    moved = sum(share_of_difference(a, b) > 0.001 for a, b in zip(moving, moving[1:]))
    expect(moved >= 2, f"{folder.name}: it does not play inside an image")
    quiet = as_image(calm, folder, "film.svg")
    wanted = as_image(calm, folder, "still.svg")[0]
    worst = max(share_of_difference(look, wanted) for look in quiet)
    expect(worst == 0, f"{folder.name}: it plays for a reader who wants less motion")
    print(f"  inside <img>: {moved} of 3 looks differ from the one before; with reduced motion none")


def smoothness(page, folder):
    """Only told, not judged: a machine without a graphics card that others use is no measure."""
    rates = []
    for name in ("still.svg", "film.svg"):
        page.goto((folder / name).as_uri())
        gaps = page.evaluate(PLAYING, 3)
        rates.append(len(gaps) / sum(gaps) * 1000)
    print(f"  pictures a second: {rates[1]:.0f} playing, {rates[0]:.0f} still")


def tool(*words):
    run = subprocess.run([os.environ["BOOKMOTION"], *words], capture_output=True, text=True)
    return run.stdout if run.returncode == 0 else None


def random_events(dice, scene):
    """Up to seven events of a scene, as the tool lists them."""
    listed = tool("scene", scene).split("Events:\n")[1].split("\n\n")[0]
    forms = [line.split()[0] for line in listed.split("\n")]
    time, words = 0.0, []
    for _ in range(dice.randint(1, 7)):
        name, bracket, rest = re.match(r"([\w-]+)(\[?)=?([^\[;]*)", dice.choice(forms)).groups()
        event = name
        if name != "screen" and rest and not (bracket and dice.random() < 0.5):
            far = 3000 if name == "release" else 900 if "," in rest else 1 if name == "report" else 5
            event += "=" + ",".join(
                f"{dice.uniform(-far if name == 'release' else 0, far):.{2 if far == 1 else 0}f}"
                for _ in rest.split(","))
        if name != "screen":
            words += ["--event", f"{time:.3f}:{event}"]
        time += dice.choice([0.0, 0.016, 0.1, 0.3, 0.7, 1.5])
    return words


def film_at_random(number, film, page, folder):
    """A film against three of its frames, each drawn alone."""
    dice = random.Random(number)
    scene = dice.choice(["transition"] * 6 + [line.split()[0] for line in tool("scene").splitlines()])
    options = ["--scene", scene, "--fps", "10", "--binding", dice.choice(["left", "right"])]
    art = ["--page", "Fixtures/art/fox-page.png"]
    if scene in ("transition", "cover"):
        art += ["--cover", "Fixtures/art/fox-cover.png"]
        book = json.loads(tool("choreography", "show", dice.choice(["bookPolish", "storyReader", "reducedMotion"])))
        book["style"] = book.get("style", {}) | {"inside": dice.choice(["front", "lining"])}
        (folder / "book.json").write_text(json.dumps(book))
        options += ["--choreography", str(folder / "book.json"), "--direction", dice.choice(["open", "close"])]
    options += random_events(dice, scene)
    count = (tool("timeline", *options, "--format", "csv") or "").count("\n") - 1
    if not 0 < count <= 600:
        return None
    if dice.random() < 0.5 and tool("frames", *options, *art, "--at", "0"):
        options += art
    name = f"random {number}: {' '.join(options)}"
    expect(tool("frames", *options, "--animated", "-o", str(folder / "film.svg")) is not None, name)
    frames = {0, dice.randrange(count), dice.randrange(count)}
    coarse = ["--picture-error", "1"] if scene in ("transition", "cover") else []
    for frame in frames:
        still = ["--at", f"{frame / 10}", "-o", str(folder / f"frame-{frame}.svg")]
        expect(tool("frames", *options, *coarse, *still) is not None, f"{name}: frame {frame}")
    worst = 0.0
    film.goto((folder / "film.svg").as_uri())
    for frame in frames:
        # A film of a book rests for 1.2 seconds before it begins.
        rest = 1.2 if frame > 0 and scene in ("transition", "cover") else 0
        film.evaluate(SEEK, frame / 10 + 0.05 + rest)
        page.goto((folder / f"frame-{frame}.svg").as_uri())
        least = LEAST_STEP_OF_LEAVES if scene in ("page-turn", "spread") else LEAST_STEP
        share = share_of_difference(picture(film), picture(page), least)
        expect(share <= MOST_PIXELS, f"{name}: {share:.3%} of the pixels of frame {frame} differ")
        worst = max(worst, share)
    for each in ("film", *(f"frame-{frame}" for frame in frames)):
        text = (folder / f"{each}.svg").read_text()
        missing = set(re.findall(r'(?:href="|url\()#(\w+)', text)) - set(re.findall(r' id="(\w+)"', text))
        expect(not missing, f"{name}: {each} refers to {missing}, which nothing is")
    return worst


def films_at_random(numbers, film, page):
    with tempfile.TemporaryDirectory() as folder:
        for one in (film, page):
            one.set_viewport_size(SIZE)
        found = [film_at_random(number, film, page, pathlib.Path(folder)) for number in numbers]
    worst = [share for share in found if share is not None]
    print(f"{len(worst)} of {len(found)} films at random, numbers {numbers[0]} to {numbers[-1]}: "
          f"at most {max(worst):.4%} of the pixels of a frame differ")


def sheets(page, folder):
    for sheet in sorted(folder.glob("sheet*.svg")):
        page.goto(sheet.as_uri())
        count, found = page.evaluate(TEXTS)
        expect(count > 4, f"{sheet}: {count} texts")
        expect(not found, f"{sheet}: {found[:5]}")
        print(f"  {sheet.name}: {count} texts, {len(found)} faults")


def main(words):
    with sync_playwright() as playwright:
        flags = ["--no-sandbox", "--disable-gpu"]
        chromium = shutil.which("chromium") or shutil.which("google-chrome")
        launch = playwright.chromium.launch
        browser = launch(executable_path=chromium, args=flags)
        # What a page is told of media does not reach the images in it; what the system says does.
        calm_flags = flags + ["--force-prefers-reduced-motion"]
        calm_browser = launch(executable_path=chromium, args=calm_flags)
        film, page = browser.new_page(viewport=SIZE), browser.new_page(viewport=SIZE)
        calm = calm_browser.new_page(viewport=SIZE)
        # On a machine that others use, too.
        for one in (film, page, calm):
            one.set_default_timeout(120_000)
        if words[0] == "--random":
            first, count = map(int, words[1:])
            films_at_random(range(first, first + count), film, page)
            return 1 if faults else 0
        folder, with_rates = pathlib.Path(words[0]).resolve(), "--rates" in words
        folders = sorted(file.parent for file in folder.glob("*/film.svg"))
        expect(len(folders) == 4, f"{len(folders)} films instead of 4")
        for number, each in enumerate(folders):
            print(f"{each.name}:")
            # All of it has to be on the page, or pixels would be compared in a part of it only.
            head = (each / "film.svg").read_text()[:600]
            width, height = re.search(r'width="(\d+)" height="(\d+)"', head).groups()
            for one in (film, page, calm):
                one.set_viewport_size({"width": int(width), "height": int(height)})
            film_at_instants(film, page, each)
            still(film, page, each)
            sheets(page, each)
            if number < 2:
                plays_as_image(page, calm, each)
            if with_rates:
                smoothness(page, each)
        if "BOOKMOTION" in os.environ:
            films_at_random(range(FEW), film, page)
        browser.close()
        calm_browser.close()
    print(f"{len(folders)} films, {len(faults)} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
