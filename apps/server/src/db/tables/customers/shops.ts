import { yesNo } from '@sejuk/domain/customers/customers'
import { shopClasses, shopStatuses } from '@sejuk/domain/customers/shops'
import { sql } from 'drizzle-orm'
import {
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { authors, createdDate, rowVersion, scopeOfShop } from '../../columns.ts'
import { departments } from '../masters/departments.ts'
import { users } from '../platform/users.ts'
import { customers } from './customers.ts'

/** Where a customer sells our units. */
export const shops = pgTable(
  'shops',
  {
    shop_code: text().primaryKey(),
    shop_name: text().notNull(),
    customer_code: text()
      .notNull()
      .references(() => customers.customer_code),
    dept_code: text()
      .notNull()
      .references(() => departments.dept_code),
    salesman_code: text(),
    shop_class: text({ enum: shopClasses }).notNull().default('C'),
    floor_area_m2: integer(),
    /** How many of our and others' units stand there, by brand. */
    display_units: jsonb().$type<Record<string, number>>().notNull().default({}),
    opening_hours: text(),
    phone: text(),
    province_code: text(),
    city_code: text(),
    district_code: text(),
    sub_district_code: text(),
    postal_code: text(),
    detail_address: text().notNull().default(''),
    lat: doublePrecision(),
    lng: doublePrecision(),
    is_open: text({ enum: yesNo }).notNull().default('Y'),
    status: text({ enum: shopStatuses }).notNull().default('Draft'),
    authors: authors(),
    close_reason: text(),
    last_visit_date: date({ mode: 'string' }),
    created_by: text().notNull(),
    create_user_name: text().notNull().default(''),
    created_date: createdDate(),
    row_version: rowVersion(),
  },
  (t) => [
    index('shops_customer').on(t.customer_code, t.shop_code),
    index('shops_name').on(t.shop_name, t.shop_code),
    index('shops_dept_name').on(t.dept_code, t.shop_name, t.shop_code),
    index('shops_created').on(t.created_date, t.shop_code),
    index('shops_dept_created').on(t.dept_code, t.created_date, t.shop_code),
    // With the status, by which a salesperson's are counted from the index alone.
    index('shops_salesman').on(t.salesman_code, t.created_date, t.shop_code, t.status),
    index('shops_creator').on(t.created_by, t.created_date, t.shop_code),
    index('shops_search').using('gin', t.dept_code, t.shop_name.op('gin_trgm_ops')),
    index('shops_code_search').using('gin', t.shop_code.op('gin_trgm_ops')),
    index('shops_phone_search').using('gin', t.phone.op('gin_trgm_ops')),
    index('shops_place').on(t.lat, t.lng),
  ],
)

/** The one in a shop who decides, and may sign in. */
export const keypersons = pgTable(
  'keypersons',
  {
    keyperson_code: text().primaryKey(),
    keyperson_name: text().notNull(),
    phone: text().notNull(),
    email: text(),
    shop_code: text().references(() => shops.shop_code),
    dept_code: text()
      .notNull()
      .references(() => departments.dept_code),
    /** Their account, where they have one. */
    user_code: text().references(() => users.usercode),
    /** Units a month. */
    monthly_target: integer().notNull().default(20),
    is_active: boolean().notNull().default(true),
    ...scopeOfShop(),
    created_by: text().notNull(),
    created_date: createdDate(),
    row_version: rowVersion(),
  },
  (t) => [
    uniqueIndex('keypersons_one_a_shop').on(t.shop_code).where(sql`is_active`),
    index('keypersons_name').on(t.keyperson_name, t.keyperson_code),
    index('keypersons_dept').on(t.dept_code, t.keyperson_name, t.keyperson_code),
    index('keypersons_salesman').on(t.scope_salesman_code, t.keyperson_name, t.keyperson_code),
    index('keypersons_owner').on(t.created_by, t.keyperson_name, t.keyperson_code),
    index('keypersons_customer').on(t.scope_customer_code, t.keyperson_name, t.keyperson_code),
  ],
)

/** Whoever sells our units in the shops of others. */
export const promotors = pgTable(
  'promotors',
  {
    promotor_code: text().primaryKey(),
    promotor_name: text().notNull(),
    phone: text().notNull(),
    dept_code: text()
      .notNull()
      .references(() => departments.dept_code),
    /** The salesperson who leads them. */
    salesman_code: text(),
    join_date: date({ mode: 'string' }).notNull(),
    user_code: text().references(() => users.usercode),
    /** Units a month. */
    monthly_target: integer().notNull().default(30),
    is_active: boolean().notNull().default(true),
    created_by: text().notNull(),
    created_date: createdDate(),
    row_version: rowVersion(),
  },
  (t) => [
    index('promotors_name').on(t.promotor_name, t.promotor_code),
    index('promotors_dept').on(t.dept_code, t.promotor_name, t.promotor_code),
    index('promotors_salesman').on(t.salesman_code, t.promotor_name, t.promotor_code),
    index('promotors_owner').on(t.created_by, t.promotor_name, t.promotor_code),
  ],
)

export const shopPromotors = pgTable(
  'shop_promotors',
  {
    shop_code: text()
      .notNull()
      .references(() => shops.shop_code, { onDelete: 'cascade' }),
    promotor_code: text()
      .notNull()
      .references(() => promotors.promotor_code, { onDelete: 'cascade' }),
  },
  (t) => [
    primaryKey({ columns: [t.shop_code, t.promotor_code] }),
    index('shop_promotors_promotor').on(t.promotor_code),
  ],
)
