// What the page knows.

const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
const now = {
  // The choreography, by its place in the menu.
  choice: -1,
  time: 0, isPlaying: false, loops: false, speed: 1, rate: data.framesPerSecond, range: null,
  // The numbers before all of them are made slower and bouncier, and the numbers that are played.
  base: null, slower: 0, bouncier: 0, tape: null,
  // What was kept to compare with, if it is not the original, and how both are shown: "side", "wipe", or not.
  kept: null, keptChoice: 0, compares: "", wipe: 0.5, isHeld: false,
  // What a person has let happen, and whether that begins anew, without the events of the tape.
  story: [], isAnew: false,
  // The pictures that were put in, by their numbers in `pictures`.
  pictures: {},
  shows: new Set(), axisOf: null, movesCover: false, finger: null,
  // The part that is played again and again while a hand tunes it.
  replay: null,
};
const originalOf = (choice) => Float64Array.from(choices[choice].tape);
// The numbers of the choreography before anybody changes them.
let original;
// What follows from that, until something changes it. Nothing rests by itself while it is open.
let isOpen = false;
// When the book rests, when both do that are compared, and how long the axis of time is.
let [end, until, axis] = [1, 1, 0];
let [bands, ticks, marks, happened] = [[], [], [], []];
// True while a hand is on the page: what it changes is one change, and the axis stays.
let isHandDown = false;

const other = () => now.kept ?? (data.other ? Float64Array.from(data.other) : original);
const isCompared = () => now.compares !== "" || now.isHeld;
const channel = (name) => data.channels.findIndex(([known]) => known === name);
const isSwitch = (i) => i < data.head.count && !(i >= data.head.frame && i < data.head.frame + 4);
const screen = () => [...now.tape.slice(data.head.screen, data.head.screen + 2)];
const clamp = (value, low, high) => Math.min(Math.max(value, low), high);
// Of a value that is shown while it moves.
const decimals = 3;
const short = (value, digits = 4) => String(Math.abs(value) < 1e-9 ? 0 : +value.toPrecision(digits));
// A number of a field, as documents have it.
const exact = (value) => +value.toFixed(6);

// What can be tuned: the place of a number on the tape, the keys that lead to it in the document, what it
// belongs to, what it is there, and where one would look for others.
const entries = [];
// The two numbers of a list, where their names in the document are just 0 and 1.
const [ends, sides] = [["from", "to"], ["across", "down"]];
// Words of documents that say less than these.
const plain = { fades: "", arrival: "fades in", departure: "fades out", peak: "opacity at most", part: "share of the way", lasts: "next stage after", rise: "rises" };
// Where a move leads: words instead of those that documents have.
const moves = {
  center: "place", "to centered": "in the middle", "to closed": "when closed", "to opened": "when open", "to shelf": "on the shelf",
  "to spread": "of both pages", "to zoomed": "close by", "to reader": "of the reader",
};
const inPlain = (move) => move.split(/ (?=to )/).map((part) => moves[part] ?? part).join(" ");
const pairs = { arrival: ends, departure: ends, rise: ends, reader: sides, margins: sides, base: sides };
function addEntries(node, path) {
  if (Array.isArray(node)) {
    const [place, measure] = node;
    const value = data.tape[place];
    const [low, high, beyond] = data.ranges[measure];
    const isStage = path[0] === "opening" || path[0] === "closing";
    const part = isStage && path[3];
    entries.push({
      place, path, measure: data.measures[measure], move: path[2] === "moves" && inPlain(part), group: isStage ? `${path[0]}, ${path[1]}` : path[0],
      label: (part ? [inPlain(part), ...path.slice(4)] : path.slice(isStage ? 2 : 1))
        .map((key, i, keys) => pairs[keys[i - 1]]?.[key] ?? plain[key] ?? key).join(" ").trim(),
      range: [Math.min(low, beyond * value), Math.max(high, beyond * value)],
    });
  } else for (const key in node) addEntries(node[key], [...path, key]);
}

// Springs of a stage that are the same are tuned as one.
const springs = [];
function addSpring(one, i) {
  const other = entries[i + 1];
  if (one.path.at(-2) !== "spring" || other?.path.at(-2) !== "spring" || other.path[3] !== one.path[3]) return;
  const names = [one.path.at(-1), other.path.at(-1)];
  const same = springs.find((spring) => spring.group === one.group && spring.names.join() === names.join()
    && data.tape[spring.places[0][0]] === data.tape[one.place] && data.tape[spring.places[0][1]] === data.tape[other.place]);
  const spring = same ?? { group: one.group, moves: [], places: [], names, ranges: [one.range, other.range] };
  spring.moves.push(one.move || "spring");
  spring.places.push([one.place, other.place]);
  if (!same) springs.push(spring);
}

// Learns all of that for a choreography.
function learn(choice) {
  now.choice = choice;
  Object.assign(data, made(choice));
  original = originalOf(choice);
  entries.length = springs.length = 0;
  addEntries(data.places, []);
  entries.forEach(addSpring);
}
