import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'

/** What the QR codes on a picture say, read by the library that our scanner uses. */
export const readQrCodes = async (picture: Buffer) => {
  const { buffer } = await readFile(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'))
  prepareZXingModule({ overrides: { wasmBinary: buffer } })
  const found = await readBarcodes(new Uint8Array(picture), { formats: ['QRCode'], tryHarder: true })
  return found.map(({ text }) => text)
}
