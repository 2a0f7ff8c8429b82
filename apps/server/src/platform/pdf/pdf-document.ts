import type { FileAnswer } from '@sejuk/contract/fields'
import { because } from '@sejuk/domain/messages'
import { type Language, languageTags } from '@sejuk/domain/platform/languages'
import { datesFor, headOffice, zoneName } from '@sejuk/domain/values/dates'
import { pdfWords } from '@sejuk/words/pdf'
import type { Db } from '../../db/database.ts'
import { localizedWords } from '../export/localized.ts'
import { refuse } from '../http/refuse.ts'
import { settingsOf } from '../records/site-settings.ts'
import type { Letterhead, PdfBlock, PdfOrder, PdfPaper, Seal } from './blocks.ts'
import { drawInThread } from './pdf-thread.ts'

type PdfDocument = {
  title: string
  language: Language
  /** By whose clock the time of printing is written; the head office's unless said. */
  timezone?: string
  body: readonly PdfBlock[]
  /** The name of the file, without `.pdf`. */
  name: string
  code?: string
  head?: 'company' | 'none'
  paper?: PdfPaper
  landscape?: boolean
  /** In millimetres. */
  margin?: number
  watermark?: string
  note?: string
  /** A paper of a company of its own: its head on every page, black, with a foot to check it by. */
  letterhead?: Letterhead
  seal?: Seal
}

const mostRows = 10_000
const mostImageBytes = 40_000_000

const sizeOf = (blocks: readonly PdfBlock[]): { rows: number; bytes: number } => {
  const sizes = blocks.map((block) => {
    if (block.kind === 'table') return { rows: block.rows.length, bytes: 0 }
    if (block.kind === 'image') return { rows: 1, bytes: block.bytes.length }
    if (block.kind === 'together' || block.kind === 'frame') return sizeOf(block.blocks)
    if (block.kind === 'columns') return sizeOf(block.columns.flatMap(({ blocks }) => blocks))
    if (block.kind === 'labels') return sizeOf(block.labels.flat())
    return { rows: 1, bytes: 0 }
  })
  return sizes.reduce((all, one) => ({ rows: all.rows + one.rows, bytes: all.bytes + one.bytes }), {
    rows: 0,
    bytes: 0,
  })
}

/**
 * A PDF with the company's head, page numbers, the time of printing and the hash of its content. Answer an endpoint whose
 * `data` is `fileAnswer` with it, or store `bytes` and `hash`.
 */
export const pdfDocument = async (db: Db, document: PdfDocument): Promise<FileAnswer & { hash: string }> => {
  const { title, language, timezone = headOffice, body, name, code, watermark, note, letterhead, seal } = document
  const { rows, bytes } = sizeOf(body)
  if (rows > mostRows || bytes > mostImageBytes) refuse('tooLarge', { because: because('document-too-long') })
  const word = await localizedWords(db, pdfWords)
  const { company } = await settingsOf(db, 'company')
  const printed = new Date().toISOString()
  const order: PdfOrder = {
    ...{ title, code, watermark, note, company, body, printed, letterhead, seal },
    lang: languageTags[language],
    head: document.head ?? 'company',
    paper: document.paper ?? 'A4',
    landscape: document.landscape ?? false,
    margin: document.margin ?? 15,
    words: {
      printed: word('printed', language).replace(
        '{at}',
        `${datesFor(language, timezone).dateTime(printed)} ${zoneName(timezone)}`,
      ),
      page: word('page', language),
      hash: word('hash', language),
    },
  }
  const made = await drawInThread(order)
  return { name: `${name}.pdf`, type: 'application/pdf', ...made }
}
