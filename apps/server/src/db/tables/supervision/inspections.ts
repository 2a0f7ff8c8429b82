import {
  checkpointKinds,
  inspectionCategories,
  inspectionResults,
  problemKinds,
  problemStatuses,
  severities,
} from '@sejuk/domain/supervision/inspection'
import {
  bigserial,
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { createdDate, instant, rowVersion } from '../../columns.ts'
import { supervisions } from './supervisions.ts'

const ofSupervision = () =>
  text()
    .notNull()
    .references(() => supervisions.supervision_code, { onDelete: 'cascade' })

/** The points of an inspection, by category and level. */
export const inspectionCheckpoints = pgTable(
  'inspection_checkpoints',
  {
    checkpoint_code: text().primaryKey(),
    category: text({ enum: inspectionCategories }).notNull(),
    levels: text().array().notNull(),
    text_default: text().notNull(),
    text_local: text().notNull(),
    kind: text({ enum: checkpointKinds }).notNull(),
    unit: text(),
    min: doublePrecision(),
    max: doublePrecision(),
    photo_min: integer().notNull().default(0),
    is_critical: boolean().notNull().default(false),
    /** What usually mends it. */
    fix_default: text(),
    fix_local: text(),
    seq: integer().notNull(),
    is_active: boolean().notNull().default(true),
    created_date: createdDate(),
    row_version: rowVersion(),
  },
  (t) => [index('inspection_checkpoints_seq').on(t.seq, t.checkpoint_code)],
)

/** Every answer that was given; the one that counts stands in `inspection_points`. */
export const inspectionAnswers = pgTable(
  'inspection_answers',
  {
    answer_id: bigserial({ mode: 'number' }).primaryKey(),
    client_uuid: text().notNull(),
    supervision_code: ofSupervision(),
    checkpoint_code: text()
      .notNull()
      .references(() => inspectionCheckpoints.checkpoint_code),
    result: text({ enum: inspectionResults }).notNull(),
    value: text(),
    zone: text(),
    note: text(),
    photos: integer().notNull().default(0),
    usercode: text().notNull(),
    username: text().notNull(),
    /** By the clock of the phone. */
    answered_date: instant().notNull(),
    created_date: createdDate(),
  },
  (t) => [
    uniqueIndex('inspection_answers_once').on(t.client_uuid),
    index('inspection_answers_record').on(t.supervision_code, t.checkpoint_code, t.answer_id),
  ],
)

/** What counts of each point. */
export const inspectionPoints = pgTable(
  'inspection_points',
  {
    supervision_code: ofSupervision(),
    checkpoint_code: text()
      .notNull()
      .references(() => inspectionCheckpoints.checkpoint_code),
    answer_id: integer().notNull(),
    result: text({ enum: inspectionResults }).notNull(),
    /** Two answered differently without knowing of each other. */
    is_disputed: boolean().notNull().default(false),
    first_result: text({ enum: inspectionResults }).notNull(),
    /** Critical, said not to apply, and nobody else has said so yet: it does not count as answered. */
    awaits_second: boolean().notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.supervision_code, t.checkpoint_code] })],
)

export const inspectionProblems = pgTable(
  'inspection_problems',
  {
    supervision_code: ofSupervision(),
    problem_no: integer().notNull(),
    checkpoint_code: text().references(() => inspectionCheckpoints.checkpoint_code),
    kind: text({ enum: problemKinds }).notNull(),
    severity: text({ enum: severities }).notNull(),
    description: text().notNull(),
    recommended_fix: text(),
    responsible: text(),
    due_date: date({ mode: 'string' }),
    status: text({ enum: problemStatuses }).notNull().default('Open'),
    fix_note: text(),
    claimed_by: text(),
    claimed_by_code: text(),
    claimed_date: instant(),
    closed_by: text(),
    closed_date: instant(),
    created_by: text().notNull(),
    create_user_name: text().notNull(),
    created_date: createdDate(),
    row_version: rowVersion(),
  },
  (t) => [
    primaryKey({ columns: [t.supervision_code, t.problem_no] }),
    index('inspection_problems_open').on(t.status, t.due_date),
  ],
)
