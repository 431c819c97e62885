// What happens to the book, and what its numbers are.

// Lets something happen now: what was to come is another story from here on.
function perform(name, x = 0, y = 0) {
  const outcome = core.perform(tuned, codes[name], now.time, x, y);
  if (outcome === 3) say("This journey has too many events: restart it to go on.");
  if (outcome !== 1 && outcome !== 2) return false;
  if (outcome === 2) {
    [now.time, now.story, now.isAnew] = [0, [], true];
    core.clear(compared);
  }
  core.perform(compared, codes[name], now.time, x, y);
  now.story = [...now.story.filter(({ time }) => time <= now.time), { code: codes[name], time: now.time, x, y }];
  now.range = now.replay = null;
  rebuild();
  if (!now.isPlaying) play();
  return true;
}

// A tape with the switches as they are now.
function switched(tape) {
  const copy = Float64Array.from(tape);
  copy.set(now.base.slice(0, data.head.count));
  return copy;
}

// Sets both books up again, and lets the same happen to each.
function reload() {
  const tape = load(tuned, now.base, now.slower, now.bouncier);
  if (tape) now.tape = tape;
  load(compared, switched(other()));
  for (const book of [tuned, compared]) {
    if (now.isAnew) core.clear(book);
    for (const { code, time, x, y } of now.story) core.perform(book, code, time, x, y);
  }
  return !!tape;
}

// The numbers that are these once all of them are slower and bouncier.
function before(changes, tape = now.tape) {
  const base = Float64Array.from(now.base);
  const changed = Float64Array.from(tape);
  for (const [place, value] of changes) changed[place] = value;
  const found = now.slower || now.bouncier ? load(tried, changed, -now.slower, -now.bouncier) : changed;
  if (!found) return null;
  for (const [place] of changes) base[place] = found[place];
  return base;
}

// A book of other numbers, to which the same has happened.
function tune(changes) {
  const was = now.base;
  const first = changes.find(([place, value]) => value !== now.tape[place]);
  if (!first) { accept(); drawFields(); return true; }
  const [place, value] = first;
  const entry = entries.find((entry) => entry.place === place);
  now.base = before(changes) ?? was;
  const isSet = now.base !== was && reload();
  if (!isSet) {
    now.base = was;
    const good = now.tape[place];
    const { label, group } = entry ?? { label: "A number", group: "the book" };
    const others = changes.filter(([other, number]) => number === value && number !== now.tape[other]);
    const fits = (number) => load(tried, Float64Array.from(now.tape, (known, i) => others.some(([other]) => other === i) ? number : known));
    refuse(place, `${label} (${group}) can't be ${value}: it has to be ${bound(good, value, fits)}. It stays ${exact(good)}.`);
    reload();
  } else accept();
  rebuild();
  drawFields();
  if (isSet && entry) replay(entry.group);
  return isSet;
}

// How far a number can go from a good one towards a bad one.
function bound(good, bad, fits) {
  const [most, below] = bad > good ? ["at most", "below"] : ["at least", "above"];
  for (let middle = (good + bad) / 2; middle !== good && middle !== bad; middle = (good + bad) / 2) {
    if (fits(middle)) good = middle; else bad = middle;
  }
  const edge = short(good);
  return `${fits(+edge) ? most : below} ${edge}`;
}

// Sets how slow and bouncy everything is. What a person has let happen keeps its place in the motion.
function setPace(slower, bouncier) {
  const tape = load(tried, now.base, slower, bouncier);
  const duration = entries.find(({ place, measure }) => measure === "seconds" && now.tape[place] > 0);
  if (tape && duration) {
    const factor = tape[duration.place] / now.tape[duration.place];
    now.story = now.story.map((event) => ({ ...event, time: event.time * factor }));
  }
  [now.slower, now.bouncier] = [slower, bouncier];
}

// Everything slower and bouncier.
function pace(slower, bouncier) {
  const was = [now.slower, now.bouncier];
  setPace(slower, bouncier);
  if (!reload()) {
    setPace(...was);
    reload();
    say("This book can't be that fast, or bounce so much.");
  }
  rebuild();
  drawFields();
  replay();
}

function reset() {
  setPace(0, 0);
  now.base = switched(original);
  reload();
  accept();
  rebuild();
  drawFields();
  replay();
}

function restart() {
  [now.story, now.isAnew] = [[], false];
  reload();
  now.time = 0;
  now.range = now.replay = null;
  rebuild();
}
