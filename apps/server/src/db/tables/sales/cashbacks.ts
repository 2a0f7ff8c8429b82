import { ledgerKinds } from '@sejuk/domain/sales/cashbacks/cashback-ledger'
import {
  type AchievementTier,
  cashbackSources,
  cashbackStatuses,
  changeKinds,
  changeStatuses,
  planStates,
} from '@sejuk/domain/sales/cashbacks/cashbacks'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { authors, createdDate, instant, rowVersion, rupiah, scopeOfCashback, scopeOfCustomer } from '../../columns.ts'
import { customers } from '../customers/customers.ts'
import { departments } from '../masters/departments.ts'
import { rebateTypes } from '../masters/rebate-types.ts'
import { attachments } from '../platform/attachments.ts'

const identity = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity()

/** Rebate money of a customer. The five sums are what the ledger adds up to, kept so that a line can be locked and refused. */
export const cashbacks = pgTable(
  'cashbacks',
  {
    cashback_code: text().primaryKey(),
    customer_code: text()
      .notNull()
      .references(() => customers.customer_code),
    org_code: text().notNull(),
    /** The department that grants it. */
    dept_code: text()
      .notNull()
      .references(() => departments.dept_code),
    type_rebate_code: text()
      .notNull()
      .references(() => rebateTypes.type_rebate_code),
    /** The month it was earned in: '2026-11'. */
    period: text().notNull(),
    /** What is asked for; granted when somebody approves it. */
    cashback_amount: rupiah().notNull(),
    granted_amount: rupiah().notNull().default(0),
    planned_amount: rupiah().notNull().default(0),
    used_amount: rupiah().notNull().default(0),
    expired_amount: rupiah().notNull().default(0),
    cashback_remain: rupiah().notNull().default(0),
    valid_from: date({ mode: 'string' }).notNull(),
    valid_to: date({ mode: 'string' }).notNull(),
    source: text({ enum: cashbackSources }).notNull(),
    remark: text(),
    photo_code: text().references(() => attachments.attachment_code),
    status: text({ enum: cashbackStatuses }).notNull().default('Draft'),
    authors: authors(),
    is_adjusted: boolean().notNull().default(false),
    reject_reason: text(),
    /** The last of the notices before the end that was sent, in days. */
    told_days: integer(),
    created_by: text().notNull(),
    create_user_name: text().notNull(),
    approved_by: text(),
    approved_user_name: text(),
    approved_date: instant(),
    created_date: createdDate(),
    row_version: rowVersion(),
    ...scopeOfCustomer(),
  },
  (t) => [
    check('cashbacks_amount', sql`${t.cashback_amount} > 0`),
    check(
      'cashbacks_never_overdrawn',
      sql`least(${t.granted_amount}, ${t.planned_amount}, ${t.used_amount}, ${t.expired_amount}, ${t.cashback_remain}) >= 0`,
    ),
    check(
      'cashbacks_balanced',
      sql`${t.granted_amount} = ${t.planned_amount} + ${t.used_amount} + ${t.expired_amount} + ${t.cashback_remain}`,
    ),
    check('cashbacks_validity', sql`${t.valid_to} >= ${t.valid_from}`),
    index('cashbacks_created').on(t.created_date, t.cashback_code),
    index('cashbacks_branch').on(t.scope_dept_code, t.created_date, t.cashback_code),
    index('cashbacks_salesman').on(t.scope_salesman_code, t.created_date, t.cashback_code),
    index('cashbacks_creator').on(t.created_by, t.created_date, t.cashback_code),
    index('cashbacks_code_search').using('gin', t.cashback_code.op('gin_trgm_ops')),
    index('cashbacks_customer').on(t.customer_code, t.valid_to, t.cashback_code),
    index('cashbacks_valid').on(t.valid_to, t.cashback_code),
    index('cashbacks_remain').on(t.cashback_remain, t.cashback_code),
    index('cashbacks_status').on(t.status, t.created_date),
    index('cashbacks_type').on(t.type_rebate_code),
  ],
)

/** Every rupiah that came or went. Rows are only ever added. */
export const cashbackLedger = pgTable(
  'cashback_ledger',
  {
    ledger_id: identity(),
    cashback_code: text()
      .notNull()
      .references(() => cashbacks.cashback_code),
    kind: text({ enum: ledgerKinds }).notNull(),
    amount: rupiah().notNull(),
    /** What was left after it. */
    balance: rupiah().notNull(),
    order_code: text(),
    invoice_code: text(),
    reason: text(),
    usercode: text().notNull(),
    username: text().notNull(),
    created_date: createdDate(),
    ...scopeOfCashback(),
  },
  (t) => [
    check('cashback_ledger_amount', sql`${t.amount} <> 0`),
    check('cashback_ledger_balance', sql`${t.balance} >= 0`),
    index('cashback_ledger_line').on(t.cashback_code, t.ledger_id),
    index('cashback_ledger_order').on(t.order_code),
    index('cashback_ledger_created').on(t.created_date, t.ledger_id),
    index('cashback_ledger_branch').on(t.scope_dept_code, t.created_date, t.ledger_id),
    index('cashback_ledger_salesman').on(t.scope_salesman_code, t.created_date, t.ledger_id),
    index('cashback_ledger_creator').on(t.scope_created_by, t.created_date, t.ledger_id),
    index('cashback_ledger_customer').on(t.scope_customer_code, t.created_date, t.ledger_id),
  ],
)

/** An order that spends cashback, with the terms its discount was reckoned by. */
export const cashbackOrders = pgTable(
  'cashback_orders',
  {
    order_code: text().primaryKey(),
    customer_code: text()
      .notNull()
      .references(() => customers.customer_code),
    org_code: text().notNull(),
    /** Of whoever planned it. */
    dept_code: text().notNull(),
    original_total_amount: rupiah().notNull(),
    max_allowed_amount: rupiah().notNull(),
    customer_is_taxable: integer().notNull(),
    price_include_tax: text({ enum: ['Y', 'N'] }).notNull(),
    state: text({ enum: planStates }).notNull().default('Planned'),
    invoice_code: text(),
    created_by: text().notNull(),
    create_user_name: text().notNull(),
    created_date: createdDate(),
    row_version: rowVersion(),
    ...scopeOfCustomer(),
  },
  (t) => [index('cashback_orders_customer').on(t.customer_code, t.created_date)],
)

/** How much of a line an order plans, and how much its invoice used. */
export const cashbackPlans = pgTable(
  'cashback_plans',
  {
    plan_id: identity(),
    order_code: text()
      .notNull()
      .references(() => cashbackOrders.order_code),
    cashback_code: text()
      .notNull()
      .references(() => cashbacks.cashback_code),
    planned_amount: rupiah().notNull(),
    real_amount: rupiah().notNull().default(0),
    cashback_discount: rupiah().notNull().default(0),
    state: text({ enum: planStates }).notNull().default('Planned'),
    created_date: createdDate(),
    ...scopeOfCashback(),
  },
  (t) => [
    unique('cashback_plans_once').on(t.order_code, t.cashback_code),
    index('cashback_plans_line').on(t.cashback_code),
    index('cashback_plans_created').on(t.created_date, t.plan_id),
    index('cashback_plans_branch').on(t.scope_dept_code, t.created_date, t.plan_id),
    index('cashback_plans_salesman').on(t.scope_salesman_code, t.created_date, t.plan_id),
    index('cashback_plans_creator').on(t.scope_created_by, t.created_date, t.plan_id),
    index('cashback_plans_customer').on(t.scope_customer_code, t.created_date, t.plan_id),
  ],
)

/** What the order sold, with each item's share of the rebate. */
export const cashbackOrderItems = pgTable(
  'cashback_order_items',
  {
    order_item_id: identity(),
    order_code: text()
      .notNull()
      .references(() => cashbackOrders.order_code),
    line_no: integer().notNull(),
    item_code: text().notNull(),
    item_name: text().notNull().default(''),
    quantity: integer().notNull(),
    amount: rupiah().notNull(),
    rebate_share: rupiah().notNull(),
    ...scopeOfCashback(),
    /** When the order was made, by which its items are listed: written like the scope. */
    scope_created_date: instant(),
  },
  (t) => [
    unique('cashback_order_items_once').on(t.order_code, t.line_no),
    index('cashback_order_items_item').on(t.item_code, t.order_item_id),
    index('cashback_order_items_created').on(t.scope_created_date, t.order_item_id),
    index('cashback_order_items_branch').on(t.scope_dept_code, t.scope_created_date, t.order_item_id),
    index('cashback_order_items_salesman').on(t.scope_salesman_code, t.scope_created_date, t.order_item_id),
    index('cashback_order_items_creator').on(t.scope_created_by, t.scope_created_date, t.order_item_id),
    index('cashback_order_items_customer').on(t.scope_customer_code, t.scope_created_date, t.order_item_id),
  ],
)

/** A line that was granted changes only by the word of a second person. */
export const cashbackChanges = pgTable(
  'cashback_changes',
  {
    change_id: identity(),
    cashback_code: text()
      .notNull()
      .references(() => cashbacks.cashback_code),
    kind: text({ enum: changeKinds }).notNull(),
    amount: rupiah(),
    valid_to: date({ mode: 'string' }),
    /** Where it is to go. */
    dept_code: text().references(() => departments.dept_code),
    reason: text().notNull(),
    status: text({ enum: changeStatuses }).notNull().default('Submitted'),
    authors: authors(),
    requested_by: text().notNull(),
    requested_user_name: text().notNull(),
    decided_by: text(),
    decided_user_name: text(),
    decided_date: instant(),
    decide_reason: text(),
    created_date: createdDate(),
    row_version: rowVersion(),
  },
  (t) => [
    index('cashback_changes_line').on(t.cashback_code),
    uniqueIndex('cashback_changes_one_open').on(t.cashback_code).where(sql`status = 'Submitted'`),
  ],
)

/** What a customer is to buy in a month, and what it earns them. What they bought is told by their invoices. */
export const cashbackTargets = pgTable(
  'cashback_targets',
  {
    target_id: identity(),
    customer_code: text()
      .notNull()
      .references(() => customers.customer_code),
    business_unit_code: text().notNull(),
    period: text().notNull(),
    target_amount: rupiah().notNull(),
    tiers: jsonb().$type<AchievementTier[]>().notNull(),
  },
  (t) => [
    unique('cashback_targets_once').on(t.customer_code, t.business_unit_code, t.period),
    index('cashback_targets_period').on(t.period, t.customer_code),
  ],
)
