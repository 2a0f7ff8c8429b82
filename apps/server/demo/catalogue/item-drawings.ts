const colours: Record<string, readonly [wall: string, mark: string]> = {
  GREE: ['#d8d4c8', '#25454f'],
  FLIFE: ['#c9d8d6', '#0a626b'],
  DUNAN: ['#d3cfd8', '#4a3a5f'],
}

const frame = (brand: string, inside: (mark: string) => string) => {
  const [wall, mark] = colours[brand] ?? ['#d6d6d0', '#333d42']
  return `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600" viewBox="0 0 800 600"><rect width="800" height="600" fill="${wall}"/>
    <rect y="470" width="800" height="130" fill="#000" opacity=".05"/>${inside(mark)}</svg>`
}

const lines = (x: number, y: number, width: number, count: number, gap: number, colour = '#b9bfc0') =>
  Array.from(
    { length: count },
    (_, n) => `<rect x="${x}" y="${y + n * gap}" width="${width}" height="5" rx="2" fill="${colour}"/>`,
  ).join('')
const bars = (x: number, y: number) =>
  [9, 4, 6, 3, 8, 4, 5, 9, 3, 6, 4, 8, 5, 3, 7, 4, 9, 3]
    .map((width, n) => `<rect x="${x + n * 16}" y="${y}" width="${width}" height="90" fill="#222"/>`)
    .join('')
const fan = (x: number, y: number, r: number) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="#3a474c"/><circle cx="${x}" cy="${y}" r="${r * 0.92}" fill="#59686e"/>
   ${[0, 60, 120, 180, 240, 300].map((turn) => `<path d="M${x} ${y}q${r * 0.5} -${r * 0.15} ${r * 0.82} ${r * 0.2}q-${r * 0.3} ${r * 0.35} -${r * 0.82} -${r * 0.2}z" fill="#2d383c" transform="rotate(${turn} ${x} ${y})"/>`).join('')}
   ${[0.35, 0.6, 0.85].map((part) => `<circle cx="${x}" cy="${y}" r="${r * part}" fill="none" stroke="#cdd3d4" stroke-width="4"/>`).join('')}
   <circle cx="${x}" cy="${y}" r="${r * 0.16}" fill="#cdd3d4"/>`

/** Each kind of goods, drawn by hand: no maker's own picture is used. */
export const itemDrawings = {
  wall: (brand: string) =>
    frame(
      brand,
      (
        mark,
      ) => `<rect x="110" y="180" width="580" height="190" rx="26" fill="#fff"/><path d="M110 320h580v24a26 26 0 0 1 -26 26H136a26 26 0 0 1 -26 -26z" fill="#e9ecec"/>
      <rect x="150" y="338" width="500" height="10" rx="5" fill="#7d898d"/><rect x="560" y="214" width="84" height="32" rx="8" fill="${mark}"/><rect x="576" y="225" width="34" height="10" rx="4" fill="#7fe3cf"/>`,
    ),
  outdoor: (brand: string) =>
    frame(
      brand,
      (
        mark,
      ) => `<rect x="170" y="130" width="460" height="350" rx="16" fill="#eef0ef"/><rect x="190" y="480" width="70" height="22" fill="#6b777b"/><rect x="540" y="480" width="70" height="22" fill="#6b777b"/>
      ${fan(340, 305, 138)}<rect x="500" y="150" width="110" height="310" fill="#dfe3e2"/>${lines(512, 180, 86, 9, 26)}<rect x="516" y="430" width="78" height="14" rx="4" fill="${mark}"/>`,
    ),
  tower: (brand: string) =>
    frame(
      brand,
      (mark) =>
        `<rect x="230" y="60" width="340" height="440" rx="12" fill="#e9eceb"/>${fan(400, 118, 52)}<rect x="250" y="190" width="300" height="290" fill="#d9dedd"/>${lines(266, 208, 268, 12, 22)}<rect x="250" y="82" width="70" height="14" rx="4" fill="${mark}"/>`,
    ),
  cassette: (brand: string) =>
    frame(
      brand,
      (
        mark,
      ) => `<rect x="190" y="90" width="420" height="420" rx="20" fill="#fff"/><rect x="270" y="170" width="260" height="260" rx="8" fill="#e6e9e8"/>${lines(286, 190, 228, 11, 22)}
      <rect x="290" y="112" width="220" height="26" rx="12" fill="#8a979b"/><rect x="290" y="462" width="220" height="26" rx="12" fill="#8a979b"/><rect x="212" y="190" width="26" height="220" rx="12" fill="#8a979b"/><rect x="562" y="190" width="26" height="220" rx="12" fill="#8a979b"/><rect x="540" y="112" width="46" height="14" rx="4" fill="${mark}"/>`,
    ),
  ducted: (brand: string) =>
    frame(
      brand,
      (
        mark,
      ) => `<path d="M110 240l60 -60h520v210l-60 60H110z" fill="#c7cecf"/><rect x="110" y="240" width="520" height="210" fill="#dde2e2"/><rect x="140" y="270" width="330" height="150" fill="#2f3b40"/>${lines(150, 282, 310, 6, 23, '#55646a')}
      <circle cx="560" cy="345" r="52" fill="#9faaad"/><rect x="520" y="262" width="80" height="14" rx="4" fill="${mark}"/>`,
    ),
  floor: (brand: string) =>
    frame(
      brand,
      (mark) =>
        `<rect x="290" y="40" width="220" height="480" rx="18" fill="#fff"/><rect x="314" y="74" width="172" height="92" rx="8" fill="#39464b"/>${lines(322, 86, 156, 4, 20, '#6d7b80')}<rect x="352" y="196" width="96" height="34" rx="8" fill="${mark}"/>${lines(322, 380, 156, 6, 20)}`,
    ),
  purifier: (brand: string) =>
    frame(
      brand,
      (mark) =>
        `<rect x="270" y="70" width="260" height="440" rx="30" fill="#fff"/><rect x="300" y="110" width="200" height="90" rx="14" fill="${mark}"/><rect x="380" y="210" width="40" height="44" rx="8" fill="#8d999d"/><path d="M350 360h100l-12 110h-76z" fill="#bfe3ea"/>${lines(330, 484, 140, 1, 10)}`,
    ),
  cartridge: (brand: string) =>
    frame(
      brand,
      (mark) =>
        `${[220, 350, 480].map((x) => `<rect x="${x}" y="130" width="100" height="340" rx="30" fill="#f6f7f6"/><rect x="${x}" y="130" width="100" height="56" rx="24" fill="${mark}"/><rect x="${x + 22}" y="250" width="56" height="90" rx="6" fill="#d8dedd"/>`).join('')}`,
    ),
  controller: (brand: string) =>
    frame(
      brand,
      (mark) =>
        `<rect x="240" y="120" width="320" height="340" rx="26" fill="#fff"/><rect x="280" y="160" width="240" height="140" rx="10" fill="${mark}"/><rect x="310" y="200" width="110" height="26" rx="8" fill="#7fe3cf"/>${[300, 375, 450].map((x) => `<circle cx="${x + 24}" cy="380" r="26" fill="#dfe4e3"/>`).join('')}`,
    ),
  accessory: (brand: string) =>
    frame(
      brand,
      (mark) =>
        `<circle cx="400" cy="300" r="170" fill="none" stroke="#c58a5a" stroke-width="26"/><circle cx="400" cy="300" r="120" fill="none" stroke="#d09a6c" stroke-width="22"/><path d="M570 300q40 120 110 130" fill="none" stroke="#c58a5a" stroke-width="26"/><rect x="346" y="276" width="108" height="48" rx="10" fill="${mark}"/>`,
    ),
  plate: (brand: string) =>
    frame(
      brand,
      (mark) =>
        `<rect x="150" y="140" width="500" height="320" rx="10" fill="#fdfdfb"/><rect x="150" y="140" width="500" height="56" fill="${mark}"/>${lines(190, 224, 280, 4, 24, '#9aa3a6')}${bars(230, 340)}`,
    ),
} satisfies Record<string, (brand: string) => string>
export type ItemDrawing = keyof typeof itemDrawings
