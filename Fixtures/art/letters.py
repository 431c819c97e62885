"""Letters as strokes with round ends: the Latin ones stand on a line, the kana fill a square."""
from drawing import number

BOWL = "M0 -50A46 50 0 1 1 92 -50A46 50 0 1 1 0 -50Z"

# Width and strokes. The line is at 0, small letters reach up to 100, tall ones to 155.
LATIN = {
    "a": (92, BOWL + "M92 -100V0"),
    "b": (92, BOWL + "M0 -155V0"),
    "c": (82,
          "M82 -82C72 -95 60 -100 48 -100C20 -100 0 -78 0 -50C0 -22 20 0 48 0C60 0 72 -5 82 -18"),
    "d": (92, BOWL + "M92 -155V0"),
    "e": (90,
          "M2 -52H90C90 -80 70 -100 46 -100C20 -100 0 -78 0 -50C0 -22 20 0 48 0C64 0 76 -6 85 -17"),
    "f": (54, "M58 -150C36 -162 20 -150 20 -122V0M0 -98H50"),
    "g": (92, BOWL + "M92 -100V6C92 52 34 62 8 38"),
    "h": (80, "M0 -155V0M0 -52C2 -84 20 -101 44 -101C68 -101 80 -86 80 -58V0"),
    "i": (0, "M0 -100V0M0 -141V-140"),
    "j": (18, "M18 -100V14C18 44 2 52 -14 44M18 -141V-140"),
    "k": (70, "M0 -155V0M66 -99L2 -42M22 -58L70 0"),
    "l": (0, "M0 -155V0"),
    "m": (132, "M0 -100V0M0 -54C2 -84 16 -101 36 -101C56 -101 66 -88 66 -60V0"
               "M66 -54C68 -84 82 -101 102 -101C122 -101 132 -88 132 -60V0"),
    "n": (80, "M0 -100V0M0 -52C2 -84 20 -101 44 -101C68 -101 80 -86 80 -58V0"),
    "o": (94, "M0 -50A47 50 0 1 1 94 -50A47 50 0 1 1 0 -50Z"),
    "p": (92, BOWL + "M0 -100V54"),
    "r": (48, "M0 -100V0M0 -48C3 -82 22 -104 50 -98"),
    "s": (68, "M64 -84C56 -96 46 -101 35 -101C16 -101 4 -90 4 -75C4 -40 68 -62 68 -27C68 -10 54 1 "
              "34 1C18 1 6 -6 0 -18"),
    "t": (52, "M22 -138V-30C22 -6 36 4 54 -3M0 -98H50"),
    "u": (80, "M0 -100V-42C0 -14 13 1 36 1C60 1 78 -16 80 -48M80 -100V0"),
    "v": (78, "M0 -100L39 -2L78 -100"),
    "w": (120, "M0 -100L31 -2L60 -88L89 -2L120 -100"),
    "x": (72, "M0 -100L72 0M72 -100L0 0"),
    "y": (80, "M0 -100L41 -6M80 -100L34 22C26 44 12 52 -8 46"),
    "z": (70, "M3 -99H68L2 -1H70"),
    "E": (70, "M68 -148H0V0H70M0 -76H58"),
    "F": (68, "M70 -148H0V0M0 -74H56"),
    "H": (94, "M0 -150V0M94 -150V0M0 -76H94"),
    "I": (0, "M0 -148V0"),
    "L": (68, "M0 -150V0H68"),
    "S": (84,
          "M80 -124C70 -142 56 -150 43 -150C20 -150 6 -134 6 -113C6 -64 84 -90 84 -40C84 -16 66 1 "
              "42 1C22 1 8 -8 0 -26"),
    "T": (104, "M0 -148H104M52 -148V0"),
    "W": (150, "M0 -148L38 -2L75 -130L112 -2L150 -148"),
    ",": (8, "M8 -2C10 10 6 20 -4 28"),
    ".": (0, "M0 -3V-2"),
    " ": (26, ""),
}

# A square of 100, as the brush goes.
KANA = {
    "う": "M38 9C48 14 57 17 67 18M22 43C40 34 58 29 69 36C84 46 77 76 44 95",
    "か": "M10 37C30 35 42 31 53 30C67 29 66 44 63 60C60 76 57 89 49 88C43 87 39 84 35 80"
         "M39 9C37 36 29 66 11 89M78 30C87 38 93 48 96 60",
    "き": "M20 29C42 29 62 26 79 20M17 50C42 50 66 46 86 38M44 7C51 28 61 48 74 67"
         "M25 70C25 90 48 95 77 90",
    "く": "M67 6C55 23 34 39 29 47C27 52 33 57 39 62C52 73 64 84 71 95",
    "し": "M32 7C30 34 27 58 31 74C37 95 66 92 84 66",
    "た": "M13 30C32 30 46 28 62 24M41 8C37 36 28 64 13 92"
         "M56 49C66 47 76 46 88 47M55 71C50 88 64 90 90 88",
    "つ": "M7 40C30 32 56 23 73 28C95 35 94 64 74 77C64 83 50 87 37 88",
    "と": "M31 10C33 27 38 42 45 53M80 31C58 42 24 57 22 75C21 92 48 93 82 88",
    "の": "M52 22C49 50 41 70 29 76C15 81 8 62 14 48"
         "C22 26 46 15 64 21C89 29 92 56 80 72C74 81 65 87 55 90",
    "は": "M18 12C12 38 11 64 18 88M40 34C56 35 72 34 90 32"
         "M65 10C65 36 66 56 66 70C66 86 55 90 47 89C34 87 34 74 47 72C61 70 77 78 90 89",
    "ほ": "M18 12C12 38 11 64 18 88M40 19C54 20 70 20 86 18M40 44C56 45 72 44 88 42"
         "M64 19C64 40 65 58 65 71C65 86 55 90 47 89C34 87 34 74 47 72C61 70 77 78 90 89",
    "ら": "M39 8C47 14 57 18 67 19M32 30C30 44 28 56 27 69"
         "C36 54 55 45 69 50C86 56 84 76 66 87C58 91 48 94 37 95",
    "ひ": "M12 26C22 28 34 26 46 20C24 38 14 58 22 76C32 96 66 92 72 62C75 46 73 32 70 20"
         "C76 34 84 46 93 52",
    "も": "M46 8C43 36 37 58 39 74C42 96 76 94 84 62M20 34C36 37 52 37 69 33"
         "M17 58C33 61 49 61 66 57",
    "り": "M32 10C27 26 25 42 28 58C32 48 37 42 44 38M70 9C78 34 78 56 70 72C64 82 56 89 46 94",
    "る": "M27 16C44 16 58 14 69 12C53 31 33 50 17 67C34 52 57 43 73 51C92 62 88 86 63 91"
         "C49 93 36 88 39 78C42 68 58 70 63 84",
}
# Two short strokes at the upper right voice a kana.
VOICED = {"が": ("か", 76, 6), "ぐ": ("く", 70, 26), "じ": ("し", 58, 20), "ぼ": ("ほ", 84, -2)}
SPACE, TRACKING = 26, 36


def kana(sign):
    if sign in VOICED:
        base, x, y = VOICED[sign]
        marks = f"M{x} {y}L{x + 6} {y + 12}M{x + 18} {y - 7}L{x + 24} {y + 5}"
        return KANA[base] + marks
    return KANA[sign]


# Two stems side by side look closer than two bowls: what a side gives back, or asks for.
ROUND, SLANTED = 9, 14
LEFT = dict.fromkeys("acdego", ROUND) | dict.fromkeys("vwxyWTtf", SLANTED) | dict.fromkeys(".,", 6)
RIGHT = dict.fromkeys("bceops", ROUND) | dict.fromkeys("vwxykrLWTtf", SLANTED)


def gap(before, after, tracking):
    return tracking + ROUND / 2 - RIGHT.get(before, 0) - LEFT.get(after, 0)


def length(text, size, tracking=TRACKING):
    """How wide a line is, from the middle of its first stroke to that of its last."""
    gaps = sum(gap(a, b, tracking) for a, b in zip(text, text[1:]))
    return (sum(LATIN[c][0] for c in text) + gaps) * size / 100


def write(picture, text, x, y, size, stroke, weight, opacity=None, tracking=TRACKING,
          anchor="start",
          sway=None):
    """Small letters `size` high, on the line y. `sway` gives each letter its lift and turn."""
    x -= {"start": 0, "middle": 0.5, "end": 1}[anchor] * length(text, size, tracking)
    scale = size / 100
    picture.begin(fill="none", stroke=stroke, stroke_width=number(weight / scale),
                  stroke_linecap="round", stroke_linejoin="round", opacity=opacity)
    for index, sign in enumerate(text):
        width, d = LATIN[sign]
        if d:
            lift, turn = sway[index % len(sway)] if sway else (0, 0)
            place = f"translate({number(x)} {number(y + lift)})scale({scale:g})"
            if turn:
                place += f"rotate({turn} {number(width / 2)} -50)"
            picture.path(d, None, transform=place)
        x += (width + gap(sign, text[index + 1:index + 2], tracking)) * scale
    picture.end()


def write_down(picture, text, x, y, size, stroke, weight, step=1.12, opacity=None):
    """Kana in a column whose middle is x, beginning at y."""
    scale = size / 100
    picture.begin(fill="none", stroke=stroke, stroke_width=number(weight / scale),
                  stroke_linecap="round", stroke_linejoin="round", opacity=opacity)
    for sign in text:
        if sign == "。":
            picture.path("M82 16A9 9 0 1 1 64 16A9 9 0 1 1 82 16Z", None,
                         stroke_width=number(weight / scale * 0.7),
                         transform=f"translate({number(x - size / 2)} {number(y)})scale({scale:g})")
        elif sign != " ":
            picture.path(kana(sign), None,
                         transform=f"translate({number(x - size / 2)} {number(y)})scale({scale:g})")
        y += size * step * (0.45 if sign in " 。" else 1)
    picture.end()
