import { claimOrigins, claimResults, claimStatuses } from '@sejuk/domain/returns/vendor-claims'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdDate, instant, rowVersion, rupiah } from '../../columns.ts'
import { items } from '../catalogue/items.ts'
import { serialNumbers } from '../catalogue/serial-numbers.ts'
import { departments } from '../masters/departments.ts'
import { warehouses } from '../masters/warehouses.ts'

/** Defective units that the factory is to pay for, in one batch. */
export const vendorClaims = pgTable(
  'vendor_claims',
  {
    claim_code: text().primaryKey(),
    factory_name: text().notNull(),
    /** The number under which the factory answered. */
    factory_reference: text(),
    dept_code: text()
      .notNull()
      .references(() => departments.dept_code),
    warehouse_code: text()
      .notNull()
      .references(() => warehouses.warehouse_code),
    note: text(),
    status: text({ enum: claimStatuses }).notNull().default('Draft'),
    /** Sums over the lines. */
    line_count: integer().notNull().default(0),
    answered_count: integer().notNull().default(0),
    claim_amount: rupiah().notNull().default(0),
    accepted_amount: rupiah().notNull().default(0),
    sent_date: instant(),
    answered_date: instant(),
    created_by: text().notNull(),
    create_user_name: text().notNull(),
    created_date: createdDate(),
    row_version: rowVersion(),
  },
  (t) => [
    index('vendor_claims_created').on(t.created_date, t.claim_code),
    index('vendor_claims_branch').on(t.dept_code, t.created_date, t.claim_code),
    index('vendor_claims_creator').on(t.created_by, t.created_date, t.claim_code),
    index('vendor_claims_status').on(t.status, t.created_date, t.claim_code),
  ],
)

export const vendorClaimLines = pgTable(
  'vendor_claim_lines',
  {
    claim_code: text()
      .notNull()
      .references(() => vendorClaims.claim_code, { onDelete: 'cascade' }),
    line_no: integer().notNull(),
    /** The exchange or the return with which the unit came back. */
    document_type: text({ enum: claimOrigins }).notNull(),
    document_code: text().notNull(),
    item_code: text()
      .notNull()
      .references(() => items.item_code),
    item_name: text().notNull(),
    serial_number: text()
      .notNull()
      .references(() => serialNumbers.serial_number),
    claim_amount: rupiah().notNull(),
    result: text({ enum: claimResults }),
    accepted_amount: rupiah().notNull().default(0),
    answer_reason: text(),
    /** Until the factory rejects it: then it may be claimed once more. */
    is_open: boolean().notNull().default(true),
  },
  (t) => [
    primaryKey({ columns: [t.claim_code, t.line_no] }),
    index('vendor_claim_lines_serial').on(t.serial_number),
    uniqueIndex('vendor_claim_lines_one_open').on(t.serial_number).where(sql`is_open`),
    check('vendor_claim_lines_amount', sql`${t.accepted_amount} between 0 and ${t.claim_amount}`),
  ],
)
