import { pgTable, text } from 'drizzle-orm/pg-core'

/** What the product has given this database of itself. What was given once is never given again: it may have been removed. */
export const referenceVersions = pgTable('reference_versions', {
  name: text().primaryKey(),
  hash: text().notNull(),
  codes: text().array().notNull(),
})
