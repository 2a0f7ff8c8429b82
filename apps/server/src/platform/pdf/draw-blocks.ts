import { widthInWholeDots } from '@sejuk/domain/values/bars'
import { toSVG } from 'bwip-js/node'
import type { Content, TableCell } from 'pdfmake'
import type { PdfBlock, PdfCell } from './blocks.ts'
import { drawLadder, drawPairs, drawSigning, inFrame, plainTable, ruledTable } from './draw-paper-blocks.ts'
import { dataUrl, drawCell, drawText, hairlines, ink, points } from './draw-text.ts'

type Of<Kind extends PdfBlock['kind']> = Extract<PdfBlock, { kind: Kind }>

const drawTable = ({ columns, rows, foot, isPlain, isRuled }: Of<'table'>): Content => {
  const draw = (cells: readonly PdfCell[], bold: boolean) =>
    columns.map(({ align }, n) => drawCell(cells[n] ?? '', { alignment: align ?? 'left', ...(bold && { bold }) }))
  const head = columns.map(({ title, align = 'left' }) => ({
    ...drawText(title, { alignment: align, bold: true }),
    ...(!isPlain && { fillColor: ink.sunken }),
  }))
  return {
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: columns.map(({ width }) => (width === 'content' ? 'auto' : width === undefined ? '*' : points(width))),
      body: [head, ...rows.map((row) => draw(row, false)), ...(foot ? [draw(foot, true)] : [])],
    },
    layout: isPlain ? (isRuled ? ruledTable : plainTable) : hairlines,
    margin: [0, 2, 0, 8],
  }
}

const drawFacts = ({ facts, across = 2 }: Of<'facts'>): Content => {
  const cells = facts.map(
    ([label, value]): TableCell => ({
      stack: [drawText({ text: label, muted: true, small: true }), drawText(value)],
    }),
  )
  const rows = Array.from({ length: Math.ceil(cells.length / across) }, (_, n) =>
    Array.from({ length: across }, (_, m) => cells[n * across + m] ?? ''),
  )
  return rows.length === 0
    ? ''
    : {
        table: { widths: rows[0]?.map(() => '*'), body: rows, dontBreakRows: true },
        layout: hairlines,
        margin: [0, 2, 0, 8],
      }
}

/** The library draws a module two units wide. */
const modulesIn = (svg: string) => Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1] ?? 0) / 2

const drawBarcode = ({ text, width = 50, height = 14, align = 'left', wholeDots }: Of<'barcode'>): Content => {
  const svg = toSVG({ bcid: 'code128', text, height: 12, includetext: false })
  // The library draws bars in the shape it likes; here the place is given and the bars are stretched into it.
  const modules = modulesIn(svg)
  const wide = wholeDots && modules > 0 ? widthInWholeDots(modules, width) : width
  const stretched = svg.replace('<svg ', '<svg preserveAspectRatio="none" ')
  return {
    stack: [
      { svg: stretched, width: points(wide), height: points(height), alignment: align },
      { ...drawText({ text, small: true }, { alignment: align }) },
    ],
    margin: [0, 2, 0, 4],
  }
}

const drawImage = ({ bytes, width, height, align = 'left' }: Of<'image'>): Content => ({
  image: dataUrl(bytes),
  ...(height ? { fit: [points(width), points(height)] as [number, number] } : { width: points(width) }),
  alignment: align,
  margin: [0, 2, 0, 4],
})

const drawSignatures = ({ people }: Of<'signatures'>): Content => ({
  unbreakable: true,
  columns: people.map(({ title, name, image }) => ({
    stack: [
      drawText(title, { alignment: 'center' }),
      image
        ? { image: dataUrl(image), fit: [points(40), points(18)], alignment: 'center', margin: [0, 2, 0, 2] }
        : { text: '', margin: [0, points(18), 0, 4] },
      drawText(`( ${name} )`, { alignment: 'center' }),
    ],
  })),
  columnGap: points(6),
  margin: [0, 12, 0, 0],
})

const drawLabels = ({ across, width, height, labels }: Of<'labels'>): Content => ({
  table: {
    widths: Array.from({ length: across }, () => points(width)),
    heights: points(height),
    dontBreakRows: true,
    body: Array.from({ length: Math.ceil(labels.length / across) }, (_, n) =>
      Array.from({ length: across }, (_, m): TableCell => ({ stack: drawBlocks(labels[n * across + m] ?? []) })),
    ),
  },
  layout: { ...hairlines, hLineWidth: () => 0, paddingTop: () => 0, paddingBottom: () => 0 },
})

const draw: { [Kind in PdfBlock['kind']]: (block: Of<Kind>) => Content } = {
  heading: ({ text }) => ({ ...drawText(text), bold: true, fontSize: 11, margin: [0, 8, 0, 4], headlineLevel: 1 }),
  text: ({ text, align = 'left' }) => ({ ...drawText(text, { alignment: align }), margin: [0, 0, 0, 4] }),
  facts: drawFacts,
  table: drawTable,
  qr: ({ text, size = 24, align = 'left', caption }) => ({
    stack: [
      { qr: text, fit: points(size), eccLevel: 'M', foreground: ink.text, alignment: align },
      ...(caption ? [drawText({ text: caption, small: true, muted: true }, { alignment: align })] : []),
    ],
  }),
  barcode: drawBarcode,
  image: drawImage,
  columns: ({ columns }) => ({
    columns: columns.map(({ blocks, width }) => ({ stack: drawBlocks(blocks), width: width ? points(width) : '*' })),
    columnGap: points(5),
  }),
  together: ({ blocks }) => ({ stack: drawBlocks(blocks), unbreakable: true }),
  signatures: drawSignatures,
  labels: drawLabels,
  space: ({ height }) => ({ text: '', margin: [0, points(height), 0, 0] }),
  pairs: drawPairs,
  ladder: drawLadder,
  frame: ({ blocks, isHatched }) => inFrame(drawBlocks(blocks), isHatched),
  signing: drawSigning,
  'new-page': () => ({ text: '', pageBreak: 'after' }),
}

const drawBlock = <Kind extends PdfBlock['kind']>(block: Of<Kind>) => {
  const drawn: (block: Of<Kind>) => Content = draw[block.kind as Kind]
  return drawn(block)
}
export const drawBlocks = (blocks: readonly PdfBlock[]): Content[] => blocks.map((block) => drawBlock(block))
