"""Colors between two others, by a browser: python3 mixes.py > mixes.txt

Chromium works out color-mix(in oklab …) and says what it got. A line a mix, of words: two colors
in hexadecimal, the share of the second one, and the OKLab lightness, a and b of the mix.
"""

import random
import re
import shutil
import subprocess
import tempfile

rng = random.Random(7)
pairs = [("#0000ff", "#ffff00"), ("#ff0000", "#00ffff"), ("#000000", "#ffffff"), ("#664026", "#f4e9dc")]
pairs += [("#%06x" % rng.randrange(1 << 24), "#%06x" % rng.randrange(1 << 24)) for _ in range(60)]
mixes = [(a, b, s) for a, b in pairs for s in (0.125, 0.25, 0.5, 0.75)]
spans = "".join(
    f'<i style="color:color-mix(in oklab, {a}, {b} {s * 100}%)"></i>' for a, b, s in mixes)
page = f"""<!doctype html>{spans}<pre></pre><script>
document.querySelector("pre").textContent =
  [...document.querySelectorAll("i")].map(i => getComputedStyle(i).color).join("\\n");
</script>"""
with tempfile.NamedTemporaryFile("w", suffix=".html") as file:
    file.write(page)
    file.flush()
    dom = subprocess.run(
        [shutil.which("chromium"), "--headless", "--no-sandbox", "--dump-dom", f"file://{file.name}"],
        capture_output=True, text=True, check=True).stdout
found = re.findall(r"^(?:<.*<pre>)?oklab\((\S+) (\S+) (\S+)\)", dom, re.M)
assert len(found) == len(mixes), (len(found), dom[-500:])
for (a, b, s), (lightness, x, y) in zip(mixes, found):
    print(a, b, s, lightness, x, y)
