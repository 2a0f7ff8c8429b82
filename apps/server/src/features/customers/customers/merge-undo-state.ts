import { type UndoState, undoObjection } from '@sejuk/domain/customers/merges'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { customers } from '../../../db/tables/customers/customers.ts'
import { customerMerges as t } from '../../../db/tables/customers/merges.ts'
import { selectRows } from '../../../platform/selection.ts'
import { movedOn } from './merge-moves.ts'

type Merge = Pick<typeof t.$inferSelect, 'merge_id' | 'customer_code' | 'other_code' | 'after' | 'undone_date'>

const wasMoved = (kind: string, column: string) =>
  sql`exists (select from customer_merge_moves v where v.merge_id = ${t.merge_id} and v.kind = ${kind} and v.row_key = ${sql.raw(column)})`

/** Spent by one of the two, earned by the other: apart again, neither would add up. */
const entangled = sql<
  string | null
>`(select min(p.cashback_code) from cashback_plans p join cashback_orders o using (order_code)
  join cashbacks c using (cashback_code) where c.customer_code = ${t.customer_code} and p.state <> 'Released'
  and (${wasMoved('cashbacks', 'p.cashback_code')} <> ${wasMoved('cashback_orders', 'o.order_code')}
    or (${wasMoved('orders', 'o.order_code')} and not ${wasMoved('cashback_orders', 'o.order_code')})))`

const invoicedSince = sql<string | null>`(select min(i.invoice_code) from customer_invoices i
  where i.customer_code = ${t.customer_code} and ${wasMoved('orders', 'i.order_code')} and not ${wasMoved('invoices', 'i.invoice_code')})`

const asText = (value: unknown) => JSON.stringify(value ?? null)

/** Why a merge cannot be taken back, or nothing. */
export const whyNotUndo = async (db: Db, merge: Merge) => {
  const [found] = await selectRows(
    db,
    {
      days: sql<number>`extract(day from now() - ${t.created_date})::int`,
      moved_on: movedOn(sql`${t.merge_id}`, sql`${t.customer_code}`),
      entangled_cashback: entangled,
      new_invoice: invoicedSince,
    },
    sql`from ${t} where ${t.merge_id} = ${merge.merge_id}`,
  )
  const both = await db
    .select()
    .from(customers)
    .where(sql`${customers.customer_code} in (${merge.customer_code}, ${merge.other_code})`)
  const survivor = both.find(({ customer_code }) => customer_code === merge.customer_code)
  const other = both.find(({ customer_code }) => customer_code === merge.other_code)
  if (!found || !survivor || !other) return 'Data not found'
  const state: UndoState = {
    ...found,
    is_undone: merge.undone_date !== null,
    survivor_status: survivor.status,
    survivor_merged_into: survivor.merged_into,
    other_status: other.merged_into === merge.customer_code ? other.status : 'Approved',
    changed_fields: Object.keys(merge.after).filter(
      (field) => asText(survivor[field as keyof typeof survivor]) !== asText(merge.after[field]),
    ),
  }
  return undoObjection(state)
}
