import { type InvoiceTerms, type LineAmounts, lineOfOrder } from '@sejuk/domain/finance/invoice-lines'
import type { InvoiceStatus } from '@sejuk/domain/finance/sales-invoices'
import { because } from '@sejuk/domain/messages'
import { inArray, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { salesOrderLines } from '../../../db/tables/sales/sales-orders.ts'
import { refuse } from '../../../platform/http/refuse.ts'

export type OrderLine = typeof salesOrderLines.$inferSelect
type Done = { qty: number } & Pick<
  LineAmounts,
  'list_amount' | 'discount_amount' | 'cashback_amount' | 'base' | 'amount'
>
/** What the lines of some orders cost, and what invoices bill of them. */
export type OrderAmounts = { lines: ReadonlyMap<string, OrderLine>; done: Map<string, Done> }

const nothing = { qty: 0, list_amount: 0, discount_amount: 0, cashback_amount: 0, base: 0, amount: 0 }
const keyOf = (order_code: string, line_no: number) => `${order_code}/${line_no}`
const cashbackOf = ({ ladder }: OrderLine) => ladder.find(({ step }) => step === 'cashback-discount')?.discount ?? 0

/** The lines of these orders, and what invoices of these statuses bill of them. */
export const amountsOf = async (
  db: Db,
  codes: readonly string[],
  statuses: readonly InvoiceStatus[],
): Promise<OrderAmounts> => {
  const found = await db
    .select()
    .from(salesOrderLines)
    .where(inArray(salesOrderLines.order_code, [...codes]))
  const { rows } = await db.execute<Done & { order_code: string; order_line_no: number }>(sql`
    select n.order_code, n.order_line_no, sum(n.qty)::int as qty, sum(n.list_amount)::float8 as list_amount,
      sum(n.discount_amount)::float8 as discount_amount, sum(n.cashback_amount)::float8 as cashback_amount,
      sum(n.base)::float8 as base, sum(n.amount)::float8 as amount
    from sales_invoice_lines n join sales_invoices i using (invoice_code)
    where i.status = any(${sql.param([...statuses])}::text[]) and n.order_code = any(${sql.param([...codes])}::text[])
    group by 1, 2`)
  return {
    lines: new Map(found.map((line) => [keyOf(line.order_code, line.line_no), line])),
    done: new Map(rows.map((row) => [keyOf(row.order_code, row.order_line_no), row])),
  }
}

/** So many pieces of an order line, which count as billed from then on. */
export const takePart = (
  { lines, done }: OrderAmounts,
  terms: InvoiceTerms,
  { order_code, order_line, qty }: { order_code: string; order_line: number; qty: number },
) => {
  const key = keyOf(order_code, order_line)
  const line = lines.get(key)
  if (!line) return refuse('conflict', { because: because('order-line-is-gone', { order: order_code }) })
  const before = done.get(key) ?? nothing
  const amounts = lineOfOrder(terms, { ...line, cashback_amount: cashbackOf(line) }, qty, before)
  // The order became cheaper than what was billed of it: that is a matter for people.
  if (amounts.amount < 0) refuse('conflict', { because: because('invoices-bill-more', { order: order_code }) })
  const sum = (field: Exclude<keyof Done, 'qty'>) => before[field] + amounts[field]
  done.set(key, {
    ...{ qty: before.qty + qty, list_amount: sum('list_amount'), discount_amount: sum('discount_amount') },
    ...{ cashback_amount: sum('cashback_amount'), base: sum('base'), amount: sum('amount') },
  })
  return {
    ...{ item_code: line.item_code, item_name: line.item_name, business_unit_code: line.business_unit_code },
    ...{ qty, unit_price: line.list_price, ...amounts },
  }
}
