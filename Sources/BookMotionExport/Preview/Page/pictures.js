// Pictures of one's own: on the cover and the page of a book, and in place of those that a scene was made with.

const pictures = [];
// What takes a picture: parts of a book, or the pictures of a scene. One that is seen now comes first, and a cover
// that isn't comes last.
const covers = { cover: ".face.cover, .place", page: ".face.firstPage, .face.reader" };
const inScene = () => [...stage.querySelectorAll("defs:not(.own) > image[id]")].map(({ id }) => id);
const isSeen = (id) => !!stage.querySelector(`[*|href="#${id}"]`);
// The one that boards have their color from.
const coverKind = () => isBook ? "cover" : "spine" in data.head ? inScene()[0] : null;
const isLate = (id) => !isSeen(id) + (id === coverKind());
// Where the tape of a scene that was made without pictures says so. Leaves have a list of them, and the color of boards
// that have a cover; any other scene shows one.
const { boards, pictures: placeOfPictures, ...rooms } = data.rooms ?? {};
const inRooms = () => !placeOfPictures ? Object.keys(rooms) : pose(tuned, now.time)[channel("turned")] ? ["page", "cover"] : ["cover", "page"];
const kinds = () => isBook ? Object.keys(covers) : [...inScene().sort((one, other) => isLate(one) - isLate(other)), ...inRooms()];

// One's own pictures in such a scene, and what the drawing calls each of them.
const ownKinds = () => isBook ? [] : Object.keys(covers).filter((kind) => now.pictures[kind] in pictures);
const inOwn = () => ownKinds().map((kind) => pictures[now.pictures[kind]]);
const calledInOwn = (i) => placeOfPictures ? `i${i}` : Object.keys(rooms)[0][0].toUpperCase();
// True if a picture is in view.
function isInView(kind) {
  if (!isBook) return isSeen(kind in covers ? calledInOwn(ownKinds().indexOf(kind)) : kind);
  return [...stage.querySelectorAll(covers[kind])].some((part) => part.style.opacity > 0.1);
}

// What a tape says then instead of none, from its end, so that places stay what they are.
function additions() {
  const [own, cover] = [inOwn(), pictures[now.pictures.cover]];
  if (!own.length) return [];
  if (!placeOfPictures) return [[Object.values(rooms)[0], [1, ...own[0].size]]];
  const added = [[placeOfPictures, [own.length, ...own.flatMap(({ size }) => [0, ...size])]]];
  return cover ? [...added, [boards, [1, 0, ...cover.color]]] : added;
}

function withOwn(tape) {
  const numbers = [...tape];
  for (const [place, added] of additions()) numbers.splice(place, 1, ...added);
  return numbers;
}

function withoutOwn(tape) {
  const numbers = [...tape];
  for (const [place, added] of additions().reverse()) numbers.splice(place, added.length, 0);
  return numbers;
}

// Puts them where the drawing looks for them, in the size in which it does.
function hang(holder) {
  const images = inOwn().map(({ address, size }, i) => {
    const [width, height] = size.map((side) => 1000 * side / Math.max(...size));
    return svg("image", { id: (holder.matches(".other") ? "B" : "") + calledInOwn(i), width, height, preserveAspectRatio: "none", href: address });
  });
  holder.lastChild.querySelector(".own")?.remove();
  holder.lastChild.append(svg("defs", { class: "own" }, ...images));
}

function showPictures() {
  for (const { holder, choice } of books.values()) {
    if (isBook) { for (const kind in covers) cover(holder, kind, choices[choice].bound); continue; }
    for (const id of inScene()) replacePicture(holder, id);
    hang(holder);
  }
}

// True if a picture has the proportions of a book with a single page, so that it is the page itself.
function isWholePage([width, height], bound) {
  const [bookWidth, bookHeight] = now.tape.slice(data.head.frame + 2, data.head.frame + 4);
  return !bound.length && Math.abs(width * bookHeight / (height * bookWidth) - 1) < data.bleed;
}

// A cover fills its face. A page is shown whole, on paper, and so is the one beside it, which stays blank.
function cover(holder, kind, bound) {
  const picture = pictures[now.pictures[kind]];
  if (kind === "page") {
    for (const facing of holder.querySelectorAll(".facingPage, .coverInside:has(> .verso)")) facing.classList.toggle("owned", !!picture);
  }
  for (const part of holder.querySelectorAll(covers[kind])) {
    part.querySelector(".own")?.remove();
    part.classList.toggle("owned", !!picture);
    if (!picture) continue;
    const image = Object.assign(new Image(), { alt: "", src: picture.address });
    const own = kind === "page" ? document.createElement("i") : image;
    own.className = "own";
    if (own !== image) own.append(image);
    own.classList.toggle("full", own !== image && isWholePage(picture.size, bound));
    // A picture lies below the light and the border.
    part.insertBefore(own, part.querySelector(".rim") ?? (part.classList.contains("place") ? null : part.lastElementChild));
  }
}

function replacePicture(holder, id) {
  const image = holder.querySelector(`image[id$="${id}"]`);
  image.first ??= image.getAttributeNS("http://www.w3.org/1999/xlink", "href");
  const picture = pictures[now.pictures[id]];
  image.setAttribute("preserveAspectRatio", picture ? "xMidYMid slice" : "none");
  image.setAttributeNS("http://www.w3.org/1999/xlink", "href", picture?.address ?? image.first);
}

// A picture that this browser can show, as a film needs it: whole, and no larger than that.
const largest = 1600;
async function pictureOf(file) {
  const address = await new Promise((done) => {
    const reader = new FileReader();
    reader.onload = () => done(reader.result);
    reader.readAsDataURL(file);
  });
  const image = new Image();
  image.src = address;
  await image.decode();
  const size = [image.naturalWidth || 1, image.naturalHeight || 1];
  const scale = largest / Math.max(...size);
  if (!(scale < 1)) return { name: file.name, address, size };
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [image.naturalWidth * scale, image.naturalHeight * scale];
  canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height);
  return { name: file.name, size, address: canvas.toDataURL(file.type === "image/jpeg" ? file.type : "image/png") };
}

// The boards of a book have the color of its cover's bound edge: a tenth of it.
async function colorOf({ address }) {
  const image = new Image();
  image.src = address;
  await image.decode();
  const [width, height] = [100, 140];
  const context = Object.assign(document.createElement("canvas"), { width, height }).getContext("2d");
  context.drawImage(image, 0, 0, width, height);
  const { data: bytes } = context.getImageData(now.tape[data.head.binding] ? width - width / 10 : 0, 0, width / 10, height);
  new Uint8Array(core.memory.buffer, core.tape(), bytes.length).set(bytes);
  return [...answer(core.mean(bytes.length / 4))];
}

// Takes pictures for the first of these kinds and those that follow it.
async function takePictures(files, first) {
  // Several without a place of their own are a cover and its page, in this order.
  const all = !first && files.length > 1 && placeOfPictures ? Object.keys(covers) : kinds();
  const free = all.slice(Math.max(all.indexOf(first), 0));
  const [told, taken] = [[], []];
  const document = isBook && files.find(({ name }) => name.endsWith(".json"));
  if (document) return takeChoreography(new Uint8Array(await document.arrayBuffer()), document.name);
  // All of them are one change.
  isHandDown = true;
  for (const file of files) {
    const kind = free[0];
    if (!kind) {
      told.push(kinds().length ? `${file.name} is left out: there is no more room for pictures.`
        : `${file.name} can't be shown: this scene has no pictures.`);
      continue;
    }
    try {
      const picture = await pictureOf(file);
      pictures.push({ ...picture, color: await colorOf(picture) });
    } catch {
      told.push(`${file.name} is not a picture that this browser can show.`);
      continue;
    }
    const instead = pictures[now.pictures[kind]];
    now.pictures = { ...now.pictures, [kind]: pictures.length - 1 };
    if (kind === coverKind()) {
      now.base = Float64Array.from(now.base);
      now.base.set(pictures.at(-1).color, data.head.spine);
    }
    free.shift();
    taken.push([file.name, kind, instead ? `, instead of ${instead.name}` : ""]);
  }
  isHandDown = false;
  reload();
  showPictures();
  rebuild();
  const places = taken.map(([name, kind, instead]) => {
    const isBehind = placeOfPictures && kind === "cover";
    const view = isInView(kind) ? "" : isBehind ? ", to which you can turn back" : ", which is not in view now";
    const spread = placeOfPictures && kind === "page" ? " of every second spread" : "";
    return `${name} is ${kind in covers ? "the " + kind : "in the picture"}${spread}${instead}${view}; `;
  });
  if (taken.length) told.push(`${places.join("")}${taken.length > 1 ? "they stay" : "it stays"} in this browser.`);
  say(told.join(" "));
}
