import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { InstallerPhoto } from '@sejuk/domain/installers/registrations'
import sharp from 'sharp'
import type { FileStore } from '../../src/platform/files/file-store.ts'

const bars = (x: number, y: number, widths: readonly number[], gap = 26, colour = '#4a6670') =>
  widths
    .map((width, n) => `<rect x="${x}" y="${y + n * gap}" width="${width}" height="9" rx="4" fill="${colour}"/>`)
    .join('')

const face = (x: number, y: number, size: number, skin: string, shirt: string) =>
  `<circle cx="${x}" cy="${y}" r="${size}" fill="${skin}"/>
   <path d="M${x - size} ${y - size * 0.2}a${size} ${size} 0 0 1 ${size * 2} 0l-${size * 0.3} ${size * 0.1}q-${size * 0.7} -${size * 0.5} -${size * 1.4} 0z" fill="#1f1a17"/>
   <path d="M${x - size * 1.7} ${y + size * 2.7}q0 -${size * 1.5} ${size * 1.7} -${size * 1.5}t${size * 1.7} ${size * 1.5}z" fill="${shirt}"/>`

const frame = (width: number, height: number, inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inside}</svg>`

/** A drawn card: bars instead of words, since nobody is meant. */
const card = (paper: string, skin: string, shirt: string) =>
  `<rect width="860" height="540" rx="26" fill="${paper}"/>
   <path d="M0 380q220 -70 430 0t430 -10v170h-860z" fill="#000" opacity=".06"/>
   <rect x="250" y="36" width="360" height="16" rx="8" fill="#25454f"/><rect x="300" y="66" width="260" height="12" rx="6" fill="#25454f"/>
   <rect x="46" y="112" width="330" height="20" rx="10" fill="#1d343c"/>
   ${bars(46, 166, [150, 120, 170, 140, 110, 160, 130, 150, 140], 34)}${bars(230, 166, [260, 220, 290, 180, 250, 210, 270, 160, 230], 34)}
   <rect x="600" y="120" width="200" height="250" rx="8" fill="#c2463b"/>${face(700, 212, 52, skin, shirt)}`

const looks = [
  ['#bcd6df', '#d39a6e', '#eef3f4'],
  ['#c9dbe3', '#b97a52', '#24555f'],
  ['#b7cfd9', '#e0ae84', '#7a4b36'],
] as const

const drawings: Record<InstallerPhoto, readonly string[]> = {
  id_card: looks.map(([paper, skin, shirt]) => frame(860, 540, card(paper, skin, shirt))),
  id_profile: looks.map(([paper, skin, shirt], n) =>
    frame(
      720,
      720,
      `<rect width="720" height="720" fill="${['#b9bfb6', '#a9b8bd', '#c4bcae'][n]}"/><rect width="180" height="720" fill="#000" opacity=".06"/>
       ${face(330, 260, 118, skin, shirt)}<g transform="translate(420 430) rotate(-8) scale(.26)">${card(paper, skin, shirt)}</g>`,
    ),
  ),
  disclaimer_letter: [0, 1].map((n) =>
    frame(
      640,
      820,
      `<rect width="640" height="820" fill="#b7ab9d"/><g transform="rotate(${n ? -2 : 1.5} 320 410)"><rect x="70" y="50" width="500" height="720" fill="#fbfaf6"/>
       <rect x="190" y="96" width="260" height="14" rx="7" fill="#333"/>${bars(120, 160, [390, 400, 370, 395, 380, 400, 360, 390, 240], 34, '#8a8f92')}
       <rect x="130" y="560" width="90" height="110" rx="4" fill="#d79a97"/><path d="M330 650c30 -80 60 -70 50 -10s40 20 60 -30 30 20 50 0" fill="none" stroke="#1d2f6f" stroke-width="6"/></g>`,
    ),
  ),
}

export type DrawnPhoto = {
  store_key: string
  thumbnail_key: string
  thumbnail_bytes: number
  bytes: number
  sha256: string
  width: number
  height: number
}

/** A handful of drawn pictures that all installers of the demo share. The same keys each time: a second try overwrites. */
export const drawInstallerPhotos = async (store: FileStore | undefined) => {
  const draw = async (photo: InstallerPhoto, svg: string, n: number): Promise<DrawnPhoto> => {
    const picture = sharp(Buffer.from(svg))
    const whole = await picture.clone().flatten({ background: '#ffffff' }).jpeg({ quality: 78 }).toBuffer()
    const small = await picture.clone().resize(480, 480, { fit: 'inside' }).webp({ quality: 70 }).toBuffer()
    const { width = 0, height = 0 } = await picture.metadata()
    const [store_key, thumbnail_key] = [`demo/installers/${photo}-${n}.jpg`, `demo/installers/${photo}-${n}.webp`]
    await store?.write(store_key, Readable.from([whole]), whole.length)
    await store?.write(thumbnail_key, Readable.from([small]), small.length)
    const sha256 = createHash('sha256').update(whole).digest('hex')
    return { store_key, thumbnail_key, thumbnail_bytes: small.length, bytes: whole.length, sha256, width, height }
  }
  const all = (photo: InstallerPhoto) => Promise.all(drawings[photo].map((svg, n) => draw(photo, svg, n)))
  return {
    id_card: await all('id_card'),
    id_profile: await all('id_profile'),
    disclaimer_letter: await all('disclaimer_letter'),
  } satisfies Record<InstallerPhoto, DrawnPhoto[]>
}
