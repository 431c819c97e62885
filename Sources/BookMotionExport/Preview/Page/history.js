// What the page knows, in words: in its address, so that it can be sent, and one after the other, so that it can be undone.

const changed = (tape, from = original) => [...tape].flatMap((value, i) => value === from[i] ? [] : [`${i}:${value}`]);

// What can be undone. Choreographies are called by their places in the menu.
const changes = (placeOf = (choice) => choice) => [
  ["c", placeOf(now.choice) || ""], ["n", changed(now.base).join()], ["slower", now.slower || ""], ["bouncier", now.bouncier || ""],
  ["b", now.kept && `${changed(now.kept, originalOf(now.keptChoice))},`], ["of", now.kept && placeOf(now.keptChoice) || ""],
  ["anew", now.isAnew ? 1 : ""], ["e", now.story.map(({ code, time, x, y }) => [code, time, x, y].join(":")).join()],
];
const look = () => [
  ["t", short(now.time, 6)], ["speed", now.speed], ["fps", now.rate], ["loop", now.loops ? 1 : ""],
  ["range", now.range?.map((time) => short(time, 6)).join()], ["compare", now.compares], ["show", [...now.shows].join()],
];
// Choreographies of one's own are not in the menu of whoever opens the address: it carries their documents. What fits
// on a tape makes half a megabyte of it at most, which browsers take.
function own() {
  const used = [...new Set([now.choice, now.kept ? now.keptChoice : 0])].filter((choice) => choice >= shippedCount);
  const places = (choice) => choice < shippedCount ? choice : shippedCount + used.indexOf(choice);
  return { places, texts: used.map((choice) => inLetters(JSON.stringify(JSON.parse(choices[choice].document)))) };
}
// Text as letters that have no meaning in addresses.
const inLetters = (text) => btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(""))
  .replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
const fromLetters = (letters) =>
  decoded(Uint8Array.from(atob(letters.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0)));

const inWords = (list) => list.filter(([, value]) => value || value === 0).map((pair) => pair.join("=")).join("&");

// All that was, and where in it the page is.
const past = [];
let present = -1;
function keepInMind() {
  if (isHandDown) return;
  const words = inWords([...changes(), ["p", Object.entries(now.pictures).join(":")]]);
  if (words === past[present]) return;
  past.splice(present + 1, Infinity, words);
  present = past.length - 1;
  showPast();
}

function showPast() {
  $("undo").disabled = !(present > 0);
  $("redo").disabled = !(present + 1 < past.length);
}

function travel(by) {
  if (!(present + by in past)) return;
  const before = wordsOf(past[present]);
  present += by;
  const [words, were] = [wordsOf(past[present]), now.pictures];
  recallChange(words);
  now.pictures = Object.fromEntries((words.p ?? "").split(":").filter(Boolean).map((pair) => pair.split(",")));
  const told = (these, others, what) => Object.keys(these).filter((kind) => these[kind] != others[kind])
    .map((kind) => `${pictures[these[kind]].name} is ${what}.`);
  say([...told(were, now.pictures, "taken out again"), ...told(now.pictures, were, "back")].join(" "));
  now.replay = null;
  reload();
  accept();
  rebuild();
  drawFields();
  showSwitches();
  showPictures();
  showPast();
  // What moves otherwise is seen moving.
  if (["c", "n", "slower", "bouncier"].some((word) => words[word] !== before[word])) replay();
}

let address = location.hash;
onhashchange = () => { if (location.hash !== address) location.reload(); };
function remember() {
  keepInMind();
  if (location.hash !== address) return;
  const { places, texts } = own();
  const words = "#" + inWords([...look(), ...changes(places), ["own", texts.join()]]);
  if (words === location.hash) return;
  try { history.replaceState(null, "", words); } catch { location.hash = words; }
  address = location.hash;
}

const wordsOf = (text) => Object.fromEntries(text.split("&").map((word) => word.split("=")));
const numbersOf = (text) => (text ?? "").split(",").filter(Boolean).map((part) => part.split(":").map(Number));
const isTold = (list, width) => list.every((row) => row.length === width && row.every(Number.isFinite));

function tapeOf(text, choice) {
  const tape = originalOf(choice);
  const list = numbersOf(text);
  if (isTold(list, 2)) for (const [place, value] of list) if (place in tape) tape[place] = value;
  return tape;
}

function recallChange(words) {
  const known = (word) => word in choices ? +word : 0;
  take(known(words.c));
  now.base = tapeOf(words.n, now.choice);
  now.keptChoice = known(words.of);
  now.kept = "b" in words ? tapeOf(words.b, now.keptChoice) : null;
  [now.slower, now.bouncier] = [+words.slower || 0, +words.bouncier || 0];
  now.isAnew = words.anew === "1";
  const story = numbersOf(words.e);
  now.story = isTold(story, 4) ? story.map(([code, time, x, y]) => ({ code, time, x, y })) : [];
}

// Puts the choreographies that an address carries into the menu.
function recallOwn(texts) {
  let told = "";
  for (const letters of (texts ?? "").split(",").filter(Boolean)) {
    try { offer(choreographyIn(fromLetters(letters))); } catch (error) {
      told = `This address has a choreography that can't be read: ${error.words ?? "a part of it is lost"}`;
      break;
    }
  }
  return told;
}

// Returns the time, and what could not be recalled.
function recall() {
  const words = wordsOf(location.hash.slice(1));
  const told = recallOwn(words.own);
  recallChange(words);
  now.speed = clamp(+words.speed || 1, 0.1, 2);
  now.rate = [24, 30, 60, 120].includes(+words.fps) ? +words.fps : now.rate;
  now.loops = words.loop === "1";
  now.compares = ["side", "wipe"].includes(words.compare) ? words.compare : "";
  if (words.show) now.shows = new Set(words.show.split(","));
  const range = numbersOf(words.range).flat();
  if (range.length === 2 && range.every(Number.isFinite) && range[0] < range[1]) now.range = range;
  return { time: Number.isFinite(+words.t) && words.t ? +words.t : null, told };
}
