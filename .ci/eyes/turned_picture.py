"""A picture on a book that turns: where real CSS 3D has it, and without a seam.

`perspective` tells how much a frame that Chromium draws differs from the same book made of HTML and
turned by Chromium itself: inside the picture by a pixel, where the light that a frame lays on its
cover is laid on the other too, and on the white border. What lies around, shadow and shelf, is no
part of it. The front of a cover is not seen from 90° on: at 120° it is the facing page of a
spread that has a picture, on the same board, turned by the same angle, in the same parts.

`seams` compares, for all engines, a picture of one color with one piece of that color: inside
by two pixels, and at the edge, which is soft.
"""
import numpy
from PIL import Image, ImageDraw, ImageFilter

import book
import engines
from cover import CORNER, Cover

SCREEN = 1024, 768
# Where `turning` puts the book, and what all books have.
BODY = 362, 174, 300, 420
BORDER = 3


def pixels(points, fine=8):
    """The pixels of the screen that lie inside a polygon with all their neighbors, and those that
    lie outside in the same way."""
    width, height = SCREEN
    image = Image.new("L", (width * fine, height * fine))
    ImageDraw.Draw(image).polygon([(x * fine, y * fine) for x, y in points], fill=255)
    covered = image.reduce(fine)
    return [
        numpy.asarray(covered.point(is_sure).filter(ImageFilter.MinFilter(3))) == 255
        for is_sure in (lambda value: 255 * (value == 255), lambda value: 255 * (value == 0))]


def scene(angle, perspective, binding, picture, is_page):
    """The same face made of HTML. Nothing but a browser's own properties."""
    x, y, width, height = BODY
    is_left = binding == "left"
    hinge = "0 50%" if is_left else "100% 50%"
    turn = -angle if is_left else angle
    uri = picture.resolve().as_uri()
    fit = "object-fit: cover"
    if is_page:
        # The facing page is read from behind: a mirror image that turns its face to the reader.
        # Its half of the picture is the left one of a book that is bound at the left.
        shift = 0 if is_left else -width
        outer = "left" if is_left else "right"
        corners = "16px 0 0 16px" if is_left else "0 16px 16px 0"
        inside = (
            f'<div style="width: {width}px; height: {height}px; transform: scaleX(-1); '
            f'overflow: hidden; background: white; border-radius: {corners}">'
            f'<div style="top: {BORDER}px; {outer}: {BORDER}px; width: {width - BORDER}px; '
            f'height: {height - 2 * BORDER}px; overflow: hidden; '
            f'border-radius: {corners.replace("16", str(CORNER - BORDER))}">'
            f'<img src="{uri}" style="left: {shift - (BORDER if is_left else 0)}px; '
            f'top: {-BORDER}px; width: {2 * width}px; height: {height}px; {fit}"></div></div>')
    else:
        inside = (
            f'<div style="width: {width}px; height: {height}px; box-sizing: border-box; '
            f'border: {BORDER}px solid white; border-radius: {CORNER}px; overflow: hidden">'
            f'<img src="{uri}" style="left: {-BORDER}px; top: {-BORDER}px; width: {width}px; '
            f'height: {height}px; {fit}"></div>')
    return (
        f'<div style="left: {x}px; top: {y}px; width: {width}px; height: {height}px; '
        f"transform-origin: {hinge}; transform: perspective({max(width, height) / perspective}px) "
        f'rotateY({turn}deg)">{inside}</div>')


def turned_by_css(scenes):
    """One picture of the screen a scene."""
    width, height = SCREEN
    rows = engines.TALLEST // height
    made = []
    for first in range(0, len(scenes), rows):
        some = scenes[first:first + rows]
        html = engines.HEAD + "".join(
            f'<div style="top: {row * height}px; width: {width}px; height: {height}px; '
            f'overflow: hidden; background: white">{inside}</div>'
            for row, inside in enumerate(some))
        shot = engines.screenshot(html, width, height * len(some))
        made += [shot[row * height:(row + 1) * height] for row in range(len(some))]
    return made


def on_screen(picture, path):
    """The part of a drawn frame that is the screen."""
    x, y, _, _ = engines.view(path)
    return picture[-y:SCREEN[1] - y, -x:SCREEN[0] - x]


def turned_frames():
    """Binding, angle, perspective, whether a page, picture, frame."""
    for binding, name in (("left", "fox"), ("right", "whale")):
        for angle in (15, 30, 60, 80, 120):
            is_page = angle > 90
            look = book.SPREAD if is_page else book.PAGE
            picture = book.ART / f"{name}-{'spread' if is_page else 'cover'}.png"
            path = book.frame(
                f"turned-{binding}-{angle}", angle, "--choreography", book.turning(look), "--fps", 1,
                "--binding", binding, "--page" if is_page else "--cover", picture)
            yield binding, angle, look["perspective"], is_page, picture, path


def perspective():
    cases = list(turned_frames())
    paths = []
    for *_, path in cases:
        paths += [
            path, book.filled(path, "#000", path.stem + "-black"),
            book.filled(path, "#fff", path.stem + "-white")]
    drawn = [
        on_screen(picture, path) for picture, path in zip(engines.chromium(paths), paths)]
    made = turned_by_css([
        scene(angle, strength, binding, picture, is_page)
        for binding, angle, strength, is_page, picture, _ in cases])
    print("a turned picture, against CSS 3D      picture  differs    mean    border  differs")
    for number, (binding, angle, strength, is_page, picture, _) in enumerate(cases):
        frame, black, white = drawn[3 * number:3 * number + 3]
        css = made[number]
        x, y, width, height = BODY
        pose = {"x": x + width / 2, "y": y + height / 2, "width": width, "height": height,
                "flipAngle": angle, "tilt": 0}
        cover = Cover(pose, strength, binding)
        inside, outside = pixels(cover.outline(BORDER, is_page))
        border = pixels(cover.outline(0, is_page))[0] & outside
        # The light on a cover and its groove are what makes black lighter and white darker.
        away = engines.difference(frame, black + css * ((white - black) / 255))[inside]
        # A page that comes down is in the shade of what it has left, and so is its border, all of it alike.
        light = numpy.median(frame[border], axis=0)
        paper = engines.difference(frame, css * (light / 255))[border]
        shares = [(some > VISIBLE).mean() for some in (away, paper)]
        print(f"{picture.stem:13}{binding:>6}{angle:5}° {inside.sum():17} px{shares[0]:9.3%}"
              f"{away.mean():8.2f}{border.sum():7} px{shares[1]:9.3%}")
        for share, what in zip(shares, ("the picture", "the border")):
            if not share <= ALLOWED:
                faults.append(f"{picture.stem} at {angle}°: {what} is not where CSS 3D has it")


def seams():
    """A flat color with no red on white paper: what shines through is seen in red."""
    small = "--screen", "512x384", "--frame", "50,80,100,140"
    # An upright picture would stand on the page that does not turn.
    flat = {"--cover": book.FOLDER / "flat.png", "--page": book.FOLDER / "flat-wide.png"}
    Image.new("RGB", (500, 700), FLAT).save(flat["--cover"])
    Image.new("RGB", (1000, 700), FLAT).save(flat["--page"])
    cases = [
        (book.PAGE, 0, 60, "left", "--cover"), (book.PAGE, 0, 80, "right", "--cover"),
        (book.SPREAD, 0, 120, "left", "--page"), (book.SPREAD, 8, 45, "left", "--cover"),
        (book.SPREAD, -8, 120, "right", "--page")]
    paths, others = [], []
    for number, (look, tilt, angle, binding, option) in enumerate(cases):
        path = book.frame(
            f"flat-{number}", angle, "--choreography", book.turning(look, tilt), "--fps", 1,
            "--binding", binding, option, flat[option], *small)
        color = "#{:02x}{:02x}{:02x}".format(*FLAT)
        paths += [path, book.filled(path, color, f"whole-{number}")]
        others.append(book.filled(path, "#000", f"black-{number}"))
    runs = []
    for zoom, some in ((1, ("librsvg", "resvg", "Chromium")), (2, ("librsvg", "Chromium"))):
        black = engines.draw(others, zoom, ("librsvg",))["librsvg"]
        drawn = engines.draw(paths, zoom, some)
        insides = [
            within(engines.difference(whole, other) > 0)
            for whole, other in zip(drawn["librsvg"][1::2], black)]
        runs.append((f"{zoom}×", drawn, insides))
    names = [f"{engine} {zoom}" for zoom, drawn, _ in runs for engine in drawn]
    print(f"{'no seams: difference inside, at the edge':42}" + "".join(f"{n:>14}" for n in names))
    for number, (look, tilt, angle, binding, option) in enumerate(cases):
        title = f"{option[2:]}, {binding}, {angle}°" + (f", leaning by {tilt}°" if tilt else "")
        row = f"{title:42}"
        for zoom, drawn, insides in runs:
            for engine, pictures in drawn.items():
                away = engines.difference(*pictures[2 * number:2 * number + 2])
                inside, edge = away[insides[number]].max(), away[~insides[number]].max()
                row += f"{inside:8} /{edge:4}"
                if inside > SEAM:
                    faults.append(f"{title}: {engine} {zoom} shows a seam")
                if edge > SOFT[engine]:
                    faults.append(f"{title}: {engine} {zoom} cuts the picture's edge otherwise")
        print(row)


def within(touched):
    """The pixels that have no other ones within two pixels: an edge is soft in one."""
    image = Image.fromarray(numpy.uint8(touched) * 255)
    return numpy.asarray(image.filter(ImageFilter.MinFilter(5))) == 255


# Of 255: what is seen.
VISIBLE = 32
# What is lost when numbers are rounded: 2, and 4 where Chromium lays five parts that lean over one
# another. As much as a seam through which a sixtieth of the paper is seen.
SEAM = 4
# The share of pixels that may differ visibly. CSS turns a picture that is laid out before, with one
# bilinear filter; a frame scales it in one go: fine lines and letters differ a little.
ALLOWED = 0.015
# An edge is soft, and a little softer or harder around many parts than around one.
SOFT = {"librsvg": 16, "resvg": 16, "Chromium": 64}
FLAT = 0, 120, 255

faults = []


def main():
    perspective()
    print()
    seams()
    return faults
