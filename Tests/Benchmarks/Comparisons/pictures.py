"""The mean color of a PNG's left tenth, by several programs: pictures.py TOOL SAMPLER FILE…"""
import re
import shutil
import statistics
import subprocess
import sys
from pathlib import Path

import by_turns

PILLOW = """
import sys, numpy
from PIL import Image
Image.MAX_IMAGE_PIXELS = None
picture = Image.open(sys.argv[1])
left = picture.crop((0, 0, max(1, picture.width // 10), picture.height))
edge = numpy.asarray(left.convert("RGBA")).reshape(-1, 4).astype(numpy.uint64)
mean = (edge[:, :3] * edge[:, 3:]).sum(axis=0) / (255.0 * 255.0 * len(edge))
print("#" + "".join(f"{round(value * 255):02x}" for value in mean))
"""


def answer(text):
    """The first three numbers of the tool's edge or of the library's line, or what is written in hex."""
    hexes = re.findall("#[0-9a-fA-F]{6}", text)
    numbers = re.findall(r"[0-9.]+(?:e-?[0-9]+)?", text.partition('"edge":')[2] or text)[:3]
    rounded = tuple(int(float(number) * 255 + 0.5) for number in numbers)
    return hexes[0].lower() if hexes else "#%02x%02x%02x" % rounded if rounded else "-"


tool, sampler, *files = sys.argv[1:]
print("Whole processes, by turns; the ratio is to the tool's time.")
for file in files:
    commands = {
        # It finds the dominant color too, for which all columns are needed.
        "bookmotion color": [tool, "color", "--quiet", "--format", "ndjson", file],
        "the library, left edge": [sampler, "left", "false", "0", file],
        "Pillow and NumPy": [sys.executable, "-c", PILLOW, file],
        "… their imports alone": [sys.executable, "-c", "import numpy; from PIL import Image"],
        "ImageMagick": [
            shutil.which("convert"), file, "-crop", "10%x100%+0+0", "+repage", "-background", "black",
            "-alpha", "remove", "-scale", "1x1!", "txt:"],
    }
    print(f"\n{Path(file).name:34}{'ms':>10}{'ratio':>10}{'peak, MB':>12}{'answer':>12}")
    times = by_turns.seconds(commands, 5 if Path(file).stat().st_size > 30_000_000 else 11)
    times = {name: statistics.median(all) for name, all in times.items()}
    for name, command in commands.items():
        # A small program starts it: a process inherits the most memory of the one that it comes from.
        run = subprocess.run(["/usr/bin/time", "-f", "%M", *command], capture_output=True, text=True, check=True)
        peak = int(run.stderr.split()[-1]) / 1024
        print(f"{name:34}{times[name] * 1000:10.1f}{times[name] / times['bookmotion color']:10.2f}"
              f"{peak:12.1f}{answer(run.stdout):>12}")
