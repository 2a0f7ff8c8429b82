import { businessUnitCodes } from '@sejuk/domain/masters/business-units'
import {
  buildingUses,
  capacityUnits,
  designTaskStatuses,
  followUpKinds,
  loginStatuses,
  productTypes,
  projectSources,
  projectStages,
  projectStatuses,
  projectTypes,
  similarityStatuses,
} from '@sejuk/domain/projects/project-statuses'
import { sql } from 'drizzle-orm'
import {
  bigserial,
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { authors, createdDate, instant, rowVersion, rupiah } from '../../columns.ts'
import { departments } from '../masters/departments.ts'
import { users } from '../platform/users.ts'

/** A project from the day a salesperson logs it; from its approval on it has a project code and a project status. */
export const projectLogs = pgTable(
  'project_logs',
  {
    log_code: text().primaryKey(),
    project_code: text(),
    project_name: text().notNull(),
    project_type: text({ enum: projectTypes }).notNull(),
    building_use: text({ enum: buildingUses }).notNull(),
    owner_name: text().notNull(),
    owner_pic: text(),
    owner_phone: text(),
    developer: text(),
    contractor_main: text(),
    contractor_me: text(),
    consultant_me: text(),
    installer_customer_code: text(),
    /** What the search for the same building compares. */
    name_key: text().notNull(),
    owner_key: text().notNull(),
    developer_key: text().notNull().default(''),
    partner_keys: text().array().notNull().default([]),
    address_key: text().notNull().default(''),
    /** Two logs that may be one building share one of these. */
    search_keys: text().array().notNull().default([]),
    /** By which rules the keys were made; older ones are made anew by a job. */
    keys_version: integer().notNull().default(0),
    province_code: text().notNull(),
    city_code: text().notNull(),
    district_code: text().notNull(),
    sub_district_code: text().notNull(),
    detail_address: text().notNull(),
    postal_code: text(),
    lat: doublePrecision().notNull(),
    lng: doublePrecision().notNull(),
    /** Why the pin lies in another province than the address. */
    pin_reason: text(),
    /** Outside Indonesia, and meant to be. */
    is_abroad: boolean().notNull().default(false),
    dept_code: text()
      .notNull()
      .references(() => departments.dept_code),
    salesman_code: text()
      .notNull()
      .references(() => users.usercode),
    /** Everybody who shares in it, the salesperson of the log included. */
    salesman_codes: text().array().notNull(),
    source: text({ enum: projectSources }).notNull(),
    stage: text({ enum: projectStages }).notNull(),
    brand_focus: text().array().notNull().default([]),
    est_total: rupiah().notNull(),
    probability: integer().notNull(),
    est_order_date: date({ mode: 'string' }).notNull(),
    est_delivery_date: date({ mode: 'string' }),
    design_needed: boolean().notNull().default(false),
    remark: text(),
    login_status: text({ enum: loginStatuses }).notNull().default('Draft'),
    project_status: text({ enum: projectStatuses }),
    similarity_status: text({ enum: similarityStatuses }).notNull().default('No_Need'),
    requester_task_status: text({ enum: designTaskStatuses }).notNull().default('No_Need'),
    login_task_status: text({ enum: designTaskStatuses }).notNull().default('No_Need'),
    judge_code: text(),
    judge_name: text(),
    judge_date: instant(),
    reviewer_code: text(),
    reviewer_name: text(),
    review_date: instant(),
    submitted_date: instant(),
    bm_approved_user_name: text(),
    bm_approved_date: instant(),
    approved_user_name: text(),
    approved_date: instant(),
    reject_reason: text(),
    /** The log that keeps the building, where this one lost it. */
    winner_code: text(),
    protection_until: date({ mode: 'string' }),
    /** The day of the last follow-up, or of the approval where there was none. */
    last_contact_day: date({ mode: 'string' }),
    next_follow_up_date: date({ mode: 'string' }),
    /** The last warning that was sent, in days since the last follow-up. */
    warned_days: integer().notNull().default(0),
    /** The end of the right to sell that was told. */
    lapse_told: date({ mode: 'string' }),
    close_reason: text(),
    closed_date: instant(),
    goaled_amount: rupiah(),
    goaled_date: date({ mode: 'string' }),
    order_code: text(),
    lost_to_brand: text(),
    lost_price: rupiah(),
    resume_date: date({ mode: 'string' }),
    supervision_applied_date: instant(),
    created_by: text().notNull(),
    create_user_name: text().notNull(),
    authors: authors(),
    created_date: createdDate(),
    updated_date: createdDate(),
    row_version: rowVersion(),
  },
  (t) => [
    uniqueIndex('project_logs_project').on(t.project_code),
    index('project_logs_created').on(t.created_date, t.log_code),
    index('project_logs_dept').on(t.dept_code, t.created_date, t.log_code),
    index('project_logs_salesman').on(t.salesman_code, t.created_date, t.log_code),
    index('project_logs_creator').on(t.created_by, t.created_date, t.log_code),
    index('project_logs_login').on(t.login_status, t.submitted_date, t.log_code),
    index('project_logs_contact').on(t.project_status, t.last_contact_day),
    index('project_logs_people').using('gin', t.salesman_codes),
    index('project_logs_search_keys').using('gin', t.search_keys),
    index('project_logs_keys_version').on(t.keys_version),
    index('project_logs_place').using('gist', sql`point(${t.lng}, ${t.lat})`),
    index('project_logs_search').using(
      'gin',
      t.project_name.op('gin_trgm_ops'),
      t.log_code.op('gin_trgm_ops'),
      t.project_code.op('gin_trgm_ops'),
      t.owner_name.op('gin_trgm_ops'),
    ),
    check('project_logs_probability', sql`${t.probability} between 0 and 100`),
    check('project_logs_amount', sql`${t.est_total} >= 0`),
    check('project_logs_approved', sql`(${t.login_status} = 'Approved') = (${t.project_status} is not null)`),
  ],
)

const ofLog = () =>
  text()
    .notNull()
    .references(() => projectLogs.log_code, { onDelete: 'cascade' })

/** Who shares in the commission, and how much. */
export const projectSalespeople = pgTable(
  'project_salespeople',
  {
    log_code: ofLog(),
    usercode: text()
      .notNull()
      .references(() => users.usercode),
    split_percent: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.log_code, t.usercode] }),
    check('project_salespeople_split', sql`${t.split_percent} between 1 and 100`),
  ],
)

export const projectSystems = pgTable(
  'project_systems',
  {
    log_code: ofLog(),
    line_no: integer().notNull(),
    business_unit_code: text({ enum: businessUnitCodes }).notNull(),
    product_type: text({ enum: productTypes }).notNull(),
    place: text(),
    capacity: doublePrecision().notNull(),
    capacity_unit: text({ enum: capacityUnits }).notNull(),
    qty: integer().notNull(),
    est_amount: rupiah().notNull(),
  },
  (t) => [primaryKey({ columns: [t.log_code, t.line_no] })],
)

export const projectContacts = pgTable(
  'project_contacts',
  {
    log_code: ofLog(),
    line_no: integer().notNull(),
    contact_name: text().notNull(),
    job_title: text(),
    company: text(),
    phone: text(),
    email: text(),
  },
  (t) => [primaryKey({ columns: [t.log_code, t.line_no] })],
)

export const projectCompetitors = pgTable(
  'project_competitors',
  {
    log_code: ofLog(),
    line_no: integer().notNull(),
    brand: text().notNull(),
    price: rupiah(),
    is_preferred: boolean().notNull().default(false),
    heard_from: text(),
  },
  (t) => [primaryKey({ columns: [t.log_code, t.line_no] })],
)

export const projectFollowUps = pgTable(
  'project_follow_ups',
  {
    follow_up_id: bigserial({ mode: 'number' }).primaryKey(),
    log_code: ofLog(),
    follow_up_date: date({ mode: 'string' }).notNull(),
    kind: text({ enum: followUpKinds }).notNull(),
    contact: text(),
    result: text().notNull(),
    stage_before: text({ enum: projectStages }).notNull(),
    stage_after: text({ enum: projectStages }).notNull(),
    probability_before: integer().notNull(),
    probability_after: integer().notNull(),
    est_before: rupiah().notNull(),
    est_after: rupiah().notNull(),
    change_reason: text(),
    lat: doublePrecision(),
    lng: doublePrecision(),
    distance_m: integer(),
    next_follow_up_date: date({ mode: 'string' }),
    created_by: text().notNull(),
    create_user_name: text().notNull(),
    created_date: createdDate(),
  },
  (t) => [index('project_follow_ups_log').on(t.log_code, t.follow_up_date, t.follow_up_id)],
)

/**
 * The project as it stood from an instant on, written with every change that the weekly report reads and never altered: what
 * stood at any earlier moment is the last row before it.
 */
export const projectMoves = pgTable(
  'project_moves',
  {
    move_id: bigserial({ mode: 'number' }).primaryKey(),
    log_code: ofLog(),
    at: createdDate(),
    login_status: text({ enum: loginStatuses }).notNull(),
    project_status: text({ enum: projectStatuses }),
    stage: text({ enum: projectStages }).notNull(),
    probability: integer().notNull(),
    amount: rupiah().notNull(),
    dept_code: text().notNull(),
    salesman_code: text().notNull(),
    brand: text(),
    reason: text(),
  },
  (t) => [index('project_moves_log').on(t.log_code, t.at, t.move_id), index('project_moves_at').on(t.at)],
)
