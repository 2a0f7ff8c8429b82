import { paymentStatuses } from '@sejuk/domain/installers/bonus-tickets'
import { transferTypes } from '@sejuk/domain/installers/installers'
import { exclusionKinds, payeeTypes, settlementKinds, settlementStatuses } from '@sejuk/domain/installers/settlements'
import { sql } from 'drizzle-orm'
import { boolean, date, foreignKey, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { authors, createdDate, instant, rowVersion, rupiah, scopeOfBonusTicket } from '../../columns.ts'
import { bonusTickets } from './bonus-tickets.ts'

/** One payment run. */
export const settlements = pgTable(
  'settlements',
  {
    settlement_code: text().primaryKey(),
    kind: text({ enum: settlementKinds }).notNull().default('Installer_Bonus'),
    period_from: date({ mode: 'string' }).notNull(),
    period_to: date({ mode: 'string' }).notNull(),
    /** Empty: every branch its maker sees. */
    dept_codes: text().array().notNull().default([]),
    /** The maker's branch: the scope of who sees it. */
    dept_code: text().notNull(),
    status: text({ enum: settlementStatuses }).notNull().default('Draft'),
    /** Hundredths of a percent. */
    tax_with_id: integer().notNull(),
    tax_without_id: integer().notNull(),
    fee_per_line: rupiah().notNull().default(0),
    installers: integer().notNull().default(0),
    tickets: integer().notNull().default(0),
    gross_amount: rupiah().notNull().default(0),
    tax_amount: rupiah().notNull().default(0),
    admin_fee: rupiah().notNull().default(0),
    net_amount: rupiah().notNull().default(0),
    /** Which bank's file it is written as. */
    bank_format: text().notNull().default('standard'),
    remark: text(),
    return_reason: text(),
    due_date: date({ mode: 'string' }),
    created_by: text().notNull(),
    create_user_name: text().notNull(),
    approved_by: text(),
    approved_user_name: text(),
    approved_date: instant(),
    finished_date: instant(),
    created_date: createdDate(),
    authors: authors(),
    row_version: rowVersion(),
  },
  (t) => [
    index('settlements_created').on(t.created_date, t.settlement_code),
    index('settlements_search').using(
      'gin',
      t.settlement_code.op('gin_trgm_ops'),
      t.create_user_name.op('gin_trgm_ops'),
    ),
    index('settlements_creator').on(t.created_by, t.created_date, t.settlement_code),
    index('settlements_dept').on(t.dept_code, t.created_date, t.settlement_code),
  ],
)

/**
 * The branches that see a settlement: its maker's, and those it pays, in the order of their lists. The database writes it by itself
 * (triggers on settlements and their tickets): nothing else does.
 */
export const settlementBranches = pgTable(
  'settlement_branches',
  {
    settlement_code: text().notNull(),
    dept_code: text().notNull(),
    /** The settlement's. */
    scope_created_date: instant().notNull(),
  },
  (t) => [
    primaryKey({ name: 'settlement_branches_pk', columns: [t.settlement_code, t.dept_code] }),
    foreignKey({
      name: 'settlement_branches_settlement',
      columns: [t.settlement_code],
      foreignColumns: [settlements.settlement_code],
    }).onDelete('cascade'),
    index('settlement_branches_list').on(t.dept_code, t.scope_created_date, t.settlement_code),
  ],
)

/** What one installer or seller gets, and into which account: as it stood when the run was made. */
export const settlementLines = pgTable(
  'settlement_lines',
  {
    settlement_code: text()
      .notNull()
      .references(() => settlements.settlement_code, { onDelete: 'cascade' }),
    line_no: integer().notNull(),
    /** Of the installer, or of the seller. */
    user_code: text().notNull(),
    user_name: text().notNull(),
    user_type: text({ enum: payeeTypes }).notNull(),
    has_tax_id: boolean().notNull(),
    bank_code: text().notNull(),
    bank_name: text().notNull(),
    swift_code: text().notNull(),
    account_name: text().notNull(),
    credited_account: text().notNull(),
    transfer_type: text({ enum: transferTypes }).notNull(),
    gross_amount: rupiah().notNull(),
    tax_amount: rupiah().notNull(),
    admin_fee: rupiah().notNull(),
    net_amount: rupiah().notNull(),
    payment_status: text({ enum: paymentStatuses }).notNull().default('Not_Yet'),
    bank_ref: text(),
    fail_reason: text(),
    paid_date: instant(),
  },
  (t) => [primaryKey({ columns: [t.settlement_code, t.line_no] }), index('settlement_lines_installer').on(t.user_code)],
)

/** Which tickets a line pays. Only a failed payment lets go of its tickets: one live row a ticket, whatever happens. */
export const settlementTickets = pgTable(
  'settlement_tickets',
  {
    settlement_code: text().notNull(),
    line_no: integer().notNull(),
    bonus_ticket_code: text()
      .notNull()
      .references(() => bonusTickets.bonus_ticket_code),
    amount: rupiah().notNull(),
    is_live: boolean().notNull().default(true),
    ...scopeOfBonusTicket(),
  },
  (t) => [
    primaryKey({ columns: [t.settlement_code, t.bonus_ticket_code] }),
    foreignKey({
      name: 'settlement_tickets_line',
      columns: [t.settlement_code, t.line_no],
      foreignColumns: [settlementLines.settlement_code, settlementLines.line_no],
    }).onDelete('cascade'),
    index('settlement_tickets_branch').on(t.scope_dept_code, t.settlement_code, t.line_no),
    uniqueIndex('settlement_tickets_once').on(t.bonus_ticket_code).where(sql`is_live`),
  ],
)

/** What was left out of a run, and why. */
export const settlementExclusions = pgTable(
  'settlement_exclusions',
  {
    settlement_code: text()
      .notNull()
      .references(() => settlements.settlement_code, { onDelete: 'cascade' }),
    /** A ticket, or a seller. */
    payable_code: text().notNull(),
    kind: text({ enum: exclusionKinds }).notNull(),
    reason: text(),
  },
  (t) => [primaryKey({ columns: [t.settlement_code, t.payable_code] })],
)
