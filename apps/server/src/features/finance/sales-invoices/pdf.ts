import type { salesInvoicePdf as contract } from '@sejuk/contract/finance/sales-invoices'
import { rupiahInWords } from '@sejuk/domain/finance/in-words'
import { priceKindOf } from '@sejuk/domain/finance/invoice-lines'
import { addressTo } from '@sejuk/domain/pages'
import type { Language } from '@sejuk/domain/platform/languages'
import { datesFor, headOffice } from '@sejuk/domain/values/dates'
import { rupiah } from '@sejuk/domain/values/money'
import { writeNumber } from '@sejuk/domain/values/numbers'
import type { Viewer } from '@sejuk/domain/viewers'
import { salesInvoiceWords } from '@sejuk/words/finance/sales-invoices'
import type { Db } from '../../../db/database.ts'
import { localizedWords } from '../../../platform/export/localized.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import type { PdfBlock } from '../../../platform/pdf/blocks.ts'
import { pdfDocument } from '../../../platform/pdf/pdf-document.ts'
import { originOf } from '../../../platform/session/browser.ts'
import { invoiceOf } from './queries.ts'

type Found = Awaited<ReturnType<typeof invoiceOf>>
type Paper = { found: Found; word: (key: keyof typeof salesInvoiceWords.words) => string }

const plain = (amount: number) => writeNumber(amount)

/** Who owes what, and until when. The QR code opens the invoice. */
export const salesInvoicePdf = async ({ db, viewer, input, request, config }: RequestContext<typeof contract>) => ({
  data: await drawInvoice({ db, viewer, ...input, origin: originOf(request, config) }),
})

type Asked = { db: Db; viewer: Viewer; invoice_code: string; language: Language; origin?: string | undefined }

/** Without an origin no QR code: whoever gets it cannot open the invoice. */
export const drawInvoice = async ({ db, viewer, invoice_code, language, origin }: Asked) => {
  const found = await invoiceOf(db, viewer, invoice_code)
  const words = await localizedWords(db, salesInvoiceWords)
  const word: Paper['word'] = (key) => words(key, language)
  const address = (origin ?? '') + addressTo('salesInvoice', { code: invoice_code })
  const dates = datesFor(language, headOffice)
  const head: PdfBlock = {
    kind: 'facts',
    across: 2,
    facts: [
      [word('billTo'), `${found.buyer_name ?? found.customer_name} (${found.customer_code})`],
      [word('invoice_date'), dates.day(found.invoice_date)],
      [word('npwp'), found.buyer_npwp ?? '-'],
      [word('due_date'), dates.day(found.due_date)],
      [word('nitku'), found.buyer_nitku ?? '-'],
      [word('tax_invoice_no'), found.tax_invoice_no ?? '-'],
      [word('orders'), found.order_codes.join(', ') || '-'],
      [word('deliveries'), found.delivery_codes.join(', ') || '-'],
      [word('prices'), word(priceKindOf(found, found.order_codes.length > 0))],
    ],
  }
  return pdfDocument(db, {
    ...{ title: word('print'), code: invoice_code, language, name: invoice_code },
    body: [
      {
        kind: 'columns',
        columns: [
          { blocks: [head, { kind: 'text', text: { text: found.buyer_address ?? '', muted: true } }] },
          ...(origin
            ? [{ width: 30, blocks: [{ kind: 'qr', text: address, size: 26, align: 'right' } as const] }]
            : []),
        ],
      },
      linesOf({ found, word }),
      { kind: 'together', blocks: endOf({ found, word }) },
    ],
    ...(['2', '3', '4'].includes(found.status) ? {} : { watermark: words(found.status, language) }),
  })
}

const linesOf = ({ found, word }: Paper): PdfBlock => ({
  kind: 'table',
  columns: [
    { title: word('item') },
    { title: word('qty'), align: 'right', width: 'content' },
    {
      title: word(priceKindOf(found, found.order_codes.length > 0) === 'taxOnTop' ? 'list_amount' : 'unit_price'),
      align: 'right',
      width: 'content',
    },
    { title: word('discount_amount'), align: 'right', width: 'content' },
    { title: word('base'), align: 'right', width: 'content' },
    { title: word('vat'), align: 'right', width: 'content' },
    { title: word('amount'), align: 'right', width: 'content' },
  ],
  rows: found.lines.map((line) => [
    [
      line.item_code,
      { text: line.item_name, small: true, muted: true },
      ...(line.serial_numbers.length ? [{ text: line.serial_numbers.join(', '), small: true, muted: true }] : []),
    ],
    plain(line.qty),
    plain(line.unit_price),
    plain(line.discount_amount),
    plain(line.base),
    plain(line.vat),
    plain(line.amount),
  ]),
  foot: [
    word('total'),
    plain(found.total_qty),
    '',
    plain(found.discount_amount),
    plain(found.base),
    plain(found.vat),
    plain(found.grand_total - found.stamp_duty),
  ],
})

const endOf = ({ found, word }: Paper): PdfBlock[] => [
  {
    kind: 'facts',
    across: 2,
    facts: [
      [word('base'), rupiah(found.base)],
      [word('other_base'), rupiah(found.other_base)],
      [word('vat'), rupiah(found.vat)],
      [word('roundingRupiah'), rupiah(found.rounding_adjustment)],
      ...(found.stamp_duty > 0 ? ([[word('stamp_duty'), rupiah(found.stamp_duty)]] as const) : []),
      [word('grand_total'), rupiah(found.grand_total)],
    ],
  },
  // Spelled out in Indonesian in both languages: it is the amount that counts.
  { kind: 'text', text: { text: `${word('inWords')}: ${rupiahInWords(found.grand_total)}`, bold: true } },
  ...(found.remark ? ([{ kind: 'text', text: found.remark }] as const) : []),
  {
    kind: 'signatures',
    people: [
      { title: word('signature'), name: found.approved_user_name ?? '' },
      { title: word('receiver'), name: found.received_by_name ?? '' },
    ],
  },
]
