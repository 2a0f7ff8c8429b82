import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import sharp from 'sharp'
import type { FileStore } from '../../src/platform/files/file-store.ts'

/** One drawing as a photo of the store, with its small picture; many attachments may share it. */
export const drawnPhoto = async (store: FileStore | undefined, path: string, svg: string) => {
  const drawn = sharp(Buffer.from(svg))
  const { width, height } = await drawn.metadata()
  const whole = await drawn.clone().jpeg({ quality: 78 }).toBuffer()
  const small = await drawn.clone().resize(480).webp({ quality: 70 }).toBuffer()
  const [store_key, thumbnail_key] = [`demo/${path}.jpg`, `demo/${path}.webp`]
  await store?.write(store_key, Readable.from([whole]), whole.length)
  await store?.write(thumbnail_key, Readable.from([small]), small.length)
  return {
    ...{ kind: 'photo' as const, original_file_name: `${path.split('/').at(-1)}.jpg`, content_type: 'image/jpeg' },
    ...{ bytes: whole.length, sha256: createHash('sha256').update(whole).digest('hex'), store_key, thumbnail_key },
    ...{ thumbnail_bytes: small.length, width, height, source: 'camera' as const },
  }
}
export type DrawnPhoto = Awaited<ReturnType<typeof drawnPhoto>>
