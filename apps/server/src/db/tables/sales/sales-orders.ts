import type { SubItem } from '@sejuk/domain/catalogue/items'
import { yesNo } from '@sejuk/domain/customers/customers'
import type { Message } from '@sejuk/domain/messages'
import type { CreditRule } from '@sejuk/domain/sales/credit-verdict'
import { approvalKinds, approvalStatuses } from '@sejuk/domain/sales/order-approvals'
import { paymentStates } from '@sejuk/domain/sales/payment-ways'
import type { LinePrices, StepAmount } from '@sejuk/domain/sales/price-ladder'
import { orderSources, orderStatuses } from '@sejuk/domain/sales/sales-orders'
import { timeSlots } from '@sejuk/domain/values/time-slots'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
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
import { authors, createdDate, instant, rowVersion, rupiah } from '../../columns.ts'
import { items } from '../catalogue/items.ts'
import { customers } from '../customers/customers.ts'
import { departments } from '../masters/departments.ts'
import { warehouses } from '../masters/warehouses.ts'

export const salesOrders = pgTable(
  'sales_orders',
  {
    order_code: text().primaryKey(),
    /** A code of the sales order types. */
    order_type: text().notNull(),
    order_date: date({ mode: 'string' }).notNull(),
    org_code: text().notNull(),
    dept_code: text()
      .notNull()
      .references(() => departments.dept_code),
    customer_code: text()
      .notNull()
      .references(() => customers.customer_code),
    shop_code: text(),
    salesman_code: text(),
    warehouse_code: text()
      .notNull()
      .references(() => warehouses.warehouse_code),
    address_code: text(),
    receiver_name: text(),
    receiver_phone: text(),
    requested_delivery_date: date({ mode: 'string' }),
    time_slot: text({ enum: timeSlots }),
    /** Asked for later than the rule of days allows: locked when the goods have come. */
    is_pre_order: boolean().notNull().default(false),
    /** A code of the list COLLECT_METHOD. */
    collect_method: text(),
    payment_term_days: integer().notNull().default(0),
    price_include_tax: text({ enum: yesNo }).notNull(),
    /** 0 or 1, as the customer was when the order was priced. */
    customer_is_taxable: integer().notNull(),
    po_number: text(),
    project_code: text(),
    /** A code of the list CASHBACK_INSTRUCTIONS. */
    cashback_instruction: text(),
    cashback_list: jsonb().$type<{ cashback_code: string; plannedAmount: number }[]>().notNull().default([]),
    cbd_discount_percent: doublePrecision().notNull().default(0),
    extra_discount_amount: rupiah().notNull().default(0),
    extra_discount_reason: text(),
    remark: text(),
    source: text({ enum: orderSources }).notNull().default('web'),
    /** Under which a phone sends its cart: the same cart is one order, however often it arrives. */
    client_key: text(),
    line_count: integer().notNull().default(0),
    total_qty: integer().notNull().default(0),
    /** Before any discount, with tax or without as its prices are. */
    list_amount: rupiah().notNull().default(0),
    /** All discounts, cashback among them, and what the policies allow. */
    discount_amount: rupiah().notNull().default(0),
    discount_percent: doublePrecision().notNull().default(0),
    allowed_discount_amount: rupiah().notNull().default(0),
    /** The setting when it was submitted: nobody approves a larger discount within the order. */
    largest_discount_percent: doublePrecision(),
    cashback_amount: rupiah().notNull().default(0),
    base: rupiah().notNull().default(0),
    other_base: rupiah().notNull().default(0),
    vat: rupiah().notNull().default(0),
    rounding_adjustment: rupiah().notNull().default(0),
    /** What the customer pays. */
    total_amount: rupiah().notNull().default(0),
    ladder: jsonb().$type<StepAmount[]>().notNull().default([]),
    status: text({ enum: orderStatuses }).notNull().default('Draft'),
    authors: authors(),
    /** The decisions that are still open. */
    waiting_for: text({ enum: approvalKinds }).array().notNull().default([]),
    /** Counts the times that it was sent for a decision. */
    approval_round: integer().notNull().default(0),
    decide_until: instant(),
    /** The form that held its stock; ended with the submission. */
    hold_purpose: text(),
    /** Counts the changes of its locks. */
    lock_round: integer().notNull().default(0),
    locks_released_date: instant(),
    /** As they were judged last. */
    over_credit_amount: rupiah().notNull().default(0),
    overdue_days: integer().notNull().default(0),
    /** Why finance lets it pass without enough credit. */
    credit_override_reason: text(),
    /** The branch's rule as it was at the submission: loosened later, it does not help. */
    judged_by: jsonb().$type<CreditRule & { version: number }>(),
    /** Its writer asks finance to let it pass, and what the writer says about it. */
    asks_finance: boolean().notNull().default(false),
    credit_note: text(),
    /** Counts who said yes in this round. */
    decided_count: integer().notNull().default(0),
    payment_state: text({ enum: paymentStates }).notNull().default('Not_Needed'),
    /** Confirmed money that is kept for it, or has paid its invoices. */
    bound_amount: rupiah().notNull().default(0),
    pay_by: instant(),
    /** What the customer writes beside the payment. */
    payment_reference: text(),
    unpaid_released_by: text(),
    unpaid_released_user_name: text(),
    unpaid_released_date: instant(),
    unpaid_release_reason: text(),
    /** Header and lines as they were approved, while a change of them waits. */
    former: jsonb().$type<{ order: Record<string, unknown>; lines: Record<string, unknown>[] }>(),
    adjust_reason: text(),
    reject_reason: text(),
    close_reason: text(),
    delivered_qty: integer().notNull().default(0),
    /** Given up after a short delivery: no longer expected. */
    cancelled_qty: integer().notNull().default(0),
    invoiced_qty: integer().notNull().default(0),
    invoiced_amount: rupiah().notNull().default(0),
    submitting_date: instant(),
    submitted_by: text(),
    submitted_user_name: text(),
    submitted_date: instant(),
    approved_by: text(),
    approved_user_name: text(),
    approved_date: instant(),
    closed_date: instant(),
    deleted_date: instant(),
    created_by: text().notNull(),
    create_user_name: text().notNull(),
    created_date: createdDate(),
    row_version: rowVersion(),
  },
  (t) => [
    index('sales_orders_created').on(t.created_date, t.order_code),
    index('sales_orders_dept_created').on(t.dept_code, t.created_date, t.order_code),
    index('sales_orders_status').on(t.status, t.created_date, t.order_code),
    index('sales_orders_dept_status').on(t.dept_code, t.status, t.created_date, t.order_code),
    /** With the status, by which what a search names is counted. */
    index('sales_orders_customer').on(t.customer_code, t.created_date, t.order_code, t.status),
    index('sales_orders_salesman').on(t.salesman_code, t.created_date, t.order_code),
    index('sales_orders_creator').on(t.created_by, t.created_date, t.order_code),
    index('sales_orders_shop').on(t.shop_code, t.created_date, t.order_code),
    index('sales_orders_total').on(t.total_amount, t.order_code),
    index('sales_orders_po')
      .on(
        t.customer_code,
        sql`coalesce(nullif(regexp_replace(upper(${t.po_number}), '[^[:alnum:]]', '', 'g'), ''), btrim(${t.po_number}))`,
      )
      .where(sql`${t.po_number} is not null`),
    uniqueIndex('sales_orders_client_key').on(t.created_by, t.client_key).where(sql`${t.client_key} is not null`),
    index('sales_orders_code_search').using('gin', t.order_code.op('gin_trgm_ops')),
    index('sales_orders_po_search').using('gin', t.po_number.op('gin_trgm_ops')),
    // What waits is few: read by whoever decides, and by the job that reminds.
    index('sales_orders_waiting')
      .on(t.dept_code, t.submitted_date)
      .where(sql`${t.status} in ('Submitted', 'Adjusted')`),
    index('sales_orders_undecided')
      .on(t.dept_code, t.waiting_for, t.authors)
      .where(sql`${t.status} in ('Submitted', 'Adjusted')`),
    // What waits for its money is few too: read by finance, and by the job that frees its stock.
    index('sales_orders_unpaid')
      .on(t.dept_code, t.created_date, t.order_code)
      .where(sql`${t.status} = 'Approved' and ${t.payment_state} in ('Waiting', 'Part')`),
    check('sales_orders_bound', sql`${t.bound_amount} >= 0`),
    index('sales_orders_submitting').on(t.submitting_date).where(sql`${t.status} = 'Submitting'`),
    index('sales_orders_promised').on(t.customer_code).where(sql`${t.status} in ('Submitted', 'Approved', 'Adjusted')`),
    index('sales_orders_pre_orders')
      .on(t.order_code)
      .where(sql`${t.is_pre_order} and ${t.status} in ('Submitted', 'Approved', 'Adjusted')`),
    check('sales_orders_taxable', sql`${t.customer_is_taxable} in (0, 1)`),
  ],
)

export const salesOrderLines = pgTable(
  'sales_order_lines',
  {
    order_code: text()
      .notNull()
      .references(() => salesOrders.order_code, { onDelete: 'cascade' }),
    line_no: integer().notNull(),
    item_code: text()
      .notNull()
      .references(() => items.item_code),
    item_name: text().notNull(),
    business_unit_code: text(),
    ordered_qty: integer().notNull(),
    /** The units of a set as it was ordered. */
    sub_items: jsonb().$type<SubItem[]>().notNull().default([]),
    warehouse_code: text()
      .notNull()
      .references(() => warehouses.warehouse_code),
    requested_delivery_date: date({ mode: 'string' }),
    /** The price of one by the list, and what it costs before header discounts. */
    list_price: rupiah().notNull().default(0),
    unit_price: rupiah().notNull().default(0),
    price_rule: text(),
    price_code: text(),
    special_price_code: text(),
    policy_code: text(),
    item_discount_percent: doublePrecision().notNull().default(0),
    item_discount_amount: rupiah().notNull().default(0),
    list_amount: rupiah().notNull().default(0),
    discount_amount: rupiah().notNull().default(0),
    base: rupiah().notNull().default(0),
    other_base: rupiah().notNull().default(0),
    vat: rupiah().notNull().default(0),
    rounding_adjustment: rupiah().notNull().default(0),
    /** What the customer pays for the line. */
    amount: rupiah().notNull().default(0),
    ladder: jsonb().$type<LinePrices['steps']>().notNull().default([]),
    /** The line of a lock-stock request that is used first. */
    lock_stock_order_detail_code: text(),
    /** On live deliveries, of those what has left the warehouse, and of those what was received. */
    planned_qty: integer().notNull().default(0),
    issued_qty: integer().notNull().default(0),
    delivered_qty: integer().notNull().default(0),
    cancelled_qty: integer().notNull().default(0),
    invoiced_qty: integer().notNull().default(0),
    remark: text(),
  },
  (t) => [
    primaryKey({ columns: [t.order_code, t.line_no] }),
    index('sales_order_lines_to_deliver')
      .on(t.order_code)
      .where(sql`${t.planned_qty} + ${t.cancelled_qty} < ${t.ordered_qty}`),
    check(
      'sales_order_lines_planned',
      sql`${t.cancelled_qty} >= 0 and ${t.issued_qty} between 0 and ${t.planned_qty} and ${t.planned_qty} + ${t.cancelled_qty} <= ${t.ordered_qty}`,
    ),
    index('sales_order_lines_item').on(t.item_code, t.order_code),
    check(
      'sales_order_lines_quantities',
      sql`${t.ordered_qty} > 0 and ${t.delivered_qty} between 0 and ${t.ordered_qty} and ${t.invoiced_qty} between 0 and ${t.ordered_qty}`,
    ),
  ],
)

/** Whose decision was asked for, each time it was sent, and what they said. */
export const salesOrderApprovals = pgTable(
  'sales_order_approvals',
  {
    order_code: text()
      .notNull()
      .references(() => salesOrders.order_code, { onDelete: 'cascade' }),
    round: integer().notNull(),
    kind: text({ enum: approvalKinds }).notNull(),
    reasons: jsonb().$type<Message[]>().notNull(),
    status: text({ enum: approvalStatuses }).notNull().default('Waiting'),
    note: text(),
    decided_by: text(),
    decided_user_name: text(),
    decided_date: instant(),
    due_date: instant(),
    reminded_date: instant(),
    created_date: createdDate(),
  },
  (t) => [
    primaryKey({ columns: [t.order_code, t.round, t.kind] }),
    index('sales_order_approvals_due').on(t.due_date).where(sql`${t.status} = 'Waiting'`),
  ],
)
