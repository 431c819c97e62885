// What a core draws by itself: text whose tree stays from frame to frame, and of which only that changes which differs.

const svg = (name, attributes, ...children) => {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const key in attributes) element.setAttribute(key, attributes[key]);
  element.append(...children);
  return element;
};

function paint(book) {
  const length = answerOf(core.paint(book, now.time));
  const { drawing } = elements(book);
  drawing.setAttribute("viewBox", `0 0 ${screen().join(" ")}`);
  const pieces = named(book, said(length)).split("<");
  const known = drawing.pieces;
  drawing.pieces = pieces;
  if (known?.length === pieces.length && pieces.every((piece, i) => piece === known[i] || change(drawing.nodes[i], known[i], piece))) return;
  drawing.innerHTML = pieces.join("<");
  const all = drawing.querySelectorAll("*");
  let count = 0;
  drawing.nodes = pieces.map((piece, i) => i && piece[0] !== "/" ? all[count++] : null);
}

// Makes an element into another one of the same kind: true unless that needs a new one.
function change(node, was, is) {
  const [before, after] = [was.split('"'), is.split('"')];
  if (!node || before.length !== after.length || is.includes("&")) return false;
  // Names of attributes and their values take turns.
  for (let i = 0; i < after.length; i += 2) if (before[i] !== after[i]) return false;
  for (let i = 1; i < after.length; i += 2) {
    if (before[i] === after[i]) continue;
    const name = after[i - 1].slice(after[i - 1].lastIndexOf(" ") + 1, -1);
    if (name.includes(":")) return false;
    node.setAttribute(name, after[i]);
  }
  return true;
}
