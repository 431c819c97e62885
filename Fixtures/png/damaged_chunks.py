"""Damage to the file and its chunks: ends, sums, lengths, headers, order."""
import zlib

from case import FOUR, KIND_OF_PART, Case, base, is_ignored, numbered, place, text
from writer import SIGNATURE, chunk, joined


def cuts():
    """The file ends too early: at each chunk's border, and inside each part of each chunk."""
    for word in FOUR:
        whole = joined(base(word)[1])
        for label, start, name, data in numbered(base(word)[1]):
            places = {"before": 0, "length": 2, "name": 6, "crc": 8 + len(data) + 2}
            if data:
                places["data"] = 8 + len(data) // 2
            for part, offset in places.items():
                yield Case(f"cut-{word}-{label}-{part}", whole[:start + offset], "truncated",
                           f"ends {part} {text(name)}" if part == "before"
                           else f"ends inside the {part} of {text(name)}")
    whole = joined(base("rgb")[1])
    for size in (0, 1, 4, 7):
        yield Case(f"cut-rgb-{size}-bytes", whole[:size], "notPNG|truncated",
                   f"only the first {size} bytes", note="too short to be told from any other file")
    for lost in (1, 2, 3):
        yield Case(f"cut-rgb-last-{lost}", whole[:-lost], "truncated",
                   f"the last {lost} bytes are missing")
    idat = place(base("rgb")[1], b"IDAT")
    start = [start for _, start, _, _ in numbered(base("rgb")[1])][idat] + 8
    for offset in (1, 2, 3, 10, 50, 100, 200):
        yield Case(f"cut-rgb-stream-{offset}", whole[:start + offset], "truncated",
                   f"ends after {offset} bytes of the stream")


def sums():
    """Each chunk's CRC is wrong."""
    for word in FOUR:
        parts = base(word)[1]
        for number, (label, _, name, data) in enumerate(numbered(parts)):
            for kind, flip in (("low", 1), ("all", 0xFFFFFFFF)):
                if kind == "all" and word != "rgb":
                    continue
                wrong = chunk(name, data, zlib.crc32(name + data) ^ flip)
                yield Case(f"crc-{word}-{label}-{kind}",
                           joined(parts[:number]) + wrong + joined(parts[number + 1:])[8:],
                           "fine" if is_ignored(name) else "wrongCRC",
                           f"the CRC of {text(name)} is wrong",
                           f"base-{word}.png" if is_ignored(name) else "")
    parts = base("rgb")[1]
    for number, (label, start, name, data) in enumerate(numbered(parts)):
        if data:
            whole = bytearray(joined(parts))
            whole[start + 8 + len(data) // 2] ^= 0x10
            kind = KIND_OF_PART.get(name)
            also = "|data" if name == b"IDAT" else f"|{kind}" if kind else ""
            yield Case(f"crc-rgb-{label}-bit", bytes(whole),
                       "fine" if is_ignored(name) else "wrongCRC" + also,
                       f"one bit of the data of {text(name)} is wrong",
                       "base-rgb.png" if is_ignored(name) else "")


def lengths():
    """Each chunk's length lies; the CRC is that of the true data."""
    lies = (("less", lambda n: n - 1), ("more", lambda n: n + 1), ("none", lambda n: 0),
            ("100-million", lambda n: 100_000_000), ("2-31-less-1", lambda n: 2**31 - 1),
            ("2-31", lambda n: 2**31), ("2-32-less-1", lambda n: 2**32 - 1))
    for word in FOUR:
        parts = base(word)[1]
        for number, (label, _, name, data) in enumerate(numbered(parts)):
            if word in ("gray", "rgba") and name != b"IDAT":
                continue
            for kind, lie in lies:
                length = lie(len(data))
                if length < 0 or length == len(data):
                    continue
                whole = joined(parts[:number]) + chunk(name, data, length=length) + \
                    joined(parts[number + 1:])[8:]
                if length < 1000 and (name != b"IEND"):
                    right = "wrongCRC|data" if name == b"IDAT" else "wrongCRC"
                    if is_ignored(name):
                        # What follows is taken for a chunk, and is none.
                        right = "chunk|truncated"
                else:
                    right = "truncated|chunk|tooLarge"
                    right += "|wrongCRC" if length < 1000 else ""
                    right += "|data" if name == b"IDAT" and length < 2**31 else ""
                own = KIND_OF_PART.get(name)
                yield Case(f"length-{word}-{label}-{kind}", whole,
                           right + (f"|{own}" if own else ""),
                           f"the length of {text(name)} says {length}; it is {len(data)}")


def signatures():
    whole = joined(base("rgb")[1])
    rest = whole[8:]
    jpeg = bytes.fromhex("ffd8ffe000104a46494600010100000100010000ffd9")
    gif = b"GIF89a" + bytes.fromhex("010001008000000000ffffff2c00000000010001000002024401003b")
    for name, data, what in (
            ("jpeg", jpeg, "a JPEG's first bytes"), ("gif", gif, "a GIF of one pixel"),
            ("text", b"The cover was lost.\n", "a line of text"),
            ("zeros", bytes(300), "300 zeros"),
            ("mng", b"\x8aMNG\r\n\x1a\n" + rest, "the signature of MNG"),
            ("jng", b"\x8bJNG\r\n\x1a\n" + rest, "the signature of JNG"),
            ("seven-bits", bytes(byte & 127 for byte in whole), "the highest bits are lost"),
            ("to-lf", whole.replace(b"\r\n", b"\n"), "CR LF has become LF"),
            ("to-crlf", whole.replace(b"\n", b"\r\n"), "LF has become CR LF"),
            ("to-cr", whole.replace(b"\n", b"\r"), "LF has become CR"),
            ("one-before", b"\0" + whole, "one byte stands before the signature"),
            ("utf8", b"\xef\xbb\xbf" + whole, "a mark of UTF-8 stands before the signature"),
            ("none", rest, "the signature is missing"),
            ("twice", SIGNATURE + whole, "the signature stands twice")):
        yield Case(f"signature-{name}", data,
                   "chunk|truncated|badHeader|tooLarge" if name == "twice" else "notPNG", what)
    yield Case("signature-alone", SIGNATURE, "truncated", "the signature and nothing else")


def headers():
    picture, parts = base("rgb")

    def header(data):
        return joined([(b"IHDR", data)] + parts[1:])

    for side in ("width", "height"):
        for size, right in ((0, "badHeader"), (2**31, "badHeader|tooLarge"),
                            (2**32 - 1, "badHeader|tooLarge"), (2**31 - 1, "tooLarge"),
                            (1_000_001, "tooLarge")):
            yield Case(f"header-{side}-{size}", header(picture.header(**{side: size})), right,
                       f"the {side} is {size}")
    yield Case("header-both-2147483647",
               header(picture.header(width=2**31 - 1, height=2**31 - 1)), "tooLarge",
               "both sides are 2147483647")
    legal = {(0, 1), (0, 2), (0, 4), (0, 8), (0, 16), (2, 8), (2, 16), (3, 1), (3, 2), (3, 4),
             (3, 8), (4, 8), (4, 16), (6, 8), (6, 16)}
    pairs = [(color, depth) for color in (0, 1, 2, 3, 4, 5, 6, 7, 8, 255)
             for depth in (0, 1, 2, 3, 4, 8, 16, 32, 255)]
    for color, depth in pairs:
        if (color, depth) in legal or (color in (1, 5, 7, 8, 255) and depth != 8):
            continue
        yield Case(f"header-color-{color}-depth-{depth}",
                   header(picture.header(color=color, depth=depth)), "badHeader",
                   f"color type {color} at {depth} bits")
    for word, key, values in (("compression", "compression", (1, 255)),
                              ("filter", "filtering", (1, 64, 255)),
                              ("interlace", "interlaced", (2, 255))):
        for value in values:
            yield Case(f"header-{word}-{value}", header(picture.header(**{key: value})),
                       "badHeader", f"{word} method {value}")
    for size in (0, 12, 14, 26):
        yield Case(f"header-{size}-bytes", header((picture.header() * 2)[:size]), "badHeader",
                   f"IHDR is {size} bytes long and its CRC is right")
    yield Case("header-missing", joined(parts[1:]), "badHeader|order|chunk", "no IHDR")
    yield Case("header-missing-idat-first", joined(parts[3:]), "badHeader|order|chunk",
               "no IHDR and IDAT comes first")
    yield Case("header-end-alone", joined(parts[-1:]), "badHeader|order|chunk", "nothing but IEND")
    yield Case("header-alone", joined(parts[:1]), "truncated", "nothing but IHDR")
    yield Case("header-twice", joined(parts[:1] + parts), "badHeader|order|chunk",
               "IHDR stands twice")
    yield Case("header-twice-late", joined(parts[:4] + parts[:1] + parts[4:]),
               "badHeader|order|chunk", "a second IHDR stands after IDAT")
    yield Case("header-second", joined([parts[1], parts[0]] + parts[2:]),
               "badHeader|order|chunk", "gAMA stands before IHDR")
    yield Case("header-after-unknown", joined([(b"bmTs", b"ours")] + parts),
               "badHeader|order|chunk|fine", "an unknown chunk stands before IHDR", "base-rgb.png",
               "against the format; libpng takes it without a word")
    # The header is right in itself but says another number of rows than there are.
    yield Case("header-more-rows", header(picture.header(height=picture.height + 1)), "data",
               "the height says one row more than there is")
    yield Case("header-wider", header(picture.header(width=picture.width + 1)), "data",
               "the width says one pixel more than there is")
    yield Case("header-fewer-rows", header(picture.header(height=picture.height - 1)), "fine|data",
               "the height says one row less than there is", note="libpng warns of too much data")
    yield Case("header-adam7-said", header(picture.header(interlaced=1)), "data",
               "plain rows are said to be interlaced")


def orders():
    _, rgb = base("rgb")
    _, rgba = base("rgba")
    _, palette = base("palette")
    extra = (b"tEXt", b"Title\0between")
    first, last = place(rgba, b"IDAT"), place(rgba, b"IDAT", -1)
    idat = place(rgb, b"IDAT")

    yield Case("order-idat-apart", joined(rgba[:first + 2] + [extra] + rgba[first + 2:]),
               "order|data", "a text chunk stands between IDATs")
    yield Case("order-idat-empty-apart", joined(rgba[:last + 1] + [extra, (b"IDAT", b"")]
                                                + rgba[last + 1:]),
               "fine|order", "an IDAT of no bytes follows a text chunk", "base-rgba.png",
               "libpng only warns: too many IDATs")
    yield Case("order-idat-again-apart", joined(rgb[:-1] + [rgb[idat], rgb[-1]]), "fine|order",
               "the IDAT stands again after a text chunk", "base-rgb.png",
               "libpng only warns: too many IDATs")
    yield Case("order-idat-swapped", joined(rgba[:first + 1] + [rgba[first + 2], rgba[first + 1]]
                                            + rgba[first + 3:]), "data", "two IDATs are swapped")
    yield Case("order-idat-dropped", joined(rgba[:first + 2] + rgba[first + 3:]), "data",
               "an IDAT in the middle is missing")
    yield Case("order-idat-doubled", joined(rgba[:first + 2] + rgba[first + 1:]), "data",
               "an IDAT in the middle stands twice")
    yield Case("order-idat-missing", joined(rgb[:idat] + rgb[idat + 1:]), "order|data|chunk",
               "no IDAT")
    yield Case("order-end-between", joined(rgba[:first + 2] + rgba[-1:] + rgba[first + 2:]),
               "data|order", "IEND stands between IDATs")
    yield Case("order-end-early", joined(rgb[:idat] + rgb[-1:] + rgb[idat:]),
               "order|data|chunk", "IEND stands before IDAT")
    yield Case("order-end-with-data", joined(rgb[:-1] + [(b"IEND", b"more")]), "fine",
               "IEND has four bytes of data", "base-rgb.png", "libpng warns")

    plte, trns, data = (place(palette, name) for name in (b"PLTE", b"tRNS", b"IDAT"))
    others = [part for part in palette if part[0] not in (b"PLTE", b"tRNS", b"hIST")]
    yield Case("order-palette-after-idat", joined(others[:2] + [palette[plte]] + others[2:]),
               "palette|order", "PLTE stands after IDAT")
    yield Case("order-palette-again-after-idat",
               joined(palette[:-1] + [palette[plte], palette[-1]]), "palette|order",
               "PLTE stands again after IDAT")
    yield Case("order-key-before-palette", joined([palette[0], palette[trns], palette[plte],
                                                   palette[data], palette[-1]]),
               "transparency|order", "tRNS stands before PLTE", note="libpng warns and drops it")
    yield Case("order-key-after-idat", joined([palette[0], palette[plte], palette[data],
                                               palette[trns], palette[-1]]),
               "transparency|order", "tRNS stands after IDAT", note="libpng warns and drops it")
    yield Case("order-suggested-after-idat", joined(rgb[:-1] + [(b"PLTE", bytes(30)), rgb[-1]]),
               "fine|palette|order", "a suggested palette stands after IDAT", "base-rgb.png",
               "it makes no pixel; libpng warns")
    for word, name, data in (("unknown", b"BMTS", b"ours"), ("public", b"NEWS", b""),
                             ("lower-idat-twin", b"IDAt", b"")):
        yield Case(f"chunk-critical-{word}", joined([rgb[0], (name, data)] + rgb[1:]), "chunk",
                   f"the critical chunk {text(name)} is unknown")
    yield Case("chunk-critical-last", joined(rgb[:-1] + [(b"BMTS", b"ours"), rgb[-1]]), "chunk",
               "an unknown critical chunk stands after IDAT")
    for word, name in (("digit", b"bm1s"), ("blank", b"bm s"), ("zero", b"\0\0\0\0"),
                       ("latin", b"bm\xe9s")):
        yield Case(f"chunk-name-{word}", joined([rgb[0], (name, b"ours")] + rgb[1:]), "chunk",
                   "a chunk's name is not of letters")
    yield Case("chunk-name-reserved", joined([rgb[0], (b"bmts", b"ours")] + rgb[1:]),
               "fine|chunk", "a chunk's third letter is small", "base-rgb.png",
               "reserved; libpng 1.6.39 takes it and later ones refuse it")
    yield Case("chunk-idat-small", joined([(b"iDAT", data) if name == b"IDAT" else (name, data)
                                           for name, data in rgb]), "order|data|chunk",
               "IDAT is called iDAT: an ancillary chunk that nobody knows")


GROUPS = (cuts, sums, lengths, signatures, headers, orders)
