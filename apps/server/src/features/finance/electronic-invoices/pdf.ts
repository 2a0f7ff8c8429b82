import type { taxInvoicePdf as contract } from '@sejuk/contract/finance/electronic-invoices'
import { liveStatuses } from '@sejuk/domain/finance/electronic-invoices'
import { rupiahInWords } from '@sejuk/domain/finance/in-words'
import type { TaxDocument } from '@sejuk/domain/finance/tax-office/tax-documents'
import { because } from '@sejuk/domain/messages'
import type { Language } from '@sejuk/domain/platform/languages'
import { datesFor, headOffice } from '@sejuk/domain/values/dates'
import { rupiah, total } from '@sejuk/domain/values/money'
import { writeNumber } from '@sejuk/domain/values/numbers'
import type { Viewer } from '@sejuk/domain/viewers'
import { eInvoiceWords } from '@sejuk/words/finance/electronic-invoices'
import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { eInvoices as t } from '../../../db/tables/finance/electronic-invoices.ts'
import { localizedWords } from '../../../platform/export/localized.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import type { PdfBlock } from '../../../platform/pdf/blocks.ts'
import { pdfDocument } from '../../../platform/pdf/pdf-document.ts'
import { ofVisibleInvoice } from './check.ts'
import { taxSellersOf } from './tax-sellers.ts'

type Asked = { db: Db; viewer: Viewer; invoice_code: string; language: Language }
type Word = (key: keyof typeof eInvoiceWords.words) => string

/** 040.026-00318274561, as people read it. */
const grouped = (nsfp: string) => `${nsfp.slice(0, 4)}.${nsfp.slice(4, 6)}.${nsfp.slice(6)}`
const money = (amount: number) => writeNumber(amount)
/** As the country writes it, the sen only where there are some: 3.434.234,50. */
const inRupiah = (amount_sen: number) => writeNumber(amount_sen / 100, 2, amount_sen % 100 !== 0)

/** The tax invoice as the tax office has it: from what was sent, not from what the records say today. */
export const taxInvoicePaper = async ({ db, viewer, invoice_code, language }: Asked) => {
  const [found] = await db
    .select()
    .from(t)
    .where(and(eq(t.invoice_code, invoice_code), inArray(t.e_status, [...liveStatuses]), ofVisibleInvoice(viewer)))
  if (!found) return refuse('notFound')
  const { nsfp, payload } = found
  if (!nsfp || !payload) return refuse('conflict', { because: because('e-invoice-not-approved') })
  const words = await localizedWords(db, eInvoiceWords)
  const word: Word = (key) => words(key, language)
  const seller = (await taxSellersOf(db, [invoice_code])).get(invoice_code)
  const dates = datesFor(language, headOffice)
  const head: PdfBlock = {
    kind: 'facts',
    across: 2,
    facts: [
      [word('nsfp'), grouped(nsfp)],
      [word('tax_date'), dates.day(payload.date)],
      [word('transaction_code'), payload.transaction_code],
      [word('reference'), payload.reference],
      ...(found.replaces_nsfp ? ([[word('replaces'), grouped(found.replaces_nsfp)]] as const) : []),
    ],
  }
  return pdfDocument(db, {
    ...{ title: word('taxInvoice'), code: nsfp, language, name: `faktur-pajak-${nsfp}` },
    body: [
      {
        kind: 'columns',
        columns: [
          { blocks: [head] },
          {
            width: 30,
            blocks: [
              { kind: 'qr', text: `${nsfp}|${payload.seller_tin}|${payload.buyer_tin}`, size: 26, align: 'right' },
            ],
          },
        ],
      },
      party(word, 'seller', [seller?.name ?? '', seller?.address ?? '', payload.seller_tin, payload.seller_idtku]),
      party(word, 'buyer', [
        payload.buyer_name,
        payload.buyer_address,
        payload.buyer_document === 'TIN' ? payload.buyer_tin : payload.buyer_document_number,
        payload.buyer_idtku,
      ]),
      goodsTable(word, payload),
      { kind: 'together', blocks: sums(word, payload) },
    ],
  })
}

const party = (
  word: Word,
  who: 'seller' | 'buyer',
  [name, address, number, place]: [string, string, string, string],
): PdfBlock => ({
  kind: 'facts',
  across: 2,
  facts: [
    [word(who), name],
    [word('taxNumber'), number],
    ...(address ? ([[word('address'), address]] as const) : []),
    [word('nitku'), place],
  ],
})

const goodsTable = (word: Word, { goods }: TaxDocument): PdfBlock => ({
  kind: 'table',
  columns: [
    { title: word('goods') },
    { title: word('qty'), align: 'right', width: 'content' },
    { title: word('price'), align: 'right', width: 'content' },
    { title: word('discount'), align: 'right', width: 'content' },
    { title: word('base'), align: 'right', width: 'content' },
    { title: word('other_base'), align: 'right', width: 'content' },
    { title: word('vat'), align: 'right', width: 'content' },
  ],
  rows: goods.map((good) => [
    [good.name, { text: `${good.code} · ${good.unit}`, small: true, muted: true }],
    money(good.qty),
    inRupiah(good.price_sen),
    inRupiah(good.discount_sen),
    money(good.base),
    money(good.other_base),
    money(good.vat),
  ]),
  foot: [
    word('total'),
    '',
    '',
    '',
    money(total(goods.map(({ base }) => base))),
    money(total(goods.map(({ other_base }) => other_base))),
    money(total(goods.map(({ vat }) => vat))),
  ],
})

const sums = (word: Word, { goods }: TaxDocument): PdfBlock[] => {
  const vat = total(goods.map((good) => good.vat))
  return [
    {
      kind: 'facts',
      across: 2,
      facts: [
        [word('base'), rupiah(total(goods.map(({ base }) => base)))],
        [word('vat'), rupiah(vat)],
      ],
    },
    { kind: 'text', text: { text: `${word('vatInWords')}: ${rupiahInWords(vat)}`, bold: true } },
  ]
}

export const taxInvoicePdf = async ({ db, viewer, input }: RequestContext<typeof contract>) => ({
  data: await taxInvoicePaper({ db, viewer, ...input }),
})
