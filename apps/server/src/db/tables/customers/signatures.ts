import { signatureSources, signatureStatuses } from '@sejuk/domain/customers/signatures'
import { date, index, pgTable, text } from 'drizzle-orm/pg-core'
import { authors, createdDate, instant, rowVersion, scopeOfCustomer } from '../../columns.ts'
import { attachments } from '../platform/attachments.ts'
import { customers } from './customers.ts'

/** How somebody signs for a customer: what a receipt is compared with. */
export const signatures = pgTable(
  'customer_signatures',
  {
    signature_code: text().primaryKey(),
    customer_code: text()
      .notNull()
      .references(() => customers.customer_code),
    signer_name: text().notNull(),
    job_title: text(),
    nik: text(),
    phone: text(),
    photo_code: text()
      .notNull()
      .references(() => attachments.attachment_code),
    stamp_photo_code: text().references(() => attachments.attachment_code),
    valid_from: date({ mode: 'string' }).notNull(),
    valid_to: date({ mode: 'string' }),
    source: text({ enum: signatureSources }).notNull(),
    status: text({ enum: signatureStatuses }).notNull().default('Submitted'),
    /** Of the last decision. */
    reason: text(),
    created_by: text().notNull(),
    create_user_name: text().notNull(),
    authors: authors(),
    approved_by: text(),
    approved_user_name: text(),
    approved_date: instant(),
    created_date: createdDate(),
    row_version: rowVersion(),
    ...scopeOfCustomer(),
  },
  (t) => [
    index('customer_signatures_customer').on(t.customer_code, t.status),
    index('customer_signatures_created').on(t.created_date, t.signature_code),
    index('customer_signatures_branch').on(t.scope_dept_code, t.created_date, t.signature_code),
    index('customer_signatures_salesman').on(t.scope_salesman_code, t.created_date, t.signature_code),
    index('customer_signatures_creator').on(t.created_by, t.created_date, t.signature_code),
    index('customer_signatures_status').on(t.status, t.created_date),
  ],
)
