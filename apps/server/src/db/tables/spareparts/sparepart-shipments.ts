import { shipmentStatuses } from '@sejuk/domain/spareparts/shipments'
import { sql } from 'drizzle-orm'
import { check, date, foreignKey, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdDate, instant } from '../../columns.ts'
import { serviceCentres } from '../aftersales/service-centres.ts'
import { items } from '../catalogue/items.ts'
import { warehouses } from '../masters/warehouses.ts'
import { sparepartOrders } from './sparepart-orders.ts'

/** An order is sent in one shipment or in several, each with its own way. */
export const sparepartShipments = pgTable(
  'sparepart_shipments',
  {
    sparepart_order_code: text()
      .notNull()
      .references(() => sparepartOrders.sparepart_order_code, { onDelete: 'cascade' }),
    shipment_no: integer().notNull(),
    status: text({ enum: shipmentStatuses }).notNull(),
    warehouse_code: text()
      .notNull()
      .references(() => warehouses.warehouse_code),
    courier: text(),
    tracking_no: text(),
    eta: date({ mode: 'string' }),
    sent_user_name: text(),
    sent_date: instant(),
    receipt_note: text(),
    received_user_name: text(),
    received_date: instant(),
    created_date: createdDate(),
  },
  (t) => [
    primaryKey({ columns: [t.sparepart_order_code, t.shipment_no] }),
    index('sparepart_shipments_lack').on(t.warehouse_code, t.created_date).where(sql`status = 'DO_LackStock'`),
  ],
)

export const sparepartShipmentLines = pgTable(
  'sparepart_shipment_lines',
  {
    sparepart_order_code: text().notNull(),
    shipment_no: integer().notNull(),
    line_no: integer().notNull(),
    /** What is sent, which may be a substitute of what was asked for. */
    item_code: text()
      .notNull()
      .references(() => items.item_code),
    qty: integer().notNull(),
    /** Locked in the warehouse for this shipment. */
    allocated_qty: integer().notNull().default(0),
    picked_qty: integer().notNull().default(0),
    received_qty: integer().notNull().default(0),
    damaged_qty: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({
      name: 'sparepart_shipment_lines_pkey',
      columns: [t.sparepart_order_code, t.shipment_no, t.line_no],
    }),
    foreignKey({
      name: 'sparepart_shipment_lines_shipment',
      columns: [t.sparepart_order_code, t.shipment_no],
      foreignColumns: [sparepartShipments.sparepart_order_code, sparepartShipments.shipment_no],
    }).onDelete('cascade'),
    index('sparepart_shipment_lines_item').on(t.item_code, t.sparepart_order_code),
    index('sparepart_shipment_lines_short').on(t.item_code).where(sql`allocated_qty < qty`),
    check(
      'sparepart_shipment_lines_quantity',
      sql`${t.qty} > 0 and ${t.allocated_qty} between 0 and ${t.qty} and ${t.picked_qty} between 0 and ${t.qty} and ${t.received_qty} between 0 and ${t.qty} and ${t.damaged_qty} between 0 and ${t.received_qty}`,
    ),
  ],
)

/** The shelf of a centre is a warehouse like any other. */
export const ascShelves = pgTable('asc_shelves', {
  asc_code: text()
    .primaryKey()
    .references(() => serviceCentres.asc_code),
  warehouse_code: text()
    .notNull()
    .unique('asc_shelves_warehouse')
    .references(() => warehouses.warehouse_code),
  created_date: createdDate(),
})

/** What somebody decided to keep of a part on a centre's shelf. */
export const shelfLevels = pgTable(
  'shelf_levels',
  {
    asc_code: text()
      .notNull()
      .references(() => serviceCentres.asc_code),
    item_code: text()
      .notNull()
      .references(() => items.item_code),
    min_qty: integer().notNull(),
    max_qty: integer().notNull(),
    set_by: text().notNull(),
    set_user_name: text().notNull(),
    set_date: createdDate(),
  },
  (t) => [primaryKey({ columns: [t.asc_code, t.item_code] })],
)

/** What was asked of the supplier because orders wait for it. */
export const sparepartPurchases = pgTable(
  'sparepart_purchases',
  {
    purchase_code: text().primaryKey(),
    item_code: text()
      .notNull()
      .references(() => items.item_code),
    warehouse_code: text()
      .notNull()
      .references(() => warehouses.warehouse_code),
    qty: integer().notNull(),
    eta: date({ mode: 'string' }),
    supplier: text(),
    remark: text(),
    status: text({ enum: ['Open', 'Arrived', 'Cancelled'] })
      .notNull()
      .default('Open'),
    created_by: text().notNull(),
    create_user_name: text().notNull(),
    created_date: createdDate(),
  },
  (t) => [
    index('sparepart_purchases_open').on(t.item_code, t.warehouse_code).where(sql`status = 'Open'`),
    check('sparepart_purchases_some', sql`${t.qty} > 0`),
  ],
)
