extension BookLivePage {
  /// The page up to the art of its book.
  static let head = #"""
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'unsafe-inline' 'wasm-unsafe-eval'; style-src 'unsafe-inline'; img-src data: blob:; media-src blob:">
    <link rel="icon" href="data:,">
    <title>TITLE · BookMotion</title>
    <style>
    :root { color-scheme: light dark; --paper: #f6f4ef; --card: #fff; --ink: #23201c; --soft: #6d665d; --line: #d9d3c8; --accent: #a4511c; --band: #8d7b62; --fault: #b3261e; --remark: #7a5d00; }
    @media (prefers-color-scheme: dark) { :root { --paper: #191715; --card: #23201d; --ink: #ece6dc; --soft: #a79e92; --line: #403a34; --accent: #f0a265; --band: #b7a387; --fault: #ff8a80; --remark: #e6c35c; } }
    * { box-sizing: border-box; } [hidden] { display: none !important; }
    html, body { margin: 0; height: 100%; }
    body { display: grid; grid-template: auto minmax(220px, 1fr) auto / minmax(0, 1fr) 340px; background: var(--paper); color: var(--ink); font: 14px/1.4 system-ui, sans-serif; }
    header { grid-column: 1 / -1; display: flex; flex-wrap: wrap; gap: 8px 7px; align-items: center; padding: 8px 14px; border-bottom: 1px solid var(--line); }
    h1 { font-size: 16px; margin: 0 auto 0 0; }
    h2 { font-size: 13px; margin: 18px 0 6px; color: var(--soft); font-weight: 600; }
    button, select, input, textarea, .file { font: inherit; color: inherit; background: var(--card); border: 1px solid var(--line); border-radius: 7px; padding: 4px 9px; min-height: 30px; }
    button { cursor: pointer; } button:disabled { opacity: .42; cursor: default; }
    button:where([aria-pressed=true]) { border-color: currentColor; color: var(--accent); text-shadow: .5px 0; } #play { min-width: 5em; }
    :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
    #room { position: relative; margin: 12px; overflow: hidden; min-width: 0; }
    #stage { position: absolute; left: 50%; top: 50%; overflow: hidden; background: MAT; border-radius: 10px; touch-action: none; user-select: none; }
    .book, .library, .overlay, .controls { position: absolute; inset: 0; }
    .book.other { opacity: .45; pointer-events: none; } .book.other .library { display: none; } .book[hidden] { display: none; }
    .book > svg { position: absolute; inset: 0; width: 100%; height: 100%; } .library > svg, .overlay > svg, .controls > svg { width: 100%; height: 100%; display: block; }
    .face, .shadow, .thick, .place { position: absolute; left: 0; top: 0; transform-origin: 0 0; overflow: hidden; }
    .shadow, .thick { overflow: visible; z-index: 1; } .overlay { z-index: 20; pointer-events: none; } .controls { z-index: 21; pointer-events: none; }
    .face > svg, .face > img, .face > i, .place > *, .place > img { position: absolute; inset: 0; width: 100%; height: 100%; object-fit: cover; }
    .cover, .firstPage, .facingPage { background: #fff; } .firstPage, .facingPage, .reader { container-type: size; } .face > .rim { width: auto; height: auto; border-radius: inherit; } .place { overflow: hidden; border-radius: 10px; }
    #panel { overflow: auto; padding: 0 14px 14px; border-left: 1px solid var(--line); }
    fieldset { border: 1px solid var(--line); border-radius: 9px; margin: 0 0 8px; padding: 6px 9px 8px; display: grid; grid-template-columns: 104px 1fr; gap: 4px 9px; align-items: center; min-width: 0; }
    legend { font-size: 12px; color: var(--soft); }
    .pad { grid-row: span 3; position: relative; height: 84px; border-radius: 7px; background: repeating-linear-gradient(90deg, var(--line) 0 1px, transparent 1px 25%), repeating-linear-gradient(0deg, var(--line) 0 1px, transparent 1px 25%), var(--card); cursor: crosshair; touch-action: none; }
    .pad i { position: absolute; width: 14px; height: 14px; margin: -7px; border-radius: 50%; transform: translateY(0); }
    .pad i { margin: 0 0 -7px -7px; } .was { border: 2px solid var(--soft); } .is { background: var(--accent); }
    fieldset label { display: flex; justify-content: space-between; gap: 6px; align-items: center; font-size: 12px; } fieldset input { width: 84px; }
    fieldset button { justify-self: end; }
    details { border-bottom: 1px solid var(--line); padding: 4px 0; } summary { cursor: pointer; padding: 3px 0; }
    #numbers label { display: grid; grid-template-columns: 1fr 90px 78px; gap: 6px; align-items: center; font-size: 12px; padding: 1px 0; }
    #numbers input { min-width: 0; width: 100%; padding: 2px 5px; }
    ul { margin: 0; padding: 0; list-style: none; font-size: 12px; } li { padding: 2px 0; } .fault { color: var(--fault); fill: var(--fault); } .remark { color: var(--remark); fill: var(--remark); }
    #log li { opacity: .5; font-variant-numeric: tabular-nums; } #log li.past { opacity: 1; } #log .happened { color: var(--accent); font-weight: 600; } #log .phase { font-weight: 600; }
    #time { grid-column: 1 / -1; border-top: 1px solid var(--line); padding: 8px 14px 12px; min-width: 0; }
    .bar { display: flex; flex-wrap: wrap; gap: 6px; align-items: center; margin-bottom: 8px; } .bar .acts { margin: 0 0 0 auto; } #clock { font-variant-numeric: tabular-nums; min-width: 15em; } .acts input { width: 5.5em; }
    .bar label { display: flex; gap: 5px; align-items: center; }
    #slider { height: 58px; cursor: ew-resize; touch-action: none; user-select: none; border-radius: 7px; } #line { width: 100%; height: 100%; display: block; overflow: visible; }
    .band { opacity: .28; fill: var(--band); } .p1 { opacity: .4; } .p2 { opacity: .55; } .p3 { opacity: .36; } .p4 { opacity: .48; } .p5 { opacity: .3; }
    #line text { font-size: 11px; fill: var(--ink); pointer-events: none; } text.event { fill: var(--accent); font-weight: 700; } line.event { stroke: var(--accent); stroke-width: 2; } .tick { stroke: var(--ink); stroke-width: 2; }
    .range { fill: var(--accent); opacity: .18; } #head, #cursor { stroke: var(--ink); stroke-width: 2; } #cursor { stroke-width: 1; vector-effect: non-scaling-stroke; }
    #plot { width: 100%; height: 96px; display: block; margin-top: 8px; background: var(--card); border: 1px solid var(--line); border-radius: 7px; }
    #plot path { fill: none; stroke: currentColor; stroke-width: 2; vector-effect: non-scaling-stroke; } #plot path.ghost { stroke-dasharray: 3 4; opacity: .6; stroke-width: 1.3; }
    #channels { display: flex; gap: 5px; margin-top: 6px; overflow-x: auto; padding: 3px; } #channels button { flex: none; } #channels button { font-size: 12px; padding: 1px 8px; min-height: 26px; border-left: 5px solid currentColor; } #channels output { display: inline-block; min-width: 5.2em; padding-left: .7em; text-align: right; font-variant-numeric: tabular-nums; color: var(--ink); font-weight: 400; }
    #channels button[aria-pressed=false] { opacity: .62; }
    .c0 { color: #b5541c; } .c1 { color: #2f6fab; } .c2 { color: #3d7f3b; } .c3 { color: #8a4fa3; } .c4 { color: #a8324a; } .c5 { color: #7b6a12; } .c6 { color: #1f7d80; } .c7 { color: #5b5fc0; } .c8 { color: #96603a; } .c9 { color: #666; }
    @media (prefers-color-scheme: dark) { .c0 { color: #f0a265; } .c1 { color: #7fb4e6; } .c2 { color: #8ccb89; } .c3 { color: #cb9be0; } .c4 { color: #f08ba0; } .c5 { color: #d8c660; } .c6 { color: #6ccfd2; } .c7 { color: #a9acff; } .c8 { color: #d9a885; } .c9 { color: #aaa; } }
    kbd { font: inherit; font-size: 12px; border: 1px solid var(--line); border-radius: 5px; padding: 0 5px; background: var(--card); } @media (hover: none) { #keys { display: none; } } #keys { font-size: 12px; color: var(--soft); margin-top: 5px; display: flex; flex-wrap: wrap; gap: 4px 14px; }
    textarea { width: 100%; height: 120px; font: 12px ui-monospace, monospace; } #status { position: absolute; z-index: 30; left: 0; right: 0; margin: 8px auto; width: fit-content; max-width: 94%; padding: 5px 12px; border: 1px solid var(--line); border-radius: 7px; background: var(--card); pointer-events: none; } #status:empty { opacity: 0; } #refused { margin: 0 0 6px; font-size: 12px; } #refused:empty { margin: 0; } #needs { grid-column: 1 / -1; padding: 14px; }
    .file { position: relative; display: inline-flex; align-items: center; } .file input { position: absolute; inset: 0; opacity: 0; cursor: pointer; } .file:focus-within { outline: 3px solid var(--accent); outline-offset: 2px; }
    @media (max-width: 800px) { #keys { display: none; } body { display: flex; flex-direction: column; height: auto; } #room { height: 42vh; margin: 0; position: sticky; top: 0; z-index: 40; background: var(--paper); } #time { order: 1; } #panel { order: 2; overflow: visible; } header { gap: 6px; } h1 { width: 100%; } .bar { gap: 5px; } #clock { width: 100%; order: -1; } #panel { border: 0; } #time { padding: 8px; } header { padding: 8px; } button, select { min-height: 38px; } #plot { height: 90px; } }
    </style>
    </head>
    <body>
    <header>
    <h1>TITLE</h1>
    <button id="json" class="of-book">Copy JSON</button><button id="swift" class="of-book">Copy Swift</button><button id="film">Film</button>
    <label class="file of-book">Cover …<input id="cover" type="file" accept="image/*" aria-label="A picture for the cover"></label>
    <select id="screen" aria-label="Screen">SCREENS</select>
    <button id="move" class="of-book">Move cover</button><button id="right">Right-bound</button><button id="reduced">Reduce motion</button>
    </header>
    <div id="room"><div id="stage" role="img"></div><div id="status" role="status"></div></div>
    <aside id="panel" aria-label="Tuning">
    <h2 class="of-tuning">Springs</h2>
    <div class="bar of-tuning"><button id="reset">Reset all</button><button id="keep">Keep as B</button><button id="ab">Show A and B</button></div>
    <p id="refused" class="fault" role="alert"></p>
    <div id="springs"></div>
    <h2 class="of-tuning">Other numbers</h2><div id="numbers"></div>
    <section class="of-book"><h2>Lint: <span id="lintCount">0</span></h2><ul id="lint"></ul></section>
    <h2>Events</h2><ul id="log"></ul>
    <details class="of-book"><summary>Last copied</summary><textarea id="copied" readonly aria-label="Last copied text"></textarea></details>
    </aside>
    <section id="time" aria-label="Time">
    <div class="bar">
    <button id="play">Play</button><button id="back" aria-label="One frame back">◂</button><button id="forth" aria-label="One frame forward">▸</button>
    <button id="loop">Loop</button>
    <label>Speed <input id="speed" type="range" min="0.1" max="2" step="0.1"><output id="speedNow"></output></label>
    <select id="rate" aria-label="Frames per second"><option>24 fps<option>30 fps<option>60 fps<option>120 fps</select>
    <span id="clock"></span>
    <span class="bar acts"><button id="anew">Restart</button></span>
    </div>
    <div id="slider" role="slider" tabindex="0" aria-label="Time" aria-valuemin="0"><svg id="line"></svg></div>
    <svg id="plot" viewBox="0 0 1000 100" preserveAspectRatio="none" role="img" aria-label="The channels over time"></svg>
    <div id="channels" role="group" aria-label="Channels"></div>
    <div id="keys"><span class="of-book"><i class="fault">●</i> fault, <i class="remark">●</i> remark</span><span>❘ cue</span><span class="of-tuning">┄ before, or B</span><span><kbd>Space</kbd> play</span><span><kbd>←</kbd> <kbd>→</kbd> a frame, ten with <kbd>⇧</kbd></span><span><kbd>N</kbd> restart</span><span><kbd>L</kbd> loop</span><span><kbd>[</kbd> <kbd>]</kbd> range, <kbd>Esc</kbd> none</span><span class="of-tuning"><kbd>B</kbd> A and B</span><span class="of-book"><kbd>M</kbd> move the cover</span><span class="of-book"><kbd>J</kbd> JSON</span><span class="of-book"><kbd>S</kbd> Swift</span><span><kbd>−</kbd> <kbd>+</kbd> speed</span></div>
    </section>
    <p id="needs" hidden>This page needs WebAssembly and DecompressionStream, which this browser doesn't have or has switched off.</p>
    <noscript><p>This page needs JavaScript, which is switched off here.</p></noscript>

    """#
}
