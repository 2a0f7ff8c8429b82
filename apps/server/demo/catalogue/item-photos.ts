import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { itemPhoto, itemPhotoModule } from '@sejuk/domain/catalogue/item-photos'
import sharp from 'sharp'
import { standardGoods } from '../../reference/catalogue/items.ts'
import { attachments } from '../../src/db/tables/platform/attachments.ts'
import type { FileStore } from '../../src/platform/files/file-store.ts'
import { insertRows } from '../makers/insert-rows.ts'
import type { Part } from '../part.ts'
import { type ItemDrawing, itemDrawings } from './item-drawings.ts'

type Goods = ReturnType<typeof standardGoods>[number]
type Drawn = Awaited<ReturnType<typeof draw>>

/** The category tells what a thing looks like, and which half it is. */
const drawingsOf = ({ category_code, used_for_indoor_outdoor }: Goods): readonly ItemDrawing[] => {
  const indoor: ItemDrawing =
    ({ CST: 'cassette', DCT: 'ducted', FLS: 'floor', VRI: 'cassette' } as const)[category_code as 'CST'] ?? 'wall'
  const outdoor: ItemDrawing = category_code === 'VRO' ? 'tower' : 'outdoor'
  if (used_for_indoor_outdoor === 'Set') return [indoor, outdoor]
  if (used_for_indoor_outdoor === 'Indoor') return [indoor, 'plate']
  if (used_for_indoor_outdoor === 'Outdoor') return [outdoor, 'plate']
  if (category_code === 'WPU') return ['purifier']
  if (category_code === 'WPF') return ['cartridge']
  return [category_code === 'VRA' ? 'controller' : 'accessory']
}

const draw = async (store: FileStore | undefined, name: ItemDrawing, brand: string) => {
  const picture = sharp(Buffer.from(itemDrawings[name](brand)))
  const whole = await picture.clone().jpeg({ quality: 82 }).toBuffer()
  const small = await picture.clone().resize(240, 180).webp({ quality: 72 }).toBuffer()
  const [store_key, thumbnail_key] = [`demo/items/${name}-${brand}.jpg`, `demo/items/${name}-${brand}.webp`]
  await store?.write(store_key, Readable.from([whole]), whole.length)
  await store?.write(thumbnail_key, Readable.from([small]), small.length)
  const sha256 = createHash('sha256').update(whole).digest('hex')
  const size = { width: 800, height: 600, bytes: whole.length, thumbnail_bytes: small.length }
  return { store_key, thumbnail_key, sha256, ...size }
}

/** Every item shows a drawing of its kind and brand; items of one kind share it. */
export const itemPhotos: Part = {
  name: 'item-photos',
  load: async (client, { store, today, say }) => {
    const drawn = new Map<string, Drawn>()
    const rows: (typeof attachments.$inferInsert)[] = []
    for (const goods of standardGoods())
      for (const [n, name] of drawingsOf(goods).entries()) {
        const brand = goods.brand_code ?? ''
        const key = `${name} ${brand}`
        const file = drawn.get(key) ?? (await draw(store, name, brand))
        drawn.set(key, file)
        const created_date = `${today}T00:00:0${n}Z`
        rows.push({
          ...file,
          attachment_code: `ITM-${goods.item_code}-${n}`,
          kind: 'photo',
          module_name: itemPhotoModule,
          module_code: goods.item_code,
          alias: itemPhoto,
          original_file_name: `${name}.jpg`,
          content_type: 'image/jpeg',
          created_by: 'RCI-0310',
          created_date,
          updated_date: created_date,
        })
      }
    await insertRows(client, attachments, rows)
    say(`${rows.length} pictures of items`)
  },
}
