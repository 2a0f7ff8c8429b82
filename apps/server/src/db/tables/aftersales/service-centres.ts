import { ascFlags, ascGroups, ascTypes, type Capacity, cooperations } from '@sejuk/domain/aftersales/service-centres'
import { sql } from 'drizzle-orm'
import { boolean, date, doublePrecision, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdDate, rowVersion } from '../../columns.ts'
import { banks } from '../masters/banks.ts'
import { departments } from '../masters/departments.ts'
import { subDistricts } from '../masters/regions.ts'

/** A service centre (ASC). */
export const serviceCentres = pgTable(
  'service_centres',
  {
    asc_code: text().primaryKey(),
    asc_name: text().notNull(),
    asc_type: text({ enum: ascTypes }).notNull(),
    asc_flag: text({ enum: ascFlags }).notNull().default('Yes'),
    cooperation: text({ enum: cooperations }).notNull().default('Cooperate'),
    asc_group: text({ enum: ascGroups }).notNull(),
    ass_admin_group: text().notNull().default(''),
    /** Who of the after-sales department looks after it. */
    ass_admin_user_codes: text().array().notNull().default([]),
    dept_code: text()
      .notNull()
      .references(() => departments.dept_code),
    address: text().notNull().default(''),
    city_name: text().notNull().default(''),
    phone: text(),
    email: text(),
    lat: doublePrecision().notNull(),
    lng: doublePrecision().notNull(),
    capacity_per_day: jsonb().$type<Capacity>().notNull().default({}),
    /** Sunday is 0. */
    work_days: integer().array().notNull().default(sql`'{1,2,3,4,5,6}'`),
    work_from: text().notNull().default('08:30'),
    work_to: text().notNull().default('18:00'),
    npwp: text(),
    is_pkp: boolean().notNull().default(false),
    bank_code: text().references(() => banks.bank_code),
    account_name: text(),
    credited_account: text(),
    contract_number: text(),
    contract_signed_date: date({ mode: 'string' }),
    contract_valid_to: date({ mode: 'string' }),
    /** Of five, as customers gave it. */
    rating: doublePrecision(),
    created_date: createdDate(),
    row_version: rowVersion(),
  },
  (t) => [
    index('service_centres_name').on(t.asc_name, t.asc_code),
    index('service_centres_dept').on(t.dept_code, t.asc_code),
  ],
)

/** The sub-districts a centre goes to. */
export const ascCoverages = pgTable(
  'asc_coverages',
  {
    asc_code: text()
      .notNull()
      .references(() => serviceCentres.asc_code, { onDelete: 'cascade' }),
    sub_district_code: text()
      .notNull()
      .references(() => subDistricts.sub_district_code),
  },
  (t) => [
    primaryKey({ columns: [t.asc_code, t.sub_district_code] }),
    index('asc_coverages_sub_district').on(t.sub_district_code, t.asc_code),
  ],
)

/** Further places a centre works from. */
export const ascBranchOffices = pgTable(
  'asc_branch_offices',
  {
    office_id: integer().primaryKey().generatedAlwaysAsIdentity(),
    asc_code: text()
      .notNull()
      .references(() => serviceCentres.asc_code, { onDelete: 'cascade' }),
    office_name: text().notNull(),
    address: text().notNull(),
    phone: text(),
    sub_districts: text().array().notNull().default([]),
    created_date: createdDate(),
    row_version: rowVersion(),
  },
  (t) => [index('asc_branch_offices_asc').on(t.asc_code, t.office_id)],
)
