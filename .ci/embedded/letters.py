"""Bytes as text, in letters that neither a script nor Swift objects to: two letters for 13 bits."""

LETTERS = [chr(code) for code in range(33, 127) if chr(code) not in '"<\\']
PLACES = {letter: place for place, letter in enumerate(LETTERS)}


def written(data):
    """Thirteen bytes are sixteen letters."""
    text = ""
    for start in range(0, len(data), 13):
        bits = int.from_bytes(data[start:start + 13], "little")
        for shift in range(0, 104, 13):
            high, low = divmod(bits >> shift & 8191, len(LETTERS))
            text += LETTERS[low] + LETTERS[high]
    return text


def read(text, size):
    """The first bytes, so many, of what was written: what fills the last thirteen is left out."""
    pairs = [PLACES[low] + len(LETTERS) * PLACES[high] for low, high in zip(text[::2], text[1::2])]
    blocks = (pairs[start:start + 8] for start in range(0, len(pairs), 8))
    data = (sum(pair << 13 * i for i, pair in enumerate(block)).to_bytes(13, "little") for block in blocks)
    return b"".join(data)[:size]
