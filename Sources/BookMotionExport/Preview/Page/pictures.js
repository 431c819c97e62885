// Pictures of one's own: on the cover and the page of a book, and in place of those that a scene was made with.

const pictures = [];
// What takes a picture: parts of a book, or the pictures of a scene. One that is seen now comes first, and a cover
// that isn't comes last.
const covers = { cover: ".face.cover, .place", page: ".face.firstPage, .face.reader" };
const inScene = () => [...stage.querySelectorAll("image[id]")].map(({ id }) => id);
const isSeen = (id) => !!stage.querySelector(`[*|href="#${id}"]`);
// The one that boards have their color from.
const coverKind = () => isBook ? "cover" : "spine" in data.head ? inScene()[0] : null;
const isLate = (id) => !isSeen(id) + (id === coverKind());
const kinds = () => isBook ? Object.keys(covers) : inScene().sort((one, other) => isLate(one) - isLate(other));

function showPictures() {
  for (const { holder } of books.values()) {
    for (const kind of kinds()) isBook ? cover(holder, kind) : replacePicture(holder, kind);
  }
}

// A cover fills its face. A page is shown whole, on paper, and so is the one beside it, which stays blank.
function cover(holder, kind) {
  const picture = pictures[now.pictures[kind]];
  if (kind === "page") holder.querySelector(".face.facingPage").classList.toggle("owned", !!picture);
  for (const part of holder.querySelectorAll(covers[kind])) {
    part.querySelector(".own")?.remove();
    part.classList.toggle("owned", !!picture);
    if (!picture) continue;
    const image = Object.assign(new Image(), { alt: "", src: picture.address });
    const own = kind === "page" ? document.createElement("i") : image;
    own.className = "own";
    if (own !== image) own.append(image);
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
  const scale = largest / Math.max(image.naturalWidth, image.naturalHeight);
  if (!(scale < 1)) return { name: file.name, address };
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [image.naturalWidth * scale, image.naturalHeight * scale];
  canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height);
  return { name: file.name, address: canvas.toDataURL(file.type === "image/jpeg" ? file.type : "image/png") };
}

// The boards of a book have the color of its cover's bound edge: a tenth of it.
async function colorFrom({ address }) {
  const image = new Image();
  image.src = address;
  await image.decode();
  const [width, height] = [100, 140];
  const context = Object.assign(document.createElement("canvas"), { width, height }).getContext("2d");
  context.drawImage(image, 0, 0, width, height);
  const { data: bytes } = context.getImageData(now.tape[data.head.binding] ? width - width / 10 : 0, 0, width / 10, height);
  new Uint8Array(core.memory.buffer, core.tape(), bytes.length).set(bytes);
  now.base = Float64Array.from(now.base);
  now.base.set(answer(core.mean(bytes.length / 4)), data.head.spine);
  reload();
  rebuild();
}

// Takes pictures for the first of these kinds and those that follow it.
async function takePictures(files, first = kinds()[0]) {
  const free = kinds().slice(kinds().indexOf(first));
  const told = [];
  const document = isBook && files.find(({ name }) => name.endsWith(".json"));
  if (document) return takeChoreography(new Uint8Array(await document.arrayBuffer()), document.name);
  // All of them are one change.
  isHandDown = true;
  for (const file of files) {
    const kind = free[0];
    if (!kind) {
      told.push(kinds().length ? `${file.name} is left out: there is no more room for pictures.`
        : `${file.name} can't be shown: this scene has no pictures, or was made without them.`);
      continue;
    }
    try {
      pictures.push(await pictureOf(file));
    } catch {
      told.push(`${file.name} is not a picture that this browser can show.`);
      continue;
    }
    now.pictures = { ...now.pictures, [kind]: pictures.length - 1 };
    if (kind === coverKind()) await colorFrom(pictures.at(-1));
    free.shift();
    told.push(`${file.name} is ${isBook ? "the " + kind : "in the picture"}; it stays in this browser.`);
  }
  isHandDown = false;
  showPictures();
  redraw();
  remember();
  say(told.join(" "));
}
