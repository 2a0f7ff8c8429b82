import {
  cashbackMoved,
  cashbackPaid,
  chequeCleared,
  creditNoteGiven,
  creditUsed,
  invoiceApproved,
  openingOf,
  receiptConfirmed,
  refundPaid,
  slipConfirmed,
} from '@sejuk/domain/books/entries'
import { receiptKinds } from '@sejuk/domain/finance/receipts'
import { addDays } from '@sejuk/domain/values/dates'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { type Entry, postJournals } from '../../src/business/books/post-journal.ts'
import { journals } from '../../src/db/tables/books/journals.ts'
import type { Part } from '../part.ts'
import {
  cheques,
  headOf,
  type Invoice,
  invoices,
  type Moved,
  type Movement,
  movements,
  type Note,
  notes,
  type Paid,
  payouts,
  type Receipt,
  receipts,
  refunds,
  type Slip,
  type Standing,
  slips,
  standings,
  uses,
} from './journal-sources.ts'
import { makeBatches } from './make-batches.ts'

/** So many are written by one statement. */
const atOnce = 1000
/** What the product wrote when the demo carried it out is there already. */
const post = async (db: NodePgDatabase, entries: readonly Entry[]) => {
  const there = await db.select({ document: journals.document, event: journals.event }).from(journals)
  const known = new Set(there.map(({ document, event }) => `${event} ${document}`))
  const fresh = entries.filter(({ document, event }) => !known.has(`${event} ${document}`))
  for (let n = 0; n < fresh.length; n += atOnce) await postJournals(db, fresh.slice(n, n + atOnce))
  return fresh.length
}

/** What the months since the first of the last one did to the books, and how everybody stood before. */
export const loadJournals: Part['load'] = async (client, { today, say }) => {
  const db = drizzle({ client: client as pg.Client })
  const from = `${addDays(`${today.slice(0, 7)}-01`, -1).slice(0, 7)}-01`
  // Cashback of the demo was paid by the product itself: its journals get the days of the story.
  await client.query('set constraints journal_lines_balanced deferred')
  const retold = `event in ('cashback-granted', 'cashback-expired', 'cashback-paid')`
  await client.query(`delete from journal_lines where journal_id in (select journal_id from journals where ${retold})`)
  await client.query(`delete from journals where ${retold}`)
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
  made += await post(
    db,
    (await read<Moved>(uses)).map((row) => ({
      ...{ ...headOf(row), document_kind: 'credit-use', event: 'credit-used', lines: creditUsed(row.amount) },
    })),
  )
  made += await post(
    db,
    (await read<Moved>(refunds)).map((row) => ({
      ...{ ...headOf(row), document_kind: 'refund', event: 'refund-paid', lines: refundPaid(row.amount) },
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
