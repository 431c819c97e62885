"""The whale as it dives to the lower left: everything on it is measured along its bent spine."""
import math

from drawing import smooth

# Nose, two handles, tail: a cubic. Then how far back and belly are from it, from nose to tail.
SPINE = ((110, 1050), (310, 990), (600, 890), (700, 590))
WIDTHS = ((0, 0, 0), (0.015, 62, 74), (0.06, 122, 128), (0.14, 180, 162), (0.26, 214, 178),
          (0.38, 206, 176), (0.52, 164, 140), (0.66, 112, 96), (0.8, 66, 58), (0.92, 38, 34),
          (1, 30, 26))


def spine(t):
    """The point at t, and the direction towards the tail."""
    a, b, c, d = SPINE
    u = 1 - t
    x, y = (u ** 3 * a[i] + 3 * u * u * t * b[i] + 3 * u * t * t * c[i] + t ** 3 * d[i]
            for i in (0, 1))
    dx, dy = (u * u * (b[i] - a[i]) + 2 * u * t * (c[i] - b[i]) + t * t * (d[i] - c[i])
              for i in (0, 1))
    size = math.hypot(dx, dy)
    return x, y, dx / size, dy / size


def on(t, s):
    """A point of the body: s is -1 on the back, 0 on the spine, 1 on the belly."""
    x, y, dx, dy = spine(t)
    for (t0, *low), (t1, *high) in zip(WIDTHS, WIDTHS[1:]):
        if t <= t1:
            share = (t - t0) / (t1 - t0)
            back, belly = (p + (q - p) * share for p, q in zip(low, high))
            break
    reach = s * (belly if s > 0 else back)
    return x - dy * reach, y + dx * reach


def along(s, start, end, count=9):
    return [on(start + (end - start) * i / (count - 1), s) for i in range(count)]


def frame(t, s=0, turn=0):
    """A transform to where things are drawn with the tail at the right and the belly below."""
    x, y = on(t, s)
    _, _, dx, dy = spine(t)
    return f"translate({x:.1f} {y:.1f})rotate({math.degrees(math.atan2(dy, dx)) + turn:.1f})"


def diving_whale(p):
    p.begin(frame(0.62, -0.92))
    p.path("M-66 24C-36 -24 10 -60 66 -62C46 -34 48 -4 70 34Z", "#174f75")
    p.end()
    outline = [on(t, -1) for t, *_ in WIDTHS] + [on(t, 1) for t, *_ in reversed(WIDTHS[1:])]
    d = smooth(outline)
    p.path(d, p.linear(250, 800, 520, 1160, (0, "#4aa5b4"), (0.4, "#1f6c90"), (1, "#123f68")))
    p.begin(clip=p.clip(d))
    throat(p)
    # The tail darkens towards the flukes, which begin in its last color.
    p.path(d, p.linear(500, 860, 690, 640, (0, "#113a62", 0), (1, "#15476f", 0.9)))
    p.line(smooth(along(-0.86, 0.05, 0.95), closed=False), "#ffe9b8", 10, 0.5)
    for t, s, r in ((0.2, -0.62, 7), (0.235, -0.74, 5), (0.245, -0.56, 4), (0.36, -0.7, 6),
                    (0.39, -0.58, 4), (0.33, -0.54, 4), (0.5, -0.62, 6), (0.54, -0.5, 4),
                    (0.28, -0.66, 5)):
        p.circle(*on(t, s), r, "#c8f0e6", 0.6)
    p.end()
    flukes(p)
    face(p)
    p.begin(frame(0.34, 0.42, 12))
    p.path(smooth([(-40, -26), (-22, 60), (24, 140), (96, 206), (120, 200), (110, 120), (80, 50),
                   (44, -14)]),
           p.linear(-40, 0, 110, 150, (0, "#3a92a8"), (0.5, "#236d90"), (1, "#1a5a80")))
    p.line("M-16 6C4 70 40 136 94 186", "#9adcd6", 5, 0.4)
    p.end()


def throat(p):
    """The pale belly, and the grooves that begin at the mouth."""
    x, y = on(0, 0)
    edge = [(x - 60, y + 30), (x - 4, y), on(0.02, 0.16), on(0.08, 0.26), on(0.16, 0.3),
            on(0.26, 0.32), on(0.4, 0.4), on(0.55, 0.52), on(0.7, 0.7), on(0.86, 1)]
    belly = smooth(edge + along(1.3, 0.86, 0.05, 8))
    p.path(belly, p.linear(140, 1080, 560, 1140, (0, "#fff6e0"), (0.6, "#e4e6da"), (1, "#8fb6c0")))
    for i in range(6):
        s = 0.4 + i * 0.1
        p.line(smooth(along(s, 0.03 + i * 0.008, 0.37 + i * 0.035, 6), closed=False), "#6f9fae", 4,
               0.6)


def face(p):
    mouth = [on(0.0, 0), on(0.02, 0.16), on(0.08, 0.26), on(0.16, 0.28), on(0.2, 0.2),
             on(0.212, 0.1)]
    p.line(smooth(mouth, closed=False), "#0d2c4c", 6, 0.9)
    p.begin(frame(0.205, -0.08, -4))
    p.ellipse(0, 0, 21, 23, "#8fcfd2", 0.4)
    p.ellipse(1, 2, 17, 20, "#0b1f3a")
    p.circle(-4, -7, 7, "#fff8e6")
    p.circle(8, 9, 3, "#bfe4e6")
    p.line("M-16 -38Q0 -48 17 -40", "#0d2c4c", 5, 0.6)
    p.ellipse(54, 22, 27, 15, "#ff9d86", 0.75)
    p.end()


def flukes(p):
    half = ("M-90 0C-70 {a}34 -20 {a}24 18 {a}62C46 {a}96 58 {a}164 118 {a}206"
            "C140 {a}146 124 {a}56 76 0Z")
    p.begin(frame(1))
    for sign, low, high in (("-", "#174f77", "#3590a8"), ("", "#15476f", "#1f7292")):
        p.path(half.format(a=sign), p.linear(-20, 0, 118, -206 if sign else 206,
                                             (0, low), (0.25, low), (1, high)))
    p.line("M44 -22C70 -60 96 -110 112 -166M44 22C70 60 96 110 112 166", "#9adcd6", 5, 0.4)
    p.end()
