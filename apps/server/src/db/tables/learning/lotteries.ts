import { lotteryStatuses, taxPayers } from '@sejuk/domain/learning/lotteries'
import { sql } from 'drizzle-orm'
import { boolean, date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { authors, createdDate, instant, rowVersion, rupiah } from '../../columns.ts'

export const lotteries = pgTable(
  'lotteries',
  {
    lottery_code: text().primaryKey(),
    lottery_name: text().notNull(),
    event_date: date({ mode: 'string' }).notNull(),
    status: text({ enum: lotteryStatuses }).notNull().default('Draft'),
    tax_percent: integer().notNull(),
    tax_payer: text({ enum: taxPayers }).notNull(),
    only_present: boolean().notNull().default(false),
    /** Made once, by the approval, and told to nobody before the end. */
    seed: text(),
    seed_hash: text(),
    list_hash: text(),
    /** Of those present, written by the start where only they are in the draw. */
    presence_hash: text(),
    /** Called out in the hall, and mixed into every chance. */
    word: text(),
    frozen_date: instant(),
    started_date: instant(),
    closed_date: instant(),
    authors: authors(),
    created_by: text().notNull(),
    create_user_name: text().notNull(),
    created_date: createdDate(),
    row_version: rowVersion(),
  },
  (t) => [index('lotteries_created').on(t.created_date, t.lottery_code)],
)

export const lotteryPrizes = pgTable(
  'lottery_prizes',
  {
    prize_code: text().primaryKey(),
    lottery_code: text()
      .notNull()
      .references(() => lotteries.lottery_code, { onDelete: 'cascade' }),
    /** The order of the draw. */
    round: integer().notNull(),
    prize_name: text().notNull(),
    qty: integer().notNull(),
    value: rupiah().notNull(),
  },
  (t) => [uniqueIndex('lottery_prizes_round').on(t.lottery_code, t.round)],
)

export const lotteryParticipants = pgTable(
  'lottery_participants',
  {
    participant_id: integer().primaryKey().generatedAlwaysAsIdentity(),
    lottery_code: text()
      .notNull()
      .references(() => lotteries.lottery_code, { onDelete: 'cascade' }),
    participant_code: text().notNull(),
    participant_name: text().notNull(),
    /** Branch, shop or town. */
    place: text().notNull().default(''),
    chances: integer().notNull().default(1),
    is_present: boolean().notNull().default(false),
  },
  (t) => [
    uniqueIndex('lottery_participants_code').on(t.lottery_code, t.participant_code),
    index('lottery_participants_name').on(t.lottery_code, t.participant_name, t.participant_code),
  ],
)

/** Decided all at once by the start; each is shown when the stage comes to it. */
export const lotteryDraws = pgTable(
  'lottery_draws',
  {
    draw_id: integer().primaryKey().generatedAlwaysAsIdentity(),
    lottery_code: text()
      .notNull()
      .references(() => lotteries.lottery_code),
    prize_code: text()
      .notNull()
      .references(() => lotteryPrizes.prize_code),
    turn: integer().notNull(),
    participant_code: text().notNull(),
    revealed_date: instant(),
    claimed_date: instant(),
    received_by: text(),
    handed_by: text(),
    signature: text(),
    redraw_reason: text(),
    redraw_asked_by: text(),
    redraw_asked_name: text(),
    redraw_decided_by: text(),
    /** Once the first seed is public: made when the redraw is asked for, told when it was drawn. */
    redraw_seed: text(),
    redraw_seed_hash: text(),
    /** Drawn again: kept, and no winner any more. */
    is_replaced: boolean().notNull().default(false),
    row_version: rowVersion(),
  },
  (t) => [
    uniqueIndex('lottery_draws_place').on(t.prize_code, t.turn).where(sql`not is_replaced`),
    uniqueIndex('lottery_draws_winner').on(t.lottery_code, t.participant_code),
    index('lottery_draws_revealed').on(t.revealed_date, t.draw_id),
  ],
)
