"""A PNG writer that can be told everything: filters, passes, compression, chunks.

It writes what the format's text says and nothing is left to a library but zlib, so that each
picture of this folder is known byte by byte.
"""
import struct
import zlib

SIGNATURE = b"\x89PNG\r\n\x1a\n"
GRAY, RGB, PALETTE, GRAY_ALPHA, RGBA = 0, 2, 3, 4, 6
NAMES = {GRAY: "gray", RGB: "rgb", PALETTE: "palette", GRAY_ALPHA: "gray-alpha", RGBA: "rgba"}
CHANNELS = {GRAY: 1, RGB: 3, PALETTE: 1, GRAY_ALPHA: 2, RGBA: 4}
DEPTHS = {GRAY: (1, 2, 4, 8, 16), RGB: (8, 16), PALETTE: (1, 2, 4, 8), GRAY_ALPHA: (8, 16),
          RGBA: (8, 16)}
# First column, first row, column step, row step.
ADAM7 = ((0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2),
         (0, 1, 1, 2))
FILTERS = ("none", "sub", "up", "average", "paeth")


def chunk(name, data=b"", crc=None, length=None):
    """A chunk; its CRC and its length can be made to lie."""
    crc = zlib.crc32(name + data) if crc is None else crc
    return struct.pack(">I", len(data) if length is None else length) + name + data + \
        struct.pack(">I", crc)


def ihdr(width, height, depth, color, interlaced=0, compression=0, filtering=0):
    return struct.pack(">IIBBBBB", width, height, depth, color, compression, filtering,
                       interlaced)


def joined(parts, tail=b""):
    """The whole file from (name, data) parts."""
    return SIGNATURE + b"".join(chunk(*part) for part in parts) + tail


def packed(row, depth, padding=0):
    """One row's samples as bytes, the leftmost in the highest bits; `padding` fills the rest."""
    samples = [sample for pixel in row for sample in pixel]
    if depth == 16:
        return struct.pack(f">{len(samples)}H", *samples)
    if depth == 8:
        return bytes(samples)
    each = 8 // depth
    full = (1 << depth) - 1 if padding else 0
    samples += [full] * (-len(samples) % each)
    line = bytearray()
    for start in range(0, len(samples), each):
        byte = 0
        for sample in samples[start:start + each]:
            byte = byte << depth | sample
        line.append(byte)
    return bytes(line)


def paeth(left, up, corner):
    guess = left + up - corner
    distances = abs(guess - left), abs(guess - up), abs(guess - corner)
    return (left, up, corner)[distances.index(min(distances))]


def filtered(line, above, step, kind):
    """A row after one of the five filters; `step` is the whole bytes of a pixel, at least 1."""
    before = bytes(step) + line
    corner = bytes(step) + above
    guess = {
        0: lambda i: 0,
        1: lambda i: before[i],
        2: lambda i: above[i],
        3: lambda i: (before[i] + above[i]) // 2,
        4: lambda i: paeth(before[i], above[i], corner[i]),
    }[kind]
    return bytes([kind]) + bytes((line[i] - guess(i)) & 255 for i in range(len(line)))


def image_data(rows, color, depth, interlaced=False, filters=(0,), padding=0):
    """All rows filtered, pass by pass; `filters` are taken in turn, row by row."""
    step = max(1, CHANNELS[color] * depth // 8)
    passes = ADAM7 if interlaced else ((0, 0, 1, 1),)
    out, count = bytearray(), 0
    for x, y, across, down in passes:
        reduced = [row[x::across] for row in rows[y::down] if row[x::across]]
        above = None
        for row in reduced:
            line = packed(row, depth, padding)
            above = bytes(len(line)) if above is None else above
            out += filtered(line, above, step, filters[count % len(filters)])
            above = line
            count += 1
    return bytes(out)


def deflated(data, level=9, wbits=15, strategy=zlib.Z_DEFAULT_STRATEGY, flush_every=None,
             flush=zlib.Z_SYNC_FLUSH):
    """A zlib stream; with `flush_every` it is cut by empty blocks or complete restarts."""
    press = zlib.compressobj(level, zlib.DEFLATED, wbits, 9, strategy)
    if flush_every is None:
        return press.compress(data) + press.flush()
    out = b""
    for start in range(0, len(data), flush_every):
        out += press.compress(data[start:start + flush_every]) + press.flush(flush)
    return out + press.flush()


def with_window(stream, bits):
    """The same stream with another window size in its two bytes of header."""
    cmf = stream[0] & 15 | (bits - 8) << 4
    flags = stream[1] & 0xE0
    return bytes([cmf, flags + (-(cmf << 8 | flags) % 31)]) + stream[2:]


def split(data, size):
    return [data[i:i + size] for i in range(0, len(data), size)]


class Picture:
    """Stored samples with what says how to read them, and how they shall be written."""

    def __init__(self, color, depth, rows, interlaced=False, palette=None, key=None,
                 filters=(0,), padding=0):
        self.color, self.depth, self.rows = color, depth, rows
        self.width, self.height = len(rows[0]), len(rows)
        self.interlaced, self.palette, self.key = interlaced, palette, key
        self.filters, self.padding = filters, padding

    def header(self, **changes):
        values = dict(width=self.width, height=self.height, depth=self.depth, color=self.color,
                      interlaced=int(self.interlaced))
        return ihdr(**{**values, **changes})

    def data(self):
        return image_data(self.rows, self.color, self.depth, self.interlaced, self.filters,
                          self.padding)

    def colors(self):
        """PLTE and tRNS, where there are any."""
        parts = []
        if self.palette is not None:
            parts.append((b"PLTE", bytes(c for entry in self.palette for c in entry[:3])))
        if self.key is not None:
            alphas = self.color == PALETTE
            parts.append((b"tRNS", bytes(self.key) if alphas
                          else struct.pack(f">{len(self.key)}H", *self.key)))
        return parts

    def parts(self, stream=None, idats=None, first=(), middle=(), last=()):
        """All chunks; extras after IHDR, before IDAT and after it."""
        if idats is None:
            idats = [deflated(self.data()) if stream is None else stream]
        return [(b"IHDR", self.header()), *first, *self.colors(), *middle,
                *[(b"IDAT", piece) for piece in idats], *last, (b"IEND", b"")]
