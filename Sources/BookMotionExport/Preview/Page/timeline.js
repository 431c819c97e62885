// The axis of time: a ruler, phases, cues, what was found and what happened; and the curves below it.

const share = (time) => `${(100 * clamp(time, 0, axis)) / axis}%`;

// When what is shown rests. The axis follows only if it has to, and never under a hand.
const spare = 1.1;
function measure() {
  [end, isOpen] = answer(core.end(tuned));
  until = isCompared() ? Math.max(end, answer(core.end(compared))[0]) : end;
  const needed = Math.max(until, answer(core.end(compared))[0], now.time);
  if (axis && (isHandDown || needed <= axis && needed > 0.9 * axis)) return false;
  axis = axis && needed > axis ? needed * spare : needed || 1;
  return true;
}

function drawAll() {
  drawTimeline();
  drawCurves();
}

// The seconds of the ruler: as many as there is room for.
const steps = [0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 30, 60, 300];
function seconds() {
  const most = Math.max($("slider").clientWidth / 60, 2);
  const step = steps.find((step) => axis / step <= most) ?? axis;
  return Array.from({ length: Math.round(axis / step + 0.5) }, (_, i) => +(i * step).toFixed(2));
}

// What is told of: not the way of a finger, nor the same once more at once.
const told = () => happened.filter(({ name, time }, i) =>
  name !== "drag" && !(happened[i - 1]?.name === name && time < happened[i - 1].time + 0.05));

// A mark on the timeline, with room for a finger around it; a click on it goes there.
function marked(time, words, mark, y) {
  const here = svg("g", { "data-time": time }, svg("title", {}, `${short(time)} s  ${words}`), mark);
  here.append(svg("line", { x1: share(time), x2: share(time), y1: y - 6, y2: y + 8, class: "hit" }));
  return here;
}

// A name as far as there is room for it: all of it, or letters that are followed by dots.
function shorten(text, room) {
  const name = text.textContent;
  const fits = (count, more) => !count || text.getSubStringLength(0, count) + more <= room;
  if (fits(name.length, 0)) return;
  let count = name.length - 1;
  while (!fits(count, dots)) count--;
  text.textContent = count > 1 ? name.slice(0, count) + "…" : "";
}
// The room for those dots, and around a name.
const [dots, beside] = [11, 8];

function drawTimeline() {
  const line = $("line");
  line.replaceChildren();
  for (const time of seconds()) {
    line.append(svg("line", { x1: share(time), x2: share(time), y1: 8, y2: 14, class: "second" }));
    const words = svg("text", { x: 3, y: 11, class: "second" }, `${time} s`);
    line.append(svg("svg", { x: share(time), overflow: "visible" }, words));
    // Rather no number than a part of one.
    if (words.getComputedTextLength() + 3 > (1 - time / axis) * $("slider").clientWidth) words.remove();
  }
  bands.forEach(({ time, number, name }, i) => {
    const limit = bands[i + 1]?.time ?? until;
    if (limit <= time && i < bands.length - 1) return;
    const text = svg("text", { x: 5, y: 15 }, name);
    line.append(svg("svg", { x: share(time), y: 16, width: share(limit - time), height: "100%", overflow: "hidden" },
      svg("title", {}, name), svg("rect", { width: "100%", height: "100%", class: `band p${number % 6}` }), text));
    shorten(text, line.clientWidth * (limit - time) / axis - beside);
  });
  if (now.range) {
    const [from, to] = now.range;
    line.append(svg("rect", { x: share(from), width: share(to - from), height: "100%", class: "range" }));
  }
  for (const { time, name } of ticks) {
    line.append(marked(time, name, svg("line", { x1: share(time), x2: share(time), y1: 38, y2: 46, class: "tick" }), 40));
  }
  for (const { time, isRemark, words } of marks) {
    line.append(marked(time, words, svg("circle", { cx: share(time), cy: 53, r: 3.5, class: isRemark ? "remark" : "fault" }), 53));
  }
  // A finger's path lies between where it touches and where it lets go; what follows at once has a line, but no room
  // for its name.
  let free = -Infinity;
  for (const { time, name } of told()) {
    const here = marked(time, name, svg("line", { x1: share(time), x2: share(time), y1: 14, y2: "100%", class: "event" }), 66);
    line.append(here);
    if (time < free) continue;
    free = time + axis * 0.08;
    here.append(svg("svg", { x: share(time), y: 58, overflow: "visible" },
      svg("text", time > axis * 0.92 ? { x: -4, y: 10, "text-anchor": "end", class: "event" } : { x: 4, y: 10, class: "event" }, name)));
  }
  line.append(svg("line", { id: "head", y1: 0, y2: "100%" }));
}

const units = { points: " pt", degrees: "°", fraction: "", count: "" };

// Curves of the channels that move, each over its own range; behind them, those of B.
function drawCurves() {
  const plot = $("plot");
  plot.replaceChildren();
  const count = 300;
  let number = 0;
  const list = $("channels");
  list.replaceChildren();
  const kept = other();
  // B is always on the same screen, bound on the same side, and as much reduced.
  const hasGhost = isCompared() || now.tape.some((value, i) => i >= data.head.count && value !== kept[i]);
  for (const time of seconds()) {
    plot.append(svg("line", { x1: (1000 * time) / axis, x2: (1000 * time) / axis, y1: 0, y2: 100, class: "second" }));
  }
  let chosen = null;
  data.channels.forEach(([name, unit], i) => {
    const values = [...answer(core.samples(tuned, i, 0, axis, count))];
    const [low, high] = [Math.min(...values), Math.max(...values)];
    if (high - low < 1e-9) return;
    const path = (values) => "M" + values.map((value, i) =>
      `${(1000 * i) / (count - 1)} ${short(96 - (92 * (value - low)) / (high - low), 6)}`).join("L");
    const color = `c${number++ % 10}`;
    const isShown = now.shows.size === 0 ? number <= 6 : now.shows.has(name);
    const choose = () => { now.axisOf = name; showValues({ name, low, high, unit, color }); };
    if (isShown) {
      if (hasGhost) {
        plot.append(svg("path", { d: path([...answer(core.samples(compared, i, 0, axis, count))]), class: `ghost ${color}` }));
      }
      const curve = svg("path", { d: path(values), class: color });
      curve.onpointerenter = choose;
      plot.append(curve);
      if (!chosen || now.axisOf === name) chosen = choose;
    }
    const button = document.createElement("button");
    button.className = color;
    button.ariaPressed = isShown;
    button.append(name, document.createElement("output"));
    button.dataset.channel = i;
    button.dataset.unit = units[unit];
    button.title = [low, high].map((value) => short(+value.toFixed(decimals)) + units[unit]).join(" to ");
    button.onpointerenter = button.onfocus = choose;
    button.onclick = () => {
      if (now.shows.size === 0) {
        for (const other of list.children) if (other.ariaPressed === "true") now.shows.add(data.channels[other.dataset.channel][0]);
      }
      now.shows.has(name) ? now.shows.delete(name) : now.shows.add(name);
      drawCurves();
      drawNow();
      remember();
    };
    list.append(button);
  });
  if (chosen) { const { axisOf } = now; chosen(); now.axisOf = axisOf; } else $("values").hidden = true;
  plot.append(svg("line", { id: "cursor", y1: 0, y2: 100 }));
}

// The axis of values, of the curve that is looked at.
function showValues({ name, low, high, unit, color }) {
  const axis = $("values");
  axis.hidden = false;
  axis.className = color;
  [high, (high + low) / 2, low].forEach((value, i) => {
    axis.children[i].value = short(+value.toFixed(decimals)) + units[unit] + (i ? "" : `  ${name}`);
  });
}

// What lint says of the book and not of the original, if that is as its makers meant it.
const kindOf = ({ words, phase, isBack }) => [phase, isBack, words.replace(/-?[\d.]+/g, "")].join();
const meant = new Set();
function found() {
  const findings = lint(tuned).filter((finding) => !meant.has(kindOf(finding)));
  const begins = [happened.find(({ code }) => code === 0), happened.find(({ code }) => code === 1)];
  // Lint speaks of a motion that nothing interrupts, back from an open book.
  marks = findings.flatMap((finding) => {
    const begin = begins[finding.isBack]?.time ?? NaN;
    if (finding.isBack && bands.findLast(({ time }) => time < begin)?.name !== "complete") return [];
    const time = begin + finding.time;
    finding.at = time;
    return time <= end && !happened.some((event) => event.time > begin && event.time < time) ? [{ ...finding, time }] : [];
  });
  $("lint").replaceChildren(...findings.map(({ words, isRemark, at }) =>
    wayTo(at, words, isRemark ? "remark" : "fault")));
  $("lintCount").textContent = findings.length;
}

// A line of a list that goes to a time.
function wayTo(time, words, kind) {
  const [item, button] = [document.createElement("li"), document.createElement("button")];
  button.textContent = words;
  item.className = kind;
  if (Number.isFinite(time)) item.dataset.time = time; else button.disabled = true;
  item.append(button);
  return item;
}

function listWhatHappens(all) {
  $("log").replaceChildren(...[...all, ...told().map((event) => ({ ...event, kind: 2 }))]
    .sort((one, other) => one.time - other.time)
    .map(({ time, name, kind }) => wayTo(time, `${short(time)} s  ${name}`, ["phase", "cue", "happened"][kind])));
}
