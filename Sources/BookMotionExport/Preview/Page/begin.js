// How the page begins.

// Buttons for what can happen, each with its key.
function drawButtons() {
  for (const part of document.querySelectorAll(".happens")) part.remove();
  const nextHint = $("keys").children[3];
  data.buttons.forEach(([event, label, key, name, min, max, value]) => {
    const button = Object.assign(document.createElement("button"), { id: `event-${event}`, className: "happens", textContent: label });
    button.onclick = () => pressButton(event);
    $("anew").before(button);
    if (name) {
      const number = Object.assign(document.createElement("input"), {
        id: `number-${event}`, type: "number", min, max, value, step: "any", required: true,
      });
      number.className = "happens";
      number.ariaLabel = `${name} of ${label}`;
      button.after(number);
    }
    const hint = Object.assign(document.createElement("span"), { className: "happens" });
    hint.innerHTML = "<kbd></kbd> ";
    hint.firstChild.textContent = key.length > 1 ? key : key.toUpperCase();
    hint.append(label.toLowerCase());
    nextHint.before(hint);
  });
}

const hide = (kind) => {
  for (const part of document.querySelectorAll(kind)) part.hidden = part.disabled = true;
};

// What every page shows, and what a page of another kind has no use for.
function furnish() {
  $("title").textContent = data.name;
  $("title").hidden = isBook;
  $("choreography").replaceChildren(...choices.map(({ name }, i) => new Option(name, i)));
  document.querySelector("style").append(`#stage, #before { background: ${data.mat} }`);
  stage.ariaLabel = data.label;
  stage.classList.toggle("upright", !!data.isUpright);
  hide(isBook ? ".of-pictures" : ".of-book");
  const own = [innerWidth, innerHeight];
  const screens = data.screens.some((size) => size.join() === own.join()) ? data.screens : [...data.screens, own];
  $("screen").replaceChildren(...screens.map((size) => new Option(size.join(" × ") + (size === own ? ", as this one" : ""), size.join("x"))));
}

const isPhone = () => matchMedia("(max-width: 800px) and (hover: none), (max-width: 500px)").matches;

// A phone shows what it would show, if nobody has said otherwise.
function onThisScreen(isFresh) {
  if (!isFresh || !isPhone()) return false;
  const base = now.base;
  now.base = Float64Array.from(base);
  now.base.set([innerWidth, innerHeight], data.head.screen);
  if (reload()) return true;
  now.base = base;
  return false;
}

function run(exports) {
  core = exports;
  core[data.family]();
  furnish();
  const { time, told } = recall();
  const isFresh = !("n" in wordsOf(location.hash.slice(1)));
  if (!entries.length) hide(".of-tuning, .of-tuning button");
  if (!("reduced" in data.head)) hide("#reduced");
  if ("reduced" in data.head && calm) now.base = Float64Array.from(now.base).fill(1, data.head.reduced, data.head.reduced + 1);
  const isRecalled = onThisScreen(isFresh) || reload();
  if (!isRecalled) {
    recallChange({});
    reload();
  }
  rebuild();
  drawFields();
  listen();
  showSwitches();
  if (time === null && !calm) play(); else seek(time ?? end);
  drawNow();
  if (told) say(told); else if (!isRecalled) say("This address has numbers that the book can't have: it is shown as it was made.");
  window.bookmotion.ready = performance.now();
  document.body.classList.add("ready");
}

// What tests and curious people may call.
window.bookmotion = {
  data, now, entries, pause, draw: drawNow, pose: (time, book = tuned) => [...pose(book, time)], perform, tune, seek, restart, tunedJSON, tunedSwift,
  lint: () => lint(tuned), end: () => end, axis: () => axis, events: () => events(tuned), get core() { return core; },
  place: (time, x, y) => [...answer(core.finger(tuned, time, x, y))],
  faces: (time) => rows([...answer(core.scene(tuned, time)).slice(0, data.kinds.length * data.faceWidth)], data.faceWidth),
};
