import {
  ascFlags,
  cooperations,
  customerStatuses,
  customerTypes,
  taxIdTypes,
  transactionCodes,
  yesNo,
} from '@sejuk/domain/customers/customers'
import { defaultOrganization } from '@sejuk/domain/masters/organizations'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
} from 'drizzle-orm/pg-core'
import { authors, createdDate, instant, rowVersion, rupiah } from '../../columns.ts'
import { banks } from '../masters/banks.ts'
import { departments } from '../masters/departments.ts'

export const customers = pgTable(
  'customers',
  {
    customer_code: text().primaryKey(),
    customer_name: text().notNull(),
    customer_type_code: text({ enum: customerTypes }).notNull().default('dealer'),
    /** A code of the list CUSTOMER_LEVEL. */
    customer_level: text(),
    org_code: text().notNull().default(defaultOrganization),
    dept_code: text()
      .notNull()
      .references(() => departments.dept_code),
    salesman_code: text(),
    business_unit_codes: text().array().notNull().default([]),
    cooperation: text({ enum: cooperations }).notNull().default('Cooperate'),
    cooperation_reason: text(),
    asc_flag: text({ enum: ascFlags }).notNull().default('No'),
    /** 0 or 1. */
    customer_is_taxable: integer().notNull().default(0),
    price_include_tax: text({ enum: yesNo }).notNull().default('N'),
    tax_id_type: text({ enum: taxIdTypes }),
    npwp: text(),
    nitku: text(),
    nik: text(),
    tax_name: text(),
    tax_address: text(),
    tax_emails: text().array().notNull().default([]),
    transaction_code: text({ enum: transactionCodes }).notNull().default('04'),
    /** A code of the list COLLECT_METHOD. */
    collect_method: text(),
    payment_term_days: integer().notNull().default(0),
    /** Granted by credit limit requests alone. */
    credit_limit: rupiah().notNull().default(0),
    cheque_allowed: text({ enum: yesNo }).notNull().default('N'),
    pic_name: text(),
    /** The national number. */
    pic_phone: text(),
    pic_email: text(),
    pic_project_user_code: text(),
    province_code: text(),
    city_code: text(),
    district_code: text(),
    sub_district_code: text(),
    postal_code: text(),
    detail_address: text(),
    lat: doublePrecision(),
    lng: doublePrecision(),
    bank_code: text().references(() => banks.bank_code),
    account_name: text(),
    account_number: text(),
    /** Whoever came before approval was asked for is in force. */
    status: text({ enum: customerStatuses }).notNull().default('Approved'),
    /** Controlled fields as they shall be once somebody else approves. */
    waiting: jsonb().$type<Record<string, unknown>>(),
    authors: authors(),
    /** Who wrote last of what is to be approved. */
    author_code: text(),
    author_name: text(),
    reject_reason: text(),
    close_reason: text(),
    duplicate_reason: text(),
    approved_by: text(),
    approved_user_name: text(),
    approved_date: instant(),
    /** Since when somebody's decision is awaited. */
    waiting_since: instant(),
    /** The customer that this one turned out to be. */
    merged_into: text().references((): AnyPgColumn => customers.customer_code),
    last_order_date: date({ mode: 'string' }),
    last_visit_date: date({ mode: 'string' }),
    created_by: text().notNull(),
    create_user_name: text().notNull().default(''),
    created_date: createdDate(),
    row_version: rowVersion(),
  },
  (t) => [
    index('customers_name').on(t.customer_name, t.customer_code),
    index('customers_dept_name').on(t.dept_code, t.customer_name, t.customer_code),
    index('customers_salesman').on(t.salesman_code, t.status),
    index('customers_creator').on(t.created_by),
    index('customers_created').on(t.created_date, t.customer_code),
    index('customers_dept_created').on(t.dept_code, t.created_date, t.customer_code),
    index('customers_dept_status').on(t.dept_code, t.status),
    index('customers_status').on(t.status, t.created_date, t.customer_code),
    index('customers_search').using('gin', t.dept_code, t.customer_name.op('gin_trgm_ops')),
    index('customers_code_search').using('gin', t.customer_code.op('gin_trgm_ops')),
    // However the firm's form, its signs and its capitals are written.
    index('customers_name_key').using('gin', sql`customer_name_key(${t.customer_name}) gin_trgm_ops`),
    index('customers_phone').on(t.pic_phone),
    index('customers_phone_search').using('gin', t.pic_phone.op('gin_trgm_ops')),
    index('customers_npwp').on(t.npwp),
    index('customers_place').on(t.lat, t.lng),
    index('customers_waiting_since').on(t.waiting_since, t.customer_code).where(sql`${t.waiting_since} is not null`),
    index('customers_last_order').on(t.last_order_date),
    check('customers_taxable', sql`${t.customer_is_taxable} in (0, 1)`),
  ],
)
