import { createHash } from 'node:crypto'
import pdfmake from 'pdfmake'
import type { PdfMade, PdfOrder } from './blocks.ts'
import { drawBlocks } from './draw-blocks.ts'
import { drawLetterhead, drawSeal, footOfLetter, headOfLetter } from './draw-letterhead.ts'
import { black, stripes } from './draw-paper-blocks.ts'
import { drawText, ink, points } from './draw-text.ts'
import { fonts, isFontFile } from './fonts.ts'

pdfmake.setFonts(fonts)
// Texts of users end up in documents: none of them may make the server fetch an address or open a file.
pdfmake.setUrlAccessPolicy(() => false)
pdfmake.setLocalAccessPolicy(isFontFile)

const asText = (_key: string, value: unknown) =>
  value instanceof Uint8Array ? createHash('sha256').update(value).digest('hex') : value

/** Of what the document says, not of its bytes: printed again later, the same content has the same hash. */
export const contentHash = ({ title, code, company, letterhead, body, note }: PdfOrder) =>
  createHash('sha256').update(JSON.stringify({ title, code, company, letterhead, body, note }, asText)).digest('hex')

const fill = (text: string, values: Record<string, string | number>) =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))

const companyHead = ({ company, title, code }: PdfOrder) => ({
  table: {
    widths: ['*', 'auto'],
    body: [
      [
        {
          stack: [
            { ...drawText(company.company_name), bold: true, fontSize: 13 },
            drawText({
              text: [company.support_phone, company.support_email].filter(Boolean).join(' · '),
              muted: true,
              small: true,
            }),
          ],
        },
        {
          stack: [
            { ...drawText(title, { alignment: 'right' }), bold: true, fontSize: 13 },
            drawText({ text: code ?? '', muted: true }, { alignment: 'right' }),
          ],
        },
      ],
    ],
  },
  layout: {
    hLineWidth: (line: number) => (line === 1 ? 1 : 0),
    vLineWidth: () => 0,
    hLineColor: () => ink.text,
    paddingLeft: () => 0,
    paddingRight: () => 0,
    paddingBottom: () => 6,
  },
  margin: [0, 0, 0, 10] as [number, number, number, number],
})

export const drawPdf = async (order: PdfOrder): Promise<PdfMade> => {
  const { title, code, lang, company, head, paper, landscape, margin, body, watermark, note, printed, words } = order
  const { letterhead } = order
  const hash = contentHash(order)
  const side = points(margin)
  const isFramed = head === 'company' && !letterhead
  const foot = [note, words.printed, fill(words.hash, { hash: hash.slice(0, 16) })].filter(Boolean).join(' · ')
  const seal = order.seal ?? { lines: [foot] }
  const line = (left: string, right: string, top: number) => ({
    columns: [
      drawText({ text: left, small: true, muted: true }),
      { ...drawText({ text: right, small: true, muted: true }, { alignment: 'right' }), width: 'auto' },
    ],
    columnGap: 12,
    margin: [side, top, side, 0] as [number, number, number, number],
  })
  const made = pdfmake.createPdf({
    pageSize: typeof paper === 'string' ? paper : { width: points(paper.width), height: points(paper.height) },
    pageOrientation: landscape ? 'landscape' : 'portrait',
    pageMargins: letterhead
      ? [side, side + points(headOfLetter), side, points(footOfLetter)]
      : isFramed
        ? [side, side + 6, side, side + 14]
        : [side, side, side, side],
    defaultStyle: { font: 'Latin', fontSize: 9, color: letterhead ? black : ink.text, lineHeight: 1.15 },
    patterns: stripes,
    language: lang,
    info: {
      title: code ? `${title} ${code}` : title,
      author: letterhead?.name ?? company.company_name,
      creator: 'Sejuk',
      producer: 'Sejuk',
      keywords: `sha256:${hash}`,
      creationDate: new Date(printed),
    },
    content: [...(isFramed ? [companyHead(order)] : []), ...drawBlocks(body)],
    ...(isFramed && {
      header: (page: number) =>
        page === 1 ? '' : line([title, code].filter(Boolean).join(' '), company.company_name, side - 8),
      footer: (page: number, pages: number) => line(foot, fill(words.page, { page, pages }), 6),
    }),
    ...(letterhead && {
      header: () => drawLetterhead(letterhead, order),
      footer: (page: number, pages: number) => drawSeal(seal, fill(words.page, { page, pages }), margin),
    }),
    ...(watermark && { watermark: { text: watermark, color: ink.muted, opacity: 0.13, bold: true, angle: -35 } }),
    // A heading alone at the foot of a page belongs to the next one.
    pageBreakBefore: (node, { getFollowingNodesOnPage }) =>
      node.headlineLevel === 1 && getFollowingNodesOnPage().length === 0,
  })
  return { bytes: new Uint8Array(await made.getBuffer()), hash }
}
