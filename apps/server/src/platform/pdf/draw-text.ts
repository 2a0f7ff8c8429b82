import type { TableCell } from 'pdfmake'
import type { PdfAlign, PdfCell, PdfText } from './blocks.ts'
import { inFonts } from './fonts.ts'

const pointsInMm = 72 / 25.4
export const points = (mm: number) => mm * pointsInMm

export const ink = { text: '#10262d', muted: '#51666e', line: '#c0cdd0', sunken: '#e8eeef' }

export const drawText = (of: PdfText, more: { alignment?: PdfAlign; bold?: boolean } = {}) => {
  const { text, bold, muted, small, fill, size } =
    typeof of === 'string' ? { text: of, size: undefined } : { bold: false, muted: false, size: undefined, ...of }
  return {
    text: inFonts(text),
    ...more,
    ...(bold && { bold: true }),
    ...(muted && { color: ink.muted }),
    ...(small && { fontSize: 7.5 }),
    ...(size && { fontSize: size }),
    ...(fill && { fillColor: fill }),
  }
}

export const drawCell = (cell: PdfCell, more: { alignment?: PdfAlign; bold?: boolean }): TableCell =>
  Array.isArray(cell) ? { stack: cell.map((line: PdfText) => drawText(line, more)) } : drawText(cell as PdfText, more)

export const dataUrl = (bytes: Uint8Array) => {
  const type = bytes[0] === 0x89 ? 'png' : 'jpeg'
  return `data:image/${type};base64,${Buffer.from(bytes).toString('base64')}`
}

export const hairlines = {
  hLineWidth: () => 0.5,
  vLineWidth: () => 0,
  hLineColor: () => ink.line,
  paddingLeft: () => 4,
  paddingRight: () => 4,
  paddingTop: () => 3,
  paddingBottom: () => 3,
}
