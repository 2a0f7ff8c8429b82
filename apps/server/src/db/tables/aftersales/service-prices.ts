import { ascTypes } from '@sejuk/domain/aftersales/service-centres'
import type { TransportBand } from '@sejuk/domain/aftersales/service-prices'
import { serviceTypes } from '@sejuk/domain/aftersales/tickets/tickets'
import { sql } from 'drizzle-orm'
import { check, date, doublePrecision, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { createdDate, rupiah } from '../../columns.ts'

/** A price list as it was agreed. It never changes: another price is another version. */
export const servicePriceVersions = pgTable(
  'service_price_versions',
  {
    version_no: integer().primaryKey(),
    version_name: text().notNull(),
    valid_from: date({ mode: 'string' }).notNull(),
    created_by: text().notNull(),
    create_user_name: text().notNull(),
    created_date: createdDate(),
  },
  (t) => [unique('service_price_versions_valid_from').on(t.valid_from)],
)

export const servicePrices = pgTable(
  'service_prices',
  {
    price_id: integer().primaryKey().generatedAlwaysAsIdentity(),
    version_no: integer()
      .notNull()
      .references(() => servicePriceVersions.version_no),
    asc_type: text({ enum: ascTypes }).notNull(),
    service_type: text({ enum: serviceTypes }).notNull(),
    category_code: text().notNull(),
    min_pk: doublePrecision().notNull(),
    max_pk: doublePrecision().notNull(),
    /** What the centre gets from us. */
    in_warranty_fee: rupiah().notNull(),
    /** What the customer pays. */
    out_warranty_price: rupiah().notNull(),
    transport: jsonb().$type<TransportBand[]>().notNull().default([]),
  },
  (t) => [
    unique('service_prices_once').on(t.version_no, t.asc_type, t.service_type, t.category_code, t.min_pk),
    index('service_prices_version').on(t.version_no, t.price_id),
    check('service_prices_range', sql`${t.min_pk} <= ${t.max_pk}`),
  ],
)
