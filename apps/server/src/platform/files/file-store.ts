import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

export type Range = { start: number; end: number }

/** Where files lie. Never public: everything that leaves passes a door that asked who is there. */
export type FileStore = {
  write: (key: string, source: Readable, bytes: number) => Promise<void>
  read: (key: string, range?: Range) => Promise<Readable>
  has: (key: string) => Promise<boolean>
  remove: (key: string) => Promise<void>
}

/** A file appears whole or not at all: it is written beside its place and then moved. */
export const localStore = (folder: string): FileStore => {
  const at = (key: string) => join(folder, key)
  return {
    write: async (key, source) => {
      const beside = `${at(key)}.${randomUUID()}`
      await mkdir(dirname(beside), { recursive: true, mode: 0o700 })
      try {
        await pipeline(source, createWriteStream(beside, { mode: 0o600, flush: true }))
        await rename(beside, at(key))
      } catch (error) {
        await rm(beside, { force: true })
        throw error
      }
    },
    read: async (key, range) => createReadStream(at(key), range),
    has: (key) =>
      stat(at(key)).then(
        () => true,
        () => false,
      ),
    remove: (key) => rm(at(key), { force: true }),
  }
}
