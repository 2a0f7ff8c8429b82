import type { BrandSection } from '@sejuk/domain/learning/brand-pages'
import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant, rowVersion } from '../../columns.ts'
import { brands } from '../masters/brands.ts'

export const brandPages = pgTable('brand_pages', {
  brand_code: text()
    .primaryKey()
    .references(() => brands.brand_code),
  title_default: text().notNull(),
  title_local: text().notNull(),
  intro_default: text().notNull().default(''),
  intro_local: text().notNull().default(''),
  order_no: integer().notNull().default(1),
  is_published: boolean().notNull().default(false),
  sections: jsonb().$type<BrandSection[]>().notNull().default([]),
  updated_date: instant().notNull(),
  row_version: rowVersion(),
})
