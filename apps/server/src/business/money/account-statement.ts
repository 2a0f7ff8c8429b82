import { type EntryKind, withBalances } from '@sejuk/domain/money/statement'
import { total } from '@sejuk/domain/values/money'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'

type Entry = { kind: EntryKind; code: string; note: string | null; day: string; charged: number; received: number }

/**
 * Whatever was charged or came, one row each. Notes stand among the invoices with a minus, under the day of the purchase: here
 * they stand under their own. Write-offs and cashback count as far as they paid.
 */
const moved = (code: string) => sql`
  select case when i.amount < 0 then 'note' else 'invoice' end as kind, i.invoice_code as code,
      case when i.amount < 0 then n.return_code else i.due_date::text end as note,
      case when i.amount < 0 then i.due_date else i.invoice_date end as day, greatest(0, i.amount) as charged, greatest(0, -i.amount) as received
    from customer_invoices i left join credit_notes n on n.credit_note_code = i.invoice_code where i.customer_code = ${code}
  union all select 'receipt', r.receipt_code, coalesce(r.reference, r.kind), r.received_date, 0,
      case when r.kind in ('write-off', 'cashback') then r.allocated_amount else r.amount end
    from receipts r where r.customer_code = ${code} and r.status = 'Confirmed'
  union all select 'cheque', q.cheque_code, q.cheque_no, coalesce((q.cleared_date at time zone 'Asia/Jakarta')::date, q.due_date), 0, q.amount
    from cheques q where q.customer_code = ${code} and q.status = 'Approved'
  union all select 'withheld', w.slip_id::text, 'PPh ' || w.tax_kind, coalesce(w.slip_date, (w.created_date at time zone 'Asia/Jakarta')::date), 0, w.amount
    from withholding_slips w join customer_invoices i on i.invoice_code = w.invoice_code where i.customer_code = ${code} and w.status = 'Confirmed'
  union all select 'refund', f.refund_code, f.bank_ref, (f.paid_date at time zone 'Asia/Jakarta')::date, f.amount, 0
    from refunds f where f.customer_code = ${code} and f.status = 'Paid'`

type Sum = { sum: number }
const sumOf = async (db: Db, code: string, where: SQL) => {
  const { rows } = await db.execute<Sum>(
    sql`select coalesce(sum(m.charged - m.received), 0)::float8 as sum from (${moved(code)}) m where ${where}`,
  )
  return rows[0]?.sum ?? 0
}

/** The two figures that the balance of today is made of. */
export const openAndUnused = async (db: Db, code: string) => {
  const { rows } = await db.execute<{ open: number; unused: number }>(sql`select
      coalesce((select sum(i.amount - i.paid_amount) from customer_invoices i where i.customer_code = ${code} and i.paid_amount < i.amount), 0)::float8 as open,
      coalesce((select sum(c.left_amount + c.held_amount) from customer_credits c where c.customer_code = ${code}), 0)::float8 as unused`)
  return rows[0] ?? { open: 0, unused: 0 }
}

/** What the customer owes less what it has with us: what is held for a refund is still its own. */
const balanceNow = async (db: Db, code: string) => {
  const { open, unused } = await openAndUnused(db, code)
  return open - unused
}

/**
 * The balance after each entry, from the balance of today backwards: the last line always is what the figures say, and what
 * came before the books began stands in what is brought forward.
 */
export const statementOf = async (db: Db, code: string, { from, to }: { from: string; to: string }, most: number) => {
  const closing = (await balanceNow(db, code)) - (await sumOf(db, code, sql`m.day > ${to}::date`))
  const { rows } = await db.execute<Entry>(sql`select m.kind, m.code, m.note, m.day::text, m.charged::float8 as charged,
      m.received::float8 as received from (${moved(code)}) m where m.day between ${from}::date and ${to}::date
    order by m.day desc, m.received > 0 desc, m.code desc limit ${most + 1}`)
  const shown = rows.slice(0, most).toReversed()
  const opening = closing - total(shown.map((entry) => entry.charged - entry.received))
  return { from, to, opening, closing, entries: withBalances(opening, shown), is_cut: rows.length > most }
}
