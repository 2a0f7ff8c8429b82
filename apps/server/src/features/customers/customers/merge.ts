import type * as contract from '@sejuk/contract/customers/merges'
import { customer } from '@sejuk/domain/customers/customer-actions'
import {
  type MergePart,
  mergeNeedsBank,
  mergeNeedsTax,
  mergeObjection,
  mergeParts,
  partObjection,
} from '@sejuk/domain/customers/merges'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { customers as t } from '../../../db/tables/customers/customers.ts'
import { customerMerges } from '../../../db/tables/customers/merges.ts'
import { refuse, refuseField } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { logActions } from '../../../platform/records/action-log.ts'
import { stillCurrent } from '../../../platform/records/stale.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'
import { viewersChanged } from '../../../platform/session/viewer-changes.ts'
import { onCustomer } from './actions.ts'
import { logEntriesOf, moveAll, moveBack } from './merge-moves.ts'
import { whyNotUndo } from './merge-undo-state.ts'
import { notifyMerged } from './notices.ts'
import type { StoredCustomer } from './visible-customer.ts'

/** Both in one order, so that two merges of the same pair wait for each other and never in a circle. */
const lockBoth = async (db: Db, viewer: Viewer, one: string, other: string) => {
  const found = await db
    .select()
    .from(t)
    .where(and(inArray(t.customer_code, [one, other]), visibleTo(viewer, t)))
    .orderBy(t.customer_code)
    .for('update')
  return [one, other].map((code) => found.find(({ customer_code }) => customer_code === code))
}

const later = (one: string | null, other: string | null) => ((one ?? '') > (other ?? '') ? one : other)

/** What the parts that are taken over bring, and nothing that is the same already. */
const takenFrom = (survivor: StoredCustomer, other: StoredCustomer, take: readonly MergePart[]) => {
  const fields = take.flatMap((part): readonly (keyof StoredCustomer)[] => mergeParts[part])
  const changed = fields.filter((field) => JSON.stringify(survivor[field]) !== JSON.stringify(other[field]))
  const part = (of: StoredCustomer) => Object.fromEntries(changed.map((field) => [field, of[field]]))
  return { before: part(survivor), after: part(other) }
}

export const mergeCustomers = async (context: RequestContext<typeof contract.mergeCustomers>) => {
  const { db, viewer, actor, input } = context
  const { customer_code, other_code, take, reason } = input
  // Whoever cannot see tax data would choose it unseen.
  if (!viewer.permission.has('Customer-View-Tax')) refuse('noPermission', { message: mergeNeedsTax })
  if (!viewer.permission.has('Customer-View-Bank')) refuse('noPermission', { message: mergeNeedsBank })
  const [one, two] = await lockBoth(db, viewer, customer_code, other_code)
  const asked = { entity: customer.entity, form: {} }
  const survivor = await stillCurrent(db, one, { ...asked, entity_code: customer_code, row_version: input.row_version })
  const other = await stillCurrent(db, two, { ...asked, entity_code: other_code, row_version: input.other_version })
  const objection = mergeObjection(survivor, other)
  if (objection) refuse('conflict', { message: objection })
  for (const part of take) {
    const no = partObjection(part, survivor, other)
    if (no) refuseField('take', no)
  }
  const { before, after } = takenFrom(survivor, other, take)
  const { status, close_reason } = other
  const by = { created_by: viewer.usercode, create_user_name: viewer.username }
  const dates = {
    last_order_date: later(survivor.last_order_date, other.last_order_date),
    last_visit_date: later(survivor.last_visit_date, other.last_visit_date),
  }
  const { last_order_date, last_visit_date } = survivor
  const [merge] = await db
    .insert(customerMerges)
    .values({
      ...{ customer_code, other_code, reason, before, after, ...by },
      other_before: { status, close_reason, last_order_date, last_visit_date },
    })
    .returning({ merge_id: customerMerges.merge_id })
  const merge_id = merge?.merge_id ?? refuse('busy')
  const moved = await moveAll(db, merge_id, customer_code, other_code)
  await onCustomer.end(await onCustomer.beginOn(context, 'merge', survivor), {
    ...{ set: { ...after, ...dates }, reason: `${other_code}: ${reason}` },
    also: { last_order_date, last_visit_date },
  })
  await onCustomer.end(await onCustomer.beginOn(context, 'merge-into', other), {
    ...{ set: { close_reason: reason, merged_into: customer_code }, reason },
  })
  await logActions(db, actor, logEntriesOf(moved, other_code, customer_code, reason))
  await viewersChanged(db, moved.users ?? [])
  await notifyMerged(context, 'customer-merged', survivor, other)
  return { data: { merge_id, customer_code } }
}

export const undoMerge = async (context: RequestContext<typeof contract.undoMerge>) => {
  const { db, viewer, actor, input } = context
  const { merge_id, reason } = input
  const [merge] = await db.select().from(customerMerges).where(eq(customerMerges.merge_id, merge_id)).for('update')
  if (!merge) return refuse('notFound')
  const { customer_code, other_code, before } = merge
  const [survivor, other] = await lockBoth(db, viewer, customer_code, other_code)
  if (!survivor || !other) return refuse('notFound')
  const why_not = (await whyNotUndo(db, [merge])).get(merge_id)
  if (why_not) refuse('conflict', { message: why_not })
  const { status, close_reason, ...dates } = merge.other_before as typeof other & Record<string, unknown>
  // First it is itself again: nothing may hang on a customer that became another one.
  await onCustomer.end(await onCustomer.beginOn(context, 'come-back', other), {
    ...{ set: { status, close_reason, merged_into: null }, reason },
  })
  const moved = await moveBack(db, merge_id, customer_code, other_code)
  // A later day is of an order or a visit since the merge, and stays.
  const dayOf = (field: 'last_order_date' | 'last_visit_date') =>
    survivor[field] === later(dates[field], other[field]) ? dates[field] : survivor[field]
  const latest = { last_order_date: dayOf('last_order_date'), last_visit_date: dayOf('last_visit_date') }
  await onCustomer.end(await onCustomer.beginOn(context, 'undo-merge', survivor), {
    ...{ set: { ...before, ...latest }, reason: `${other_code}: ${reason}` },
    also: { last_order_date: survivor.last_order_date, last_visit_date: survivor.last_visit_date },
  })
  await db
    .update(customerMerges)
    .set({
      ...{ undone_by: viewer.usercode, undone_user_name: viewer.username, undo_reason: reason },
      undone_date: sql`now()`,
    })
    .where(eq(customerMerges.merge_id, merge_id))
  await logActions(db, actor, logEntriesOf(moved, customer_code, other_code, reason))
  await viewersChanged(db, moved.users ?? [])
  await notifyMerged(context, 'customer-merge-undone', survivor, other)
  return { data: null }
}
