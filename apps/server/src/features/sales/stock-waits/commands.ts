import { createSalesOrder } from '@sejuk/contract/sales/sales-orders'
import * as contract from '@sejuk/contract/sales/stock-waits'
import { because } from '@sejuk/domain/messages'
import { offerEnd, stockWait } from '@sejuk/domain/sales/waiting/stock-waits'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { orderableBy } from '../../../business/customers/orderable-customers.ts'
import { requireBusiness } from '../../../business/customers/require-business.ts'
import { firstWarehouseOf, servesBranch } from '../../../business/masters/branch-warehouses.ts'
import type { Db } from '../../../db/database.ts'
import { items } from '../../../db/tables/catalogue/items.ts'
import { customers } from '../../../db/tables/customers/customers.ts'
import { officialAddresses } from '../../../db/tables/customers/official-addresses.ts'
import { salesOrderTypes } from '../../../db/tables/masters/sales-order-types.ts'
import { warehouses } from '../../../db/tables/masters/warehouses.ts'
import { salesOrders } from '../../../db/tables/sales/sales-orders.ts'
import { stockWaits as t } from '../../../db/tables/sales/stock-waits.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { acting } from '../../../platform/documents/acting.ts'
import type { ActingContext } from '../../../platform/documents/action-context.ts'
import { refuse, refuseChoice, refuseField } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { nextDocumentNumber } from '../../../platform/records/document-number.ts'
import { recordsOf } from '../../../platform/records/records.ts'
import { addOrder } from '../sales-orders/commands.ts'
import { freeHold, giveHoldTo, holdForWait } from './holds.ts'
import { notifyOffered } from './notices.ts'
import { visibleWaits } from './queries.ts'

const records = recordsOf(stockWait.entity, t, t.wait_code)
type Wait = typeof t.$inferSelect

const customerOf = async (db: Db, viewer: Viewer, customer_code: string) => {
  const isThis = and(eq(customers.customer_code, customer_code), isNull(customers.merged_into), orderableBy(viewer))
  const [found] = await db.select().from(customers).where(isThis)
  return found ?? refuseChoice('customer_code')
}

const warehouseFor = async (db: Db, dept_code: string, named: string | null) => {
  if (!named) return (await firstWarehouseOf(db, dept_code))?.warehouse_code ?? refuseChoice('warehouse_code')
  const isServing = and(eq(warehouses.warehouse_code, named), servesBranch(db, dept_code))
  return (await db.$count(warehouses, isServing)) > 0 ? named : refuseChoice('warehouse_code')
}

const requireItem = async (db: Db, item_code: string) => {
  const isSold = and(eq(items.item_code, item_code), eq(items.status, 'Approved'), isNull(items.merged_into))
  if ((await db.$count(items, isSold)) === 0) refuseChoice('item_code')
}

export const createStockWait = async ({
  db,
  viewer,
  actor,
  input,
}: RequestContext<typeof contract.createStockWait>) => {
  const { customer_code, item_code, qty, wanted_date, remark, from_order } = input
  const { dept_code, salesman_code } = await customerOf(db, viewer, customer_code)
  await requireBusiness(db, customer_code)
  await requireItem(db, item_code)
  if (wanted_date < companyToday()) refuseField('wanted_date', because('date-passed'))
  const isOrder = and(eq(salesOrders.order_code, from_order ?? ''), eq(salesOrders.customer_code, customer_code))
  if (from_order && (await db.$count(salesOrders, isOrder)) === 0) refuseChoice('from_order')
  const warehouse_code = await warehouseFor(db, dept_code, input.warehouse_code)
  const wait_code = await nextDocumentNumber(db, 'WL', dept_code, companyToday())
  await records.add(db, actor, {
    ...{ wait_code, customer_code, dept_code, warehouse_code, item_code, qty, wanted_date, remark, from_order },
    salesman_code: salesman_code ?? viewer.usercode,
    ...{ created_by: viewer.usercode, create_user_name: viewer.username, authors: [viewer.usercode] },
  })
  return { data: { wait_code, status: 'Waiting' as const, row_version: 1 } }
}

const usualType = async (db: Db) => {
  const [found] = await db
    .select({ code: salesOrderTypes.type_code })
    .from(salesOrderTypes)
    .where(and(eq(salesOrderTypes.is_active, true), eq(salesOrderTypes.is_internal, false)))
    .orderBy(asc(salesOrderTypes.seq), asc(salesOrderTypes.type_code))
    .limit(1)
  return found?.code ?? refuse('conflict', { because: because('wait-no-order-type') })
}
const addressOf = async (db: Db, customer_code: string) => {
  const address = officialAddresses
  const [found] = await db
    .select({ code: address.address_code })
    .from(address)
    .where(and(eq(address.customer_code, customer_code), eq(address.address_type, 'official-address')))
    .orderBy(asc(address.address_code))
    .limit(1)
  return found?.code ?? null
}

/** The goods that were offered become a draft order of the customer, which holds them on. */
const takeOffer = async ({ db, viewer, actor }: ActingContext, before: Wait) => {
  const { customer_code, warehouse_code, item_code, qty, wait_code } = before
  const form = createSalesOrder.input.parse({
    ...{ customer_code, warehouse_code, order_type: await usualType(db) },
    address_code: await addressOf(db, customer_code),
    ...{ lines: [{ item_code, ordered_qty: qty }], remark: wait_code },
  })
  const { order_code } = await addOrder({ db, viewer, actor }, form)
  const hold_purpose = `order/${order_code}`
  await giveHoldTo(db, before, viewer, hold_purpose)
  const isOrder = eq(salesOrders.order_code, order_code)
  await db
    .update(salesOrders)
    .set({ hold_purpose, row_version: sql`${salesOrders.row_version}` })
    .where(isOrder)
  return order_code
}

export const onStockWait = acting(stockWait, {
  table: t,
  key: 'wait_code',
  endpoints: contract.actOnStockWait,
  visible: visibleWaits,
  changes: {
    offer: async ({ db, before, at }) => {
      const [item] = await db
        .select({ sub_items: items.sub_items })
        .from(items)
        .where(eq(items.item_code, before.item_code))
      await holdForWait(db, before, item?.sub_items ?? [])
      return { set: { offered_date: at, offer_until: offerEnd(at) } }
    },
    take: async ({ before, at, ...context }) => ({
      set: { taken_order: await takeOffer(context, before), ended_date: at },
    }),
    pass: async ({ db, before, at, input }) => {
      await freeHold(db, before)
      return { set: { ended_date: at, end_reason: input.reason ?? null } }
    },
    withdraw: async ({ db, before, at, input }) => {
      await freeHold(db, before)
      return { set: { ended_date: at, end_reason: input.reason ?? null } }
    },
    lapse: async ({ db, before, at }) => {
      await freeHold(db, before)
      return { set: { ended_date: at } }
    },
  },
  answers: { take: ({ taken_order }) => ({ taken_order: taken_order ?? '' }) },
  notices: { offer: notifyOffered },
})

export const stockWaitLog = ({ db, viewer, input }: RequestContext<typeof contract.stockWaitLog>) =>
  records.history(db, input.code, input.page, visibleWaits(viewer))
