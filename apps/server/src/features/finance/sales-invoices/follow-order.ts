import { countedStatuses, draftStatuses, salesInvoice } from '@sejuk/domain/finance/sales-invoices'
import { addDays } from '@sejuk/domain/values/dates'
import { and, arrayContains, asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { salesInvoices as t } from '../../../db/tables/finance/sales-invoices.ts'
import type { salesOrders } from '../../../db/tables/sales/sales-orders.ts'
import type { Done } from '../../../platform/documents/action-context.ts'
import { logActions } from '../../../platform/records/action-log.ts'
import { amountsOf, type OrderAmounts, takePart } from './order-amounts.ts'
import { headOf, type NewLine, termsFor, writeLines } from './prices.ts'
import { linesOf } from './queries.ts'

type Order = typeof salesOrders.$inferSelect
type Invoice = typeof t.$inferSelect

/** What the whole invoice takes from its only order; of several orders each keeps what it was made with. */
const headFrom = ({ invoice_date, order_codes }: Invoice, order: Order) => {
  if (order_codes.length > 1) return {}
  const { price_include_tax, customer_is_taxable, payment_term_days } = order
  const due_date = addDays(invoice_date, payment_term_days)
  return { price_include_tax, customer_is_taxable, payment_term_days, due_date }
}

const follow = async (db: Db, draft: Invoice, order: Order, amounts: OrderAmounts) => {
  const { invoice_code } = draft
  const head = { ...draft, ...headFrom(draft, order) }
  const terms = await termsFor(db, head)
  const lines = (await linesOf(db, invoice_code)).map(({ invoice_code: _code, line_no: _no, ...line }): NewLine => {
    const { order_code, order_line_no, qty } = line
    if (order_code !== order.order_code || order_line_no === null) return line
    return { ...line, ...takePart(amounts, terms, { order_code, order_line: order_line_no, qty }) }
  })
  await writeLines(db, invoice_code, lines)
  const [after] = await db
    .update(t)
    .set({ ...headFrom(draft, order), ...(await headOf(db, head, lines)) })
    .where(eq(t.invoice_code, invoice_code))
    .returning()
  return after
}

/** A change of the order is firm: what was drafted of it costs what the order costs now. Approved invoices stay as they are. */
export const followOrder = async ({ db, actor, before, after: order }: Done<Order>) => {
  if (before.status !== 'Adjusted' || order.status !== 'Approved') return
  const { order_code } = order
  const drafts = await db
    .select()
    .from(t)
    .where(and(arrayContains(t.order_codes, [order_code]), inArray(t.status, [...draftStatuses]), eq(t.source, 'ERP')))
    .orderBy(asc(t.invoice_code))
    .for('update')
  if (drafts.length === 0) return
  const amounts = await amountsOf(db, [order_code], countedStatuses)
  for (const draft of drafts) {
    const after = await follow(db, draft, order, amounts)
    const { grand_total } = draft
    await logActions(db, actor, [
      {
        ...{ entity: salesInvoice.entity, entity_code: draft.invoice_code, action: 'follow-order', reason: order_code },
        ...{ before: { grand_total }, after: { grand_total: after?.grand_total ?? grand_total } },
      },
    ])
  }
}
