// The numbers that can be tuned, and where they are shown.

// A field: what two numbers of a spring may be, with the authored ones as a ring.
function springField({ group, moves, places, names, ranges }) {
  const field = document.createElement("fieldset");
  const [one, other] = places[0];
  const values = () => [now.tape[one], now.tape[other]];
  const title = `${group}: ${moves.join(", ")}`;
  field.innerHTML = `<legend></legend><div class="pad" tabindex="0" role="group"><i class="was"></i><i class="is"></i></div>
    <label>${names[0]}<input type="number" step="0.01"></label>
    <label>${names[1]}<input type="number" step="0.01"></label><button>Reset</button>`;
  field.firstChild.textContent = title;
  const [pad, inputs, reset] = [field.querySelector(".pad"), [...field.querySelectorAll("input")], field.querySelector("button")];
  pad.ariaLabel = pad.title = `${title}: ${names[0]} across, ${names[1]} up; arrow keys change them`;
  reset.ariaLabel = `Reset ${title}`;
  inputs.forEach((input, i) => {
    input.ariaLabel = `${names[i]} of ${title}`;
    input.dataset.place = places[0][i];
    input.parentElement.title = help(names[i]);
  });
  const part = (value, [low, high]) => (100 * clamp((value - low) / (high - low), 0, 1)) + "%";
  const set = (pair) => tune(places.flatMap((place) => place.map((number, i) => [number, pair[i]])));
  field.draw = () => {
    for (const [dot, pair] of [["was", [original[one], original[other]]], ["is", values()]]) {
      const style = pad.querySelector(`.${dot}`).style;
      style.left = part(pair[0], ranges[0]);
      style.bottom = part(pair[1], ranges[1]);
    }
    reset.disabled = values().every((value, i) => value === original[places[0][i]]);
  };
  const take = (event) => {
    const box = pad.getBoundingClientRect();
    const shares = [(event.clientX - box.left) / box.width, (box.bottom - event.clientY) / box.height];
    set(shares.map((share, i) => +(ranges[i][0] + clamp(share, 0, 1) * (ranges[i][1] - ranges[i][0])).toFixed(3)));
  };
  // A finger drags the dot; beside it, it scrolls, unless it only taps.
  let isDrag = false;
  pad.onpointerdown = (event) => {
    isDrag = event.pointerType !== "touch" || event.target !== pad;
    if (!isDrag) return;
    pad.setPointerCapture(event.pointerId);
    take(event);
  };
  pad.onpointermove = (event) => { if (isDrag && pad.hasPointerCapture(event.pointerId)) take(event); };
  pad.onclick = take;
  pad.onkeydown = (event) => {
    const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowDown: [0, -1], ArrowUp: [0, 1] }[event.key];
    if (!way || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    set(values().map((value, i) => +(value + way[i] * (event.shiftKey ? 0.1 : 0.01)).toFixed(3)));
  };
  inputs.forEach((input, i) => { input.onchange = () => typed(input, (value) => set(values().with(i, value))); });
  reset.onclick = () => set(places[0].map((place) => original[place]));
  return field;
}

// What was typed, if it is a number; the field shows what there is then.
function typed(input, set) {
  const value = input.valueAsNumber;
  if (Number.isFinite(value)) set(value); else accept();
  drawFields();
}

// What fields show, whatever was typed into them, is what is played and copied.
function drawFields() {
  for (const field of document.querySelectorAll("#springs fieldset")) field.draw();
  for (const input of document.querySelectorAll("#panel [data-place]")) input.value = exact(now.tape[input.dataset.place]);
  $("slower").value = now.slower;
  $("bouncier").value = now.bouncier;
  $("bouncierNow").value = (now.bouncier > 0 ? "+" : "") + short(now.bouncier, 2);
  $("even").disabled = !now.slower && !now.bouncier;
  $("reset").disabled = $("even").disabled && now.base.every((value, i) => isSwitch(i) || value === original[i]);
}

// What a word means, where one points at it.
const meanings = {
  duration: "How long it takes", response: "How long it takes", bounce: "How far it swings beyond its end: 0 not at all",
  dampingRatio: "How soon it stops swinging: from 1 on it does not", lasts: "When the next stage begins",
  delay: "How long it waits first", after: "How long after its stage begins", perspective: "How near the eye is: 0 is flat",
};
const help = (name, measure = "") => [meanings[name], measure].filter(Boolean).join("; ");

function listNumbers() {
  const groups = new Map();
  for (const { place, path, group, label, measure, range: [low, high] } of entries) {
    if (path.includes("spring")) continue;
    if (!groups.has(group)) {
      const details = document.createElement("details");
      details.innerHTML = "<summary></summary>";
      details.firstChild.textContent = group;
      groups.set(group, details);
    }
    const row = document.createElement("label");
    row.textContent = label;
    row.title = help(path.at(-1), measure);
    const slider = document.createElement("input");
    const input = document.createElement("input");
    Object.assign(slider, { type: "range", min: low, max: high, step: high - low > 100 ? 1 : high - low > 10 ? 0.1 : 0.01 });
    Object.assign(input, { type: "number", step: "any" });
    for (const one of [slider, input]) {
      one.dataset.place = place;
      one.ariaLabel = `${label}, ${group}`;
    }
    slider.oninput = () => tune([[place, exact(slider.valueAsNumber)]]);
    input.onchange = () => typed(input, (value) => tune([[place, value]]));
    row.append(slider, input);
    groups.get(group).append(row);
  }
  $("numbers").replaceChildren(...groups.values());
  $("springs").replaceChildren(...springs.map(springField));
}

// A message is below the stage, which makes room for a long one.
function say(words) {
  if (words === $("status").textContent) return;
  $("status").textContent = words;
  fit();
}

// Why a number stays as it is, below its field.
function refuse(place, words) {
  const field = document.querySelector(`#panel [data-place="${place}"]`);
  if (!field) return say(words);
  field.closest("fieldset, #numbers label").after($("refused"));
  $("refused").textContent = words;
  $("refused").scrollIntoView({ block: "nearest" });
}

function accept() { $("refused").textContent = ""; }

async function copy(text, what) {
  $("copied").value = text;
  try {
    await navigator.clipboard.writeText(text);
    say(`${what} is copied.`);
  } catch {
    $("copied").parentElement.open = true;
    $("copied").focus();
    $("copied").select();
    say(`${what} is below, selected.`);
  }
}
