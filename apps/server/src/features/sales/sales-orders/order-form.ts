import type { AddressType } from '@sejuk/domain/customers/official-addresses'
import { because } from '@sejuk/domain/messages'
import { dateObjection } from '@sejuk/domain/values/dates'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import { isKeyperson, orderableBy, ordersForItself } from '../../../business/customers/orderable-customers.ts'
import { servesBranch } from '../../../business/masters/branch-warehouses.ts'
import { freeDays, isFreeDay } from '../../../business/masters/free-days.ts'
import { requirePayment } from '../../../business/sales/order-payment.ts'
import type { Db } from '../../../db/database.ts'
import { customers } from '../../../db/tables/customers/customers.ts'
import { officialAddresses } from '../../../db/tables/customers/official-addresses.ts'
import { shops } from '../../../db/tables/customers/shops.ts'
import { holidays } from '../../../db/tables/masters/holidays.ts'
import { salesOrderTypes } from '../../../db/tables/masters/sales-order-types.ts'
import { warehouses } from '../../../db/tables/masters/warehouses.ts'
import { projectLogs } from '../../../db/tables/projects/project-logs.ts'
import { lockStockLines, lockStockRequests } from '../../../db/tables/sales/lock-stock-requests.ts'
import type { salesOrders } from '../../../db/tables/sales/sales-orders.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { refuse, refuseChoice, refuseField } from '../../../platform/http/refuse.ts'
import { plannedRows } from '../../../platform/lists/planned-rows.ts'
import { selectOne } from '../../../platform/lists/selection.ts'
import type { OrderForm } from './price-order.ts'

export type Customer = typeof customers.$inferSelect

const customerFields = getTableColumns(customers)
const allCustomers = sql`${customers}`

export const customerOf = async (db: Db, viewer: Viewer, customer_code: string): Promise<Customer> => {
  const isThis = and(eq(customers.customer_code, customer_code), orderableBy(viewer))
  return (await selectOne(db, customerFields, allCustomers, isThis)) ?? refuseChoice('customer_code')
}

/** The warehouses of the customer's branch, and those that serve it. */
const requireWarehouses = async (db: Db, { dept_code }: Customer, form: OrderForm) => {
  const asked = [form.warehouse_code, ...form.lines.map((line) => line.warehouse_code)]
  const codes = [...new Set(asked.filter((code): code is string => code !== null))]
  const found = await db
    .select({ code: warehouses.warehouse_code })
    .from(warehouses)
    .where(and(inArray(warehouses.warehouse_code, codes), servesBranch(db, dept_code)))
  const known = new Set(found.map(({ code }) => code))
  if (!known.has(form.warehouse_code)) refuseChoice('warehouse_code')
  form.lines.forEach(({ warehouse_code }, n) => {
    if (warehouse_code && !known.has(warehouse_code)) refuseChoice(`lines.${n}.warehouse_code`)
  })
}

const requireType = async (db: Db, viewer: Viewer, order_type: string) => {
  const isKnown = and(eq(salesOrderTypes.type_code, order_type), eq(salesOrderTypes.is_active, true))
  const [found] = await db.select({ is_internal: salesOrderTypes.is_internal }).from(salesOrderTypes).where(isKnown)
  if (!found) refuseChoice('order_type')
  else if (found.is_internal && ordersForItself(viewer)) refuseField('order_type', because('not-yours-to-set'))
}

const requirePlace = async (db: Db, { customer_code }: Customer, form: OrderForm) => {
  const { address_code, shop_code } = form
  const address = officialAddresses
  const isAddress =
    address_code && and(eq(address.address_code, address_code), eq(address.customer_code, customer_code))
  if (isAddress && (await db.$count(address, isAddress)) === 0) refuseChoice('address_code')
  const isShop = shop_code && and(eq(shops.shop_code, shop_code), eq(shops.customer_code, customer_code))
  if (isShop && (await db.$count(shops, isShop)) === 0) refuseChoice('shop_code')
  const isProject = form.project_code && eq(projectLogs.project_code, form.project_code)
  if (isProject && (await db.$count(projectLogs, isProject)) === 0) refuseChoice('project_code')
}

/** A line uses a lock of its own customer, item and warehouse. */
const requireLocks = async (db: Db, { customer_code }: Customer, form: OrderForm) => {
  const wanted = form.lines.flatMap(({ lock_stock_order_detail_code: code }) => (code ? [code] : []))
  if (wanted.length === 0) return
  const found = await db
    .select({
      code: lockStockLines.lock_stock_order_detail_code,
      item_code: lockStockLines.item_code,
      warehouse_code: lockStockRequests.warehouse_code,
    })
    .from(lockStockLines)
    .innerJoin(lockStockRequests, eq(lockStockRequests.lock_stock_order_code, lockStockLines.lock_stock_order_code))
    .where(
      and(
        inArray(lockStockLines.lock_stock_order_detail_code, wanted),
        eq(lockStockRequests.customer_code, customer_code),
      ),
    )
  form.lines.forEach(({ item_code, warehouse_code, lock_stock_order_detail_code: code }, n) => {
    const lock = found.find((one) => one.code === code)
    const isFitting = lock?.item_code === item_code && lock.warehouse_code === (warehouse_code ?? form.warehouse_code)
    if (code && !isFitting) refuseChoice(`lines.${n}.lock_stock_order_detail_code`)
  })
}

const dayObjection = async (db: Db, dept_code: string, day: string, is_pre_order: boolean) => {
  const today = companyToday()
  if (is_pre_order && day >= today) return undefined
  return dateObjection(day, today, { isFree: await freeDays(db, dept_code, today) })
}

/** The same rule for a line that has a day of its own. */
const requireLineDays = async (db: Db, { dept_code }: Customer, { lines, is_pre_order }: OrderForm) => {
  for (const [n, { requested_delivery_date: day }] of lines.entries()) {
    const objection = day ? await dayObjection(db, dept_code, day, is_pre_order) : undefined
    if (objection) refuseField(`lines.${n}.requested_delivery_date`, objection)
  }
}

/** A later day than the rule allows makes it a pre-order. */
const requireDay = async (
  db: Db,
  dept_code: string,
  { requested_delivery_date: day, is_pre_order }: Pick<OrderForm, 'requested_delivery_date' | 'is_pre_order'>,
) => {
  const objection = day ? await dayObjection(db, dept_code, day, is_pre_order) : undefined
  if (objection) refuseField('requested_delivery_date', objection)
}

/** Whoever orders for the own company asks for goods; what is taken off the price, and the days to pay, salespeople offer. */
const refuseOwnTerms = (viewer: Viewer, form: OrderForm) => {
  const { lines, extra_discount_amount, cbd_discount_percent, payment_term_days } = form
  if (!ordersForItself(viewer)) return
  if (payment_term_days !== undefined) refuseField('payment_term_days', because('not-yours-to-set'))
  const refused = because('order-discount-by-sellers')
  if (extra_discount_amount > 0) refuseField('extra_discount_amount', refused)
  if (cbd_discount_percent > 0) refuseField('cbd_discount_percent', refused)
  lines.forEach((line, n) => {
    if (line.item_discount_percent > 0 || line.item_discount_amount > 0)
      refuseField(`lines.${n}.item_discount_percent`, refused)
  })
}

/** A keyperson orders for one of the own shops: the one that is named, or the only one of this customer. */
export const shopOf = async (db: Db, viewer: Viewer, { customer_code }: Customer, named: string | null) => {
  if (!isKeyperson(viewer)) return named
  const own = await db
    .select({ code: shops.shop_code })
    .from(shops)
    .where(and(eq(shops.customer_code, customer_code), inArray(shops.shop_code, [...viewer.shop_codes])))
  const [only] = own
  if (named) return own.some(({ code }) => code === named) ? named : refuseChoice('shop_code')
  return only && own.length === 1 ? only.code : refuseChoice('shop_code')
}

/** What of a form must be among what there is to choose. */
export const checkOrder = async (db: Db, viewer: Viewer, customer: Customer, form: OrderForm) => {
  refuseOwnTerms(viewer, form)
  await requireType(db, viewer, form.order_type)
  await requireWarehouses(db, customer, form)
  await requirePlace(db, customer, form)
  await requireDay(db, customer.dept_code, form)
  await requireLineDays(db, customer, form)
  await requireLocks(db, customer, form)
  await requirePayment(db, viewer, customer, form)
}

type Sent = Pick<
  typeof salesOrders.$inferSelect,
  'address_code' | 'dept_code' | 'requested_delivery_date' | 'is_pre_order'
>
type SendingFacts = { address_type: AddressType | null; days: string[] }

/** Whether goods can be sent there now; the sentence of the specification otherwise. */
const addressObjection = (address_type: AddressType | null | undefined) => {
  if (!address_type) return because('order-needs-address')
  if (address_type === 'temporary-address') return because('address-waiting-for-confirmation')
  return address_type === 'rejected-temporary-address' ? because('address-was-rejected') : undefined
}

/** Where it goes and when: both are looked up by one statement. */
export const requireSendable = async (db: Db, { address_code, dept_code, ...order }: Sent) => {
  const { requested_delivery_date: day, is_pre_order } = order
  const today = companyToday()
  const [found] = await plannedRows<SendingFacts>(
    db,
    sql`select (select ${officialAddresses.address_type} from ${officialAddresses}
        where ${eq(officialAddresses.address_code, address_code ?? '')}) as address_type,
      array(select ${holidays.holiday_date}::text from ${holidays} where ${isFreeDay(dept_code, today)}) as days`,
  )
  const objection = addressObjection(found?.address_type) ?? (day ? undefined : because('order-needs-delivery-date'))
  if (objection || !day) return refuse('conflict', { because: objection })
  const free = new Set(found?.days)
  const isLate =
    is_pre_order && day >= today ? undefined : dateObjection(day, today, { isFree: (one) => free.has(one) })
  if (isLate) refuseField('requested_delivery_date', isLate)
}
