import { mailRecipients } from '@sejuk/domain/supervision/mails'
import { bigint, bigserial, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdDate, instant } from '../../columns.ts'
import { supervisionLetters } from './letters.ts'
import { supervisions } from './supervisions.ts'

/** A letter that went out by e-mail, with the link that says whether it arrived. */
export const supervisionMails = pgTable(
  'supervision_mails',
  {
    mail_id: bigserial({ mode: 'number' }).primaryKey(),
    supervision_code: text()
      .notNull()
      .references(() => supervisions.supervision_code, { onDelete: 'cascade' }),
    letter_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => supervisionLetters.letter_id, { onDelete: 'cascade' }),
    recipient_kind: text({ enum: mailRecipients }).notNull(),
    recipient_name: text().notNull(),
    email: text().notNull(),
    /** Only the hash of the link's token is stored. */
    token_hash: text().notNull(),
    sent_by: text().notNull(),
    sent_by_name: text().notNull(),
    sent_date: createdDate(),
    opened_date: instant(),
    acknowledged_date: instant(),
    acknowledged_name: text(),
  },
  (t) => [
    uniqueIndex('supervision_mails_token').on(t.token_hash),
    index('supervision_mails_record').on(t.supervision_code, t.mail_id),
    index('supervision_mails_letter').on(t.letter_id),
  ],
)
