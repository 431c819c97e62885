// Reads JSON, and says what is wrong with it, as the command line does: in its words, with the line. JSON.parse of
// browsers has other words, and knows neither lines nor keys that occur twice.

const fault = (words, line) => ({ words, line });

// Text as one line: what can't be seen is escaped, and the rest of a long one left out.
const unseen = /[\0-\x1f\x7f-\x9f\xad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu;
const longest = { inSentence: 60, line: 30, endOfLine: 25, found: 12, shown: 8, depth: 100 };
const escapes = { "\0": "\\0", "\t": "\\t", "\n": "\\n", "\r": "\\r" };
const hex = (letter) => letter.codePointAt(0).toString(16).toUpperCase();
const printable = (text) => text.replace(unseen, (letter) => escapes[letter]
  ?? `\\u{${hex(letter).padStart(letter < "\x80" ? 2 : letter > "\uffff" ? 8 : 4, "0")}}`);
function inSentence(text) {
  const letters = [...text];
  return printable(letters.slice(0, longest.inSentence).join("")) + (letters.length > longest.inSentence ? "…" : "");
}

// What people see as letters.
const lettersIn = (text) => Intl.Segmenter ? Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment) : [...text];

const isDigit = (letter) => letter >= "0" && letter <= "9";

// A value with its line: objects are maps of such values, and lists have them. In damaged text, what was no letter is "\ufffd".
function parsed(text, isDamaged) {
  let [at, line, depth] = [text[0] === "\ufeff" ? 1 : 0, 1, 0];
  const peek = () => text[at] ?? "";

  function skipSpace() {
    for (; " \t\r\n".includes(peek()) && at < text.length; at++) if (peek() === "\n") line++;
  }

  function run(belongs) {
    const start = at;
    while (at < text.length && belongs(peek())) at++;
    return text.slice(start, at);
  }

  function remedy(wanted) {
    if (at >= text.length) return "";
    const letter = peek();
    if (".+".includes(letter)) return ": a number has to begin with a digit or a minus sign";
    if ("/#".includes(letter)) return ": JSON has no comments";
    if (letter === "'") return ": JSON takes double quotes";
    if ("}]".includes(letter) && wanted.startsWith("another")) return ": JSON has no trailing commas";
    if (text[at - 1] === "," && isDigit(letter) && isDigit(text[at - 2] ?? "")) return ": write 0.5, not 0,5";
    return "";
  }

  function unexpected(wanted) {
    if (at >= text.length) return fault(`the document ends where ${wanted} should be`, line);
    const bytes = new TextEncoder().encode(text.slice(at, at + longest.found)).slice(0, longest.found);
    const found = lettersIn(decoded(bytes).split(/[\n\v\f\r\x85\u2028\u2029]/)[0]).slice(0, longest.shown).join("");
    // Up to its own closing quote, if it begins with a quote.
    const words = peek() === '"' ? found.slice(1).split('"')[0] : found;
    return fault(`found "${inSentence(words)}" where ${wanted} should be${remedy(wanted)}`, line);
  }

  function expect(letter, name) {
    skipSpace();
    if (peek() !== letter) throw unexpected(name);
    at++;
  }

  function open(letter, name) {
    expect(letter, name);
    if (++depth > longest.depth) throw fault(`objects and lists are nested more than ${longest.depth} levels deep`, line);
  }

  function textBefore(end) {
    const words = text.slice(text.lastIndexOf("\n", end - 1) + 1, end).replace(/^[ \t,]+/, "");
    const letters = lettersIn(words);
    return letters.length > longest.line ? "…" + inSentence(letters.slice(-longest.endOfLine).join("")) : inSentence(words);
  }

  // True if the object or list ends here; otherwise, the separator of its elements is read.
  function closes(letter, isFirst) {
    const [last, lastLine] = [at, line];
    skipSpace();
    if (peek() === letter) {
      at++;
      depth--;
      return true;
    }
    if (isFirst) return false;
    // The line at fault is the one that lacks the comma, not the one on which that is noticed.
    if (line > lastLine && at < text.length && (isDigit(peek()) || '"{[-'.includes(peek()))) {
      throw fault(`a comma is missing after ${textBefore(last)}`, lastLine);
    }
    expect(",", `a comma or ${letter}`);
    skipSpace();
    if (peek() === letter) throw unexpected("another element after the comma");
    return false;
  }

  function word(values) {
    const letters = run((letter) => letter >= "a" && letter <= "z");
    if (!(letters in values)) throw fault("found a word other than true, false, or null", line);
    return values[letters];
  }

  function number() {
    const start = at;
    if (peek() === "-") at++;
    const whole = run(isDigit);
    if (!whole || (whole[0] === "0" && whole.length > 1)) throw fault("a number has to begin with 1 to 9, or with a single 0", line);
    if (peek() === ".") {
      at++;
      if (!run(isDigit)) throw fault("a digit is missing after the decimal point of a number", line);
    }
    if (peek() === "e" || peek() === "E") {
      at++;
      if (peek() === "-" || peek() === "+") at++;
      if (!run(isDigit)) throw fault("a digit is missing in the exponent of a number", line);
    }
    const value = Number(text.slice(start, at));
    if (!Number.isFinite(value)) throw fault("a number is too large: the limit is about 1.8e308", line);
    // −0 is 0, because it is also written as 0.
    return value || 0;
  }

  function unit() {
    let digits = "";
    for (; digits.length < 4; at++) {
      if (!/[0-9a-fA-F]/.test(peek())) throw unexpected("four hexadecimal digits");
      digits += peek();
    }
    return String.fromCharCode(parseInt(digits, 16));
  }

  function escaped() {
    const plain = { '"': '"', "\\": "\\", "/": "/", b: "\b", f: "\f", n: "\n", r: "\r", t: "\t" }[peek()];
    if (plain) {
      at++;
      return plain;
    }
    if (peek() !== "u") throw unexpected('one of " \\ / b f n r t u after a backslash');
    at++;
    const first = unit();
    if (!/[\ud800-\udfff]/.test(first)) return first;
    const unpaired = () => fault("a surrogate is unpaired: \\uD800 to \\uDBFF must be followed by \\uDC00 to \\uDFFF", line);
    if (first > "\udbff" || peek() !== "\\") throw unpaired();
    at++;
    if (peek() !== "u") throw unpaired();
    at++;
    const second = unit();
    if (!/[\udc00-\udfff]/.test(second)) throw unpaired();
    return first + second;
  }

  function string() {
    expect('"', "a string");
    for (let all = ""; ;) {
      all += run((letter) => letter >= " " && letter !== '"' && letter !== "\\");
      if (peek() === "\\") {
        at++;
        all += escaped();
      } else if (peek() !== '"') throw unexpected("the end of a string");
      else {
        at++;
        if (isDamaged && all.includes("\ufffd")) throw fault("a string is not valid UTF-8", line);
        return all;
      }
    }
  }

  function object() {
    const fields = new Map();
    open("{", "an object");
    while (!closes("}", !fields.size)) {
      skipSpace();
      if (peek() !== '"') throw unexpected("a key in quotes");
      const keyLine = line;
      const key = string();
      if (fields.has(key)) throw fault(`the key "${inSentence(key)}" occurs twice in one object`, keyLine);
      fields.set(key);
      expect(":", "a colon");
      fields.set(key, node());
    }
    return fields;
  }

  function list() {
    const elements = [];
    open("[", "a list");
    while (!closes("]", !elements.length)) elements.push(node());
    return elements;
  }

  function node() {
    skipSpace();
    const [letter, start] = [peek(), line];
    if (letter === "{") return { value: object(), line: start };
    if (letter === "[") return { value: list(), line: start };
    if (letter === '"') return { value: string(), line: start };
    if (letter === "t" || letter === "f") return { value: word({ true: true, false: false }), line: start };
    if (letter === "n") return { value: word({ null: null }), line: start };
    if (letter === "-" || isDigit(letter)) return { value: number(), line: start };
    throw unexpected("a value");
  }

  const whole = node();
  skipSpace();
  if (at < text.length) throw unexpected("the end of the document");
  return whole;
}

// Lists of words.
function listed(words, conjunction) {
  const all = words.map(inSentence);
  return all.length < 2 ? all.join("") : `${all.slice(0, -1).join(", ")}${all.length > 2 ? "," : ""} ${conjunction} ${all.at(-1)}`;
}
const anyOf = (words) => listed(words, "or");
const allOf = (words) => listed(words, "and");

// A number as errors have it: 1e9 where it would have many zeros.
function plainly(value) {
  const [mantissa, power] = value.toExponential().split("e");
  if (value && (+power < -4 || Math.abs(value) > Number.MAX_SAFE_INTEGER + 1)) return `${mantissa}e${+power}`;
  const text = String(value);
  const zeros = /0*$/.exec(text)[0].length;
  return zeros >= 6 && text.replace("-", "").length === zeros + 1 ? `${text.slice(0, -zeros)}e${zeros}` : text;
}

// The numbers from one to another, in words.
function rangeInWords({ low, high, isClosed }, value) {
  const [least, most] = [1e-100, 1e100];
  if (high === most && value <= high) {
    if (low === 0) return "a number of 0 or more";
    if (low === least && value <= 0) return "a number above 0";
  }
  if (high === Number.MAX_VALUE) {
    return low === -high ? "a finite number" : low === 0 ? "a finite number, 0 or above" : `${plainly(low)} or more`;
  }
  if (high === most && low === least) return "a number above 0 (1e-100 to 1e100)";
  return isClosed ? `a number from ${plainly(low)} to ${plainly(high)}` : `a number above ${plainly(low)}, at most ${plainly(high)}`;
}

// How many letters have to be inserted, removed, replaced, or exchanged with their neighbor.
function edits(from, to) {
  let [earlier, above] = [[], Array.from({ length: to.length + 1 }, (_, i) => i)];
  for (let i = 0; i < from.length; i++) {
    const row = [i + 1];
    for (let j = 0; j < to.length; j++) {
      let fewest = Math.min(above[j + 1] + 1, row[j] + 1, above[j] + (from[i] === to[j] ? 0 : 1));
      if (i && j && from[i] === to[j - 1] && from[i - 1] === to[j]) fewest = Math.min(fewest, earlier[j - 1] + 1);
      row.push(fewest);
    }
    [earlier, above] = [above, row];
  }
  return above[to.length];
}

// The word that was meant by one that is mistyped, if any.
function meantBy(word, words) {
  const typed = [...word.toLowerCase()];
  const count = typed.filter((letter) => letter !== "-").length;
  if (!count || typed.length > longest.inSentence) return;
  let [best, fewest] = [undefined, Infinity];
  for (const candidate of words) {
    const needed = edits(typed, [...candidate.toLowerCase()]);
    if (needed < fewest) [best, fewest] = [candidate, needed];
  }
  if (fewest <= Math.max(1, count / 3) && fewest < count) return best;
  return count > 1 ? words.find((candidate) => candidate.startsWith(word)) : undefined;
}
function question(word, words) {
  const meant = meantBy(word, words);
  return meant === undefined ? "" : `; did you mean "${inSentence(meant)}"?`;
}
