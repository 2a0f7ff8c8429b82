import { serialBatchStatuses } from '@sejuk/domain/catalogue/serial-batches'
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdDate, instant, rowVersion } from '../../columns.ts'
import { items } from './items.ts'

/** Numbers that were generated together. Their rows name the batch. */
export const serialBatches = pgTable(
  'serial_batches',
  {
    batch_code: text().primaryKey(),
    item_code: text()
      .notNull()
      .references(() => items.item_code),
    item_name: text().notNull(),
    quantity: integer().notNull(),
    prefix: text().notNull(),
    suffix_length: integer().notNull(),
    status: text({ enum: serialBatchStatuses }).notNull().default('Generated'),
    created_by: text().notNull(),
    create_user_name: text().notNull(),
    created_date: createdDate(),
    undone_by: text(),
    undone_user_name: text(),
    undone_date: instant(),
    row_version: rowVersion(),
  },
  (t) => [
    index('serial_batches_created').on(t.created_date, t.batch_code),
    index('serial_batches_item').on(t.item_code, t.created_date, t.batch_code),
  ],
)
