import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { SpotMap } from '@sejuk/domain/catalogue/exploded-views'
import { addDays } from '@sejuk/domain/values/dates'
import sharp from 'sharp'
import { explodedViewRevisions, explodedViews } from '../../src/db/tables/catalogue/exploded-views.ts'
import { attachments } from '../../src/db/tables/platform/attachments.ts'
import type { FileStore } from '../../src/platform/files/file-store.ts'
import { insertRows } from '../makers/insert-rows.ts'
import { officeMoment, workday } from '../makers/office-hours.ts'
import { whole } from '../makers/random.ts'
import type { Part } from '../part.ts'
import { type DrawnView, drawView, spotsOf } from './drawing/draw-view.ts'
import { technicalData } from './load-parts-lists.ts'
import { type Bom, knownBoms } from './standard-bom.ts'
import { layoutOf } from './unit-layouts.ts'

const thumbnailSize = 480
/** Lines on white: few colours and no dots between them, at half the work of a photo's palette. */
const drawing = { palette: true, colours: 64, dither: 0, effort: 1 } as const

/** Without a store nobody looks: then nothing is painted. */
const paint = async (store: FileStore | undefined, name: string, { svg, width, height }: DrawnView) => {
  const [store_key, thumbnail_key] = [`demo/exploded-views/${name}.png`, `demo/exploded-views/${name}.webp`]
  const place = { store_key, thumbnail_key, width, height }
  if (!store) return { ...place, bytes: 0, sha256: '', thumbnail_bytes: 0 }
  const picture = await sharp(Buffer.from(svg)).png(drawing).toBuffer()
  const small = await sharp(picture)
    .resize(thumbnailSize, thumbnailSize, { fit: 'inside' })
    .webp({ quality: 80 })
    .toBuffer()
  await store.write(store_key, Readable.from([picture]), picture.length)
  await store.write(thumbnail_key, Readable.from([small]), small.length)
  const sha256 = createHash('sha256').update(picture).digest('hex')
  return { ...place, bytes: picture.length, sha256, thumbnail_bytes: small.length }
}

type Picture = { view: DrawnView; file: Awaited<ReturnType<typeof paint>> }

/** One picture for all units that have the same parts. */
const picturesOf = async (store: FileStore | undefined, boms: readonly Bom[]) => {
  const wanted = new Map<string, { name: string; view: DrawnView }>()
  const keys = boms.map(({ category_code, item_code, bom_type, lines }) => {
    const drawn = layoutOf(category_code, item_code, bom_type)
    if (!drawn) return ''
    const groups = [...new Set(lines.map(({ part_group_code }) => part_group_code))].toSorted()
    const key = `${drawn.name} ${groups.join(' ')}`
    if (!wanted.has(key))
      wanted.set(key, { name: `${drawn.name}-${wanted.size + 1}`, view: drawView(drawn.layout, new Set(groups)) })
    return key
  })
  const painted = await Promise.all(
    [...wanted].map(
      async ([key, { name, view }]): Promise<[string, Picture]> => [
        key,
        { view, file: await paint(store, name, view) },
      ],
    ),
  )
  const pictures = new Map(painted)
  return (n: number) => pictures.get(keys[n] ?? '')
}

/** Some drawings are begun and not finished: spots are missing, and one has a number that no part has. */
const unfinished = ({ spots }: SpotMap): SpotMap => ({
  v: 1,
  spots: spots
    .filter((_, n) => n !== 5 && n !== 6)
    .map((spot, n, all) => (n === all.length - 1 ? { ...spot, position_no: 90 } : spot)),
})

const codeOf = (n: number) => `EXV-${String(n + 1).padStart(5, '0')}`
const photoOf = (n: number) => `PHT-demo-view-${n + 1}`

export const loadExplodedViews: Part['load'] = async (client, { random, today, say, store }) => {
  const boms = await knownBoms(client)
  const pictureOf = await picturesOf(store, boms)
  const { usercode, username } = technicalData
  const made = boms.flatMap((bom, n) => {
    const picture = pictureOf(n)
    if (!picture) return []
    const moment = officeMoment(workday(addDays(today, -whole(random, 2, 200))), 'Asia/Jakarta', random())
    const isBegun = n % 9 === 4
    const complete = spotsOf(picture.view, bom.lines)
    const json = isBegun ? unfinished(complete) : complete
    const published_revision = isBegun ? null : n % 5 === 0 ? 2 : 1
    return [{ bom, file: picture.file, moment, json, complete, published_revision }]
  })
  const pictures = made.map(({ file, moment }, n) => ({
    ...file,
    ...{ attachment_code: photoOf(n), kind: 'photo' as const, module_name: 'ExplodedView', module_code: codeOf(n) },
    ...{ alias: 'exploded_view', original_file_name: 'exploded-view.png', content_type: 'image/png' },
    ...{ created_by: usercode, created_date: moment, updated_date: moment },
  }))
  const views = made.map(({ bom, file, moment, json, published_revision }, n) => ({
    ...{ view_code: codeOf(n), item_code: bom.item_code, bom_type: bom.bom_type, photo_code: photoOf(n) },
    ...{ width: file.width, height: file.height, json, published_revision, has_draft: published_revision === null },
    spot_positions: json.spots.map(({ position_no }) => position_no),
    ...{ created_by: usercode, updated_by: usercode, update_user_name: username },
    ...{ created_date: moment, updated_date: moment },
  }))
  const revisions = made.flatMap(({ file, moment, complete, published_revision }, n) =>
    Array.from({ length: published_revision ?? 0 }, (_, at) => ({
      ...{ view_code: codeOf(n), revision: at + 1, photo_code: photoOf(n), width: file.width, height: file.height },
      ...{ json: complete, note: at === 0 ? 'First drawing' : 'Numbers moved off the parts' },
      ...{ published_by: usercode, published_user_name: username, published_date: moment },
    })),
  )
  await insertRows(client, attachments, pictures)
  await insertRows(client, explodedViews, views)
  await insertRows(client, explodedViewRevisions, revisions)
  if (made.length) await client.query(`select setval('exploded_view_code', $1)`, [made.length])
  say(`demo data: ${made.length} exploded views`)
}
