import BookMotionDocuments

extension BookLivePage.Core {
  /// Writes the end of a page: its data, and what runs in it.
  func write<Sink: BookTextSink & ~Copyable>(
    with json: String, to sink: inout Sink
  ) throws(Sink.Failure) {
    // Without "<", nothing in it can end the script.
    let data = json.replacing([("<", "\\u003c")])
    try sink.write("<script id=\"data\" type=\"application/json\">\(data)</script>\n")
    try sink.write("<script id=\"core\" type=\"text/plain\">\(text)</script>\n")
    try sink.write("<script>\(BookLivePage.loader)\nbegin(\(scriptSize));</script>\n")
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

    async function unpacked(text) {
      const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
      const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
      return new Uint8Array(await new Response(stream).arrayBuffer());
    }

    // The script and the core, or none where the browser can't run them.
    async function loaded(scriptSize) {
      try {
        const bytes = await unpacked($("core").textContent);
        let exports;
        // The shortest digits of a number: see pageDigits in JSONText.swift.
        const digits = (value, place) => {
          const [mantissa, exponent] = value.toExponential().split("e");
          const letters = new TextEncoder().encode(mantissa.replace(".", ""));
          new Uint8Array(exports.memory.buffer).set(letters, place);
          return letters.length + 256 * (+exponent + 512);
        };
        const { instance } = await WebAssembly.instantiate(bytes.subarray(scriptSize), { env: { digits } });
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

    async function begin(scriptSize) {
      const [text, exports] = await loaded(scriptSize);
      if (!exports) return;
      const script = document.createElement("script");
      script.textContent = text;
      document.body.append(script);
      run(exports);
    }
    """#
}
