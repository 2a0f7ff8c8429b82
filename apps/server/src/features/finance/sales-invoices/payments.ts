import type { InvoicePayment } from '@sejuk/contract/finance/sales-invoices'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'

const most = 200

/** Cheques, receipts, credits and withheld tax of an invoice, the newest first; what came to nothing stays in sight. */
export const paymentsOf = async (db: Db, invoice_code: string) => {
  const { rows } = await db.execute<InvoicePayment>(sql`select * from (
      select 'cheque' as kind, q.cheque_code as code, b.bank_short_name as bank_name, q.cheque_no as reference,
        a.amount::float8 as amount, q.received_date::text as date, q.due_date::text as due_date, q.status,
        case q.status when 'Approved' then 'paid' when 'Saved' then 'held' when 'Submitted' then 'held' else 'void' end as state
      from cheque_allocations a join cheques q using (cheque_code) left join banks b using (bank_code)
      where a.invoice_code = ${invoice_code} and q.status <> 'Deleted'
      union all select r.kind, r.receipt_code, b.bank_short_name, r.reference, a.amount::float8, r.received_date::text, null,
        r.status, case r.status when 'Confirmed' then 'paid' when 'Void' then 'void' else 'held' end
      from receipt_allocations a join receipts r using (receipt_code) left join banks b using (bank_code)
      where a.invoice_code = ${invoice_code}
      union all select 'credit-note', n.credit_note_code, null, n.return_code, n.applied_amount::float8,
        n.credit_note_date::text, null, 'Closed', 'paid'
      from credit_notes n where n.invoice_code = ${invoice_code} and n.applied_amount > 0
      union all select 'credit-use', u.use_code, null, string_agg(l.source_code, ', ' order by l.line_no), sum(l.amount)::float8,
        u.use_date::text, null, u.status, case u.status when 'Done' then 'paid' else 'void' end
      from credit_use_lines l join credit_uses u using (use_code) where l.invoice_code = ${invoice_code} group by u.use_code
      union all select 'withheld', w.slip_id::text, null, 'PPh ' || w.tax_kind || coalesce(' ' || w.slip_no, ''), w.amount::float8,
        coalesce(w.slip_date, (w.created_date at time zone 'Asia/Jakarta')::date)::text, null, w.status,
        case w.status when 'Confirmed' then 'paid' else 'held' end
      from withholding_slips w where w.invoice_code = ${invoice_code} and w.status <> 'Awaited') p
    order by p.date desc, p.code desc limit ${most}`)
  return rows
}
