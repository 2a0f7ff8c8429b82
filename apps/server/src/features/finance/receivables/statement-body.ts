import { rupiahInWords } from '@sejuk/domain/finance/in-words'
import type { EntryKind } from '@sejuk/domain/money/statement'
import type { datesFor } from '@sejuk/domain/values/dates'
import { writeNumber } from '@sejuk/domain/values/numbers'
import { grouped, type PaperWord } from '../../../business/company/draw-paper.ts'
import { type PayBy, payFrame } from '../../../business/company/pay-frame.ts'
import type { PaperSnapshot } from '../../../db/tables/company/issued-papers.ts'
import type { StatementContent } from '../../../db/tables/finance/statement-letters.ts'
import type { PdfBlock } from '../../../platform/pdf/blocks.ts'

type Drawn = {
  content: StatementContent
  seller: PaperSnapshot
  pay: PayBy
  word: PaperWord
  dates: ReturnType<typeof datesFor>
}

const names = {
  invoice: 'moveInvoice',
  note: 'moveReturn',
  receipt: 'moveReceipt',
  cheque: 'moveCheque',
  withheld: 'moveWithheld',
  refund: 'moveRefund',
} as const satisfies Record<EntryKind, string>

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const signed = (amount: number) => (amount < 0 ? `−${writeNumber(-amount)}` : writeNumber(amount))

export const statementBody = (drawn: Drawn): PdfBlock[] => [
  headOf(drawn),
  linesOf(drawn),
  ...(drawn.content.account.is_cut ? [{ kind: 'text', text: drawn.word('earlier') } as const] : []),
  {
    kind: 'together',
    blocks: [{ kind: 'columns', columns: [{ blocks: payOf(drawn) }, { width: 76, blocks: [proofOf(drawn)] }] }],
  },
  ...openOf(drawn),
]

const headOf = ({ content: { customer, account }, word, dates }: Drawn): PdfBlock => ({
  kind: 'columns',
  columns: [
    {
      blocks: [
        { kind: 'text', text: { text: word('to'), small: true } },
        { kind: 'text', text: { text: customer.name, bold: true, size: 10 } },
        { kind: 'text', text: customer.customer_code },
        ...(customer.address ? [{ kind: 'text', text: customer.address } as const] : []),
        ...(customer.npwp ? [{ kind: 'text', text: `${word('npwp')} ${grouped(customer.npwp)}` } as const] : []),
      ],
    },
    {
      width: 76,
      blocks: [
        {
          kind: 'pairs',
          width: 24,
          pairs: [[word('period'), { text: `${dates.day(account.from)} – ${dates.day(account.to)}`, bold: true }]],
        },
      ],
    },
  ],
})

const linesOf = ({ content: { account }, word, dates }: Drawn): PdfBlock => ({
  kind: 'table',
  isPlain: true,
  columns: [
    { title: word('date'), width: 22 },
    { title: word('text') },
    { title: word('charge'), align: 'right', width: 28 },
    { title: word('paid'), align: 'right', width: 28 },
    { title: word('balance'), align: 'right', width: 30 },
  ],
  rows: [
    ['', word('opening'), '', '', { text: signed(account.opening), bold: true }],
    ...account.entries.map((line) => [
      dates.day(line.day),
      `${word(names[line.kind])} ${line.code}`,
      line.charged > 0 ? writeNumber(line.charged) : '',
      line.received > 0 ? writeNumber(line.received) : '',
      signed(line.balance),
    ]),
  ],
})

const proofOf = ({ content: { account, proof }, word }: Drawn): PdfBlock => ({
  kind: 'ladder',
  rows: [
    ...(proof
      ? [
          { label: word('openInvoices'), amount: writeNumber(proof.open) },
          { label: word('unusedCredit'), amount: proof.unused > 0 ? signed(-proof.unused) : '0' },
        ]
      : []),
    { label: `${word('closing')} Rp`, amount: signed(account.closing), tone: 'total' },
  ],
})

const payOf = ({ content: { account }, seller, pay, word }: Drawn): PdfBlock[] => [
  ...(account.closing > 0
    ? ([
        { kind: 'text', text: { text: word('inWords'), small: true } },
        { kind: 'text', text: { text: capital(rupiahInWords(account.closing)), bold: true, size: 10 } },
      ] as const)
    : []),
  payFrame(seller, pay, word),
]

const openOf = ({ content: { open }, word, dates }: Drawn): PdfBlock[] =>
  open.length === 0
    ? []
    : [
        { kind: 'heading', text: word('dueInvoices') },
        {
          kind: 'table',
          isPlain: true,
          columns: [
            { title: word('moveInvoice') },
            { title: word('date'), width: 24 },
            { title: word('due'), width: 24 },
            { title: word('amount'), align: 'right', width: 30 },
            { title: word('open'), align: 'right', width: 30 },
          ],
          rows: open.map((one) => [
            one.invoice_code,
            dates.day(one.invoice_date),
            dates.day(one.due_date),
            writeNumber(one.amount),
            { text: writeNumber(one.open), bold: true },
          ]),
        },
      ]
