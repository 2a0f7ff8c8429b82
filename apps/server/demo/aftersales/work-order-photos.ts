import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { ServiceStatus } from '@sejuk/domain/aftersales/statuses'
import { type WorkOrderPhoto, workOrderPhotoModule } from '@sejuk/domain/aftersales/work-orders/work-order-photos'
import { addDays } from '@sejuk/domain/values/dates'
import sharp from 'sharp'
import { attachments } from '../../src/db/tables/platform/attachments.ts'
import type { FileStore } from '../../src/platform/files/file-store.ts'
import { insertRows } from '../makers/insert-rows.ts'
import type { Part } from '../part.ts'

const [width, height] = [960, 720]
const picture = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${inside}</svg>`

/** A unit on a wall, with the dust of two years or without. */
const wall = (paint: string, unit: string, dust: string) =>
  picture(`<rect width="960" height="720" fill="${paint}"/><rect y="620" width="960" height="100" fill="#8f7a63"/>
  <rect x="210" y="130" width="540" height="170" rx="20" fill="${unit}" stroke="#aab5b9" stroke-width="3"/>
  <rect x="236" y="258" width="488" height="22" rx="11" fill="#c3cdd1"/><path d="M750 210h64v410" fill="none" stroke="#e6e0d4" stroke-width="16"/>${dust}`)
const dust = [260, 340, 455, 560, 660]
  .map((x, n) => `<ellipse cx="${x}" cy="${190 + (n % 3) * 28}" rx="46" ry="13" fill="#8d8168" opacity="0.45"/>`)
  .join('')
const drip = '<path d="M420 300v90M520 300v140M610 300v70" stroke="#7fa3b0" stroke-width="7" stroke-linecap="round"/>'
const cold = [330, 480, 630]
  .map((x) => `<path d="M${x} 330q-24 50 0 90t0 90" fill="none" stroke="#9cc7d4" stroke-width="9" opacity="0.8"/>`)
  .join('')
const plate = (ground: string, serial: string) =>
  picture(`<rect width="960" height="720" fill="${ground}"/><rect x="150" y="170" width="660" height="380" rx="14" fill="#eef1f2" stroke="#8a979c" stroke-width="4"/>
  <rect x="200" y="220" width="240" height="28" fill="#0a626b"/><rect x="200" y="274" width="400" height="14" fill="#9aa6ab"/><rect x="200" y="300" width="320" height="14" fill="#9aa6ab"/>
  ${Array.from({ length: 50 }, (_, n) => `<rect x="${200 + n * 11}" y="346" width="${(n * 5) % 3 === 0 ? 7 : 4}" height="100" fill="#1c262a"/>`).join('')}
  <text x="200" y="500" font-family="monospace" font-size="36" fill="#1c262a">${serial}</text>`)

const drawings: Partial<Record<WorkOrderPhoto, readonly [string, string]>> = {
  before: [wall('#e7dfd0', '#e9e6dc', dust), wall('#d5e0e2', '#eef1f1', drip)],
  after: [wall('#e7dfd0', '#fbfcfc', cold), wall('#d5e0e2', '#ffffff', cold)],
  serial_number: [plate('#5b6b72', '4RN2511 0001204'), plate('#6f6558', '7KN2503 0002231')],
}

const draw = async (store: FileStore | undefined, alias: string, svg: string, n: number) => {
  const drawn = sharp(Buffer.from(svg))
  const whole = await drawn.clone().jpeg({ quality: 78 }).toBuffer()
  const small = await drawn.clone().resize(480).webp({ quality: 70 }).toBuffer()
  const [store_key, thumbnail_key] = [`demo/work-orders/${alias}-${n}.jpg`, `demo/work-orders/${alias}-${n}.webp`]
  await store?.write(store_key, Readable.from([whole]), whole.length)
  await store?.write(thumbnail_key, Readable.from([small]), small.length)
  return {
    kind: 'photo' as const,
    module_name: workOrderPhotoModule,
    alias,
    original_file_name: `${alias}.jpg`,
    content_type: 'image/jpeg',
    bytes: whole.length,
    sha256: createHash('sha256').update(whole).digest('hex'),
    store_key,
    thumbnail_key,
    thumbnail_bytes: small.length,
    width,
    height,
    source: 'camera' as const,
  }
}

type Place = { lat: number | null; lng: number | null }
/** Also what was sent back: it had been finished once. */
const finished: ServiceStatus[] = [
  'Finished',
  'Finished_SN_Invalid',
  'Rejected_ASS',
  'Confirmed_ASS',
  'CallCenter_Survery',
  'Confirmed',
  'Confirmed_Automatic',
]

/** Of older ones the photos have been cleared away. */
const keptDays = 60

/** What Finish asks for hangs on what was finished lately: a few drawings that they all share. */
export const loadWorkOrderPhotos: Part['load'] = async (client, { today, store }) => {
  const { rows: orders } = await client.query<Record<'number' | 'by' | 'began' | 'ended', string> & Place>(
    `select o.work_order_number as number, o.technician_code as by, o.pin_lat as lat, o.pin_lng as lng,
      to_char(v.arrived_date at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as began,
      to_char(coalesce(v.left_date, o.status_date) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as ended
    from work_orders o join work_order_visits v on v.work_order_number = o.work_order_number and v.visit_no = 1
    where o.service_status = any($1) and o.status_date >= $2 order by o.work_order_number`,
    [finished, addDays(today, -keptDays)],
  )
  const photos = await Promise.all(
    Object.entries(drawings).map(([alias, svgs]) => Promise.all(svgs.map((svg, n) => draw(store, alias, svg, n)))),
  )
  await insertRows(
    client,
    attachments,
    orders.flatMap(({ number, by, began, ended, lat, lng }, n) =>
      photos.flatMap((alternatives) => {
        const photo = alternatives[n % alternatives.length]
        if (!photo) return []
        const at = photo.alias === 'after' ? ended : began
        const when = { taken_date: at, created_date: at, updated_date: at }
        const attachment_code = `PHT-${number}-${photo.alias}`
        return [{ ...photo, ...when, attachment_code, module_code: number, lat, lng, created_by: by }]
      }),
    ),
  )
}
