import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { technicianPhoto, technicianPhotoModule } from '@sejuk/domain/aftersales/service-files'
import sharp from 'sharp'
import type { attachments } from '../../src/db/tables/platform/attachments.ts'
import type { FileStore } from '../../src/platform/files/file-store.ts'

const looks = [
  ['#cfdcd8', '#c98f63', '#0a626b'],
  ['#d9d4c7', '#b5784f', '#25454f'],
  ['#c8d3dc', '#dca77c', '#0a626b'],
  ['#d4cdd6', '#a86b45', '#25454f'],
  ['#cdd8c9', '#d39a6e', '#0a626b'],
] as const

/** A drawn face under a cap: nobody is meant. */
const drawing = ([wall, skin, shirt]: (typeof looks)[number]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="480" viewBox="0 0 480 480"><rect width="480" height="480" fill="${wall}"/>
   <path d="M70 480q0 -150 170 -150t170 150z" fill="${shirt}"/><rect x="205" y="270" width="70" height="80" fill="${skin}"/>
   <ellipse cx="240" cy="215" rx="92" ry="108" fill="${skin}"/><path d="M146 190q10 -110 94 -110t94 110z" fill="${shirt}"/>
   <rect x="138" y="180" width="204" height="18" rx="9" fill="${shirt}"/><circle cx="208" cy="226" r="8" fill="#2a201b"/>
   <circle cx="272" cy="226" r="8" fill="#2a201b"/><path d="M208 272q32 24 64 0" fill="none" stroke="#2a201b" stroke-width="6" stroke-linecap="round"/></svg>`

const draw = async (store: FileStore | undefined, look: (typeof looks)[number], n: number) => {
  const picture = sharp(Buffer.from(drawing(look)))
  const whole = await picture.clone().jpeg({ quality: 80 }).toBuffer()
  const small = await picture.clone().resize(160, 160).webp({ quality: 70 }).toBuffer()
  const [store_key, thumbnail_key] = [`demo/technicians/face-${n}.jpg`, `demo/technicians/face-${n}.webp`]
  await store?.write(store_key, Readable.from([whole]), whole.length)
  await store?.write(thumbnail_key, Readable.from([small]), small.length)
  const sha256 = createHash('sha256').update(whole).digest('hex')
  return {
    store_key,
    thumbnail_key,
    thumbnail_bytes: small.length,
    bytes: whole.length,
    sha256,
    width: 480,
    height: 480,
  }
}

/** A handful of faces that the technicians of the demo share; every seventh has none yet. */
export const technicianPhotos = async (
  store: FileStore | undefined,
  staff: readonly { technician_code: string; created_date: string }[],
): Promise<(typeof attachments.$inferInsert)[]> => {
  const drawn = await Promise.all(looks.map((look, n) => draw(store, look, n)))
  return staff
    .filter((_, n) => n % 7 !== 6)
    .map(({ technician_code, created_date }, n) => ({
      ...(drawn[n % drawn.length] as (typeof drawn)[number]),
      attachment_code: `TEC-${technician_code}`,
      kind: 'photo',
      module_name: technicianPhotoModule,
      module_code: technician_code,
      alias: technicianPhoto,
      original_file_name: 'face.jpg',
      content_type: 'image/jpeg',
      created_by: 'RCI-0310',
      created_date,
      updated_date: created_date,
    }))
}
