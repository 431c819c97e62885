// Answers what the library asks while it reads a choreography from JSON, and while it tells what one is made of.
// See TapeQuestion.swift: these are its kinds, in the same order.

const asks = [
  "number", "numbers", "truth", "mark", "text", "option", "word", "ownWord", "one", "name", "presence", "part", "list", "element",
  "end", "schema", "fault",
];
// Who answers now, who does after that, and why an answer was refused.
let [answering, next, refusal] = [null, [], null];

function asked(kind, word, value, low, high, more) {
  try {
    if (asks[kind] === "schema") {
      // The library begins anew.
      answering?.end();
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

// What is wrong with a choreography, in words.
const fault = (words) => ({ words });
const anyOf = (words) => words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} or ${words.at(-1)}`;

// The numbers that something takes, in words.
function rangeInWords({ low, high, isClosed }) {
  if (high === Number.MAX_VALUE) return low === -high ? "a finite number" : `${low} or more`;
  return isClosed ? `a number from ${low} to ${high}` : `a number above ${low}, at most ${high}`;
}

// What the library is told: a document, as JSON.parse returns it.
class DocumentReader {
  // What is being read, from the outermost: a value, where it is, the keys that were asked for, and how many of its numbers were.
  #parts = [];
  #texts;
  #options = [];
  // A text that is asked for next.
  #own;
  // The places that the document itself has rules for.
  #places = [];

  constructor(root, texts) {
    this.#texts = texts;
    this.#enter(root, "");
  }

  get #last() { return this.#parts.at(-1); }

  #placeOf(key) {
    const place = this.#last?.place ?? "";
    if (typeof key === "number") return `${place}[${key}]`;
    return place && key ? `${place}.${key}` : place || key;
  }

  #enter(value, key) { this.#parts.push({ value, place: this.#placeOf(key), keys: [], count: 0 }); }

  #refuse(words, key) { throw fault(`${this.#placeOf(key) || "the choreography"} ${words}`); }
  #isNot(kind, key) { this.#refuse(`is not ${kind}`, key); }
  #isUnknown(word, key, choices) { this.#refuse(`is "${word}": it takes ${anyOf(choices)}`, key); }

  #find(key, isRequired) {
    const { value, keys } = this.#last;
    if (!value || typeof value !== "object" || Array.isArray(value)) this.#isNot("an object", "");
    keys.push(key);
    if (Object.hasOwn(value, key)) return value[key];
    if (isRequired) this.#refuse("is missing", key);
  }

  #string(key, isRequired) {
    const text = this.#find(key, isRequired);
    // What is half a letter is no text.
    if (text !== undefined && (typeof text !== "string" || /\p{Cs}/u.test(text))) this.#isNot("a string", key);
    return text;
  }

  #numberOf(text) {
    if (!this.#texts.includes(text)) this.#texts.push(text);
    return this.#texts.indexOf(text);
  }

  #takeOptions() {
    const options = this.#options;
    this.#options = [];
    return options;
  }

  #takeList(value, count, key) {
    if (!Array.isArray(value) || value.length !== count) this.#isNot(`a list of ${count} numbers`, key);
  }

  number(key, standard, range) {
    // The numbers of a list have no keys.
    const place = key || this.#last.count++;
    const value = key ? this.#find(key, range.isRequired) : this.#last.value[place];
    if (value === undefined) return standard;
    if (typeof value !== "number") this.#isNot("a number", place);
    if (!(value >= range.low && value <= range.high && (range.isClosed || value > range.low))) {
      this.#refuse(`is ${value}: it takes ${rangeInWords(range)}`, place);
    }
    // −0 is 0, because it is also written as 0.
    return value || 0;
  }

  numbers(key, count, { isRequired }) {
    const value = this.#find(key, isRequired);
    if (value === undefined) return 0;
    this.#takeList(value, count, key);
    this.#enter(value, key);
    return count;
  }

  truth(key, standard, { isRequired }) {
    const value = this.#find(key, isRequired);
    if (value === undefined) return standard;
    if (typeof value !== "boolean") this.#isNot("true or false", key);
    return value ? 1 : 0;
  }

  mark(key) { if (!this.truth(key, 0, { isRequired: true })) this.#isNot("true", key); }

  text(key, standard, { isRequired }) {
    const text = this.#own ?? this.#string(key, true);
    this.#own = undefined;
    if (!text && isRequired) this.#refuse("is empty", key);
    return this.#numberOf(text);
  }

  option(word) { this.#options.push(word); }

  word(key, standard, { isRequired }) {
    const words = this.#takeOptions();
    const word = this.#string(key, isRequired);
    if (word === undefined) return standard;
    if (!words.includes(word)) this.#isUnknown(word, key, words);
    return words.indexOf(word);
  }

  // One of the library's places, or one that the document has a rule for.
  ownWord(key, standard, { isRequired }) {
    const words = this.#takeOptions();
    const word = this.#string(key, isRequired);
    if (word === undefined) return standard;
    if (!word) this.#refuse("is empty", key);
    if (words.includes(word)) return words.indexOf(word);
    if (key === "place") this.#places.push(word);
    if (!this.#places.includes(word)) this.#isUnknown(word, key, [...words, ...this.#places]);
    this.#own = word;
    return words.length;
  }

  one() {
    const words = this.#takeOptions();
    const found = words.filter((word) => Object.hasOwn(Object(this.#last.value), word));
    if (found.length !== 1) this.#refuse(`needs exactly one of ${anyOf(words)}`, "");
    return words.indexOf(found[0]);
  }

  name() {
    const options = this.#takeOptions();
    const { value } = this.#last;
    // An option without letters stands for each number that there may be instead.
    const words = options.filter(Boolean);
    if (typeof value !== "string" || !words.length) {
      this.#takeList(value, options.length - words.length, "");
      return words.length;
    }
    if (!words.includes(value)) this.#isUnknown(value, "", words);
    return words.indexOf(value);
  }

  presence(key) { return this.#find(key, false) === undefined ? 0 : 1; }

  part(key, _, { isRequired }) {
    const value = this.#find(key, isRequired);
    if (value === undefined) return 0;
    this.#enter(value, key);
    return 1;
  }

  list(key, _, { isRequired }) {
    const value = this.#find(key, isRequired);
    if (value === undefined) return -1;
    if (!Array.isArray(value)) this.#isNot("a list", key);
    this.#enter(value, key);
    return value.length;
  }

  element(_, index) { this.#enter(this.#last.value[index], index); }

  end() {
    const { value, keys } = this.#last;
    const unknown = keys.length ? Object.keys(value).find((key) => !keys.includes(key)) : undefined;
    if (unknown !== undefined) this.#refuse(`has an unknown key "${unknown}": it takes ${anyOf([...new Set(keys)])}`, "");
    this.#parts.pop();
  }

  schema(known) {
    const schema = this.#string("schema", true);
    if (schema !== known) this.#isUnknown(schema, "schema", [known]);
  }

  // The library has no words for what it found.
  fault(_, value, range) {
    const [phase, before] = this.#takeOptions();
    if (range.isRequired) this.#refuse(`has ${value}: it takes ${rangeInWords(range)}`, "");
    if (value) this.#refuse("never comes to rest, because a spring has a bounce of 1", "");
    if (phase) this.#refuse(`has ${phase}, which cannot come ${before ? `after ${before}` : "first"}`, "");
    this.#refuse("has phases or places that lack others: “bookmotion choreography check” says which", "");
  }
}

// What tells: the numbers of a choreography as they are on a tape, and the places of those that can be tuned.
class ChoreographyTeller {
  numbersOnTape = [];
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
  fault() {}

  // The places of all numbers that can be tuned, counted from the beginning of a whole tape.
  freeFrom(start) { return new Set(this.#notes.map(({ place }) => start + place)); }

  // The same places, by the keys of the numbers.
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
