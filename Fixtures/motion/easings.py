#!/usr/bin/env python3
"""Writes easings.txt: what a browser (Chromium, headless) makes of CSS's easing linear().

A row is: the easing with "_" for its spaces, the progress, the eased progress.
"""
import html
import json
import pathlib
import random
import re
import shutil
import subprocess
import tempfile

random.seed(5)
EASINGS = ["linear(0, 0.25 75%, 1)", "linear(0, 0.5, 1, 0.25, 1)", "linear(0 20%, 0.5 60% 10%, 1)",
           "linear(0, 0.1 25% 75%, 1)", "linear(0.3, 0.9)", "linear(0 0%, 1 50%, 0.5 50%, 1 100%)",
           "linear(0.2 30%, 0.8 60%)", "linear(1, 0.5 40%, 0, 0.2, 0.1 40%, 1)",
           "linear(0, 0.004 1.2%, 0.02, 0.9 43%, 1.06 60%, 1)"]

PAGE = """<!doctype html><meta charset=utf-8><div id=e></div><pre id=out></pre><script>
const e = document.getElementById('e'), rows = [];
for (const [easing, times] of %s) for (const t of times) {
  const a = e.animate({opacity: [0, 1]}, {duration: 1e6, fill: 'both', easing});
  a.pause(); a.currentTime = t * 1e6;
  const timing = a.effect.getComputedTiming();
  if (timing.easing === 'linear') throw easing;
  rows.push([easing, a.currentTime / 1e6, timing.progress]); a.cancel();
}
document.getElementById('out').textContent =
  rows.map(r => [r[0].replaceAll(' ', '_'), r[1], r[2]].join(' ')).join('\\n');
</script>"""

times = [0, 0.01, 0.1, 0.2, 0.25, 0.3, 0.4, 0.5, 0.55, 0.6, 0.75, 0.8, 0.9, 0.99, 1]
rows = [(e, times + [round(random.random(), 6) for _ in range(5)]) for e in EASINGS]
with tempfile.TemporaryDirectory() as folder:
    page = pathlib.Path(folder) / "page.html"
    page.write_text(PAGE % json.dumps(rows))
    shown = subprocess.run(
        [shutil.which("chromium"), "--headless", "--no-sandbox", "--dump-dom", page.as_uri()],
        capture_output=True, text=True, check=True).stdout
print(html.unescape(re.search(r'<pre id="out">(.*?)</pre>', shown, re.S).group(1)))
