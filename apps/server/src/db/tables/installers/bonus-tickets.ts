import { callBackStatuses } from '@sejuk/domain/installers/bonus-call-backs'
import { type BonusFlag, flagTones } from '@sejuk/domain/installers/bonus-checks'
import type { RuleTerms } from '@sejuk/domain/installers/bonus-rules'
import { paymentStatuses, ticketStatuses } from '@sejuk/domain/installers/bonus-tickets'
import { installerTypes } from '@sejuk/domain/installers/installers'
import { sql } from 'drizzle-orm'
import { date, doublePrecision, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { createdDate, instant, rowVersion, rupiah } from '../../columns.ts'
import { departments } from '../masters/departments.ts'
import { installers } from './installers.ts'

/** What an installer asks for an installation. */
export const bonusTickets = pgTable(
  'bonus_tickets',
  {
    bonus_ticket_code: text().primaryKey(),
    user_code: text()
      .notNull()
      .references(() => installers.user_code),
    /** The key under which the phone made it, perhaps offline. */
    client_key: text().notNull(),
    /** What the installer was when it was handed in. */
    user_type: text({ enum: installerTypes }).notNull(),
    /** The branch that answers for the installer. */
    dept_code: text()
      .notNull()
      .references(() => departments.dept_code),
    install_date: date({ mode: 'string' }),
    customer_name: text(),
    customer_phone: text(),
    customer_address: text(),
    shop_name: text(),
    pin_lat: doublePrecision(),
    pin_lng: doublePrecision(),
    capture_lat: doublePrecision(),
    capture_lng: doublePrecision(),
    unit_count: integer().notNull().default(0),
    amount: rupiah().notNull().default(0),
    flags: jsonb().$type<BonusFlag[]>().notNull().default([]),
    /** The worst of the flags. */
    tone: text({ enum: flagTones }).notNull().default('green'),
    ticket_status: text({ enum: ticketStatuses }).notNull().default('Draft'),
    held_status: text({ enum: ticketStatuses }),
    /** The day on which it comes back by itself; without one somebody releases it. */
    hold_until: date({ mode: 'string' }),
    hold_user_code: text(),
    call_back_status: text({ enum: callBackStatuses }),
    /** How often the customer was called, and what came of the last time. Not the installer's to read. */
    calls: integer().notNull().default(0),
    call_date: instant(),
    call_user_name: text(),
    call_note: text(),
    payment_status: text({ enum: paymentStatuses }).notNull().default('Not_Yet'),
    /** Of the last decision; the installer reads it. */
    reason: text(),
    /** What staff wrote with an approval; the installer does not read it. */
    approve_remark: text(),
    submitted_date: instant(),
    branch_date: instant(),
    branch_user_code: text(),
    branch_user_name: text(),
    finance_date: instant(),
    finance_user_code: text(),
    finance_user_name: text(),
    expected_date: date({ mode: 'string' }),
    paid_date: instant(),
    created_date: createdDate(),
    row_version: rowVersion(),
  },
  (t) => [
    unique('bonus_tickets_client_key').on(t.user_code, t.client_key),
    index('bonus_tickets_created').on(t.created_date, t.bonus_ticket_code),
    index('bonus_tickets_search').using(
      'gin',
      t.bonus_ticket_code.op('gin_trgm_ops'),
      t.customer_name.op('gin_trgm_ops'),
      t.customer_phone.op('gin_trgm_ops'),
    ),
    index('bonus_tickets_status').on(t.ticket_status, t.created_date, t.bonus_ticket_code),
    index('bonus_tickets_dept').on(t.dept_code, t.created_date, t.bonus_ticket_code),
    index('bonus_tickets_own').on(t.user_code, t.created_date, t.bonus_ticket_code),
    index('bonus_tickets_installer').on(t.user_code, t.install_date),
    index('bonus_tickets_payable').on(t.ticket_status, t.payment_status, t.finance_date),
    index('bonus_tickets_held').on(t.hold_until).where(sql`ticket_status = 'On_Hold'::text`),
    index('bonus_tickets_calls')
      .on(t.call_back_status, t.created_date, t.bonus_ticket_code)
      .where(sql`call_back_status is not null`),
  ],
)

/** The units of a ticket, what each earns, and by which terms: as they were when it was handed in. */
export const bonusTicketUnits = pgTable(
  'bonus_ticket_units',
  {
    bonus_ticket_code: text()
      .notNull()
      .references(() => bonusTickets.bonus_ticket_code, { onDelete: 'cascade' }),
    unit_no: integer().notNull(),
    serial_indoor: text(),
    serial_outdoor: text(),
    item_code: text(),
    item_name: text(),
    rule_code: text(),
    rule_name: text(),
    rule_terms: jsonb().$type<RuleTerms>(),
    base_amount: rupiah().notNull().default(0),
    extra_amount: rupiah().notNull().default(0),
    capped_amount: rupiah().notNull().default(0),
    amount: rupiah().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.bonus_ticket_code, t.unit_no] }),
    index('bonus_ticket_units_indoor').on(t.serial_indoor),
    index('bonus_ticket_units_outdoor').on(t.serial_outdoor),
    index('bonus_ticket_units_rule').on(t.rule_code),
  ],
)

/** Who has a serial number now. Its key is what makes a second claim impossible; a denied ticket gives its rows back. */
export const bonusClaims = pgTable(
  'bonus_claims',
  {
    serial_number: text().notNull(),
    bonus_ticket_code: text()
      .notNull()
      .references(() => bonusTickets.bonus_ticket_code),
    created_date: createdDate(),
  },
  (t) => [
    primaryKey({ name: 'bonus_claims_once', columns: [t.serial_number] }),
    index('bonus_claims_ticket').on(t.bonus_ticket_code),
  ],
)
