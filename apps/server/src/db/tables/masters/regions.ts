import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdDate, instant } from '../../columns.ts'

export const provinces = pgTable('provinces', { province_code: text().primaryKey(), province_name: text().notNull() })

export const cities = pgTable(
  'cities',
  {
    city_code: text().primaryKey(),
    city_name: text().notNull(),
    province_code: text()
      .notNull()
      .references(() => provinces.province_code),
  },
  (t) => [index('cities_province').on(t.province_code, t.city_name, t.city_code)],
)

/** Every parent stands in every row, so that a dropdown below any of them walks one index. */
export const districts = pgTable(
  'districts',
  {
    district_code: text().primaryKey(),
    district_name: text().notNull(),
    city_code: text()
      .notNull()
      .references(() => cities.city_code),
    province_code: text().notNull(),
  },
  (t) => [
    index('districts_name').on(t.district_name, t.district_code),
    index('districts_city').on(t.city_code, t.district_name, t.district_code),
    index('districts_province').on(t.province_code, t.district_name, t.district_code),
    index('districts_search').using('gin', t.district_name.op('gin_trgm_ops')),
  ],
)

export const subDistricts = pgTable(
  'sub_districts',
  {
    sub_district_code: text().primaryKey(),
    sub_district_name: text().notNull(),
    district_code: text()
      .notNull()
      .references(() => districts.district_code),
    city_code: text().notNull(),
    province_code: text().notNull(),
  },
  (t) => [
    index('sub_districts_name').on(t.sub_district_name, t.sub_district_code),
    index('sub_districts_district').on(t.district_code, t.sub_district_name, t.sub_district_code),
    index('sub_districts_city').on(t.city_code, t.sub_district_name, t.sub_district_code),
    index('sub_districts_province').on(t.province_code, t.sub_district_name, t.sub_district_code),
    index('sub_districts_search').using('gin', t.sub_district_name.op('gin_trgm_ops')),
  ],
)

/** Learned: people confirmed this code for the place. The one confirmed most often is offered first. */
export const postalCodes = pgTable(
  'postal_codes',
  {
    sub_district_code: text()
      .notNull()
      .references(() => subDistricts.sub_district_code),
    postal_code: text().notNull(),
    times_confirmed: integer().notNull().default(1),
    first_confirmed_date: createdDate(),
    last_confirmed_date: instant().notNull().default(sql`now()`),
  },
  (t) => [
    primaryKey({ columns: [t.sub_district_code, t.postal_code] }),
    index('postal_codes_code').on(t.postal_code, t.sub_district_code),
    check('postal_codes_five_digits', sql`${t.postal_code} ~ '^[1-9][0-9]{4}$'`),
  ],
)
