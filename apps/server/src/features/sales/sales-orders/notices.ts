import { addressTo } from '@sejuk/domain/pages'
import { type ApprovalKind, deciderPermissions } from '@sejuk/domain/sales/order-approvals'
import { salesOrder } from '@sejuk/domain/sales/sales-orders'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { customers } from '../../../db/tables/customers/customers.ts'
import { rolePermissions, roles } from '../../../db/tables/platform/roles.ts'
import { userRoles, users } from '../../../db/tables/platform/users.ts'
import type { salesOrders } from '../../../db/tables/sales/sales-orders.ts'
import type { Done } from '../../../platform/documents/action-context.ts'
import { selectOne, selectPlanned } from '../../../platform/lists/selection.ts'
import { notify, type Within } from '../../../platform/notify/notify.ts'

export type Order = typeof salesOrders.$inferSelect

const about = ({ order_code }: Order) => ({
  url: addressTo('salesOrder', { menu: 'sales-order', order_code }),
  about: { entity: salesOrder.entity, entity_code: order_code },
})

const deciderFields = {
  usercode: users.usercode,
  department: users.department,
  scope: sql<string | null>`coalesce(${users.view_data}, ${roles.view_data})`,
}
const deciders = sql`${users} join ${userRoles} on ${eq(userRoles.usercode, users.usercode)}
  join ${roles} on ${eq(roles.role_code, userRoles.role_code)}
  join ${rolePermissions} on ${eq(rolePermissions.role_code, roles.role_code)}`

/** Who may take a decision: those of the branch, and where it has none those who see all branches. */
export const decidersOf = async (db: Db, { dept_code, authors }: Order, kind: ApprovalKind) => {
  const mayDecide = sql`${roles.is_active} and ${eq(rolePermissions.permission_code, deciderPermissions[kind])}`
  const found = await selectPlanned(db, deciderFields, deciders, mayDecide)
  const others = found.filter(({ usercode }) => !authors.includes(usercode))
  const ofBranch = others.filter(({ department }) => department === dept_code)
  const ofAll = others.filter((one) => one.scope === 'View_Data_All_Branches')
  const chosen = kind !== 'sales' && ofBranch.length > 0 ? ofBranch : ofAll
  return [...new Set(chosen.map(({ usercode }) => usercode))]
}

const nameField = { name: customers.customer_name }
const allCustomers = sql`${customers}`
const factsOf = async (db: Db, order: Order) => {
  const customer = await selectOne(db, nameField, allCustomers, eq(customers.customer_code, order.customer_code))
  return {
    order: order.order_code,
    customer: customer?.name ?? order.customer_code,
    amount: order.total_amount,
  }
}
const writersOf = ({ created_by, salesman_code, submitted_by }: Order) =>
  [...new Set([created_by, salesman_code, submitted_by])].filter((code): code is string => Boolean(code))

/** To everybody whose decision is open; where nobody else may decide, there is nothing to write. */
export const notifyDeciders = async (
  within: Within,
  order: Order,
  event: 'order-waiting' | 'order-reminder' = 'order-waiting',
  kinds: readonly ApprovalKind[] = order.waiting_for,
) => {
  const to = new Set<string>()
  for (const kind of kinds) for (const usercode of await decidersOf(within.db, order, kind)) to.add(usercode)
  if (to.size > 0)
    await notify(within, { ...about(order), to: [...to], event, variables: await factsOf(within.db, order) })
}

const tellWriters = async (
  within: Within,
  order: Order,
  event: 'order-approved' | 'order-locks-released' | 'order-unpaid' | 'order-closed-unpaid',
  except?: string,
) =>
  notify(within, {
    ...about(order),
    to: writersOf(order).filter((usercode) => usercode !== except),
    event,
    variables: await factsOf(within.db, order),
  })

export const notifyAsked = ({ db, jobs, config, after }: Done<Order>) => notifyDeciders({ db, jobs, config }, after)

/** The last decision is told to the writers, an earlier one adds nobody. */
export const notifyApproved = async ({ db, jobs, config, after, before, viewer }: Done<Order>) => {
  const added = after.waiting_for.filter((kind) => !before.waiting_for.includes(kind))
  if (added.length > 0) await notifyDeciders({ db, jobs, config }, after, 'order-waiting', added)
  if (after.status === 'Approved') await tellWriters({ db, jobs, config }, after, 'order-approved', viewer.usercode)
}

const tellReason = async (within: Within, order: Order, event: 'order-rejected' | 'order-taken-back', reason: string) =>
  notify(within, {
    ...about(order),
    to: writersOf(order),
    event,
    variables: { order: order.order_code, reason },
  })

export const notifyRejected = ({ db, jobs, config, before, reason }: Done<Order>) =>
  tellReason({ db, jobs, config }, before, 'order-rejected', reason ?? '')
export const notifyTakenBack = (within: Within, order: Order, reason: string) =>
  tellReason(within, order, 'order-taken-back', reason)
/** Who was asked, and the writers: nothing is to be decided any more. */
export const notifyWithdrawn = async ({ db, jobs, config, before, viewer }: Done<Order>) => {
  const to = new Set(writersOf(before))
  for (const kind of before.waiting_for) for (const usercode of await decidersOf(db, before, kind)) to.add(usercode)
  to.delete(viewer.usercode)
  const within = { db, jobs, config }
  const variables = await factsOf(db, before)
  if (to.size > 0) await notify(within, { ...about(before), to: [...to], event: 'order-withdrawn', variables })
}

const delivers = sql`${roles.is_active} and ${eq(rolePermissions.permission_code, 'Delivery-Create')}`
/** Paid in full: the writers hear it, and whoever plans the branch's deliveries. */
export const notifyPaid = async (within: Within, order: Order) => {
  const found = await selectPlanned(within.db, deciderFields, deciders, delivers)
  const ofBranch = found.filter(({ department }) => department === order.dept_code)
  const to = [...new Set([...writersOf(order), ...ofBranch.map(({ usercode }) => usercode)])]
  await notify(within, { ...about(order), to, event: 'order-paid', variables: await factsOf(within.db, order) })
}
export const notifyUnpaid = ({ db, jobs, config, after }: Done<Order>) =>
  tellWriters({ db, jobs, config }, after, after.status === 'Closed' ? 'order-closed-unpaid' : 'order-unpaid')
export const notifyReleased = ({ db, jobs, config, after }: Done<Order>) =>
  tellWriters({ db, jobs, config }, after, 'order-locks-released')
