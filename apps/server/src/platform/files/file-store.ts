import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { copyFile, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

export type Range = { start: number; end: number }

/** Where files are stored. Never public: every read goes through an endpoint that checked the user. */
export type FileStore = {
  write: (key: string, source: Readable, bytes: number) => Promise<void>
  /** Stores a file that is already on disk: a local store copies it without streaming it through this process. */
  writeFrom: (key: string, path: string) => Promise<void>
  read: (key: string, range?: Range) => Promise<Readable>
  has: (key: string) => Promise<boolean>
  remove: (key: string) => Promise<void>
  /** Every key there is. */
  list: () => AsyncIterable<string>
}

/** A file appears whole or not at all: it is written beside its place and then moved. */
export const localStore = (folder: string): FileStore => {
  const at = (key: string) => join(folder, key)
  const put = async (key: string, write: (beside: string) => Promise<void>) => {
    const beside = `${at(key)}.${randomUUID()}`
    await mkdir(dirname(beside), { recursive: true, mode: 0o700 })
    try {
      await write(beside)
      await rename(beside, at(key))
    } catch (error) {
      await rm(beside, { force: true })
      throw error
    }
  }
  return {
    write: (key, source) =>
      put(key, (beside) => pipeline(source, createWriteStream(beside, { mode: 0o600, flush: true }))),
    writeFrom: (key, path) => put(key, (beside) => copied(path, beside)),
    read: async (key, range) => createReadStream(at(key), range),
    has: (key) =>
      stat(at(key)).then(
        () => true,
        () => false,
      ),
    remove: (key) => rm(at(key), { force: true }),
    list: () => keysIn(folder),
  }
}

/** Synced to disk before the caller is told it is stored. */
const copied = async (from: string, to: string) => {
  await copyFile(from, to)
  const file = await open(to, 'r+')
  try {
    await file.chmod(0o600)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Folder by folder, so that a million files need no list in memory. */
async function* keysIn(folder: string, below = ''): AsyncGenerator<string> {
  const entries = await readdir(join(folder, below), { withFileTypes: true }).catch(() => [])
  for (const entry of entries) {
    const key = below ? `${below}/${entry.name}` : entry.name
    if (entry.isDirectory()) yield* keysIn(folder, key)
    else yield key
  }
}
