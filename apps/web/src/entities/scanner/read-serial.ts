import { type ReaderOptions, readBarcodes } from 'zxing-wasm/reader'

/** What makers print on a unit's label; the shop's own barcode on the box is none of them. */
const options: ReaderOptions = { formats: ['Code128', 'Code39', 'QRCode', 'DataMatrix'], tryHarder: true }

/** The first code that can be read in a picture. */
export const readSerial = async (picture: ImageData | Blob): Promise<string | undefined> => {
  const seen = await readBarcodes(picture, options)
  return seen.find(({ isValid, text }) => isValid && text !== '')?.text
}
