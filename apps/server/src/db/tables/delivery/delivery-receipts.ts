import { problemKinds, problemStatuses } from '@sejuk/domain/delivery/problems'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { createdDate, instant, rowVersion } from '../../columns.ts'
import { departments } from '../masters/departments.ts'
import { deliveryOrders } from './delivery-orders.ts'

/** One unit of a receipt, as it was said. */
export type ReceivedUnit = {
  unit_no: number
  received: number
  damaged: number
  short: number
  damaged_serials: string[]
  short_serials: string[]
  reason: string | null
}

/** What a receiver signed: a delivery may be received in parts. Rows are only ever added. */
export const deliveryReceipts = pgTable(
  'delivery_receipts',
  {
    receipt_id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    delivery_code: text()
      .notNull()
      .references(() => deliveryOrders.delivery_code, { onDelete: 'cascade' }),
    /** Chosen by the phone that recorded it: what is sent twice is saved once. */
    request_key: text(),
    source: text({ enum: ['desk', 'driver'] }).notNull(),
    received_date: instant().notNull(),
    receiver_name: text().notNull(),
    receiver_phone: text(),
    receiver_job: text(),
    units: jsonb().$type<ReceivedUnit[]>().notNull(),
    photo_codes: text().array().notNull().default([]),
    signature_code: text(),
    /** Why the receiver would not sign. */
    refused_reason: text(),
    lat: doublePrecision(),
    lng: doublePrecision(),
    /** Metres from the address. */
    distance: integer(),
    far_reason: text(),
    /** Recorded while the link was open, sent after its end. */
    is_late: boolean().notNull().default(false),
    recorded_by: text().notNull(),
    recorded_user_name: text().notNull(),
    created_date: createdDate(),
  },
  (t) => [
    index('delivery_receipts_delivery').on(t.delivery_code, t.receipt_id),
    index('delivery_receipts_photos').using('gin', t.photo_codes),
    uniqueIndex('delivery_receipts_once').on(t.delivery_code, t.request_key).where(sql`${t.request_key} is not null`),
  ],
)

/** What somebody must look into before the receipt counts as proven. */
export const deliveryProblems = pgTable(
  'delivery_problems',
  {
    problem_id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    delivery_code: text()
      .notNull()
      .references(() => deliveryOrders.delivery_code, { onDelete: 'cascade' }),
    dept_code: text()
      .notNull()
      .references(() => departments.dept_code),
    kind: text({ enum: problemKinds }).notNull(),
    detail: text(),
    owner_code: text(),
    owner_name: text(),
    due_date: date({ mode: 'string' }).notNull(),
    status: text({ enum: problemStatuses }).notNull().default('Open'),
    /** What came of it, and the paper that says so. */
    result: text(),
    document_code: text(),
    closed_by: text(),
    closed_user_name: text(),
    closed_date: instant(),
    created_by: text().notNull(),
    create_user_name: text().notNull(),
    created_date: createdDate(),
    row_version: rowVersion(),
  },
  (t) => [
    index('delivery_problems_delivery').on(t.delivery_code),
    index('delivery_problems_due').on(t.status, t.due_date, t.problem_id),
  ],
)

/** Links without an account: a driver's day on a truck, or what a customer may follow. Only the hash of the token is stored. */
export const deliveryLinks = pgTable(
  'delivery_links',
  {
    token_hash: text().primaryKey(),
    kind: text({ enum: ['driver', 'customer'] }).notNull(),
    /** Of a customer's link. */
    delivery_code: text().references(() => deliveryOrders.delivery_code, { onDelete: 'cascade' }),
    /** Of a driver's link. */
    warehouse_code: text(),
    truck_no: text(),
    planned_date: date({ mode: 'string' }),
    driver_name: text(),
    driver_phone: text(),
    /** The first phone that opens it is the only one. */
    device_hash: text(),
    /** A customer's link has no end before the goods were received. */
    expires_date: instant(),
    created_by: text().notNull(),
    created_date: createdDate(),
  },
  (t) => [
    index('delivery_links_delivery').on(t.delivery_code),
    index('delivery_links_truck').on(t.warehouse_code, t.planned_date, t.truck_no),
  ],
)
