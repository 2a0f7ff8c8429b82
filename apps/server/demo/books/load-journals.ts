import {
  cashbackMoved,
  cashbackPaid,
  chequeCleared,
  creditNoteGiven,
  invoiceApproved,
  openingOf,
  receiptConfirmed,
  slipConfirmed,
} from '@sejuk/domain/books/entries'
import { receiptKinds } from '@sejuk/domain/finance/receipts'
import { addDays } from '@sejuk/domain/values/dates'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { type Entry, postJournals } from '../../src/business/books/post-journal.ts'
import type { Part } from '../part.ts'
import { makeBatches } from './make-batches.ts'

/** So many are written by one statement. */
const atOnce = 1000
const post = async (db: NodePgDatabase, entries: readonly Entry[]) => {
  for (let n = 0; n < entries.length; n += atOnce) await postJournals(db, entries.slice(n, n + atOnce))
  return entries.length
}

type Document = { document: string; dept_code: string; customer_code: string; date: string }
const headOf = ({ document, dept_code, customer_code, date }: Document) => ({
  document,
  dept_code,
  customer_code,
  date,
})

type Billed = { business_unit_code: string; base: number; amount: number; cashback_amount: number }
type Invoice = Document & {
  grand_total: number
  vat: number
  rounding_adjustment: number
  stamp_duty: number
  lines: Billed[]
}
const invoices = `select i.invoice_code as document, i.dept_code, o.customer_code, i.invoice_date::text as date,
    i.grand_total::float8 as grand_total, i.vat::float8 as vat, i.rounding_adjustment::float8 as rounding_adjustment,
    i.stamp_duty::float8 as stamp_duty, (select json_agg(json_build_object('business_unit_code',
      coalesce(l.business_unit_code, i.business_unit_code), 'base', l.base, 'amount', l.amount,
      'cashback_amount', l.cashback_amount) order by l.line_no)
      from sales_invoice_lines l where l.invoice_code = i.invoice_code) as lines
  from sales_invoices i join customer_invoices o using (invoice_code) where i.invoice_date >= $1::date order by 4, 1`

type Receipt = Document & {
  kind: (typeof receiptKinds)[number]
  amount: number
  allocated_amount: number
  bank_code: string | null
}
const receipts = `select receipt_code as document, dept_code, customer_code, received_date::text as date, kind,
    amount::float8 as amount, allocated_amount::float8 as allocated_amount, bank_code
  from receipts where status = 'Confirmed' and received_date >= $1::date and kind = any($2) order by 4, 1`

const cheques = `select cheque_code as document, dept_code, customer_code,
    (cleared_date at time zone 'Asia/Jakarta')::date::text as date, amount::float8 as amount,
    allocated_amount::float8 as allocated_amount, bank_code
  from cheques where status = 'Approved' and (cleared_date at time zone 'Asia/Jakarta')::date >= $1::date order by 4, 1`

type Note = Document & Parameters<typeof creditNoteGiven>[0]
const notes = `select credit_note_code as document, n.dept_code, n.customer_code, credit_note_date::text as date,
    n.base::float8 as base, n.vat::float8 as vat, n.rounding_adjustment::float8 as rounding_adjustment,
    fee_amount::float8 as fee_amount, cashback_from_credit::float8 as cashback_from_credit,
    cashback_given_back::float8 as cashback_given_back, n.amount::float8 as amount,
    applied_amount::float8 as applied_amount, i.business_unit_code
  from credit_notes n join sales_invoices i using (invoice_code) where credit_note_date >= $1::date order by 4, 1`

type Slip = Document & { amount: number; row_version: number }
const slips = `select s.slip_id::text as document, i.dept_code, i.customer_code, s.slip_date::text as date,
    s.amount::float8 as amount, s.row_version
  from withholding_slips s join sales_invoices i using (invoice_code)
  where s.status = 'Confirmed' and s.slip_date >= $1::date order by 4, 1`

type Movement = Document & { kind: string; amount: number; ledger_id: number }
const movements = `select l.cashback_code as document, c.dept_code, c.customer_code,
    (l.created_date at time zone 'Asia/Jakarta')::date::text as date, l.kind, l.amount::float8 as amount,
    l.ledger_id::float8 as ledger_id
  from cashback_ledger l join cashbacks c using (cashback_code) where l.kind in ('grant', 'adjust', 'expire')
    and (l.created_date at time zone 'Asia/Jakarta')::date >= $1::date order by 7`

type Paid = Document & { net_amount: number; line_no: number; method: string }
const payouts = `select l.payout_code as document, c.dept_code, l.customer_code,
    (l.paid_date at time zone 'Asia/Jakarta')::date::text as date, l.net_amount::float8 as net_amount, l.line_no, p.method
  from cashback_payout_lines l join cashback_payouts p using (payout_code) join cashbacks c using (cashback_code)
  where l.payment_status = 'Payment_Successful' and (l.paid_date at time zone 'Asia/Jakarta')::date >= $1::date order by 1, 6`

/** How each customer stands, less what the journals above did to it: that is how they stood the day before. */
const standings = `select s.customer_code, c.dept_code, sum(receivable)::float8 as receivable, sum(money)::float8 as customer_money,
    sum(cashback)::float8 as accrued_cashback
  from (select customer_code, greatest(0, amount - paid_amount) as receivable, greatest(0, paid_amount - amount) as money, 0 as cashback
      from customer_invoices where amount <> paid_amount
    union all select customer_code, 0, amount - allocated_amount, 0 from receipts where status = 'Confirmed' and amount > allocated_amount
    union all select customer_code, 0, amount - allocated_amount, 0 from cheques where status = 'Approved' and amount > allocated_amount
    union all select customer_code, 0, 0, planned_amount + cashback_remain from cashbacks where planned_amount + cashback_remain > 0
    union all select customer_code, case line_kind when 'receivable' then credit - debit else 0 end,
      case line_kind when 'customer-money' then debit - credit else 0 end,
      case line_kind when 'accrued-cashback' then debit - credit else 0 end
      from journal_lines where line_kind in ('receivable', 'customer-money', 'accrued-cashback')) s
  join customers c on c.customer_code = s.customer_code group by 1, 2 order by 1`

type Standing = { customer_code: string; dept_code: string } & Parameters<typeof openingOf>[0]

/** What the months since the first of the last one did to the books, and how everybody stood before. */
export const loadJournals: Part['load'] = async (client, { today, say }) => {
  const db = drizzle({ client: client as pg.Client })
  const from = `${addDays(`${today.slice(0, 7)}-01`, -1).slice(0, 7)}-01`
  // Payouts of the demo were paid by the product itself: their journals get the days of the story.
  await client.query('set constraints journal_lines_balanced deferred')
  await client.query('delete from journal_lines')
  await client.query('delete from journals')
  // Nobody has said yet where this goes: it waits.
  await client.query(`delete from account_map where line_kind = 'prepaid-tax'`)
  const read = async <Row extends pg.QueryResultRow>(text: string, ...more: unknown[]) =>
    (await client.query<Row>(text, [from, ...more])).rows
  let made = 0
  made += await post(
    db,
    (await read<Invoice>(invoices)).map((row) => ({
      ...{ ...headOf(row), document_kind: 'sales-invoice', event: 'invoice-approved' },
      lines: invoiceApproved(row, row.lines),
    })),
  )
  made += await post(
    db,
    (await read<Receipt>(receipts, receiptKinds)).map((row) => ({
      ...{ ...headOf(row), document_kind: 'receipt', event: 'receipt-confirmed', lines: receiptConfirmed(row) },
    })),
  )
  made += await post(
    db,
    (await read<Receipt>(cheques)).map((row) => ({
      ...{ ...headOf(row), document_kind: 'cheque', event: 'cheque-cleared', lines: chequeCleared(row) },
    })),
  )
  made += await post(
    db,
    (await read<Note>(notes)).map((row) => ({
      ...{ ...headOf(row), document_kind: 'credit-note', event: 'credit-note', lines: creditNoteGiven(row) },
    })),
  )
  made += await post(
    db,
    (await read<Slip>(slips)).map((row) => ({
      ...{ ...headOf(row), document_kind: 'withholding-slip', event: 'slip-confirmed', version: row.row_version },
      lines: slipConfirmed(row.amount),
    })),
  )
  made += await post(
    db,
    (await read<Movement>(movements)).map((row) => ({
      ...{ ...headOf(row), document_kind: 'cashback', version: row.ledger_id, lines: cashbackMoved(row.amount) },
      event: row.kind === 'expire' ? 'cashback-expired' : 'cashback-granted',
    })),
  )
  made += await post(
    db,
    (await read<Paid>(payouts)).map((row) => ({
      ...{ ...headOf(row), document_kind: 'cashback-payout', event: 'cashback-paid', version: row.line_no },
      lines: cashbackPaid(row.net_amount, row.method === 'bank' ? 'bank' : 'customer-money'),
    })),
  )
  const standing = (await client.query<Standing>(standings)).rows
  made += await post(
    db,
    standing.map((row) => ({
      ...{ document_kind: 'customer', document: row.customer_code, event: 'opening', date: addDays(from, -1) },
      ...{ dept_code: row.dept_code, customer_code: row.customer_code, lines: openingOf(row) },
    })),
  )
  await makeBatches(db, from, today)
  say(`demo data: ${made} journals`)
}
