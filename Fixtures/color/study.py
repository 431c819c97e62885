#!/usr/bin/env python3
"""Compares dominant colors: how much of a picture lies within 0.05 of the answer in OKLab.

    python3 study.py COMMAND PICTURE...

COMMAND is asked for our answer: it gets the path of a PNG as its last argument and prints red, green
and blue, from 0 to 255. The others are given every advantage. colorthief runs at its best quality.
Pillow's median cut makes palettes of 2 ... 256 colors, and that whose most frequent color does best
counts. k-means runs with k from 2 to 12, and again the best of the largest clusters counts; `center`
is the best of all 77 centers, which nobody could choose without this measure.

Needs numpy, pillow, colorthief and scikit-learn from PyPI; loads nothing. Pictures of more than 1000
pixels a side are made smaller first, for all alike. See README.md for which pictures were used.
"""
import io
import pathlib
import shlex
import subprocess
import sys
import tempfile

import numpy as np
from colorthief import ColorThief
from PIL import Image
from sklearn.cluster import KMeans

from oklab_arrays import oklab

SIDE = 1000
RADIUS = 0.05


class Picture:
    def __init__(self, path):
        image = Image.open(path)
        if image.mode not in ("RGB", "RGBA"):
            image = image.convert("RGBA" if "transparency" in image.info or image.mode in ("LA", "PA") else "RGB")
        if max(image.size) > SIDE:
            image.thumbnail((SIDE, SIDE), Image.LANCZOS)
        self.png = io.BytesIO()
        image.save(self.png, "PNG")
        pixels = np.asarray(image.convert("RGBA")).reshape(-1, 4)
        pixels = pixels[pixels[:, 3] > 0]
        key = pixels[:, 0].astype(np.int64) << 16 | pixels[:, 1].astype(np.int64) << 8 | pixels[:, 2]
        colors, index = np.unique(key, return_inverse=True)
        self.weights = np.bincount(index, pixels[:, 3])
        self.lab = oklab(np.stack([colors >> 16, colors >> 8 & 255, colors & 255], 1))
        # The others know no opacity: they see what is more than half there.
        self.seen = pixels[pixels[:, 3] >= min(128, pixels[:, 3].max())][:, :3]

    def share(self, rgb):
        distance = np.linalg.norm(self.lab - oklab([rgb]), axis=1)
        return self.weights[distance <= RADIUS].sum() / self.weights.sum()


def thief(picture):
    picture.png.seek(0)
    try:
        return picture.share(ColorThief(picture.png).get_color(quality=1))
    except Exception:  # It finds nothing in white pictures.
        return picture.share((255, 255, 255))


def median_cut(picture):
    image = Image.fromarray(picture.seen.reshape(-1, 1, 3))
    best = 0
    for size in (2, 3, 4, 6, 8, 12, 16, 24, 32, 48, 64, 128, 256):
        cut = image.quantize(size, method=Image.Quantize.MEDIANCUT)
        most = np.bincount(np.asarray(cut).ravel()).argmax()
        best = max(best, picture.share(cut.getpalette()[3 * most : 3 * most + 3]))
    return best


def k_means(picture):
    rng = np.random.default_rng(0)
    count = len(picture.seen)
    sample = picture.seen[rng.choice(count, min(20000, count), replace=False)].astype(float)
    largest = center = 0
    for k in range(2, 13):
        means = KMeans(k, n_init=2, random_state=0).fit(sample)
        shares = [picture.share(c) for c in means.cluster_centers_]
        largest = max(largest, shares[np.bincount(means.labels_, minlength=k).argmax()])
        center = max(center, *shares)
    return largest, center


def ours(command, picture):
    with tempfile.NamedTemporaryFile(suffix=".png") as file:
        file.write(picture.png.getvalue())
        file.flush()
        words = subprocess.run(shlex.split(command) + [file.name], capture_output=True, text=True, check=True).stdout
    return picture.share([float(word) for word in words.split()[:3]])


print("picture ours colorthief median-cut k-means center")
for path in sys.argv[2:]:
    picture = Picture(path)
    shares = [ours(sys.argv[1], picture), thief(picture), median_cut(picture), *k_means(picture)]
    print("/".join(pathlib.Path(path).parts[-2:]), *(f"{share:.4f}" for share in shares), flush=True)
