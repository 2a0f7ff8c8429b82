import { boolean, pgTable, text } from 'drizzle-orm/pg-core'
import { createdDate, rowVersion } from '../../columns.ts'

/** Who runs a warehouse for us. */
export const warehouseVendors = pgTable('warehouse_vendors', {
  warehouse_vendor_code: text().primaryKey(),
  warehouse_vendor_name: text().notNull(),
  pic_name: text(),
  phone: text(),
  email: text(),
  is_active: boolean().notNull().default(true),
  created_date: createdDate(),
  row_version: rowVersion(),
})
