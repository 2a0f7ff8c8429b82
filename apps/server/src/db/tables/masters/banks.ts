import { pgTable, text } from 'drizzle-orm/pg-core'

export const banks = pgTable('banks', {
  bank_code: text().primaryKey(),
  bank_short_name: text().notNull(),
  bank_name: text().notNull(),
  swift_code: text().notNull(),
  /** To whom and to whose residence the bank pays out: codes of the domain's lists. */
  receiver_types: text().array().notNull(),
  receiver_residencies: text().array().notNull(),
  chooseable_status: text({ enum: ['Yes', 'No'] }).notNull(),
})
