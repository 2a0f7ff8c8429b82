import { serialStatuses } from '@sejuk/domain/catalogue/serial-numbers'
import { sql } from 'drizzle-orm'
import { boolean, date, doublePrecision, index, pgTable, text } from 'drizzle-orm/pg-core'
import { createdDate } from '../../columns.ts'
import { departments } from '../masters/departments.ts'
import { warehouses } from '../masters/warehouses.ts'

/**
 * Every unit we made or sold, by the number on its plate, with what its model is and where it is now. Status, place and days are
 * what its events left behind: `moveSerials` alone writes them.
 */
export const serialNumbers = pgTable(
  'serial_numbers',
  {
    serial_number: text().primaryKey(),
    item_code: text().notNull(),
    item_name: text().notNull(),
    /** Of which set it is one half: halves of one set belong together. */
    set_item_code: text(),
    unit_kind: text({ enum: ['Indoor', 'Outdoor', 'Unit'] }).notNull(),
    brand_code: text().notNull(),
    category_code: text().notNull(),
    business_unit: text().notNull(),
    capacity_pk: doublePrecision(),
    status: text({ enum: serialStatuses }).notNull(),
    /** Where it lies; null once it has left us. */
    warehouse_code: text().references(() => warehouses.warehouse_code),
    /** To whom it was delivered. */
    customer_code: text(),
    /** The batch that generated its number here. */
    batch_code: text(),
    /** The unit that took its place. */
    replaced_by_sn: text(),
    /** The branch that sold it. */
    dept_code: text().references(() => departments.dept_code),
    /** Null while it is in stock. */
    delivered_date: date({ mode: 'string' }),
    produced_date: date({ mode: 'string' }),
    invoiced_date: date({ mode: 'string' }),
    /** When a shop sold it to a consumer. */
    retail_date: date({ mode: 'string' }),
    installed_date: date({ mode: 'string' }),
    /** Came back and was not put into stock again. */
    is_returned: boolean().notNull().default(false),
    /** Lies in stock, and is sold to nobody before it is repaired. */
    is_damaged: boolean().notNull().default(false),
    created_date: createdDate(),
  },
  (t) => [
    index('serial_numbers_item').on(t.item_code),
    index('serial_numbers_search').using('gin', t.serial_number.op('gin_trgm_ops')),
    index('serial_numbers_warehouse').on(t.warehouse_code, t.item_code, t.status),
    index('serial_numbers_customer').on(t.customer_code, t.delivered_date),
    // What customers have of each model is added up from it alone.
    index('serial_numbers_held')
      .on(
        ...[t.customer_code, sql`coalesce(set_item_code, item_code)`, t.delivered_date, t.retail_date],
        ...[t.installed_date, t.is_returned, t.serial_number, t.set_item_code, t.item_code],
      )
      .where(sql`unit_kind <> 'Outdoor' and delivered_date is not null and customer_code is not null`),
    index('serial_numbers_batch').on(t.batch_code),
    index('serial_numbers_replaced_by').on(t.replaced_by_sn),
    /** Numbers that look alike on a plate. */
    index('serial_numbers_look_alike').on(sql`translate(serial_number, 'OI', '01')`),
  ],
)
