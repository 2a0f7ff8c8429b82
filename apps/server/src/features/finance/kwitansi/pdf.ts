import type { kwitansiPdf as contract } from '@sejuk/contract/finance/kwitansi'
import { rupiahInWords } from '@sejuk/domain/finance/in-words'
import { stampDutyOn } from '@sejuk/domain/finance/stamp-duty'
import { needsStatus } from '@sejuk/domain/messages'
import { datesFor, headOffice } from '@sejuk/domain/values/dates'
import { rupiah } from '@sejuk/domain/values/money'
import { writeNumber } from '@sejuk/domain/values/numbers'
import { asc, eq } from 'drizzle-orm'
import { drawPaper, type PaperWord, paperWordsIn, signerOf } from '../../../business/company/draw-paper.ts'
import { type IssuedPaper, issuePaper } from '../../../business/company/issue-paper.ts'
import type { Db } from '../../../db/database.ts'
import { customers } from '../../../db/tables/customers/customers.ts'
import { receiptAllocations, receipts } from '../../../db/tables/finance/receipts.ts'
import { stampDutyRules } from '../../../db/tables/finance/tax-rules.ts'
import { banks } from '../../../db/tables/masters/banks.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { StepwiseContext } from '../../../platform/http/serve.ts'
import type { PdfBlock } from '../../../platform/pdf/blocks.ts'
import { originOf } from '../../../platform/session/browser.ts'
import { kwitansiOf } from './queries.ts'

type Found = Awaited<ReturnType<typeof kwitansiOf>>
const mostNamed = 8

/** Half a sheet: from whom, how much in words, what for, and the place of the stamp where the law asks for one. */
export const kwitansiPdf = async ({ db, viewer, input, request, config }: StepwiseContext<typeof contract>) => {
  const { language } = input
  const found = await kwitansiOf({ db, viewer }, input.kwitansi_code)
  if (found.status !== 'Issued') refuse('conflict', { because: needsStatus('status', ['Issued'], 'kwitansi') })
  const [customer] = await db.select().from(customers).where(eq(customers.customer_code, found.customer_code))
  if (!customer) return refuse('notFound')
  const { kwitansi_code, dept_code, customer_code, kwitansi_date, amount } = found
  const money = await moneyBehind(db, found)
  const issued = await issuePaper(
    db,
    {
      ...{ kind: 'kwitansi', document_code: kwitansi_code, org_code: customer.org_code, dept_code, customer_code },
      ...{ paper_date: kwitansi_date, total: amount, facts: { customer_code, receipt: found.receipt_code } },
    },
    viewer,
  )
  const word = await paperWordsIn(db, language)
  const duty = stampDutyOn(await db.select().from(stampDutyRules), amount, kwitansi_date)
  const from = `${customer.tax_name || customer.customer_name} (${customer_code})`
  return {
    data: await drawPaper(db, {
      ...{ kind: 'kwitansi', code: kwitansi_code, language, word, issued, isHalf: true },
      origin: originOf(request, config),
      body: bodyOf({ found, money, issued, word, from, duty, day: datesFor(language, headOffice).day }),
    }),
  }
}

const moneyBehind = async (db: Db, { receipt_code }: Found) => {
  const [row] = await db
    .select({ kind: receipts.kind, day: receipts.received_date, bank: banks.bank_short_name, said: receipts.reference })
    .from(receipts)
    .leftJoin(banks, eq(banks.bank_code, receipts.bank_code))
    .where(eq(receipts.receipt_code, receipt_code))
  const parts = await db
    .select()
    .from(receiptAllocations)
    .where(eq(receiptAllocations.receipt_code, receipt_code))
    .orderBy(asc(receiptAllocations.invoice_code))
  return { row, parts }
}

type Drawn = {
  found: Found
  money: Awaited<ReturnType<typeof moneyBehind>>
  issued: IssuedPaper
  word: PaperWord
  from: string
  duty: number
  day: (day: string) => string
}

const purposeOf = ({ money: { parts }, found, word }: Drawn) => {
  const named = parts.slice(0, mostNamed).map((one) => `${one.invoice_code} ${rupiah(one.amount)}`)
  const others = parts.length - named.length
  const left = found.amount - parts.reduce((sum, { amount }) => sum + amount, 0)
  return [
    ...(named.length ? [word('forInvoices', { list: named.join(', ') + (others > 0 ? ` (+${others})` : '') })] : []),
    ...(left > 0 ? [word('onAccount', { amount: rupiah(left) })] : []),
  ].join(', ')
}

const bodyOf = (drawn: Drawn): PdfBlock[] => {
  const { found, money, issued, word, from, duty, day } = drawn
  const { row } = money
  const way = row?.kind === 'cash' || row?.kind === 'cod' ? word('wayCash') : word('wayTransfer')
  const paid = [way, row?.bank, row ? day(row.day) : '', row?.said, found.receipt_code].filter(Boolean).join(', ')
  const line = (label: string, blocks: PdfBlock[]): PdfBlock => ({
    kind: 'columns',
    columns: [{ width: 34, blocks: [{ kind: 'text', text: label }] }, { blocks }],
  })
  const words = rupiahInWords(found.amount)
  return [
    line(word('receivedFrom'), [{ kind: 'text', text: { text: from, bold: true } }]),
    line(word('sumOf'), [
      {
        kind: 'frame',
        isHatched: true,
        blocks: [
          { kind: 'text', text: { text: words.charAt(0).toUpperCase() + words.slice(1), bold: true, size: 10.5 } },
        ],
      },
    ]),
    line(word('forPayment'), [{ kind: 'text', text: purposeOf(drawn) }]),
    line(word('paidBy'), [{ kind: 'text', text: paid }]),
    {
      kind: 'columns',
      columns: [
        {
          width: 70,
          blocks: [
            { kind: 'space', height: 16 },
            {
              kind: 'frame',
              blocks: [{ kind: 'text', text: { text: `Rp ${writeNumber(found.amount)}`, bold: true, size: 16 } }],
            },
          ],
        },
        { blocks: [] },
        {
          width: 46,
          blocks: [
            {
              kind: 'signing',
              places: [
                {
                  ...signerOf(issued.snapshot, day(found.kwitansi_date)),
                  ...(duty > 0 ? { stamp: [word('stamp'), rupiah(duty)] as const } : {}),
                },
              ],
            },
          ],
        },
      ],
    },
  ]
}
