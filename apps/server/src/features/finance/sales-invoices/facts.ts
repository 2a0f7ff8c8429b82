import type { EInvoiceStatus } from '@sejuk/domain/finance/electronic-invoices'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { salesInvoices as t } from '../../../db/tables/finance/sales-invoices.ts'

export type InvoiceFacts = {
  has_tax_data: boolean
  is_period_locked: boolean
  paid_amount: number
  held_amount: number
  e_status: string | null
  changing_order: string | null
}

/** The state of its newest version at the tax office. */
export const newestEStatus = sql<EInvoiceStatus | null>`(select e.e_status from e_invoices e
  where e.invoice_code = ${t.invoice_code} order by e.version desc limit 1)`

/** One of its orders whose change waits for approval; invoices that count no longer ask. */
export const changingOrder = sql<string | null>`case when ${t.status} in ('1', '7', '8') then (select o.order_code
  from sales_orders o where o.order_code = any(${t.order_codes}) and o.status = 'Adjusted' order by 1 limit 1) end`

/** What the gates read and the invoice itself does not have. */
export const factsOf = async (db: Db, invoice_code: string): Promise<InvoiceFacts> => {
  const { rows } = await db.execute<InvoiceFacts>(sql`select
      (${t.customer_is_taxable} = 0 or (coalesce(c.nitku, '') <> ''
        and (coalesce(c.npwp, '') <> '' or coalesce(c.nik, '') <> ''))) as has_tax_data,
      exists (select from tax_periods p where p.period = to_char(${t.tax_date}, 'YYYY-MM')) as is_period_locked,
      coalesce((select o.paid_amount from customer_invoices o where o.invoice_code = ${t.invoice_code}), 0)::float8 as paid_amount,
      ((select coalesce(sum(a.amount), 0) from cheque_allocations a join cheques q using (cheque_code)
          where a.invoice_code = ${t.invoice_code} and q.status in ('Saved', 'Submitted'))
        + (select coalesce(sum(a.amount), 0) from receipt_allocations a join receipts r using (receipt_code)
          where a.invoice_code = ${t.invoice_code} and r.status = 'Waiting'))::float8 as held_amount,
      ${newestEStatus} as e_status, ${changingOrder} as changing_order
    from ${t} join customers c on c.customer_code = ${t.customer_code} where ${eq(t.invoice_code, invoice_code)}`)
  const none = { has_tax_data: false, is_period_locked: false, paid_amount: 0, held_amount: 0 }
  return rows[0] ?? { ...none, e_status: null, changing_order: null }
}

/** A month whose tax was reported takes nothing any more. */
export const isLocked = async (db: Db, day: string) => {
  const { rows } = await db.execute<{ n: number }>(
    sql`select count(*)::int as n from tax_periods where period = ${day.slice(0, 7)}`,
  )
  return (rows[0]?.n ?? 0) > 0
}
