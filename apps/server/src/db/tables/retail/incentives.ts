import { campaignStatuses } from '@sejuk/domain/retail/incentives'
import { type SellerRole, sellerRoles } from '@sejuk/domain/retail/retail-orders'
import { sellerAccountStatuses } from '@sejuk/domain/retail/seller-accounts'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { authors, createdDate, instant, rowVersion, rupiah } from '../../columns.ts'
import { settlements } from '../installers/settlements.ts'
import { banks } from '../masters/banks.ts'
import { retailOrders } from './retail-orders.ts'

/** What those who sell get for a unit, for some weeks. */
export const incentiveCampaigns = pgTable(
  'incentive_campaigns',
  {
    campaign_code: text().primaryKey(),
    campaign_name: text().notNull(),
    valid_from: date({ mode: 'string' }).notNull(),
    valid_to: date({ mode: 'string' }).notNull(),
    /** None of these: all. */
    seller_roles: text().array().$type<SellerRole[]>().notNull().default([]),
    shop_classes: text().array().notNull().default([]),
    dept_codes: text().array().notNull().default([]),
    /** The most one seller gets of it. */
    cap_amount: rupiah(),
    needs_photo: boolean().notNull().default(false),
    status: text({ enum: campaignStatuses }).notNull().default('Draft'),
    reject_reason: text(),
    approved_by: text(),
    approved_name: text(),
    approved_date: instant(),
    authors: authors(),
    created_by: text().notNull(),
    create_user_name: text().notNull(),
    created_date: createdDate(),
    row_version: rowVersion(),
  },
  (t) => [
    index('incentive_campaigns_period').on(t.valid_from, t.campaign_code),
    check('incentive_campaigns_days', sql`${t.valid_to} >= ${t.valid_from}`),
  ],
)

export const incentiveItems = pgTable(
  'incentive_items',
  {
    campaign_code: text()
      .notNull()
      .references(() => incentiveCampaigns.campaign_code, { onDelete: 'cascade' }),
    item_code: text().notNull(),
    amount: rupiah().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.campaign_code, t.item_code] }),
    check('incentive_items_amount', sql`${t.amount} > 0`),
  ],
)

/** What an approved unit brought its seller, and with a minus what was taken back with it. Rows are only ever added. */
export const incentiveAccruals = pgTable(
  'incentive_accruals',
  {
    accrual_id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    campaign_code: text()
      .notNull()
      .references(() => incentiveCampaigns.campaign_code),
    retail_order_code: text()
      .notNull()
      .references(() => retailOrders.retail_order_code),
    line_no: integer().notNull(),
    seller_role: text({ enum: sellerRoles }).notNull(),
    seller_code: text().notNull(),
    item_code: text().notNull(),
    sale_date: date({ mode: 'string' }).notNull(),
    amount: rupiah().notNull(),
    is_reversal: boolean().notNull().default(false),
    /** The run that pays it. A failed payment and a deleted draft let go of it. */
    settlement_code: text().references(() => settlements.settlement_code, { onDelete: 'set null' }),
    created_date: createdDate(),
  },
  (t) => [
    uniqueIndex('incentive_accruals_once').on(t.retail_order_code, t.line_no, t.campaign_code, t.is_reversal),
    index('incentive_accruals_seller').on(t.seller_code, t.sale_date),
    index('incentive_accruals_campaign').on(t.campaign_code, t.seller_code),
    index('incentive_accruals_settlement').on(t.settlement_code, t.seller_code).where(sql`settlement_code is not null`),
    index('incentive_accruals_unpaid').on(t.sale_date).where(sql`settlement_code is null`),
  ],
)

/** Where a seller gets the incentive. One account each; what it was before stands in the action log. */
export const sellerAccounts = pgTable(
  'seller_accounts',
  {
    /** Role and code: codes of keypersons, promotors and staff are given apart. */
    seller_key: text().primaryKey(),
    seller_role: text({ enum: sellerRoles }).notNull(),
    seller_code: text().notNull(),
    dept_code: text().notNull(),
    id_card_number: text().notNull(),
    bank_code: text()
      .notNull()
      .references(() => banks.bank_code),
    account_name: text().notNull(),
    credited_account: text().notNull(),
    approve_status: text({ enum: sellerAccountStatuses }).notNull().default('Bank_Submitted'),
    reject_reason: text(),
    approved_by: text(),
    approved_name: text(),
    approved_date: instant(),
    authors: authors(),
    created_by: text().notNull(),
    created_date: createdDate(),
    row_version: rowVersion(),
  },
  (t) => [
    index('seller_accounts_created').on(t.created_date, t.seller_key),
    index('seller_accounts_dept').on(t.dept_code, t.created_date, t.seller_key),
    index('seller_accounts_creator').on(t.created_by, t.created_date, t.seller_key),
  ],
)
