"""In Chromium no two texts of a plot touch, none leaves the picture, and every line stays in its plot.

    plots.py FOLDER
"""
import re
import sys
import tempfile
from pathlib import Path

from browsers import Chromium, Net

LOOK = """
  const faults = [];
  let texts = 0;
  for (const holder of document.querySelectorAll("div")) {
    const svg = holder.shadowRoot.querySelector("svg");
    const name = holder.dataset.name;
    const {width, height} = svg.viewBox.baseVal;
    // What people see is the height of letters, not of the line they stand in.
    const boxes = [...svg.querySelectorAll("text")].map(text => {
      const {x, y, width, height} = text.getBBox();
      return {text: text.textContent, left: x, right: x + width, top: y + 1, bottom: y + height - 1};
    });
    texts += boxes.length;
    boxes.forEach((a, index) => {
      if (a.left < 0 || a.top < 0 || a.right > width || a.bottom > height)
        faults.push(`${name}: "${a.text}" leaves the picture`);
      for (const b of boxes.slice(0, index))
        if (a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
          faults.push(`${name}: "${a.text}" and "${b.text}" touch`);
    });
    const plot = [...svg.querySelectorAll("rect")].slice(1).map(band => band.getBBox());
    const left = Math.min(...plot.map(box => box.x));
    const right = Math.max(...plot.map(box => box.x + box.width));
    const bottom = Math.max(...plot.map(box => box.y + box.height));
    for (const line of svg.querySelectorAll("polyline")) {
      const box = line.getBBox();
      if (box.x < left - 0.02 || box.x + box.width > right + 0.02 || box.y + box.height > bottom)
        faults.push(`${name}: a line leaves the plot`);
    }
  }
  return [texts, faults]"""

# Inline, so that one page holds them all: a font and a layout are the same as in files of their own.
# Style sheets of one page would meet, so every plot has its own shadow tree.
plots = sorted(Path(sys.argv[1]).glob("*.svg"))
page = '<!doctype html><meta charset="utf-8"><body>'
for plot in plots:
    svg = re.sub(r"<\?xml.*?>|<!DOCTYPE.*?>", "", plot.read_text(encoding="utf-8"), flags=re.S)
    page += f'<div data-name="{plot.name}"><template shadowrootmode="open">{svg}</template></div>\n'
browser = Chromium(Net())
with tempfile.NamedTemporaryFile("w", suffix=".html") as file:
    file.write(page)
    file.flush()
    browser.open(file.name, ready="body")
    texts, faults = browser.run(LOOK)
browser.end()
print(f"{len(plots)} plots, {texts} texts, {len(faults)} faults")
if faults or texts < 1000:
    sys.exit("\n".join(faults[:40]))
