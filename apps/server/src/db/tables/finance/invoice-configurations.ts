import { dueBases, invoiceGroupings } from '@sejuk/domain/finance/sales-invoices'
import { boolean, pgTable, text } from 'drizzle-orm/pg-core'
import { createdDate, rowVersion } from '../../columns.ts'
import { customers } from '../customers/customers.ts'

/** How a customer is billed; without a row an invoice a delivery, due from the day of the invoice. */
export const invoiceConfigurations = pgTable('customer_invoice_configurations', {
  customer_code: text()
    .primaryKey()
    .references(() => customers.customer_code),
  grouping: text({ enum: invoiceGroupings }).notNull().default('delivery'),
  due_basis: text({ enum: dueBases }).notNull().default('invoice'),
  send_mode: text({ enum: ['auto', 'manual', 'digest'] })
    .notNull()
    .default('manual'),
  send_to: text().array().notNull().default([]),
  cc: text().array().notNull().default([]),
  /** Also by WhatsApp, to these numbers. */
  phones: text().array().notNull().default([]),
  language: text({ enum: ['default', 'local'] })
    .notNull()
    .default('local'),
  attach: text({ enum: ['invoice', 'tax-invoice', 'delivery-note'] })
    .array()
    .notNull()
    .default(['invoice']),
  needs_hardcopy: boolean().notNull().default(true),
  /** A stamp duty on amounts above the limit. */
  e_meterai: boolean().notNull().default(false),
  updated_user_name: text().notNull(),
  updated_date: createdDate(),
  row_version: rowVersion(),
})
