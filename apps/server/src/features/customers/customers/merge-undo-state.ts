import { type UndoState, undoObjection } from '@sejuk/domain/customers/merges'
import { inArray, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { customers } from '../../../db/tables/customers/customers.ts'
import { customerMerges as t } from '../../../db/tables/customers/merges.ts'
import { selectRows } from '../../../platform/lists/selection.ts'
import { movedOn } from './merge-moves.ts'
import type { StoredCustomer } from './visible-customer.ts'

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

/** Of each merge, why it cannot be taken back; of those that can, nothing. Two questions, however many merges there are. */
export const whyNotUndo = async (db: Db, merges: readonly Merge[]) => {
  if (merges.length === 0) return new Map<number, string>()
  const ids = merges.map(({ merge_id }) => merge_id)
  const found = await selectRows(
    db,
    {
      merge_id: t.merge_id,
      days: sql<number>`extract(day from now() - ${t.created_date})::int`,
      moved_on: movedOn(sql`${t.merge_id}`, sql`${t.customer_code}`),
      entangled_cashback: entangled,
      new_invoice: invoicedSince,
    },
    sql`from ${t} where ${inArray(t.merge_id, ids)}`,
  )
  const codes = new Set(merges.flatMap(({ customer_code, other_code }) => [customer_code, other_code]))
  const parties = await db
    .select()
    .from(customers)
    .where(inArray(customers.customer_code, [...codes]))
  const standing = new Map(found.map((row) => [row.merge_id, row]))
  const customerOf = new Map(parties.map((row) => [row.customer_code, row]))
  const objections = new Map<number, string>()
  for (const merge of merges) {
    const { merge_id } = merge
    const seen = standing.get(merge_id)
    const [survivor, other] = [customerOf.get(merge.customer_code), customerOf.get(merge.other_code)]
    const why_not = seen && survivor && other ? undoObjection(stateOf(merge, seen, survivor, other)) : 'Data not found'
    if (why_not) objections.set(merge_id, why_not)
  }
  return objections
}

type Seen = Pick<UndoState, 'days' | 'moved_on' | 'entangled_cashback' | 'new_invoice'>
const stateOf = (merge: Merge, seen: Seen, survivor: StoredCustomer, other: StoredCustomer): UndoState => ({
  ...seen,
  is_undone: merge.undone_date !== null,
  survivor_status: survivor.status,
  survivor_merged_into: survivor.merged_into,
  other_status: other.merged_into === merge.customer_code ? other.status : 'Approved',
  changed_fields: Object.keys(merge.after).filter(
    (field) => asText(survivor[field as keyof StoredCustomer]) !== asText(merge.after[field]),
  ),
})
