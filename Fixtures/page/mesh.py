#!/usr/bin/env python3
"""Compares drawn leaves with the same surfaces as fine meshes, both rendered by Chromium.

    python3 mesh.py FOLDER    with cases.json and the drawings that it names

A leaf's surface is worked out here once more, from what it means: a bent page by walking along it
in small steps, a rolled one by halving for how far it is wound. Its outline as an eye sees it and that of the drawn
paper must nowhere be more than a pixel apart.
"""
import json
import pathlib
import sys

from playwright.sync_api import sync_playwright

SCRIPT = """
async ([entry, svg]) => {
  const [W, H] = [1024, 768]
  function surface(x, y) {
    const w = entry.width
    if (entry.turn !== undefined) {
      const lead = entry.curl * entry.turn * (1 - entry.turn)
      const [a, b] = [Math.PI * (entry.turn - lead), Math.PI * (entry.turn + lead)]
      const steps = 400
      let [across, height] = [0, 0]
      for (let i = 0; i < steps; i++) {
        const s = x * (i + 0.5) / steps
        across += Math.cos(a + (b - a) * s / w) * x / steps
        height += Math.sin(a + (b - a) * s / w) * x / steps
      }
      return seen([0, entry.height / 2], across, y, height)
    }
    const [gx, gy] = entry.grabbed, [px, py] = entry.finger
    const L = Math.hypot(gx - px, gy - py)
    if (L == 0) return [x, y]
    const [nx, ny] = [(gx - px) / L, (gy - py) / L]
    const [r, depth] = entry.roll ??= rolled(nx, ny, L)
    const d = (x - gx) * nx + (y - gy) * ny + depth
    if (d <= 0) return [x, y]
    const wound = d < Math.PI * r
    const forward = wound ? r * Math.sin(d / r) : Math.PI * r - d
    const height = wound ? r * (1 - Math.cos(d / r)) : 2 * r
    return seen(entry.finger, x + (forward - d) * nx, y + (forward - d) * ny, height)
  }
  // By an eye that is 2.2 times the open book's width away: above the spine, or above the finger.
  function seen([fx, fy], x, y, height) {
    const nearer = 1 / (1 - height / (2.2 * 2 * entry.width))
    return [fx + (x - fx) * nearer, fy + (y - fy) * nearer]
  }
  function rolled(nx, ny, L) {
    const [gx, gy] = entry.grabbed, w = entry.width
    // What is beyond the finger makes the cylinder wider at first ...
    const along = [0, entry.height].flatMap(q => [0, w].map(p => (p - gx) * nx + (q - gy) * ny))
    const D = 2 / 3 * Math.max(...along)
    let r = entry.asked + (L < D ? 3 / 4 * D * (Math.sqrt(D / L) - 1) : 0)
    // ... and an end of the spine that would be lifted narrower: the widest at which none is.
    const room = Math.min(gx * nx + gy * ny, gx * nx + (gy - entry.height) * ny)
    const wound = r => {
      if (L >= Math.PI * r) return (L + Math.PI * r) / 2
      let [low, high] = [0, Math.PI]
      for (let i = 0; i < 60; i++) {
        const u = (low + high) / 2
        if (u - Math.sin(u) < L / r) low = u; else high = u
      }
      return low * r
    }
    if (wound(r) > room) {
      let [low, high] = [0, r]
      for (let i = 0; i < 60; i++) {
        const middle = (low + high) / 2
        if (wound(middle) > room) high = middle; else low = middle
      }
      r = low
    }
    return [r, wound(r)]
  }
  function canvas() {
    const c = document.createElement('canvas')
    c.width = W; c.height = H
    return c.getContext('2d', {willReadFrequently: true})
  }
  const mesh = canvas()
  const n = 240
  const columns = []
  for (let i = 0; i <= n; i++) {
    const column = []
    for (let j = 0; j <= (entry.turn !== undefined ? 1 : n); j++) {
      const rows = entry.turn !== undefined ? 1 : n
      const [x, y] = surface(entry.width * i / n, entry.height * j / rows)
      column.push([entry.spine + entry.hand * x, entry.top + y])
    }
    columns.push(column)
  }
  mesh.fillStyle = mesh.strokeStyle = '#000'
  mesh.lineWidth = 0.2
  for (let i = 0; i < n; i++) for (let j = 0; j + 1 < columns[i].length; j++) {
    mesh.beginPath()
    mesh.moveTo(...columns[i][j]); mesh.lineTo(...columns[i + 1][j])
    mesh.lineTo(...columns[i + 1][j + 1]); mesh.lineTo(...columns[i][j + 1])
    mesh.closePath(); mesh.fill(); mesh.stroke()
  }
  const drawing = new DOMParser().parseFromString(svg, 'image/svg+xml')
  // The first thing that is printed on a leaf is its paper.
  const pieces = [...drawing.querySelectorAll('g.leaf > path:first-child')]
  const drawn = canvas()
  for (const piece of pieces) drawn.fill(new Path2D(piece.getAttribute('d')))
  const solid = context => {
    const data = context.getImageData(0, 0, W, H).data
    return Array.from({length: W * H}, (_, i) => data[4 * i + 3])
  }
  const [one, two] = [solid(mesh), solid(drawn)]
  // Beyond a pixel: one has it wholly, and the other nothing of it or of what is around it.
  let apart = 0, area = 0
  for (let y = 1; y < H - 1; y++) for (let x = 1; x < W - 1; x++) {
    const at = y * W + x
    if (one[at] > 200) area++
    for (const [a, b] of [[one, two], [two, one]]) {
      if (a[at] < 250) continue
      let most = 0
      for (const dy of [-W, 0, W]) for (const dx of [-1, 0, 1]) most = Math.max(most, b[at + dx + dy])
      if (most < 8) apart++
    }
  }
  return [pieces.length, area, apart]
}
"""


def main():
    folder = pathlib.Path(sys.argv[1])
    cases = json.loads((folder / "cases.json").read_text())
    assert len(cases) > 60, f"only {len(cases)} cases"
    wrong = 0
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium",
                                             args=["--no-sandbox"])
        page = browser.new_page()
        for entry in cases:
            entry = {key: value for key, value in entry.items() if value is not None}
            svg = (folder / f"{entry['name']}.svg").read_text()
            pieces, covered, apart = page.evaluate(SCRIPT, [entry, svg])
            if apart or not pieces or covered < 100:
                wrong += 1
                print(f"{entry['name']}: {apart} pixels of {covered} are more than a pixel off "
                      f"({pieces} pieces): {entry}")
        browser.close()
    print(f"{wrong} of {len(cases)} leaves have an outline that is off by more than a pixel")
    sys.exit(1 if wrong else 0)


main()
