import type * as contract from '@sejuk/contract/customers/customers'
import {
  type CustomerActionName,
  cashbackLeft,
  customerAction,
  statusAfter,
  writtenBy,
} from '@sejuk/domain/customers/customers'
import { gate } from '@sejuk/domain/workflow'
import { eq, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { Db } from '../../../db/database.ts'
import { customers as t } from '../../../db/tables/customers/customers.ts'
import { cashbacks } from '../../../db/tables/sales/cashbacks.ts'
import { enforce, refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { logActions } from '../../../platform/records/action-log.ts'
import { stillCurrent } from '../../../platform/records/stale.ts'
import { addMainAddress } from '../official-addresses/commands.ts'
import { entity } from './commands.ts'
import { notifyApprovers, notifyOutcome } from './notices.ts'
import { stateOf } from './state.ts'
import { lockVisible, type StoredCustomer } from './visible-customer.ts'

type Name = keyof typeof contract.actOnCustomer
type Asked = RequestContext<(typeof contract.actOnCustomer)[Name]>

/** One action of the table: gate, new state, effects. */
export const actOnCustomer = (name: Name & CustomerActionName) => async (context: Asked) => {
  const { db, viewer, actor, input } = context
  const { customer_code } = input
  const found = await lockVisible(db, viewer, customer_code)
  const row_version = input.row_version ?? found?.row_version ?? 0
  const current = await stillCurrent(db, found, { entity, entity_code: customer_code, row_version, form: {} })
  enforce(gate(customerAction(name), await stateOf(db, viewer, current), viewer.permission))
  const { reason = null, knows_cashback = false } = input as { reason?: string; knows_cashback?: boolean }
  if (name === 'close' && !knows_cashback) await warnOfCashback(db, customer_code)
  const status = statusAfter(name, current.status, current.close_reason !== null)
  const change = { ...changes[name](current, viewer, reason), status }
  const [after] = await db.update(t).set(change).where(eq(t.customer_code, customer_code)).returning()
  await logActions(db, actor, [
    {
      ...{ entity, entity_code: customer_code, action: name, from_status: current.status, to_status: status, reason },
      ...{ before: current, after: { ...after, approved_date: current.approved_date } },
    },
  ])
  await follow(context, name, after ?? refuse('notFound'), reason)
  return { data: null }
}

/** Cashback dies with the business: whoever ends it has to know. */
const warnOfCashback = async (db: Db, customer_code: string) => {
  const [sum] = await db
    .select({ remain: sql<number>`coalesce(sum(${cashbacks.cashback_remain}), 0)::float8` })
    .from(cashbacks)
    .where(eq(cashbacks.customer_code, customer_code))
  const cashback_remain = sum?.remain ?? 0
  if (cashback_remain > 0)
    refuse('conflict', { status: 'CashbackRemains', message: cashbackLeft(cashback_remain), data: { cashback_remain } })
}

type Change = PgUpdateSetSource<typeof t>
type Decide = (current: StoredCustomer, viewer: Asked['viewer'], reason: string | null) => Change

const changes: Record<Name, Decide> = {
  submit: (current, viewer) => ({ ...writtenBy(current, viewer), reject_reason: null }),
  approve: ({ waiting }, { usercode, username }) => ({
    // Only controlled fields ever wait.
    ...(waiting as Change | null),
    waiting: null,
    authors: [],
    reject_reason: null,
    close_reason: null,
    approved_by: usercode,
    approved_user_name: username,
    approved_date: sql`now()`,
  }),
  // A rejected change is gone; a rejected customer comes back, and its authors are still its authors.
  reject: ({ status, authors }, _viewer, reject_reason) => ({
    waiting: null,
    authors: status === 'Adjusted' ? [] : authors,
    reject_reason,
  }),
  delete: () => ({}),
  close: (_current, _viewer, close_reason) => ({ close_reason }),
  reopen: (current, viewer) => ({ ...writtenBy(current, viewer), reject_reason: null }),
}

const follow = async (context: Asked, name: Name, customer: StoredCustomer, reason: string | null) => {
  if (name === 'submit' || name === 'reopen') return notifyApprovers(context, customer)
  if (name === 'approve') await firstAddress(context.db, customer)
  if (name === 'approve' || name === 'reject') await notifyOutcome(context, name, customer, reason)
}

/** The main address becomes the first official one. */
const firstAddress = async (db: Db, customer: StoredCustomer) => {
  const { sub_district_code, detail_address } = customer
  if (sub_district_code && detail_address) await addMainAddress(db, { ...customer, sub_district_code, detail_address })
}
