import { unclearedStatuses } from '@sejuk/domain/sales/exposure'
import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

const uncleared = sql.raw(`(${unclearedStatuses.map((status) => `'${status}'`).join(', ')})`)
const of = (column: SQL, code: SQL | PgColumn | undefined) => (code ? sql`and ${column} = ${code}` : sql``)

/** What customers gave that is not money yet: uncleared cheques, and cash that a driver brings. Of all, or of one by its code. */
export const coversOf = (code?: SQL | PgColumn) => sql`select u.customer_code, sum(u.amount) as covers from (
    select q.customer_code, q.amount from cheques q where q.status in ${uncleared} ${of(sql`q.customer_code`, code)}
    union all select w.customer_code, w.amount from receipts w where w.status = 'In_Transit' ${of(sql`w.customer_code`, code)}) u
  group by 1`

/**
 * What of open invoices is covered, by the rule of `spreadCovers` in the domain: by what was given for each, then by the rest of
 * all covers, those due first. Only customers who gave something are looked at.
 */
export const coveredInvoices = (code?: SQL | PgColumn) => sql`select n.invoice_code,
    n.own + greatest(0, least(n.rest - n.own, n.covers - n.own_all - (n.until - (n.rest - n.own)))) as covered
  from (select m.*, sum(m.own) over (partition by m.customer_code) as own_all,
      sum(m.rest - m.own) over (partition by m.customer_code order by m.due_date, m.invoice_code) as until
    from (select i.invoice_code, i.customer_code, i.due_date, i.amount - i.paid_amount as rest, k.covers,
        least(i.amount - i.paid_amount, coalesce((select sum(a.amount) from cheque_allocations a join cheques q on q.cheque_code = a.cheque_code
          where a.invoice_code = i.invoice_code and q.status in ${uncleared}), 0)) as own
      from (${coversOf(code)}) k join customer_invoices i on i.customer_code = k.customer_code and i.paid_amount < i.amount) m) n`
