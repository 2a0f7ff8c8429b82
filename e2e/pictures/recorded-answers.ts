import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'

/** What the server said about a page at one moment, so that its picture is the same on every later day. */
export type Recorded = {
  /** When: the clock of the page stands there. */
  at: string
  /** The address of the page, with the record that was opened. */
  path: string
  /** What the document carries of who is signed in. */
  known?: { session: object }
  /** By method and address. */
  answers: Record<string, unknown>
}

const fileOf = (name: string) => join(import.meta.dirname, 'answers', `${name}.json.br`)

export const readRecorded = (name: string): Recorded =>
  JSON.parse(brotliDecompressSync(readFileSync(fileOf(name))).toString())

/** Compressed: nobody reads them, and all of them together weigh as much as one picture. */
export const writeRecorded = (name: string, recorded: Recorded) =>
  writeFileSync(fileOf(name), brotliCompressSync(JSON.stringify(recorded)))

/** Asked beside the page, and not to be seen on it. */
export const unseen = /^\/api\/(events|multi-language\/|common\/visit-record-history)/

/** Which answer a request gets. */
export const requestKey = (method: string, address: string) => {
  const { pathname, search } = new URL(address)
  return `${method} ${pathname}${search}`
}
