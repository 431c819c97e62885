// The motion as a film: every frame, drawn one after the other however long that takes, as a WebM or, where a browser
// can't encode one, as pictures in a ZIP file.

const bytesOf = (value, count) => Array.from({ length: count }, (_, i) => (value >>> (8 * (count - 1 - i))) & 255);

// An element of a WebM: its name, the length of what is in it, and that.
function part(name, ...content) {
  const inside = new Blob(content.map((one) => one instanceof Blob || one.buffer ? one : Uint8Array.from(one)));
  return new Blob([Uint8Array.from([...name, 1, 0, 0, 0, ...bytesOf(inside.size, 4)]), inside]);
}
const word = (name, text) => part(name, new TextEncoder().encode(text));

function webm(frames, { width, height, codec, seconds }) {
  const duration = new DataView(new ArrayBuffer(8));
  duration.setFloat64(0, seconds * 1000);
  const clusters = [];
  for (const { milliseconds, isKey, data } of frames) {
    if (isKey) clusters.push({ start: milliseconds, blocks: [] });
    const { start, blocks } = clusters.at(-1);
    blocks.push(part([0xA3], [0x81, ...bytesOf(milliseconds - start, 2), isKey ? 0x80 : 0], data));
  }
  return new Blob([
    part([0x1A, 0x45, 0xDF, 0xA3], word([0x42, 0x82], "webm"), part([0x42, 0x87], [4]), part([0x42, 0x85], [2])),
    part([0x18, 0x53, 0x80, 0x67],
      part([0x15, 0x49, 0xA9, 0x66], part([0x2A, 0xD7, 0xB1], bytesOf(1000 * 1000, 3)), part([0x44, 0x89], new Uint8Array(duration.buffer)),
        word([0x4D, 0x80], "BookMotion"), word([0x57, 0x41], "BookMotion")),
      part([0x16, 0x54, 0xAE, 0x6B], part([0xAE], part([0xD7], [1]), part([0x73, 0xC5], [1]), part([0x83], [1]), word([0x86], codec),
        part([0xE0], part([0xB0], bytesOf(width, 2)), part([0xBA], bytesOf(height, 2))))),
      ...clusters.map(({ start, blocks }) => part([0x1F, 0x43, 0xB6, 0x75], part([0xE7], bytesOf(start, 4)), ...blocks))),
  ], { type: "video/webm" });
}

const checks = Uint32Array.from({ length: 256 }, (_, i) => {
  for (let bit = 0; bit < 8; bit++) i = i & 1 ? (i >>> 1) ^ 0xEDB88320 : i >>> 1;
  return i;
});

// Files in a ZIP file, as they are.
function zip(files) {
  const little = (value, count) => bytesOf(value, count).reverse();
  const [parts, list] = [[], []];
  let place = 0;
  for (const [name, data] of files) {
    let check = 0xFFFFFFFF;
    for (const byte of data) check = checks[(check ^ byte) & 255] ^ (check >>> 8);
    const title = new TextEncoder().encode(name);
    const told = [...little(20, 2), ...little(0, 8), ...little(~check, 4), ...little(data.length, 4), ...little(data.length, 4),
      ...little(title.length, 2), 0, 0];
    parts.push(Uint8Array.from([0x50, 0x4B, 3, 4, ...told, ...title]), data);
    list.push(Uint8Array.from([0x50, 0x4B, 1, 2, ...little(20, 2), ...told, ...little(0, 10), ...little(place, 4), ...title]));
    place += 30 + title.length + data.length;
  }
  const length = list.reduce((sum, { length }) => sum + length, 0);
  return new Blob([...parts, ...list, Uint8Array.from([0x50, 0x4B, 5, 6, 0, 0, 0, 0, ...little(files.length, 2), ...little(files.length, 2),
    ...little(length, 4), ...little(place, 4), 0, 0])], { type: "application/zip" });
}

// The stage as a picture.
async function pictureOfStage(width, height) {
  const copy = stage.cloneNode(true);
  copy.style.cssText = `width:${width}px;height:${height}px;position:relative;left:0;top:0;transform:none;border-radius:0`;
  const style = [...document.querySelectorAll("style")].map(({ textContent }) => textContent).join("").replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  const image = new Image();
  image.src = "data:image/svg+xml;charset=utf-8," + encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><foreignObject width="100%" height="100%">`
    + `<style xmlns="http://www.w3.org/1999/xhtml">${style}</style>${new XMLSerializer().serializeToString(copy)}</foreignObject></svg>`);
  await image.decode();
  return image;
}

// An encoder of this browser, and its name in a WebM.
async function encoderOf(size) {
  if (!window.VideoEncoder) return null;
  for (const [codec, name] of [["vp09.00.41.08", "V_VP9"], ["vp8", "V_VP8"]]) {
    const config = { codec, ...size, bitrate: 8000000, framerate: now.rate };
    try { if ((await VideoEncoder.isConfigSupported(config)).supported) return { config, name }; } catch { /* the next one */ }
  }
  return null;
}

let isFilming = false;
async function film() {
  if (isFilming) { isFilming = false; return; }
  pause();
  const [from, to] = now.range ?? [0, end];
  const count = Math.round((to - from) * now.rate) + 1;
  const [was, size] = [now.time, screen().map(Math.round)];
  // Films have an even number of lines and columns.
  const [width, height] = size.map((side) => side + (side & 1));
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const context = canvas.getContext("2d");
  const found = await encoderOf({ width, height });
  const [frames, files] = [[], []];
  let failure = null;
  const encoder = found && new VideoEncoder({
    output: (chunk) => {
      const data = new Uint8Array(chunk.byteLength);
      chunk.copyTo(data);
      frames.push({ milliseconds: Math.round(chunk.timestamp / 1000), isKey: chunk.type === "key", data });
    },
    error: (error) => { failure = error; },
  });
  encoder?.configure(found.config);
  isFilming = true;
  $("film").textContent = "Stop";
  try {
    for (let i = 0; i < count && isFilming && !failure; i++) {
      now.time = Math.min(from + i / now.rate, to);
      drawNow();
      say(`Frame ${i + 1} of ${count}`);
      // The first time, a browser may not have unpacked the pictures in it yet.
      if (!i) await pictureOfStage(...size);
      context.drawImage(await pictureOfStage(...size), 0, 0, width, height);
      if (encoder) {
        const frame = new VideoFrame(canvas, { timestamp: Math.round((1e6 * i) / now.rate), duration: Math.round(1e6 / now.rate) });
        encoder.encode(frame, { keyFrame: i % 60 === 0 });
        frame.close();
        while (encoder.encodeQueueSize > 4 && !failure) await new Promise((done) => setTimeout(done));
      } else {
        const picture = await new Promise((done) => canvas.toBlob(done, "image/png"));
        files.push([`${data.name}-${String(i).padStart(4, "0")}.png`, new Uint8Array(await picture.arrayBuffer())]);
      }
    }
    await encoder?.flush();
    if (failure) throw failure;
    if (!isFilming) return say("The film is left out.");
    const made = encoder ? webm(frames, { width, height, codec: found.name, seconds: count / now.rate }) : zip(files);
    const link = document.createElement("a");
    link.href = URL.createObjectURL(made);
    link.download = `${data.name}.${encoder ? "webm" : "zip"}`;
    link.click();
    window.bookmotion.filmed = { name: link.download, count, blob: made };
    say(`${link.download}: ${count} frames, ${Math.round(made.size / 1024)} KB.`);
  } catch (error) {
    say(`This browser can't make the film: ${error.message}`);
  } finally {
    if (encoder?.state === "configured") encoder.close();
    isFilming = false;
    $("film").textContent = "Film";
    seek(was);
  }
}
