import type { TalentaColumns } from '@sejuk/domain/field/talenta'
import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { createdDate, rowVersion } from '../../columns.ts'

/** How the columns of the devices' files are titled. */
export const talentaMappings = pgTable('talenta_mappings', {
  mapping_code: text().primaryKey(),
  columns: jsonb().$type<TalentaColumns>().notNull(),
  created_date: createdDate(),
  row_version: rowVersion(),
})
