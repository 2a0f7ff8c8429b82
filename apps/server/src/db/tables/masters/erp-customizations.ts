import { erpCustomizationTypes } from '@sejuk/domain/masters/erp-customizations'
import { boolean, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { createdDate, rowVersion } from '../../columns.ts'

/** The small lists of the business. A code may stand in any document, so a row is switched off, never removed. */
export const erpCustomizations = pgTable(
  'erp_customizations',
  {
    customization_id: integer().primaryKey().generatedAlwaysAsIdentity(),
    data_type: text({ enum: erpCustomizationTypes }).notNull(),
    code: text().notNull(),
    name: text().notNull(),
    /** In the local language, where it differs. */
    local_name: text(),
    seq: integer().notNull(),
    is_active: boolean().notNull().default(true),
    created_date: createdDate(),
    row_version: rowVersion(),
  },
  (t) => [
    unique('erp_customizations_once').on(t.data_type, t.code),
    index('erp_customizations_order').on(t.data_type, t.seq, t.customization_id),
  ],
)
