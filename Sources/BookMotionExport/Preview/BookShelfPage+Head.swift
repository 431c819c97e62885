import BookMotion

extension BookShelfPage {
  /// What faces of a book show that have no picture, as ``BookFaceArt`` of `BookMotionUI` does.
  private static var kinds: String {
    BookScene.Face.Kind.allCases.compactMap { face in
      background(of: face).map { ".\(face.rawValue) { background: \($0); }" }
    }.joined(separator: " ")
  }

  /// Returns the background of a face in CSS, or `nil` for paper without anything on it and for the
  /// cover.
  private static func background(of face: BookScene.Face.Kind) -> String? {
    switch face {
    case .backCover: "var(--board)"
    case .pageBlock: "#e5e2dc"
    case .gutter: "linear-gradient(90deg, transparent, rgb(0 0 0 / .15), transparent)"
    case .coverInside:
      "linear-gradient(color-mix(in srgb, var(--board) 25%, transparent) 0 0), #f4f1ea"
    // Page edges and spine are parts of the thickness.
    case .firstPage, .facingPage, .cover, .reader, .pageEdges, .spine: nil
    }
  }

  /// The page up to its data.
  static let head = #"""
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'unsafe-inline' 'wasm-unsafe-eval'; style-src 'unsafe-inline'; img-src data:">
    <link rel="icon" href="data:,">
    <title>A shelf of books · BookMotion</title>
    <style>
    :root { color-scheme: light dark; --wall: #efe9df; --ink: #2b2620; --soft: #5f574c; --card: #fff; --line: #cfc5b5; --accent: #a4511c; }
    @media (prefers-color-scheme: dark) { :root { --wall: #1d1a17; --ink: #ece6dc; --soft: #b3a999; --card: #2a2622; --line: #4a433b; --accent: #f0a265; } }
    * { box-sizing: border-box; } [hidden] { display: none !important; }
    html, body { margin: 0; height: 100%; overflow: hidden; background: var(--wall); color: var(--ink); font: 16px/1.4 system-ui, sans-serif; }
    #safe { position: fixed; visibility: hidden; inset: env(safe-area-inset-top) env(safe-area-inset-right) env(safe-area-inset-bottom) env(safe-area-inset-left); }
    #library, #book, #reader, #dim { position: fixed; inset: 0; }
    #library { overflow: hidden auto; padding: max(16px, env(safe-area-inset-top)) max(20px, env(safe-area-inset-right)) max(24px, env(safe-area-inset-bottom)) max(20px, env(safe-area-inset-left)); }
    h1 { font: 600 28px/1.2 Georgia, serif; margin: 8px 0 4px; } #hint { margin: 0 0 20px; color: var(--soft); max-width: 60ch; }
    #covers { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(40%, 170px), 1fr)); gap: 26px 22px; }
    .cover { appearance: none; border: 0; padding: 0; margin: 0; width: 100%; max-width: 220px; justify-self: center; aspect-ratio: 5 / 7; container-type: inline-size; background: none; cursor: pointer; touch-action: pan-y; border-radius: var(--corner); box-shadow: 0 3px 8px rgb(0 0 0 / .3); position: relative; overflow: hidden; user-select: none; -webkit-user-select: none; -webkit-touch-callout: none; }
    .cover.away { opacity: 0; }
    .cover > *, .face.cover > * { position: absolute; inset: 0; width: 100%; height: 100%; object-fit: cover; display: grid; place-items: center; text-align: center; padding: 10%; color: #fff; font: 600 13cqw/1.2 Georgia, serif; background: linear-gradient(90deg, rgb(0 0 0 / .28), transparent 7%), var(--cloth); }
    img { padding: 0 !important; }
    .face { position: absolute; left: 0; top: 0; transform-origin: 0 0; overflow: hidden; background: #f4f1ea; color: #2b2620; pointer-events: none; box-shadow: none; border-radius: 0; }
    #book canvas { position: absolute; inset: 0; width: 100%; height: 100%; }
    .face.cover { max-width: none; aspect-ratio: auto; } .face::after { content: ""; position: absolute; inset: 0; background: var(--light); }
    \#(kinds)
    .firstPage, #page { display: grid; place-items: center; text-align: center; font-family: Georgia, serif; container-type: size; } .firstPage { font-size: 24px; }
    #hand { position: fixed; touch-action: none; cursor: pointer; } #book { pointer-events: none; } #dim { background: #000; pointer-events: none; }
    #reader { background: #f4f1ea; color: #2b2620; } #page { height: 100%; font-size: clamp(28px, 6vw, 56px); padding: 15%; }
    #buttons { position: fixed; inset: 0; display: flex; gap: 16px; align-items: center; justify-content: center; pointer-events: none; padding: max(16px, env(safe-area-inset-top)) max(16px, env(safe-area-inset-right)) 16px; } #buttons.reading { align-items: start; justify-content: end; }
    #buttons button, #tools button { font: inherit; color: var(--ink); background: var(--card); border: 1px solid var(--line); border-radius: 10px; padding: 9px 16px; min-height: 44px; cursor: pointer; pointer-events: auto; }
    #tools { margin: 32px 0 0; max-width: 60ch; color: var(--soft); } #tools summary { cursor: pointer; padding: 10px 0; } #log { width: 100%; height: 110px; font: 12px ui-monospace, monospace; color: var(--ink); background: var(--card); border: 1px solid var(--line); border-radius: 8px; }
    #said { position: fixed; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
    :focus-visible { outline: 3px solid var(--accent); outline-offset: 3px; }
    </style>
    </head>
    <body>
    <div id="safe"></div>
    <main id="library">
    <h1>A shelf of books</h1>
    <p id="hint">Tap a book to open it, or pull its cover aside with a finger. Tap another one while it goes back. Arrow keys and Enter work, too, and Escape closes a book.</p>
    <div id="covers"></div>
    <details id="tools"><summary>What has happened so far</summary>
    <p>Every tap, finger, and scroll as text, which plays again exactly as it was.</p>
    <textarea id="log" aria-label="Log" spellcheck="false"></textarea>
    <button id="copy">Show and copy</button> <button id="replay">Play again</button>
    </details>
    </main>
    <div id="book" aria-hidden="true" hidden></div>
    <div id="hand" hidden></div>
    <section id="reader" role="dialog" hidden><div id="page"></div></section>
    <div id="dim" style="opacity: 0"></div>
    <div id="buttons"></div>
    <p id="said" role="status"></p>

    """#
}
