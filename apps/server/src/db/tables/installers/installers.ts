import {
  bankStatuses,
  identityStatuses,
  installerTypes,
  transferTypes,
  verifyResults,
} from '@sejuk/domain/installers/installers'
import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdDate, instant, rowVersion } from '../../columns.ts'
import { banks } from '../masters/banks.ts'
import { departments } from '../masters/departments.ts'
import { cities, provinces } from '../masters/regions.ts'
import { attachments } from '../platform/attachments.ts'
import { users } from '../platform/users.ts'

/** A person who installs our units for a bonus. They sign in by phone, and are a user with the same code. */
export const installers = pgTable(
  'installers',
  {
    user_code: text()
      .primaryKey()
      .references(() => users.usercode, { onDelete: 'cascade' }),
    /** The national number. One phone is one installer for good: who was rejected cannot begin again with it. */
    phone_number: text().notNull().unique('installers_phone_number'),
    email: text(),
    user_status: text({ enum: identityStatuses }).notNull().default('Draft'),
    user_type: text({ enum: installerTypes }).notNull().default('Installer'),
    requested_type: text({ enum: installerTypes }).notNull().default('Installer'),
    /** Refused as a sales installer, for good. */
    is_barred: boolean().notNull().default(false),
    /** The branch that answers for them: the scope of who sees them. */
    dept_code: text()
      .notNull()
      .references(() => departments.dept_code),
    user_name: text().notNull().default(''),
    id_card_number: text().notNull().default(''),
    id_card_address: text().notNull().default(''),
    province_code: text().references(() => provinces.province_code),
    city_code: text().references(() => cities.city_code),
    photo_code_id_card: text().references(() => attachments.attachment_code),
    photo_code_id_profile: text().references(() => attachments.attachment_code),
    /** What a person found when comparing the data with the documents. */
    id_verify_result: text({ enum: verifyResults }).notNull().default('Unknown'),
    id_checked_by: text(),
    id_checked_user_name: text(),
    id_checked_date: instant(),
    id_check_note: text(),
    /** Which privacy text they agreed to, and when. */
    consent_version: text(),
    consent_date: instant(),
    submitted_date: instant(),
    approved_date: instant(),
    approved_user_code: text(),
    approved_user_name: text(),
    /** Of the last decision; the installer reads it. */
    approve_reason: text(),
    /** The installer never reads it. */
    admin_remark: text(),
    last_login_date: instant(),
    /** When they were rejected or paused; null while we work together. */
    ended_date: instant(),
    /** Their papers are kept for some years after that, and then no more. */
    photos_purged_date: instant(),
    created_date: createdDate(),
    updated_date: createdDate(),
    /** Of the person and of their account together. */
    row_version: rowVersion(),
  },
  (t) => [
    uniqueIndex('installers_id_card_number')
      .on(sql`upper(${t.id_card_number})`)
      .where(sql`user_status <> all (array['Draft'::text, 'Rejected'::text])`),
    index('installers_id_card_search').on(sql`upper(${t.id_card_number})`),
    index('installers_created').on(t.created_date, t.user_code),
    index('installers_dept_created').on(t.dept_code, t.created_date, t.user_code),
    index('installers_dept_status').on(t.dept_code, t.user_status),
    index('installers_status_created').on(t.user_status, t.created_date, t.user_code),
    index('installers_ended').on(t.ended_date).where(sql`photos_purged_date is null`),
    index('installers_name').on(t.user_name, t.user_code),
    index('installers_name_search').using('gin', t.user_name.op('gin_trgm_ops')),
    index('installers_code_search').using('gin', t.user_code.op('gin_trgm_ops')),
    index('installers_phone_search').using('gin', t.phone_number.op('gin_trgm_ops')),
  ],
)

/** Where an installer is paid. One account each; what it was before stands in the action log. */
export const installerBanks = pgTable(
  'installer_banks',
  {
    user_code: text()
      .primaryKey()
      .references(() => installers.user_code, { onDelete: 'cascade' }),
    bank_code: text()
      .notNull()
      .references(() => banks.bank_code),
    bank_province_code: text().references(() => provinces.province_code),
    bank_city_code: text().references(() => cities.city_code),
    account_name: text().notNull(),
    credited_account: text().notNull(),
    receiver_type: text().notNull(),
    receiver_residency: text().notNull(),
    transfer_type: text({ enum: transferTypes }).notNull(),
    /** Null while the registration is a draft. */
    approve_status: text({ enum: bankStatuses }),
    bank_verify_result: text({ enum: verifyResults }).notNull().default('Unknown'),
    /** Empty where the bank itself answered. */
    bank_checked_by: text(),
    bank_checked_user_name: text(),
    bank_checked_date: instant(),
    bank_check_note: text(),
    photo_code_bank_check: text().references(() => attachments.attachment_code),
    approve_reason: text(),
    approved_date: instant(),
    approved_user_code: text(),
    approved_user_name: text(),
    photo_code_disclaimer_letter: text().references(() => attachments.attachment_code),
    created_date: createdDate(),
    updated_date: createdDate(),
  },
  (t) => [
    index('installer_banks_status').on(t.approve_status, t.user_code),
    index('installer_banks_account').on(t.bank_code, t.credited_account),
  ],
)
