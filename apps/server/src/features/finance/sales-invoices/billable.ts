import type * as contract from '@sejuk/contract/finance/sales-invoices'
import type { InvoiceGrouping } from '@sejuk/domain/finance/sales-invoices'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { customers } from '../../../db/tables/customers/customers.ts'
import { deliveryOrders as d } from '../../../db/tables/delivery/delivery-orders.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { filterByCodes } from '../../../platform/lists/filter-by-codes.ts'
import { asList, listPage } from '../../../platform/lists/list.ts'
import { containsText } from '../../../platform/lists/search.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'
import { numbersOfPieces } from './numbers-of-pieces.ts'

/** What of a delivery is received and on no invoice that lives, drafts included. */
const unbilled = sql`lateral (select sum(l.received_qty - l.billed_qty)::int as qty from delivery_order_lines l
  where l.delivery_code = ${d.delivery_code} and l.received_qty > l.billed_qty) u`
/** By the index of those lines alone: as an array, since the planner takes one comparison of columns for a third of all rows. */
const isUnbilled = sql`${d.delivery_code} = any(array(select l.delivery_code from delivery_order_lines l
  where l.received_qty > l.billed_qty))`
const grouping = sql<InvoiceGrouping>`coalesce((select c.grouping from customer_invoice_configurations c
  where c.customer_code = ${d.customer_code}), 'delivery')`

const fields = {
  delivery_code: d.delivery_code,
  customer_code: d.customer_code,
  customer_name: customers.customer_name,
  dept_code: d.dept_code,
  order_codes: d.order_codes,
  received_date: d.received_date,
  qty: sql<number>`u.qty`,
  grouping,
}

/** Received by the customer, and not yet on an invoice. */
export const listBillable = ({ db, viewer, input }: RequestContext<typeof contract.listBillableDeliveries>) =>
  listPage(
    db,
    asList({
      input,
      source: sql`${d} join ${unbilled} on u.qty > 0
        left join ${customers} on ${eq(customers.customer_code, d.customer_code)}`,
      where: and(
        visibleTo(viewer, d),
        sql`${d.received_date} is not null`,
        isUnbilled,
        filterByCodes(d.dept_code, input.dept_code),
        filterByCodes(d.customer_code, input.customer_code),
        containsText(input.search, d.delivery_code, customers.customer_name),
      ),
      key: d.delivery_code,
      sorts: { received_date: d.received_date },
      sort: '-received_date',
      fields,
    }),
  )

export type BillableLine = {
  delivery_code: string
  line_no: number
  order_code: string
  order_line: number
  customer_code: string
  qty: number
  received_day: string
  grouping: InvoiceGrouping
  serial_numbers: string[]
}

/** The lines of these deliveries that are not billed yet, in the order of their codes. */
export const billableLines = async (db: Db, viewer: Viewer, which: SQL) => {
  const { rows } = await db.execute<Omit<BillableLine, 'serial_numbers'>>(sql`select * from (
    select l.delivery_code, l.line_no, l.order_code, l.order_line, ${d.customer_code} as customer_code,
      l.received_qty - l.billed_qty as qty, (${d.received_date} at time zone 'Asia/Jakarta')::date::text as received_day,
      ${grouping} as grouping
    from delivery_order_lines l join ${d} on ${d.delivery_code} = l.delivery_code
    where ${and(visibleTo(viewer, d), sql`${d.received_date} is not null and l.received_qty > l.billed_qty`, which)}) found
    order by found.delivery_code, found.line_no`)
  const numbersOf = await numbersOfPieces(db, rows)
  return rows.map((line): BillableLine => ({ ...line, serial_numbers: numbersOf(line) }))
}

/** Counts anew what these deliveries have on invoices. Their lines are locked first, so that two who count wait for each other. */
export const countBilled = async (db: Db, delivery_codes: readonly string[]) => {
  if (delivery_codes.length === 0) return
  const codes = sql`any(${sql.param([...delivery_codes])}::text[])`
  await db.execute(sql`select 1 from delivery_order_lines where delivery_code = ${codes}
    order by delivery_code, line_no for update`)
  await db.execute(sql`update delivery_order_lines l set billed_qty = coalesce((select sum(n.qty) from sales_invoice_lines n
      join sales_invoices i using (invoice_code) where n.delivery_code = l.delivery_code
      and n.delivery_line_no = l.line_no and i.status <> '5'), 0) where l.delivery_code = ${codes}`)
}
