"""Animations are valid by the schema of the Lottie community, and three players draw a book where it is.

Where the cover is is computed by cover.py, from the poses of a JSON timeline and from the formulas of a turn
in perspective alone. Of each animation a file with nothing but its cover is played: printed is
how much of both outlines together both have (1 is all). Then the cover has a picture whose places
can be told from their colors: red and green are waves across and down, and blue is the same everywhere,
so that whatever looks through a seam is seen. Printed is which share of the pixels inside the cover
is of another blue, and which has a red or a green that belongs more than a pixel away; a cover that
is seen at less than a third of its width has pixels of too much of the picture. At last all of the drawn
book is played: printed is which share of the pixels a player draws differently than the first. lottie-web, in
Chromium, takes its time: it is asked for a third of the instants, of books bound on the left.
"""
import functools
import importlib.util
import io
import json
import shutil
import sys
from pathlib import Path

import book
import jsonschema_rs
import lottie_specs
import numpy
from cover import Cover
from PIL import Image, ImageDraw
from playwright.sync_api import sync_playwright
from rlottie_python import LottieAnimation as Rlottie
import thorvg_python

PERSPECTIVE = {"pictureBook": 0.5, "bookPolish": 0.5, "storyReader": 0.65}
BORDER = 3
INSTANTS = 12
# The reference is drawn so many times as large.
FINE = 4

# A cover of 500 × 700 pixels, with waves that are 64 long: 8 levels a pixel.
PICTURE = (500, 700)
WAVE = 64
BLUE = 128

# Measured: 0.9939, of a cover on its shelf: a twentieth of a pixel all around.
LEAST_IN_BOTH = 0.99
# Measured: none.
MOST_SEAMS = 0.0002
# Measured: 0.0015, where bands meet at the hinge of a book that leans as it turns.
MOST_MISPLACED = 0.003
# Measured: none, but in lottie-web 0.0004: Chromium has other shades along an edge.
MOST_UNLIKE = 0.0002
MOST_UNLIKE_IN_CHROMIUM = 0.001
# Levels, of 255. Where two bands of a book that leans meet, rlottie lets up to 9 of what is beneath through.
SAME_BLUE = 12
SAME_PLACE = 16
ALIKE = 48

CASES = [
  (choreography, binding, options)
  for choreography in PERSPECTIVE
  for binding in ("left", "right")
  for options in (
    ("--direction", "open"), ("--direction", "close"),
    ("--event", "0:tap", "--event", "0.85:close", "--event", "1.1:tap"))
]


# What is there --------------------------------------------------------------------------------

class DrawnCover(Cover):
  """The cover of a pose, as pixels."""

  def box(self, size):
    """The pixels of the screen that it touches, and some around it: rows and columns."""
    x, y = zip(*self.outline())
    return (slice(max(int(min(y)) - 3, 0), min(int(max(y)) + 4, size[1])),
            slice(max(int(min(x)) - 3, 0), min(int(max(x)) + 4, size[0])))

  @functools.cache
  def mask(self, size, inset=0):
    """How much of each of these pixels is inside."""
    rows, columns = self.box(size)
    width, height = columns.stop - columns.start, rows.stop - rows.start
    image = Image.new("L", (width * FINE, height * FINE))
    # A pixel's middle lies half a pixel from its edge.
    points = [((x - columns.start) * FINE - 0.5, (y - rows.start) * FINE - 0.5)
              for x, y in self.outline(inset)]
    ImageDraw.Draw(image).polygon(points, fill=255)
    return numpy.asarray(image).reshape(height, FINE, width, FINE).mean((1, 3)) / 255

  def area(self):
    points = self.outline()
    return abs(sum(a[0] * b[1] - a[1] * b[0]
                   for a, b in zip(points, points[1:] + points[:1]))) / 2

  def shows_front(self):
    (x0, y0), (x1, y1), (x2, y2), (x3, y3) = (
      self.seen(0, 0), self.seen(self.width, 0), self.seen(self.width, self.height),
      self.seen(0, self.height))
    return (x2 - x0) * (y3 - y1) - (y2 - y0) * (x3 - x1) > 0

  def on_picture(self, size):
    """The pixel of the picture that is seen in the middle of each of these pixels."""
    # Of a projection, four points say all: solve for the map back.
    far = [(0, 0), (self.width, 0), (self.width, self.height), (0, self.height)]
    rows, right = [], []
    for (u, v), (x, y) in zip(far, [self.seen(*corner) for corner in far]):
      rows += [[x, y, 1, 0, 0, 0, -u * x, -u * y], [0, 0, 0, x, y, 1, -v * x, -v * y]]
      right += [u, v]
    a, b, c, d, e, f, g, h = numpy.linalg.solve(numpy.array(rows), numpy.array(right))
    y, x = numpy.mgrid[self.box(size)] + 0.5
    depth = g * x + h * y + 1
    scale = max(self.width / PICTURE[0], self.height / PICTURE[1])
    return ((a * x + b * y + c) / depth / scale + (PICTURE[0] - self.width / scale) / 2,
            (d * x + e * y + f) / depth / scale + (PICTURE[1] - self.height / scale) / 2)


def wave(place):
  """From 0 to 255 and back, one there and back being WAVE."""
  return 255 * numpy.abs((place / WAVE) % 1 * 2 - 1)


def picture():
  x, y = numpy.arange(PICTURE[0]) + 0.5, numpy.arange(PICTURE[1]) + 0.5
  pixels = numpy.empty((PICTURE[1], PICTURE[0], 3), numpy.uint8)
  pixels[..., 0] = wave(x)[None, :].round()
  pixels[..., 1] = wave(y)[:, None].round()
  pixels[..., 2] = BLUE
  path = str(book.FOLDER / "waves.png")
  Image.fromarray(pixels).save(path)
  return path


# What is drawn --------------------------------------------------------------------------------

class PlayedByRlottie:
  name = "rlottie"
  each = 1
  most_unlike = MOST_UNLIKE

  def __init__(self, path):
    self.animation = Rlottie.from_file(path)

  def frame(self, number):
    return numpy.asarray(self.animation.render_pillow_frame(frame_num=number).convert("RGBA"))


class PlayedByThorVG:
  name = "ThorVG"
  each = 1
  most_unlike = MOST_UNLIKE

  def __init__(self, path):
    with open(path) as file:
      screen = json.load(file)
    self.engine = thorvg_python.Engine()
    self.canvas = thorvg_python.SwCanvas(self.engine)
    self.canvas.set_target(screen["w"], screen["h"])
    self.animation = thorvg_python.LottieAnimation(self.engine)
    drawing = self.animation.get_picture()
    if drawing.load(path) != thorvg_python.Result.SUCCESS:
      sys.exit(f"ThorVG does not take {path}")
    drawing.set_size(screen["w"], screen["h"])
    self.canvas.add(drawing)

  def frame(self, number):
    self.animation.set_frame(number)
    self.canvas.update()
    self.canvas.draw(True)
    self.canvas.sync()
    return numpy.asarray(self.canvas.get_pillow().convert("RGBA"))


class PlayedByLottieWeb:
  name = "lottie-web"
  each = 3
  most_unlike = MOST_UNLIKE_IN_CHROMIUM
  script = (Path(importlib.util.find_spec("pylottie").submodule_search_locations[0]) /
            "lottie.html").read_text().split("<script>")[1].split("</script>")[0]
  chromium = sync_playwright().start().chromium.launch(
    executable_path=shutil.which("chromium"), args=["--no-sandbox"])

  def __init__(self, path):
    document = json.loads(Path(path).read_text())
    self.page = self.chromium.new_page(
      viewport={"width": document["w"], "height": document["h"]})
    self.page.set_content("<body style='margin: 0; overflow: hidden'>")
    self.page.add_script_tag(content=self.script)
    self.page.evaluate("""animationData => { window.animation = lottie.loadAnimation(
      {container: document.body, renderer: "svg", autoplay: false, animationData}) }""", document)

  def frame(self, number):
    self.page.evaluate("number => animation.goToAndStop(number, true)", number)
    picture = self.page.screenshot(omit_background=True)
    pixels = numpy.array(Image.open(io.BytesIO(picture)).convert("RGBA"))
    # The others multiply colors by their opacity.
    pixels[..., :3] = pixels[..., :3] * (pixels[..., 3:] / 255)
    return pixels


def written(name, document):
  path = str(book.FOLDER / name)
  with open(path, "w") as file:
    json.dump(document, file)
  return path


def only(document, *names):
  """The layers of these names, and what they hang on."""
  layers = [layer for layer in document["layers"] if layer["nm"] in (*names, "body")]
  return document | {"layers": layers}


def spread(frames):
  """Some of them, from the first to the last."""
  count = min(INSTANTS, len(frames))
  return [frames[round(i * (len(frames) - 1) / max(count - 1, 1))] for i in range(count)]


def both_ways(values):
  """The least and the largest of each pixel and its neighbors."""
  low, high = values.copy(), values.copy()
  for axis in (0, 1):
    for step in (-1, 1):
      moved = numpy.roll(values, step, axis)
      low, high = numpy.minimum(low, moved), numpy.maximum(high, moved)
  return low, high


# Both, compared -------------------------------------------------------------------------------

schema = json.loads((Path(lottie_specs.__file__).parent / "data/lottie.schema.json").read_text())
validator = jsonschema_rs.validator_for(schema)
animations = sorted(book.FOLDER.glob("*.json"))
for path in animations:
  for error in validator.iter_errors(json.loads(path.read_text())):
    sys.exit(f"{path.name}: {error}")
print(f"{len(animations)} animations are valid Lottie\n")

waves = picture()
players = {"right": (PlayedByRlottie, PlayedByThorVG)}
players["left"] = (*players["right"], PlayedByLottieWeb)
faults = []
looked_at = 0
print(f"{'':42}{'in both':>9}{'seams':>9}{'misplaced':>11}{'unlike':>9}")
for choreography, binding, options in CASES:
  options = ("--choreography", choreography, "--binding", binding, *options)
  poses = json.loads(book.run("timeline", *options))["keyframes"]
  document = json.loads(book.run("timeline", "--format", "lottie", *options))
  shown = json.loads(book.run("timeline", "--format", "lottie", "--cover", waves, *options))
  size = (document["w"], document["h"])
  covers = [DrawnCover(pose, PERSPECTIVE[choreography], binding) for pose in poses]
  if document["op"] != len(covers):
    sys.exit(f"{document['op']} frames are played, and the timeline has {len(covers)}")
  # From its edge a cover is a line, of which nobody has a half.
  boards = spread([
    number for number, cover in enumerate(covers)
    if poses[number]["coverOpacity"] == 1 and cover.area() > 0.02 * size[0] * size[1]])
  fronts = spread([
    number for number, cover in enumerate(covers)
    if cover.shows_front() and cover.area() > 0.45 * cover.width * cover.height
    and (cover.angle != 0 or cover.tilt != 0)])
  all_frames = spread(range(len(covers)))
  paths = [
    written("board.json", only(document, "cover", "coverInside")),
    written("picture.json", only(shown, "coverDrawing")), written("book.json", document)]
  drawn = []
  for player in players[binding]:
    figures = [1.0, 0.0, 0.0]
    board, front, whole = (player(path) for path in paths)
    for number in boards[::player.each]:
      seen = board.frame(number)[..., 3] / 255
      mask = covers[number].mask(size)
      both = numpy.minimum(seen[covers[number].box(size)], mask).sum()
      both /= seen.sum() + mask.sum() - both
      figures[0] = min(figures[0], both)
    for number in fronts[::player.each]:
      pixels = front.frame(number)[covers[number].box(size)].astype(int)
      # Two pixels inside of the border, where nothing is cut.
      scale = covers[number].width / 200
      inside = covers[number].mask(size, inset=BORDER + 2 + 3 * scale) == 1
      blue = numpy.abs(pixels[..., 2] - BLUE) > SAME_BLUE
      x, y = covers[number].on_picture(size)
      misplaced = numpy.zeros(inside.shape, bool)
      for channel, values in enumerate((wave(x), wave(y))):
        low, high = both_ways(values)
        misplaced |= (pixels[..., channel] < low - SAME_PLACE) | (
          pixels[..., channel] > high + SAME_PLACE)
      figures[1] = max(figures[1], (blue & inside).sum() / inside.sum())
      figures[2] = max(figures[2], (misplaced & inside).sum() / inside.sum())
    drawn.append({n: whole.frame(n).astype(int) for n in all_frames[::player.each]})
    looked_at += len(boards[::player.each]) + len(fronts[::player.each])
    unlike = max((numpy.abs(frame - drawn[0][n]).max(2) > ALIKE).mean() for n, frame in drawn[-1].items())
    kind = options[5] if options[4] == "--direction" else "interrupted"
    name = f"{choreography}, {kind}, {binding}, {player.name}"
    print(f"{name:42}{figures[0]:9.4f}{figures[1]:9.5f}{figures[2]:11.5f}{unlike:9.5f}")
    if (figures[0] < LEAST_IN_BOTH or figures[1] > MOST_SEAMS or figures[2] > MOST_MISPLACED
        or unlike > player.most_unlike):
      faults.append(f"{name}: {figures}, {unlike}")
print(f"{looked_at} pictures of covers")
if faults:
  sys.exit("\n".join(faults))
