// A choreography that is chosen, opened, dropped or pasted: one of the menu, with its own numbers or with others, or any
// other, which joins the menu.

// Takes a choreography of the menu: what it looks like, and what can be tuned.
function take(choice) {
  if (choice === now.choice) return;
  // Fields go: one that somebody is in has to go while its number is known.
  if ($("panel").contains(document.activeElement)) document.activeElement.blur();
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

// Plays a choreography of the menu from its beginning, on the same screen and in the same place, beside another B if
// that is told.
function choose(choice, b = {}) {
  const { choice: was, base, kept, keptChoice } = now;
  const fresh = switched(originalOf(choice));
  take(choice);
  Object.assign(now, { base: fresh, slower: 0, bouncier: 0, story: [], isAnew: false, range: null, replay: null, time: 0, ...b });
  axis = 0;
  const isDrawn = reload();
  if (!isDrawn) {
    take(was);
    Object.assign(now, { base, kept, keptChoice });
    reload();
    say(`${choices[choice].name} can't be drawn on this screen.`);
  }
  accept();
  rebuild();
  drawFields();
  showSwitches();
  if (!calm) play();
  return isDrawn;
}

// The values of a document, by their keys from the outermost.
function valuesOf(node, path = "", all = {}) {
  for (const key in node) {
    if (typeof node[key] === "object") valuesOf(node[key], `${path}/${key}`, all); else all[`${path}/${key}`] = node[key];
  }
  return all;
}

// The choreographies that every page like this one has.
const shippedCount = choices.length;

// What a choreography of the menu is made of: told by the library the first time that somebody wants to know.
function made(choice) {
  const known = choices[choice];
  if (!isBook || known.places) return known;
  load(tried, originalOf(choice));
  const teller = new ChoreographyTeller(known.texts);
  answeredBy([teller], () => core.tell(tried));
  known.start = known.tape.length - textsOnTape(known.texts).length - teller.numbersOnTape.length;
  known.places = teller.placesFrom(known.start);
  known.document = documentOf(tried);
  return known;
}

// The numbers of all texts as a tape ends with them: as they are quoted in JSON, where what can't be seen is escaped.
const unseen = /[\0-\x1f\x7f-\x9f\xad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu;
function textsOnTape(texts) {
  const escaped = (letter) => Array.from({ length: letter.length }, (_, i) =>
    `\\u${letter.charCodeAt(i).toString(16).padStart(4, "0")}`).join("");
  const quoted = texts.map((text) => [...new TextEncoder().encode(JSON.stringify(text).replace(unseen, escaped))]);
  return [quoted.length, ...quoted.flatMap((bytes) => [bytes.length, ...bytes])];
}

const documentOf = (book) => said(answerOf(core.document(book)));

// Reads a choreography. What is wrong with it is thrown, in words.
function choreographyIn(text) {
  let root;
  try { root = JSON.parse(text); } catch ({ message }) { throw fault(`it is not JSON (${message})`); }
  const texts = [];
  const teller = new ChoreographyTeller(texts);
  answeredBy([new DocumentReader(root, texts), teller], () => core.read());
  // What is before the choreography on a tape is the same for all.
  const { start } = made(0);
  const tape = [...choices[0].tape.slice(0, start), ...teller.numbersOnTape, ...textsOnTape(texts)];
  const most = core.capacity();
  if (tape.length > most) throw fault(`a page takes at most ${most} numbers, but there are ${tape.length}: leave some out`);
  if (!load(tried, Float64Array.from(tape))) throw fault("the cover comes too close to the eye to be drawn on this screen");
  const written = documentOf(tried);
  const { name, style, opening, closing } = JSON.parse(written);
  const stages = [...opening, ...closing];
  const does = { read: "modeSelection", listen: "modeSelection" };
  const { faces } = choices[nearest(style ?? {})];
  const [bound, boundFrom] = data.spreads[style?.spread ?? ""] ?? data.spreads.page;
  return {
    name, tape, texts, start, document: written, places: teller.placesFrom(start), free: teller.freeFrom(start), head: choices[0].head, isShipped: false,
    swift: swiftAround(written), bound, boundFrom, faces,
    buttons: data.acts.filter(([event]) => event === "proceed" ? stages.some(({ waits }) => waits)
      : !does[event] || stages.some(({ phase }) => phase === does[event])),
  };
}

// The choreography of the page whose book looks most like one of a style: its drawings serve for both.
function nearest(style) {
  const wanted = valuesOf(style);
  const difference = (choice) => {
    const known = JSON.parse(made(choice).document).style ?? {};
    const values = valuesOf(known);
    const count = Object.keys({ ...values, ...wanted }).filter((key) => values[key] !== wanted[key]).length;
    return count + (known.spread === style.spread ? 0 : 1000) + (known.inside === style.inside ? 0 : 100);
  };
  const all = choices.slice(0, shippedCount).map((_, i) => difference(i));
  return all.indexOf(Math.min(...all));
}

// The Swift source around a document. What is not of the menu has no name in Swift yet.
function swiftAround(document) {
  let signs = "#";
  while (document.includes(`\\${signs}(`)) signs += "#";
  const [head, indent, tail] = choices[0].swift;
  return [head.replace(/static let \S+/, "static let mine").replace(/#+"""/, `${signs}"""`), indent, tail.replace(/"""#+/, `"""${signs}`)];
}

// Adds a choreography to the menu, unless it is there: its place.
function offer(choice) {
  const known = choices.findIndex((_, i) => made(i).document === choice.document);
  if (known >= 0) return known;
  choices.push(choice);
  const same = choices.filter(({ name }) => name === choice.name).length;
  $("choreography").append(new Option(same > 1 ? `${choice.name} (${same})` : choice.name, choices.length - 1));
  return choices.length - 1;
}

// The choreography of the page that differs from this one by numbers that can be tuned, if any.
function tunedFrom({ name, tape, texts, places, free }) {
  const wanted = JSON.stringify(places);
  return choices.slice(0, shippedCount).findIndex((choice, i) => choice.name === name && choice.tape.length === tape.length
    && JSON.stringify(choice.texts) === JSON.stringify(texts) && JSON.stringify(made(i).places) === wanted
    && tape.every((value, place) => value === choice.tape[place] || place < made(i).start || free.has(place)));
}

// The bytes of text that a page reads at most: many times what a choreography has.
const mostBytes = 1e6;

// Plays a choreography that was opened, dropped or pasted, or says why it can't be.
function takeChoreography(bytes, file) {
  if (bytes.length > mostBytes) return say(`${file} is too long for a page, which takes at most ${short(mostBytes / 1e6)} MB.`);
  let choice;
  try { choice = choreographyIn(decoded(bytes)); } catch (error) {
    if (!error.words) throw error;
    return say(`${file}: ${error.words}.`);
  }
  const known = tunedFrom(choice);
  // What was there before is B, unless something else was made or kept to be, or only numbers differ.
  const isFree = !now.kept && !data.other && known !== now.choice;
  const b = isFree ? { kept: Float64Array.from(now.tape), keptChoice: now.choice } : {};
  const told = `${file} is played${isFree ? "; B is what was there before" : ""}.`;
  if (known < 0) {
    if (choose(offer(choice), b)) say(told);
    return;
  }
  const base = switched(choice.tape);
  take(known);
  Object.assign(now, { base, slower: 0, bouncier: 0, ...b });
  reload();
  accept();
  rebuild();
  drawFields();
  showSwitches();
  replay();
  say(told);
}

function listenToPasting() {
  addEventListener("paste", ({ clipboardData, target }) => {
    if (target.matches?.("input, textarea")) return;
    const { files } = clipboardData;
    if (files.length) takePictures([...files]);
    else if (isBook) takeChoreography(new TextEncoder().encode(clipboardData.getData("text")), "What was pasted");
  });
}
