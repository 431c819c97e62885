// What plays, from frame to frame.

// All that changes from frame to frame.
function drawNow() {
  drawBook(tuned);
  if (isCompared()) drawBook(compared);
  const place = now.time / axis;
  for (const [id, scale, unit] of [["head", 100, "%"], ["cursor", 1000, ""]]) {
    $(id)?.setAttribute("x1", place * scale + unit);
    $(id)?.setAttribute("x2", place * scale + unit);
  }
  const values = pose(tuned, now.time);
  const phase = nameOf(0, values[values.length - 1]);
  for (const button of $("channels").children) {
    button.lastElementChild.value = short(+values[button.dataset.channel].toFixed(decimals)) + button.dataset.unit;
  }
  const frame = Math.round(now.time * now.rate);
  $("clock").textContent = `${now.time.toFixed(3)} s · frame ${frame} · ${phase}`;
  const slider = $("slider");
  slider.ariaValueNow = now.time.toFixed(3);
  slider.ariaValueMax = until.toFixed(3);
  slider.ariaValueText = `${now.time.toFixed(3)} seconds, ${phase}`;
  const possible = core.choices(tuned, now.time);
  for (const [event, , , number] of data.buttons) buttonOf(event).disabled = !number && !(possible & (1 << codes[event]));
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
  if (now.finger || isOpen) [end, until] = [Math.max(end, time), Math.max(until, time)];
  return clamp(time, 0, until);
}

// Everything, after the book itself has changed.
function rebuild() {
  measure();
  now.time = within(now.time);
  // What is played again and again may be longer than what there is by now.
  if (now.range && !isOpen) now.range = now.range.map((time) => clamp(time, 0, until));
  if (now.range && !(now.range[0] < now.range[1])) now.range = null;
  const all = cues(tuned);
  $("slowerNow").value = `${short(end, 3)} s`;
  bands = all.filter(({ kind }) => kind === 0);
  ticks = all.filter(({ kind }) => kind !== 0);
  happened = events(tuned);
  found();
  listWhatHappens(all);
  fit();
  if (isBook) colorBoards();
  drawAll();
  drawNow();
  remember();
}

function seek(time) {
  now.time = within(time);
  redraw();
  remember();
}

// As a click on a mark does.
function visit(time) {
  pause();
  seek(time);
}

function step(frames) {
  visit((Math.round(now.time * now.rate) + frames) / now.rate);
}

let last = 0;
function tick(moment) {
  if (!now.isPlaying) return;
  const passed = last ? ((moment - last) / 1000) * now.speed : 0;
  last = moment;
  const [from, to] = spanNow();
  const isAgain = now.replay ? !now.replay.isLast : now.loops;
  now.time += passed;
  if (now.time >= to && !now.finger && !(isOpen && !now.range)) {
    if (isAgain && to > from) now.time = from + ((now.time - from) % (to - from));
    else { now.time = to; pause(); }
  }
  if (now.time > until) {
    now.time = within(now.time);
    if (measure()) drawAll();
  }
  drawNow();
  requestAnimationFrame(tick);
}

// What is played: around a change as long as a hand is at it, and then to the end.
const spanNow = () => now.replay && !now.replay.isLast ? now.replay.span : now.range ?? [0, until];

function play() {
  const [from, to] = spanNow();
  if ((now.time >= to && !now.finger && !isOpen) || now.time < from) now.time = from;
  if (now.isPlaying) return;
  now.isPlaying = true;
  last = 0;
  $("play").textContent = "Pause";
  requestAnimationFrame(tick);
}

function pause() {
  now.isPlaying = false;
  now.replay = null;
  $("play").textContent = "Play";
  remember();
}

// The stage that a number belongs to, with what leads to it and what follows; or everything.
const [lead, trail] = [0.15, 0.6];
function bandOf(group) {
  const [way, name] = (group ?? "").split(", ");
  const turn = happened.findLast((event) => ["close", "home"].includes(event.name))?.time ?? Infinity;
  return bands.findIndex((band) => band.name === name && (band.time >= turn) === (way === "closing"));
}
function spanOf(group) {
  const index = bandOf(group);
  if (index < 0) return [0, until];
  return [Math.max(bands[index].time - lead, 0), Math.min((bands[index + 1]?.time ?? until) + trail, until)];
}

// Shows what a change does: once, or again and again while a hand is at it.
function replay(group) {
  if (calm) return;
  // What changes on the way back is seen once the book goes back.
  if (group?.startsWith("closing") && bandOf(group) < 0) {
    now.time = end;
    perform("close");
  }
  const span = spanOf(group);
  if (!isHandDown || !now.replay) now.time = span[0];
  now.replay = { span, isLast: !isHandDown };
  play();
}
