import { addressTypes } from '@sejuk/domain/customers/official-addresses'
import { sql } from 'drizzle-orm'
import { boolean, doublePrecision, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { authors, createdDate, instant, rowVersion, scopeOfCustomer } from '../../columns.ts'
import { customers } from './customers.ts'

export const officialAddresses = pgTable(
  'official_addresses',
  {
    address_code: text()
      .primaryKey()
      .default(sql`'ADR-' || to_char(nextval('official_address_code'), 'FM999999000000')`),
    customer_code: text()
      .notNull()
      .references(() => customers.customer_code),
    province_name: text().notNull(),
    city_name: text().notNull(),
    district_name: text().notNull(),
    sub_district_name: text().notNull(),
    detail_address: text().notNull(),
    postal_code: text().notNull().default(''),
    receiver_name: text().notNull(),
    receiver_phone: text().notNull(),
    address_type: text({ enum: addressTypes }).notNull().default('official-address'),
    /** Where it is, as far as somebody put a pin. */
    lat: doublePrecision(),
    lng: doublePrecision(),
    /** The order that a temporary one was written for. */
    order_code: text(),
    reject_reason: text(),
    authors: authors(),
    decided_by: text(),
    decided_user_name: text(),
    decided_date: instant(),
    ...scopeOfCustomer(),
    created_by: text().notNull(),
    create_user_name: text().notNull(),
    created_date: createdDate(),
    row_version: rowVersion(),
  },
  (t) => [
    index('official_addresses_type').on(t.address_type, t.created_date, t.address_code),
    // The same street however it is spaced or capitalised.
    uniqueIndex('official_addresses_once').on(t.customer_code, sql`official_address_key(${t.detail_address})`),
    index('official_addresses_created').on(t.created_date, t.address_code),
    index('official_addresses_place').on(sql`(${t.province_name} || ', ' || ${t.city_name})`, t.address_code),
    index('official_addresses_street').on(sql`left(${t.detail_address}, 200)`, t.address_code),
    index('official_addresses_postal_code').on(t.postal_code, t.address_code),
    index('official_addresses_receiver_name').on(t.receiver_name, t.address_code),
    index('official_addresses_receiver_phone').on(t.receiver_phone, t.address_code),
    index('official_addresses_creator').on(t.create_user_name, t.address_code),
    index('official_addresses_branch').on(t.scope_dept_code, t.created_date, t.address_code, t.address_type),
    index('official_addresses_salesman').on(t.scope_salesman_code, t.created_date, t.address_code, t.address_type),
    index('official_addresses_owner').on(t.scope_created_by, t.created_date, t.address_code, t.address_type),
  ],
)

/** Orders that send goods to an address. An address with an open one cannot be deleted. */
export const officialAddressUses = pgTable(
  'official_address_uses',
  {
    address_code: text()
      .notNull()
      .references(() => officialAddresses.address_code, { onDelete: 'cascade' }),
    order_code: text().notNull(),
    is_open: boolean().notNull(),
  },
  (t) => [primaryKey({ columns: [t.address_code, t.order_code] })],
)
