import { asc, eq } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import {
  competitorPrices,
  type visits as t,
  visitCollections,
  visitStockCounts,
} from '../../../db/tables/field/visits.ts'
import type { SavingContext } from './form.ts'

type Form = Pick<
  SavingContext['input'],
  | 'purposes'
  | 'contact_met'
  | 'notes'
  | 'next_action'
  | 'next_date'
  | 'display'
  | 'training_topic'
  | 'training_people'
  | 'complaint'
  | 'collections'
  | 'prices'
  | 'stock'
>
type Row = typeof t.$inferSelect

const formOf = async (db: Db, row: Row): Promise<Form> => {
  const { visit_code } = row
  const { purposes, contact_met, notes, next_action, next_date, display, complaint } = row
  const c = visitCollections
  const p = competitorPrices
  const s = visitStockCounts
  return {
    ...{ purposes, contact_met, notes, next_action, next_date, display, complaint },
    ...{ training_topic: row.training_topic, training_people: row.training_people },
    collections: await db
      .select({
        ...{ client_uuid: c.client_uuid, amount: c.amount, method: c.method },
        ...{ reference: c.reference, due_date: c.due_date },
      })
      .from(c)
      .where(eq(c.visit_code, visit_code)),
    prices: await db
      .select({ brand: p.brand, model: p.model, price: p.price, promo: p.promo })
      .from(p)
      .where(eq(p.visit_code, visit_code))
      .orderBy(asc(p.line_no)),
    stock: await db
      .select({ item_code: s.item_code, quantity: s.quantity })
      .from(s)
      .where(eq(s.visit_code, visit_code)),
  }
}

/** Of two lines about the same thing the later one stays. */
const linesOf = <Line>(first: readonly Line[], then: readonly Line[], keyOf: (line: Line) => string) => [
  ...new Map([...first, ...then].map((line) => [keyOf(line), line])).values(),
]

const together = (first: Form, then: Form): Form => ({
  purposes: [...new Set([...first.purposes, ...then.purposes])],
  contact_met: then.contact_met ?? first.contact_met,
  notes: then.notes ?? first.notes,
  next_action: then.next_action ?? first.next_action,
  next_date: then.next_date ?? first.next_date,
  display: { ...first.display, ...then.display },
  training_topic: then.training_topic ?? first.training_topic,
  training_people: then.training_people ?? first.training_people,
  complaint: then.complaint ?? first.complaint,
  collections: linesOf(first.collections, then.collections, ({ client_uuid }) => client_uuid),
  prices: linesOf(first.prices, then.prices, ({ brand, model }) => `${brand} ${model}`),
  stock: linesOf(first.stock, then.stock, ({ item_code }) => item_code),
})

/**
 * Two phones began the same visit and each finishes it: nobody saw the form of the other, so neither takes anything away. What
 * both have is the later one's by the phones' clocks.
 */
export const formsTogether = async <Input extends Form>(db: Db, row: Row, sent: Input, isOlder: boolean) => {
  const was = await formOf(db, row)
  return { ...sent, ...(isOlder ? together(sent, was) : together(was, sent)) }
}
