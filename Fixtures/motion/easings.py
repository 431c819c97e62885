#!/usr/bin/env python3
"""Writes easings.txt: what a browser (Chromium, headless) makes of CSS's easing functions.

Inside 0...1 the browser tells the eased progress of an animation as a double. Outside, the easing
is asked as that of a keyframe whose input an overshooting outer easing has carried there; a
registered custom property then shows the value with six digits.
A row is: digits, the easing with "_" for its spaces, the progress, the value.
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
INSIDE = ["ease", "ease-in", "ease-out", "ease-in-out", "linear", "step-start", "step-end",
          "cubic-bezier(0.3, 1.7, 0.6, -0.8)", "cubic-bezier(0, 1, 1, 0)",
          "cubic-bezier(1, 0, 0, 1)", "cubic-bezier(0.1, 0.9, 0.2, 1)",
          "steps(4, jump-start)", "steps(4, jump-end)", "steps(4, jump-none)",
          "steps(4, jump-both)", "steps(1, jump-both)", "steps(2, jump-none)",
          "linear(0, 0.25 75%, 1)", "linear(0, 0.5, 1, 0.25, 1)", "linear(0 20%, 0.5 60% 10%, 1)",
          "linear(0, 0.1 25% 75%, 1)", "linear(0.3, 0.9)", "linear(0 0%, 1 50%, 0.5 50%, 1 100%)",
          "linear(0.2 30%, 0.8 60%)", "linear(1, 0.5 40%, 0, 0.2, 0.1 40%, 1)"]
OUTSIDE = ["ease", "ease-in", "ease-out", "ease-in-out", "linear",
           "cubic-bezier(0.3, 1.5, 0.7, 1)", "cubic-bezier(0, 1, 1, 0)",
           "cubic-bezier(0, 0, 0, 1)", "cubic-bezier(0, 0, 1, 1)", "cubic-bezier(0, 0, 0.5, 1)",
           "cubic-bezier(0.5, 0, 1, 1)", "cubic-bezier(1, 1, 1, 1)", "cubic-bezier(0, 0, 0, 0)",
           "cubic-bezier(1, 0.5, 1, 0.5)", "cubic-bezier(0, 0.5, 0, 0.5)",
           "cubic-bezier(0.2, -0.5, 0.8, 1.5)",
           "steps(4, jump-start)", "steps(4, jump-end)", "steps(4, jump-none)",
           "steps(4, jump-both)",
           "linear(0, 0.25 75%, 1)", "linear(0 20%, 0.5 60% 10%, 1)", "linear(0.2 30%, 0.8 60%)",
           "linear(0 0%, 0.5 0%, 1)", "linear(0, 0.5 100%, 1 100%)"]

PAGE = """<!doctype html><meta charset=utf-8><div id=e></div><pre id=out></pre><script>
CSS.registerProperty({name: '--v', syntax: '<number>', inherits: false, initialValue: '0'});
const e = document.getElementById('e'), rows = [];
for (const [easing, times] of %s) for (const t of times) {
  const a = e.animate([{'--v': 0}, {'--v': 1}], {duration: 1e6, fill: 'both', easing});
  a.pause(); a.currentTime = t * 1e6;
  const timing = a.effect.getComputedTiming();
  if (timing.easing === 'linear' && easing !== 'linear') throw easing;
  rows.push(['double', easing, a.currentTime / 1e6, timing.progress]); a.cancel();
}
for (const easing of %s) for (const outer of ['cubic-bezier(0.5,-2,0.5,3)', 'linear(-0.75, 1.75)'])
  for (const t of [0.02, 0.1, 0.17, 0.25, 0.5, 0.77, 0.8125, 0.95]) {
    const a = e.animate([{'--v': 0, easing}, {'--v': 1}], {duration: 1e6, fill: 'both', easing: outer});
    a.pause(); a.currentTime = t * 1e6;
    const input = a.effect.getComputedTiming().progress;
    rows.push(['six', easing, input, +getComputedStyle(e).getPropertyValue('--v')]); a.cancel();
  }
document.getElementById('out').textContent =
  rows.map(r => [r[0], r[1].replaceAll(' ', '_'), r[2], r[3]].join(' ')).join('\\n');
</script>"""

times = [0, 0.01, 0.1, 0.2, 0.25, 0.3, 0.4, 0.5, 0.55, 0.6, 0.75, 0.8, 0.9, 0.99, 1]
inside = [(e, times + [round(random.random(), 6) for _ in range(5)]) for e in INSIDE]
with tempfile.TemporaryDirectory() as folder:
    page = pathlib.Path(folder) / "page.html"
    page.write_text(PAGE % (json.dumps(inside), json.dumps(OUTSIDE)))
    shown = subprocess.run(
        [shutil.which("chromium"), "--headless", "--no-sandbox", "--dump-dom", page.as_uri()],
        capture_output=True, text=True, check=True).stdout
print(html.unescape(re.search(r'<pre id="out">(.*?)</pre>', shown, re.S).group(1)))
