// Answers what the library asks while it reads a choreography from JSON, and while it tells what one is made of.
// See TapeQuestion in Tape.swift: these are its kinds, in the same order.

const asks = [
  "number", "numbers", "truth", "mark", "text", "option", "suggestion", "word", "ownWord", "one", "name", "presence", "part",
  "list", "element", "end", "schema", "called", "fault",
];
// Who answers now, who does after that, and why an answer was refused.
let [answering, next, refusal] = [null, [], null];

function asked(kind, word, value, low, high, more) {
  try {
    if (asks[kind] === "schema") {
      // The library begins anew.
      answering?.finish();
      answering = next.shift();
    }
    const isRequired = (more & 1) === 1;
    return answering[asks[kind]](word, value, { low, high, isClosed: (more & 2) === 2, measure: (more >> 2) - 1, isRequired }) ?? 0;
  } catch (error) {
    refusal ??= error;
    return NaN;
  }
}

// Lets some answer what the library asks, one after the other. What was refused is thrown.
function answeredBy(all, ask) {
  [answering, next, refusal] = [null, all, null];
  const code = ask();
  answering = null;
  if (refusal) throw refusal;
  answerOf(code);
}

// What the library is told: a document.
class DocumentReader {
  // The parts that are being read, from the outermost, each with its keys as far as they are known.
  #parts;
  #root;
  #texts;
  #options = [];
  #suggestions = [];
  // A text that is asked for next.
  #own;
  // What may be in the order of each way, and the places that there are.
  #orders = [];
  #places = [];

  constructor(root, texts) {
    [this.#root, this.#texts] = [root, texts];
    this.#parts = [this.#part(root, "")];
  }

  #part(node, place) { return { node, place, keys: [], missing: null, name: "" }; }

  get #last() { return this.#parts.at(-1); }

  // Throws an error, with the place of each part that it is in.
  #refuse(say, place, key) {
    let isOwn = key !== undefined;
    const inside = (outer) => { place = !place || !outer || "[ ".includes(place[0]) ? outer + place : `${outer}.${place}`; };
    for (const part of [...this.#parts].reverse()) {
      // What is missing says more than what is wrong because of that.
      if (!isOwn && part.missing !== null) [say, place, key] = [(place) => `${place} is missing`, part.missing, undefined];
      isOwn = false;
      if (part.name) inside(part.name);
      if (part.place) inside(part.place);
    }
    place ||= "choreography";
    throw fault(say(place), this.#lineOf(place, key));
  }

  #lineOf(place, key) {
    const root = this.#root;
    const isField = (name) => root.value instanceof Map && root.value.has(name);
    if (key !== undefined && isField(key) && ![...root.value.keys()].some((known) => place.startsWith(known))) return root.value.get(key).line;
    let [node, depth, path] = [root, 0, ""];
    for (const letter of key === undefined ? place : `${place}.${key}`) {
      if (letter === "(") depth++;
      if (depth === 0 && letter !== " ") path += letter;
      if (letter === ")") depth--;
    }
    for (const step of path.split(/[.[\]]/).filter(Boolean)) {
      const { value } = node;
      const inner = value instanceof Map ? value.get(step) : Array.isArray(value) && /^\d+$/.test(step) ? value[step] : undefined;
      if (!inner) return node.line;
      node = inner;
    }
    return node.line;
  }

  #isNot(kind, place) { this.#refuse((place) => `${place} is not ${kind}`, place); }

  // A value of another kind: one in quotes is a mistake that is easily made.
  #mismatch(kind, { value }, place) {
    const isQuoted = typeof value === "string" && (value === "true" || value === "false" || /^\p{N}/u.test(value));
    this.#isNot(isQuoted ? `${kind}, because it is in quotes` : kind, place);
  }

  #isUnknown(word, place, choices) {
    this.#refuse((place) => `${place} is "${inSentence(word)}": it takes ${anyOf(choices)}${question(word, choices)}`, place);
  }

  #hasUnknown(key, known) {
    this.#refuse((place) => `${place} has an unknown key "${inSentence(key)}": it takes ${allOf(known)}${question(key, known)}`, "", key);
  }

  get #fields() {
    const { node, place } = this.#last;
    if (!(node.value instanceof Map)) this.#isNot(`an object${place === "spring" ? ', such as {"duration": 0.6, "bounce": 0.1}' : ""}`, "");
    return node.value;
  }

  #find(key, isRequired) {
    const part = this.#last;
    if (!part.keys.includes(key)) part.keys.push(key);
    const node = this.#fields.get(key);
    if (!node && isRequired) part.missing ??= key;
    return node;
  }

  #string(key, isRequired) {
    const node = this.#find(key, isRequired);
    if (node && typeof node.value !== "string") this.#mismatch("a string", node, key);
    return node?.value;
  }

  #numberOf(text) {
    if (!this.#texts.includes(text)) this.#texts.push(text);
    return this.#texts.indexOf(text);
  }

  #takeOptions() {
    const taken = [this.#options, this.#suggestions];
    [this.#options, this.#suggestions] = [[], []];
    return taken;
  }

  number(key, value, range) {
    const { values, valuesOf } = this.#last;
    const index = this.#last.read;
    const node = values ? values[index] : this.#find(key, range.isRequired);
    if (values) this.#last.read++;
    if (!node) return value;
    const place = values ? `${valuesOf}[${index}]` : key;
    if (typeof node.value !== "number") this.#mismatch("a number", node, place);
    if (!(node.value >= range.low && node.value <= range.high && (range.isClosed || node.value > range.low))) {
      this.#isOutside(node.value, range, place);
    }
    return node.value;
  }

  #isOutside(value, range, place) {
    this.#refuse((place) => `${place} is ${plainly(value)}: it takes ${rangeInWords(range, value)}`, place);
  }

  #takeList(node, count, kind, place) {
    if (!Array.isArray(node.value) || node.value.length !== count) this.#isNot(kind, place);
    Object.assign(this.#last, { values: node.value, valuesOf: place, read: 0 });
  }

  numbers(key, count, { isRequired }) {
    const node = this.#find(key, isRequired);
    if (!node) return 0;
    this.#takeList(node, count, `a list of ${count} numbers`, key);
    this.#last.isInList = true;
    return count;
  }

  truth(key, value, { isRequired }) {
    const node = this.#find(key, isRequired);
    if (!node) return value;
    if (typeof node.value !== "boolean") this.#mismatch("true or false", node, key);
    return node.value ? 1 : 0;
  }

  mark(key) {
    if (!this.truth(key, 0, { isRequired: true })) this.#isNot("true", key);
  }

  text(key, value, { isRequired }) {
    if (this.#own !== undefined) {
      const own = this.#own;
      this.#own = undefined;
      return this.#numberOf(own);
    }
    const text = this.#string(key, true);
    if (text === undefined) return value;
    if (!text && isRequired) this.#refuse((place) => `${place} is ${key === "own" ? "missing" : "empty"}`, key);
    return this.#numberOf(text);
  }

  option(word) { this.#options.push(word); }
  suggestion(word) { this.#suggestions.push(word); }

  word(key, value, { isRequired }) {
    const [words, suggested] = this.#takeOptions();
    if (suggested.length) this.#orders[this.#parts.find(({ list }) => list)?.list] = suggested;
    const word = this.#string(key, isRequired);
    if (word === undefined) return value;
    if (words.includes(word)) return words.indexOf(word);
    if (key === "move" && channel(word) >= 0) {
      // The first two are no channels.
      this.#refuse((place) => `${place} is ${word}, which follows from other channels: it takes ${anyOf(words.slice(2))}`, key);
    }
    this.#isUnknown(word, key, suggested.length ? suggested : words);
  }

  ownWord(key, value, { isRequired }) {
    const [words] = this.#takeOptions();
    if (!this.#places.length) this.#places = words;
    const word = this.#string(key, isRequired);
    if (word === undefined) return value;
    if (!word) this.#refuse((place) => `${place} is empty`, key);
    if (key === "place" && this.#last.missing === null) this.#last.name = ` (${inSentence(word)})`;
    if (words.includes(word)) return words.indexOf(word);
    this.#own = word;
    return words.length;
  }

  one() {
    const [words] = this.#takeOptions();
    const there = [...this.#fields.keys()];
    const found = words.filter((word) => there.includes(word));
    if (found.length === 1) return words.indexOf(found[0]);
    const mistyped = found.length ? undefined : there.sort().find((key) => meantBy(key, words) !== undefined);
    if (mistyped !== undefined) {
      this.#refuseAll(() => this.#hasUnknown(mistyped, words));
    }
    this.#refuse((place) => (found.length ? `${place} has ${allOf(found)}: it takes exactly one of ` : `${place} needs one of `) + allOf(words), "");
  }

  // An error that what is missing goes before.
  #refuseAll(refuse) {
    const { missing } = this.#last;
    if (missing === null) refuse();
    this.#refuse(() => "", "");
  }

  name(noun) {
    const [options] = this.#takeOptions();
    const [words, count] = [options.filter(Boolean), options.filter((word) => !word).length];
    const { node } = this.#last;
    if (typeof node.value === "string" && words.length) {
      if (!words.includes(node.value)) this.#isUnknown(node.value, "", words);
      return words.indexOf(node.value);
    }
    const kind = `a list of ${count} numbers`;
    this.#takeList(node, count, words.length ? `${noun} or ${kind}` : kind, "");
    return words.length;
  }

  presence(key) { return this.#find(key, false) ? 1 : 0; }

  part(key, value, { isRequired }) {
    const node = this.#find(key, isRequired);
    if (!node) return 0;
    this.#parts.push(this.#part(node, key));
    return 1;
  }

  list(key, value, { isRequired }) {
    const node = this.#find(key, isRequired);
    if (!node) return -1;
    if (!Array.isArray(node.value)) this.#mismatch("a list", node, key);
    this.#parts.push({ ...this.#part(node, ""), list: key });
    return node.value.length;
  }

  element(_, index) {
    const { node, list } = this.#last;
    this.#parts.push(this.#part(node.value[index], `${list}[${index}]`));
  }

  end() {
    const part = this.#last;
    if (part.isInList) {
      [part.isInList, part.values] = [false, null];
      return;
    }
    if (!part.list) this.#expectAll();
    this.#parts.pop();
  }

  #expectAll() {
    const { node, keys, missing } = this.#last;
    // An unknown key may be the missing one, mistyped.
    const [unknown] = node.value instanceof Map ? [...node.value.keys()].filter((key) => !keys.includes(key)).sort() : [];
    if (unknown !== undefined) this.#hasUnknown(unknown, keys);
    if (missing !== null) this.#refuse(() => "", "");
  }

  schema(known) {
    const word = this.#string("schema", true);
    if (word === known || word === undefined) return;
    const [name, version] = known.split("/");
    const digits = word.startsWith(`${name}/`) ? word.slice(name.length + 1) : "";
    if (/^[1-9]\d*$/.test(digits) && +digits > +version) {
      this.#refuse((place) => `${place} is "${inSentence(word)}", which is newer than this version knows: it takes ${known}`, "schema");
    }
    this.#isUnknown(word, "schema", [known]);
  }

  called(name) { if (this.#last.missing === null) this.#last.name = ` (${inSentence(name)})`; }

  finish() { this.#expectAll(); }

  // The library has no words for what it found: they follow from the document.
  fault(_, value, range) {
    const { keys, valuesOf } = this.#last;
    const [words] = this.#takeOptions();
    const field = (node, key) => node?.value instanceof Map ? node.value.get(key)?.value : undefined;
    const stages = (way) => (field(this.#root, way) ?? []).map((node) => ({ node, phase: field(node, "phase") }));
    if (range.isRequired) {
      if (keys.includes("closing")) this.#isOutside(value, range, "the time that the motion takes");
      this.#isOutside(value, range, `${valuesOf}[1]`);
    }
    if (!keys.includes("opening")) this.#checkPlaces(field);
    if (value) this.#refuse((place) => `${place} never comes to rest, because a spring has a bounce of 1`, "the motion");
    for (const way of ["opening", "closing"]) {
      const [all, order] = [stages(way), this.#orders[way] ?? []];
      if (!all.length) this.#refuse((place) => `${place} has 0 elements: it takes 1 or more`, way);
      const [phase, before] = words;
      const index = all.findIndex((stage, i) => stage.phase === phase && (all[i - 1]?.phase ?? "") === before);
      const isWrong = way === "closing" || !order.includes(phase) || order.indexOf(phase) <= order.indexOf(before);
      if (words.length && index >= 0 && isWrong) {
        this.#refuse((place) => `${place} is ${phase}, which cannot come ${before ? `after ${before}` : "first"}`, `${way}[${index}].phase`);
      }
      if (!words.length && all.at(-1).phase !== order.at(-1)) {
        this.#refuse((place) => `${place} is missing`, `${way}[${all.length}] (${order.at(-1)})`);
      }
    }
    const known = [...this.#places, ...this.#ownPlaces(field)];
    for (const way of ["opening", "closing"]) {
      for (const [i, { node, phase }] of stages(way).entries()) {
        for (const [j, move] of (field(node, "moves") ?? []).entries()) {
          const to = field(move, "to");
          if (typeof to === "string" && !known.includes(to)) this.#isUnknown(to, `${way}[${i}] (${phase}).moves[${j}].to`, known);
        }
      }
    }
  }

  #ownPlaces(field) {
    return (field(this.#root, "places") ?? []).map((node) => field(node, "place")).filter((place) => !this.#places.includes(place));
  }

  // Places refer to those before them, and to built-in ones without a rule of their own.
  #checkPlaces(field) {
    const entries = field(this.#root, "places") ?? [];
    const names = entries.map((node) => field(node, "place"));
    const free = this.#places.filter((place) => !names.includes(place));
    const cannot = (index, reason) => this.#refuse(
      (place) => `${place} is "${inSentence(names[index])}": ${reason}`, `places[${index}] (${names[index]}).place`);
    for (const [index, node] of entries.entries()) {
      // What an app reports comes first among all places.
      if (this.#places.slice(0, 3).includes(names[index])) cannot(index, "its frame is what the app reports");
      if (names.indexOf(names[index]) < index) cannot(index, "it has a rule already");
      const known = [...free, ...names.slice(0, index)];
      for (const key of ["area", "like", "within"]) {
        const other = field(node, key) ?? (key === "area" ? "screen" : undefined);
        if (other !== undefined && !known.includes(other)) this.#isUnknown(other, `places[${index}] (${names[index]}).${key}`, known);
      }
    }
  }
}

// What tells: the numbers of a choreography as they are on a tape, and the places of those that can be tuned.
class ChoreographyTeller {
  numbersOnTape = [];
  places = {};
  #texts;
  #notes = [];
  #path = [];
  // What is open, from the outermost: a list of numbers, a part, a list with the names of its elements, or an element.
  #open = [];
  #options = [];
  #index = 0;
  // The words that say what the element of a list is, and how deep they are.
  #subject = { words: [], depth: -1 };
  #awaitsWord = false;

  constructor(texts) { this.#texts = texts; }

  #add(number) {
    this.numbersOnTape.push(number);
    return number;
  }

  number(key, value, { measure }) {
    if (measure >= 0) this.#notes.push({ path: [...this.#path, key || String(this.#index)], place: this.numbersOnTape.length, measure });
    if (!key) this.#index++;
    return this.#add(value);
  }

  #enter(key, more) {
    this.#path.push(key);
    this.#open.push(more ?? {});
  }

  numbers(key, count) {
    this.#index = 0;
    this.#enter(key);
    return count;
  }

  truth(_, value) { return this.#add(value); }
  mark() {}

  text(key, value) {
    if (key ? this.#path.length === this.#subject.depth : this.#awaitsWord) {
      // A name of one's own stands for all that was said before.
      if (key === "name") this.#subject.words = [];
      this.#subject.words.push(this.#texts[value]);
    }
    this.#awaitsWord = false;
    return this.#add(value);
  }

  option(word) { this.#options.push(word); }
  suggestion() {}

  #word(value) {
    if (this.#path.length === this.#subject.depth) {
      if (value < this.#options.length) this.#subject.words.push(this.#options[value]); else this.#awaitsWord = true;
    }
    this.#options = [];
    return this.#add(value);
  }

  word(_, value) { return this.#word(value); }

  ownWord(key, value) {
    const isSubject = this.#path.length === this.#subject.depth;
    this.#word(value);
    // The name of a place says it all: its other words are for tuning.
    if (isSubject && key === "place") this.#subject.depth = -1;
    return value;
  }

  one(_, value) {
    this.#options = [];
    return this.#add(value);
  }

  name(_, value) {
    [this.#index, this.#options] = [0, []];
    return this.#add(value);
  }

  presence(_, value) { return this.#add(value); }

  part(key) {
    this.#enter(key);
    return 1;
  }

  list(key, count) {
    this.#add(count);
    this.#enter(key, { counts: {} });
    return count;
  }

  element() {
    const { counts } = this.#open.at(-1);
    this.#enter("", { names: counts, first: this.#notes.length, outer: this.#subject });
    this.#subject = { words: [], depth: this.#path.length };
  }

  end() {
    const { names, first, outer } = this.#open.pop();
    this.#path.pop();
    if (!names) return;
    const name = this.#subject.words.join(" to ");
    this.#subject = outer;
    const number = names[name] = (names[name] ?? 0) + 1;
    for (const { path } of this.#notes.slice(first)) path[this.#path.length] = number === 1 ? name : `${name} (${number})`;
  }

  schema() {}
  called() {}
  fault() {}

  // The places, counted from the beginning of a whole tape.
  placesFrom(start) {
    const places = {};
    for (const { path, place, measure } of this.#notes) {
      let node = places;
      for (const key of path.slice(0, -1)) node = node[key] ??= {};
      node[path.at(-1)] = [start + place, measure];
    }
    return places;
  }
}
