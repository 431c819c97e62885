"""Uses a page with a shelf as people do: shelf.py chromium|firefox FOLDER

Leaves logs in the folder, with hashes of what was seen after each event.
"""
import json
import os
import subprocess
import sys
import time

from browsers import ENGINES, Net

failures = []

# A clock that is moved by hand, and hands.
HANDS = """
  globalThis.now = shelf.now + 1;
  shelf.clock = () => now;
  globalThis.wait = (seconds) => { now += seconds; shelf.draw(); return shelf.frame.book; };
  globalThis.point = (type, x, y, target = document.elementFromPoint(x, y)) => target?.dispatchEvent(
    new PointerEvent(type, { bubbles: true, pointerId: 1, isPrimary: true, clientX: x, clientY: y }));
  globalThis.click = (x, y) => { point("pointerdown", x, y); point("pointerup", x, y); document.elementFromPoint(x, y)?.click(); };
  globalThis.middle = (i) => { const { x, y, width, height } = shelf.places()[i]; return [x + width / 2, y + height / 2]; };
  globalThis.putBack = () => document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
  globalThis.scroll = (top) => { library.scrollTop = top; library.dispatchEvent(new Event("scroll")); };
  globalThis.pull = (i, points) => {
    const [x, y] = middle(i);
    point("pointerdown", x, y);
    for (const [across, down] of points) { now += 0.016; point("pointermove", x + across, y + down, document); }
    point("pointerup", x, y, document);
  };
  // How far from its cover a book lands, in points.
  globalThis.land = () => {
    if (shelf.frame.book < 0) return 1e9;
    const { button } = shelf.covers[shelf.frame.book];
    let last = now;
    while (shelf.look(last + 0.01).book >= 0 && last < now + 30) last += 0.01;
    wait(last - now);
    const [one, other] = [document.querySelector(".face.cover"), button].map((part) => part.getBoundingClientRect());
    wait(1);
    return differs([one.x, one.y, one.right, one.bottom], [other.x, other.y, other.right, other.bottom]);
  };
  const numbersIn = (value) => typeof value === "object" ? Object.values(value).flatMap(numbersIn) : typeof value === "number" ? [value] : [];
  globalThis.differs = (one, other) => {
    const [numbers, others] = [one, other].map(numbersIn);
    return numbers.length === others.length ? Math.max(...numbers.map((number, i) => Math.abs(number - others[i]))) : Infinity;
  };
  globalThis.play = (seed, steps) => {
    const random = (below) => { seed = (seed * 1103515245 + 12345) % 2147483648; return Math.floor(seed / 65536) % below; };
    const seen = new Set();
    for (let i = 0; i < steps; i++) {
      wait([0, 0.016, 0.1, 0.35, 0.9, 3][random(6)]);
      const [x, y, book] = [random(innerWidth), random(innerHeight), random(12)];
      [() => click(x, y), () => click(...middle(book)), () => click(...middle(book)), putBack, () => scroll(y),
       () => pull(book, [[40 - random(80), 5], [x - 200, random(60)]]), () => point("pointerdown", x, y),
       () => point("pointermove", x, y, document), () => point("pointerup", x, y, document),
       () => document.querySelector("#buttons button:last-child")?.click()][random(10)]();
      seen.add(shelf.frame.book);
    }
    point("pointerup", 0, 0, document);
    for (let i = 0; i < 3; i++) { wait(20); shelf.perform(["close"]); wait(20); }
    return [shelf.frame.book, document.querySelectorAll(".cover.away").length, seen.size > 1];
  };
"""


def check(what, is_so, told=""):
    if not is_so:
        failures.append(f"{what}: {told}")


def until(browser, what, script):
    """Waits for something that real time brings."""
    deadline = time.time() + 20
    while not browser.run(f"return {script}"):
        if time.time() > deadline:
            return check(what, False, browser.run("return [shelf.frame, shelf.text().slice(-300)]"))
        time.sleep(0.05)


def rests(browser, what):
    before = browser.run("return shelf.count")
    time.sleep(0.5)
    check(f"{what}: frames at rest", browser.run("return shelf.count") == before)


def used(browser, name):
    """In real time, by clicks and keys."""
    rests(browser, name)
    browser.click("#covers button:nth-child(2)")
    check(f"{name}: a tap takes the book", browser.run("return shelf.frame.book") == 1)
    for _ in range(2 if name == "storyReader" else 1):
        if browser.run("return buttons.children.length"):
            browser.click("#buttons button")
        until(browser, f"{name}: rests", "!shelf.frame.isNeeded && buttons.children.length")
        rests(browser, name)
        check(f"{name}: focus", browser.run("return document.activeElement === buttons.firstChild"))
    check(f"{name}: said", browser.run("return said.textContent") == "Night Train is open")
    browser.click("#buttons button:last-child")
    until(browser, f"{name}: comes back", "shelf.frame.book < 0")
    check(f"{name}: said", browser.run("return said.textContent") == "Night Train is back on the shelf")
    check(f"{name}: focus", browser.run("return shelf.covers[1].button === document.activeElement"))
    browser.key("ArrowRight")
    browser.key("Enter")
    check(f"{name}: Enter takes the next book", browser.run("return shelf.frame.book") == 2)
    log = browser.run("const log = shelf.text(); shelf.replay(log); return log")
    until(browser, f"{name}: plays again", f"shelf.text() === {json.dumps(log)} && shelf.frame.book === 2")


# What is done by hand, and what comes of it: a book, or how far it is from where it should be.
CASES = [
    ("Escape closes", "putBack(); return [wait(20)]", [-1]),
    ("an interruption", "click(...middle(0)); wait(0.3); const { sides } = shelf.look(now); putBack();"
     "return [differs(sides, shelf.look(now).sides), land()]", None),
    ("another closes the first", "click(...middle(0)); wait(0.5); shelf.perform(['tap', 3]); const one = shelf.frame.book;"
     "const other = wait(10); shelf.perform(['close']); return [one, other, wait(20)]", [0, 3, -1]),
    ("scrolled", "click(...middle(2)); wait(20); scroll(90); putBack(); return [land()]", None),
    ("rotated", "click(...middle(1)); wait(0.4); return [shelf.frame.book]", [1]),
    (760, 520), ("lands after rotation", "wait(20); putBack(); return [land()]", None), (520, 700),
    ("a finger scrolls, or pulls", "scroll(0); pull(0, [[0, 20], [0, 60]]); const none = shelf.frame.book;"
     "pull(1, [[-20, 0], [-60, 2], [-150, 4]]); const one = shelf.frame.book; wait(20); putBack(); return [none, one, wait(20)]", [-1, 1, -1]),
    *[(f"random play {seed}", f"return play({seed}, 60)", [-1, 0, True]) for seed in range(1, 9)],
]


def by_hand(browser, name):
    browser.run("const hands = document.createElement('script'); hands.textContent = " + json.dumps(HANDS)
                + "; document.head.append(hands)")
    for case in CASES:
        if len(case) == 2:
            browser.resize(*case)
            until(browser, f"{name}: {case}", "shelf.text().includes(`:screen=${innerWidth},${innerHeight},`) &&"
                  f"innerWidth === {case[0]}")
            continue
        what, script, expected = case
        found = browser.run(script)
        check(f"{name}: {what}", found == expected if expected else max(found) < 1, found)


def main(engine, folder):
    net = Net()
    browser = ENGINES[engine](net)
    for name, calm in [("bookPolish", False), ("pictureBook", False), ("storyReader", False), ("storyReader", True)]:
        path = f"{os.path.abspath(folder)}/{engine}-{name}{'-calm' if calm else ''}"
        subprocess.run([os.environ["BOOKMOTION"], "preview", "--scene", "shelf", "--choreography", name, "-o", path + ".html"], check=True)
        browser.open(path + ".html", 520, 700, calm=calm)
        used(browser, name)
        by_hand(browser, name)
        log = browser.run("return { log: shelf.text(), end: now + 2, hashes: shelf.hashes(shelf.text(), now + 2) }")
        check(f"{name}: Reduce Motion", ("reduce=1" in log["log"]) == calm)
        with open(path + ".json", "w") as file:
            json.dump(log | {"choreography": name}, file)
        check(f"{name}: said to developers", not browser.said, browser.said)
        print(f"{engine}: a shelf of {name}{', calm' if calm else ''}: {len(log['hashes'])} events")
    browser.end()
    check("the network is asked", not net.asked_others(), net.asked_others())
    sys.exit("\n".join(failures) or 0)


main(*sys.argv[1:])
