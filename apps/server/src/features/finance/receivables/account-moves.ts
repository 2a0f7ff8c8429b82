import type { AccountMove } from '@sejuk/domain/finance/account-statement'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'

/** Everything that moved the account of a customer since a day. A return stands on the day of its note, not of its invoice. */
export const movesSince = async (db: Db, customer_code: string, from: string) => {
  const { rows } = await db.execute<AccountMove>(sql`select m.kind, m.code, m.date, m.amount::float8 as amount from (
      select 'Invoice' as kind, i.invoice_code as code, i.invoice_date::text as date, i.amount
        from customer_invoices i where i.customer_code = ${customer_code} and i.amount > 0
      union all select 'Return', i.invoice_code, coalesce(n.credit_note_date, i.invoice_date)::text, i.amount
        from customer_invoices i left join credit_notes n on n.credit_note_code = i.invoice_code
        where i.customer_code = ${customer_code} and i.amount < 0
      union all select 'Receipt', r.receipt_code, r.received_date::text, -r.amount
        from receipts r where r.customer_code = ${customer_code} and r.status = 'Confirmed'
      union all select 'Cheque', q.cheque_code, (q.cleared_date at time zone 'Asia/Jakarta')::date::text, -q.amount
        from cheques q where q.customer_code = ${customer_code} and q.status = 'Approved' and q.cleared_date is not null
      union all select 'Withheld', coalesce(w.slip_no, w.invoice_code),
          coalesce(w.slip_date, (w.created_date at time zone 'Asia/Jakarta')::date)::text, -w.amount
        from withholding_slips w join customer_invoices i using (invoice_code)
        where i.customer_code = ${customer_code} and w.status = 'Confirmed') m
    where m.date >= ${from}`)
  return rows
}

/** What the customer owes now: what is open of its invoices, and of it what money of theirs was not used yet. */
export const owedNow = async (db: Db, customer_code: string) => {
  const { rows } = await db.execute<{ open: number; unused: number }>(sql`select i.open::float8 as open,
      (i.over + r.unused + q.unused)::float8 as unused
    from (select coalesce(sum(greatest(0, n.amount - n.paid_amount)), 0) as open,
        coalesce(sum(greatest(0, n.paid_amount - n.amount)), 0) as over
        from customer_invoices n where n.customer_code = ${customer_code}) i,
      (select coalesce(sum(amount - allocated_amount), 0) as unused from receipts
        where customer_code = ${customer_code} and status = 'Confirmed') r,
      (select coalesce(sum(amount - allocated_amount), 0) as unused from cheques
        where customer_code = ${customer_code} and status = 'Approved') q`)
  return rows[0] ?? { open: 0, unused: 0 }
}
