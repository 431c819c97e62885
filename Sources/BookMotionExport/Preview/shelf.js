"use strict";
// A shelf of books. The desk that decides about everything is the library's own: it is told what
// happens, and asked what is to be seen.

function run(core) {
  const { covers, colors, binding, corner, tape } = JSON.parse($("data").textContent);
  const [library, book, hand, reader, buttons] = ["library", "book", "hand", "reader", "buttons"].map($);

  // Numbers go to the core, and come back from it.
  const numbers = (count) => Array.from(new Float64Array(core.memory.buffer, core.tape(), Math.max(count, 0)));
  function ask(question, given, ...words) {
    new Float64Array(core.memory.buffer, core.tape(), given.length).set(given);
    return question(...words);
  }
  const length = core.shelfWords();
  const words = decoded(new Uint8Array(core.memory.buffer, core.text(), length)).trim().split("\n\n");
  const [verbs, kinds, said] = words.map((lines) => lines.split("\n"));
  const names = verbs.map((line) => line.split(" ")[0]);

  // Time stands still while the page is hidden.
  let lost = 0, paused = null;
  let clock = () => ((paused ?? performance.now()) - lost) / 1000;
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) paused ??= performance.now();
    else if (paused !== null) [lost, paused] = [lost + performance.now() - paused, null];
    draw();
  });

  // What has happened; what is to be played again; the time up to which cues were heard; what is
  // seen; and the frames that were asked for.
  let log = [], waiting = [], told = 0, frame = {}, request = 0, count = 0;

  function tell(now) {
    if (now <= told) return;
    const cues = numbers(core.shelfCues(told, now));
    told = now;
    for (; cues.length; cues.splice(0, 3)) {
      if (cues[2] >= 0) $("said").textContent = said[cues[2]].replace("%", () => covers[cues[1]].title);
    }
  }

  function happen(event) {
    const { time, name, given } = event;
    if (ask(core.shelfPerform, given, names.indexOf(name), given.length, time) !== 1) return;
    // Of a cover that stands on the shelf, only its last place matters.
    const isHome = name === "cover" && look(time).book < 0;
    for (let i = log.length - 1; isHome && log[i]?.name === "cover"; i--) {
      if (log[i].given[0] === given[0]) log.splice(i, 1);
    }
    log.push(event);
  }

  function perform(...events) {
    if (waiting.length) return;
    tell(clock());
    events.forEach(([name, ...given]) => happen({ time: told, name, given }));
    draw();
  }

  const begin = () => { ask(core.shelf, tape, tape.length); log = []; frame = {}; };
  const text = () => log.map(({ time, name, given }) => `${time}:${name}${given.length ? "=" + given : ""}`).join("\n");
  const events = (lines) => lines.trim().split("\n").filter(Boolean).map((line) => {
    const [, time, name, given] = line.match(/^([^:]*):([a-z]+)=?(.*)$/);
    if (!isFinite(time) || !names.includes(name)) throw new Error(line);
    return { time: +time, name, given: given ? given.split(",").map(Number) : [] };
  });

  // Plays what is in a log, from its beginning.
  function replay(lines) {
    waiting = events(lines);
    begin();
    told = waiting[0]?.time ?? told;
    lost += (clock() - told) * 1000;
    draw();
  }

  // Plays what is due. Nobody wants to wait while nothing moves.
  function goOn() {
    while (waiting.length && waiting[0].time <= clock()) {
      const event = waiting.shift();
      tell(event.time);
      if (event.name === "cover") follow(event.given);
      happen(event);
      if (!waiting.length) lay();
    }
    if (waiting.length && !frame.isNeeded) lost -= Math.max(waiting[0].time - clock() - 0.5, 0) * 1000;
  }

  // Hashes of what is seen after each event of a log, up to the next or to the end.
  function hashes(lines, end) {
    const [before, list] = [log, events(lines)];
    begin();
    const found = list.map((event, i) => (
      happen(event), numbers(core.shelfHash(event.time, list[i + 1]?.time ?? end, 24))));
    begin();
    before.forEach(happen);
    return found;
  }

  // What is to be seen: see WebShelf.swift.
  function look(now) {
    const all = numbers(core.shelfFrame(now)).values();
    const some = (count) => Array.from({ length: count }, () => all.next().value);
    const [book, isNeeded, isReading, isWaiting, focus, turn] = some(6);
    const [reach, room, dim, open, opacity, shadow] = [4, 3, 3, 2, 1, 4].map(some);
    const buttons = some(...some(1));
    const list = (part) => Array.from({ length: some(1)[0] }, part);
    const outline = () => list(() => some(2));
    const layered = () => ({ opacity: some(1)[0], layers: list(() => ({ material: some(2), outline: outline() })) });
    const [thickness, edge] = [layered(), layered()];
    const boards = list(() => ({ numbers: some(2), outline: outline() }));
    const shades = () => list(() => some(2));
    const [leaf] = list(() => {
      const [material, [rimOpacity, opacity, edgeOpacity]] = [some(2), some(3)];
      return { material, rimOpacity, opacity, edgeOpacity, rim: [outline(), outline()], edge: outline(), sides: list(
        () => ({ outline: outline(), field: outline(), ends: some(4), shades: shades() })) };
    });
    const sides = list(() => ({ kind: kinds[some(1)[0]], numbers: some(5), matrix: some(16), shades: shades() }));
    return { book, isNeeded, isReading, isWaiting, focus, turn, reach, room, dim, open, opacity, shadow, buttons, thickness, edge, boards, leaf, sides };
  }

  const faces = Object.fromEntries(kinds.map((kind) => [
    kind, Object.assign(document.createElement("div"), { className: "face " + kind })]));
  book.append(...Object.values(faces));
  const sized = (width, height) => ({ width: width + "px", height: height + "px" });

  // What is no face is drawn, beneath all of them or between them. In front of the pages, from back to front, are:
  const layers = ["edge of the inside", "coverInside", "rim", "leaf", "edge", "cover"];
  const depth = (layer) => kinds.length + layers.indexOf(layer);
  const [thick, rims, rim, leaf, edge] = [-2, -1, depth("rim"), depth("leaf"), depth("edge")].map((zIndex) => {
    const canvas = document.createElement("canvas");
    canvas.style.zIndex = zIndex;
    book.append(canvas);
    return canvas.getContext("2d");
  });
  function drawOn(context, opacity, paint) {
    const { canvas } = context;
    canvas.hidden = !(opacity > 0);
    canvas.style.opacity = opacity;
    if (canvas.hidden) return;
    [canvas.width, canvas.height] = [innerWidth, innerHeight].map((side) => Math.round(side * devicePixelRatio));
    context.scale(devicePixelRatio, devicePixelRatio);
    paint(context);
  }
  function fill(context, style, ...outlines) {
    context.fillStyle = style;
    context.beginPath();
    for (const points of outlines) {
      points.forEach(([x, y], i) => i ? context.lineTo(x, y) : context.moveTo(x, y));
      context.closePath();
    }
    context.fill("evenodd");
  }
  function stroke(context, style, width, points) {
    context.strokeStyle = style;
    context.lineWidth = width;
    context.beginPath();
    points.forEach(([x, y], i) => i ? context.lineTo(x, y) : context.moveTo(x, y));
    context.stroke();
  }
  const mixed = (share) => colors.paper.map((paper, i) => paper + (colors.ink[i] - paper) * share);
  const light = (opacity) => opacity < 0 ? `rgb(255 255 255 / ${-opacity})` : `rgb(${colors.ink.join(" ")} / ${opacity})`;
  function fillWith(context, [isPaper, share], ...outlines) {
    fill(context, isPaper ? `rgb(${mixed(share)})` : covers[frame.book].board, ...outlines);
    if (!isPaper) fill(context, `rgb(${share > 1 ? "255 255 255" : "0 0 0"} / ${Math.abs(1 - share)})`, ...outlines);
  }
  function drawLayers(context, { layers, opacity }) {
    drawOn(context, layers.length && opacity, () => layers.forEach(({ material, outline }) => fillWith(context, material, outline)));
  }
  function drawBody({ thickness, edge: edges, boards, leaf: page, sides }) {
    drawLayers(thick, thickness);
    drawLayers(edge, edges);
    edge.canvas.style.zIndex = depth(sides.some(({ kind }) => kind === "cover") ? "edge" : "edge of the inside");
    drawOn(rims, boards.length, (context) => boards.forEach(({ numbers: [width, opacity], outline }) => {
      context.globalAlpha = opacity;
      stroke(context, covers[frame.book].board, width, [...outline, outline[0]]);
    }));
    drawOn(rim, page?.rimOpacity ?? 0, (context) => fillWith(context, page.material, ...page.rim));
    drawOn(leaf, page?.opacity ?? 0, (context) => {
      for (const { outline, field, ends, shades } of page.sides) {
        fill(context, field.length ? "#fff" : `rgb(${mixed(0)})`, outline);
        fill(context, `rgb(${mixed(0)})`, field);
        const gradient = context.createLinearGradient(...ends);
        for (const [position, opacity] of shades) gradient.addColorStop(position, light(opacity));
        fill(context, gradient, outline);
      }
      stroke(context, `rgb(${colors.edge.join(" ")} / ${page.edgeOpacity})`, 1.2, page.edge);
    });
  }

  function draw() {
    tell(clock());
    const before = frame;
    frame = look(told);
    const { room, open, shadow, reach, sides } = frame;
    const isAway = frame.book >= 0;
    covers.forEach(({ button }, i) => button.classList.toggle("away", i === frame.book));
    library.inert = isAway && !finger && reach[2] >= innerWidth && reach[3] >= innerHeight;
    Object.assign(library.style, {
      opacity: room[0], transform: room[1] === 1 ? "none" : `scale(${room[1]})`, filter: room[2] ? `blur(${room[2]}px)` : "none" });
    book.hidden = hand.hidden = !isAway;
    const [x, y, radius, darkness] = shadow;
    Object.assign(book.style, {
      opacity: frame.opacity, filter: darkness ? `drop-shadow(${x}px ${y}px ${radius}px rgb(0 0 0 / ${darkness}))` : "none" });
    if (isAway && before.book !== frame.book) dress(covers[frame.book]);
    for (const face of Object.values(faces)) face.hidden = true;
    sides.forEach(({ kind, numbers: [width, height, corner, atSpine, opacity], matrix, shades }, i) => {
      const face = faces[kind];
      const stops = shades.map(([position, opacity]) => `${light(opacity)} ${100 * position}%`);
      const radii = binding ? [corner, atSpine, atSpine, corner] : [atSpine, corner, corner, atSpine];
      face.hidden = false;
      face.style.setProperty("--light", `linear-gradient(to ${binding ? "left" : "right"}, ${stops})`);
      Object.assign(face.style, sized(width, height), {
        borderRadius: radii.map((radius) => radius + "px").join(" "), opacity, zIndex: layers.includes(kind) ? depth(kind) : i, transform: `matrix3d(${matrix})` });
    });
    drawBody(frame);
    Object.assign(hand.style, { left: reach[0] + "px", top: reach[1] + "px" }, sized(reach[2], reach[3]));
    [reader.hidden, reader.inert] = [open[0] <= 0, !frame.isReading];
    Object.assign(reader.style, { opacity: open[0], transform: `scale(${open[1]})` });
    $("dim").style.opacity = frame.dim[0];
    showButtons(before);
    if (before.focus < 0 && frame.focus >= 0) covers[frame.focus].button.focus({ preventScroll: true });
    if ((frame.isNeeded || waiting.length) && !request) {
      request = requestAnimationFrame(() => { [request, count] = [0, count + 1]; goOn(); draw(); });
    }
  }

  // Gives the book the look of its cover.
  function dress({ title, board, button }) {
    book.style.setProperty("--board", board);
    faces.cover.replaceChildren(...[...button.childNodes].map((part) => part.cloneNode(true)));
    for (const page of [faces.firstPage, $("page")]) page.textContent = title;
    reader.setAttribute("aria-label", title);
  }

  function showButtons(before) {
    const [, opacity, offset] = frame.dim;
    buttons.className = frame.isReading ? "reading" : "";
    Object.assign(buttons.style, { opacity: frame.isReading || frame.isWaiting ? 1 : opacity, transform: `translateY(${offset}px)` });
    if (String(before.buttons ?? "") === String(frame.buttons)) return;
    buttons.replaceChildren(...frame.buttons.map((verb) => Object.assign(document.createElement("button"), {
      textContent: verbs[verb].slice(names[verb].length + 1), onclick: () => turn(verb) })));
    buttons.firstChild?.focus({ preventScroll: true });
  }

  const turn = (verb) => perform(names[verb] === "tap" ? ["tap", frame.book] : [names[verb]]);

  // Where everything is, as if the library were not scaled.
  function places() {
    const { style, style: { transform } } = library;
    style.transform = "none";
    const boxes = covers.map(({ button }) => button.getBoundingClientRect());
    style.transform = transform;
    return boxes;
  }

  const place = () => perform(...places().map(({ x, y, width, height }, i) => ["cover", i, x, y, width, height, binding, 0]));

  function lay() {
    const { x, y, width, height } = $("safe").getBoundingClientRect();
    perform(["screen", innerWidth, innerHeight, x, y, width, height]);
    place();
  }

  // Scrolls to where a cover was when its place was noted.
  const follow = ([number, , y]) => { library.scrollTop += Math.round(places()[number].y - y); };

  // Hands and keys.
  let finger = null, isEndOfDrag = false;
  const hear = (name, handle) => document.addEventListener(name, handle);
  const cover = (target) => covers.findIndex(({ button }) => button.contains(target));

  hear("pointerdown", ({ target, pointerId, clientX: x, clientY: y, isPrimary }) => {
    if (finger) lift(finger);
    isEndOfDrag = false;
    const on = cover(target);
    if (isPrimary && (on >= 0 || target === hand)) finger = { pointerId, on, trail: [{ x, y, time: clock() }] };
  });
  hear("pointermove", ({ pointerId, clientX: x, clientY: y }) => {
    if (finger?.pointerId !== pointerId) return;
    const { trail: [start], on } = finger;
    const [across, down] = [Math.abs(x - start.x), Math.abs(y - start.y)];
    if (finger.pulls === undefined) {
      if (Math.hypot(across, down) < 8) return;
      // What goes up and down on a cover scrolls the shelf.
      finger.pulls = on < 0 || across >= down;
      if (finger.pulls) perform(["touch", on, start.x, start.y]);
    }
    finger.trail.push({ x, y, time: clock() });
    if (finger.pulls) perform(["drag", x, y]);
  });
  function lift({ pointerId, type }) {
    if (finger?.pointerId !== pointerId) return;
    const { pulls, trail } = finger;
    finger = null;
    isEndOfDrag = pulls !== undefined;
    const last = trail.at(-1);
    const recent = trail.find(({ time }) => time > clock() - 0.1) ?? last;
    const span = type === "pointerup" ? last.time - recent.time : 0;
    const speed = (way) => span > 0 ? (last[way] - recent[way]) / span : 0;
    if (pulls) perform(["release", speed("x"), speed("y")]);
  }
  hear("pointerup", lift);
  hear("pointercancel", lift);
  hear("click", ({ target }) => {
    if (isEndOfDrag) isEndOfDrag = false;
    else if (target === hand) turn(frame.turn);
    else if (cover(target) >= 0) perform(["tap", cover(target)]);
  });
  hear("keydown", (event) => {
    if (event.key === "Escape") perform(["close"]);
    const row = covers.filter(({ button }) => button.offsetTop === covers[0].button.offsetTop).length;
    const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -row, ArrowDown: row }[event.key];
    const on = cover(document.activeElement);
    if (on < 0 || !step) return;
    event.preventDefault();
    covers[on + step]?.button.focus();
  });

  library.style.setProperty("--corner", corner + "px");
  for (const cover of covers) {
    const { title, cloth, picture } = cover;
    const face = Object.assign(
      document.createElement(picture ? "img" : "span"), picture ? { src: picture, alt: title, draggable: false } : { textContent: title });
    face.style.setProperty("--cloth", cloth);
    cover.button = Object.assign(document.createElement("button"), { className: "cover" });
    cover.button.append(face);
    $("covers").append(cover.button);
  }
  $("copy").onclick = () => { $("log").value = text(); $("log").select(); navigator.clipboard?.writeText(text()); };
  $("replay").onclick = () => { try { replay($("log").value || text()); } catch { $("said").textContent = $("log").value = "This is not a log."; } };

  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  const heed = () => perform(["reduce", calm.matches ? 1 : 0]);
  begin();
  told = clock();
  heed();
  lay();
  calm.addEventListener("change", heed);
  addEventListener("resize", lay);
  new ResizeObserver(place).observe($("covers"));
  library.addEventListener("scroll", place);
  globalThis.shelf = {
    perform, hashes, replay, text, draw, places, look, covers,
    get frame() { return frame; }, get count() { return count; }, get now() { return told; }, set clock(other) { clock = other; },
  };
  document.body.classList.add("ready");
}
