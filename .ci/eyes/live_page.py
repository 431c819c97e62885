"""Uses live pages as people do: live_page.py chromium|firefox FOLDER"""

import base64
import gzip
import io
import json
import os
import re
import subprocess
import sys
import tempfile
import time
from random import Random

from PIL import Image, ImageChops

from browsers import ENGINES, Net

sys.path.append(os.path.join(os.path.dirname(__file__), "../embedded"))
import letters
from script import script

TOOL = os.environ["BOOKMOTION"]

failures = []


def check(what, is_so, told=""):
    if not is_so:
        failures.append(f"{what}{': ' if told else ''}{told}")


def tool(*words, text=None):
    run = subprocess.run([TOOL, *words], input=text, capture_output=True, text=True)
    return run.returncode, run.stdout, run.stderr


def off(browser, times, poses):
    """The first times at which poses differ in any bit."""
    found = browser.run(f"return {json.dumps(times)}.map((time) => bookmotion.pose(time).slice(0, -1))")
    return [time for time, seen, meant in zip(times, found, poses) if seen != meant][:5]


def same_bits(browser, name, expected):
    """Poses and hash, to the last bit."""
    end = browser.run("bookmotion.pause(); bookmotion.restart(); return bookmotion.end()")
    check(f"{name}: end", end == expected["end"], f"{end}")
    found = browser.run(
        f"const core = bookmotion.core; core.hash(0, 0, {expected['end']!r}, 10000);"
        "return [...new Float64Array(core.memory.buffer, core.tape(), 2)]")
    check(f"{name}: hash of 10,000 poses", found == expected["hash"], f"{found}")
    late = off(browser, expected["times"], expected["poses"])
    check(f"{name}: poses at {late}", not late)
    check(f"{name}: what can be tuned", browser.run("return bookmotion.data.places") == expected["places"])
    lines = browser.run("return bookmotion.lint().map(({ words }) => words)")
    check(f"{name}: lint's words", lines == expected["lint"], f"{lines}")


def corners(browser, name, expected):
    """Corners of the faces, as the browser lays them out."""
    browser.run("""
        const style = document.createElement("style");
        style.textContent = "#stage { transform: none !important; left: 0 !important; top: 0 !important }"
          + ".face b { position: absolute; width: 0; height: 0 }";
        document.head.append(style);
        for (const face of document.querySelectorAll(".book:not(.other) .face")) {
          for (const place of ["left:0;top:0", "right:0;top:0", "right:0;bottom:0", "left:0;bottom:0"]) {
            const mark = document.createElement("b");
            mark.style.cssText = place;
            face.prepend(mark);
          }
        }
        style.id = "unscaled";""")
    found = browser.run("""
        const stage = document.getElementById("stage");
        return """ + json.dumps(expected["times"]) + """.map((time) => {
          bookmotion.seek(time);
          bookmotion.draw();
          const origin = stage.getBoundingClientRect();
          const corners = {};
          for (const name of bookmotion.data.kinds) {
            const face = document.querySelector(`.book:not(.other) .face.${name}`);
            if (face.style.opacity === "0") continue;
            corners[name] = [...face.querySelectorAll("b")].reverse().flatMap((mark) => {
              const box = mark.getBoundingClientRect();
              return [box.x - origin.x, box.y - origin.y];
            });
          }
          return corners;
        })""")
    worst = 0
    for time, seen, meant in zip(expected["times"], found, expected["corners"]):
        check(f"{name}: faces at {time}", seen.keys() == meant.keys(), f"{seen.keys()} {meant.keys()}")
        for face in meant:
            if face in seen:
                worst = max(worst, *(abs(a - b) for a, b in zip(seen[face], meant[face])))
    check(f"{name}: corners are off by {worst:.4f} px", worst < 0.01)
    stretched = browser.run("""
        bookmotion.seek(0);
        bookmotion.draw();
        const face = document.querySelector(".book:not(.other) .face.cover");
        const { width, height } = face.querySelector("svg").viewBox.baseVal;
        return width * face.offsetHeight / (height * face.offsetWidth)""")
    check(f"{name}: the art of the cover is stretched", abs(stretched - 1) < 0.01, f"{stretched}")
    browser.run("document.getElementById('unscaled').remove();"
                "document.querySelectorAll('.face b').forEach((mark) => mark.remove())")
    return worst


def turned(browser, name, expected):
    """A book that is turned round twice, by its buttons."""
    browser.run("bookmotion.restart(); bookmotion.pause(); bookmotion.seek(0.7)")
    wait(browser)
    browser.click("#event-close")
    browser.run("bookmotion.pause(); bookmotion.seek(0.9)")
    wait(browser)
    browser.click("#event-tap")
    browser.run("bookmotion.pause()")
    events = browser.run("return bookmotion.events().map(({ name, time }) => [name, time])")
    check(f"{name}: events", events == [["tap", 0], ["close", 0.7], ["tap", 0.9]], f"{events}")
    # What lint says of a motion that nothing interrupts is shown up to the interruption.
    late = browser.run("""
        return [...document.querySelectorAll("#line circle")]
          .map((mark) => [parseFloat(mark.getAttribute("cx")) * bookmotion.axis() / 100, mark.textContent])
          .filter(([time]) => time > 0.69)""")
    # The colors, by which a curve is told from others.
    curves, chips = browser.run("""
        const colors = (found) => [...document.querySelectorAll(found)].map((part) => getComputedStyle(part).color);
        return [colors("#plot path:not(.ghost)"), colors("#channels [aria-pressed=true]")]""")
    check(f"{name}: the colors of curves", len(set(curves)) > 1 and curves == chips, f"{curves}, {chips}")
    check(f"{name}: lint beyond an interruption", not late, f"{late[:2]}")
    found = browser.run(f"return {json.dumps(expected['times'])}.map((time) => [time < bookmotion.end(), bookmotion.pose(time).slice(0, -1)])")
    for time, (moves, seen), meant in zip(expected["times"], found, expected["turned"]):
        check(f"{name}: turned round, at {time}", not moves or seen == meant)


def wait(browser):
    """Until what was asked for is drawn, however busy the machine is: two frames later."""
    browser.run("bookmotion.later = 0; requestAnimationFrame(() => requestAnimationFrame(() => { bookmotion.later = 2 }))")
    time.sleep(0.15)
    begun = time.time()
    while browser.run("return bookmotion.later") != 2 and time.time() < begun + 10:
        time.sleep(0.02)


def tuned(browser, name):
    """A spring that is pulled: what is copied is a choreography, and moves as was seen."""
    browser.run("bookmotion.restart(); bookmotion.pause(); document.getElementById('reset').click()")
    _, out, _ = tool("choreography", "show", name.split()[-1])
    text = browser.run("return bookmotion.tunedJSON()")
    other = [pair for pair in zip(text.splitlines(), out.splitlines()) if pair[0] != pair[1]]
    check(f"{name}: what is copied untouched is what the tool shows", text == out, f"{other[:2]}")
    browser.drag("#springs fieldset:nth-child(2) .pad", [(0.3, 0.6), (0.5, 0.5), (0.7, 0.35)])
    browser.run("document.querySelector('#springs fieldset .pad').focus()")
    browser.key("ArrowRight")
    browser.key("ArrowUp")
    # A number that no document says yet brings along what belongs to it.
    entries = browser.run("return bookmotion.entries.map(({ place, path }) => [place, path.join('/')])")
    for path in ["style/shadow/raised/radius", "style/fades/spine/arrival/1", "style/gutter/middle",
                 "opening/0/lasts"]:
        place = next((place for place, other in entries if other == path), None)
        if place is not None:
            browser.run(f"return bookmotion.tune([[{place}, bookmotion.now.tape[{place}] * 1.125]])")
    text = browser.run("return bookmotion.tunedJSON()")
    with tempfile.NamedTemporaryFile("w", suffix=".json") as file:
        file.write(text)
        file.flush()
        code, _, said = tool("choreography", "check", file.name)
        check(f"{name}: what is copied can be read", code == 0, said)
        code, out, said = tool("choreography", "show", file.name, "--format", "swift")
        source = browser.run("return bookmotion.tunedSwift()")
        check(f"{name}: what is copied as Swift is what the tool writes", code == 0 and source == out, source[:300])
        end = browser.run("return bookmotion.end()")
        code, out, said = tool(
            "timeline", "--choreography", file.name, "--direction", "both", "--format", "csv")
        check(f"{name}: what is copied can be played", code == 0, said)
        rows = [line.split(",") for line in out.splitlines() if line and not line.startswith("#")]
        names = rows[0]
        frames = [dict(zip(names, row)) for row in rows[1:]]
        times = [index / 60 for index in range(len(frames))]
        found = browser.run(f"return {json.dumps(times)}.map((time) => bookmotion.pose(time))")
        channels = browser.run("return bookmotion.data.channels.map(([name]) => name)")
        # Documents have six digits.
        off = [
            (channel, time) for frame, time, pose in zip(frames, times, found)
            for channel, value in zip(channels, pose)
            if channel in frame and frame[channel] and abs(float(frame[channel]) - value) > 1e-3]
        check(f"{name}: what is copied moves as was seen", frames and not off, f"{off[:3]} end {end}")
        code, out, _ = tool("lint", "--choreography", file.name)
        lines = browser.run("return bookmotion.lint().map(({ words }) => words)")
        missing = [line for line in lines if line not in out]
        check(f"{name}: lint's words of it", not missing, f"{missing[:2]}")
    # A number that can't be is refused by its name, and nothing else is shown than what is copied.
    refused = browser.run("""
      const input = document.querySelector("#springs fieldset input");
      const before = input.value;
      input.value = -3;
      input.dispatchEvent(new Event("change"));
      const refused = document.getElementById("refused");
      const said = [refused.textContent, input.value === before, bookmotion.tunedJSON(),
        refused.previousElementSibling === input.closest("fieldset")];
      input.value = before;
      input.dispatchEvent(new Event("change"));
      return [...said, refused.textContent]""")
    said = re.search(r"can't be -3: it has to be above 0\. It stays [0-9.]+\.$", refused[0])
    check(f"{name}: a refused number", said and refused[1] and refused[2] == text
          and refused[3] and refused[4] == "", f"{refused}")
    address = browser.run("return location.hash")
    check(f"{name}: what was tuned is in the address", "n=" in address, address)
    browser.run("document.getElementById('reset').click()")
    check(f"{name}: reset", browser.run(
        "return bookmotion.now.tape.every((number, i) => number === bookmotion.data.tape[i])"))


def designed(browser, name):
    """Everything slower and bouncier, compared, undone, looked at: by a pointer and by keys."""
    def state(*names):
        return browser.run("const { now } = bookmotion; return [" + ", ".join(names) + "]")
    browser.run("document.getElementById('reset').click(); bookmotion.restart(); bookmotion.pause()")
    tape = "[...now.tape].join()"
    before, end, axis = state(tape, "bookmotion.end()", "bookmotion.axis()")
    # A hand on a slider: the axis stays, and what it does is played; once it lets go, all fits.
    browser.press("#slower", [(0.5, 0.5), (0.6, 0.5), (0.75, 0.5)])
    wait(browser)
    slower, later, same, plays = state("now.slower", "bookmotion.end()", "bookmotion.axis()", "now.isPlaying")
    check(f"{name}: slower", 0.8 < slower < 1.6 and abs(later / end - 2 ** slower) < 0.1, f"{slower} {later / end}")
    check(f"{name}: the axis moves under a hand", same == axis and plays)
    browser.release()
    wait(browser)
    check(f"{name}: the axis is too short", state("bookmotion.axis()")[0] >= later)
    browser.drag("#bouncier", [(0.5, 0.5), (0.7, 0.5)])
    wait(browser)
    places = browser.run("return bookmotion.entries.filter(({ path }) => path.at(-1) === 'bounce').map(({ place }) => place)")
    bounces = browser.run(f"return {places}.map((place) => [bookmotion.data.tape[place], bookmotion.now.tape[place]])")
    check(f"{name}: bouncier", bounces and all(now > was for was, now in bounces), f"{bounces[:3]}")
    # Each of them is one change; fields show what is there; a number that was typed is undone alone.
    field = "document.querySelector('#springs input')"
    after = state(tape)[0]
    browser.run(f"{field}.focus(); {field}.select()")
    for key in "0.5":
        browser.key(key)
    browser.key("Enter")
    shown = browser.run(f"return [{field}.value, bookmotion.now.tape[{field}.dataset.place]]")
    check(f"{name}: a number that is typed", shown[0] == "0.5" and abs(shown[1] - 0.5) < 1e-9, f"{shown}")
    browser.key("9")
    browser.key("Control+z")
    check(f"{name}: a field lies", browser.run(f"return {field}.value") == "0.5")
    browser.key("Control+z")
    shown = browser.run(f"return [{field}.value, bookmotion.now.tape[{field}.dataset.place]]")
    check(f"{name}: undo in a field", state(tape)[0] == after and abs(float(shown[0]) - shown[1]) < 1e-6, f"{shown}")
    browser.key("Control+z")
    browser.key("Control+z")
    check(f"{name}: undo", state(tape, "bookmotion.end()") == [before, end], f"{state('now.slower', 'now.bouncier')}")
    browser.key("Control+Shift+z")
    browser.key("Control+y")
    check(f"{name}: redo", state(tape)[0] == after)
    browser.click("#undo")
    check(f"{name}: undo by its button, and seen", state("now.bouncier", "now.isPlaying") == [0, True])
    # What a person let happen happens at the same place in the motion: the book is as far open as it was.
    browser.run("bookmotion.pause(); bookmotion.restart(); bookmotion.seek(1); bookmotion.perform('close'); bookmotion.pause()")
    turned, was = browser.run("return [bookmotion.pose(1), bookmotion.now.slower]")
    browser.run("const slider = document.getElementById('slower'); slider.value = 0; slider.oninput(); bookmotion.pause()")
    moved, = state("now.story[0].time")
    told = browser.run(f"return bookmotion.pose({moved})")
    check(f"{name}: what happened stays in its place", abs(moved * 2 ** was - 1) < 1e-9
          and all(abs(one - other) < 1e-6 * max(1, abs(one)) for one, other in zip(turned, told)), f"{moved} {was}")
    browser.run(f"const slider = document.getElementById('slower'); slider.value = {was}; slider.oninput(); bookmotion.restart(); bookmotion.pause()")
    # While a spring is dragged, its stage plays again and again.
    browser.press("#springs fieldset:nth-of-type(2) .pad", [(0.4, 0.5), (0.5, 0.5)])
    wait(browser)
    span, isLast = state("now.replay?.span", "now.replay?.isLast")
    check(f"{name}: a spring replays its stage", span and isLast is False and span[1] - span[0] < state("bookmotion.end()")[0], f"{span}")
    browser.release()
    browser.run("bookmotion.pause()")
    # B is the original: as long as a key is held, and beside it.
    boxes = """
        const boxes = ["before", "stage"].map((id) => document.getElementById(id)).map((part) => [part.checkVisibility(), part.getBoundingClientRect().x]);
        const [one, other] = [0, 2].map((book) => bookmotion.pose(0.5, book).join());
        return [boxes[0][0], boxes[1][1] > boxes[0][1], one !== other]"""
    browser.run("document.activeElement.blur()")
    browser.hold("b")
    check(f"{name}: B as long as its key is held", browser.run(boxes) == [True, False, True], f"{browser.run(boxes)}")
    browser.let_go("b")
    check(f"{name}: B stays", browser.run(boxes)[0] is False)
    browser.click("#side")
    check(f"{name}: B beside it", browser.run(boxes) == [True, True, True], f"{browser.run(boxes)}")
    names = browser.run("return ['stage', 'before'].map((part) => [...document.querySelectorAll(`#${part} [id]`)].map(({ id }) => id))")
    check(f"{name}: names that A and B share", all(names) and not set(names[0]) & set(names[1]), f"{set(names[0]) & set(names[1])}")
    browser.click("#wiped")
    browser.drag("#wipe", [(0.5, 0.5), (-3, 0.5), (-4, 0.5)])
    check(f"{name}: a wipe", 0.2 < state("now.wipe")[0] < 0.49, f"{state('now.wipe')}")
    browser.click("#wiped")
    original = browser.run("return JSON.stringify(bookmotion.data.other) === 'null'")
    if original:
        browser.run("document.getElementById('reset').click(); bookmotion.pause()")
        check(f"{name}: B is the original", browser.run(boxes)[2] is False)
    # To the times of marks, of lines of the list, and of places on the curves.
    for selector, dataset in [("#line g:nth-of-type(2) .hit", "#line g:nth-of-type(2)"), ("#log li:nth-child(3) button", "#log li:nth-child(3)")]:
        browser.run(f"document.querySelector({json.dumps(selector)}).scrollIntoView({{block: 'nearest'}})")
        if "line" in selector:
            browser.run(f"const hit = document.querySelector('{selector}'); hit.dispatchEvent(new PointerEvent('pointerdown', {{ bubbles: true }}))")
        else:
            browser.click(selector)
        wait(browser)
        meant = float(browser.run(f"return document.querySelector('{dataset}').dataset.time"))
        check(f"{name}: a click on {selector}", abs(state("now.time")[0] - meant) < 1e-9, f"{state('now.time')} {meant}")
    browser.drag("#curves", [(0.2, 0.5), (0.3, 0.5), (0.4, 0.5)])
    wait(browser)
    time_, axis = state("now.time", "bookmotion.axis()")
    check(f"{name}: scrubbing on the curves", abs(time_ / axis - 0.4) < 0.01, f"{time_} {axis}")
    browser.run("document.getElementById('reset').click(); bookmotion.pause()")


def dropped(browser, files, wait=0.5):
    """Files that are dropped on the stage: names and base64."""
    browser.run(f"""
        const carried = new DataTransfer();
        for (const [name, type, text] of {json.dumps(files)}) {{
          carried.items.add(new File([Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))], name, {{ type }}));
        }}
        document.getElementById("status").textContent = "";
        document.getElementById("stage").dispatchEvent(new DragEvent("drop", {{ dataTransfer: carried, bubbles: true, cancelable: true }}))""")
    said, begun = "return document.getElementById('status').textContent", time.time()
    # Files are read when the browser has time.
    while not browser.run(said) and time.time() < begun + 10:
        time.sleep(0.02)
    time.sleep(wait)
    return browser.run(said)


def opened(browser, name):
    """A choreography that is chosen, dropped or pasted is played, whatever its stages."""
    text = browser.run("""
        const { entries, now, tune } = bookmotion;
        for (const { place, path } of entries) {
          if (["lasts", "bounce", "duration", "after", "radius"].includes(path.at(-1))) tune([[place, now.tape[place] * 0.875]]);
        }
        return bookmotion.tunedJSON()""")
    browser.run("document.getElementById('reset').click(); bookmotion.pause()")
    before = browser.run("return bookmotion.tunedJSON()")
    said = dropped(browser, [["mine.json", "application/json", base64.b64encode(text.encode()).decode()]])
    check(f"{name}: JSON that is dropped", text != before and browser.run("return bookmotion.tunedJSON()") == text, said)
    browser.run(f"""
        const carried = new DataTransfer();
        carried.setData("text", {json.dumps(before)});
        document.body.dispatchEvent(new ClipboardEvent("paste", {{
          clipboardData: carried, data: {json.dumps(before)}, dataType: "text/plain", bubbles: true }}))""")
    check(f"{name}: JSON that is pasted", browser.run("return bookmotion.tunedJSON()") == before)
    menu = "const menu = document.getElementById('choreography');"
    known = browser.run(f"{menu} return [...menu.options].map(({{ text }}) => text)")
    documents = {known[0]: before, **{other: tool("choreography", "show", other)[1] for other in known[1:]}}
    slower = documents[known[1]].replace('"lasts": 0.', '"lasts": 1.', 1)
    another = documents[known[1]].replace('"moments": [', '"moments": [{"own": "mine"}, ', 1)
    for file, text, words, played in [
            ("slower.json", slower, "is played", slower), ("another.json", another, "is played", answered(another)[1]),
            ("none.json", "{,}", "none.json: it is not JSON (", answered(another)[1])]:
        said = dropped(browser, [[file, "application/json", base64.b64encode(text.encode()).decode()]])
        check(f"{name}: {file}", words in said and browser.run("return bookmotion.tunedJSON()") == played, said)
    # What is chosen is what the tool has by that name, and can be undone.
    for i in [*range(1, len(known)), 0]:
        last = browser.run("return bookmotion.tunedJSON()")
        browser.run(f"{menu} menu.value = {i}; menu.onchange(); bookmotion.pause()")
        chosen, buttons = browser.run("return [bookmotion.tunedJSON(), bookmotion.data.buttons.length]")
        check(f"{name}: {known[i]} is chosen", json.loads(chosen) == json.loads(documents[known[i]]), chosen[:200])
        check(f"{name}: buttons of {known[i]}", buttons == browser.run("return document.querySelectorAll('button.happens').length"))
        check(f"{name}: {known[i]} is drawn", browser.run("return document.querySelectorAll('#stage .book').length") == 1)
        browser.run("document.querySelector('#panel input').focus()")
        browser.key("Control+z")
        check(f"{name}: {known[i]} is undone", browser.run("return bookmotion.tunedJSON()") == last)
        browser.run("document.getElementById('redo').click()")
        check(f"{name}: {known[i]} is chosen again", browser.run("return bookmotion.tunedJSON()") == chosen)
    browser.run("bookmotion.pause()")


def answered(text, *words):
    """What the tool says of a choreography in a file: its exit code, its output, and its error."""
    with tempfile.NamedTemporaryFile("w", suffix=".json", dir="/tmp") as file:
        file.write(text)
        file.flush()
        code, out, err = tool("choreography", "show", file.name, *words)
        return code, out, err.strip()


def mutated(random, text):
    """A document with a few changes that people and broken programs make."""
    def parts(node):
        inner = node.values() if isinstance(node, dict) else node if isinstance(node, list) else []
        return [node] * bool(inner) + [part for one in inner for part in parts(one)]

    strange = [None, True, False, "", "shelf", "0.5", [], {}, 0, -1, 1e-5, 0.25, 1, 3, 1e9, 12345678, 1e300, -1e-7, [0, 1], [1],
               "flipping", "idle", "é\u200b🦊", {"own": "mine"}, {"duration": 0.3, "bounce": 1}, "easeOut"]
    kind = random.randrange(5)
    if kind == 0:
        at = random.randrange(len(text))
        return random.choice([
            text[:at], text[:at] + text[at + 1:], text[:at] + random.choice('",:{}[]0-.eé\\\n') + text[at:],
            text.replace("0.", "NaN", 1), text.replace("0.", ".", 1), text.replace("}", ",}", 1), text + "x", "// hi\n" + text])
    document = json.loads(text)
    for _ in range(random.choice([1, 1, 2])):
        node = random.choice(parts(document))
        if isinstance(node, list):
            at = random.randrange(len(node))
            other = json.loads(json.dumps(random.choice(parts(document))))
            node[at:at + random.randrange(2)] = random.choice([[], [other], [random.choice(strange)], node[:at]])
        else:
            key = random.choice(list(node))
            value = node.pop(key)
            names = [key, key, key[:-1], "lasts", "name", "waits", "openingLasts", "closingLasts", "moments", "places", "delay", "x"]
            if random.randrange(4):
                node[random.choice(names)] = random.choice([value, random.choice(strange)])
    return json.dumps(document, indent=random.choice([None, 1]), ensure_ascii=random.random() < 0.5)


def strange(browser, name, count):
    """Any text is played as the tool plays it, or refused where the tool refuses it, and the page lives on."""
    random = Random(7)
    documents = [tool("choreography", "show", one)[1] for one in ["storyReader", "bookPolish", "pictureBook"]]
    texts = [mutated(random, random.choice(documents)) for _ in range(count)]
    deep = 200000
    texts += ["", "[]", "null", "[" * deep, '{"a":' * deep, "\ufeff" + documents[0], '{"schema": "bookmotion.timeline/1"}',
              documents[0].replace('"name"', '"nam\\u0065"'), documents[0].replace("storyReader", "\u2028\\u0000<script>")]

    def take(text):
        said = dropped(browser, [["a.json", "application/json", base64.b64encode(text.encode()).decode()]], wait=0.05)
        return said, browser.run("bookmotion.draw(); return bookmotion.tunedJSON()")

    refused = 0
    for number, text in enumerate(texts):
        code, out, meant = answered(text)
        said, copied = take(text)
        if code == 0:
            is_right = said == "a.json is played." and copied == out or "can't be drawn" in said or "to be drawn on this screen" in said
        else:
            refused += 1
            is_right = said.startswith("a.json: ")
        if not is_right:
            check(f"{name}: document {number} of {count}", False, f"{said!r} instead of {meant or 'being played'!r}: {text[:3000]!r}")
    check(f"{name}: {refused} of {len(texts)} documents are refused", count / 4 < refused < len(texts) - count / 20)
    # What is wrong is said with its place, for each kind of mistake.
    for path, value, meant in [
        ("schema", "bookmotion.choreography/9", 'schema is "bookmotion.choreography/9": it takes bookmotion.choreography/1'),
        ("opening", {}, "opening is not a list"),
        ("opening 0 lasts", None, "opening[0].lasts is not a number"),
        ("opening 0 lasts", -1, "opening[0].lasts is -1: it takes a number from 0 to"),
        ("opening 0 lasts", ..., "opening[0].lasts is missing"),
        ("opening 0 last", 1, 'opening[0] has an unknown key "last": it takes '),
        ("opening 0 phase", "flying", 'opening[0].phase is "flying": it takes'),
        ("opening 0 phase", "idle", "the choreography has idle, which cannot come first"),
        ("opening 0 moves 0", {"move": "lift", "to": 1}, "opening[0].moves[0] needs exactly one of "),
        ("opening 0 moves 0", {"move": "size", "to": "nowhere", "atOnce": True}, 'opening[0].moves[0].to is "nowhere": it takes '),
        ("opening 0 moves 0", {"move": "lift", "to": 1, "curve": [1, 2], "duration": 1}, "opening[0].moves[0].curve is not a list of 4 numbers"),
        ("opening 0 moves 0", {"move": "lift", "to": 1, "curve": [1, 2, "", 0], "duration": 1}, "opening[0].moves[0].curve[2] is not a number"),
        ("opening 0 moves 0", {"move": "lift", "to": 1, "atOnce": False}, "opening[0].moves[0].atOnce is not true"),
        ("opening 0 moments", [{"own": ""}], "opening[0].moments[0].own is empty"),
        ("style", {"fades": {"firstPage": {"arrival": [60, 30]}}}, "style.fades.firstPage has 30: it takes a number"),
        ("name", "\ud800", "name is not a string"),
    ]:
        document = json.loads(documents[1])
        node, *inner, key = [document, *(int(key) if key.isdigit() else key for key in path.split())]
        for step in inner:
            node = node[step]
        if value is ...:
            del node[key]
        else:
            node[key] = value
        text = json.dumps(document)
        said, copied = take(text)
        check(f"{name}: {meant}", said.startswith(f"a.json: {meant}") and answered(text)[0] != 0, f"{said!r}, {answered(text)[2]!r}")
    said, _ = take('{"name": "mine",')
    check(f"{name}: what is no JSON", said.startswith("a.json: it is not JSON ("), said)
    long = base64.b64encode((documents[0] + " " * 10_000_000).encode()).decode()
    said = dropped(browser, [["long.json", "application/json", long]])
    check(f"{name}: a text that is too long", "too long for a page" in said, said)


def own_choreography(browser, name, path):
    """A choreography of one's own is tuned, copied, undone, compared, and sent as those of the menu are."""
    document = json.loads(tool("choreography", "show", "bookPolish")[1])
    document["name"] = "my very own"
    document["opening"].pop(1)
    document["opening"][0]["waits"] = True
    document["opening"][0]["moments"] = [{"own": "confetti 🎉"}, {"own": "<b>", "after": 0.1}]
    document["opening"][1]["moves"].append({"move": "lift", "to": 0.4, "spring": {"stiffness": 150, "damping": 12}})
    meant = answered(json.dumps(document))[1]
    browser.open(path)
    copied, state = "return bookmotion.tunedJSON()", "return [...document.getElementById('choreography').options].map(({ text }) => text)"
    first, menu = browser.run(copied), browser.run(state)
    said = dropped(browser, [["own.json", "application/json", base64.b64encode(json.dumps(document).encode()).decode()]])
    check(f"{name}: a choreography of one's own", browser.run(copied) == meant and browser.run(state) == [*menu, "my very own"], said)
    before = json.loads(first)["name"]
    beside, isOther = browser.run("return [document.getElementById('before').dataset.name, !!bookmotion.data.other]")
    check(f"{name}: B is what was there before", browser.run("return document.querySelectorAll('#plot .ghost').length") > 0
          and beside == ("" if isOther else f" · {before}") and isOther != ("B is what was there before" in said), f"{said} {beside}")
    swift = browser.run("return bookmotion.tunedSwift()")
    check(f"{name}: its Swift", re.sub("static let myVeryOwn", "static let mine", answered(meant, "--format", "swift")[1]) == swift, swift[:300])
    check(f"{name}: its button", browser.run("return !!document.getElementById('event-proceed') && !document.getElementById('event-read')"))
    log = browser.run("bookmotion.pause(); bookmotion.seek(0); return document.getElementById('log').textContent")
    check(f"{name}: its moments", "confetti 🎉" in log and "<b>" in log, log)
    tuned_ = browser.run("return bookmotion.entries.map(({ path }) => path.join(' '))")
    added = [path for path in tuned_ if path.startswith("opening") and " lift " in path]
    check(f"{name}: its own move can be tuned", added, f"{tuned_}")
    browser.run("const entry = bookmotion.entries.find(({ path }) => path.at(-1) === 'lasts'); bookmotion.tune([[entry.place, 0.75]]); bookmotion.pause()")
    tuned_ = browser.run(copied)
    check(f"{name}: it is tuned", tuned_ != meant and answered(tuned_)[1] == tuned_)
    for button, text in [("undo", meant), ("undo", first), ("redo", meant), ("redo", tuned_)]:
        browser.run(f"document.getElementById('{button}').click(); bookmotion.pause()")
        check(f"{name}: {button}", browser.run(copied) == text)
    # Kept as B, and compared with another, each as it is drawn.
    drawn = ("return [...document.querySelectorAll('%s .face')].map((face) => [...face.querySelectorAll('svg')]"
             ".map((art) => art.outerHTML.replace(/(id=\"|url\\(#|href=\"#)B/g, '$1')).join()).join()")
    art = browser.run(drawn % "#stage")
    browser.run("document.getElementById('keep').click(); const menu = document.getElementById('choreography');"
                "menu.value = 0; menu.onchange(); bookmotion.pause(); document.getElementById('side').click(); bookmotion.seek(0.4)")
    wait(browser)
    poses = "return [bookmotion.pose(0.4, 2), bookmotion.pose(0.4), document.getElementById('before').dataset.name, bookmotion.tunedJSON()]"
    both = browser.run(poses)
    check(f"{name}: B is drawn as what it is", browser.run(drawn % "#before") == art != browser.run(drawn % "#stage"))
    check(f"{name}: as B", both[0] != both[1] and both[2] == " · my very own" and both[3] == first, f"{both[2]}")
    # Sent to somebody else: a page that has not seen it.
    address = browser.run("return location.hash")
    browser.open(f"{path}{address}")
    wait(browser)
    check(f"{name}: sent as B", browser.run(poses) == both and browser.run(state) == [*menu, "my very own"], address[:200])
    browser.run("document.getElementById('undo').click()")
    browser.run("const menu = document.getElementById('choreography'); menu.value = menu.options.length - 1; menu.onchange(); bookmotion.pause()")
    check(f"{name}: chosen again", browser.run(copied) == meant)
    browser.open(f"{path}{browser.run('return location.hash')}")
    check(f"{name}: sent", browser.run(copied) == meant)
    browser.open(f"{path}#own=e30&c=4")
    check(f"{name}: an address with none", browser.run(copied) == first and "is missing" in browser.run(
        "return document.getElementById('status').textContent"), browser.run("return document.getElementById('status').textContent"))
    browser.open(f"{path}#own=%%%,x&c=9&of=12&b=1:2,")
    check(f"{name}: a broken address", browser.run(copied) == first)


def film(browser, folder):
    """Makes a film: its name, how many frames it should have, and its pictures, in a folder."""
    browser.run("bookmotion.filmed = null; const rate = document.getElementById('rate'); rate.value = '24 fps'; rate.onchange()")
    browser.click("#film")
    for _ in range(300):
        if browser.run("return !!bookmotion.filmed"):
            break
        time.sleep(0.2)
    browser.run("""bookmotion.filmed.blob.arrayBuffer().then((buffer) => {
        bookmotion.filmed.text = [...new Uint8Array(buffer)].map((byte) => String.fromCharCode(byte)).join("") })""")
    time.sleep(1)
    made, count, text = browser.run("const { name, count, text } = bookmotion.filmed; return [name, count, btoa(text)]")
    path = os.path.join(folder, made)
    with open(path, "wb") as file:
        file.write(base64.b64decode(text))
    if made.endswith(".zip"):
        subprocess.run([sys.executable, "-m", "zipfile", "-e", path, folder], check=True)
    else:
        subprocess.run(["ffmpeg", "-v", "error", "-i", path, os.path.join(folder, "%04d.png")], check=True)
    return made, count, sorted(frame for frame in os.listdir(folder) if frame.endswith(".png"))


def filmed(browser, name):
    """A film has every frame, with the cover that was dropped, until all is at rest."""
    green = io.BytesIO()
    Image.new("RGB", (60, 84), (0, 200, 0)).save(green, "PNG")
    said = dropped(browser, [["mine.png", "image/png", base64.b64encode(b"abc").decode()]])
    check(f"{name}: a file that is no picture", "mine.png is not a picture" in said, said)
    said = dropped(browser, [["green.png", "image/png", base64.b64encode(green.getvalue()).decode()]])
    check(f"{name}: a cover", "green.png is the cover" in said, said)
    browser.run("bookmotion.pause(); bookmotion.restart()")
    end = browser.run("return bookmotion.end()")
    # A browser that can't encode a film has its pictures in a ZIP file; here, those of the first half second.
    for limit, last in [("", end), ("window.VideoEncoder = undefined; bookmotion.now.range = [0, 0.5]", 0.5)]:
        browser.run(limit)
        with tempfile.TemporaryDirectory() as folder:
            made, count, frames = film(browser, folder)
            is_whole = len(frames) == count == round(last * 24) + 1 and made.endswith(".zip") == bool(limit)
            check(f"{name}: {made} has {len(frames)} frames", is_whole, f"{count}, {last}")
            for frame in [frames[0], frames[-1]] if not limit else frames[:1]:
                found = Image.open(os.path.join(folder, frame)).convert("RGB").getpixel((200, 340))
                check(f"{name}: the cover in {frame} of {made}", found[1] > 150 > 100 > found[0], f"{found}")
        print(f"{name}: {made}, {len(frames)} frames")
    check(f"{name}: boards in the color of the cover", browser.run("""
        const { fill } = getComputedStyle(document.querySelector(".face.backCover rect"));
        const [red, green] = fill.match(/[\\d.]+/g).map(Number);
        return fill.startsWith("rgb") ? green / 255 > 0.6 && red < 9 : green > 0.6 && red < 0.03"""))
    browser.key("Control+z")
    check(f"{name}: a cover is taken back", browser.run("return document.querySelectorAll('.own').length") == 0)


def picture_of_stage(browser, moment, folder):
    """What is drawn at an instant."""
    browser.run(f"bookmotion.seek({moment}); bookmotion.draw()")
    wait(browser)
    browser.picture(f"{folder}/seen.png")
    box = browser.run("const { x, y, width, height } = document.getElementById('stage').getBoundingClientRect(); return [x, y, x + width, y + height]")
    return Image.open(f"{folder}/seen.png").convert("RGB").crop([round(side) for side in box])


def on_screens(browser, name, path):
    """The menu of screens draws what the tool draws for that screen, and a book bound on the other side what it draws there."""
    times = [0, 0.5, 1.0, 1.6, 2.3, 3.6]
    choose = "const menu = document.getElementById('screen'); menu.value = '390x844'; menu.onchange();"
    with tempfile.TemporaryDirectory() as folder:
        for what, own, other, act in [
                ("a screen chosen from the menu", ["storyReader", "--screen", "390x844"], path, choose),
                ("bound on the right", ["pictureBook", "--binding", "right"], path.replace("storyReader", "pictureBook"), "document.getElementById('right').click();")]:
            tool("preview", "--direction", "both", "-o", f"{folder}/{own[0]}.html", "--choreography", *own)
            seen = []
            for page, does in [(f"{folder}/{own[0]}.html", ""), (other, act)]:
                browser.open(page)
                browser.run(f"{does} bookmotion.pause()")
                seen += [picture_of_stage(browser, moment, folder).convert("L") for moment in times]
            for moment, one, other in zip(times, seen, seen[len(times):]):
                far = sum(ImageChops.difference(one, other).histogram()[40:]) / (one.width * one.height)
                check(f"{name}: {what} at {moment}", far < 0.01, f"{far:.3f} of it differ")
        # On any screen and bound on any side, B is no other book, and has no curves of its own, until something is tuned.
        browser.open(f"{folder}/storyReader.html")
        ghosts = "bookmotion.pause(); return document.querySelectorAll('#plot .ghost').length"
        found = [browser.run(act + ghosts) for act in [
            "const menu = document.getElementById('screen'); menu.value = '1024x768'; menu.onchange();",
            "document.getElementById('right').click();", "document.getElementById('slower').value = 1; document.getElementById('slower').oninput();"]]
        check(f"{name}: curves of B", found[:2] == [0, 0] and found[2] > 0, f"{found}")


def on_a_phone(browser, name, path):
    """The stage is the largest thing, the screen is this one, and tools fold."""
    browser.open(path + "#t=0.5", width=390, height=844)
    found = browser.run("""
        const box = document.getElementById("room").getBoundingClientRect();
        return [innerWidth, innerHeight, ...bookmotion.now.tape.slice(1, 3), box.height / innerHeight,
          document.documentElement.scrollWidth <= innerWidth, document.getElementById("film").checkVisibility()]""")
    if found[0] > 500:
        return  # no window of Firefox is as narrow as a phone
    check(f"{name}: a phone", found[:2] == found[2:4] and found[4] > 0.55 and found[5:] == [True, False], f"{found}")
    check(f"{name}: the speed is there", browser.run("return document.getElementById('speed').checkVisibility()"))
    browser.click("#more")
    check(f"{name}: tools fold out", browser.run("return document.getElementById('film').checkVisibility()"))
    browser.run("document.getElementById('keep').click()")
    check(f"{name}: a message on a phone", lies_beside(browser), f"{browser.run(BOXES)}")
    # A finger that scrolls is none that taps, nor is one that scrolls nothing; one that trembles is.
    for what, lasts, taps in [("scrolls", [396, 380, "cancel"], 0), ("has nothing to scroll", [396, 380, "up"], 0),
                              ("comes back", [396, 380, 400, "up"], 0), ("trembles", [402, 401, "up"], 1)]:
        events = touched(browser, 400, lasts, time=1)
        check(f"{name}: a finger that {what}", len(events) == taps, f"{events}")
    room = "const { top, height } = document.getElementById('room').getBoundingClientRect(); return [top, height / innerHeight]"
    seen = []
    for place in ["#springs fieldset:last-child", "header"]:
        browser.run(f"document.querySelector('{place}').scrollIntoView()")
        wait(browser)
        seen.append(browser.run(room))
    check(f"{name}: the stage while one scrolls", seen[0][0] == 0 and abs(seen[0][1] - 0.5) < 0.01 and seen[1][1] == found[4], f"{seen}")
    check(f"{name}: a book lets fingers scroll", not browser.run("return document.getElementById('stage').matches('.upright')"))


def touched(browser, start, ways, time="bookmotion.end()"):
    """What happens by a finger on the stage, at these heights one after the other."""
    return browser.run("""
        bookmotion.pause();
        bookmotion.restart();
        bookmotion.seek(%s);
        const stage = document.getElementById("stage");
        stage.setPointerCapture = () => {};
        let y = %d;
        const tell = (type) => stage.dispatchEvent(new PointerEvent("pointer" + type, {
          pointerId: 7, pointerType: "touch", clientX: 200, clientY: y, buttons: 1, bubbles: true }));
        tell("down");
        for (const way of %s) {
          if (typeof way === "number") y = way;
          tell(typeof way === "number" ? "move" : way);
        }
        bookmotion.pause();
        return bookmotion.now.story.map(({ code }) => bookmotion.data.events[code])""" % (time, start, json.dumps(ways)))


def pulled_up(browser, name, path):
    """On a phone a finger pulls a sheet up, and does not scroll the page instead."""
    browser.open(path, width=390, height=844, **({"touch": True} if hasattr(browser, "swipe") else {}))
    browser.run("bookmotion.pause(); bookmotion.restart(); bookmotion.seek(1)")
    height = "return bookmotion.pose(bookmotion.end())[1] / bookmotion.now.tape[bookmotion.data.head.screen + 1]"
    before = browser.run(height.replace("bookmotion.end()", "1"))
    wait(browser)
    if hasattr(browser, "swipe"):
        browser.swipe("#stage", [(0.5, 0.8), (0.5, 0.77), (0.5, 0.7), (0.5, 0.6), (0.5, 0.4)])
        events = browser.run("bookmotion.pause(); return bookmotion.now.story.map(({ code }) => bookmotion.data.events[code])")
    else:
        box = browser.run("const { top, height } = document.getElementById('stage').getBoundingClientRect(); return [top, height]")
        start, *ways = [round(box[0] + part * box[1]) for part in [0.8, 0.77, 0.7, 0.6, 0.4]]
        events = touched(browser, start, [*ways, "up"], time=1)
    check(f"{name}: a sheet that is pulled", events[:1] == ["touch"] and events[-1:] == ["release"] and "drag" in events
          and browser.run(height) > before + 0.2, f"{events} {before} {browser.run(height)}")


def scrolled_past(browser, name, path):
    """On a phone a finger that scrolls changes nothing that it passes; one that leads a slider, a dot, or the time does."""
    if not hasattr(browser, "swipe"):
        return
    browser.open(path, width=390, height=844, touch=True)
    browser.run("bookmotion.pause(); window.moved = 0; addEventListener('input', () => moved++)")
    for place, finger, what in [
        ("#slower", [(0.2, 0.5), (0.2, 0), (0.2, -2), (0.2, -6), (0.2, -12)], "scroll"),
        ("#slower", [(0.2, 0.5), (0.3, 0.5), (0.5, 0.5), (0.7, 0.5)], "slower"),
        ("#slider", [(0.2, 0.5), (0.2, 0.2), (0.22, -1), (0.22, -3), (0.24, -5)], "scroll"),
        ("#slider", [(0.2, 0.5), (0.3, 0.5), (0.5, 0.6), (0.6, 0.5)], "time"),
        ("#curves", [(0.8, 0.5)], "time"),
        ("#springs fieldset:first-child .pad", [(0.9, 0.9), (0.9, 0.5), (0.9, -0.2), (0.9, -1), (0.9, -2)], "scroll"),
        ("#springs fieldset:first-child .pad", [(0.9, 0.9)], "spring"),
        ("#springs fieldset:first-child .is", [(0.5, 0.5), (0.5, 0), (0, -1), (-1, -3)], "spring"),
    ]:
        browser.run(f"document.querySelector({json.dumps(place)}).scrollIntoView({{ block: 'end' }})")
        wait(browser)
        state = "return [scrollY, bookmotion.now.slower, [...bookmotion.now.base].join(), bookmotion.now.time, bookmotion.now.isPlaying]"
        were = browser.run(state)
        browser.swipe(place, finger)
        # A page that is flicked goes on scrolling.
        last = None
        while last != (last := browser.run("return scrollY")):
            time.sleep(0.2)
        found = [one != other for one, other in zip(were, browser.run(state))]
        plays = what in ("slower", "spring")
        meant = [what == "scroll", what == "slower", what == "spring", plays or what == "time", plays]
        check(f"{name}: a finger on {place} at {finger[-1]}", found == meant, f"{found}, {what}")
        browser.run("bookmotion.pause()")
    check(f"{name}: what a finger passes hears of it", browser.run("return moved") > 2)


# Where the stage ends and a message begins and ends, and where its column ends.
BOXES = """
    const [stage, said, room] = ["stage", "status", "room"].map((id) => document.getElementById(id).getBoundingClientRect());
    return [document.getElementById("status").textContent, stage.bottom, said.top, said.bottom, room.bottom]"""


def lies_beside(browser):
    """True if a message is there, as a whole, and none of it lies on the drawing."""
    wait(browser)
    words, drawn, top, bottom, end = browser.run(BOXES)
    return bool(words) and drawn <= top + 0.5 and bottom <= end + 0.5


def in_one_row(browser, name, path):
    """The tools are in one row of a window that is not small, and say all that they say; menus fold out and in."""
    for width in [1151, 1280]:
        browser.open(path + "#t=0.5", width=width, height=800)
        found = browser.run("""
            const middles = [...document.querySelectorAll("header > *, #tools > *, .group > *")].filter((part) => part.checkVisibility())
              .map((part) => part.getBoundingClientRect()).map(({ top, bottom }) => (top + bottom) / 2);
            const cut = [...document.querySelectorAll("header button, header summary")].filter((part) => part.scrollWidth > part.clientWidth);
            return [innerWidth, middles, cut.map(({ textContent }) => textContent)]""")
        if found[0] == width:
            check(f"{name}: a row of tools at {width}", max(found[1]) - min(found[1]) < 3 and not found[2], f"{found}")
    is_open = "return [document.querySelectorAll('.menu[open]').length, document.getElementById('json').checkVisibility()]"
    browser.click(".menu summary")
    check(f"{name}: a menu", browser.run(is_open) == [1, True], f"{browser.run(is_open)}")
    browser.click("#json")
    check(f"{name}: a menu from which was chosen", browser.run(is_open) == [0, False])
    check(f"{name}: a message", lies_beside(browser), f"{browser.run(BOXES)}")
    browser.click(".menu summary")
    browser.click("#play")
    check(f"{name}: a menu that is left", browser.run(is_open) == [0, False])
    # A message that is longer than a line makes the stage smaller, until something else is done.
    text = tool("choreography", "show", "storyReader")[1].replace('"lasts"', '"stages": 1, "lasts"', 1)
    said = dropped(browser, [["none.json", "application/json", base64.b64encode(text.encode()).decode()]])
    check(f"{name}: a long message", len(said) > 100 and lies_beside(browser), f"{browser.run(BOXES)}")
    # Names of phases are whole, or end in dots, and lie in their bands.
    for width in [900, 1280]:
        browser.open(path + "#t=0.5", width=width, height=800)
        bands = browser.run("""
            return [...document.querySelectorAll("#line svg")].filter((part) => part.querySelector(".band")).map((part) => {
              const [band, text] = ["rect", "text"].map((kind) => part.querySelector(kind).getBoundingClientRect());
              return [part.querySelector("title").textContent, part.querySelector("text").textContent, text.right <= band.right] })""")
        off = [band for band in bands if not band[2] or not (band[0] == band[1] or not band[1] or band[1].endswith("…"))]
        check(f"{name}: names of phases at {width}", len(bands) > 5 and not off, f"{off}")
        whole = [band for band in bands if band[0] == band[1]]
        check(f"{name}: few whole names at {width}", len(whole) > len(bands) / 2, f"{bands}")


def hung(browser, name, folder):
    """A picture that is dropped on a scene that was made without any is where the tool would show it, until that is undone."""
    with tempfile.TemporaryDirectory() as made:
        files = []
        for kind, color in [("cover", "red"), ("page", "blue")]:
            Image.new("RGB", (60, 84), color).save(f"{made}/{kind}.png")
            with open(f"{made}/{kind}.png", "rb") as file:
                files.append([f"{kind}.png", "image/png", base64.b64encode(file.read()).decode()])
        for scene, kinds, moment in [("spread", ["cover", "page"], 0.6), ("page-turn", ["page"], 0.6), ("grid", ["page"], 1), ("sheet", ["cover"], 2)]:
            own = [file for file in files if file[0].removesuffix(".png") in kinds]
            pictures = [word for kind in kinds for word in [f"--{kind}", f"{made}/{kind}.png"]]
            code, _, said = tool("preview", "--scene", scene, *pictures, "--frame-color", "334080", "-o", f"{made}/{scene}.html")
            check(f"{name}: a page of {scene} with pictures", code == 0, said)
            seen, drawn = [], []
            for path, is_dropped in [(f"{made}/{scene}.html", False), (f"{folder}/{scene}.html", True)]:
                browser.open(path)
                browser.run("bookmotion.pause(); bookmotion.seek(0)")
                if is_dropped:
                    drawn.append(browser.run(f"bookmotion.seek({moment}); bookmotion.draw(); return document.querySelector('.book svg').innerHTML"))
                    browser.run("bookmotion.seek(0)")
                    said = dropped(browser, own)
                    check(f"{name}: dropped on {scene}", all(f"{kind}.png is the {kind}" in said for kind in kinds), said)
                seen.append(picture_of_stage(browser, moment, made))
            far = sum(ImageChops.difference(*[one.convert("L") for one in seen]).histogram()[30:]) / (seen[0].width * seen[0].height)
            colors = []
            for red, green, blue in [one.split() for one in seen]:
                colors.append(sum(ImageChops.subtract(ImageChops.lighter(red, blue), green).histogram()[120:]))
            check(f"{name}: {kinds} in {scene}", far < 0.01 and min(colors) > 300, f"{far:.3f} of it differ, {colors} are of the picture")
            browser.run("document.getElementById('undo').click()")
            text = browser.run(f"bookmotion.seek({moment}); bookmotion.draw(); return document.querySelector('.book svg').innerHTML")
            check(f"{name}: taken out of {scene}", text == drawn[0] and browser.run("return document.querySelectorAll('.own image').length") == 0)


def own_page(browser, name):
    """A page that is dropped is shown whole, beside one that is blank, whatever plays; and taken out by undoing."""
    files = []
    for color in ["red", "blue"]:
        picture = io.BytesIO()
        Image.new("RGB", (60, 84), color).save(picture, "PNG")
        files.append([f"{color}.png", "image/png", base64.b64encode(picture.getvalue()).decode()])
    browser.run("bookmotion.pause(); bookmotion.seek(0)")
    wait(browser)
    said = dropped(browser, files)
    check(f"{name}: two pictures", "red.png is the cover;" in said and "blue.png is the page, which is not in view now;" in said, said)
    said = dropped(browser, files[:1])
    check(f"{name}: another picture", "red.png is the cover, instead of red.png;" in said, said)
    for choice in range(3):
        found = browser.run(f"""
            const menu = document.getElementById("choreography");
            menu.value = {choice};
            menu.onchange();
            bookmotion.pause();
            const place = bookmotion.data.channels.findIndex(([channel]) => channel === "readerOpacity");
            let time = 0;
            while (time < bookmotion.end() && bookmotion.pose(time)[place] < 0.99) time += 0.05;
            bookmotion.seek(time);
            bookmotion.draw();
            const [stage, own] = ["#stage", "#stage .reader .own img"].map((part) => document.querySelector(part).getBoundingClientRect());
            const blank = document.querySelector("#stage .facingPage").classList.contains("owned");
            return [own.width > 20, own.left >= stage.left, own.right <= stage.right, own.top >= stage.top, own.bottom <= stage.bottom, blank]""")
        check(f"{name}: a page of one's own, {choice}", all(found), f"{found}")
    for _ in range(5):
        browser.run("document.getElementById('undo').click()")
    said = browser.run("return document.getElementById('status').textContent")
    check(f"{name}: what is undone", "red.png is taken out again. blue.png is taken out again." in said, said)


def by_keyboard(browser, name):
    """Every control has a name, is reached by keyboard, and shows that it has been."""
    # While a book moves, what can happen to it changes, and buttons come and go with that.
    browser.run("bookmotion.pause(); bookmotion.seek(0.3)")
    wait(browser)
    nameless = browser.run("""
        return [...document.querySelectorAll("button, input, select, textarea, [tabindex], summary")]
          .filter((control) => !(control.ariaLabel || control.textContent.trim() || control.labels?.length
            || control.closest("label")?.textContent.trim()))
          .map((control) => control.outerHTML.slice(0, 80))""")
    check(f"{name}: controls without a name", not nameless, f"{nameless[:3]}")
    browser.run("document.querySelectorAll('details').forEach((part) => { part.open = false }); document.activeElement.blur()")
    # Disabled ones need not be reached; hidden ones can't.
    wanted = browser.run("""
        let number = 0;
        for (const control of document.querySelectorAll("button, input, select, [tabindex], summary")) {
          if (!control.disabled && control.checkVisibility()) control.dataset.control = number++;
        }
        return number""")
    reached, plain, shown = set(), set(), set()
    for _ in range(wanted + 10):
        browser.key("Tab")
        found = browser.run("""
            const control = document.activeElement;
            const shown = control.closest(".file") ?? control;
            return [control.dataset.control ?? null, getComputedStyle(shown).outlineStyle, control.id || control.textContent]""")
        if found[0] is not None:
            reached.add(int(found[0]))
            plain.add(found[2])
            if found[1] != "none":
                shown.add(found[2])
    missing = set(range(wanted)) - reached
    check(f"{name}: {len(missing)} of {wanted} controls are not reached by keyboard", not missing, f"{sorted(missing)[:5]}")
    # Beyond the last one a browser's own buttons come, and behind them the first ones once more.
    check(f"{name}: focus is not seen", plain == shown, f"{sorted(plain - shown)[:3]}")


def carried(browser, name, path):
    """What a page carries is read by others."""
    with open(path) as file:
        html = file.read()
    data = re.search(r'<script id="data" type="application/json">([^<]*)<', html)[1]
    told = browser.run("return JSON.parse(document.getElementById('data').textContent)")
    check(f"{name}: carries JSON", json.loads(data) == told)
    own, size = map(int, re.search(r"begin\((\d+), (\d+)\)", html).groups())
    core = gzip.decompress(letters.read(re.search(r'<script id="core"[^>]*>([^<]*)<', html)[1], size))
    check(f"{name}: carries its script", script().encode() == core[:own])
    check(f"{name}: carries a core", core[own:].startswith(b"\0asm"))


def leaves(browser, name, expected):
    """Leaves are where the tool has them, by themselves and by hand, to the last bit."""
    browser.run("bookmotion.pause(); bookmotion.restart()")
    # What a recording says before its last event it has not heard of yet.
    elsewhere = off(browser, expected["times"], expected["poses"])
    check(f"{name}: leaves are not where they are at {elsewhere}", not elsewhere)
    for time, what in [(0, "'forward'"), (0.25, "'touch', 100, 300"), (0.4, "'drag', 220, 280"), (0.5, "'release', 900, 0")]:
        held = "true" if time in (0.25, 0.4, 0.5) else "null"
        browser.run(f"bookmotion.now.finger = {held}; bookmotion.seek({time});"
                    f"bookmotion.perform({what}); bookmotion.pause()")
    browser.run("bookmotion.now.finger = null")
    elsewhere = off(browser, [i / 60 for i in range(len(expected["caught"]))], expected["caught"])
    check(f"{name}: a leaf that is caught is elsewhere at {elsewhere}", not elsewhere)
    # A hand on the page itself: the lower corner of the right page, over to the left one.
    browser.run("bookmotion.pause(); bookmotion.seek(bookmotion.end() + 1)")
    wait(browser)
    turned = browser.run("return bookmotion.pose(bookmotion.end())[0]")
    browser.drag("#stage", [(0.88, 0.8), (0.8, 0.7), (0.6, 0.65), (0.35, 0.65), (0.2, 0.72), (0.15, 0.75)])
    browser.run("bookmotion.pause()")
    after = browser.run("return bookmotion.pose(bookmotion.end())[0]")
    check(f"{name}: a finger turns a leaf", after == turned + 1, f"{turned} {after}")
    marks = browser.run("return bookmotion.events().map(({ name }) => name)")
    check(f"{name}: a finger is remembered", marks.count("drag") > 2 and marks[-1] == "release", f"{marks[-8:]}")
    # While it was led, by whatever time it was let go.
    let_go = browser.run("return bookmotion.events().at(-1).time")
    drawn = browser.run(f"bookmotion.seek({let_go}); bookmotion.draw(); return document.querySelectorAll('.book svg path').length")
    check(f"{name}: leaves are drawn", drawn > 20, f"{drawn}")


def slower(browser, name):
    """Leaves that turn more slowly are the same leaves: what happens to them happens later."""
    journey = "const last = bookmotion.data.channels.findIndex(([channel]) => channel === 'turned'); return [bookmotion.end(), bookmotion.pose(bookmotion.end())[last]]"
    set_ = "const slider = document.getElementById('slower'); slider.value = %s; slider.oninput(); bookmotion.pause();"
    end, turned_ = browser.run(journey)
    for octaves in [0.15, 0.45, 1.2, -0.6]:
        found = browser.run(set_ % octaves + journey)
        # A finger flicks as fast as before, so that what it flicked may rest a little sooner.
        is_later = abs(found[0] / end / 2 ** octaves - 1) < 0.05
        check(f"{name}: slower by {octaves}", found[1] == turned_ and is_later, f"{found} after {[end, turned_]}")
    browser.run(set_ % 0)


def reading(browser, name, expected):
    """A motion of reading is where the tool has it, by itself and when all of it is done by hand, to the last bit."""
    browser.run("bookmotion.pause(); bookmotion.restart()")
    elsewhere = off(browser, expected["times"], expected["poses"])
    check(f"{name}: differs at {elsewhere}", not elsewhere)
    check(f"{name}: end", abs(browser.run("return bookmotion.end()") - expected["times"][-1]) < 0.1)
    browser.run("for (const book of [0, 1, 2]) bookmotion.core.clear(book); bookmotion.seek(0)")
    browser.run(f"""
        for (const [name, time, x, y] of {json.dumps(expected["story"])}) {{
          bookmotion.now.finger = true;
          bookmotion.seek(time);
          bookmotion.perform(name, x, y);
          bookmotion.pause();
        }}
        bookmotion.now.finger = null;""")
    elsewhere = off(browser, expected["times"], expected["poses"])
    check(f"{name}: differs by hand at {elsewhere}", not elsewhere)
    drawn = browser.run("bookmotion.seek(1); bookmotion.draw(); return document.querySelectorAll('.book svg *').length")
    check(f"{name}: is drawn", drawn > 10, f"{drawn}")
    # Every button does something, or can't be pressed.
    browser.run("bookmotion.restart(); bookmotion.pause(); bookmotion.seek(1)")
    for event in browser.run("return bookmotion.data.buttons.map(([event]) => event)"):
        wait(browser)
        if browser.run(f"return document.getElementById('event-{event}').disabled"):
            continue
        browser.click(f"#event-{event}")
        browser.run("bookmotion.pause()")
        last = browser.run("return bookmotion.events().at(-1)?.name")
        has_number = browser.run(f"return document.getElementById('number-{event}') !== null")
        check(f"{name}: the button {event}", has_number or last == event, f"{last}")
        browser.run("bookmotion.seek(bookmotion.now.time + 0.5)")
    if browser.run("return bookmotion.data.events.includes('drag')"):
        browser.run("bookmotion.restart(); bookmotion.pause(); bookmotion.seek(1)")
        wait(browser)
        browser.drag("#stage", [(0.5, 0.8), (0.5, 0.78), (0.44, 0.7), (0.4, 0.6)])
        browser.run("bookmotion.pause()")
        marks = browser.run("return bookmotion.events().map(({ name }) => name)")
        check(f"{name}: a finger", marks[-1] == "release", f"{marks}")


def frame_work(browser, engine, name):
    """Figures that are printed, not judged."""
    half, most, ready = browser.run("""
        bookmotion.pause();
        const frames = [];
        for (let i = 0; i < 120; i++) {
          bookmotion.now.time = (bookmotion.end() * i) / 120;
          const start = performance.now();
          bookmotion.draw();
          document.getElementById("stage").getBoundingClientRect();
          frames.push(performance.now() - start);
        }
        frames.sort((one, other) => one - other);
        return [frames[60], frames[114], bookmotion.ready]""")
    print(f"{engine}, {name}: a frame's work {half:.2f} ms, 1 of 20 above {most:.2f}; first frame after {ready:.0f} ms")


def without_core(browser, engine, path):
    """Where the core can't be unpacked or run, nothing is seen but a sentence."""
    for without in ["WebAssembly", "DecompressionStream"] if engine == "chromium" else ["WebAssembly"]:
        browser.open(path, without=without)
        said, others = browser.run("""
            const needs = document.getElementById("needs");
            return [needs.checkVisibility() && needs.textContent,
              [...document.body.children].filter((part) => part !== needs).length]""")
        check(f"{engine}: without {without}", without in said and others == 0, f"{said}, {others}")
        check(f"{engine}: without {without} says {browser.said}", not browser.said)


def memory(browser, name):
    grown = browser.run("""
        const { core } = bookmotion;
        bookmotion.restart();
        const round = (count) => {
          for (let i = 0; i < count; i++) {
            core.perform(0, i % 2 ? 1 : 0, 0.2 + (i % 40) * 0.01, 0, 0);
            core.pose(0, 0.5);
          }
          return core.memory.buffer.byteLength;
        };
        const before = round(1000);
        return round(100000) - before""")
    check(f"{name}: 100,000 interruptions take {grown} bytes", grown == 0)


def addressed(browser, name, path):
    """What an address asks for is shown, however odd, and no book that can't be drawn."""
    browser.open(path)
    perspective = browser.run("return bookmotion.data.places.style.perspective[0]")
    # The end of a loop may lie beyond that of the motion.
    browser.open(f"{path}#range=100,200")
    check(f"{name}: a loop beyond the end", browser.run("return bookmotion.now.range") is None)
    browser.open(f"{path}#t=0.5&range=0.4,200")
    check(f"{name}: a loop across the end", browser.run("const [from, to] = bookmotion.now.range; return from === 0.4 && to === bookmotion.end()"))
    browser.open(f"{path}#t=1.3&n={perspective}:1.05")
    found = browser.run("return [bookmotion.now.tape[%d], document.getElementById('status').textContent]" % perspective)
    check(f"{name}: a book that can't be drawn", found[0] == 0.5 and "can't have" in found[1], f"{found}")
    # The field refuses what the tool refuses.
    browser.run(f"bookmotion.pause(); bookmotion.tune([[{perspective}, 1.05]])")
    found = browser.run("return [bookmotion.now.tape[%d], document.getElementById('refused').textContent]" % perspective)
    check(f"{name}: too near to the eye", found[0] == 0.5 and "it has to be" in found[1], f"{found}")
    browser.run(f"bookmotion.tune([[bookmotion.data.head.screen, 390], [bookmotion.data.head.screen + 1, 844]]);"
                f"bookmotion.tune([[{perspective}, 1.3]]);"
                "const menu = document.getElementById('screen'); menu.value = '1024x768'; menu.onchange()")
    found = browser.run("return [...bookmotion.now.tape.slice(1, 3), document.getElementById('screen').value, document.getElementById('status').textContent]")
    drawn = browser.run("for (let time = 0; time <= bookmotion.end(); time += 0.01) { bookmotion.seek(time); bookmotion.draw(); } return true")
    check(f"{name}: a screen on which it can't be drawn", drawn and found[2] == "x".join(str(int(side)) for side in found[:2]), f"{found}")
    # An address that is pasted into an open page.
    browser.open(f"{path}#t=0.25")
    browser.run("location.hash = '#t=0.5&speed=0.5'")
    time.sleep(1)
    wait(browser)
    found = browser.run("return [bookmotion.now.time, bookmotion.now.speed]")
    check(f"{name}: a pasted address", found == [0.5, 0.5], f"{found}")


def anything(browser, name, count):
    """Calls with any numbers: each answers, none stops the core."""
    said = browser.run("""
        const { core } = bookmotion;
        let seed = 1;
        const random = () => { seed = (seed * 48271) % 2147483647; return seed / 2147483647; };
        const pick = (list) => list[Math.floor(random() * list.length)];
        // Numbers from the ends of all ranges, from just beyond them, and the ends of what there is.
        const ends = [0, 1, -1, 0.001, 0.01, 2, 180, 360, 1000, 3600, 1e5, 1e9, -1e9, 1e-100, 1e100, -1e100, 1e-90, 1e90];
        const beyond = ends.flatMap((end) => [end, end * (1 + 2e-16), end * (1 - 2e-16)]);
        const real = () => pick([...beyond, 0.5, NaN, Infinity, -Infinity, 1e308, -1e308, Number.MAX_VALUE, 5e-324, 2.3e-308,
          random() * 3, random() * 1000]);
        const tape = Float64Array.from(bookmotion.data.tape);
        const tuned = () => {
          const numbers = Float64Array.from(tape);
          for (let i = Math.floor(random() * 3); i >= 0; i--) numbers[Math.floor(random() * numbers.length)] = real();
          new Float64Array(core.memory.buffer, core.tape(), core.capacity()).set(numbers);
          return core.load(0, numbers.length, pick([0, 0, real()]), pick([0, real()]));
        };
        const whole = () => pick([0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, -1, 40, 2147483647, -2147483648, Math.floor(random() * 50)]);
        const calls = {
          perform: () => core.perform(whole(), whole(), real(), real(), real()), pose: () => core.pose(whole(), real()),
          scene: () => core.scene(whole(), real()), paint: () => core.paint(whole(), real()), clear: () => core.clear(whole()),
          lint: () => core.lint(whole()), document: () => core.document(whole()), finger: () => core.finger(whole(), real(), real(), real()),
          events: () => core.events(whole()), end: () => core.end(whole()),
          cues: () => core.cues(whole(), real(), real()), choices: () => core.choices(whole(), real()),
          samples: () => core.samples(whole(), whole(), real(), real(), Math.min(whole(), 20)),
          hash: () => core.hash(whole(), real(), real(), Math.min(whole(), 20)),
          load: () => core.load(whole(), whole(), real(), real()), tuned,
        };
        const names = Object.keys(calls);
        for (let i = 0; i < """ + str(count) + """; i++) {
          const name = pick(names);
          try {
            const answer = calls[name]();
            if (!Number.isInteger(answer)) return `${name} answers ${answer}`;
          } catch (error) { return `${name}, call ${i}: ${error}`; }
        }
        return "";""")
    check(f"{name}: {count} calls with any numbers", said == "", said)


def main():
    engine, folder = sys.argv[1], os.path.abspath(sys.argv[2])
    net = Net()
    browser = ENGINES[engine](net)
    # The core is the same in all engines, so one of them is enough for most calls.
    calls = 5000 if engine == "chromium" else 500
    worst = 0
    presets = ["pictureBook", "bookPolish", "storyReader", "reducedMotion"]
    # The pages of transitions are those of presets.
    scenes = [line.split()[0] for line in tool("scene")[1].splitlines()]
    reading_scenes = [scene for scene in scenes if scene not in ["transition", "cover", "page-turn", "spread"]]
    pages = [*presets, "page-turn", "spread", *reading_scenes]
    try:
        for page in pages:
            name = f"{engine}, {page}"
            path = f"{folder}/{page}.html"
            check(f"{name}: size {os.path.getsize(path)}", os.path.getsize(path) < 328_000)
            with open(f"{folder}/{page}.json") as file:
                expected = json.load(file)
            browser.open(path)
            carried(browser, name, path)
            if page in presets:
                same_bits(browser, name, expected)
                worst = max(worst, corners(browser, name, expected))
                if page != "reducedMotion":
                    turned(browser, name, expected)
                    tuned(browser, name)
                if page in ["pictureBook", "storyReader"]:
                    designed(browser, name)
                    opened(browser, name)
            elif page in reading_scenes:
                reading(browser, name, expected)
            else:
                leaves(browser, name, expected)
                slower(browser, name)
                by_keyboard(browser, name)
            frame_work(browser, engine, page)
            if page not in presets:
                anything(browser, name, calls if page in reading_scenes else 10 * calls)
            check(f"{name}: says {browser.said}", not browser.said)
        browser.open(f"{folder}/grid.html")
        by_keyboard(browser, f"{engine}, grid")
        without_core(browser, engine, f"{folder}/storyReader.html")
        browser.open(f"{folder}/bookPolish.html")
        filmed(browser, f"{engine}, bookPolish")
        browser.open(f"{folder}/storyReader.html")
        own_page(browser, f"{engine}, storyReader")
        on_screens(browser, engine, f"{folder}/storyReader.html")
        own_choreography(browser, engine, f"{folder}/storyReader.html")
        browser.open(f"{folder}/storyReader.html")
        strange(browser, engine, 100 if engine == "chromium" else 30)
        on_a_phone(browser, engine, f"{folder}/storyReader.html")
        pulled_up(browser, engine, f"{folder}/sheet.html")
        scrolled_past(browser, engine, f"{folder}/storyReader.html")
        in_one_row(browser, engine, f"{folder}/storyReader.html")
        hung(browser, engine, folder)
        addressed(browser, engine, f"{folder}/bookPolish.html")
        browser.open(f"{folder}/bookPolish.html")
        by_keyboard(browser, engine)
        memory(browser, engine)
        anything(browser, engine, 50 * calls)
        browser.open(f"{folder}/storyReader.html", calm=True)
        check(f"{engine}: less motion", browser.run(
            "return !bookmotion.now.isPlaying && document.getElementById('reduced').ariaPressed === 'true'"))
    finally:
        browser.end()
    check(f"{engine}: asks the network for {net.asked_others()}", not net.asked_others())
    for failure in failures:
        print(failure)
    if failures:
        sys.exit(1)
    print(f"{engine}: {len(pages)} pages have the same bits; corners are within {worst:.4f} px; nothing is loaded")


main()
