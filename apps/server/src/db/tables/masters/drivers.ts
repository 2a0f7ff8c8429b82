import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core'
import { createdDate, rowVersion } from '../../columns.ts'

/** Who carries our goods. */
export const logisticVendors = pgTable('logistic_vendors', {
  logistic_vendor_code: text().primaryKey(),
  /** What the specification calls the vendor: its name. */
  logistic_vendor: text().notNull(),
  /** By land, by sea or by air. */
  vendor_type: text({ enum: ['Land', 'Sea', 'Air'] }).notNull(),
  email: text(),
  phone: text(),
  is_active: boolean().notNull().default(true),
  created_date: createdDate(),
  row_version: rowVersion(),
})

export const drivers = pgTable(
  'drivers',
  {
    driver_code: text().primaryKey(),
    driver_name: text().notNull(),
    driver_phone: text(),
    logistic_vendor_code: text()
      .notNull()
      .references(() => logisticVendors.logistic_vendor_code),
    truck_no: text(),
    /** A code of TRUCK_MODEL. */
    truck_model: text(),
    is_active: boolean().notNull().default(true),
    created_date: createdDate(),
    row_version: rowVersion(),
  },
  (t) => [
    index('drivers_name').on(t.driver_name, t.driver_code),
    index('drivers_vendor').on(t.logistic_vendor_code, t.driver_name, t.driver_code),
    index('drivers_search').using('gin', t.driver_name.op('gin_trgm_ops')),
  ],
)
