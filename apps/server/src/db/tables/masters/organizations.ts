import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { legalEntities } from '../company/legal-entities.ts'

/** The companies an order may be written for. */
export const organizations = pgTable('organizations', {
  org_code: text().primaryKey(),
  org_name: text().notNull(),
  /** What it sells: codes of business units. */
  business_units: text().array().notNull(),
  seq: integer().notNull(),
  is_active: boolean().notNull().default(true),
  /** The company that stands behind it; papers name it. */
  entity_code: text().references(() => legalEntities.entity_code),
})
