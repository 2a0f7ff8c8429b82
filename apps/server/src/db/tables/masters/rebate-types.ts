import {
  rebateBases,
  rebateCalcs,
  rebatePayouts,
  rebatePeriods,
  rebateTaxTreatments,
} from '@sejuk/domain/masters/rebate-types'
import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdDate, rowVersion } from '../../columns.ts'

export const rebateTypes = pgTable('rebate_types', {
  type_rebate_code: text().primaryKey(),
  type_rebate_name: text().notNull(),
  basis: text({ enum: rebateBases }).notNull().default('sell-in-amount'),
  calc: text({ enum: rebateCalcs }).notNull().default('percent'),
  period: text({ enum: rebatePeriods }).notNull().default('month'),
  payout: text({ enum: rebatePayouts }).notNull().default('order-discount'),
  /** Empty: all. */
  business_units: text().array().notNull().default([]),
  brand_codes: text().array().notNull().default([]),
  /** How long a line of it may be spent. */
  expiry_months: integer().notNull().default(12),
  tax_treatment: text({ enum: rebateTaxTreatments }).notNull().default('include-tax'),
  requires_document: boolean().notNull().default(false),
  /** A type that is closed grants nothing new; what was granted may be spent. */
  is_active: boolean().notNull().default(true),
  created_date: createdDate(),
  row_version: rowVersion(),
})
