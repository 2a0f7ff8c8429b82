import type { SalesOrderDetail } from '@sejuk/contract/sales/sales-orders'
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { plannedRows } from '../../platform/lists/planned-rows.ts'

const most = 20
export type OrderDocuments = NonNullable<SalesOrderDetail['documents']>

/** What has become of an order: its deliveries, its invoices and what was paid for them, the newest first. */
export const documentsOf = async (db: Db, order_code: string): Promise<OrderDocuments> =>
  plannedRows<OrderDocuments[number]>(
    db,
    sql`(select 'delivery' as kind, d.delivery_code as code, d.status, null::float8 as amount from delivery_orders d
        where d.order_codes @> array[${order_code}::text] and d.status <> 'Deleted' order by d.created_date desc limit ${most})
      union all (select 'invoice', i.invoice_code, i.status, i.grand_total::float8 from sales_invoices i
        where i.order_codes @> array[${order_code}::text] and i.status <> '5' order by i.invoice_date desc, i.invoice_code desc limit ${most})
      union all (select p.kind, p.code, p.status, sum(p.amount)::float8 from (
          select 'receipt' as kind, r.receipt_code as code, r.status, a.amount, a.invoice_code
          from receipt_allocations a join receipts r using (receipt_code) where r.status <> 'Void'
          union all select 'cheque', q.cheque_code, q.status, a.amount, a.invoice_code
          from cheque_allocations a join cheques q using (cheque_code) where q.status not in ('Deleted', 'Rejected')) p
        where p.invoice_code in (select i.invoice_code from sales_invoices i
          where i.order_codes @> array[${order_code}::text] and i.status <> '5')
        group by 1, 2, 3 order by 2 desc limit ${most})`,
  )
