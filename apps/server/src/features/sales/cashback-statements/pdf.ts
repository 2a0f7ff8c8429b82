import {
  type CashbackStatementData,
  type downloadCashbackStatement as contract,
  statementNoticeDays,
} from '@sejuk/contract/sales/cashback-statements'
import { addressTo } from '@sejuk/domain/pages'
import { datesFor, headOffice } from '@sejuk/domain/values/dates'
import { rupiah } from '@sejuk/domain/values/money'
import { cashbackStatementWords } from '@sejuk/words/sales/cashback-statements'
import { ledgerKindWords } from '@sejuk/words/sales/cashbacks'
import { localizedWords } from '../../../platform/export/localized.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import type { PdfBlock } from '../../../platform/pdf/blocks.ts'
import { pdfDocument } from '../../../platform/pdf/pdf-document.ts'
import { originOf } from '../../../platform/session/browser.ts'
import { statementOf } from './statement.ts'

type Word = (key: keyof typeof cashbackStatementWords.words, values?: Record<string, string | number>) => string
type Paper = {
  statement: CashbackStatementData
  word: Word
  kind: (kind: string) => string
  dates: ReturnType<typeof datesFor>
}

export const downloadCashbackStatement = async (context: RequestContext<typeof contract>) => {
  const { db, input, request, config } = context
  const statement = await statementOf(context)
  const { customer_code, from, to } = statement
  const { language } = input
  const [words, kinds] = [await localizedWords(db, cashbackStatementWords), await localizedWords(db, ledgerKindWords)]
  const word: Word = (key, values = {}) =>
    Object.entries(values).reduce(
      (text, [name, value]) => text.replace(`{${name}}`, String(value)),
      words(key, language),
    )
  const address = originOf(request, config) + addressTo('cashbackStatement', { customer_code, from, to })
  const paper: Paper = {
    ...{ statement, word, kind: (kind: string) => kinds(kind, language) },
    dates: datesFor(language, headOffice),
  }
  const document = await pdfDocument(db, {
    title: word('title'),
    code: customer_code,
    language,
    name: `cashback-${customer_code}-${from}-${to}`,
    body: [...summaryOf(paper, address), ...movementsOf(paper), ...expiringOf(paper)],
  })
  return { data: document }
}

const summaryOf = ({ statement, word, dates }: Paper, address: string): PdfBlock[] => [
  { kind: 'heading', text: word('days', { from: dates.day(statement.from), to: dates.day(statement.to) }) },
  {
    kind: 'columns',
    columns: [
      {
        blocks: [
          {
            kind: 'facts',
            across: 2,
            facts: [
              [word('customer'), `${statement.customer_name} (${statement.customer_code})`],
              [word('branch'), `${statement.dept_code} ${statement.dept_name}`],
              [word('opening'), rupiah(statement.opening)],
              [word('granted'), rupiah(statement.granted)],
              [word('adjusted'), rupiah(statement.adjusted)],
              [word('used'), rupiah(statement.used)],
              [word('held'), rupiah(statement.held)],
              [word('expired'), rupiah(statement.expired)],
              [word('closing'), rupiah(statement.closing)],
            ],
          },
        ],
      },
      { width: 26, blocks: [{ kind: 'qr', text: address, size: 26, align: 'right' }] },
    ],
  },
]

const movementsOf = ({ statement, word, kind, dates }: Paper): PdfBlock[] => [
  { kind: 'heading', text: word('movements') },
  {
    kind: 'table',
    columns: [
      { title: word('date'), width: 'content' },
      { title: word('line'), width: 'content' },
      { title: word('what') },
      { title: word('amount'), align: 'right', width: 'content' },
      { title: word('balance'), align: 'right', width: 'content' },
    ],
    rows: [
      [dates.day(statement.from), '', word('opening'), '', rupiah(statement.opening)],
      ...statement.movements.map((row) => {
        const about = [row.order_code, row.invoice_code, row.reason].filter(Boolean).join(' · ')
        return [
          dates.date(row.created_date),
          [row.cashback_code, { text: row.type_rebate_name, small: true, muted: true }],
          about ? [kind(row.kind), { text: about, small: true, muted: true }] : kind(row.kind),
          `${row.amount > 0 ? '+' : ''}${rupiah(row.amount)}`,
          rupiah(row.balance),
        ]
      }),
    ],
    foot: [dates.day(statement.to), '', word('closing'), '', rupiah(statement.closing)],
  },
]

const expiringOf = ({ statement, word, dates }: Paper): PdfBlock[] => [
  { kind: 'heading', text: word('expiring', { n: statementNoticeDays }) },
  statement.expiring.length === 0
    ? { kind: 'text', text: word('noneEnds') }
    : {
        kind: 'table',
        columns: [
          { title: word('line') },
          { title: word('until'), width: 'content' },
          { title: word('remain'), align: 'right', width: 'content' },
        ],
        rows: statement.expiring.map((line) => [
          [line.cashback_code, { text: line.type_rebate_name, small: true, muted: true }],
          dates.day(line.valid_to),
          rupiah(line.cashback_remain),
        ]),
      },
]
