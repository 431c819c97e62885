"""What the tables share: eased fades, and springs by small steps.

A Bézier curve is solved by halving, a spring integrated by the classical fourth-order method; neither
knows a closed form.
"""
import math


def bezier(x1, y1, x2, y2, progress):
    progress = min(max(progress, 0.0), 1.0)
    low, high = 0.0, 1.0
    for _ in range(80):
        s = (low + high) / 2
        x = 3 * (1 - s) ** 2 * s * x1 + 3 * (1 - s) * s * s * x2 + s ** 3
        if x < progress:
            low = s
        else:
            high = s
    s = (low + high) / 2
    return 3 * (1 - s) ** 2 * s * y1 + 3 * (1 - s) * s * s * y2 + s ** 3


def ease_in_out(progress):
    return bezier(0.42, 0, 0.58, 1, progress)


def faded(stations, duration, time):
    """Stations are (time, value); each fade lies over what the ones before it give."""
    value = stations[0][1]
    weight = [1.0]
    values = [value]
    for begun, target in stations[1:]:
        share = ease_in_out((time - begun) / duration)
        weight.append(share)
        values.append(target)
    # The last fade covers its share, the one before it its share of what is left open, as a share
    # of the whole: r(i) - r(i + 1).
    result = 0.0
    for index, value in enumerate(values):
        later = weight[index + 1] if index + 1 < len(values) else 0.0
        result += value * (weight[index] - later)
    return result


def sprung(start, velocity, target, duration, bounce, time, step=2e-5):
    """Where a spring has taken a value, and how fast it is."""
    omega = 2 * math.pi / duration
    zeta = 1 - bounce if bounce >= 0 else 1 / (1 + bounce)
    count = max(1, int(round(time / step)))
    h = time / count if time > 0 else 0.0

    def pull(x, v):
        return -omega * omega * (x - target) - 2 * zeta * omega * v

    x, v = start, velocity
    for _ in range(count):
        k1, l1 = v, pull(x, v)
        k2, l2 = v + h / 2 * l1, pull(x + h / 2 * k1, v + h / 2 * l1)
        k3, l3 = v + h / 2 * l2, pull(x + h / 2 * k2, v + h / 2 * l2)
        k4, l4 = v + h * l3, pull(x + h * k3, v + h * l3)
        x += h / 6 * (k1 + 2 * k2 + 2 * k3 + k4)
        v += h / 6 * (l1 + 2 * l2 + 2 * l3 + l4)
    return x, v
