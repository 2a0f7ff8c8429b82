import type { Content, TableCell } from 'pdfmake'
import type { PdfBlock, SigningPlace } from './blocks.ts'
import { drawCell, drawText, points } from './draw-text.ts'

type Of<Kind extends PdfBlock['kind']> = Extract<PdfBlock, { kind: Kind }>

export const black = '#000000'
const thin = 0.4

/** Rules above and below the titles and between the rows, and no ground: it is copied and written on. */
export const plainTable = {
  hLineWidth: (line: number) => (line <= 1 ? 0.9 : thin),
  vLineWidth: () => 0,
  hLineColor: () => black,
  paddingLeft: (column: number) => (column === 0 ? 0 : 4),
  // The last column ends where the sums below it end.
  paddingRight: (column: number, { table }: { table: { body: readonly (readonly unknown[])[] } }) =>
    column + 1 === table.body[0]?.length ? 0 : 4,
  paddingTop: () => 4,
  paddingBottom: () => 4,
}

export const ruledTable = {
  ...plainTable,
  vLineWidth: () => thin,
  vLineColor: () => black,
  paddingLeft: () => 4,
  paddingRight: () => 4,
}

const noLines = {
  hLineWidth: () => 0,
  vLineWidth: () => 0,
  paddingLeft: () => 0,
  paddingRight: () => 6,
  paddingTop: () => 1,
  paddingBottom: () => 1,
}

export const drawPairs = ({ pairs, width }: Of<'pairs'>): Content =>
  pairs.length === 0
    ? ''
    : {
        table: {
          widths: [points(width), '*'],
          body: pairs.map(([label, value]) => [drawText(label), drawCell(value, {})]),
        },
        layout: noLines,
        margin: [0, 0, 0, 6],
      }

export const drawLadder = ({ rows }: Of<'ladder'>): Content => ({
  table: {
    widths: ['*', 'auto'],
    body: rows.map(({ label, amount, tone }): TableCell[] => {
      const look = tone === 'total' ? { bold: true, size: 12 } : { bold: false }
      return [drawText({ text: label, ...look }), drawText({ text: amount, ...look }, { alignment: 'right' })]
    }),
  },
  layout: {
    ...noLines,
    hLineColor: () => black,
    hLineWidth: (line: number) => (rows[line]?.tone === 'total' ? 1.4 : rows[line]?.tone === 'sum' ? thin : 0),
    paddingRight: () => 0,
    paddingTop: () => 2.5,
    paddingBottom: () => 2.5,
  },
  unbreakable: true,
  margin: [0, 0, 0, 6],
})

/** What pdfmake knows a hatched ground by. */
const box: [number, number, number, number] = [1, 1, 4, 4]
export const stripes = {
  hatched: { boundingBox: box, xStep: 4, yStep: 4, pattern: '0.4 w 0 0 m 4 4 l s' },
}

const hatched: [string, string] = ['hatched', '#bdbdbd']

export const inFrame = (blocks: Content[], isHatched = false): Content => ({
  table: {
    widths: ['*'],
    body: [[{ stack: blocks, ...(isHatched && { fillColor: hatched }) }]],
  },
  layout: {
    hLineWidth: () => 0.8,
    vLineWidth: () => 0.8,
    hLineColor: () => black,
    vLineColor: () => black,
    paddingLeft: () => 7,
    paddingRight: () => 7,
    paddingTop: () => 6,
    paddingBottom: () => 4,
  },
  unbreakable: true,
  margin: [0, 2, 0, 6],
})

const place = { width: points(45), height: points(18) }

const stampPlace = ([title, amount]: readonly [string, string]): Content => ({
  table: {
    widths: [points(28) - 8],
    heights: [points(22)],
    body: [
      [
        {
          stack: [drawText({ text: title, small: true }), drawText({ text: amount, small: true })],
          margin: [0, 20, 0, 0],
        },
      ],
    ],
  },
  layout: {
    ...noLines,
    hLineWidth: () => 0.6,
    vLineWidth: () => 0.6,
    hLineStyle: () => ({ dash: { length: 2 } }),
    vLineStyle: () => ({ dash: { length: 2 } }),
    paddingLeft: () => 4,
    paddingRight: () => 4,
  },
})

/** So many letters of the usual size stand beside each other in a place. */
const mostAbove = 26

const drawPlace = ({ above, name, title, stamp }: SigningPlace) => {
  const stack: Content[] = [
    drawText({ text: above || ' ', small: above.length > mostAbove }),
    stamp ? stampPlace(stamp) : { text: '', margin: [0, place.height, 0, 0] },
    {
      canvas: [{ type: 'line', x1: 0, y1: 0, x2: place.width, y2: 0, lineWidth: 0.6, lineColor: black }],
      margin: [0, stamp ? 6 : 0, 0, 2],
    },
    drawText({ text: name || ' ', bold: true }),
    drawText({ text: title, small: true }),
  ]
  return { stack, width: place.width }
}

export const drawSigning = ({ places }: Of<'signing'>): Content => ({
  unbreakable: true,
  // What lies between two places is as wide as is left, so that the last one ends at the margin.
  columns: places.flatMap((one, n) => [...(n === 0 ? [] : [{ text: '', width: '*' as const }]), drawPlace(one)]),
  margin: [0, 10, 0, 0],
})
