import { createHash } from 'node:crypto'
import type { Language } from '@sejuk/domain/platform/languages'
import { datesFor, headOffice } from '@sejuk/domain/values/dates'
import { letterWords } from '@sejuk/words/supervision/letters'
import { addressLine, type NamedSupervision } from '../../../business/supervision/named-supervision.ts'
import type { Db } from '../../../db/database.ts'
import type { supervisionLetters } from '../../../db/tables/supervision/letters.ts'
import { localizedWords } from '../../../platform/export/localized.ts'
import type { PdfBlock } from '../../../platform/pdf/blocks.ts'
import { pdfDocument } from '../../../platform/pdf/pdf-document.ts'

export type Letter = typeof supervisionLetters.$inferSelect

/** What a letter says, fixed when it is generated. */
export const contentOf = (letter: Letter, supervision: NamedSupervision) => ({
  document_no: letter.document_no,
  version: letter.version,
  service_type: letter.service_type,
  template_language: letter.template_language,
  has_signature_table: letter.has_signature_table,
  responsible_party: letter.responsible_party,
  issue_date: letter.issue_date,
  problems: letter.problems,
  approver: letter.approver_user_name,
  approve_date: letter.approve_date,
  supervision_code: supervision.supervision_code,
  project_name: supervision.project_name,
  address: addressLine(supervision),
  installer_name: supervision.installer_name,
  org_name: supervision.org_name,
  brands: supervision.brand_code_list.join(', '),
  category_name: supervision.category_name,
})
/** A problem of the inspection keeps its number, by which the warranty card and the site know it; one that was typed is counted. */
const numbered = (problem: string, n: number) => {
  const [, no = String(n + 1), text = problem] = /^(\d+)\.\s+(.+)$/s.exec(problem) ?? []
  return [no, text]
}
export type LetterContent = ReturnType<typeof contentOf>

export const hashOf = (content: object) =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 16)

/** The paper of a content. Without a hash it is a draft: its mark stands across, and it has no QR code. */
export const drawLetter = async (db: Db, content: LetterContent, hash: string | null) => {
  const language: Language = content.template_language === 'English' ? 'default' : 'local'
  const words = await localizedWords(db, letterWords)
  const word = (key: keyof typeof letterWords.words) => words(key, language)
  const dates = datesFor(language, headOffice)
  const facts: PdfBlock = {
    kind: 'facts',
    across: 2,
    facts: [
      [word('project_name'), content.project_name],
      [word('installer_name'), content.installer_name],
      [word('address'), content.address],
      [word('org_name'), content.org_name],
      [word('brand'), content.brands],
      [word('category'), content.category_name],
      [word('issue_date'), dates.day(content.issue_date)],
      [word('responsible_party'), content.responsible_party],
    ],
  }
  const qr: PdfBlock[] = hash
    ? [{ kind: 'qr', text: `${content.document_no} v${content.version} ${hash}`, size: 30 }]
    : []
  const body: PdfBlock[] = [
    { kind: 'columns', columns: [{ blocks: [facts] }, ...(qr.length ? [{ width: 34, blocks: qr }] : [])] },
    { kind: 'text', text: word(`${content.service_type}-opening`) },
    { kind: 'heading', text: word('problems') },
    {
      kind: 'table',
      columns: [{ title: word('no'), width: 12 }, { title: word('description') }],
      rows: content.problems.map(numbered),
    },
    {
      kind: 'signatures',
      people: [
        { title: word('approvedBy'), name: content.approver ?? '' },
        ...(content.has_signature_table
          ? [
              { title: word('receivedBy'), name: '' },
              { title: word('owner'), name: '' },
            ]
          : []),
      ],
    },
  ]
  return pdfDocument(db, {
    ...{ title: word(content.service_type), code: `${content.document_no} v${content.version}`, language, body },
    name: `${content.document_no.replaceAll('/', '-')}-v${content.version}`,
    ...(hash ? { note: hash } : { watermark: word('draft') }),
  })
}
