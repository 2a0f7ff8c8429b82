import { createHash } from 'node:crypto'
import { degrees, PDFDocument, rgb, StandardFonts } from 'pdf-lib'
import type { PdfMade } from './blocks.ts'

const grey = rgb(0.06, 0.3, 0.33)
const angle = 35
const most = 40

/** The standard fonts know the letters of Western Europe only. */
const printable = (text: string) => text.replaceAll(/[^\x20-\x7e\xa0-\xff]/g, '?')

/** Writes a text across every page and in its foot. Refuses what is protected or no PDF. */
export const stampPdf = async (bytes: Uint8Array, text: string): Promise<PdfMade> => {
  const document = await PDFDocument.load(bytes, { updateMetadata: false })
  const font = await document.embedFont(StandardFonts.HelveticaBold)
  const mark = printable(text)
  for (const page of document.getPages()) {
    const { x, y, width, height } = page.getMediaBox()
    const turned = page.getRotation().angle
    // As long as four fifths of the diagonal, however large the sheet is.
    const size = Math.min(most, (0.8 * Math.hypot(width, height)) / font.widthOfTextAtSize(mark, 1))
    const length = font.widthOfTextAtSize(mark, size)
    const lean = ((angle + turned) * Math.PI) / 180
    page.drawText(mark, {
      x: x + width / 2 - (Math.cos(lean) * length) / 2,
      y: y + height / 2 - (Math.sin(lean) * length) / 2,
      ...{ size, font, color: grey, opacity: 0.2, rotate: degrees(angle + turned) },
    })
    page.drawText(mark, { x: x + 12, y: y + 8, size: 7, font, color: grey, opacity: 0.8 })
  }
  const made = await document.save({ addDefaultPage: false })
  return { bytes: made, hash: createHash('sha256').update(made).digest('hex') }
}
