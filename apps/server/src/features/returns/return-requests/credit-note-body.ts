import { rupiahInWords } from '@sejuk/domain/finance/in-words'
import { writeNumber } from '@sejuk/domain/values/numbers'
import { grouped, type PaperWord, signerOf } from '../../../business/company/draw-paper.ts'
import type { PaperSnapshot } from '../../../db/tables/company/issued-papers.ts'
import type { PdfBlock } from '../../../platform/pdf/blocks.ts'
import { hasNpwp } from './has-npwp.ts'
import type { NoteFacts } from './note-facts.ts'

type Drawn = { found: NoteFacts; seller: PaperSnapshot; word: PaperWord; day: (day: string) => string }

export const creditNoteBody = (drawn: Drawn): PdfBlock[] => {
  const { found, seller, word, day } = drawn
  const words = rupiahInWords(found.note.amount)
  return [
    headOf(drawn),
    linesOf(drawn),
    {
      kind: 'together',
      blocks: [
        {
          kind: 'columns',
          columns: [
            {
              blocks: [
                { kind: 'text', text: { text: word('inWords'), small: true } },
                { kind: 'text', text: { text: words.charAt(0).toUpperCase() + words.slice(1), bold: true, size: 10 } },
              ],
            },
            { width: 80, blocks: [ladderOf(drawn)] },
          ],
        },
        {
          kind: 'signing',
          places: [
            { above: word('receiver'), name: '', title: word('nameDateStamp') },
            signerOf(seller, day(found.note.credit_note_date)),
          ],
        },
      ],
    },
  ]
}

const headOf = ({ found, word, day }: Drawn): PdfBlock => {
  const { note, invoice, customer } = found
  return {
    kind: 'columns',
    columns: [
      {
        blocks: [
          { kind: 'text', text: { text: word('to'), small: true } },
          { kind: 'text', text: { text: customer.tax_name || customer.customer_name, bold: true, size: 10 } },
          { kind: 'text', text: customer.customer_code },
          ...(customer.tax_address ? [{ kind: 'text', text: customer.tax_address } as const] : []),
          ...(customer.npwp && hasNpwp(customer.npwp)
            ? [{ kind: 'text', text: `${word('npwp')} ${grouped(customer.npwp)}` } as const]
            : []),
        ],
      },
      {
        width: 80,
        blocks: [
          {
            kind: 'pairs',
            width: 26,
            pairs: [
              [word('date'), day(note.credit_note_date)],
              [word('ofInvoice'), `${note.invoice_code}, ${day(invoice.invoice_date)}`],
              [word('taxInvoice'), invoice.tax_invoice_no ?? '-'],
              [word('ofReturn'), note.return_code],
              ...(note.nota_retur_no ? [[word('nota-retur'), note.nota_retur_no] as const] : []),
            ],
          },
        ],
      },
    ],
  }
}

const linesOf = ({ found, word }: Drawn): PdfBlock => ({
  kind: 'table',
  isPlain: true,
  columns: [
    { title: word('no'), width: 8 },
    { title: word('goodsBack') },
    { title: word('qty'), align: 'right', width: 18 },
    { title: word('amount'), align: 'right', width: 32 },
  ],
  rows: found.lines.map((line, n) => [
    String(n + 1),
    [
      { text: line.item_code, bold: true },
      line.item_name,
      ...(line.serials.length ? [{ text: word('serials', { list: line.serials.join(' · ') }), small: true }] : []),
    ],
    writeNumber(line.qty),
    { text: writeNumber(line.amount), bold: true },
  ]),
})

const ladderOf = ({ found: { note }, word }: Drawn): PdfBlock => {
  const less = (amount: number) => `−${writeNumber(amount)}`
  return {
    kind: 'ladder',
    rows: [
      { label: word('base'), amount: writeNumber(note.base) },
      { label: word('otherBase'), amount: writeNumber(note.other_base) },
      { label: word('vat'), amount: writeNumber(note.vat) },
      { label: word('rounding'), amount: writeNumber(note.rounding_adjustment) },
      ...(note.fee_amount > 0 ? [{ label: word('fee'), amount: less(note.fee_amount) }] : []),
      ...(note.cashback_from_credit > 0
        ? [{ label: word('cashbackBack'), amount: less(note.cashback_from_credit) }]
        : []),
      { label: `${word('credit')} Rp`, amount: writeNumber(note.amount), tone: 'total' },
      { label: word('onInvoice'), amount: writeNumber(note.applied_amount) },
      { label: word('leftOfCredit'), amount: writeNumber(note.amount - note.applied_amount), tone: 'sum' },
    ],
  }
}
