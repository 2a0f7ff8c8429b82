import { toSVG } from 'bwip-js/node'
import type { Content } from 'pdfmake'
import type { Letterhead, PdfOrder, Seal } from './blocks.ts'
import { black } from './draw-paper-blocks.ts'
import { dataUrl, drawText, points } from './draw-text.ts'

/** The room that head and foot take of every page, in millimetres. */
export const headOfLetter = 28
export const footOfLetter = 26

const isSmall = { lineHeight: 1.1 }

/** Seller and title, with a rule below; the same on every page. */
export const drawLetterhead = (
  { name, lines, logo, marks }: Letterhead,
  { title, code, margin, paper, landscape }: PdfOrder,
): Content => {
  const [short, long] = paper === 'A5' ? [148, 210] : [210, 297]
  const width = points((landscape ? long : short) - 2 * margin)
  const seller = {
    stack: [
      { ...drawText({ text: name, bold: true, size: 12.5 }) },
      ...lines.map((line) => ({ ...drawText({ text: line, size: 8 }), ...isSmall })),
    ],
  }
  const right = {
    stack: [
      { ...drawText({ text: title.toLocaleUpperCase('id'), bold: true, size: 12.5 }, { alignment: 'right' }) },
      { ...drawText({ text: code ?? '', bold: true, size: 9.5 }, { alignment: 'right' }) },
      ...marks.map((mark) => drawText({ text: mark, bold: true, size: 9 }, { alignment: 'right' })),
    ],
    width: 'auto',
  }
  return {
    stack: [
      {
        columns: [
          ...(logo
            ? [{ image: dataUrl(logo), fit: [points(11), points(11)] as [number, number], width: points(11) }]
            : []),
          { ...seller, width: '*' },
          right,
        ],
        columnGap: 9,
      },
      {
        canvas: [{ type: 'line', x1: 0, y1: 0, x2: width, y2: 0, lineWidth: 2, lineColor: black }],
        margin: [0, 7, 0, 0],
      },
    ],
    margin: [points(margin), points(margin), points(margin), 0],
  }
}

/** Squares of whole points would fill half of its place. */
const code: Parameters<typeof toSVG>[0] & { eclevel: string } = { bcid: 'qrcode', text: '', eclevel: 'M' }
const qrOf = (text: string) => toSVG({ ...code, text })

export const drawSeal = ({ address, lines }: Seal, page: string, margin: number): Content => ({
  columns: [
    ...(address ? [{ svg: qrOf(address), width: points(16), height: points(16) }] : []),
    {
      stack: lines.map((line, n) => drawText({ text: line, size: 7.5, bold: n === 0 && lines.length > 1 })),
      width: '*',
      margin: [0, address ? 8 : 0, 0, 0],
    },
    {
      ...drawText({ text: page, size: 7.5 }, { alignment: 'right' }),
      width: 'auto',
      margin: [0, address ? 17 : (lines.length - 1) * 9, 0, 0],
    },
  ],
  columnGap: 8,
  margin: [points(margin), 2, points(margin), 0],
})
