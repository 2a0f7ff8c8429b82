import { megabyte } from '@sejuk/domain/files'
import { unzipSync, zipSync } from 'fflate'

const most = { unpacked: 150 * megabyte, entries: 5000, ratio: 200, unsuspicious: 5 * megabyte }

/** A problem with the whole file, meant for the user. */
export class Unreadable extends Error {}
export const damaged = 'The file is damaged and cannot be read'

/** Pictures, charts, comments and the like hold no cells, however much room they take. */
const holdsCells = (name: string) =>
  /\.(xml|rels)$/i.test(name) &&
  !/(^|\/)(media|drawings|charts|chartsheets|theme|embeddings|customxml|docprops|comments\d*|pivot\w+|externallinks)(\/|\.)/i.test(
    name,
  )

/**
 * An .xlsx with only the parts that hold cells, not compressed any more. The directory is judged before anything is inflated, and
 * nothing grows beyond what the directory says.
 */
export const unpack = (bytes: Uint8Array): Uint8Array => {
  let unpacked = 0
  let entries = 0
  const parts = unzipSync(bytes, {
    filter: ({ name, size, originalSize }) => {
      if (++entries > most.entries) throw new Unreadable('The file is too large when unpacked')
      if (!holdsCells(name)) return false
      unpacked += originalSize
      const isBomb = originalSize > most.unsuspicious && originalSize > size * most.ratio
      if (unpacked > most.unpacked || isBomb) throw new Unreadable('The file is too large when unpacked')
      return true
    },
  })
  if (!Object.keys(parts).some((name) => /(^|\/)workbook\.xml$/i.test(name)))
    throw new Unreadable('The file is not an Excel workbook')
  return zipSync(parts, { level: 0 })
}
