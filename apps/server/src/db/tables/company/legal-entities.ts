import type { PaperKind } from '@sejuk/domain/company/legal-entities'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  customType,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { createdDate, rowVersion } from '../../columns.ts'
import { banks } from '../masters/banks.ts'
import { departments } from '../masters/departments.ts'

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** Pictures on papers, by what they are: a paper that was issued keeps its own, whatever the company shows today. */
export const paperLogos = pgTable('paper_logos', {
  logo_hash: text().primaryKey(),
  content_type: text({ enum: ['image/png', 'image/jpeg'] }).notNull(),
  bytes: bytea().notNull(),
  created_date: createdDate(),
})

/** The companies behind the organizations: who sells, by law. */
export const legalEntities = pgTable(
  'legal_entities',
  {
    entity_code: text().primaryKey(),
    name: text().notNull(),
    npwp: text().notNull().unique('legal_entities_npwp'),
    /** Of the head office. */
    nitku: text().notNull(),
    address: text().notNull(),
    phone: text(),
    email: text(),
    /** Since when it collects VAT; null: it does not. */
    pkp_since: date({ mode: 'string' }),
    is_retailer: boolean().notNull().default(false),
    logo_hash: text().references(() => paperLogos.logo_hash),
    updated_user_name: text().notNull(),
    created_date: createdDate(),
    updated_date: createdDate(),
    row_version: rowVersion(),
  },
  (t) => [
    check('legal_entities_npwp_digits', sql`${t.npwp} ~ '^[0-9]{16}$'`),
    check('legal_entities_nitku_digits', sql`${t.nitku} ~ '^[0-9]{22}$' and left(${t.nitku}, 16) = ${t.npwp}`),
  ],
)

/** What a branch prints of its own: its place with the tax office, its address. */
export const legalEntityBranches = pgTable(
  'legal_entity_branches',
  {
    entity_code: text()
      .notNull()
      .references(() => legalEntities.entity_code),
    dept_code: text()
      .notNull()
      .references(() => departments.dept_code),
    nitku: text().notNull(),
    address: text().notNull(),
    city: text().notNull(),
    phone: text(),
  },
  (t) => [
    primaryKey({ columns: [t.entity_code, t.dept_code] }),
    check('legal_entity_branches_nitku', sql`${t.nitku} ~ '^[0-9]{22}$'`),
  ],
)

/** The company's own bank accounts: on papers, behind payment references, on statements of the bank. */
export const companyAccounts = pgTable(
  'company_accounts',
  {
    account_code: text().primaryKey(),
    entity_code: text()
      .notNull()
      .references(() => legalEntities.entity_code),
    bank_code: text()
      .notNull()
      .references(() => banks.bank_code),
    account_number: text().notNull(),
    account_name: text().notNull(),
    /** On whose papers it stands; none: on those of every branch. */
    dept_codes: text().array().notNull().default([]),
    seq: integer().notNull().default(1),
    from_date: date({ mode: 'string' }).notNull(),
    to_date: date({ mode: 'string' }),
  },
  (t) => [
    unique('company_accounts_number').on(t.bank_code, t.account_number),
    index('company_accounts_entity').on(t.entity_code, t.seq),
    check('company_accounts_digits', sql`${t.account_number} ~ '^[0-9]{5,30}$'`),
    check('company_accounts_days', sql`${t.to_date} is null or ${t.to_date} >= ${t.from_date}`),
  ],
)

/** Who signs which papers, and from when until when. */
export const legalEntitySigners = pgTable(
  'legal_entity_signers',
  {
    signer_id: integer().primaryKey().generatedAlwaysAsIdentity(),
    entity_code: text()
      .notNull()
      .references(() => legalEntities.entity_code),
    /** None: of every branch that has nobody of its own. */
    dept_code: text().references(() => departments.dept_code),
    name: text().notNull(),
    title: text().notNull(),
    papers: text().array().$type<PaperKind[]>().notNull(),
    from_date: date({ mode: 'string' }).notNull(),
    to_date: date({ mode: 'string' }),
  },
  (t) => [
    index('legal_entity_signers_entity').on(t.entity_code),
    check('legal_entity_signers_days', sql`${t.to_date} is null or ${t.to_date} >= ${t.from_date}`),
  ],
)
