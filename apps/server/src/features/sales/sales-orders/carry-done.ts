import { because } from '@sejuk/domain/messages'
import { eq, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../../../db/database.ts'
import { deliveryOrderLines } from '../../../db/tables/delivery/delivery-orders.ts'
import { salesInvoiceLines } from '../../../db/tables/finance/sales-invoices.ts'
import { refuseField } from '../../../platform/http/refuse.ts'
import type { OrderLine } from './locks.ts'

type Line = Pick<OrderLine, 'item_code' | 'ordered_qty' | 'line_no'>
type Moved = { from: number; to: number }

const doneOf = ({ planned_qty, issued_qty, delivered_qty, cancelled_qty, invoiced_qty }: OrderLine) => ({
  ...{ planned_qty, issued_qty, delivered_qty, cancelled_qty, invoiced_qty },
})
/** What a line may not fall below: invoiced, or on deliveries together with what was given up. */
const doneAtLeast = ({ planned_qty, delivered_qty, cancelled_qty, invoiced_qty }: OrderLine) =>
  Math.max(planned_qty + cancelled_qty, delivered_qty, invoiced_qty)

/** What was planned, delivered or invoiced of the old lines stands on the new ones of the same item; none may become less than that. */
export const carryDone = <New extends Line>(
  old: readonly OrderLine[],
  fresh: readonly New[],
  /** Pieces that must still go out, since the customer has half of them. */
  owed: (line: OrderLine) => number = () => 0,
) => {
  const leastOf = (line: OrderLine) => Math.max(doneAtLeast(line), line.planned_qty + line.cancelled_qty + owed(line))
  const open = old.filter((line) => leastOf(line) > 0)
  const moved: Moved[] = []
  const lines = fresh.map((line, n) => {
    const found = open.findIndex(({ item_code }) => item_code === line.item_code)
    const [was] = found >= 0 ? open.splice(found, 1) : []
    if (!was) return { ...line, planned_qty: 0, issued_qty: 0, delivered_qty: 0, cancelled_qty: 0, invoiced_qty: 0 }
    if (line.ordered_qty < leastOf(was))
      refuseField(
        `lines.${n}.ordered_qty`,
        because('delivered-cannot-be-less', { item: line.item_code, n: leastOf(was) }),
      )
    moved.push({ from: was.line_no, to: line.line_no })
    return { ...line, ...doneOf(was) }
  })
  const [lost] = open
  if (lost) refuseField('lines', because('delivered-cannot-be-less', { item: lost.item_code, n: leastOf(lost) }))
  return { lines, moved }
}

/** Deliveries and invoices name the lines by number: they follow where a line got another one. */
export const followLines = async (db: Db, order_code: string, moved: readonly Moved[]) => {
  const changed = moved.filter(({ from, to }) => from !== to)
  if (changed.length === 0) return
  const rows = JSON.stringify(changed.map(({ from, to }) => ({ from_no: from, to_no: to })))
  const numberOf = (column: AnyPgColumn) => sql`coalesce((select line.to_no
    from jsonb_to_recordset(${rows}::jsonb) as line (from_no int, to_no int) where line.from_no = ${column}), ${column})`
  await db
    .update(deliveryOrderLines)
    .set({ order_line: numberOf(deliveryOrderLines.order_line) })
    .where(eq(deliveryOrderLines.order_code, order_code))
  await db
    .update(salesInvoiceLines)
    .set({ order_line_no: numberOf(salesInvoiceLines.order_line_no) })
    .where(eq(salesInvoiceLines.order_code, order_code))
}
