// Hands: buttons, fingers and keys.

const toggles = {
  loop: [() => now.loops, (value) => { now.loops = value; if (value && !now.isPlaying) play(); }],
  move: [() => now.movesCover, (value) => { now.movesCover = value; }],
  reduced: [() => !!now.tape[data.head.reduced], (value) => tune([[data.head.reduced, +value]])],
  right: [() => !!now.tape[data.head.binding], (value) => tune([[data.head.binding, +value]])],
};

function showSwitches() {
  for (const id in toggles) $(id).ariaPressed = toggles[id][0]();
  $("screen").value = screen().join("x");
  showCompared();
}

function listen() {
  const actions = {
    play: () => now.isPlaying ? pause() : play(),
    back: () => step(-1), forth: () => step(1), anew: () => { restart(); play(); },
    json: () => copy(tunedJSON(), "The choreography"),
    swift: () => copy(tunedSwift(), "The Swift source"),
    // Whoever opens it sees it play.
    link: () => copy(location.href.replace(/([#&])t=[^&]*&?/, "$1"),
      `The address, with all that was changed${Object.keys(now.pictures).length ? " but your pictures" : ""},`),
    undo: () => travel(-1), redo: () => travel(1),
    film, reset, even: () => pace(0, 0), side: () => compare("side"), wiped: () => compare("wipe"),
    keep: () => {
      [now.kept, now.keptChoice] = [Float64Array.from(now.tape), now.choice];
      reload();
      rebuild();
      showCompared();
      say(`This ${data.name} is B now: choose another, or change this one, to compare them.`);
    },
    more: () => { $("more").ariaExpanded = document.body.classList.toggle("folded-out"); },
  };
  for (const id in actions) $(id).onclick = actions[id];
  for (const id in toggles) {
    const [get, set] = toggles[id];
    $(id).onclick = () => { set(!get()); showSwitches(); redraw(); remember(); };
  }
  $("hold").onpointerdown = () => hold(true);
  $("hold").onpointerup = $("hold").onpointercancel = $("hold").onpointerleave = $("hold").onblur = () => hold(false);
  $("hold").onkeydown = ({ key }) => { if (key === " " || key === "Enter") hold(true); };
  for (const [id, other] of [["slower", "bouncier"], ["bouncier", "slower"]]) {
    $(id).oninput = () => pace(+$("slower").value, +$("bouncier").value);
    $(id).ondblclick = () => pace(id === "slower" ? 0 : now.slower, id === "slower" ? now.bouncier : 0);
  }
  $("speed").value = now.speed;
  $("speed").oninput = () => { now.speed = +$("speed").value; $("speedNow").value = `${now.speed}×`; remember(); };
  $("speedNow").value = `${now.speed}×`;
  $("rate").value = `${now.rate} fps`;
  $("rate").onchange = () => { now.rate = parseFloat($("rate").value); redraw(); remember(); };
  $("screen").onchange = () => {
    const size = $("screen").value.split("x").map(Number);
    if (show(size)) return;
    $("screen").value = screen().join("x");
    say(`This book can't be drawn on a screen of ${size.join(" × ")}: it stays on ${screen().join(" × ")}.`);
  };
  $("choreography").onchange = () => choose(+$("choreography").value);
  for (const [id, kind] of [["open", undefined], ["cover", "cover"], ["page", "page"], ["files", undefined]]) {
    $(id).onchange = () => { takePictures([...$(id).files], kind); $(id).value = ""; };
  }
  ondragover = (event) => event.preventDefault();
  ondrop = (event) => {
    event.preventDefault();
    const { files } = event.dataTransfer;
    if (files.length) takePictures([...files], isBook && files.length === 1 && event.target.closest?.(".firstPage, .reader, .facingPage") ? "page" : undefined);
  };
  new ResizeObserver(() => { fit(); drawAll(); redraw(); }).observe($("view"));
  for (const part of [$("slider"), $("curves")]) listenToScrubbing(part);
  for (const list of [$("log"), $("lint")]) {
    list.onclick = ({ target }) => { const { time } = target.closest("li")?.dataset ?? {}; if (time) visit(+time); };
  }
  listenToWipe();
  listenToPasting();
  listenToStage();
  onkeydown = listenToKeys;
  onkeyup = ({ key }) => { if ("bB \n".includes(key) || key === "Enter") hold(false); };
  onblur = () => hold(false);
  // A browser's own undoing of what was typed would show what is not so.
  addEventListener("input", ({ inputType }) => { if (inputType === "historyUndo" || inputType === "historyRedo") drawFields(); });
  addEventListener("focusout", ({ target }) => { if (target.dataset.place) drawFields(); });
  listenToScrolling();
  onscroll = shrinkStage;
  // Another change is shown from its own beginning.
  addEventListener("pointerdown", () => { isHandDown = true; now.replay = null; }, true);
  for (const event of ["pointerup", "pointercancel"]) addEventListener(event, () => setTimeout(letGo), true);
  // One that lets go beyond the window is not heard of.
  addEventListener("pointermove", ({ buttons }) => { if (isHandDown && !buttons) letGo(); }, true);
  // A message stays until something else is done.
  for (const event of ["pointerdown", "keydown"]) addEventListener(event, () => { if (!isFilming) say(""); }, true);
  onclick = ({ detail, target }) => {
    // After a click, Space plays instead of clicking the same button again.
    if (detail) target.closest("button")?.blur();
    // A menu is open until something is chosen from it, or anything else is clicked.
    closeMenus(target.closest("button, input") ? null : target.closest(".menu"));
  };
}

// A finger that scrolls the page begins anywhere, and moves a slider until the browser knows: it is put back.
function listenToScrolling() {
  let was = null;
  addEventListener("pointerdown", ({ target }) => {
    was = target.type === "range" ? { value: target.value, time: now.time, isPlaying: now.isPlaying } : null;
  }, true);
  addEventListener("pointercancel", ({ target }) => {
    if (!was || target.value === was.value) return;
    target.value = was.value;
    target.oninput();
    if (!was.isPlaying) visit(was.time);
  }, true);
}

function closeMenus(but = null) {
  for (const menu of document.querySelectorAll(".menu[open]")) if (menu !== but) menu.open = false;
}

// On a phone, the stage stays while one scrolls to what is below, and leaves half of the screen to it.
function shrinkStage() {
  const [header, room] = [document.querySelector("header"), $("room")];
  if (getComputedStyle(room).position !== "sticky") return room.style.removeProperty("--scrolled");
  const whole = room.offsetHeight + parseFloat(getComputedStyle(room).marginBottom);
  room.style.setProperty("--scrolled", `${clamp(scrollY - header.offsetHeight, 0, Math.max(whole - innerHeight / 2, 0))}px`);
}

// What waits while a hand is down: the axis, and the end of what is shown again and again.
function letGo() {
  isHandDown = false;
  if (now.replay) now.replay.isLast = true;
  if (measure()) { drawAll(); redraw(); }
  remember();
}

function show(size) { return tune(size.map((side, i) => [data.head.screen + i, side])); }

function listenToScrubbing(part) {
  let start = null;
  const timeAt = (event) => {
    const box = part.getBoundingClientRect();
    return clamp((event.clientX - box.left) / box.width, 0, 1) * axis;
  };
  // A finger scrolls the page, unless it goes across or only taps.
  let waits = null;
  const begin = (event) => {
    waits = null;
    const { time } = event.target.closest("[data-time]")?.dataset ?? {};
    if (time) return visit(+time);
    part.setPointerCapture(event.pointerId);
    start = timeAt(event);
    if (!event.shiftKey) visit(start);
  };
  part.onpointerdown = (event) => { if (event.pointerType === "touch") waits = event; else begin(event); };
  part.onpointermove = (event) => {
    if (waits) {
      const [x, y] = [event.clientX - waits.clientX, event.clientY - waits.clientY].map(Math.abs);
      if (x > still && x > y) begin(event);
    }
    if (start === null) return;
    if (!event.shiftKey) return seek(timeAt(event));
    const times = [start, timeAt(event)].map((time) => clamp(time, 0, until)).sort((one, other) => one - other);
    now.range = times[1] > times[0] ? times : null;
    drawTimeline();
    redraw();
  };
  part.onpointerup = (event) => {
    if (waits) begin(event);
    start = null;
  };
  part.onpointercancel = () => { start = waits = null; };
}

function listenToWipe() {
  const line = $("wipe");
  const move = (place) => { now.wipe = clamp(place, 0, 1); fit(); };
  line.onpointerdown = (event) => line.setPointerCapture(event.pointerId);
  line.onpointermove = (event) => {
    const box = stage.getBoundingClientRect();
    if (line.hasPointerCapture(event.pointerId)) move((event.clientX - box.left) / box.width);
  };
  line.onkeydown = (event) => {
    const way = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!way) return;
    event.preventDefault();
    event.stopPropagation();
    move(now.wipe + way * (event.shiftKey ? 0.1 : 0.01));
  };
}

// How far a press may go and still be a tap, on this screen.
const still = 6;

// A finger: it leads what it touches; a tap, which hardly moves, does what a tap does there.
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
    press = { from: finger, at: event, trail: [finger], frame: [...now.tape.slice(data.head.frame, data.head.frame + 2)] };
  };
  const follow = ({ clientX, clientY }) => {
    press.hasMoved ||= Math.abs(clientX - press.at.clientX) + Math.abs(clientY - press.at.clientY) > still;
  };
  stage.onpointermove = (event) => {
    if (!press) return;
    const finger = place(event);
    const [x, y] = [finger.left - press.from.left, finger.top - press.from.top];
    follow(event);
    if (now.movesCover) {
      return tune([[data.head.frame, Math.round(press.frame[0] + x)], [data.head.frame + 1, Math.round(press.frame[1] + y)]]);
    }
    // A finger that moves up or down scrolls the page, where it does not lead something up or down.
    const scrolls = event.pointerType === "touch" && !data.isUpright && Math.abs(y) > Math.abs(x);
    if (!press.isDrag && press.hasMoved && !scrolls) {
      press.isDrag = true;
      now.finger = "touch" in codes && perform("touch", press.from.x, press.from.y);
    }
    press.trail = [...press.trail.filter(({ at }) => at > finger.at - 0.1), finger];
    if (now.finger) perform("drag", finger.x, finger.y);
  };
  stage.onpointercancel = () => {
    if (now.finger) perform("release");
    now.finger = press = null;
  };
  stage.onpointerup = (event) => {
    if (!press) return;
    const [finger, first] = [place(event), press.trail[0]];
    follow(event);
    const passed = Math.max(finger.at - first.at, 0.001);
    if (now.finger) {
      now.finger = null;
      perform("release", (finger.x - first.x) / passed, (finger.y - first.y) / passed);
    } else if (press.hasMoved || now.movesCover) {
      // It was no tap.
    } else if (finger.tap >= 0) {
      // A book at the beginning of its motion is tapped by what follows.
      if (isBook && !now.time && !now.story.length) play();
      else perform(data.events[finger.tap], finger.x, finger.y);
    } else if ("touch" in codes && perform("touch", finger.x, finger.y)) {
      // What can't be tapped is touched and let go.
      perform("release");
    }
    press = null;
  };
}

function listenToKeys(event) {
  const { target } = event;
  const key = event.key.length > 1 ? event.key : event.key.toLowerCase();
  if ((event.ctrlKey || event.metaKey) && !event.altKey && (key === "z" || key === "y") && !target.matches("textarea")) {
    event.preventDefault();
    // What was only typed is gone first.
    const { place } = target.dataset;
    if (place && target.type === "number" && +target.value !== exact(now.tape[place])) return drawFields();
    return travel(key === "y" || event.shiftKey ? 1 : -1);
  }
  if (target.matches("input[type=number], textarea, select") || event.ctrlKey || event.metaKey || event.altKey) return;
  const limit = (range) => { now.range = range; drawTimeline(); redraw(); remember(); };
  const keys = {
    " ": () => $("play").click(), ArrowLeft: () => step(event.shiftKey ? -10 : -1),
    ArrowRight: () => step(event.shiftKey ? 10 : 1), Home: () => seek(0), End: () => seek(until),
    ...Object.fromEntries(data.buttons.map(([event, , key]) => [key, () => pressButton(event)])), n: () => $("anew").click(),
    l: () => $("loop").click(), b: () => { if (!$("hold").disabled) hold(true); }, v: () => $("side").click(), w: () => $("wiped").click(),
    m: () => $("move").click(), j: () => $("json").click(), s: () => $("swift").click(),
    "[": () => limit([now.time, now.range?.[1] > now.time ? now.range[1] : until]),
    "]": () => limit([now.range?.[0] < now.time ? now.range[0] : 0, now.time]),
    Escape: () => { isFilming = false; closeMenus(); limit(null); },
    "-": () => { $("speed").stepDown(); $("speed").oninput(); }, "+": () => { $("speed").stepUp(); $("speed").oninput(); },
  };
  const isButton = target.matches("button, summary, input, a") && (key === " " || key === "Enter");
  if (!(key in keys) || isButton || target.type === "range" && key.startsWith("Arrow")) return;
  event.preventDefault();
  keys[key]();
}

const buttonOf = (event) => $(`event-${event}`);

// What a button does, with the number beside it if there is one.
function pressButton(event) {
  const number = $(`number-${event}`);
  if (number && !number.reportValidity()) return;
  perform(event, number ? number.valueAsNumber : 0);
}
