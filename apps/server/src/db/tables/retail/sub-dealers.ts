import { subDealerClasses, subDealerStatuses } from '@sejuk/domain/retail/sub-dealers'
import { doublePrecision, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { authors, createdDate, instant, rowVersion } from '../../columns.ts'
import { customers } from '../customers/customers.ts'
import { departments } from '../masters/departments.ts'
import { subDistricts } from '../masters/regions.ts'

/** A shop that buys our units from customers of ours. */
export const subDealers = pgTable(
  'sub_dealers',
  {
    subdealer_code: text().primaryKey(),
    subdealer_name: text().notNull(),
    dept_code: text()
      .notNull()
      .references(() => departments.dept_code),
    salesman_code: text(),
    owner_name: text().notNull(),
    /** The national number. */
    phone: text().notNull(),
    npwp: text(),
    subdealer_class: text({ enum: subDealerClasses }).notNull().default('C'),
    detail_address: text().notNull(),
    sub_district_code: text().references(() => subDistricts.sub_district_code),
    lat: doublePrecision(),
    lng: doublePrecision(),
    /** How many suppliers it has. */
    parent_count: integer().notNull().default(0),
    status: text({ enum: subDealerStatuses }).notNull().default('Draft'),
    reject_reason: text(),
    close_reason: text(),
    approved_by: text(),
    approved_name: text(),
    approved_date: instant(),
    authors: authors(),
    created_by: text().notNull(),
    create_user_name: text().notNull(),
    created_date: createdDate(),
    row_version: rowVersion(),
  },
  (t) => [
    index('sub_dealers_created').on(t.created_date, t.subdealer_code),
    index('sub_dealers_name').on(t.subdealer_name, t.subdealer_code),
    index('sub_dealers_dept').on(t.dept_code, t.created_date, t.subdealer_code),
    index('sub_dealers_salesman').on(t.salesman_code, t.created_date, t.subdealer_code),
    index('sub_dealers_creator').on(t.created_by, t.created_date, t.subdealer_code),
    index('sub_dealers_phone').on(t.phone),
  ],
)

/** From whom it buys, the first one first. */
export const subDealerParents = pgTable(
  'sub_dealer_parents',
  {
    subdealer_code: text()
      .notNull()
      .references(() => subDealers.subdealer_code, { onDelete: 'cascade' }),
    customer_code: text()
      .notNull()
      .references(() => customers.customer_code),
    priority: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.subdealer_code, t.customer_code] }),
    uniqueIndex('sub_dealer_parents_priority').on(t.subdealer_code, t.priority),
    index('sub_dealer_parents_customer').on(t.customer_code),
  ],
)
