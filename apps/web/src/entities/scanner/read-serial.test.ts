import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { normalizeSerial } from '@sejuk/domain/catalogue/serial-numbers'
import bwip from 'bwip-js/node'
import { beforeAll, expect, test } from 'vitest'
import { prepareZXingModule } from 'zxing-wasm/reader'
import { readSerial } from './read-serial.ts'

const reader = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')
beforeAll(async () => {
  const { buffer } = new Uint8Array(await readFile(reader))
  prepareZXingModule({ overrides: { wasmBinary: buffer } })
})

const draw = async (bcid: string, text: string, rotate: 'N' | 'R' | 'I' = 'N') => {
  const png = await bwip.toBuffer({
    bcid,
    text,
    rotate,
    scale: 3,
    paddingwidth: 12,
    paddingheight: 12,
    backgroundcolor: 'FFFFFF',
  })
  return new Blob([new Uint8Array(png)])
}

test.each([
  ['code128', '5EN26160005251', 'N'],
  ['code128', '5EN26160005251', 'R'],
  ['code128', '5EN26160005251', 'I'],
  ['code39', 'GSW-05NK3-0042', 'N'],
  ['qrcode', 'sn 7kw26500005251', 'N'],
  ['datamatrix', '7KW26500005251', 'N'],
] as const)('a %s label with %s turned %s is read as it is printed', async (kind, text, turned) => {
  expect(await readSerial(await draw(kind, text, turned))).toBe(text)
})

test('what was read is a serial number as it is typed', async () => {
  expect(normalizeSerial((await readSerial(await draw('qrcode', '7kw 265-0000'))) ?? '')).toBe('7KW265-0000')
})

test('a shop’s own barcode is no serial number', async () => {
  expect(await readSerial(await draw('ean13', '899123456789'))).toBeUndefined()
  expect(await readSerial(await draw('upca', '012345678905'))).toBeUndefined()
})
