import { boolean, date, doublePrecision, index, pgTable, text } from 'drizzle-orm/pg-core'
import { createdDate } from '../../columns.ts'
import { departments } from '../masters/departments.ts'

/** Every unit we made or sold, by the number on its plate, with what its model is. */
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
    /** The branch that sold it. */
    dept_code: text().references(() => departments.dept_code),
    /** Null while it is in stock. */
    delivered_date: date({ mode: 'string' }),
    is_returned: boolean().notNull().default(false),
    created_date: createdDate(),
  },
  (t) => [index('serial_numbers_item').on(t.item_code)],
)
