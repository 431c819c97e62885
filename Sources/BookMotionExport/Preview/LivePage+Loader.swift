extension LivePage {
  /// The script that unpacks the page's contents and starts it.
  static let loader = #"""
    "use strict";
    // Unpacks what this file carries, and begins: the page's own script (page.js), and the library as
    // WebAssembly.

    const $ = (id) => document.getElementById(id);

    // Decodes text in which every two characters hold 13 bits. The 91 characters are all visible ASCII except " < and \.
    function read(text) {
      const values = new Map();
      for (let code = 0x21; code < 0x7f; code++) if (!'"<\\'.includes(String.fromCharCode(code))) values.set(code, values.size);
      const bytes = [];
      let [bits, count, first] = [0, 0, -1];
      for (let i = 0; i < text.length; i++) {
        const value = values.get(text.charCodeAt(i));
        if (value === undefined) continue;
        if (first < 0) { first = value; continue; }
        bits |= (first * 91 + value) << count;
        first = -1;
        for (count += 13; count >= 8; count -= 8, bits >>>= 8) bytes.push(bits & 255);
      }
      return bytes;
    }

    // LZMA, as its author describes it: three high bits of the byte before choose among literals.
    function unpack(packed, size) {
      const output = new Uint8Array(size);
      const odds = (count) => new Uint16Array(count).fill(1 << 10);
      const lengthOdds = () => ({ choice: odds(2), low: odds(8), middle: odds(8), high: odds(256) });
      const [isMatch, isRepeat, isOther, isThird, isFourth, isLong] = Array.from({ length: 6 }, () => odds(12));
      const [literals, slots, far, near] = [odds(0x300 << 3), odds(4 << 6), odds(128), odds(16)];
      const [fresh, again] = [lengthOdds(), lengthOdds()];
      let [range, code, at] = [2 ** 32 - 1, 0, 1];
      while (at < 5) code = code * 256 + packed[at++];
      const fill = () => { if (range < 2 ** 24) { range *= 256; code = code * 256 + packed[at++]; } };
      const bit = (odds, i) => {
        const bound = (range >>> 11) * odds[i];
        const isSet = code >= bound;
        if (isSet) { range -= bound; code -= bound; odds[i] -= odds[i] >> 5; }
        else { range = bound; odds[i] += (2048 - odds[i]) >> 5; }
        fill();
        return +isSet;
      };
      const tree = (odds, bits, start = 0) => {
        let node = 1;
        for (let i = 0; i < bits; i++) node = node * 2 + bit(odds, start + node);
        return node - (1 << bits);
      };
      const backwards = (odds, bits, start = 0) => {
        let [node, value] = [1, 0];
        for (let i = 0; i < bits; i++) {
          const set = bit(odds, start + node);
          node = node * 2 + set;
          value += set << i;
        }
        return value;
      };
      const lengthOf = (odds) => 2 + (!bit(odds.choice, 0) ? tree(odds.low, 3)
        : !bit(odds.choice, 1) ? 8 + tree(odds.middle, 3) : 16 + tree(odds.high, 8));
      let [state, place, back] = [0, 0, [0, 0, 0, 0]];
      while (place < size) {
        if (!bit(isMatch, state)) {
          const start = 0x300 * (place ? output[place - 1] >> 5 : 0);
          let symbol = 1;
          if (state >= 7) {
            for (let byte = output[place - back[0] - 1]; symbol < 0x100; byte <<= 1) {
              const guess = (byte >> 7) & 1;
              const set = bit(literals, start + ((1 + guess) << 8) + symbol);
              symbol = symbol * 2 + set;
              if (set !== guess) break;
            }
          }
          while (symbol < 0x100) symbol = symbol * 2 + bit(literals, start + symbol);
          output[place++] = symbol;
          state = state < 4 ? 0 : state < 10 ? state - 3 : state - 6;
          continue;
        }
        let length = 1;
        if (bit(isRepeat, state)) {
          if (bit(isOther, state)) {
            const which = !bit(isThird, state) ? 1 : !bit(isFourth, state) ? 2 : 3;
            back.unshift(...back.splice(which, 1));
            length = 0;
          } else if (bit(isLong, state)) length = 0;
          state = state < 7 ? (length ? 9 : 8) : 11;
          length = length || lengthOf(again);
        } else {
          length = lengthOf(fresh);
          state = state < 7 ? 7 : 10;
          const slot = tree(slots, 6, Math.min(length - 2, 3) << 6);
          let distance = slot;
          if (slot >= 4) {
            const bits = (slot >> 1) - 1;
            distance = (2 + (slot & 1)) * 2 ** bits;
            if (slot < 14) distance += backwards(far, bits, distance - slot);
            else {
              let more = 0;
              for (let i = 4; i < bits; i++) {
                range = range >>> 1;
                const set = code >= range;
                if (set) code -= range;
                more = more * 2 + set;
                fill();
              }
              distance += more * 16 + backwards(near, 4);
            }
          }
          back = [distance, back[0], back[1], back[2]];
        }
        for (; length; length--, place++) output[place] = output[place - back[0] - 1];
      }
      return output;
    }

    const decoded = (bytes) => new TextDecoder().decode(bytes);

    // A text of the page, with its pictures in their places.
    function unpacked(id) {
      const text = decoded(unpack(read($(id).textContent), +$(id).dataset.size));
      const pictures = [...document.querySelectorAll(".picture")].map(({ textContent }) => textContent);
      return pictures.reduce((text, picture, i) => text.replaceAll(`picture:${i}`, picture), text);
    }

    async function begin(scriptSize, size) {
      try {
        const bytes = unpack(read($("core").textContent), scriptSize + size);
        const { instance } = await WebAssembly.instantiate(bytes.subarray(scriptSize), {});
        const script = document.createElement("script");
        script.textContent = decoded(bytes.subarray(0, scriptSize));
        document.body.append(script);
        run(instance.exports);
      } catch (error) {
        document.body.classList.add("plain");
        $("film-instead").innerHTML = unpacked("animation");
        if (typeof WebAssembly === "object") throw error;
      }
    }
    """#
}
