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

const lastRow = 1_048_576
/** Rows and cells by a number of seven digits or more: hardly any sheet has one, and beyond the last row none may. */
const farPlace = /<(?:\w+:)?(?:row|c)\b[^>]*?\sr\s*=\s*["'][A-Za-z]{0,3}(\d{7,})["']/g

/** A cell at the end of the world makes whoever reads the sheet walk there. */
const goesTooFar = (part: Uint8Array) => {
  for (const [, row] of Buffer.from(part.buffer, part.byteOffset, part.length).toString('latin1').matchAll(farPlace))
    if (Number(row) > lastRow) return true
  return false
}

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
  if (Object.entries(parts).some(([name, part]) => /(^|\/)sheet\w*\.xml$/i.test(name) && goesTooFar(part)))
    throw new Unreadable('The sheet is larger than a sheet can be')
  return zipSync(parts, { level: 0 })
}
