import type * as contract from '@sejuk/contract/delivery/delivery-orders'
import { deliveryOrder } from '@sejuk/domain/delivery/delivery-orders'
import { because } from '@sejuk/domain/messages'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, eq, inArray } from 'drizzle-orm'
import { lockOrders, openOfLine, planOrderLines } from '../../../business/sales/order-deliveries.ts'
import type { Db } from '../../../db/database.ts'
import { officialAddresses } from '../../../db/tables/customers/official-addresses.ts'
import { deliveryOrders as t } from '../../../db/tables/delivery/delivery-orders.ts'
import { warehouses } from '../../../db/tables/masters/warehouses.ts'
import { salesOrders } from '../../../db/tables/sales/sales-orders.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { refuse, refuseChoice, refuseField } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { nextDocumentNumber } from '../../../platform/records/document-number.ts'
import { recordsOf } from '../../../platform/records/records.ts'
import { writeDeliveryLines } from './lines.ts'
import { deliverableOrders } from './open-orders.ts'
import { requirePlan } from './plan.ts'

export const records = recordsOf(deliveryOrder.entity, t, t.delivery_code)

const noAddress = {
  ...{ address_code: null, detail_address: null, city_name: null, district_name: null, lat: null, lng: null },
  ...{ receiver_name: null, receiver_phone: null },
}

/** The address as it is now: it stays on the delivery as it was when the goods were sent. */
export const addressOf = async (db: Db, customer_code: string, address_code: string | null) => {
  if (!address_code) return noAddress
  const [found] = await db
    .select()
    .from(officialAddresses)
    .where(and(eq(officialAddresses.address_code, address_code), eq(officialAddresses.customer_code, customer_code)))
  if (!found) return refuseChoice('address_code')
  const { detail_address, city_name, district_name, lat, lng, receiver_name, receiver_phone } = found
  const isUsable = found.address_type === 'official-address'
  return {
    ...{ address_code, city_name, district_name, lat, lng, receiver_name, receiver_phone },
    detail_address: isUsable ? detail_address : null,
  }
}

/** Orders in sight that one delivery can carry: of one customer, from one warehouse, to one address. */
const requireOrders = async (db: Db, viewer: Viewer, codes: readonly string[]) => {
  const wanted = [...new Set(codes)]
  const visible = await db
    .select({ order_code: salesOrders.order_code })
    .from(salesOrders)
    .innerJoin(warehouses, eq(warehouses.warehouse_code, salesOrders.warehouse_code))
    .where(and(inArray(salesOrders.order_code, wanted), deliverableOrders(viewer)))
  if (visible.length < wanted.length) refuseField('order_code', because('nothing-open-in-orders'))
  const locked = await lockOrders(db, wanted)
  const [first, ...others] = locked.orders
  if (!first) return refuse('notFound')
  const differs = others.some(
    (one) =>
      one.customer_code !== first.customer_code ||
      one.warehouse_code !== first.warehouse_code ||
      one.address_code !== first.address_code,
  )
  if (differs) refuseField('order_code', because('orders-of-one-place'))
  return { locked, first }
}

export const createDelivery = async ({ db, viewer, actor, input }: RequestContext<typeof contract.createDelivery>) => {
  const { order_code, lines: asked, address_code, receiver_name, receiver_phone, ...form } = input
  const { locked, first } = await requireOrders(db, viewer, order_code)
  const all = (locked.lines ?? []).map((line) => ({
    ...{ order_code: line.order_code, order_line: line.line_no, qty: openOfLine(line) },
    warehouse_code: line.warehouse_code,
  }))
  const warehouse_code = asked[0]
    ? (locked.lineOf(asked[0].order_code, asked[0].order_line)?.warehouse_code ?? first.warehouse_code)
    : first.warehouse_code
  const wanted = asked.length > 0 ? asked : all.filter((one) => one.qty > 0 && one.warehouse_code === warehouse_code)
  if (wanted.length === 0) refuseField('order_code', because('nothing-open-in-orders'))
  await planOrderLines(db, locked, wanted)
  const [warehouse = refuse('notFound')] = await db
    .select()
    .from(warehouses)
    .where(eq(warehouses.warehouse_code, warehouse_code))
  // A day that has passed is no plan.
  const { requested_delivery_date: hoped } = first
  const planned_date = form.planned_date ?? (hoped && hoped >= companyToday() ? hoped : null)
  const plan = await requirePlan(db, { ...form, planned_date })
  const address = await addressOf(db, first.customer_code, address_code ?? first.address_code)
  const { dept_code, customer_code, shop_code, salesman_code } = first
  const delivery_code = await nextDocumentNumber(db, 'DO', dept_code, companyToday())
  const place = { delivery_code, warehouse_code }
  await records.add(
    db,
    actor,
    {
      ...plan,
      ...address,
      ...{ dept_code, customer_code, shop_code, salesman_code, ...place, order_codes: [] },
      ...{ warehouse_dept: warehouse.dept_code, warehouse_vendor_code: warehouse.warehouse_vendor_code },
      time_slot: plan.time_slot ?? first.time_slot,
      receiver_name: receiver_name ?? first.receiver_name ?? address.receiver_name ?? null,
      receiver_phone: receiver_phone ?? first.receiver_phone ?? address.receiver_phone ?? null,
      ...{ created_by: viewer.usercode, create_user_name: viewer.username, authors: [viewer.usercode] },
    },
    { lines: wanted.map(({ order_code: order, order_line, qty }) => ({ order, order_line, qty })) },
  )
  const sums = await writeDeliveryLines(db, place, locked, wanted)
  const [made] = await db
    .update(t)
    .set({ ...sums, row_version: 1 })
    .where(eq(t.delivery_code, delivery_code))
    .returning()
  return { data: { delivery_code, status: made?.status ?? 'Draft', row_version: 1 } }
}
