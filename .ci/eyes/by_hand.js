// The opening of bookPolish as somebody would write it by hand for a screen of 1024 × 768: every spring and every
// ease in closed form, and what follows from the angle. A page times it beside the library's core.

function byHand() {
  const spring = (duration, bounce) => {
    const omega = (2 * Math.PI) / duration;
    const zeta = 1 - bounce;
    if (zeta === 1) return (t) => (t <= 0 ? 0 : 1 - Math.exp(-omega * t) * (1 + omega * t));
    const decay = zeta * omega;
    const turn = omega * Math.sqrt(1 - zeta * zeta);
    return (t) => (t <= 0 ? 0 : 1 - Math.exp(-decay * t) * (Math.cos(turn * t) + (decay / turn) * Math.sin(turn * t)));
  };
  // cubic-bezier(0, 0, 0.58, 1)
  const easeOut = (duration) => (t) => {
    const x = Math.min(Math.max(t / duration, 0), 1);
    if (x === 0 || x === 1) return x;
    const [b, c] = [3 * 0.58, -2 * 0.58 + 1];
    const place = (s) => s * s * (b * (1 - s) + s);
    let s = x;
    for (let i = 0; i < 20; i++) {
      const off = place(s) - x;
      if (Math.abs(off) < 1e-12) break;
      s -= off / (s * (2 * b + 3 * (1 - b) * s));
      s = Math.min(Math.max(s, 1e-9), 1);
    }
    return s * s * (3 - 2 * s);
  };
  const [lift, fly, turn, grow] = [spring(0.2, 0), spring(0.4, 0.2), spring(0.6, 0.1), spring(0.3, 0)];
  const [blur, read] = [easeOut(0.3), easeOut(0.3)];
  return (t) => {
    const [a, b, c, d] = [lift(t), fly(t - 0.2), turn(t - 0.6), grow(t - 1.2)];
    const width = 200 + 10 * a + 90 * b + 676 * d;
    const height = 280 + 14 * a + 126 * b + 300 * d;
    const flip = 180 * c;
    const angle = Math.min(Math.max(flip, 0), 180);
    const raised = Math.min(angle, 90) / 90;
    const spine = angle < 20 ? angle / 20 : angle > 160 ? (180 - angle) / 20 : 1;
    return {
      x: 200 + 312 * b, y: 340 + 44 * b, width, height, flipAngle: flip,
      coverOpacity: angle < 170 ? 1 : 0, firstPageOpacity: angle <= 90 ? 0 : Math.min(1, (angle - 90) / 45),
      spineOpacity: spine, pageEdgeOpacity: 0.9 * spine, spineWidth: (14 * width) / 200,
      shadowRadius: 8 + 12 * raised, shadowX: -15 * Math.sin((angle * Math.PI) / 180), shadowY: 6,
      libraryBlur: 10 * blur(t), readerOpacity: read(t - 1.5),
    };
  };
}
