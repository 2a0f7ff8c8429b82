import { branchWarehousePurposes } from '@sejuk/domain/masters/warehouses'
import { sql } from 'drizzle-orm'
import { boolean, check, doublePrecision, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { createdDate, rowVersion } from '../../columns.ts'
import { departments } from './departments.ts'
import { warehouseVendors } from './warehouse-vendors.ts'

export const warehouses = pgTable(
  'warehouses',
  {
    warehouse_code: text().primaryKey(),
    warehouse_name: text().notNull(),
    /** A code of WAREHOUSE_TYPE. */
    warehouse_type: text().notNull(),
    warehouse_vendor_code: text()
      .notNull()
      .references(() => warehouseVendors.warehouse_vendor_code),
    dept_code: text()
      .notNull()
      .references(() => departments.dept_code),
    address: text(),
    lat: doublePrecision(),
    lng: doublePrecision(),
    is_sparepart: boolean().notNull().default(false),
    /** After this time of day an order is picked tomorrow. */
    pick_cutoff: text(),
    allow_direct_pickup: boolean().notNull().default(false),
    is_active: boolean().notNull().default(true),
    created_date: createdDate(),
    row_version: rowVersion(),
  },
  (t) => [
    index('warehouses_name').on(t.warehouse_name, t.warehouse_code),
    index('warehouses_dept').on(t.dept_code, t.warehouse_code),
    index('warehouses_vendor').on(t.warehouse_vendor_code),
  ],
)

/** The parts of a warehouse that goods lie in. */
export const warehouseZones = pgTable(
  'warehouse_zones',
  {
    warehouse_code: text()
      .notNull()
      .references(() => warehouses.warehouse_code, { onDelete: 'cascade' }),
    zone_code: text().notNull(),
    seq: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.warehouse_code, t.zone_code] })],
)

/** From where a branch is served, first choice first. */
export const branchWarehouses = pgTable(
  'branch_warehouses',
  {
    relation_id: integer().primaryKey().generatedAlwaysAsIdentity(),
    dept_code: text()
      .notNull()
      .references(() => departments.dept_code),
    warehouse_code: text()
      .notNull()
      .references(() => warehouses.warehouse_code),
    purpose: text({ enum: branchWarehousePurposes }).notNull(),
    priority: integer().notNull(),
    created_date: createdDate(),
    row_version: rowVersion(),
  },
  (t) => [
    unique('branch_warehouses_once').on(t.dept_code, t.purpose, t.warehouse_code),
    unique('branch_warehouses_priority').on(t.dept_code, t.purpose, t.priority),
    index('branch_warehouses_warehouse').on(t.warehouse_code),
    check('branch_warehouses_priority_from_one', sql`${t.priority} >= 1`),
  ],
)
