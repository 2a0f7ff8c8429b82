import { pgTable, text } from 'drizzle-orm/pg-core'

/** Made up by the first process that needs one, and the same for all. */
export const appSecrets = pgTable('house_secrets', {
  name: text().primaryKey(),
  secret: text().notNull(),
})
