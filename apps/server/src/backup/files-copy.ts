import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { FileStore } from '../platform/files/file-store.ts'

export type FileCopy = { key: string; bytes: number; sha256: string }

/** Parts of files on their way, and trials of whether there is room, are nobody's files. */
const isPassing = (key: string) => key.startsWith('uploads/') || key.startsWith('ready/') || key.startsWith('.')

/** Everything in the store, each file with its fingerprint. One that is thrown away meanwhile is left out. */
export const copyFiles = async (store: FileStore, folder: string) => {
  const copied: FileCopy[] = []
  for await (const key of store.list()) {
    if (isPassing(key)) continue
    const hash = createHash('sha256')
    let bytes = 0
    const count = new Transform({
      transform(part: Buffer, _encoding, done) {
        hash.update(part)
        bytes += part.length
        done(null, part)
      },
    })
    const path = join(folder, key)
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    try {
      await pipeline(await store.read(key), count, createWriteStream(path, { mode: 0o600 }))
    } catch (error) {
      if (await store.has(key)) throw error
      continue
    }
    copied.push({ key, bytes, sha256: hash.digest('hex') })
  }
  return copied
}

export const putFiles = async (store: FileStore, folder: string, files: readonly FileCopy[]) => {
  for (const { key } of files) {
    const path = join(folder, key)
    await store.write(key, createReadStream(path), (await stat(path)).size)
  }
}
