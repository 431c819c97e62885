import BookMotionDocuments

extension WebCore {
  /// Writes the end of a page: its data, and what runs in it.
  func write<Sink: BookTextSink & ~Copyable>(
    with json: String, to sink: inout Sink
  ) throws(Sink.Failure) {
    // Without "<", nothing in it can end the script.
    let data = json.replacing("<", with: "\\u003c")
    try sink.write("<script id=\"data\" type=\"application/json\">\(data)</script>\n")
    try sink.write("<script id=\"core\" type=\"text/plain\">\(text)</script>\n")
    try sink.write("<script>\(BookLivePage.loader)\nbegin(\(scriptSize), \(size));</script>\n")
    try sink.write("</body>\n</html>\n")
  }
}

extension BookLivePage {
  /// What a page says in a browser that can't run it. The loader shows the first.
  static let needs = #"""
    <p id="needs" hidden>This page needs WebAssembly and DecompressionStream, which this browser doesn't have or has switched off.</p>
    <noscript><p>This page needs JavaScript, which is switched off here.</p></noscript>

    """#

  /// The script that unpacks the page's own script and the core, and starts them.
  static let loader = #"""
    "use strict";
    // Unpacks the page's own script (the folder Page, or shelf.js) and the library as WebAssembly, and begins.

    const $ = (id) => document.getElementById(id);
    const decoded = (bytes) => new TextDecoder().decode(bytes);

    // Two letters are 13 bits. All printable ones are digits, but three that a script or Swift would object to.
    function bytesIn(text, size) {
      const digits = {};
      let count = 0;
      for (let code = 33; code < 127; code++) if (!'"<\\'.includes(String.fromCharCode(code))) digits[code] = count++;
      const bytes = new Uint8Array(size);
      let [bits, held, place] = [0, 0, 0];
      for (let i = 0; i < text.length; i += 2) {
        bits |= (digits[text.charCodeAt(i)] + count * digits[text.charCodeAt(i + 1)]) << held;
        for (held += 13; held >= 8; held -= 8) {
          bytes[place++] = bits & 255;
          bits >>= 8;
        }
      }
      return bytes;
    }

    async function unpacked(bytes) {
      const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
      return new Uint8Array(await new Response(stream).arrayBuffer());
    }

    // The script and the core, or none where the browser can't run them.
    async function loaded(scriptSize, size) {
      try {
        const bytes = await unpacked(bytesIn($("core").textContent, size));
        let exports;
        // The shortest digits of a number: see pageDigits in JSONText.swift.
        const digits = (value, place) => {
          const [mantissa, exponent] = value.toExponential().split("e");
          const letters = new TextEncoder().encode(mantissa.replace(".", ""));
          new Uint8Array(exports.memory.buffer).set(letters, place);
          return letters.length + 256 * (+exponent + 512);
        };
        // What the library asks about a document: see reading.js.
        const ask = (kind, place, count, ...more) =>
          asked(kind, decoded(new Uint8Array(exports.memory.buffer, place, count)), ...more);
        const { instance } = await WebAssembly.instantiate(bytes.subarray(scriptSize), { env: { digits, ask } });
        exports = instance.exports;
        return [decoded(bytes.subarray(0, scriptSize)), exports];
      } catch (error) {
        const needs = $("needs");
        needs.hidden = false;
        document.body.replaceChildren(needs);
        if (typeof WebAssembly === "object" && typeof DecompressionStream === "function") throw error;
        return [];
      }
    }

    async function begin(scriptSize, size) {
      const [text, exports] = await loaded(scriptSize, size);
      if (!exports) return;
      const script = document.createElement("script");
      script.textContent = text;
      document.body.append(script);
      run(exports);
    }
    """#
}
