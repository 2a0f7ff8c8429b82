import { sql } from 'drizzle-orm'
import { boolean, check, doublePrecision, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { createdDate, instant } from '../../columns.ts'
import { technicians } from './technicians.ts'
import { workOrderDetails, workOrders } from './work-orders.ts'

const ofDetail = () =>
  integer()
    .notNull()
    .references(() => workOrderDetails.work_order_detail_id, { onDelete: 'cascade' })

/** Each time somebody stood at the customer's. */
export const workOrderVisits = pgTable(
  'work_order_visits',
  {
    visit_id: integer().primaryKey().generatedAlwaysAsIdentity(),
    work_order_number: text()
      .notNull()
      .references(() => workOrders.work_order_number, { onDelete: 'cascade' }),
    visit_no: integer().notNull(),
    technician_code: text()
      .notNull()
      .references(() => technicians.technician_code),
    arrived_date: instant().notNull(),
    left_date: instant(),
    lat: doublePrecision(),
    lng: doublePrecision(),
    /** From the customer's pin. */
    distance_m: integer(),
    /** Why so far from it, or without a position. */
    far_reason: text(),
    is_overtime: boolean().notNull().default(false),
    created_date: createdDate(),
  },
  (t) => [
    unique('work_order_visits_once').on(t.work_order_number, t.visit_no),
    index('work_order_visits_technician').on(t.technician_code, t.arrived_date),
  ],
)

/** What was wrong with a unit: by the codes of Repair_Symptoms, Repair_Place_of_Failure and Repair_Cause_of_Failure. */
export const workOrderFindings = pgTable(
  'work_order_findings',
  {
    finding_id: integer().primaryKey().generatedAlwaysAsIdentity(),
    work_order_detail_id: ofDetail(),
    repair_symptom: text().notNull(),
    repair_place_of_failure: text(),
    repair_cause_of_failure: text(),
    action_taken: text(),
    created_by: text().notNull(),
    created_date: createdDate(),
  },
  (t) => [index('work_order_findings_detail').on(t.work_order_detail_id, t.finding_id)],
)

export const workOrderMeasurements = pgTable(
  'work_order_measurements',
  {
    measurement_id: integer().primaryKey().generatedAlwaysAsIdentity(),
    work_order_detail_id: ofDetail(),
    moment: text({ enum: ['Before', 'After'] }).notNull(),
    /** psi */
    pressure: doublePrecision(),
    ampere: doublePrecision(),
    /** °C */
    temperature_in: doublePrecision(),
    temperature_out: doublePrecision(),
    refrigerant_g: integer(),
    created_by: text().notNull(),
    created_date: createdDate(),
  },
  (t) => [
    unique('work_order_measurements_once').on(t.work_order_detail_id, t.moment),
    check('work_order_measurements_ampere', sql`${t.ampere} between 0 and 200`),
    check('work_order_measurements_refrigerant', sql`${t.refrigerant_g} between 0 and 50000`),
  ],
)

export type SubItem = { sub_item_code: string; sub_item_name: string; sub_quantity: number }

/** What was put in (OUT goes out to the customer) and what came back (IN). */
export const workOrderParts = pgTable(
  'work_order_parts',
  {
    part_id: integer().primaryKey().generatedAlwaysAsIdentity(),
    work_order_detail_id: ofDetail(),
    item_code: text().notNull(),
    item_name: text().notNull(),
    quantity: integer().notNull(),
    business_unit_code: text(),
    item_flag: text({ enum: ['IN', 'OUT'] }).notNull(),
    serial_number: text(),
    lock_stock_order_detail_code: text(),
    sub_items: jsonb().$type<SubItem[]>().notNull().default([]),
    created_by: text().notNull(),
    created_date: createdDate(),
  },
  (t) => [
    index('work_order_parts_detail').on(t.work_order_detail_id, t.part_id),
    check('work_order_parts_some', sql`${t.quantity} > 0`),
  ],
)
