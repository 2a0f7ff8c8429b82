import { adjustOutcomes } from '@sejuk/domain/delivery/adjustments'
import {
  type DeliveryStatus,
  deliverySerialStates,
  deliveryStatuses,
  pickingStatuses,
  verdicts,
} from '@sejuk/domain/delivery/delivery-orders'
import { goodsReceivedStatuses, receiptStatuses } from '@sejuk/domain/delivery/receipts'
import { timeSlots } from '@sejuk/domain/values/time-slots'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { authors, createdDate, instant, rowVersion } from '../../columns.ts'
import { items } from '../catalogue/items.ts'
import { customers } from '../customers/customers.ts'
import { departments } from '../masters/departments.ts'
import { logisticVendors } from '../masters/drivers.ts'
import { warehouses } from '../masters/warehouses.ts'
import { salesOrders } from '../sales/sales-orders.ts'

/** Goods of one or several orders that go to one address on one truck, with the letter that travels along. */
export const deliveryOrders = pgTable(
  'delivery_orders',
  {
    delivery_code: text().primaryKey(),
    /** The orders of its lines. */
    order_codes: text().array().notNull(),
    /** The branch that sells, and the one whose warehouse sends. */
    dept_code: text()
      .notNull()
      .references(() => departments.dept_code),
    warehouse_dept: text()
      .notNull()
      .references(() => departments.dept_code),
    customer_code: text()
      .notNull()
      .references(() => customers.customer_code),
    shop_code: text(),
    salesman_code: text(),
    warehouse_code: text()
      .notNull()
      .references(() => warehouses.warehouse_code),
    warehouse_vendor_code: text(),
    /** As the address was when the delivery was written. */
    address_code: text(),
    detail_address: text(),
    city_name: text(),
    district_name: text(),
    lat: doublePrecision(),
    lng: doublePrecision(),
    receiver_name: text(),
    receiver_phone: text(),
    planned_date: date({ mode: 'string' }),
    time_slot: text({ enum: timeSlots }),
    logistic_vendor_code: text().references(() => logisticVendors.logistic_vendor_code),
    driver_code: text(),
    driver_name: text(),
    driver_phone: text(),
    truck_no: text(),
    /** A code of TRUCK_MODEL. */
    truck_model: text(),
    /** Its place among the stops of the truck on the day. */
    stop_no: integer(),
    seal_no: text(),
    remark: text(),
    status: text({ enum: deliveryStatuses }).notNull().default('Draft').$type<DeliveryStatus>(),
    picking_status: text({ enum: pickingStatuses }).notNull().default('Waiting'),
    receipt_status: text({ enum: receiptStatuses }).notNull().default('None'),
    goods_received_status: text({ enum: goodsReceivedStatuses }).notNull().default('Not_Received'),
    authors: authors(),
    line_count: integer().notNull().default(0),
    /** Sums over its units. */
    total_qty: integer().notNull().default(0),
    picked_qty: integer().notNull().default(0),
    received_qty: integer().notNull().default(0),
    damaged_qty: integer().notNull().default(0),
    short_qty: integer().notNull().default(0),
    total_weight: doublePrecision().notNull().default(0),
    total_volume: doublePrecision().notNull().default(0),
    /** When the goods left, and who agreed. */
    goods_issue_date: instant(),
    goods_issue_by: text(),
    goods_issue_user_name: text(),
    /** When the last part of the receipt was signed. */
    received_date: instant(),
    signed_name: text(),
    verdict: text({ enum: verdicts }),
    verdict_note: text(),
    verdict_by: text(),
    verdict_user_name: text(),
    verdict_date: instant(),
    /** Who could not tell; somebody else looks. */
    unsure_by: text().array().notNull().default([]),
    reject_reason: text(),
    adjust_reason: text(),
    adjust_outcome: text({ enum: adjustOutcomes }),
    /** When the carrier was written to last. */
    vendor_emailed_date: instant(),
    created_by: text().notNull(),
    create_user_name: text().notNull(),
    created_date: createdDate(),
    row_version: rowVersion(),
  },
  (t) => [
    index('delivery_orders_created').on(t.created_date, t.delivery_code),
    index('delivery_orders_dept_created').on(t.dept_code, t.created_date, t.delivery_code),
    index('delivery_orders_from_created').on(t.warehouse_dept, t.created_date, t.delivery_code),
    // By the day they left, as receipts and photos are listed.
    index('delivery_orders_dept_issued').on(t.dept_code, t.goods_issue_date, t.delivery_code),
    index('delivery_orders_from_issued').on(t.warehouse_dept, t.goods_issue_date, t.delivery_code),
    index('delivery_orders_status').on(t.status, t.created_date, t.delivery_code),
    index('delivery_orders_customer').on(t.customer_code, t.created_date, t.delivery_code),
    index('delivery_orders_salesman').on(t.salesman_code, t.created_date, t.delivery_code),
    index('delivery_orders_creator').on(t.created_by, t.created_date, t.delivery_code),
    index('delivery_orders_shop').on(t.shop_code, t.created_date, t.delivery_code).where(sql`shop_code is not null`),
    index('delivery_orders_planned').on(t.planned_date, t.warehouse_code, t.truck_no, t.stop_no),
    index('delivery_orders_issued').on(t.goods_issue_date, t.delivery_code),
    index('delivery_orders_of_orders').using('gin', t.order_codes),
    index('delivery_orders_search').using(
      'gin',
      t.delivery_code.op('gin_trgm_ops'),
      t.driver_name.op('gin_trgm_ops'),
      t.truck_no.op('gin_trgm_ops'),
    ),
    // What still needs a receipt, and what needs a look at its signature, is few.
    index('delivery_orders_unreceived')
      .on(t.goods_issue_date, t.delivery_code)
      .where(sql`${t.status} = 'Approved' and ${t.receipt_status} = 'None'`),
    index('delivery_orders_uncompared')
      .on(t.received_date, t.delivery_code)
      .where(sql`${t.receipt_status} in ('Uploaded', 'Problem')`),
  ],
)

/** What is delivered of the lines of orders, in the pieces that were ordered. */
export const deliveryOrderLines = pgTable(
  'delivery_order_lines',
  {
    delivery_code: text()
      .notNull()
      .references(() => deliveryOrders.delivery_code, { onDelete: 'cascade' }),
    line_no: integer().notNull(),
    order_code: text()
      .notNull()
      .references(() => salesOrders.order_code),
    /** Follows the order's line where a change of the order gives it another number. */
    order_line: integer().notNull(),
    item_code: text()
      .notNull()
      .references(() => items.item_code),
    item_name: text().notNull(),
    qty: integer().notNull(),
    received_qty: integer().notNull().default(0),
    damaged_qty: integer().notNull().default(0),
    short_qty: integer().notNull().default(0),
    /** Settled by an adjustment: no longer delivered by this document. */
    adjusted_qty: integer().notNull().default(0),
    /** What stands on invoices that live, drafts included. */
    billed_qty: integer().notNull().default(0),
    remark: text(),
  },
  (t) => [
    primaryKey({ columns: [t.delivery_code, t.line_no] }),
    index('delivery_order_lines_unbilled').on(t.delivery_code).where(sql`received_qty > billed_qty`),
    check('delivery_order_lines_billed', sql`${t.billed_qty} between 0 and ${t.received_qty}`),
    index('delivery_order_lines_order').on(t.order_code, t.order_line),
    index('delivery_order_lines_item').on(t.item_code, t.delivery_code),
    check(
      'delivery_order_lines_sum',
      sql`${t.qty} > 0 and ${t.received_qty} + ${t.damaged_qty} + ${t.short_qty} <= ${t.qty} and ${t.adjusted_qty} <= ${t.damaged_qty} + ${t.short_qty}`,
    ),
  ],
)

/** What is picked, loaded and handed over: the units of a line, two for a set. */
export const deliveryOrderUnits = pgTable(
  'delivery_order_units',
  {
    delivery_code: text()
      .notNull()
      .references(() => deliveryOrders.delivery_code, { onDelete: 'cascade' }),
    unit_no: integer().notNull(),
    line_no: integer().notNull(),
    item_code: text()
      .notNull()
      .references(() => items.item_code),
    item_name: text().notNull(),
    has_serial: boolean().notNull(),
    /** So many in one piece of the line. */
    per: integer().notNull(),
    qty: integer().notNull(),
    picked_qty: integer().notNull().default(0),
    received_qty: integer().notNull().default(0),
    damaged_qty: integer().notNull().default(0),
    short_qty: integer().notNull().default(0),
    /** Why something is damaged or short. */
    reason: text(),
    weight_kg: doublePrecision().notNull().default(0),
    volume_m3: doublePrecision().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.delivery_code, t.unit_no] }),
    check(
      'delivery_order_units_sum',
      sql`${t.qty} > 0 and ${t.picked_qty} between 0 and ${t.qty} and ${t.received_qty} + ${t.damaged_qty} + ${t.short_qty} <= ${t.qty}`,
    ),
  ],
)

/** The units by their numbers. */
export const deliveryOrderSerials = pgTable(
  'delivery_order_serials',
  {
    delivery_code: text()
      .notNull()
      .references(() => deliveryOrders.delivery_code, { onDelete: 'cascade' }),
    serial_number: text().notNull(),
    unit_no: integer().notNull(),
    state: text({ enum: deliverySerialStates }).notNull().default('picked'),
    picked_by: text().notNull(),
    created_date: createdDate(),
  },
  (t) => [
    primaryKey({ columns: [t.delivery_code, t.serial_number] }),
    index('delivery_order_serials_number').on(t.serial_number),
    // Two deliveries never carry the same unit at once.
    uniqueIndex('delivery_order_serials_once').on(t.serial_number).where(sql`${t.state} in ('picked', 'sent')`),
  ],
)
