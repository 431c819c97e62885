"""OKLab of arrays of 8-bit colors, for scripts that look at whole pictures. Needs numpy.

oklab.py makes the table that the library is held to, with 50 digits; here doubles are enough.
"""
import numpy as np

TO_CONES = np.array([[0.4122214708, 0.5363325363, 0.0514459929],
                     [0.2119034982, 0.6806995451, 0.1073969566],
                     [0.0883024619, 0.2817188376, 0.6299787005]])
TO_LAB = np.array([[0.2104542553, 0.7936177850, -0.0040720468],
                   [1.9779984951, -2.4285922050, 0.4505937099],
                   [0.0259040371, 0.7827717662, -0.8086757660]])


def oklab(rgb):
    c = np.asarray(rgb, float) / 255
    light = np.where(c <= 0.04045, c / 12.92, ((c + 0.055) / 1.055) ** 2.4)
    return np.cbrt(light @ TO_CONES.T) @ TO_LAB.T
