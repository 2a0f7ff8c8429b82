import { templateLanguages } from '@sejuk/domain/supervision/letters'
import { cardStatuses, warrantyBases } from '@sejuk/domain/supervision/supervision-statuses'
import { signMethods } from '@sejuk/domain/supervision/warranty-cards'
import { sql } from 'drizzle-orm'
import { boolean, customType, date, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { authors, createdDate, instant, rowVersion } from '../../columns.ts'
import { departments } from '../masters/departments.ts'
import { supervisions } from './supervisions.ts'

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** One version of a warranty card. An issued one never changes; a correction is the next version. */
export const warrantyCards = pgTable(
  'warranty_cards',
  {
    /** The card and its version: `WC-705-2611-00001.1`. */
    card_key: text().primaryKey(),
    card_code: text().notNull(),
    version: integer().notNull(),
    supervision_code: text()
      .notNull()
      .references(() => supervisions.supervision_code),
    dept_code: text()
      .notNull()
      .references(() => departments.dept_code),
    service_dept_code: text()
      .notNull()
      .references(() => departments.dept_code),
    project_name: text().notNull(),
    /** One for all versions; only the hash is stored. */
    token_hash: text().notNull(),
    status: text({ enum: cardStatuses }).notNull().default('Document_Draft'),
    is_superseded: boolean().notNull().default(false),
    template_language: text({ enum: templateLanguages }).notNull(),
    receiver: text().notNull(),
    issue_manager: text().notNull(),
    issue_manager_title: text().notNull(),
    delivery_orders: text().array().notNull(),
    installation_problems: text(),
    design_problems: text(),
    remark: text(),
    /** Of this card: who writes it may take the contract where the supervision says policy. */
    warranty_basis: text({ enum: warrantyBases }).notNull().default('based_on_warranty_policy'),
    contract_clause: text(),
    /** Units that are promised something else than the policy says. */
    differing: integer().notNull().default(0),
    start_date: date({ mode: 'string' }).notNull(),
    item_count: integer().notNull().default(0),
    first_end_date: date({ mode: 'string' }),
    /** Serial numbers that are missing or too many, with nobody having said why. */
    unexplained: integer().notNull().default(0),
    serial_remark: text(),
    approved_by: text(),
    approved_date: instant(),
    reject_reason: text(),
    issued_date: instant(),
    signed_date: instant(),
    sign_method: text({ enum: signMethods }),
    signed_by: text(),
    signed_phone: text(),
    voided_date: instant(),
    voided_by: text(),
    void_reason: text(),
    content_hash: text(),
    pdf: bytea(),
    authors: authors(),
    created_by: text().notNull(),
    create_user_name: text().notNull(),
    created_date: createdDate(),
    updated_date: createdDate(),
    row_version: rowVersion(),
  },
  (t) => [
    uniqueIndex('warranty_cards_version').on(t.card_code, t.version),
    index('warranty_cards_token').on(t.token_hash, t.version),
    index('warranty_cards_supervision').on(t.supervision_code),
    index('warranty_cards_created').on(t.created_date, t.card_key),
    index('warranty_cards_dept').on(t.dept_code, t.created_date, t.card_key),
    index('warranty_cards_service').on(t.service_dept_code, t.created_date, t.card_key),
    index('warranty_cards_creator').on(t.created_by, t.created_date, t.card_key),
    index('warranty_cards_end').on(t.first_end_date, t.card_key),
    index('warranty_cards_search').using(
      'gin',
      t.card_code.op('gin_trgm_ops'),
      t.project_name.op('gin_trgm_ops'),
      t.receiver.op('gin_trgm_ops'),
    ),
  ],
)

export const warrantyCardItems = pgTable(
  'warranty_card_items',
  {
    card_key: text()
      .notNull()
      .references(() => warrantyCards.card_key, { onDelete: 'cascade' }),
    id: integer().notNull(),
    card_code: text().notNull(),
    item_code: text().notNull(),
    item_name: text().notNull(),
    serial_number: text().notNull(),
    warranty_end_date_sparepart: date({ mode: 'string' }).notNull(),
    warranty_end_date_compressor: date({ mode: 'string' }).notNull(),
    /** What the policy says; null on cards from before that was kept. */
    policy_end_sparepart: date({ mode: 'string' }),
    policy_end_compressor: date({ mode: 'string' }),
    /** Why a unit that is damaged or was never installed stands here. */
    reason: text(),
    /** Of the version that counts: drafts and issued cards, not what was replaced. */
    is_live: boolean().notNull().default(true),
    /** Of a card that is issued: it decides the warranty of the unit. */
    is_issued: boolean().notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.card_key, t.id] }),
    uniqueIndex('warranty_card_items_live').on(t.serial_number).where(sql`is_live`),
    index('warranty_card_items_issued').on(t.serial_number).where(sql`is_issued`),
  ],
)
