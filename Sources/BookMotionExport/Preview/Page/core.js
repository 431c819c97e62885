// The library itself is in `core`, as WebAssembly: this page hands it numbers, and hands what it
// answers to the elements of the page. It knows no motion.

const data = JSON.parse($("data").textContent);
const written = [...document.querySelectorAll(".picture")].map(({ textContent }) => textContent);
const withPictures = (art) => art.replace(/picture:(\d+);/g, (_, number) => written[number]);
// A book's page can play several choreographies; all that differs between them belongs to one of these.
const choices = data.choreographies ?? [data];
// The book that is tuned, the one that it is compared with, and one to try numbers with.
const [tuned, compared, tried] = [0, 2, 3];
let core;

function answerOf(code) {
  if (code < 0) throw new Error(data.refusals[-code - 1]);
  return code;
}

// What an export answers: so many numbers on the tape, or why there are none.
function answer(count) {
  answerOf(count);
  const place = core.tape();  // before its memory is asked for: that is another after it has grown
  return new Float64Array(core.memory.buffer, place, count);
}

// Sets a book up, slower and bouncier than its tape: what its numbers are then, or nothing if it can't be.
function load(book, tape, slower = 0, bouncier = 0) {
  const numbers = withOwn(tape);
  answer(core.capacity()).set(numbers);
  return core.load(book, numbers.length, slower, bouncier) < 0 ? null : Float64Array.from(withoutOwn(answer(numbers.length)));
}

const pose = (book, time) => answer(core.pose(book, time));
const rows = (numbers, width) =>
  Array.from({ length: numbers.length / width }, (_, i) => [...numbers.slice(i * width, (i + 1) * width)]);
const cues = (book) => rows(answer(core.cues(book, -1, 1e9)), 3)
  .map(([time, kind, number]) => ({ time, kind, number, name: nameOf(kind, number) }));
// The names that the library knows come first, and then those of the choreography.
const nameOf = (kind, number) => data.cues[kind][number] ?? data.texts[number - data.cues[kind].length];
// A book is made of elements; everything else paints itself.
const isBook = data.family === "book";
const codes = Object.fromEntries(data.events.map((name, code) => [name, code]));
const events = (book) => rows(answer(core.events(book)), 2)
  .map(([code, time]) => ({ code, time, name: data.events[code] }));

function said(length) {
  const place = core.text();
  return decoded(new Uint8Array(core.memory.buffer, place, length));
}

function lint(book) {
  if (!isBook) return [];
  const lines = said(answerOf(core.lint(book))).split("\n").slice(0, -1);
  const found = rows(answer(4 * lines.length), 4);
  return found.map(([isRemark, isBack, phase, time], i) => ({ isRemark, isBack, phase, time, words: lines[i] }));
}

// The document with the numbers as they are now, and the same as Swift source, which contains it.
const tunedDocument = () => said(answerOf(core.document(tuned)));
const tunedJSON = () => tunedDocument() + "\n";

function tunedSwift() {
  const [head, indent, tail] = data.swift;
  return head + tunedDocument().split("\n").map((line) => indent + line).join("\n") + tail;
}
