// A choreography that is chosen, dropped or pasted: this one with other numbers. One with other stages has a page of
// its own.

// The values of a document, by their keys from the outermost.
function valuesOf(node, path = "", all = {}) {
  for (const key in node) {
    if (typeof node[key] === "object") valuesOf(node[key], `${path}/${key}`, all); else all[`${path}/${key}`] = node[key];
  }
  return all;
}
const documentOf = (book) => valuesOf(JSON.parse(said(answerOf(core.document(book)))));

// Where the numbers of the tape are in the document: each is changed, to see what changes there.
let knownPlaces = null;
function placesInDocument() {
  if (knownPlaces) return knownPlaces;
  load(tried, original);
  const [document, places] = [documentOf(tried), {}];
  for (const { place } of entries) {
    const value = original[place];
    for (const other of [value * 1.1, value * 0.9, 0.1, 1]) {
      if (other === value || !load(tried, original.with(place, other))) continue;
      const changed = documentOf(tried);
      const key = Object.keys(changed).find((key) => changed[key] !== document[key] && !(key in places));
      if (key) { places[key] = place; break; }
    }
  }
  knownPlaces = { document, places };
  return knownPlaces;
}

function takeChoreography(text, name) {
  let wanted;
  try { wanted = valuesOf(JSON.parse(text)); } catch { return say(`${name} is not JSON.`); }
  const { document, places } = placesInDocument();
  const base = switched(original);
  const differing = (one, other) => Object.keys({ ...one, ...other }).filter((key) => key !== "/name"
    && !(one[key] === other[key] || Math.abs(one[key] - other[key]) < 1e-9));
  for (const key of differing(document, wanted)) if (key in places) base[places[key]] = wanted[key] ?? 0;
  const isTaken = load(tried, base);
  const left = isTaken ? differing(documentOf(tried), wanted) : differing(document, wanted);
  if (!isTaken || left.length) {
    return say(`${name} is another choreography than ${data.name} with other numbers (${left[0]?.slice(1)}). `
      + "Its page is made by bookmotion preview --choreography FILE");
  }
  [now.base, now.slower, now.bouncier] = [base, 0, 0];
  reload();
  accept();
  rebuild();
  drawFields();
  replay();
  say(`${name} is played.`);
}

function listenToPasting() {
  addEventListener("paste", ({ clipboardData, target }) => {
    if (target.matches?.("input, textarea")) return;
    const { files } = clipboardData;
    if (files.length) takePictures([...files]); else if (isBook) takeChoreography(clipboardData.getData("text"), "What was pasted");
  });
}
