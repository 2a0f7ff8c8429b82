import { errorProductGroups, errorSeverities } from '@sejuk/domain/aftersales/error-codes'
import { boolean, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { createdDate, rowVersion } from '../../columns.ts'

/** What a unit shows when something is wrong with it. */
export const errorCodes = pgTable(
  'error_codes',
  {
    error_id: integer().primaryKey().generatedAlwaysAsIdentity(),
    error_code: text().notNull(),
    /** RAC, LCAC, CAC: one sign may mean another thing on another family. */
    product_group: text({ enum: errorProductGroups }).array().notNull(),
    title: text().notNull(),
    local_title: text().notNull(),
    possible_cause: text().notNull(),
    local_possible_cause: text().notNull(),
    remedy: text().notNull(),
    local_remedy: text().notNull(),
    severity: text({ enum: errorSeverities }).notNull(),
    related_part_group: text(),
    video_url: text(),
    is_active: boolean().notNull().default(true),
    created_date: createdDate(),
    row_version: rowVersion(),
  },
  (t) => [
    unique('error_codes_once').on(t.error_code, t.product_group),
    index('error_codes_code').on(t.error_code, t.error_id),
  ],
)
