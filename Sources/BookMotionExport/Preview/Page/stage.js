// The stage, and beside it or over it the book that it is compared with.

const stage = $("stage");
const books = new Map();

// Names in drawings of B, which are not those of what is tuned.
const named = (book, text) => book === tuned ? text : text.replace(/(\bid="|url\(#|href="#)/g, "$1B");

// The choreography whose drawings a book has: B may be another one.
const choiceOf = (book) => book === compared && now.kept ? now.keptChoice : now.choice;

// A face of a book that is bound on the other side than the page was made for: what is drawn on it, mirrored, and whole
// pictures as they are.
function mirrored(face) {
  const others = { left: "right", right: "left" };
  return face.includes("<image") ? face : face.replaceAll("<svg ", "<svg class=\"mirrored\" ")
    .replace(/(<i class="rim" style=")(left|right)/g, (_, start, side) => start + others[side])
    .replace(/(<i(?: class="dot")? style=")(left:auto;right|left)(?=:)/g, (_, start, side) => start + (side === "left" ? "left:auto;right" : "left"));
}

// The elements of a book.
function elements(book) {
  const choice = choiceOf(book);
  const isMirrored = isBook && now.tape[data.head.binding] !== choices[choice].tape[data.head.binding];
  const known = books.get(book);
  if (known?.choice === choice && known.isMirrored === isMirrored) return known;
  known?.holder.remove();
  const holder = document.createElement("div");
  holder.className = book === tuned ? "book" : "book other";
  (book === tuned ? stage : $("before")).append(holder);
  if (!isBook) {
    holder.append(svg("svg", {}), svg("svg", {}));
    holder.lastChild.innerHTML = named(book, withPictures(data.art));
    books.set(book, { choice, isMirrored, holder, drawing: holder.firstChild });
    showPictures();
    return books.get(book);
  }
  holder.innerHTML = named(book, withPictures(data.art));
  data.kinds.forEach((name, i) => {
    const face = choices[choice].faces[i].map((piece) => `<${data.pieces[piece]}`).join("");
    const drawn = named(book, withPictures(isMirrored ? mirrored(face) : face));
    holder.querySelector(`.face.${name}`).innerHTML = drawn + "<i></i>";
  });
  // In its place on the shelf the book shows its cover, too.
  holder.querySelector(".place").append(holder.querySelector(".face.cover").firstChild.cloneNode(true));
  const parts = {
    choice, isMirrored, holder, library: holder.querySelector(".library"), shadow: holder.querySelector(".shadow"), thick: holder.querySelector(".thick"),
    place: holder.querySelector(".place"), shelves: holder.querySelector(".shelves"),
    overlay: holder.querySelector(".overlay"), controls: holder.querySelector(".controls"), reader: holder.querySelector(".reader > svg"),
    pills: pillsOf(holder.querySelector(".controls > svg")),
    faces: data.kinds.map((name) => holder.querySelector(`.face.${name}`)),
  };
  books.set(book, parts);
  showPictures();
  return parts;
}

// Both buttons are in one drawing: each shows its part of it.
function pillsOf(drawing) {
  drawing.after(drawing.cloneNode(true));
  const pills = [...drawing.parentElement.children];
  pills.forEach((pill, i) => pill.setAttribute("viewBox", data.pills[i].join(" ")));
  return pills;
}

// Boards and spine in the color of one's own cover.
function colorBoards() {
  const spine = [...now.tape.slice(data.head.spine, data.head.spine + 3)];
  const isOwn = spine.some((part, i) => part !== original[data.head.spine + i]);
  $("boards").textContent = isOwn ? data.boards.map(([text, share]) => {
    const color = `color-mix(in srgb, rgb(${spine.map((part) => `${100 * part}%`).join(" ")}) ${100 * share}%, #000)`;
    return `.face [fill="${text}"] { fill: ${color} } .face [stop-color="${text}"] { stop-color: ${color} }`;
  }).join("\n") : "";
}

const placed = ([left, top, width, height]) => `left:${left}px;top:${top}px;width:${width}px;height:${height}px`;

const light = (veils) => veils.every((veil) => veil === 0) ? "none" : "linear-gradient(to "
  + (now.tape[data.head.binding] ? "left" : "right") + ", "
  + [...veils].map((veil) => veil < 0 ? `rgb(255 255 255 / ${-veil})` : `rgb(${data.ink} / ${veil})`).join() + ")";

const corners = (radius, isBound) => !isBound ? `${radius}px`
  : now.tape[data.head.binding] ? `${radius}px 0 0 ${radius}px` : `0 ${radius}px ${radius}px 0`;

function drawBook(book) {
  if (!isBook) return paint(book);
  const parts = elements(book);
  const { bound, boundFrom } = choices[parts.choice];
  const values = pose(book, now.time);
  const at = (name) => values[channel(name)];
  const [opacity, library, blur, scale] = ["bookOpacity", "libraryOpacity", "libraryBlur", "libraryScale"].map(at);
  parts.library.style.cssText = `opacity:${library};transform:scale(${scale});filter:blur(${blur}px)`;
  parts.place.style.cssText = placed(now.tape.slice(data.head.frame, data.head.frame + 4)) + `;opacity:${at("shelfCoverOpacity")}`;
  parts.overlay.style.opacity = at("overlayOpacity");
  parts.controls.style.cssText = `opacity:${at("controlsOpacity")};transform:translateY(${at("controlsOffset")}px)`;
  // Pages that are bound have square corners at the spine; the frame of a page goes when the reader comes.
  const isBound = at("flipAngle") >= boundFrom;
  parts.holder.style.setProperty("--frame", at("frameBorder"));
  parts.holder.style.setProperty("--shown", bound.length ? 1 - at("readerOpacity") : 1);
  const count = core.scene(book, now.time);
  if (count < 0) return say("Here the cover comes too close to the eye to be drawn.");
  const scene = answer(count);
  const width_ = data.faceWidth;
  parts.faces.forEach((face, i) => {
    const row = scene.subarray(i * width_, (i + 1) * width_);
    const isReader = data.kinds[i] === "reader";
    if (row[0] < 0) { face.style.cssText = "opacity:0;pointer-events:none"; return; }
    const shown = row[4] * (isReader ? 1 : opacity);
    // What is dropped on something goes to what is seen there.
    face.style.cssText = `z-index:${row[0] + 2};width:${row[1]}px;height:${row[2]}px;border-radius:${corners(row[3], isBound && bound.includes(data.kinds[i]))};`
      + `opacity:${shown};pointer-events:${shown < 0.5 ? "none" : "auto"};transform:matrix3d(${row.subarray(5, 21).join()})`;
    face.lastElementChild.style.background = light(row.subarray(21, 21 + data.lightSteps));
  });
  const body = scene.subarray(data.kinds.length * width_);
  parts.shadow.style.cssText = `width:${body[16]}px;height:${body[17]}px;border-radius:${body[18]}px;`
    + `transform:matrix3d(${body.subarray(0, 16).join()});opacity:${opacity};`
    + `box-shadow:${body[19]}px ${body[20]}px ${body[21]}px rgb(0 0 0 / ${body[22]})`;
  parts.pills.forEach((pill, i) => { pill.style.cssText = placed(body.subarray(24 + 4 * i)); });
  parts.shelves?.setAttribute("viewBox", body.subarray(36, 40).join(" "));
  if (bound.length) {
    // Both pages, in whatever the reader's own place is.
    const [x, y, width, height] = body.subarray(32);
    const [left, top] = scene.subarray(data.kinds.indexOf("reader") * width_ + 17);
    parts.reader.style.cssText = placed([x - left - (now.tape[data.head.binding] ? 0 : width), y - top, 2 * width, height]);
    parts.holder.style.setProperty("--rise", Math.max(screen()[1] - y - height, 0));
    // One's own page is in the part of it that is on the screen, and in the same part of the page that becomes it.
    const [from, low] = [Math.max(x, 0), Math.max(y, 0)];
    const [wide, high] = [Math.min(x + width, screen()[0]) - from, Math.min(y + height, screen()[1]) - low];
    const [large, small] = [".reader", ".firstPage"].map((face) => parts.holder.querySelector(`${face} > .own`));
    if (large) large.style.cssText = placed([from - left, low - top, wide, high]);
    if (small) {
      const [l, t, w, h] = [(from - x) / width, (low - y) / height, wide / width, high / height].map((part) => `${100 * part}%`);
      small.style.cssText = `left:${l};top:${t};width:${w};height:${h}`;
    }
  }
  const outlines = rows(body.subarray(40), 6).map(([x, y, more, ...color]) => `${x}px ${y}px 0 ${more}px rgb(${color.join(" ")})`);
  parts.thick.style.cssText = parts.shadow.style.cssText
    + `;opacity:${opacity * body[23]};box-shadow:${outlines.join() || "none"}`;
}

// The screens as large as there is room: one, or two beside or below each other.
const gap = 10;
function fit() {
  const [width, height] = screen();
  const room = $("view").getBoundingClientRect();
  const largest = (columns, lines) =>
    Math.min((room.width - gap * (columns - 1)) / (columns * width), (room.height - gap * (lines - 1)) / (lines * height));
  const isSide = now.compares === "side" && !now.isHeld;
  const isAcross = largest(2, 1) > largest(1, 2);
  const scale = !isSide ? largest(1, 1) : isAcross ? largest(2, 1) : largest(1, 2);
  const away = [isAcross ? (width * scale + gap) / 2 : 0, isAcross ? 0 : (height * scale + gap) / 2];
  for (const [part, side] of [[stage, 1], [$("before"), -1]]) {
    const [x, y] = isSide ? away.map((distance) => side * distance) : [0, 0];
    part.style.cssText = `width:${width}px;height:${height}px;transform:translate(-50%,-50%) translate(${x}px,${y}px) scale(${scale})`;
  }
  $("before").hidden = !isCompared();
  const isWipe = now.compares === "wipe" && !now.isHeld;
  if (isWipe) $("before").style.clipPath = `inset(0 ${100 * (1 - now.wipe)}% 0 0)`;
  const line = $("wipe");
  line.hidden = !isWipe;
  line.style.cssText = `left:${room.width / 2 + (now.wipe - 0.5) * width * scale}px;height:${height * scale}px`;
  line.ariaValueNow = Math.round(100 * now.wipe);
}

// How both books are shown; the one that is held up hides the other.
function compare(way) {
  now.compares = now.compares === way ? "" : way;
  showCompared();
  remember();
}

function hold(isHeld) {
  if (now.isHeld === isHeld) return;
  now.isHeld = isHeld;
  showCompared();
}

function showCompared() {
  for (const [button, way] of [["side", "side"], ["wiped", "wipe"]]) $(button).ariaPressed = now.compares === way;
  $("hold").ariaPressed = now.isHeld;
  document.body.classList.toggle("two", isCompared());
  const calledB = now.kept ? choices[now.keptChoice].name : data.other ? "" : "original";
  [stage.dataset.name, $("before").dataset.name] = [data.name, calledB].map((name) => name && ` · ${name}`);
  measure();
  fit();
  drawNow();
}
