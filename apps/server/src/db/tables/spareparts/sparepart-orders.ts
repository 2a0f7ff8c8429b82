import { sparepartStatuses } from '@sejuk/domain/aftersales/statuses'
import { warrantyParts } from '@sejuk/domain/catalogue/warranty-policies'
import { deliveryPlaces, refundStatuses, sparepartKinds, urgencies } from '@sejuk/domain/spareparts/order-kinds'
import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { authors, createdDate, instant, rowVersion, rupiah } from '../../columns.ts'
import { serviceCentres } from '../aftersales/service-centres.ts'
import { workOrderDetails, workOrders } from '../aftersales/work-orders.ts'
import { items } from '../catalogue/items.ts'
import { customers } from '../customers/customers.ts'
import { departments } from '../masters/departments.ts'
import { warehouses } from '../masters/warehouses.ts'

const overTheCounter = sql`order_kind = 'In_Warranty' and work_order_number is null`

/** The parts that somebody needs, from the need to the receipt. */
export const sparepartOrders = pgTable(
  'sparepart_orders',
  {
    sparepart_order_code: text().primaryKey(),
    order_kind: text({ enum: sparepartKinds }).notNull(),
    status: text({ enum: sparepartStatuses }).notNull().default('Draft'),
    status_date: createdDate(),
    /** None: over the counter, or bought. */
    work_order_number: text().references(() => workOrders.work_order_number),
    work_order_detail_id: integer().references(() => workOrderDetails.work_order_detail_id, { onDelete: 'set null' }),
    asc_code: text().references(() => serviceCentres.asc_code),
    customer_code: text().references(() => customers.customer_code),
    technician_code: text(),
    /** The branch it is for. */
    dept_code: text()
      .notNull()
      .references(() => departments.dept_code),
    /** From where it is delivered, and the branch of that warehouse, whose people see it too. */
    warehouse_code: text()
      .notNull()
      .references(() => warehouses.warehouse_code),
    supply_dept: text()
      .notNull()
      .references(() => departments.dept_code),
    consumer_name: text(),
    consumer_phone: text(),
    purchase_date: date({ mode: 'string' }),
    unit_item_code: text(),
    unit_item_name: text(),
    serial_number: text(),
    error_code: text(),
    business_unit_code: text(),
    urgency: text({ enum: urgencies }).notNull().default('Normal'),
    need_by: date({ mode: 'string' }),
    delivery_to: text({ enum: deliveryPlaces }).notNull(),
    delivery_address: text(),
    remark: text(),
    line_count: integer().notNull().default(0),
    /** The first part by name. */
    part_name: text(),
    has_repeat: boolean().notNull().default(false),
    /** What the free parts are worth, and what is paid: the parts, the tax in them, and the sending. */
    free_amount: rupiah().notNull().default(0),
    goods_amount: rupiah().notNull().default(0),
    tax_amount: rupiah().notNull().default(0),
    shipping_amount: rupiah().notNull().default(0),
    total_amount: rupiah().notNull().default(0),
    paid_amount: rupiah(),
    /** Of what was paid for an order that was rejected or cancelled. */
    refund_status: text({ enum: refundStatuses }),
    refund_amount: rupiah(),
    /** The number of the transfer, or why nothing goes back. */
    refund_note: text(),
    refund_user_name: text(),
    refund_date: instant(),
    shipment_count: integer().notNull().default(0),
    received_count: integer().notNull().default(0),
    promised_date: date({ mode: 'string' }),
    /** Whether those concerned know that the promise was broken. */
    is_broken_told: boolean().notNull().default(false),
    /** Where a planner put it among those who wait; the lowest first. */
    desk_rank: integer(),
    reject_reason: text(),
    is_cancelled: boolean().notNull().default(false),
    taken_by: text(),
    take_user_name: text(),
    submitted_date: instant(),
    check_due: instant(),
    checked_by: text(),
    check_user_name: text(),
    checked_date: instant(),
    ended_by: text(),
    approved_date: instant(),
    received_date: instant(),
    authors: authors(),
    created_by: text().notNull(),
    create_user_name: text().notNull(),
    created_date: createdDate(),
    updated_date: createdDate(),
    row_version: rowVersion(),
  },
  (t) => [
    index('sparepart_orders_created').on(t.created_date, t.sparepart_order_code),
    index('sparepart_orders_status').on(t.status, t.created_date, t.sparepart_order_code),
    index('sparepart_orders_dept').on(t.dept_code, t.created_date, t.sparepart_order_code),
    index('sparepart_orders_supply').on(t.supply_dept, t.created_date, t.sparepart_order_code),
    index('sparepart_orders_asc').on(t.asc_code, t.created_date, t.sparepart_order_code),
    index('sparepart_orders_technician').on(t.technician_code, t.created_date, t.sparepart_order_code),
    index('sparepart_orders_customer').on(t.customer_code, t.created_date, t.sparepart_order_code),
    index('sparepart_orders_work_order').on(t.work_order_number),
    index('sparepart_orders_serial').on(t.serial_number),
    index('sparepart_orders_creator').on(t.created_by, t.created_date, t.sparepart_order_code),
    index('sparepart_orders_counter').on(t.created_date, t.sparepart_order_code).where(overTheCounter),
    index('sparepart_orders_counter_dept')
      .on(t.dept_code, t.created_date, t.sparepart_order_code)
      .where(overTheCounter),
    index('sparepart_orders_counter_supply')
      .on(t.supply_dept, t.created_date, t.sparepart_order_code)
      .where(overTheCounter),
    index('sparepart_orders_counter_asc').on(t.asc_code, t.created_date, t.sparepart_order_code).where(overTheCounter),
    index('sparepart_orders_refund')
      .on(t.created_date, t.sparepart_order_code)
      .where(sql`refund_status = 'Refund_Due'`),
    index('sparepart_orders_need').on(t.need_by, t.sparepart_order_code),
    index('sparepart_orders_search').using(
      'gin',
      t.sparepart_order_code.op('gin_trgm_ops'),
      t.work_order_number.op('gin_trgm_ops'),
      t.consumer_name.op('gin_trgm_ops'),
      t.serial_number.op('gin_trgm_ops'),
    ),
    check(
      'sparepart_orders_amounts',
      sql`least(${t.free_amount}, ${t.goods_amount}, ${t.tax_amount}, ${t.shipping_amount}) >= 0 and ${t.total_amount} = ${t.goods_amount} + ${t.shipping_amount}`,
    ),
  ],
)

export const sparepartOrderLines = pgTable(
  'sparepart_order_lines',
  {
    sparepart_order_code: text()
      .notNull()
      .references(() => sparepartOrders.sparepart_order_code, { onDelete: 'cascade' }),
    line_no: integer().notNull(),
    item_code: text()
      .notNull()
      .references(() => items.item_code),
    item_name: text().notNull(),
    position_no: integer(),
    quantity: integer().notNull(),
    quantity_reason: text(),
    warranty_part: text({ enum: warrantyParts }).notNull(),
    warranty_until: date({ mode: 'string' }),
    is_free: boolean().notNull(),
    /** With tax; of a free part what it is worth. */
    price: rupiah().notNull().default(0),
    /** Days since the same part was put into the same unit. */
    repeat_days: integer(),
    is_outside_model: boolean().notNull().default(false),
    override_reason: text(),
    approved_qty: integer(),
    decide_reason: text(),
    /** What was offered in its place, and waits for an answer. */
    offered_item_code: text().references(() => items.item_code),
    /** What is sent in its place. */
    replacement_item_code: text().references(() => items.item_code),
    is_returnable: boolean().notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.sparepart_order_code, t.line_no] }),
    index('sparepart_order_lines_item').on(t.item_code, t.sparepart_order_code),
    check(
      'sparepart_order_lines_quantity',
      sql`${t.quantity} > 0 and ${t.approved_qty} between 0 and ${t.quantity} and ${t.price} >= 0`,
    ),
  ],
)
