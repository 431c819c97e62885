"""A small pencil case: numbers, smooth outlines, gradients, and a picture that becomes SVG 1.1.

Only what every renderer draws alike is in it: paths, circles, ellipses, gradients, opacity, clip
paths and transforms. No filters, no fonts, no masks, no style sheets.
"""
import math

WIDTH, HEIGHT = 1000, 1400
SPREAD = 2 * WIDTH


def number(value):
    """One decimal, and none where it is zero."""
    text = f"{value:.1f}"
    return text[:-2] if text.endswith(".0") else text


def smooth(points, closed=True, tension=1.0):
    """A path through all points, by cubics that are level with their neighbors' chord."""
    n = len(points)

    def at(i):
        return points[i % n] if closed else points[min(max(i, 0), n - 1)]

    d = [f"M{number(points[0][0])} {number(points[0][1])}"]
    for i in range(n if closed else n - 1):
        a, b, c, e = at(i - 1), at(i), at(i + 1), at(i + 2)
        s = tension / 6
        d.append(
            "C%s %s %s %s %s %s" % tuple(number(v) for v in (
                b[0] + (c[0] - a[0]) * s, b[1] + (c[1] - a[1]) * s,
                c[0] - (e[0] - b[0]) * s, c[1] - (e[1] - b[1]) * s, c[0], c[1])))
    return "".join(d) + ("Z" if closed else "")


def ground(points, bottom=HEIGHT + 20):
    """A hill: its ridge through the points, and everything below."""
    ridge = smooth(points, closed=False)
    return f"{ridge}V{number(bottom)}H{number(points[0][0])}Z"


def wobbly(random, x, y, rx, ry, amount=0.1, count=14):
    """A blot: an ellipse whose edge wanders."""
    points = []
    for i in range(count):
        angle = 2 * math.pi * i / count
        reach = 1 + random.uniform(-amount, amount)
        points.append((x + rx * reach * math.cos(angle), y + ry * reach * math.sin(angle)))
    return smooth(points)


def mirrored(points):
    """The right half of an outline, from top to bottom, and its mirror image from bottom to top."""
    return points + [(-x, y) for x, y in reversed(points) if x > 0.01]


def mix(a, b, share):
    """A color between two of the form #rrggbb."""
    channels = [(int(a[i:i + 2], 16), int(b[i:i + 2], 16)) for i in (1, 3, 5)]
    return "#" + "".join(f"{round(p + (q - p) * share):02x}" for p, q in channels)


class Picture:
    """Shapes in the order in which they are painted."""

    def __init__(self, title, width=WIDTH, height=HEIGHT):
        self.title, self.width, self.height = title, width, height
        self.defs, self.body, self.ids = [], [], 0

    def _identifier(self, letter):
        self.ids += 1
        return f"{letter}{self.ids}"

    def _gradient(self, kind, place, stops, local):
        name = self._identifier("g")
        units = "" if local else ' gradientUnits="userSpaceOnUse"'
        places = "".join(f' {key}="{number(v) if not local else round(v, 3)}"'
                         for key, v in place.items())
        inner = ""
        for offset, color, *opacity in stops:
            see = f' stop-opacity="{opacity[0]:g}"' if opacity else ""
            inner += f'<stop offset="{offset:g}" stop-color="{color}"{see}/>'
        self.defs.append(f'<{kind} id="{name}"{units}{places}>{inner}</{kind}>')
        return f"url(#{name})"

    def linear(self, x1, y1, x2, y2, *stops, local=False):
        """Stops are (offset, color) or (offset, color, opacity)."""
        return self._gradient("linearGradient", dict(x1=x1, y1=y1, x2=x2, y2=y2), stops, local)

    def radial(self, x, y, r, *stops, local=False):
        return self._gradient("radialGradient", dict(cx=x, cy=y, r=r), stops, local)

    def clip(self, d):
        name = self._identifier("c")
        self.defs.append(f'<clipPath id="{name}"><path d="{d}"/></clipPath>')
        return f"url(#{name})"

    def _element(self, name, attributes):
        text = "".join(f' {key.replace("_", "-")}="{number(v) if isinstance(v, float) else v}"'
                       for key, v in attributes.items() if v is not None)
        self.body.append(f"<{name}{text}/>")

    def path(self, d, fill="none", opacity=None, **more):
        self._element("path", dict(d=d, fill=fill, opacity=None if opacity is None
                                   else f"{opacity:.3g}", **more))

    def line(self, d, stroke, width, opacity=None, **more):
        self.path(d, "none", opacity, stroke=stroke, stroke_width=float(width),
                  stroke_linecap="round", stroke_linejoin="round", **more)

    def circle(self, x, y, r, fill, opacity=None, **more):
        self._element("circle", dict(cx=float(x), cy=float(y), r=float(r), fill=fill,
                                     opacity=None if opacity is None else f"{opacity:.3g}", **more))

    def ellipse(self, x, y, rx, ry, fill, opacity=None, turn=0, **more):
        if turn:
            more["transform"] = f"rotate({number(turn)} {number(x)} {number(y)})"
        self._element("ellipse", dict(cx=float(x), cy=float(y), rx=float(rx), ry=float(ry),
                                      fill=fill, opacity=None if opacity is None
                                      else f"{opacity:.3g}", **more))

    def cover(self, fill, opacity=None):
        """The whole sheet in one color or gradient."""
        self.path(f"M0 0H{self.width}V{self.height}H0Z", fill, opacity)

    def begin(self, transform=None, clip=None, opacity=None, **more):
        attributes = dict(transform=transform, clip_path=clip, opacity=opacity, **more)
        text = "".join(f' {key.replace("_", "-")}="{v}"'
                       for key, v in attributes.items() if v is not None)
        self.body.append(f"<g{text}>")

    def end(self):
        self.body.append("</g>")

    def svg(self):
        size = f'width="{self.width}" height="{self.height}"'
        head = (f'<svg xmlns="http://www.w3.org/2000/svg" {size} '
                f'viewBox="0 0 {self.width} {self.height}">')
        lines = [head, f"<title>{self.title}</title>", "<defs>", *self.defs, "</defs>",
                 *self.body, "</svg>"]
        return "\n".join(lines) + "\n"
