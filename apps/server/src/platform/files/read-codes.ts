import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { ReaderOptions } from 'zxing-wasm/reader'
import { openPhoto } from './photos.ts'

const { resolve } = createRequire(import.meta.url)
/** A code on a letter is readable at this size; more only takes longer. */
const longestSide = 2000
const options: ReaderOptions = { formats: ['QRCode'], tryHarder: true, maxNumberOfSymbols: 8 }

/** Read with the first picture, as the libraries of pictures are. */
const openReader = async () => {
  const { prepareZXingModule, readBarcodes } = await import('zxing-wasm/reader')
  const { buffer } = await readFile(resolve('zxing-wasm/reader/zxing_reader.wasm'))
  prepareZXingModule({ overrides: { wasmBinary: buffer }, fireImmediately: true })
  return readBarcodes
}
let reader: ReturnType<typeof openReader> | undefined

/** What the QR codes in a photo say. */
export const readQrCodes = async (path: string) => {
  reader ??= openReader()
  const read = await reader
  const upright = (await openPhoto(path)).rotate().resize(longestSide, longestSide, {
    ...{ fit: 'inside', withoutEnlargement: true },
  })
  const { data, info } = await upright.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const picture = { data: new Uint8ClampedArray(data), width, height, colorSpace: 'srgb' } as ImageData
  return (await read(picture, options)).flatMap(({ isValid, text }) => (isValid ? [text] : []))
}
