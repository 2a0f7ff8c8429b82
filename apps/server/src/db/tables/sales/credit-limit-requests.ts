import { creditRequestStatuses, creditRequestTypes, guaranteeTypes } from '@sejuk/domain/sales/credit-limit-requests'
import type { CreditSetting } from '@sejuk/domain/sales/credit-verdict'
import { sql } from 'drizzle-orm'
import { boolean, check, date, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { authors, createdDate, instant, rowVersion, rupiah } from '../../columns.ts'
import { customers } from '../customers/customers.ts'

export const creditLimitRequests = pgTable(
  'credit_limit_requests',
  {
    request_code: text().primaryKey(),
    customer_code: text()
      .notNull()
      .references(() => customers.customer_code),
    /** The customer's, for the scope of who sees it. */
    dept_code: text().notNull(),
    salesman_code: text(),
    request_type: text({ enum: creditRequestTypes }).notNull(),
    /** Temporary limits included, as it stood when the request was written. */
    current_limit: rupiah().notNull(),
    /** Of a temporary request the limit that results. */
    requested_limit: rupiah().notNull(),
    /** What an approved temporary request adds. */
    granted_amount: rupiah(),
    valid_from: date({ mode: 'string' }),
    valid_to: date({ mode: 'string' }),
    reason: text().notNull(),
    guarantee_type: text({ enum: guaranteeTypes }),
    guarantee_amount: rupiah(),
    /** The blocked order it was raised from. */
    order_code: text(),
    status: text({ enum: creditRequestStatuses }).notNull().default('Draft'),
    reject_reason: text(),
    authors: authors(),
    created_by: text().notNull(),
    create_user_name: text().notNull(),
    submitted_date: instant(),
    /** What the branch let its people decide when it was submitted: today's bounds count only where they are stricter. */
    judged_by: jsonb().$type<Pick<CreditSetting, 'branch_manager_up_to' | 'finance_manager_up_to'>>(),
    approved_by: text(),
    approved_user_name: text(),
    approved_date: instant(),
    is_end_told: boolean().notNull().default(false),
    /** When a job took a temporary limit away again. */
    ended_date: instant(),
    created_date: createdDate(),
    row_version: rowVersion(),
  },
  (t) => [
    index('credit_limit_requests_created').on(t.created_date, t.request_code),
    index('credit_limit_requests_dept').on(t.dept_code, t.created_date, t.request_code),
    index('credit_limit_requests_customer').on(t.customer_code, t.created_date, t.request_code),
    index('credit_limit_requests_salesman').on(t.salesman_code, t.created_date, t.request_code),
    index('credit_limit_requests_creator').on(t.created_by, t.created_date, t.request_code),
    index('credit_limit_requests_status').on(t.status, t.created_date, t.request_code),
    index('credit_limit_requests_granted').on(t.customer_code).where(sql`granted_amount is not null`),
    index('credit_limit_requests_ending').on(t.valid_to).where(sql`granted_amount is not null and ended_date is null`),
    check('credit_limit_requests_amounts', sql`${t.requested_limit} >= 0 and ${t.granted_amount} > 0`),
    check('credit_limit_requests_until', sql`${t.request_type} = 'permanent' or ${t.valid_to} is not null`),
  ],
)
