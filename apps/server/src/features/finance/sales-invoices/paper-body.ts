import { rupiahInWords } from '@sejuk/domain/finance/in-words'
import type { priceKindOf } from '@sejuk/domain/finance/invoice-lines'
import type { Language } from '@sejuk/domain/platform/languages'
import { datesFor, headOffice } from '@sejuk/domain/values/dates'
import { writeNumber } from '@sejuk/domain/values/numbers'
import { grouped, type PaperWord, signerOf } from '../../../business/company/draw-paper.ts'
import { type PayBy, payFrame } from '../../../business/company/pay-frame.ts'
import type { PaperSnapshot } from '../../../db/tables/company/issued-papers.ts'
import type { PdfBlock, PdfCell } from '../../../platform/pdf/blocks.ts'
import type { PaperFacts, PrintedInvoice } from './paper-facts.ts'

type Paper = {
  found: PrintedInvoice
  facts: PaperFacts
  seller: PaperSnapshot
  pay: PayBy
  word: PaperWord
  language: Language
  prices: ReturnType<typeof priceKindOf>
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const less = (amount: number) => (amount === 0 ? '0' : `−${writeNumber(amount)}`)
const manyOn = (codes: readonly string[]) =>
  codes.length > 6 ? `${codes.slice(0, 6).join(', ')} +${codes.length - 6}` : codes.join(', ')

export const invoiceBody = (paper: Paper): PdfBlock[] => [
  { kind: 'columns', columns: [{ blocks: buyerOf(paper) }, { width: 76, blocks: [numbersOf(paper)] }] },
  linesOf(paper),
  {
    kind: 'together',
    blocks: [
      { kind: 'columns', columns: [{ blocks: payOf(paper) }, { width: 76, blocks: [ladderOf(paper)] }] },
      signaturesOf(paper),
    ],
  },
]

const buyerOf = ({ found, facts, word }: Paper): PdfBlock[] => {
  const npwp = found.buyer_npwp ? `${word('npwp')} ${grouped(found.buyer_npwp)}` : ''
  const who = facts.pic_name ? word('attention', { name: facts.pic_name }) : ''
  return [
    { kind: 'text', text: { text: word('to'), small: true } },
    { kind: 'text', text: { text: found.buyer_name ?? found.customer_name, bold: true, size: 10 } },
    { kind: 'text', text: [found.customer_code, who].filter(Boolean).join(' · ') },
    ...(found.buyer_address ? [{ kind: 'text', text: found.buyer_address } as const] : []),
    ...(npwp ? [{ kind: 'text', text: npwp } as const] : []),
    ...(found.buyer_nitku ? [{ kind: 'text', text: `${word('nitku')} ${grouped(found.buyer_nitku)}` } as const] : []),
    ...(facts.ship_to.length
      ? ([
          { kind: 'text', text: { text: word('shipTo'), small: true } },
          { kind: 'text', text: facts.ship_to.join('; ') },
        ] as const)
      : []),
  ]
}

const numbersOf = ({ found, facts, word, language }: Paper): PdfBlock => {
  const dates = datesFor(language, headOffice)
  const term = found.payment_term_days > 0 ? ` (${word('days', { n: found.payment_term_days })})` : ''
  const said: (readonly [string, PdfCell])[] = [
    [word('invoiceDate'), dates.day(found.invoice_date)],
    [word('due'), { text: `${dates.day(found.due_date)}${term}`, bold: true }],
    [word('po'), facts.po_numbers.join(', ') || '-'],
    [word('order'), manyOn(found.order_codes) || '-'],
    [word('delivery'), manyOn(found.delivery_codes) || '-'],
    [word('taxInvoice'), found.tax_invoice_no ?? '-'],
    [word('sales'), found.salesman_name ?? '-'],
  ]
  return { kind: 'pairs', width: 24, pairs: said }
}

const linesOf = ({ found, word }: Paper): PdfBlock => ({
  kind: 'table',
  isPlain: true,
  columns: [
    { title: word('no'), width: 8 },
    { title: word('goods') },
    { title: word('qty'), align: 'right', width: 18 },
    { title: word('price'), align: 'right', width: 25 },
    { title: word('discount'), align: 'right', width: 23 },
    { title: word('amount'), align: 'right', width: 27 },
  ],
  rows: found.lines.map((line, n) => [
    String(n + 1),
    [
      { text: line.item_code, bold: true },
      line.item_name,
      ...(line.serial_numbers.length
        ? [{ text: word('serials', { list: line.serial_numbers.join(' · ') }), small: true }]
        : []),
    ],
    `${writeNumber(line.qty)} ${line.uom.toLowerCase()}`,
    writeNumber(line.unit_price),
    // The customer's own cashback stands below, on a line of its own.
    line.discount_amount > line.cashback_amount ? writeNumber(line.discount_amount - line.cashback_amount) : '–',
    { text: writeNumber(line.list_amount - line.discount_amount + line.cashback_amount), bold: true },
  ]),
})

const ladderOf = ({ found, facts, word }: Paper): PdfBlock => {
  const { rule, cashbacks } = facts
  const discount = found.discount_amount - found.cashback_amount
  const part = rule && rule.numerator !== rule.denominator ? ` ${rule.numerator}/${rule.denominator}` : ''
  const vat = rule ? `${word('vat')} ${rule.rate_percent}%${part ? ` × ${word('otherBase')}` : ''}` : word('vat')
  const row = (label: string, amount: string, tone?: 'sum' | 'total') => ({ label, amount, ...(tone ? { tone } : {}) })
  return {
    kind: 'ladder',
    rows: [
      row(word('listAmount'), writeNumber(found.list_amount)),
      ...(discount > 0 ? [row(word('discount'), less(discount))] : []),
      ...(found.cashback_amount > 0
        ? [row([word('cashback'), ...cashbacks].join(' '), less(found.cashback_amount))]
        : []),
      ...(found.customer_is_taxable === 1
        ? [
            row(word('base'), writeNumber(found.base), 'sum'),
            row(`${word('otherBase')}${part}`, writeNumber(found.other_base)),
            row(vat, writeNumber(found.vat)),
            row(word('rounding'), writeNumber(found.rounding_adjustment)),
          ]
        : []),
      ...(found.stamp_duty > 0 ? [row(word('stampDuty'), writeNumber(found.stamp_duty))] : []),
      row(`${word('total')} Rp`, writeNumber(found.grand_total), 'total'),
    ],
  }
}

/** Spelled out in Indonesian in both languages: it is the amount that counts. */
const payOf = ({ found, seller, pay, word }: Paper): PdfBlock[] => [
  { kind: 'text', text: { text: word('inWords'), small: true } },
  { kind: 'text', text: { text: capital(rupiahInWords(found.grand_total)), bold: true, size: 10 } },
  payFrame(seller, pay, word),
]

const signaturesOf = ({ found, seller, word, language, prices }: Paper): PdfBlock => {
  const about = { withTax: 'withTax', taxOnTop: 'withTax', withoutTax: 'withoutTax', notTaxed: 'notTaxed' } as const
  return {
    kind: 'together',
    blocks: [
      { kind: 'text', text: { text: `${word(about[prices])} ${word('payRightly')}`, small: true } },
      ...(found.remark ? [{ kind: 'text', text: found.remark } as const] : []),
      {
        kind: 'signing',
        places: [
          { above: word('receiver'), name: '', title: word('nameDateStamp') },
          signerOf(seller, datesFor(language, headOffice).day(found.invoice_date)),
        ],
      },
    ],
  }
}
