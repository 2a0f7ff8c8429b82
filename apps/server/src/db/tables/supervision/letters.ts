import { letterStages, templateLanguages, templateTypes } from '@sejuk/domain/supervision/letters'
import { letterKinds } from '@sejuk/domain/supervision/supervision-statuses'
import {
  bigserial,
  boolean,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { authors, createdDate, instant, rowVersion } from '../../columns.ts'
import { supervisions } from './supervisions.ts'

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** Notices and disclaimers. A generated one never changes: later edits are a further version. */
export const supervisionLetters = pgTable(
  'supervision_letters',
  {
    letter_id: bigserial({ mode: 'number' }).primaryKey(),
    supervision_code: text()
      .notNull()
      .references(() => supervisions.supervision_code, { onDelete: 'cascade' }),
    service_type: text({ enum: letterKinds }).notNull(),
    template_type: text({ enum: templateTypes }).notNull(),
    document_no: text().notNull(),
    version: integer().notNull(),
    stage: text({ enum: letterStages }).notNull().default('Pending'),
    template_language: text({ enum: templateLanguages }).notNull(),
    has_signature_table: boolean().notNull().default(false),
    responsible_party: text().notNull(),
    issue_date: date({ mode: 'string' }).notNull(),
    problems: text().array().notNull().default([]),
    approver_user_code: text(),
    approver_user_name: text(),
    approve_date: instant(),
    reject_reason: text(),
    rejected_by: text(),
    rejected_date: instant(),
    /** What was generated, fixed. */
    content: jsonb().$type<Record<string, unknown>>(),
    content_hash: text(),
    pdf: bytea(),
    issued_date: instant(),
    signed_date: instant(),
    authors: authors(),
    created_by: text().notNull(),
    create_user_name: text().notNull(),
    created_date: createdDate(),
    updated_date: createdDate(),
    row_version: rowVersion(),
  },
  (t) => [
    uniqueIndex('supervision_letters_version').on(t.supervision_code, t.service_type, t.version),
    index('supervision_letters_stage').on(t.stage, t.created_date),
  ],
)
