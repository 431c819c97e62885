// A choreography that is chosen, dropped or pasted: one of the menu, with its own numbers or with others. One with other
// stages has a page of its own.

// Takes a choreography of the menu: what it looks like, and what can be tuned.
function take(choice) {
  if (choice === now.choice) return;
  learn(choice);
  document.title = `${data.name} · BookMotion`;
  $("choreography").value = choice;
  for (const { holder } of books.values()) holder.remove();
  books.clear();
  drawButtons();
  // It may be among the fields, which go.
  $("overall").after($("refused"));
  listNumbers();
  // What the makers of a book meant is no finding.
  meant.clear();
  if (data.isShipped && load(tuned, original)) for (const finding of lint(tuned)) meant.add(kindOf(finding));
}

// Plays a choreography of the menu from its beginning, on the same screen and in the same place.
function choose(choice) {
  const [was, base] = [now.choice, now.base];
  const fresh = switched(originalOf(choice));
  take(choice);
  Object.assign(now, { base: fresh, slower: 0, bouncier: 0, story: [], isAnew: false, range: null, replay: null, time: 0 });
  axis = 0;
  if (!reload()) {
    take(was);
    now.base = base;
    reload();
    say(`${choices[choice].name} can't be drawn on this screen.`);
  }
  accept();
  rebuild();
  drawFields();
  showSwitches();
  if (!calm) play();
}

// The values of a document, by their keys from the outermost.
function valuesOf(node, path = "", all = {}) {
  for (const key in node) {
    if (typeof node[key] === "object") valuesOf(node[key], `${path}/${key}`, all); else all[`${path}/${key}`] = node[key];
  }
  return all;
}
const documentOf = (book) => valuesOf(JSON.parse(said(answerOf(core.document(book)))));

// Where the numbers of a choreography's tape are in its document: each is changed, to see what changes there.
const knownPlaces = [];
function placesInDocument(choice) {
  if (knownPlaces[choice]) return knownPlaces[choice];
  const tape = originalOf(choice);
  load(tried, tape);
  const [document, places] = [documentOf(tried), {}];
  for (const place of Object.values(valuesOf(choices[choice].places)).filter((_, i) => i % 2 === 0)) {
    const value = tape[place];
    for (const other of [value * 1.1, value * 0.9, 0.1, 1]) {
      if (other === value || !load(tried, tape.with(place, other))) continue;
      const changed = documentOf(tried);
      const key = Object.keys(changed).find((key) => changed[key] !== document[key] && !(key in places));
      if (key) { places[key] = place; break; }
    }
  }
  return knownPlaces[choice] = { document, places };
}

// A tape with these values in its document, or the first key of another value.
function tapeWith(wanted, choice) {
  const { document, places } = placesInDocument(choice);
  const base = switched(originalOf(choice));
  const differing = (one, other) => Object.keys({ ...one, ...other }).filter((key) => key !== "/name"
    && !(one[key] === other[key] || Math.abs(one[key] - other[key]) < 1e-9));
  for (const key of differing(document, wanted)) if (key in places) base[places[key]] = wanted[key] ?? 0;
  const isTaken = load(tried, base);
  const [other] = differing(isTaken ? documentOf(tried) : document, wanted);
  return isTaken && !other ? { base } : { other };
}

function takeChoreography(text, name) {
  let wanted;
  try { wanted = valuesOf(JSON.parse(text)); } catch { return say(`${name} is not JSON.`); }
  let refused;
  for (const choice of [now.choice, ...choices.keys()]) {
    const { base, other } = tapeWith(wanted, choice);
    refused ??= other;
    if (!base) continue;
    take(choice);
    [now.base, now.slower, now.bouncier] = [base, 0, 0];
    reload();
    accept();
    rebuild();
    drawFields();
    replay();
    return say(`${name} is played.`);
  }
  say(`${name} is another choreography than ${choices.map(({ name }) => name).join(", ")} with other numbers (${refused?.slice(1)}). `
    + "Its page is made by bookmotion preview --choreography FILE");
}

function listenToPasting() {
  addEventListener("paste", ({ clipboardData, target }) => {
    if (target.matches?.("input, textarea")) return;
    const { files } = clipboardData;
    if (files.length) takePictures([...files]); else if (isBook) takeChoreography(clipboardData.getData("text"), "What was pasted");
  });
}
