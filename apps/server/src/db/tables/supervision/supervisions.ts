import { branchScopes } from '@sejuk/domain/projects/project-statuses'
import { stepKeys } from '@sejuk/domain/supervision/supervision-rail'
import {
  assAuditStatuses,
  cardStatuses,
  documentKinds,
  documentStatuses,
  installerStatuses,
  letterStatuses,
  overtimes,
  pauseStatuses,
  supervisionLevels,
  supervisionStatuses,
  tsAuditStatuses,
  unitPlaces,
  warrantyBases,
} from '@sejuk/domain/supervision/supervision-statuses'
import { sql } from 'drizzle-orm'
import { bigserial, check, date, doublePrecision, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { authors, createdDate, instant, rowVersion } from '../../columns.ts'
import { departments } from '../masters/departments.ts'
import { users } from '../platform/users.ts'
import { projectLogs } from '../projects/project-logs.ts'
import { supervisionInstallers } from './supervision-installers.ts'

/** The technical care of a goaled project, from its papers to the warranty card. */
export const supervisions = pgTable(
  'supervisions',
  {
    supervision_code: text().primaryKey(),
    log_code: text()
      .notNull()
      .references(() => projectLogs.log_code),
    project_code: text().notNull(),
    project_name: text().notNull(),
    detail_address: text().notNull(),
    sub_district_code: text().notNull(),
    district_code: text().notNull(),
    city_code: text().notNull(),
    province_code: text().notNull(),
    postal_code: text(),
    lat: doublePrecision().notNull(),
    lng: doublePrecision().notNull(),
    org_code: text().notNull(),
    brand_code_list: text().array().notNull().default([]),
    category_name: text().notNull(),
    /** The branch that sold, and the one that takes care of it. */
    dept_code: text()
      .notNull()
      .references(() => departments.dept_code),
    service_dept_code: text()
      .notNull()
      .references(() => departments.dept_code),
    branch_scope: text({ enum: branchScopes }).notNull().default('Same_Branch'),
    salesman_code: text()
      .notNull()
      .references(() => users.usercode),
    installer_code: text()
      .notNull()
      .references(() => supervisionInstallers.installer_code),
    installer_name: text().notNull(),
    installer_pic: text(),
    installer_status: text({ enum: installerStatuses }),
    certification_no: text(),
    certification_until: date({ mode: 'string' }),
    /** Why a manager lets an installer work without a certificate. */
    waiver_reason: text(),
    capacity_hp: doublePrecision().notNull(),
    unit_count: integer().notNull(),
    level: text({ enum: supervisionLevels }).notNull(),
    /** The steps that its level did not need when it was created. */
    skipped_steps: text().array().notNull().default([]),
    delivery_orders: text().array().notNull().default([]),
    warranty_basis: text({ enum: warrantyBases }).notNull(),
    contract_clause: text(),
    overtime: text({ enum: overtimes }).notNull().default('No'),
    planned_start: date({ mode: 'string' }),
    planned_end: date({ mode: 'string' }),
    remark: text(),
    coordinator_code: text(),
    coordinator_name: text(),
    technician_codes: text().array().notNull().default([]),
    supervision_status: text({ enum: supervisionStatuses }).notNull().default('Draft'),
    ts_audit_status: text({ enum: tsAuditStatuses }),
    ass_audit_status: text({ enum: assAuditStatuses }),
    pause_status: text({ enum: pauseStatuses }),
    pause_reason: text(),
    paused_date: instant(),
    resume_date: date({ mode: 'string' }),
    reject_reason: text(),
    revision_notice_status: text({ enum: letterStatuses }),
    design_notice_status: text({ enum: letterStatuses }),
    disclaimer_status: text({ enum: letterStatuses }),
    card_status: text({ enum: cardStatuses }),
    points_total: integer().notNull().default(0),
    points_answered: integer().notNull().default(0),
    problems_found: integer().notNull().default(0),
    open_problems: integer().notNull().default(0),
    open_letters: integer().notNull().default(0),
    devices_arrived: integer().notNull().default(0),
    devices_installed: integer().notNull().default(0),
    next_visit: date({ mode: 'string' }),
    /** Since when it has its status. */
    status_since: createdDate(),
    submitted_date: instant(),
    ts_dept_audited_date: instant(),
    ass_dept_audited_date: instant(),
    audited_date: instant(),
    dispatched_date: instant(),
    accepted_date: instant(),
    staff_received_date: instant(),
    first_schedule_date: instant(),
    technical_training_date: instant(),
    supervise_start_date: instant(),
    supervise_end_date: instant(),
    revision_notice_date: instant(),
    disclaimer_letter_date: instant(),
    debug_result_date: instant(),
    usage_training_date: instant(),
    warranty_card_issued_date: instant(),
    finished_date: instant(),
    change_installer_date: instant(),
    created_by: text().notNull(),
    create_user_name: text().notNull(),
    authors: authors(),
    create_date: createdDate(),
    updated_date: createdDate(),
    row_version: rowVersion(),
  },
  (t) => [
    index('supervisions_created').on(t.create_date, t.supervision_code),
    index('supervisions_name').on(t.project_name, t.supervision_code),
    index('supervisions_since').on(t.status_since, t.supervision_code),
    index('supervisions_visit').on(t.next_visit, t.supervision_code),
    index('supervisions_dept').on(t.dept_code, t.create_date, t.supervision_code),
    index('supervisions_service_dept').on(t.service_dept_code, t.create_date, t.supervision_code),
    index('supervisions_salesman').on(t.salesman_code, t.create_date, t.supervision_code),
    index('supervisions_creator').on(t.created_by, t.create_date, t.supervision_code),
    index('supervisions_status').on(t.supervision_status, t.create_date, t.supervision_code),
    index('supervisions_paused').on(t.create_date, t.supervision_code).where(sql`pause_status = 'Paused'`),
    index('supervisions_log').on(t.log_code),
    index('supervisions_installer').on(t.installer_code),
    index('supervisions_search').using(
      'gin',
      t.project_name.op('gin_trgm_ops'),
      t.supervision_code.op('gin_trgm_ops'),
      t.installer_name.op('gin_trgm_ops'),
    ),
    check('supervisions_problems', sql`${t.open_problems} >= 0 and ${t.open_letters} >= 0`),
  ],
)

export const ofSupervision = () =>
  text()
    .notNull()
    .references(() => supervisions.supervision_code, { onDelete: 'cascade' })

/** What is installed, and where. */
export const supervisionLines = pgTable(
  'supervision_lines',
  {
    supervision_code: ofSupervision(),
    line_no: integer().notNull(),
    item_model: text().notNull(),
    qty: integer().notNull(),
    capacity_hp: doublePrecision().notNull(),
    unit_place: text({ enum: unitPlaces }).notNull(),
    floor_zone: text(),
  },
  (t) => [primaryKey({ columns: [t.supervision_code, t.line_no] })],
)

export const supervisionContacts = pgTable(
  'supervision_contacts',
  {
    supervision_code: ofSupervision(),
    line_no: integer().notNull(),
    contact_name: text().notNull(),
    job_title: text(),
    phone: text(),
    email: text(),
  },
  (t) => [primaryKey({ columns: [t.supervision_code, t.line_no] })],
)

/** The papers that both departments audit; their files hang on the supervision under the kind. */
export const supervisionDocuments = pgTable(
  'supervision_documents',
  {
    supervision_code: ofSupervision(),
    kind: text({ enum: documentKinds }).notNull(),
    document_status: text({ enum: documentStatuses }).notNull().default('Document_Draft'),
    remark: text(),
    created_by: text().notNull(),
    create_user_name: text().notNull(),
    created_date: createdDate(),
  },
  (t) => [primaryKey({ columns: [t.supervision_code, t.kind] })],
)

/** Who did a step and when; a step that was repeated has several rows. */
export const supervisionTraces = pgTable(
  'supervision_traces',
  {
    trace_id: bigserial({ mode: 'number' }).primaryKey(),
    supervision_code: ofSupervision(),
    step: text({ enum: stepKeys }).notNull(),
    usercode: text().notNull(),
    username: text().notNull(),
    at: instant().notNull(),
    note: text(),
  },
  (t) => [index('supervision_traces_record').on(t.supervision_code, t.at)],
)
