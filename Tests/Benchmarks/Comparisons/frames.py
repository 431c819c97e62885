"""The frames of a book that closes: drawn by the tool, and photographed in a browser, by turns.

Called by .ci/measure frames with the tool, the browser, a folder and the number of rounds.
"""
import base64
import csv
import io
import json
import os
import shutil
import statistics
import subprocess
import sys
import time
from pathlib import Path

ART = Path(__file__).resolve().parents[3] / "Fixtures" / "art"
COVER, PAGE = ART / "fox-cover.png", ART / "fox-page.png"
MOTION = ["--choreography", "bookPolish", "--direction", "close", "--fps", "60"]
PERSPECTIVE = 0.5
WANTED = 100
# PNG of one color is much smaller than this.
LEAST_BYTES = 20_000

SCENE = """<!DOCTYPE html><meta charset="utf-8"><style>
body { margin: 0; background: #432; overflow: hidden }
div, img { position: absolute }
.library { background: repeating-linear-gradient(90deg, #643 0 30px, #456 30px 60px, #733 60px 90px);
  inset: 0 }
.body { background: #f2f2f2; border-radius: 16px }
img { width: 100%%; height: 100%%; box-sizing: border-box; border: 3px solid white;
  border-radius: 16px; object-fit: contain; background: white }
.cover img { object-fit: cover; backface-visibility: hidden }
.inside { inset: 0; background: #eda; border-radius: 16px }
.spine { background: linear-gradient(90deg, #321, #643, #321); transform-origin: 0 50%% }
.edges { background: linear-gradient(#ddd, #fff, #ccc); transform-origin: 0 50%% }
.cover { transform-origin: 0 50%%; transform-style: preserve-3d }
</style><div class="library"></div><div id="stage" style="left: %(left)spx; top: %(top)spx">
<div class="body"><img class="page" src="%(page)s"><div class="edges"></div><div class="spine"></div>
<div class="cover"><div class="inside"></div><img src="%(cover)s"></div></div></div>
<script>
const part = name => document.querySelector("." + name).style
const turn = (depth, angle) => `perspective(${depth / %(perspective)s}px) rotateY(${angle}deg)`
function show(f) {
  const [w, h] = [f.width, f.height]
  Object.assign(part("body"), { left: f.x - w / 2 + "px", top: f.y - h / 2 + "px",
    width: w + "px", height: h + "px", boxShadow: `${f.shadowX}px ${f.shadowY}px ${f.shadowRadius}px
    rgb(0 0 0 / ${f.shadowOpacity})` })
  part("library").filter = `blur(${f.libraryBlur}px)`
  part("page").opacity = f.firstPageOpacity
  Object.assign(part("cover"), { width: w + "px", height: h + "px", opacity: f.coverOpacity,
    transform: turn(Math.max(w, h), -f.flipAngle) })
  const angle = 90 - Math.min(Math.max(f.flipAngle, 0), 180) / 2
  Object.assign(part("spine"), { width: f.spineWidth + "px", height: h + "px",
    opacity: f.spineOpacity, transform: turn(h, angle) })
  Object.assign(part("edges"), { left: f.spineWidth + "px", top: "4px", height: h - 8 + "px",
    width: .8 * f.spineWidth + "px", opacity: f.pageEdgeOpacity, transform: turn(h, angle) })
}
</script>"""


class Browser:
    """A headless Chromium, spoken to through its debugging pipe."""

    def __init__(self, program, folder, size):
        to_read, self.commands = os.pipe()
        self.answers, to_write = os.pipe()

        def connect():
            # The browser listens at 3 and answers at 4; both may be taken by these very pipes.
            listening, answering = os.dup(to_read), os.dup(to_write)
            os.dup2(listening, 3)
            os.dup2(answering, 4)

        self.process = subprocess.Popen(
            [program, "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
             "--allow-file-access-from-files", "--remote-debugging-pipe",
             f"--user-data-dir={folder}/profile", f"--window-size={size[0]},{size[1]}"],
            preexec_fn=connect, close_fds=False, stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL)
        os.close(to_read)
        os.close(to_write)
        self.number, self.rest, self.session = 0, b"", None
        target = self.ask("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.ask("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        self.ask("Emulation.setDeviceMetricsOverride", width=size[0], height=size[1],
                 deviceScaleFactor=1, mobile=False)

    def ask(self, method, **parameters):
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.commands, json.dumps(message).encode() + b"\0")
        while True:
            answer = json.loads(self.read())
            if answer.get("id") == self.number:
                if "error" in answer:
                    raise SystemExit(f"{method}: {answer['error']}")
                return answer["result"]

    def read(self):
        pieces = [self.rest]
        while b"\0" not in pieces[-1]:
            piece = os.read(self.answers, 1 << 20)
            if not piece:
                raise SystemExit("the browser has ended")
            pieces.append(piece)
        message, _, self.rest = b"".join(pieces).partition(b"\0")
        return message

    def evaluate(self, script):
        found = self.ask(
            "Runtime.evaluate", expression=script, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in found:
            raise SystemExit(f"{script[:80]}: {found['exceptionDetails']}")
        return found["result"].get("value")

    def close(self):
        self.ask("Browser.close")
        self.process.wait(timeout=60)


def main():
    tool, program, folder, rounds = sys.argv[1], sys.argv[2], Path(sys.argv[3]), int(sys.argv[4])
    drawn, shot = folder / "drawn", folder / "shot"
    draw = [tool, "frames", *MOTION, "--cover", COVER, "--page", PAGE, "--quiet", "-o", drawn]
    subprocess.run(draw, check=True)
    root = (drawn / "frame-0000.svg").read_text()[:400]
    left, top, width, height = (
        float(number) for number in root.split('viewBox="')[1].split('"')[0]
        .replace("-", " -").split())
    table = subprocess.run(
        [tool, "timeline", *MOTION, "--format", "csv"], check=True, capture_output=True, text=True)
    frames = [
        json.dumps({name: float(value) for name, value in row.items() if name != "phase"})
        for row in csv.DictReader(io.StringIO(table.stdout))]
    page = folder / "scene.html"
    page.write_text(SCENE % {
        "left": -left, "top": -top, "page": PAGE.as_uri(), "cover": COVER.as_uri(),
        "perspective": PERSPECTIVE})
    browser = Browser(program, folder, (int(width), int(height)))
    browser.ask("Page.navigate", url=page.as_uri())
    browser.evaluate(
        "new Promise(done => document.readyState == 'complete' ? done() : onload = done)")
    browser.evaluate("Promise.all([...document.images].map(image => image.decode()))")

    ours, theirs = [], []
    for _ in range(rounds):
        shutil.rmtree(drawn)
        begun = time.perf_counter()
        subprocess.run(draw, check=True)
        ours.append(time.perf_counter() - begun)
        shutil.rmtree(shot, ignore_errors=True)
        shot.mkdir()
        begun = time.perf_counter()
        for number, frame in enumerate(frames):
            browser.evaluate(f"show({frame})")
            image = browser.ask("Page.captureScreenshot", format="png")["data"]
            (shot / f"frame-{number:04}.png").write_bytes(base64.b64decode(image))
        theirs.append(time.perf_counter() - begun)
        counts = [len(list(drawn.iterdir())), len(list(shot.iterdir())), len(frames)]
        if len(set(counts)) != 1:
            raise SystemExit(f"not as many pictures as frames: {counts}")
        if min(file.stat().st_size for file in shot.iterdir()) < LEAST_BYTES:
            raise SystemExit("a screenshot shows nothing")
    browser.close()

    ratio = statistics.median(b / a for a, b in zip(ours, theirs))
    print(f"{len(frames)} pictures of {int(width)} × {int(height)}, medians of {rounds} rounds")
    print(f"bookmotion frames      {1000 * statistics.median(ours):10.1f} ms")
    print(f"Chromium's screenshots {1000 * statistics.median(theirs):10.1f} ms")
    print(f"{ratio:.0f} times as fast; wanted are {WANTED}")
    if ratio < WANTED:
        raise SystemExit(1)


main()
