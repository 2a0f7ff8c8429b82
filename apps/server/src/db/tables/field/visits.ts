import { decisionStatuses } from '@sejuk/domain/field/visit-workflows'
import { collectMethods, type DisplayCheck, visitPurposes, visitStatuses } from '@sejuk/domain/field/visits'
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
  uuid,
} from 'drizzle-orm/pg-core'
import { authors, createdDate, instant, rowVersion, rupiah } from '../../columns.ts'
import { customers } from '../customers/customers.ts'
import { shops } from '../customers/shops.ts'
import { receipts } from '../finance/receipts.ts'
import { departments } from '../masters/departments.ts'
import { users } from '../platform/users.ts'

const ofUser = () =>
  text()
    .notNull()
    .references(() => users.usercode)
const ofBranch = () =>
  text()
    .notNull()
    .references(() => departments.dept_code)
const ofCustomer = () =>
  text()
    .notNull()
    .references(() => customers.customer_code)
const ofShop = () => text().references(() => shops.shop_code)

/** What one user means to visit on one day. */
export const visitPlans = pgTable(
  'visit_plans',
  {
    plan_id: integer().primaryKey().generatedAlwaysAsIdentity(),
    usercode: ofUser(),
    dept_code: ofBranch(),
    plan_date: date({ mode: 'string' }).notNull(),
    /** On leave that day: nothing of it was missed. */
    is_off: boolean().notNull().default(false),
    created_date: createdDate(),
    row_version: rowVersion(),
  },
  (t) => [
    uniqueIndex('visit_plans_once').on(t.usercode, t.plan_date),
    index('visit_plans_date').on(t.plan_date, t.plan_id),
  ],
)

/** A stop of the day, in its order. */
export const visitStops = pgTable(
  'visit_stops',
  {
    plan_id: integer()
      .notNull()
      .references(() => visitPlans.plan_id, { onDelete: 'cascade' }),
    seq: integer().notNull(),
    customer_code: ofCustomer(),
    shop_code: ofShop(),
    purpose: text({ enum: visitPurposes }),
  },
  (t) => [
    primaryKey({ columns: [t.plan_id, t.seq] }),
    index('visit_stops_customer').on(t.customer_code),
    index('visit_stops_shop').on(t.shop_code),
  ],
)

/** One visit from check in to check out. Positions are taken on a tap alone, and emptied after 24 months. */
export const visits = pgTable(
  'visits',
  {
    visit_code: text().primaryKey(),
    /** The phone's own key: what is sent twice happens once. Photos hang on it. */
    client_uuid: uuid().notNull(),
    usercode: ofUser(),
    /** The user's branch at that time. */
    dept_code: ofBranch(),
    visit_date: date({ mode: 'string' }).notNull(),
    customer_code: ofCustomer(),
    shop_code: ofShop(),
    is_planned: boolean().notNull(),
    in_at: instant().notNull(),
    in_at_device: instant().notNull(),
    skew_ms: integer().notNull().default(0),
    in_lat: doublePrecision(),
    in_lng: doublePrecision(),
    in_accuracy_m: doublePrecision(),
    distance_m: integer(),
    in_range: boolean().notNull(),
    out_at: instant(),
    out_lat: doublePrecision(),
    out_lng: doublePrecision(),
    minutes: integer(),
    device_id: text().notNull(),
    is_offline: boolean().notNull().default(false),
    risk: text().array().notNull().default([]),
    consent_version: integer().notNull(),
    purposes: text({ enum: visitPurposes }).array().notNull().default([]),
    contact_met: text(),
    notes: text(),
    next_action: text(),
    next_date: date({ mode: 'string' }),
    display: jsonb().$type<Partial<Record<DisplayCheck, boolean>>>().notNull().default({}),
    training_topic: text(),
    training_people: integer(),
    complaint: text(),
    /** The ticket that the complaint became. */
    complain_code: text(),
    /** By the phone's clock: an older save never overwrites a newer one. */
    saved_at_device: instant(),
    status: text({ enum: visitStatuses }).notNull().default('Draft'),
    authors: authors(),
    decided_by: text(),
    decided_name: text(),
    decided_date: instant(),
    reject_reason: text(),
    created_date: createdDate(),
    row_version: rowVersion(),
  },
  (t) => [
    uniqueIndex('visits_once').on(t.client_uuid),
    /** As photos name their visit. */
    index('visits_photo_key').on(sql`(client_uuid::text)`),
    uniqueIndex('visits_one_open').on(t.usercode).where(sql`${t.status} = 'Draft'`),
    index('visits_user').on(t.usercode, t.in_at, t.visit_code),
    index('visits_at').on(t.in_at, t.visit_code),
    index('visits_dept').on(t.dept_code, t.in_at, t.visit_code),
    index('visits_date').on(t.visit_date, t.usercode),
    index('visits_user_date').on(t.usercode, t.visit_date),
    index('visits_customer').on(t.customer_code, t.in_at, t.visit_code),
    index('visits_shop').on(t.shop_code, t.in_at),
    index('visits_code_search').using('gin', t.visit_code.op('gin_trgm_ops')),
    index('visits_waiting').on(t.in_at, t.visit_code).where(sql`${t.status} = 'Submitted'`),
    check('visits_in_order', sql`${t.out_at} is null or ${t.out_at} >= ${t.in_at}`),
  ],
)

/** Money or a cheque taken along: waits for finance, and pays nothing by itself. */
export const visitCollections = pgTable(
  'visit_collections',
  {
    collection_code: text().primaryKey(),
    client_uuid: uuid().notNull(),
    visit_code: text()
      .notNull()
      .references(() => visits.visit_code),
    usercode: ofUser(),
    dept_code: ofBranch(),
    customer_code: ofCustomer(),
    amount: rupiah().notNull(),
    method: text({ enum: collectMethods }).notNull(),
    /** Number of the cheque or of the transfer. */
    reference: text(),
    due_date: date({ mode: 'string' }),
    status: text({ enum: decisionStatuses }).notNull().default('Submitted'),
    authors: authors(),
    decided_by: text(),
    decided_name: text(),
    decided_date: instant(),
    reject_reason: text(),
    /** What it became once finance had it. */
    receipt_code: text().references(() => receipts.receipt_code),
    created_date: createdDate(),
    row_version: rowVersion(),
  },
  (t) => [
    uniqueIndex('visit_collections_once').on(t.client_uuid),
    index('visit_collections_visit').on(t.visit_code),
    index('visit_collections_dept').on(t.dept_code, t.created_date, t.collection_code),
    index('visit_collections_user').on(t.usercode, t.created_date, t.collection_code),
    index('visit_collections_created').on(t.created_date, t.collection_code),
    check('visit_collections_amount', sql`${t.amount} > 0`),
  ],
)

/** What a competitor's unit cost in the shop. */
export const competitorPrices = pgTable(
  'competitor_prices',
  {
    visit_code: text()
      .notNull()
      .references(() => visits.visit_code, { onDelete: 'cascade' }),
    line_no: integer().notNull(),
    brand: text().notNull(),
    model: text().notNull(),
    price: rupiah().notNull(),
    promo: text(),
  },
  (t) => [primaryKey({ columns: [t.visit_code, t.line_no] }), index('competitor_prices_brand').on(t.brand)],
)

/** What stood in the shop on the day of the visit. */
export const visitStockCounts = pgTable(
  'visit_stock_counts',
  {
    visit_code: text()
      .notNull()
      .references(() => visits.visit_code, { onDelete: 'cascade' }),
    item_code: text().notNull(),
    quantity: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.visit_code, t.item_code] })],
)

/** A better pin for a customer or shop, from where somebody stood in it. */
export const pinProposals = pgTable(
  'pin_proposals',
  {
    proposal_code: text().primaryKey(),
    visit_code: text()
      .notNull()
      .references(() => visits.visit_code),
    usercode: ofUser(),
    dept_code: ofBranch(),
    customer_code: ofCustomer(),
    shop_code: ofShop(),
    old_lat: doublePrecision(),
    old_lng: doublePrecision(),
    lat: doublePrecision().notNull(),
    lng: doublePrecision().notNull(),
    note: text(),
    status: text({ enum: decisionStatuses }).notNull().default('Submitted'),
    authors: authors(),
    decided_by: text(),
    decided_name: text(),
    decided_date: instant(),
    reject_reason: text(),
    created_date: createdDate(),
    row_version: rowVersion(),
  },
  (t) => [
    uniqueIndex('pin_proposals_visit').on(t.visit_code),
    index('pin_proposals_created').on(t.created_date, t.proposal_code),
    index('pin_proposals_dept').on(t.dept_code, t.created_date, t.proposal_code),
    index('pin_proposals_user').on(t.usercode, t.created_date, t.proposal_code),
  ],
)
