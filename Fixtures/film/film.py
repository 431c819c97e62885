"""Looks at animated pictures and contact sheets with a browser.

    python3 film.py FOLDER

FOLDER holds a folder for each animated picture: film.svg, still.svg, frames called at-SECONDS.svg,
and contact sheets. `.ci/animated-in-chromium` makes it and installs what this needs (Playwright,
Pillow and a Chromium). Prints what was measured, and exits with 1 if any of it is out of bounds.
"""

import io
import math
import pathlib
import shutil
import sys

from PIL import Image, ImageChops
from playwright.sync_api import sync_playwright

# A film and a frame are one drawing made by one browser: pixels differ only where the library behind
# is scaled and blurred by two transforms instead of one.
MOST_PIXELS = 0.002  # by more than 8 of 255 in a channel
LEAST_STEP = 8
MOST_POINTS = 0.5
SIZE = {"width": 1200, "height": 900}

# What is drawn of a book by itself: its boxes on the screen, in the order of painting. The library
# is one use of what the definitions hold, and is compared as such.
BOXES = """(film) => {
  const isSeen = element => {
    for (let e = element; e && e.nodeType === 1; e = e.parentNode)
      if (getComputedStyle(e).display === 'none') return false;
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
    const {left, right, top, bottom} = cell.nextSibling.getBoundingClientRect();
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
    return Image.open(io.BytesIO(page.screenshot())).convert("RGB")


def share_of_difference(one, other):
    difference = ImageChops.difference(one, other)
    red, green, blue = difference.split()
    largest = ImageChops.lighter(ImageChops.lighter(red, green), blue)
    histogram = largest.histogram()
    return sum(histogram[LEAST_STEP + 1 :]) / (one.width * one.height)


def largest_distance(one, other):
    """Between the boxes of two drawings; infinite if they are not made of the same parts."""
    library = [[b for b in boxes if "library" in b[0]] for boxes in (one, other)]
    book = [[b for b in boxes if "library" not in b[0]] for boxes in (one, other)]
    # What is before the library is one colour over all there is.
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


def film_at_instants(page, folder):
    frames = sorted(folder.glob("at-*.svg"), key=lambda file: float(file.stem[3:]))
    expect(len(frames) == 10, f"{folder.name}: {len(frames)} instants instead of 10")
    worst_share = worst_distance = 0.0
    shapes = 0
    for frame in frames:
        page.goto(frame.as_uri())
        wanted, wanted_boxes = picture(page), page.evaluate(BOXES, False)
        page.goto((folder / "film.svg").as_uri())
        page.evaluate(SEEK, float(frame.stem[3:]))
        shown, boxes = picture(page), page.evaluate(BOXES, True)
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


def still(browser, folder):
    page = browser.new_page(viewport=SIZE)
    page.goto((folder / "still.svg").as_uri())
    wanted = picture(page)
    page.goto((folder / "film.svg").as_uri())
    page.wait_for_timeout(700)
    playing = share_of_difference(picture(page), wanted)
    expect(playing > 0.01, f"{folder.name}: the film shows its still while it plays")
    page.emulate_media(reduced_motion="reduce")
    calm = share_of_difference(picture(page), wanted)
    page.wait_for_timeout(700)
    calm = max(calm, share_of_difference(picture(page), wanted))
    expect(calm == 0, f"{folder.name}: {calm:.3%} of the still differ with reduced motion")
    page.emulate_media(reduced_motion="no-preference", media="print")
    printed = share_of_difference(picture(page), wanted)
    expect(printed == 0, f"{folder.name}: {printed:.3%} of the still differ in print")
    print(f"  reduced motion and print: the still, {calm:.3%} and {printed:.3%} of pixels differ")
    page.close()


def as_image(browser, folder):
    html = folder / "image.html"
    html.write_text('<!doctype html><body style="margin:0"><img src="film.svg" width="800">')
    for calm in (False, True):
        page = browser.new_page(viewport=SIZE, reduced_motion="reduce" if calm else "no-preference")
        page.goto(html.as_uri())
        pictures = []
        for _ in range(8):
            page.wait_for_timeout(450)
            pictures.append(picture(page))
        changes = [share_of_difference(a, b) for a, b in zip(pictures, pictures[1:])]
        moved = sum(change > 0.001 for change in changes)
        if calm:
            print(f"  inside <img> with reduced motion: {moved} of 7 looks differ")
        else:
            print(f"  inside <img>: {moved} of 7 looks differ from the one before")
            expect(moved >= 2, f"{folder.name}: it does not play inside an image")
        page.close()


def smoothness(page, folder):
    page.goto((folder / "film.svg").as_uri())
    gaps = sorted(page.evaluate(PLAYING, 3))
    print(
        f"  playing: {len(gaps) / sum(gaps) * 1000:.1f} pictures a second, "
        f"nine in ten within {gaps[len(gaps) * 9 // 10]:.1f} ms"
    )


def sheets(page, folder):
    for sheet in sorted(folder.glob("sheet*.svg")):
        page.goto(sheet.as_uri())
        count, found = page.evaluate(TEXTS)
        expect(count > 4, f"{sheet}: {count} texts")
        expect(not found, f"{sheet}: {found[:5]}")
        print(f"  {sheet.name}: {count} texts, {len(found)} faults")


def main(folder):
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium") or shutil.which("google-chrome"),
            args=["--no-sandbox", "--disable-gpu"],
        )
        page = browser.new_page(viewport=SIZE)
        folders = sorted(file.parent for file in folder.glob("*/film.svg"))
        expect(folders, "there is no film")
        for film in folders:
            print(f"{film.name}:")
            film_at_instants(page, film)
            sheets(page, film)
            still(browser, film)
            as_image(browser, film)
            smoothness(page, film)
        browser.close()
    print(f"{len(folders)} films, {len(faults)} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(pathlib.Path(sys.argv[1]).resolve()))
