"""Where the cover of a book that turns is seen, by the formulas of a turn in perspective alone."""
import math

# The radius of its round corners.
CORNER = 16


class Cover:
    """The cover of a pose, as it is seen."""

    def __init__(self, pose, perspective, binding):
        # In the proportions of its place on the shelf, 200 × 280, until a page is seen.
        fit, share = min(pose["width"] / 200, pose["height"] / 280), max(pose.get(key, 1) for key in ("firstPageOpacity", "readerOpacity"))
        self.width, self.height = (share * pose[a] + (1 - share) * fit * b for a, b in (("width", 200), ("height", 280)))
        self.x, self.y = pose["x"] - self.width / 2, pose["y"] - self.height / 2
        self.angle, self.tilt = math.radians(pose["flipAngle"]), math.radians(pose["tilt"])
        self.distance = max(self.width, self.height) / perspective
        self.right = binding == "right"

    def seen(self, across, down):
        """Points that are told from the top left corner of the cover, while it is shut."""
        middle = self.height / 2
        out = self.width - across if self.right else across
        depth = 1 - out * math.sin(self.angle) / self.distance
        out, down = out * math.cos(self.angle) / depth, middle + (down - middle) / depth
        across = self.width - out if self.right else out
        nearer = 1 - (down - middle) * math.sin(self.tilt) / self.distance
        return (self.x + self.width / 2 + (across - self.width / 2) / nearer,
                self.y + middle + (down - middle) * math.cos(self.tilt) / nearer)

    def outline(self, inset=0, is_bound=False):
        """Its outline, or of what a border leaves, with round corners: none at the hinge of what is bound there."""
        points = []
        for turn, (right, bottom) in enumerate([(0, 0), (1, 0), (1, 1), (0, 1)]):
            at_hinge = is_bound and right == self.right
            edge, radius = (0, 0) if at_hinge else (inset, max(CORNER - inset, 0.01))
            x = self.width - edge - radius if right else edge + radius
            y = self.height - inset - radius if bottom else inset + radius
            for step in range(33):
                angle = math.pi * (1 + turn / 2 + step / 64)
                points.append(self.seen(x + radius * math.cos(angle), y + radius * math.sin(angle)))
        return points
