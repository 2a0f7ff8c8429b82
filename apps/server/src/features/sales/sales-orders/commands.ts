import * as contract from '@sejuk/contract/sales/sales-orders'
import { type OrderState, salesOrder } from '@sejuk/domain/sales/sales-orders'
import type { Viewer } from '@sejuk/domain/viewers'
import { eq } from 'drizzle-orm'
import { ordersForItself } from '../../../business/customers/orderable-customers.ts'
import { requireBusiness } from '../../../business/customers/require-business.ts'
import { releaseRest } from '../../../business/sales/order-money.ts'
import { daysOf, paymentOf } from '../../../business/sales/order-payment.ts'
import { enforceCredit, judgeOrder } from '../../../business/sales/order-verdict.ts'
import type { Db } from '../../../db/database.ts'
import { users } from '../../../db/tables/platform/users.ts'
import { salesOrders as t } from '../../../db/tables/sales/sales-orders.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { acting } from '../../../platform/documents/acting.ts'
import type { Begun, Change } from '../../../platform/documents/action-context.ts'
import { refuseChoice } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import type { Within } from '../../../platform/notify/notify.ts'
import { nextDocumentNumber } from '../../../platform/records/document-number.ts'
import { recordsOf } from '../../../platform/records/records.ts'
import { adjustOrder } from './adjust.ts'
import { planOf, releasePlan } from './cashback.ts'
import { approveOrder, rejectOrder } from './decide.ts'
import { freeUnpaid, letPass, releaseUnpaid, withdrawOrder } from './give-back.ts'
import { giveBackRequests, setLocks } from './locks.ts'
import {
  notifyApproved,
  notifyAsked,
  notifyPaid,
  notifyRejected,
  notifyReleased,
  notifyUnpaid,
  notifyWithdrawn,
} from './notices.ts'
import { type Customer, checkOrder, customerOf, shopOf } from './order-form.ts'
import { priceOrder } from './price-order.ts'
import { showToCustomers } from './projection.ts'
import { isOnDelivery, linesOf, visibleOrders } from './queries.ts'
import { payUntil } from './routing.ts'
import { useSpecialPrices } from './special-prices.ts'
import { takeAll } from './take.ts'
import { writeLines } from './write-lines.ts'

const records = recordsOf(salesOrder.entity, t, t.order_code)
type Order = typeof t.$inferSelect
type Act<Input = object> = (begun: Begun<Order, OrderState, Input>) => Promise<Change<Order, OrderState>>

const shortly = (lines: readonly { item_code: string; ordered_qty: number }[]) =>
  lines.map(({ item_code, ordered_qty }) => ({ item_code, ordered_qty }))

const requireSalesman = async (db: Db, salesman_code: string) => {
  if ((await db.$count(users, eq(users.usercode, salesman_code))) === 0) refuseChoice('salesman_code')
  return salesman_code
}

/** The salesperson of the customer, unless another is named; who sells only own customers sells them in the own name. */
const salesmanOf = async (db: Db, viewer: Viewer, named: string | null, customer: Customer) => {
  if (ordersForItself(viewer)) return customer.salesman_code
  if (viewer.view_data === 'View_Data_Salesman') return customer.salesman_code ?? viewer.usercode
  return named ? requireSalesman(db, named) : customer.salesman_code
}

type NewOrder = RequestContext<typeof contract.createSalesOrder>['input'] & { client_key?: string }

/** Writes a new order, priced by the server. */
export const addOrder = async (
  { db, viewer, actor }: Pick<RequestContext<typeof contract.createSalesOrder>, 'db' | 'viewer' | 'actor'>,
  input: NewOrder,
) => {
  const { lines: _lines, salesman_code: named, customer_code, source, hold_purpose, ...form } = input
  const customer = await customerOf(db, viewer, customer_code)
  await requireBusiness(db, customer_code)
  await checkOrder(db, viewer, customer, input)
  const shop_code = await shopOf(db, viewer, customer, input.shop_code)
  const salesman_code = await salesmanOf(db, viewer, named, customer)
  const order_code = await nextDocumentNumber(db, 'SO', customer.dept_code, companyToday())
  const { header, rows } = await priceOrder(db, viewer, { order_code, customer_code }, input)
  const status = source === 'mobile' ? ('Saved' as const) : ('Draft' as const)
  await records.add(
    db,
    actor,
    {
      ...form,
      ...header,
      ...{ order_code, customer_code, shop_code, salesman_code, source, hold_purpose, status },
      ...{ org_code: customer.org_code, dept_code: customer.dept_code, order_date: companyToday() },
      payment_term_days: daysOf(form, header.collect_method, customer),
      ...{ created_by: viewer.usercode, create_user_name: viewer.username, authors: [viewer.usercode] },
    },
    { lines: shortly(rows) },
  )
  await writeLines(db, order_code, rows)
  return { order_code, status, row_version: 1 }
}

export const createSalesOrder = async ({ input, ...context }: RequestContext<typeof contract.createSalesOrder>) => ({
  data: await addOrder(context, input),
})

const modifyOrder: Act<RequestContext<typeof contract.updateSalesOrder>['input']> = async ({
  db,
  viewer,
  before,
  input,
}) => {
  const { order_code, customer_code } = before
  const { order_code: _code, row_version: _version, lines: _lines, ...form } = input
  // What another form of it holds is still the order's.
  const hold_purpose = form.hold_purpose ?? before.hold_purpose
  const customer = await customerOf(db, viewer, customer_code)
  await checkOrder(db, viewer, customer, input)
  const shop_code = await shopOf(db, viewer, customer, input.shop_code)
  const old = await linesOf(db, order_code)
  const { header, rows } = await priceOrder(db, viewer, { order_code, customer_code }, input)
  await writeLines(db, order_code, rows)
  const payment_term_days = daysOf(form, header.collect_method, before)
  return {
    set: { ...form, ...header, hold_purpose, shop_code, payment_term_days, order_date: companyToday() },
    also: { lines: shortly(rows) },
    was: { lines: shortly(old) },
  }
}

const closeOrder: Act<{ reason?: string | null }> = async ({ db, viewer, actor, before, input, at }) => {
  const locked = await setLocks(db, actor, before, [])
  const lines = await linesOf(db, before.order_code)
  await giveBackRequests(db, actor, before.order_code, lines)
  const delivered = lines.map((line) => ({ ...line, ordered_qty: line.delivered_qty }))
  await useSpecialPrices(db, actor, before, delivered)
  await releasePlan({ db, viewer, actor }, before.order_code)
  const { bound_amount } = await releaseRest(db, before)
  return { set: { ...locked, bound_amount, close_reason: input.reason ?? null, closed_date: at } }
}

/** What is told of an order that nobody paid. */
const notPaid = 'Not paid'

const reopenOrder: Act = async ({ db, viewer, actor, before }) => {
  const judged = await judgeOrder(db, before)
  enforceCredit(judged, 'Submit', viewer.permission.has('Sales-Order-Override-Credit'))
  const lines = await linesOf(db, before.order_code)
  const locked = before.is_pre_order ? {} : await setLocks(db, actor, before, lines)
  await useSpecialPrices(db, actor, before, lines)
  await planOf({ db, viewer, actor }, before, lines)
  const payment = paymentOf(before, await payUntil(db, before))
  return { set: { ...judged.marks, ...locked, ...payment, close_reason: null, closed_date: null } }
}

// Submitting is a flow of its own, in two steps.
const { submit: _submit, ...endpoints } = contract.actOnSalesOrder

export const onSalesOrder = acting(salesOrder, {
  table: t,
  key: 'order_code',
  endpoints: { ...endpoints, modify: contract.updateSalesOrder },
  visible: visibleOrders,
  changes: {
    modify: modifyOrder,
    finish: takeAll,
    takeBack: async () => ({ set: { submitting_date: null, asks_finance: false } }),
    approve: approveOrder,
    reject: rejectOrder,
    adjust: adjustOrder,
    close: closeOrder,
    reopen: reopenOrder,
    withdraw: withdrawOrder,
    releaseUnpaid,
    letPass,
    unpaid: freeUnpaid,
    closeUnpaid: async (begun) => ({
      ...(await closeOrder({ ...begun, input: { reason: notPaid } })),
      reason: notPaid,
    }),
    release: async ({ db, actor, before, at }) => {
      const locked = await setLocks(db, actor, before, [])
      return { set: { ...locked, locks_released_date: at } }
    },
    delete: async ({ at }) => ({ set: { deleted_date: at } }),
    restore: async () => ({ set: { deleted_date: null } }),
  },
  facts: async ({ db }, { order_code }) => {
    const [found] = await db.select({ is_on_delivery: isOnDelivery }).from(t).where(eq(t.order_code, order_code))
    return { is_on_delivery: found?.is_on_delivery ?? false }
  },
  effects: {
    finish: [showToCustomers],
    approve: [showToCustomers],
    reject: [showToCustomers],
    adjust: [showToCustomers],
    close: [showToCustomers],
    reopen: [showToCustomers],
    withdraw: [showToCustomers],
    closeUnpaid: [showToCustomers],
  },
  notices: {
    finish: notifyAsked,
    approve: notifyApproved,
    reject: notifyRejected,
    adjust: notifyAsked,
    release: notifyReleased,
    withdraw: notifyWithdrawn,
    unpaid: notifyUnpaid,
    closeUnpaid: notifyUnpaid,
  },
})

/** For who keeps money for an order. */
export const tellPaid = (within: Within, order: Order) => notifyPaid(within, order)

export const salesOrderLog = ({ db, viewer, input }: RequestContext<typeof contract.salesOrderLog>) =>
  records.history(db, input.code, input.page, visibleOrders(viewer))
