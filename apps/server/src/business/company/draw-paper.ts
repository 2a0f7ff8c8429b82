import type { PaperKind } from '@sejuk/domain/company/legal-entities'
import { writeContentCode } from '@sejuk/domain/company/papers'
import { townName } from '@sejuk/domain/masters/town-names'
import { addressTo } from '@sejuk/domain/pages'
import type { Language } from '@sejuk/domain/platform/languages'
import { datesFor, headOffice, zoneName } from '@sejuk/domain/values/dates'
import { paperWords } from '@sejuk/words/company/papers'
import type { Db } from '../../db/database.ts'
import type { PaperSnapshot } from '../../db/tables/company/issued-papers.ts'
import { localizedWords } from '../../platform/export/localized.ts'
import type { Letterhead, PdfBlock, Seal, SigningPlace } from '../../platform/pdf/blocks.ts'
import { pdfDocument } from '../../platform/pdf/pdf-document.ts'
import type { IssuedPaper } from './issue-paper.ts'
import { logoOf } from './sellers.ts'

export type PaperWord = (key: keyof typeof paperWords.words, values?: Record<string, string | number>) => string
export const paperWordsIn = async (db: Db, language: Language): Promise<PaperWord> => {
  const words = await localizedWords(db, paperWords)
  return (key, values = {}) =>
    words(key, language).replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}

/** In groups of four, as the tax office writes it. */
export const grouped = (digits: string) => digits.replaceAll(/(\d{4})(?=\d)/g, '$1 ')

export const letterheadOf = async (
  db: Db,
  seller: PaperSnapshot,
  word: PaperWord,
  marks: readonly string[] = [],
): Promise<Letterhead> => {
  const logo = await logoOf(db, seller.logo_hash)
  return {
    ...{ name: seller.name, marks, ...(logo ? { logo } : {}) },
    lines: [
      seller.address,
      [townName(seller.city), seller.phone, seller.email].filter(Boolean).join(', '),
      `${word('npwp')} ${grouped(seller.npwp)} · ${word('nitku')} ${grouped(seller.npwp)} ${seller.nitku.slice(16)}`,
    ].filter(Boolean),
  }
}

/** Place and day above, the name in force when the paper was issued below. */
export const signerOf = (seller: PaperSnapshot, day: string): SigningPlace => ({
  above: [townName(seller.city), day].filter(Boolean).join(', '),
  name: seller.signer?.name ?? '',
  title: seller.signer?.title ?? '',
})

type Paper = {
  kind: PaperKind
  code: string
  language: Language
  word: PaperWord
  body: readonly PdfBlock[]
  /** A draft has a seller and no code: nobody can check it. */
  issued: IssuedPaper | PaperSnapshot
  /** Whose address the code leads to; without one it is typed. */
  origin: string
  isHalf?: boolean
  /** In place of the company's own head. */
  head?: { name: string; lines: readonly string[]; title: string }
  watermark?: string
}

const isIssued = (it: Paper['issued']): it is IssuedPaper => 'content_code' in it

const sealOf = (issued: Paper['issued'], { word, origin, language }: Paper, printed: string): Seal => {
  const at = `${datesFor(language, headOffice).dateTime(printed)} ${zoneName(headOffice)}`
  if (!isIssued(issued)) return { lines: [word('draft'), word('printedAt', { at })] }
  const { content_code, prints } = issued
  const which = prints > 1 ? word('copyNo', { n: prints - 1 }) : word('original')
  return {
    address: origin + addressTo('paperCheck', { code: content_code }),
    lines: [
      word('checkIt'),
      [word('contentCode', { code: writeContentCode(content_code) }), word('printedAt', { at }), which].join(' · '),
    ],
  }
}

/** A paper of the company: its head, black on white, page numbers, and the code to check it by. */
export const drawPaper = async (db: Db, paper: Paper) => {
  const { kind, code, language, word, body, issued, isHalf, head, watermark } = paper
  const seller = isIssued(issued) ? issued.snapshot : issued
  const isCopy = isIssued(issued) && issued.prints > 1
  const marks = isCopy ? [word('copy').toLocaleUpperCase('id')] : []
  return pdfDocument(db, {
    ...{ title: head?.title ?? word(kind), code, language, name: `${kind}-${code.replaceAll('/', '-')}`, body },
    letterhead: head ? { ...head, marks } : await letterheadOf(db, seller, word, marks),
    seal: sealOf(issued, paper, new Date().toISOString()),
    ...(isHalf ? { paper: 'A5' as const, landscape: true, margin: 12 } : {}),
    ...(watermark ? { watermark } : {}),
  })
}
