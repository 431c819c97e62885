"use strict";
// The library itself is in `core`, as WebAssembly: this page hands it numbers, and hands what it
// answers to the elements of the page. It knows no motion.

const data = JSON.parse($("data").textContent);
const pictures = [...document.querySelectorAll(".picture")].map(({ textContent }) => textContent);
data.art = data.art.replace(/picture:(\d+);/g, (_, number) => pictures[number]);
const [tuned, authored, compared] = [0, 1, 2];
let core;

// ---------------------------------------------------------------------------------------------
// The core

function answerOf(code) {
  if (code < 0) throw new Error(data.refusals[-code - 1]);
  return code;
}

// What an export answers: so many numbers on the tape, or why there are none.
function answer(count) {
  answerOf(count);
  const place = core.tape();  // before its memory is asked for: that is another after it has grown
  return new Float64Array(core.memory.buffer, place, count);
}

function load(book, tape) {
  answer(core.capacity()).set(tape);
  return core.load(book, tape.length) >= 0;
}

const pose = (book, time) => answer(core.pose(book, time));
const rows = (numbers, width) =>
  Array.from({ length: numbers.length / width }, (_, i) => [...numbers.slice(i * width, (i + 1) * width)]);
const cues = (book) => rows(answer(core.cues(book, -1, 1e9)), 3)
  .map(([time, kind, number]) => ({
    time, kind, number,
    name: data.cues[kind][number],
  }));
const phases = data.cues[0];
// A book is made of elements; everything else paints itself.
const isBook = data.family === "book";
const events = (book) => rows(answer(core.events(book)), 2)
  .map(([code, time]) => ({ code, time, name: data.events[code] }));

function said(length) {
  const place = core.text();
  return decoded(new Uint8Array(core.memory.buffer, place, length));
}

function lint(book) {
  if (!isBook) return [];
  const lines = said(answerOf(core.lint(book))).split("\n").slice(0, -1);
  const found = rows(answer(4 * lines.length), 4);
  return found.map(([isRemark, isBack, phase, time], i) => ({ isRemark, isBack, phase, time, words: lines[i] }));
}

// ---------------------------------------------------------------------------------------------
// What the page knows

const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
const now = {
  time: 0, isPlaying: false, loops: false, speed: 1, rate: data.framesPerSecond, range: null, other: null,
  // What a person has let happen, and whether that begins anew, without the events of the tape.
  story: [], isAnew: false,
  tape: Float64Array.from(data.tape), shows: new Set(), showsOther: false, movesCover: false, finger: null,
};
// What follows from that, until something changes it. Nothing rests by itself while it is open.
let isOpen = false;
let [end, bands, ticks, marks, happened] = [1, [], [], [], []];

const channel = (name) => data.channels.findIndex(([known]) => known === name);
const isSwitch = (i) => i < data.head.count && !(i >= data.head.frame && i < data.head.frame + 4);
const screen = () => [...now.tape.slice(data.head.screen, data.head.screen + 2)];
const clamp = (value, low, high) => Math.min(Math.max(value, low), high);
// Of a value that is shown while it moves.
const decimals = 3;
const short = (value, digits = 4) => String(Math.abs(value) < 1e-9 ? 0 : +value.toPrecision(digits));

// What can be tuned: the place of a number on the tape, the keys that lead to it in the document, what it
// belongs to, what it is there, and where one would look for others.
const entries = [];
// The two numbers of a list, where their names in the document are just 0 and 1.
const [ends, sides] = [["from", "to"], ["across", "down"]];
const pairs = { arrival: ends, departure: ends, rise: ends, reader: sides, margins: sides, base: sides };
(function list(node, path) {
  if (Array.isArray(node)) {
    const [place, measure] = node;
    const value = data.tape[place];
    const [low, high, beyond] = data.ranges[measure];
    const isStage = path[0] === "opening" || path[0] === "closing";
    const part = isStage && path[3];
    entries.push({
      place, path, move: path[2] === "moves" && part, group: isStage ? `${path[0]}, ${path[1]}` : path[0],
      label: (part ? [part, ...path.slice(4)] : path.slice(isStage ? 2 : 1))
        .map((key, i, keys) => pairs[keys[i - 1]]?.[key] ?? key).join(" "),
      range: [Math.min(low, beyond * value), Math.max(high, beyond * value)],
    });
  } else for (const key in node) list(node[key], [...path, key]);
})(data.places, []);

// Springs of a stage that are the same are tuned as one.
const springs = [];
entries.forEach((one, i) => {
  const other = entries[i + 1];
  if (one.path.at(-2) !== "spring" || other?.path.at(-2) !== "spring" || other.path[3] !== one.path[3]) return;
  const names = [one.path.at(-1), other.path.at(-1)];
  const same = springs.find((spring) => spring.group === one.group && spring.names.join() === names.join()
    && data.tape[spring.places[0][0]] === data.tape[one.place] && data.tape[spring.places[0][1]] === data.tape[other.place]);
  const spring = same ?? { group: one.group, moves: [], places: [], names, ranges: [one.range, other.range] };
  spring.moves.push(one.move || "spring");
  spring.places.push([one.place, other.place]);
  if (!same) springs.push(spring);
});

// ---------------------------------------------------------------------------------------------
// The stage

const stage = $("stage");
const books = new Map();

// The elements of a book; the second one is a copy that shows through.
function elements(book) {
  if (books.has(book)) return books.get(book);
  const holder = document.createElement("div");
  holder.className = book === tuned ? "book" : "book other";
  stage.append(holder);
  if (!isBook) {
    holder.append(svg("svg", {}), svg("svg", {}));
    holder.lastChild.innerHTML = book === tuned ? data.art : "";
    books.set(book, { holder, drawing: holder.firstChild });
    return books.get(book);
  }
  holder.innerHTML = data.art;
  const parts = {
    holder, library: holder.querySelector(".library"), shadow: holder.querySelector(".shadow"), thick: holder.querySelector(".thick"),
    place: holder.querySelector(".place"),
    overlay: holder.querySelector(".overlay"), controls: holder.querySelector(".controls"),
    faces: data.materials.map((name) => holder.querySelector(`.face.${name}`)),
  };
  books.set(book, parts);
  return parts;
}

const light = (veils) => veils.every((veil) => veil === 0) ? "none" : "linear-gradient(to "
  + (now.tape[data.head.binding] ? "left" : "right") + ", "
  + [...veils].map((veil) => veil < 0 ? `rgb(255 255 255 / ${-veil})` : `rgb(${data.ink} / ${veil})`).join() + ")";

// What a core draws by itself.
function paint(book) {
  const length = answerOf(core.paint(book, now.time));
  const { drawing } = elements(book);
  drawing.setAttribute("viewBox", `0 0 ${screen().join(" ")}`);
  drawing.innerHTML = said(length);
}

const corners = (radius, isBound) => !isBound ? `${radius}px`
  : now.tape[data.head.binding] ? `${radius}px 0 0 ${radius}px` : `0 ${radius}px ${radius}px 0`;

function drawBook(book) {
  if (!isBook) return paint(book);
  const parts = elements(book);
  const values = pose(book, now.time);
  const at = (name) => values[channel(name)];
  const [opacity, library, blur, scale] = ["bookOpacity", "libraryOpacity", "libraryBlur", "libraryScale"].map(at);
  parts.library.style.cssText = `opacity:${library};transform:scale(${scale});filter:blur(${blur}px)`;
  const [left, top, width, height] = now.tape.slice(data.head.frame, data.head.frame + 4);
  parts.place.style.cssText =
    `left:${left}px;top:${top}px;width:${width}px;height:${height}px;opacity:${at("shelfCoverOpacity")}`;
  parts.overlay.style.opacity = at("overlayOpacity");
  parts.controls.style.cssText = `opacity:${at("controlsOpacity")};transform:translateY(${at("controlsOffset")}px)`;
  // Pages that are bound have square corners at the spine; the frame of a page goes when the reader comes.
  const isBound = at("flipAngle") >= data.boundFrom;
  parts.holder.style.setProperty("--frame", at("frameBorder"));
  parts.holder.style.setProperty("--shown", data.bound.length ? 1 - at("readerOpacity") : 1);
  const count = core.scene(book, now.time);
  if (count < 0) return say("Here the cover comes too close to the eye to be drawn.");
  const scene = answer(count);
  const width_ = data.faceWidth;
  parts.faces.forEach((face, i) => {
    const row = scene.subarray(i * width_, (i + 1) * width_);
    const isReader = data.materials[i] === "reader";
    if (row[0] < 0) { face.style.opacity = 0; return; }
    face.style.cssText = `z-index:${row[0] + 2};width:${row[1]}px;height:${row[2]}px;border-radius:${corners(row[3], isBound && data.bound.includes(data.materials[i]))};`
      + `opacity:${row[4] * (isReader ? 1 : opacity)};transform:matrix3d(${row.subarray(5, 21).join()})`;
    face.lastElementChild.style.background = light(row.subarray(21, 21 + data.lightSteps));
  });
  const body = scene.subarray(data.materials.length * width_);
  parts.shadow.style.cssText = `width:${body[16]}px;height:${body[17]}px;border-radius:${body[18]}px;`
    + `transform:matrix3d(${body.subarray(0, 16).join()});opacity:${opacity};`
    + `box-shadow:${body[19]}px ${body[20]}px ${body[21]}px rgb(0 0 0 / ${body[22]})`;
  const outlines = rows(body.subarray(24), 6).map(([x, y, more, ...color]) => `${x}px ${y}px 0 ${more}px rgb(${color.join(" ")})`);
  parts.thick.style.cssText = parts.shadow.style.cssText
    + `;opacity:${opacity * body[23]};box-shadow:${outlines.join() || "none"}`;
}

// The screen as large as there is room.
function fit() {
  const [width, height] = screen();
  const room = $("room").getBoundingClientRect();
  const scale = Math.min(room.width / width, room.height / height);
  stage.style.cssText = `width:${width}px;height:${height}px;transform:translate(-50%,-50%) scale(${scale})`;
  return scale;
}

// ---------------------------------------------------------------------------------------------
// Time

const svg = (name, attributes, ...children) => {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const key in attributes) element.setAttribute(key, attributes[key]);
  element.append(...children);
  return element;
};
const share = (time) => `${(100 * clamp(time, 0, end)) / (end || 1)}%`;

// What is told of: not the way of a finger, nor the same once more at once.
const told = () => happened.filter(({ name, time }, i) =>
  name !== "drag" && !(happened[i - 1]?.name === name && time < happened[i - 1].time + 0.05));

function drawTimeline() {
  const line = $("line");
  line.replaceChildren();
  bands.forEach(({ time, number, name }, i) => {
    const until = bands[i + 1]?.time ?? end;
    if (until <= time && i < bands.length - 1) return;
    const band = svg("svg", { x: share(time), width: share(until - time), height: "100%", overflow: "hidden" },
      svg("rect", { width: "100%", height: "100%", class: `band p${number % 6}` }),
      svg("text", { x: 5, y: 15 }, name));
    line.append(band);
  });
  if (now.range) {
    const [from, to] = now.range;
    line.append(svg("rect", { x: share(from), width: share(to - from), height: "100%", class: "range" }));
  }
  for (const { time, name } of ticks) {
    line.append(svg("line", { x1: share(time), x2: share(time), y1: 24, y2: 32, class: "tick" }, svg("title", {}, name)));
  }
  for (const { time, isRemark, words } of marks) {
    line.append(svg("circle", { cx: share(time), cy: 38, r: 3.5, class: isRemark ? "remark" : "fault" }, svg("title", {}, words)));
  }
  // A finger's path lies between where it touches and where it lets go; what follows at once has a line, but no room
  // for its name.
  let free = -Infinity;
  for (const { time, name } of told()) {
    line.append(svg("line", { x1: share(time), x2: share(time), y1: 0, y2: "100%", class: "event" }, svg("title", {}, name)));
    if (time < free) continue;
    free = time + end * 0.08;
    line.append(svg("svg", { x: share(time), y: 44, overflow: "visible" },
      svg("text", time > end * 0.92 ? { x: -4, y: 10, "text-anchor": "end", class: "event" } : { x: 4, y: 10, class: "event" }, name)));
  }
  line.append(svg("line", { id: "head", y1: 0, y2: "100%" }));
}

// Curves of the channels that move, each over its own range; behind them, those of the other book that is shown,
// or the authored ones.
function drawCurves() {
  const plot = $("plot");
  plot.replaceChildren();
  const count = 300;
  let number = 0;
  const list = $("channels");
  list.replaceChildren();
  const ghost = now.showsOther ? compared : authored;
  const hasGhost = now.showsOther || now.tape.some((value, i) => value !== data.tape[i]);
  data.channels.forEach(([name, unit], i) => {
    const values = [...answer(core.samples(tuned, i, 0, end, count))];
    const [low, high] = [Math.min(...values), Math.max(...values)];
    if (high - low < 1e-9) return;
    const path = (values) => "M" + values.map((value, i) =>
      `${(1000 * i) / (count - 1)} ${short(96 - (92 * (value - low)) / (high - low), 6)}`).join("L");
    const color = `c${number++ % 10}`;
    const isShown = now.shows.size === 0 ? number <= 6 : now.shows.has(name);
    if (isShown) {
      if (hasGhost) {
        plot.append(svg("path", { d: path([...answer(core.samples(ghost, i, 0, end, count))]), class: `ghost ${color}` }));
      }
      plot.append(svg("path", { d: path(values), class: color }));
    }
    const button = document.createElement("button");
    button.className = color;
    button.ariaPressed = isShown;
    button.append(name, document.createElement("output"));
    button.dataset.channel = i;
    button.dataset.unit = { points: " pt", degrees: "°", fraction: "", count: "" }[unit];
    button.title = [low, high].map((value) => short(+value.toFixed(decimals)) + button.dataset.unit).join(" to ");
    button.onclick = () => {
      if (now.shows.size === 0) {
        for (const other of list.children) if (other.ariaPressed === "true") now.shows.add(data.channels[other.dataset.channel][0]);
      }
      now.shows.has(name) ? now.shows.delete(name) : now.shows.add(name);
      drawCurves();
      drawNow();
    };
    list.append(button);
  });
  plot.append(svg("line", { id: "cursor", y1: 0, y2: 100 }));
}

// All that changes from frame to frame.
function drawNow() {
  drawBook(tuned);
  const other = books.get(compared);
  if (other) other.holder.hidden = !now.showsOther;
  if (now.showsOther) drawBook(compared);
  const place = end ? now.time / end : 0;
  for (const [id, scale, unit] of [["head", 100, "%"], ["cursor", 1000, ""]]) {
    $(id)?.setAttribute("x1", place * scale + unit);
    $(id)?.setAttribute("x2", place * scale + unit);
  }
  const values = pose(tuned, now.time);
  const phase = phases[values[values.length - 1]];
  for (const button of $("channels").children) {
    button.lastElementChild.value = short(+values[button.dataset.channel].toFixed(decimals)) + button.dataset.unit;
  }
  const frame = Math.round(now.time * now.rate);
  $("clock").textContent = `${now.time.toFixed(3)} s · frame ${frame} · ${phase}`;
  const slider = $("slider");
  slider.ariaValueNow = now.time.toFixed(3);
  slider.ariaValueMax = end.toFixed(3);
  slider.ariaValueText = `${now.time.toFixed(3)} seconds, ${phase}`;
  const choices = core.choices(tuned, now.time);
  for (const [event, , , number] of data.buttons) buttonOf(event).disabled = !number && !(choices & (1 << codes[event]));
  for (const item of $("log").children) item.classList.toggle("past", +item.dataset.time <= now.time);
}

let isDrawn = false;
function redraw() {
  if (isDrawn) return;
  isDrawn = true;
  requestAnimationFrame(() => { isDrawn = false; drawNow(); });
}

// A time between the first and the last; what never rests by itself has no end yet.
function within(time) {
  if (now.finger || isOpen) end = Math.max(end, time);
  return clamp(time, 0, end);
}

// Everything, after the book itself has changed.
function rebuild() {
  [end, isOpen] = answer(core.end(tuned));
  now.time = within(now.time);
  // What is played again and again may be longer than what there is by now.
  if (now.range && !isOpen) now.range = now.range.map((time) => clamp(time, 0, end));
  if (now.range && !(now.range[0] < now.range[1])) now.range = null;
  const all = cues(tuned);
  bands = all.filter(({ kind }) => kind === 0);
  ticks = all.filter(({ kind }) => kind !== 0);
  happened = events(tuned);
  const findings = lint(tuned);
  const begins = [happened.find(({ code }) => code === 0), happened.find(({ code }) => code === 1)];
  // Lint speaks of a motion that nothing interrupts, back from an open book.
  marks = findings.flatMap((finding) => {
    const begin = begins[finding.isBack]?.time ?? NaN;
    if (finding.isBack && bands.findLast(({ time }) => time < begin)?.name !== "complete") return [];
    const time = begin + finding.time;
    return time <= end && !happened.some((event) => event.time > begin && event.time < time) ? [{ ...finding, time }] : [];
  });
  $("lint").replaceChildren(...findings.map(({ words, isRemark }) => {
    const item = document.createElement("li");
    item.className = isRemark ? "remark" : "fault";
    item.textContent = words;
    return item;
  }));
  $("lintCount").textContent = findings.length;
  $("reset").disabled = now.tape.every((value, i) => isSwitch(i) || value === data.tape[i]);
  $("log").replaceChildren(...[...all, ...told().map((event) => ({ ...event, kind: 2 }))]
    .sort((one, other) => one.time - other.time).map(({ time, name, kind }) => {
      const item = document.createElement("li");
      item.dataset.time = time;
      item.className = ["phase", "cue", "happened"][kind];
      item.textContent = `${short(time)} s  ${name}`;
      return item;
    }));
  fit();
  drawTimeline();
  drawCurves();
  drawNow();
  remember();
}

function seek(time) {
  now.time = within(time);
  redraw();
  remember();
}

function step(frames) {
  pause();
  seek((Math.round(now.time * now.rate) + frames) / now.rate);
}

let last = 0;
function tick(moment) {
  if (!now.isPlaying) return;
  const passed = last ? ((moment - last) / 1000) * now.speed : 0;
  last = moment;
  const [from, to] = now.range ?? [0, end];
  now.time += passed;
  if (now.time >= to && !now.finger && !(isOpen && !now.range)) {
    if (now.loops && to > from) now.time = from + ((now.time - from) % (to - from));
    else { now.time = to; pause(); }
  }
  if (now.time > end) {
    now.time = within(now.time);
    drawTimeline();
  }
  drawNow();
  requestAnimationFrame(tick);
}

function play() {
  const [from, to] = now.range ?? [0, end];
  if ((now.time >= to && !now.finger && !isOpen) || now.time < from) now.time = from;
  now.isPlaying = true;
  last = 0;
  $("play").textContent = "Pause";
  requestAnimationFrame(tick);
}

function pause() {
  now.isPlaying = false;
  $("play").textContent = "Play";
  remember();
}

// ---------------------------------------------------------------------------------------------
// What happens to the book

const codes = Object.fromEntries(data.events.map((name, code) => [name, code]));

// Lets something happen now: what was to come is another story from here on.
function perform(name, x = 0, y = 0) {
  const outcome = core.perform(tuned, codes[name], now.time, x, y);
  if (outcome === 3) say("This journey has too many events: restart it to go on.");
  if (outcome !== 1 && outcome !== 2) return false;
  if (outcome === 2) {
    [now.time, now.story, now.isAnew] = [0, [], true];
    for (const book of [authored, compared]) core.clear(book);
  }
  for (const book of [authored, compared]) core.perform(book, codes[name], now.time, x, y);
  now.story = [...now.story.filter(({ time }) => time <= now.time), { code: codes[name], time: now.time, x, y }];
  now.range = null;
  rebuild();
  if (!now.isPlaying) play();
  return true;
}

// A tape with the switches as they are now.
function switched(tape) {
  const switches = now.tape.slice(0, data.head.count);
  const copy = Float64Array.from(tape);
  copy.set(switches);
  return copy;
}

// Sets all books up again, and lets the same happen to each.
function reload() {
  const isSet = load(tuned, now.tape);
  load(authored, switched(data.tape));
  if (now.other) load(compared, switched(now.other));
  for (const book of [tuned, authored, compared]) {
    if (now.isAnew) core.clear(book);
    for (const { code, time, x, y } of now.story) core.perform(book, code, time, x, y);
  }
  return isSet;
}

// A book of other numbers, to which the same has happened.
function tune(changes) {
  const before = now.tape;
  now.tape = Float64Array.from(before);
  for (const [place, value] of changes) now.tape[place] = value;
  const isSet = reload();
  if (!isSet) {
    const [place, value] = changes.find(([place, value]) => value !== before[place]);
    const { label, group } = entries.find((entry) => entry.place === place) ?? { label: "A number", group: "the book" };
    const fits = (other) => load(tuned, now.tape.map((number, i) => number === value && number !== before[i] ? other : number));
    refuse(place, `${label} (${group}) can't be ${value}: it has to be ${bound(before[place], value, fits)}. It stays ${before[place]}.`);
    now.tape = before;
    reload();
  } else accept();
  rebuild();
  drawSprings();
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

function restart() {
  [now.story, now.isAnew] = [[], false];
  reload();
  now.time = 0;
  now.range = null;
  rebuild();
}

// ---------------------------------------------------------------------------------------------
// Springs and other numbers

// A field: what two numbers of a spring may be, with the authored ones as a ring.
function springField({ group, moves, places, names, ranges }) {
  const field = document.createElement("fieldset");
  const [one, other] = places[0];
  const values = () => [now.tape[one], now.tape[other]];
  const title = `${group}: ${moves.join(", ")}`;
  field.innerHTML = `<legend></legend><div class="pad" tabindex="0" role="group"><i class="was"></i><i class="is"></i></div>
    <label>${names[0]}<input type="number" step="0.01"></label>
    <label>${names[1]}<input type="number" step="0.01"></label><button>Reset</button>`;
  field.firstChild.textContent = title;
  const [pad, inputs, reset] = [field.querySelector(".pad"), [...field.querySelectorAll("input")], field.querySelector("button")];
  pad.ariaLabel = pad.title = `${title}: ${names[0]} across, ${names[1]} up; arrow keys change them`;
  reset.ariaLabel = `Reset ${title}`;
  inputs.forEach((input, i) => {
    input.ariaLabel = `${names[i]} of ${title}`;
    input.dataset.place = places[0][i];
  });
  const part = (value, [low, high]) => (100 * clamp((value - low) / (high - low), 0, 1)) + "%";
  const set = (pair) => tune(places.flatMap((place) => place.map((number, i) => [number, pair[i]])));
  field.draw = () => {
    for (const [dot, pair] of [["was", [data.tape[one], data.tape[other]]], ["is", values()]]) {
      const style = pad.querySelector(`.${dot}`).style;
      style.left = part(pair[0], ranges[0]);
      style.bottom = part(pair[1], ranges[1]);
    }
    inputs.forEach((input, i) => { if (document.activeElement !== input) input.value = values()[i]; });
    reset.disabled = values().every((value, i) => value === data.tape[places[0][i]]);
  };
  const take = (event) => {
    const box = pad.getBoundingClientRect();
    const shares = [(event.clientX - box.left) / box.width, (box.bottom - event.clientY) / box.height];
    set(shares.map((share, i) => +(ranges[i][0] + clamp(share, 0, 1) * (ranges[i][1] - ranges[i][0])).toFixed(3)));
  };
  pad.onpointerdown = (event) => { pad.setPointerCapture(event.pointerId); take(event); };
  pad.onpointermove = (event) => { if (pad.hasPointerCapture(event.pointerId)) take(event); };
  pad.onkeydown = (event) => {
    const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowDown: [0, -1], ArrowUp: [0, 1] }[event.key];
    if (!way) return;
    event.preventDefault();
    event.stopPropagation();
    set(values().map((value, i) => +(value + way[i] * (event.shiftKey ? 0.1 : 0.01)).toFixed(3)));
  };
  inputs.forEach((input, i) => {
    input.onchange = () => { if (Number.isFinite(input.valueAsNumber)) set(values().with(i, input.valueAsNumber)); else accept(); input.value = values()[i]; field.draw(); };
  });
  reset.onclick = () => set(places[0].map((place) => data.tape[place]));
  return field;
}

function drawSprings() {
  for (const field of document.querySelectorAll("#springs fieldset")) field.draw();
  for (const input of document.querySelectorAll("#numbers input")) {
    if (document.activeElement !== input) input.value = now.tape[input.dataset.place];
  }
}

function listNumbers() {
  const groups = new Map();
  for (const { place, path, group, label, range: [low, high] } of entries) {
    if (path.includes("spring")) continue;
    if (!groups.has(group)) {
      const details = document.createElement("details");
      details.innerHTML = "<summary></summary>";
      details.firstChild.textContent = group;
      groups.set(group, details);
    }
    const row = document.createElement("label");
    row.textContent = label;
    const slider = document.createElement("input");
    const input = document.createElement("input");
    Object.assign(slider, { type: "range", min: low, max: high, step: high - low > 100 ? 1 : high - low > 10 ? 0.1 : 0.01 });
    Object.assign(input, { type: "number", step: "any" });
    for (const one of [slider, input]) {
      one.dataset.place = place;
      one.ariaLabel = `${label}, ${group}`;
      one.value = now.tape[place];
    }
    const take = (value) => {
      if (Number.isFinite(value)) tune([[place, value]]); else accept();
      input.value = slider.value = now.tape[place];
    };
    slider.oninput = () => take(+slider.valueAsNumber.toPrecision(6));
    input.onchange = () => take(input.valueAsNumber);
    row.append(slider, input);
    groups.get(group).append(row);
  }
  $("numbers").replaceChildren(...groups.values());
}

// ---------------------------------------------------------------------------------------------
// Out of the page, and into it

// The document with the numbers as they are now.
const tunedDocument = () => said(answerOf(core.document(tuned)));
const tunedJSON = () => tunedDocument() + "\n";

// The same as Swift source, which contains the document.
function tunedSwift() {
  const [head, indent, tail] = data.swift;
  return head + tunedDocument().split("\n").map((line) => indent + line).join("\n") + tail;
}

async function copy(text, what) {
  $("copied").value = text;
  try {
    await navigator.clipboard.writeText(text);
    say(`${what} is copied.`);
  } catch {
    $("copied").parentElement.open = true;
    $("copied").focus();
    $("copied").select();
    say(`${what} is below, selected.`);
  }
}

function say(words) { $("status").textContent = words; }

// Why a number stays as it is, below its field.
function refuse(place, words) {
  const field = document.querySelector(`#panel [data-place="${place}"]`);
  if (!field) return say(words);
  field.closest("fieldset, #numbers label").after($("refused"));
  $("refused").textContent = words;
  $("refused").scrollIntoView({ block: "nearest" });
}

function accept() { $("refused").textContent = ""; }

// What the page knows, in its address: so that it can be sent. One that somebody else writes there is opened.
let written = location.hash;
onhashchange = () => { if (location.hash !== written) location.reload(); };
function remember() {
  if (location.hash !== written) return;
  const changes = [...now.tape].flatMap((value, i) => value === data.tape[i] ? [] : [`${i}:${value}`]);
  const words = [
    `t=${short(now.time, 6)}`, `speed=${now.speed}`, `fps=${now.rate}`,
    now.loops && "loop=1", now.range && `range=${now.range.map((time) => short(time, 6))}`,
    changes.length && `n=${changes}`, now.showsOther && "ab=1",
    now.shows.size && `show=${[...now.shows]}`,
    now.isAnew && "anew=1", now.story.length && `e=${now.story.map(({ code, time, x, y }) => [code, time, x, y].join(":"))}`,
  ].filter(Boolean);
  const address = "#" + words.join("&");
  if (address === location.hash) return;
  try { history.replaceState(null, "", address); } catch { location.hash = address; }
  written = location.hash;
}

function recall() {
  const words = Object.fromEntries(location.hash.slice(1).split("&").map((word) => word.split("=")));
  const numbers = (text) => (text ?? "").split(",").filter(Boolean).map((part) => part.split(":").map(Number));
  const isTold = (list, width) => list.every((row) => row.length === width && row.every(Number.isFinite));
  const [changes, story] = [numbers(words.n), numbers(words.e)];
  if (isTold(changes, 2)) for (const [place, value] of changes) if (place in now.tape) now.tape[place] = value;
  now.isAnew = words.anew === "1";
  if (isTold(story, 4)) now.story = story.map(([code, time, x, y]) => ({ code, time, x, y }));
  now.speed = clamp(+words.speed || 1, 0.1, 2);
  now.rate = [24, 30, 60, 120].includes(+words.fps) ? +words.fps : now.rate;
  now.loops = words.loop === "1";
  now.showsOther = words.ab === "1" && !!now.other;
  if (words.show) now.shows = new Set(words.show.split(","));
  const range = numbers(words.range).flat();
  if (range.length === 2 && range.every(Number.isFinite) && range[0] < range[1]) now.range = range;
  return Number.isFinite(+words.t) && words.t ? +words.t : null;
}

function showCover(file) {
  if (!file || !file.type.startsWith("image/")) return say("A cover has to be a picture that this browser shows, such as a PNG or JPEG.");
  const address = URL.createObjectURL(file);
  for (const cover of document.querySelectorAll(".face.cover, .place")) {
    cover.querySelector("img")?.remove();
    const image = new Image();
    image.alt = "";
    image.src = address;
    cover.insertBefore(image, cover.classList.contains("place") ? null : cover.lastElementChild);
  }
  say(`${file.name} is the cover; it stays in this browser.`);
  redraw();
}

// The book as a film, in the time that it takes: each picture is the stage, drawn by the browser.
async function film() {
  if (!window.MediaRecorder) return say("This browser can't record films.");
  const [width, height] = screen();
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const context = canvas.getContext("2d");
  const recorder = new MediaRecorder(canvas.captureStream(now.rate), { mimeType: "video/webm" });
  const parts = [];
  recorder.ondataavailable = ({ data }) => parts.push(data);
  const style = document.querySelector("style").textContent;
  const [from, to] = now.range ?? [0, end];
  pause();
  $("film").disabled = true;
  say("Recording …");
  recorder.start();
  const start = performance.now();
  for (let time = from; ; time = Math.min(from + ((performance.now() - start) / 1000) * now.speed, to)) {
    now.time = time;
    drawNow();
    const copy = stage.cloneNode(true);
    copy.style.cssText = `width:${width}px;height:${height}px;position:relative;left:0;top:0`;
    const text = new XMLSerializer().serializeToString(copy);
    const image = new Image();
    image.src = "data:image/svg+xml;charset=utf-8," + encodeURIComponent(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><foreignObject width="100%" height="100%">`
      + `<style xmlns="http://www.w3.org/1999/xhtml">${style.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</style>${text}</foreignObject></svg>`);
    await image.decode();
    context.drawImage(image, 0, 0);
    if (time >= to) break;
    await new Promise(requestAnimationFrame);
  }
  await new Promise((done) => setTimeout(done, 200));
  recorder.stop();
  await new Promise((done) => { recorder.onstop = done; });
  $("film").disabled = false;
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob(parts, { type: "video/webm" }));
  link.download = `${data.name}.webm`;
  link.click();
  say(`${link.download}: ${Math.round(parts.reduce((sum, { size }) => sum + size, 0) / 1024)} KB.`);
}

// ---------------------------------------------------------------------------------------------
// Hands

function listen() {
  for (const [event] of data.buttons) buttonOf(event).onclick = () => pressButton(event);
  const actions = {
    play: () => now.isPlaying ? pause() : play(),
    back: () => step(-1), forth: () => step(1), anew: () => { restart(); play(); },
    json: () => copy(tunedJSON(), "The choreography"),
    swift: () => copy(tunedSwift(), "The Swift source"),
    film, reset: () => tune([...now.tape.keys()].filter((i) => !isSwitch(i)).map((i) => [i, data.tape[i]])),
    keep: () => {
      now.other = Float64Array.from(now.tape);
      $("ab").disabled = false;
      reload();
      say("This is B now. Keep tuning, then show both.");
    },
  };
  for (const id in actions) $(id).onclick = actions[id];
  const toggles = {
    loop: [() => now.loops, (value) => { now.loops = value; if (value && !now.isPlaying) play(); }],
    ab: [() => now.showsOther, (value) => {
      now.showsOther = value;
      drawCurves();
      say(value ? "A is solid; B shows through, with dotted curves." : "");
    }],
    move: [() => now.movesCover, (value) => { now.movesCover = value; }],
    reduced: [() => !!now.tape[data.head.reduced], (value) => tune([[data.head.reduced, +value]])],
    right: [() => !!now.tape[data.head.binding], (value) => tune([[data.head.binding, +value]])],
  };
  for (const id in toggles) {
    const [get, set] = toggles[id];
    const show = () => { $(id).ariaPressed = get(); };
    show();
    $(id).onclick = () => { set(!get()); show(); redraw(); remember(); };
  }
  $("ab").disabled = !now.other;
  $("speed").value = now.speed;
  $("speed").oninput = () => { now.speed = +$("speed").value; $("speedNow").value = `${now.speed}×`; remember(); };
  $("speedNow").value = `${now.speed}×`;
  $("rate").value = `${now.rate} fps`;
  $("rate").onchange = () => { now.rate = parseFloat($("rate").value); redraw(); remember(); };
  $("screen").onchange = () => {
    const size = $("screen").value.split("x").map(Number);
    if (tune(size.map((side, i) => [data.head.screen + i, side]))) return;
    $("screen").value = screen().join("x");
    say(`This book can't be drawn on a screen of ${size.join(" × ")}: it stays on ${screen().join(" × ")}.`);
  };
  $("cover").onchange = () => showCover($("cover").files[0]);
  ondragover = (event) => event.preventDefault();
  ondrop = (event) => { event.preventDefault(); showCover(event.dataTransfer.files[0]); };
  new ResizeObserver(() => { fit(); redraw(); }).observe($("room"));
  listenToSlider();
  listenToStage();
  onkeydown = listenToKeys;
  // A message stays until something else is done.
  for (const event of ["pointerdown", "keydown"]) addEventListener(event, () => say(""), true);
  // After a click, Space plays instead of clicking the same button again.
  onclick = ({ detail, target }) => { if (detail) target.closest("button")?.blur(); };
}

function listenToSlider() {
  const slider = $("slider");
  let start = null;
  const timeAt = (event) => {
    const box = slider.getBoundingClientRect();
    return clamp((event.clientX - box.left) / box.width, 0, 1) * end;
  };
  slider.onpointerdown = (event) => {
    slider.setPointerCapture(event.pointerId);
    start = timeAt(event);
    if (event.shiftKey) return;
    pause();
    seek(start);
  };
  slider.onpointermove = (event) => {
    if (start === null) return;
    if (!event.shiftKey) return seek(timeAt(event));
    const times = [start, timeAt(event)].sort((one, other) => one - other);
    now.range = times[1] > times[0] ? times : null;
    drawTimeline();
    redraw();
  };
  slider.onpointerup = slider.onpointercancel = () => { start = null; remember(); };
}

// A finger: it leads what it touches; a short tap does what a tap does there.
function listenToStage() {
  let press = null;
  const place = (event) => {
    const box = stage.getBoundingClientRect();
    const scale = box.width / screen()[0];
    const [left, top] = [(event.clientX - box.left) / scale, (event.clientY - box.top) / scale];
    const [x, y, tap] = answer(core.finger(tuned, now.time, left, top));
    return { x, y, tap, left, top, at: event.timeStamp / 1000 };
  };
  stage.onpointerdown = (event) => {
    stage.setPointerCapture(event.pointerId);
    const finger = place(event);
    press = { from: finger, trail: [finger], frame: [...now.tape.slice(data.head.frame, data.head.frame + 2)] };
  };
  stage.onpointermove = (event) => {
    if (!press) return;
    const finger = place(event);
    const [x, y] = [finger.left - press.from.left, finger.top - press.from.top];
    if (now.movesCover) {
      return tune([[data.head.frame, Math.round(press.frame[0] + x)], [data.head.frame + 1, Math.round(press.frame[1] + y)]]);
    }
    if (!press.isDrag && Math.abs(x) + Math.abs(y) > 6) {
      press.isDrag = true;
      now.finger = "touch" in codes && perform("touch", press.from.x, press.from.y);
    }
    press.trail = [...press.trail.filter(({ at }) => at > finger.at - 0.1), finger];
    if (now.finger) perform("drag", finger.x, finger.y);
  };
  stage.onpointerup = stage.onpointercancel = (event) => {
    if (!press) return;
    const [finger, first] = [place(event), press.trail[0]];
    const passed = Math.max(finger.at - first.at, 0.001);
    if (now.finger) {
      now.finger = null;
      perform("release", (finger.x - first.x) / passed, (finger.y - first.y) / passed);
    } else if (!press.isDrag && !now.movesCover && finger.tap >= 0) {
      // A book at the beginning of its motion is tapped by what follows.
      if (isBook && !now.time && !now.story.length) play();
      else perform(data.events[finger.tap], finger.x, finger.y);
    } else if (!press.isDrag && "touch" in codes && perform("touch", finger.x, finger.y)) {
      // What can't be tapped is touched and let go.
      perform("release");
    }
    press = null;
  };
}

function listenToKeys(event) {
  if (event.target.matches("input[type=number], textarea, select") || event.ctrlKey || event.metaKey || event.altKey) return;
  const keys = {
    " ": () => $("play").click(), ArrowLeft: () => step(event.shiftKey ? -10 : -1),
    ArrowRight: () => step(event.shiftKey ? 10 : 1), Home: () => seek(0), End: () => seek(end),
    ...Object.fromEntries(data.buttons.map(([event, , key]) => [key, () => pressButton(event)])), n: () => $("anew").click(),
    l: () => $("loop").click(), b: () => $("ab").click(), m: () => $("move").click(),
    j: () => $("json").click(), s: () => $("swift").click(),
    "[": () => { now.range = [now.time, now.range?.[1] > now.time ? now.range[1] : end]; drawTimeline(); redraw(); remember(); },
    "]": () => { now.range = [now.range?.[0] < now.time ? now.range[0] : 0, now.time]; drawTimeline(); redraw(); remember(); },
    Escape: () => { now.range = null; drawTimeline(); redraw(); remember(); },
    "-": () => { $("speed").stepDown(); $("speed").oninput(); }, "+": () => { $("speed").stepUp(); $("speed").oninput(); },
  };
  const isButton = event.target.matches("button, summary, input, a") && (event.key === " " || event.key === "Enter");
  if (!(event.key in keys) || isButton || event.target.type === "range" && event.key.startsWith("Arrow")) return;
  event.preventDefault();
  keys[event.key]();
}

// ---------------------------------------------------------------------------------------------

const buttonOf = (event) => $(`event-${event}`);

// What a button does, with the number beside it if there is one.
function pressButton(event) {
  const number = $(`number-${event}`);
  if (number && !number.reportValidity()) return;
  perform(event, number ? number.valueAsNumber : 0);
}

// Buttons, and what a page of another kind has no use for.
function furnish() {
  document.title = `${data.name} · BookMotion`;
  stage.ariaLabel = data.label;
  const nextHint = $("keys").children[3];
  data.buttons.forEach(([event, label, key, name, min, max, value]) => {
    const button = Object.assign(document.createElement("button"), { id: `event-${event}`, textContent: label });
    $("anew").before(button);
    if (name) {
      const number = Object.assign(document.createElement("input"), {
        id: `number-${event}`, type: "number", min, max, value, step: "any", required: true,
      });
      number.ariaLabel = `${name} of ${label}`;
      button.after(number);
    }
    const hint = document.createElement("span");
    hint.innerHTML = "<kbd></kbd> ";
    hint.firstChild.textContent = key.length > 1 ? key : key.toUpperCase();
    hint.append(label.toLowerCase());
    nextHint.before(hint);
  });
  const hide = (kind) => {
    for (const part of document.querySelectorAll(kind)) part.hidden = part.disabled = true;
  };
  if (!isBook) hide(".of-book");
  if (!entries.length) hide(".of-tuning");
  if (!("reduced" in data.head)) hide("#reduced");
}

function run(exports) {
  core = exports;
  core[data.family]();
  now.other = data.other && Float64Array.from(data.other);
  if ("reduced" in data.head && calm) now.tape[data.head.reduced] = 1;
  furnish();
  const time = recall();
  const isRecalled = reload();
  if (!isRecalled) {
    now.tape = Float64Array.from(data.tape);
    now.story = [];
    reload();
  }
  $("springs").replaceChildren(...springs.map(springField));
  listNumbers();
  rebuild();
  drawSprings();
  listen();
  if (time === null && !calm) play(); else seek(time ?? end);
  drawNow();
  if (!isRecalled) say("This address has numbers that the book can't have: it is shown as it was made.");
  window.bookmotion.ready = performance.now();
  document.body.classList.add("ready");
}

// What tests and curious people may call.
window.bookmotion = {
  data, now, entries, pause, draw: drawNow, pose: (time, book = tuned) => [...pose(book, time)], perform, tune, seek, restart, tunedJSON, tunedSwift,
  lint: () => lint(tuned), end: () => end, events: () => events(tuned), get core() { return core; },
  place: (time, x, y) => [...answer(core.finger(tuned, time, x, y))],
  faces: (time) => rows([...answer(core.scene(tuned, time)).slice(0, data.materials.length * data.faceWidth)], data.faceWidth),
};
