import { adjustKinds, retailChannels, retailStatuses, sellerRoles } from '@sejuk/domain/retail/retail-orders'
import type { RetailFlag } from '@sejuk/domain/retail/review-hints'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { authors, createdDate, instant, rowVersion, rupiah, scopeOfRetailOrder } from '../../columns.ts'
import { customers } from '../customers/customers.ts'
import { shops } from '../customers/shops.ts'
import { subDistricts } from '../masters/regions.ts'

/** What a shop sold to a consumer, as its own people entered it. */
export const retailOrders = pgTable(
  'retail_orders',
  {
    retail_order_code: text().primaryKey(),
    /** The phone's own key: whatever is sent twice happens once. */
    client_uuid: uuid().notNull(),
    sale_date: date({ mode: 'string' }).notNull(),
    shop_code: text()
      .notNull()
      .references(() => shops.shop_code),
    customer_code: text()
      .notNull()
      .references(() => customers.customer_code),
    /** The shop's, for the scope of who sees it. */
    dept_code: text().notNull(),
    salesman_code: text(),
    seller_role: text({ enum: sellerRoles }).notNull(),
    /** Of the keyperson, promotor or salesperson. */
    seller_code: text().notNull(),
    channel: text({ enum: retailChannels }).notNull().default('offline'),
    consumer_name: text(),
    /** The national number. */
    consumer_phone: text(),
    consumer_address: text(),
    sub_district_code: text().references(() => subDistricts.sub_district_code),
    install_needed: boolean().notNull().default(false),
    install_date: date({ mode: 'string' }),
    /** The consumer agreed to be written to. */
    may_contact: boolean().notNull().default(false),
    lat: doublePrecision(),
    lng: doublePrecision(),
    distance_m: integer(),
    is_offline: boolean().notNull().default(false),
    remark: text(),
    /** The sums of its lines. */
    quantity: integer().notNull(),
    amount: rupiah().notNull().default(0),
    flags: text().array().$type<RetailFlag[]>().notNull().default([]),
    score: integer().notNull().default(0),
    status: text({ enum: retailStatuses }).notNull().default('Submitted'),
    submitted_date: instant().notNull(),
    approved_by: text(),
    approved_name: text(),
    approved_date: instant(),
    reject_reason: text(),
    adjust_kind: text({ enum: adjustKinds }),
    adjust_reason: text(),
    adjusted_date: instant(),
    /** The ticket that was drafted for its installation. */
    ticket_number: text(),
    authors: authors(),
    created_by: text().notNull(),
    create_user_name: text().notNull(),
    created_date: createdDate(),
    row_version: rowVersion(),
  },
  (t) => [
    uniqueIndex('retail_orders_once').on(t.client_uuid),
    index('retail_orders_created').on(t.created_date, t.retail_order_code),
    index('retail_orders_sold').on(t.sale_date, t.retail_order_code),
    index('retail_orders_dept').on(t.dept_code, t.sale_date, t.retail_order_code),
    index('retail_orders_dept_created').on(t.dept_code, t.created_date, t.retail_order_code),
    index('retail_orders_shop').on(t.shop_code, t.sale_date),
    index('retail_orders_customer').on(t.customer_code, t.sale_date),
    index('retail_orders_salesman').on(t.salesman_code, t.sale_date),
    index('retail_orders_salesman_created').on(t.salesman_code, t.created_date, t.retail_order_code),
    index('retail_orders_creator').on(t.created_by, t.created_date, t.retail_order_code),
    index('retail_orders_seller').on(t.seller_code, t.sale_date),
    index('retail_orders_phone').on(t.consumer_phone, t.sale_date),
    index('retail_orders_code_search').using('gin', t.retail_order_code.op('gin_trgm_ops')),
    index('retail_orders_waiting').on(t.submitted_date).where(sql`status = 'Submitted'`),
    check('retail_orders_quantity', sql`${t.quantity} > 0 and ${t.amount} >= 0`),
  ],
)

/** One sold unit, or both halves of a set. */
export const retailOrderLines = pgTable(
  'retail_order_lines',
  {
    line_id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    retail_order_code: text()
      .notNull()
      .references(() => retailOrders.retail_order_code, { onDelete: 'cascade' }),
    line_no: integer().notNull(),
    /** The order's: sold units are listed by it. */
    sale_date: date({ mode: 'string' }).notNull(),
    /** The set of its halves, or the unit itself. */
    item_code: text().notNull(),
    item_name: text().notNull(),
    /** Also of what has no halves. */
    serial_indoor: text(),
    serial_outdoor: text(),
    price: rupiah(),
    /** The order counts: it waits or is approved. */
    is_counted: boolean().notNull().default(true),
    ...scopeOfRetailOrder(),
    /** The order's status, written as its scope is. */
    scope_status: text({ enum: retailStatuses }),
  },
  (t) => [
    uniqueIndex('retail_order_lines_of_order').on(t.retail_order_code, t.line_no),
    // The status comes last, so that they are counted from the index alone.
    index('retail_order_lines_sold').on(t.sale_date, t.line_id, t.scope_status),
    index('retail_order_lines_branch').on(t.scope_dept_code, t.sale_date, t.line_id, t.scope_status),
    index('retail_order_lines_salesman').on(t.scope_salesman_code, t.sale_date, t.line_id, t.scope_status),
    index('retail_order_lines_owner').on(t.scope_created_by, t.sale_date, t.line_id, t.scope_status),
    index('retail_order_lines_indoor').on(t.serial_indoor),
    index('retail_order_lines_outdoor').on(t.serial_outdoor),
    index('retail_order_lines_item').on(t.item_code),
    // A unit is sold once, whoever enters it at the same moment.
    uniqueIndex('retail_order_lines_indoor_once').on(t.serial_indoor).where(sql`is_counted`),
    uniqueIndex('retail_order_lines_outdoor_once').on(t.serial_outdoor).where(sql`is_counted`),
    check('retail_order_lines_serial', sql`${t.serial_indoor} is not null or ${t.serial_outdoor} is not null`),
  ],
)
