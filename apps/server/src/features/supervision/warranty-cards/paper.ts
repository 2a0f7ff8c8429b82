import type { Language } from '@sejuk/domain/platform/languages'
import { printedColourOfDate } from '@sejuk/domain/supervision/warranty-cards'
import { datesFor, headOffice } from '@sejuk/domain/values/dates'
import { maskedPhone } from '@sejuk/domain/values/phone'
import { warrantyCardWords } from '@sejuk/words/supervision/warranty-cards'
import { asc, eq } from 'drizzle-orm'
import { addressLine, type NamedSupervision } from '../../../business/supervision/named-supervision.ts'
import type { Db } from '../../../db/database.ts'
import { warrantyCardItems as items, type warrantyCards } from '../../../db/tables/supervision/warranty-cards.ts'
import { localizedWords } from '../../../platform/export/localized.ts'
import type { PdfBlock } from '../../../platform/pdf/blocks.ts'
import { pdfDocument } from '../../../platform/pdf/pdf-document.ts'

type Card = typeof warrantyCards.$inferSelect

const terms = ['termCovered', 'termUnits', 'termExcluded', 'termClaim'] as const

/** The paper that the owner keeps. A draft says so across the page and has no QR code. */
export const drawCard = async (db: Db, card: Card, supervision: NamedSupervision, address: string | null) => {
  const language: Language = card.template_language === 'English' ? 'default' : 'local'
  const other: Language = language === 'local' ? 'default' : 'local'
  const words = await localizedWords(db, warrantyCardWords)
  type Word = keyof typeof warrantyCardWords.words
  const word = (key: Word) => words(key, language)
  const both = (key: Word) => `${words(key, language)} · ${words(key, other)}`
  const dates = datesFor(language, headOffice)
  const dated = (day: string) => ({ text: dates.day(day), bold: true, fill: printedColourOfDate(day) })
  const rows = await db.select().from(items).where(eq(items.card_key, card.card_key)).orderBy(asc(items.id))
  const excluded = [card.installation_problems, card.design_problems].filter(Boolean).join('\n')
  const basis =
    card.warranty_basis === 'based_on_warranty_policy'
      ? word('termPolicy')
      : word('termContract').replace('{clause}', card.contract_clause ?? '-')
  const how =
    card.sign_method === 'code' ? `${word('code')}, +62${maskedPhone(card.signed_phone ?? '')}` : word('signedOnPaper')
  const signed: PdfBlock[] = card.signed_date
    ? [
        {
          kind: 'facts',
          across: 3,
          facts: [
            [both('signedBy'), card.signed_by ?? card.receiver],
            [both('signed_date'), dates.dateTime(card.signed_date)],
            [both('signedHow'), how],
          ],
        },
      ]
    : []
  const facts: PdfBlock = {
    kind: 'facts',
    across: 2,
    facts: [
      [both('project'), card.project_name],
      [both('receiver'), card.receiver],
      [both('supervision'), card.supervision_code],
      [both('address'), addressLine(supervision)],
      [both('installer'), supervision.installer_name],
      [both('start'), dates.day(card.start_date)],
      [both('deliveryOrders'), card.delivery_orders.join(', ')],
      [both('units'), String(rows.length)],
    ],
  }
  const body: PdfBlock[] = [
    {
      kind: 'columns',
      columns: [
        { blocks: [facts] },
        ...(address
          ? [{ width: 36, blocks: [{ kind: 'qr', text: address, size: 32, caption: word('scan') } as const] }]
          : []),
      ],
    },
    {
      kind: 'table',
      columns: [
        { title: word('no'), width: 10 },
        { title: word('model') },
        { title: word('serial'), width: 'content' },
        { title: word('sparepartUntil'), width: 30 },
        { title: word('compressorUntil'), width: 30 },
      ],
      rows: rows.map((item, n) => [
        String(n + 1),
        item.item_name === item.item_code
          ? item.item_code
          : [item.item_code, { text: item.item_name, small: true, muted: true }],
        item.serial_number,
        dated(item.warranty_end_date_sparepart),
        dated(item.warranty_end_date_compressor),
      ]),
    },
    { kind: 'text', text: { text: both('sameColour'), small: true, muted: true } },
    ...(excluded
      ? [
          { kind: 'heading', text: both('excluded') } as const,
          ...excluded.split('\n').map((line) => ({ kind: 'text', text: line }) as const),
        ]
      : []),
    ...(card.remark ? [{ kind: 'text', text: card.remark } as const] : []),
    { kind: 'heading', text: both('terms') },
    ...[basis, ...terms.map(word)].map(
      (text, n) => ({ kind: 'text', text: { text: `${n + 1}. ${text}`, small: true } }) as const,
    ),
    {
      kind: 'together',
      blocks: [
        {
          kind: 'signatures',
          people: [
            { title: both('issuedBy'), name: `${card.issue_manager}, ${card.issue_manager_title}` },
            { title: both('receivedBy'), name: card.receiver },
          ],
        },
        ...signed,
      ],
    },
  ]
  return pdfDocument(db, {
    ...{ title: word('title'), code: `${card.card_code} v${card.version}`, language, body },
    name: `${card.card_code}-v${card.version}`,
    note: word('newerReplaces'),
    ...(address ? {} : { watermark: word('draft') }),
  })
}
