import { CFB, type ParsingOptions, read, type WorkBook } from '@e965/xlsx'
import { damaged, Unreadable, unpack } from './unpack.ts'

export type Open = (options?: ParsingOptions) => WorkBook

const begins = (bytes: Uint8Array, signs: readonly number[]) => signs.every((sign, at) => bytes[at] === sign)
const isZip = (bytes: Uint8Array) => begins(bytes, [0x50, 0x4b, 0x03, 0x04])
const isOle = (bytes: Uint8Array) => begins(bytes, [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])

/** Stubs, since a formula without its saved result is one; number formats, since they tell a date from a number. */
const manner: ParsingOptions = {
  type: 'buffer',
  dense: true,
  sheetStubs: true,
  cellNF: true,
  cellText: false,
  cellHTML: false,
}

/** Opens a workbook by its content, not its file name. */
export const openWorkbook = (bytes: Buffer): Open => {
  const contents = isZip(bytes) ? orDamaged(() => Buffer.from(unpack(bytes))) : legacyContents(bytes)
  return (options) => orDamaged(() => read(contents, { ...manner, ...options }))
}

const legacyContents = (bytes: Buffer) => {
  if (!isOle(bytes)) throw new Unreadable('The file is not an Excel workbook')
  const container = orDamaged(() => CFB.read(bytes, { type: 'buffer' }))
  if (['EncryptedPackage', 'EncryptionInfo'].some((name) => CFB.find(container, name))) throw new Unreadable(locked)
  if (!['/Workbook', '/Book'].some((name) => CFB.find(container, name)))
    throw new Unreadable('The file is not an Excel workbook')
  return bytes
}

const locked = 'The file is protected by a password'

const orDamaged = <T>(act: () => T): T => {
  try {
    return act()
  } catch (error) {
    if (error instanceof Unreadable) throw error
    const isLocked = /password/i.test((error as Error).message)
    throw new Unreadable(isLocked ? locked : damaged)
  }
}
