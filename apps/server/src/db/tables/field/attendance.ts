import { checkKinds, checkPlaces, checkStatuses } from '@sejuk/domain/field/attendance'
import { requestKinds, requestStatuses } from '@sejuk/domain/field/attendance-workflows'
import { dayResults } from '@sejuk/domain/field/day-results'
import { sql } from 'drizzle-orm'
import {
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
  uuid,
} from 'drizzle-orm/pg-core'
import { authors, createdDate, instant, rowVersion } from '../../columns.ts'
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

/** One tap on check in or check out. The position is taken on the tap alone, and emptied after 24 months. */
export const attendanceChecks = pgTable(
  'attendance_checks',
  {
    attendance_code: text().primaryKey(),
    /** The phone's own key: what is sent twice happens once. The selfie hangs on it. */
    client_uuid: uuid().notNull(),
    usercode: ofUser(),
    /** The user's branch at that time. */
    dept_code: ofBranch(),
    /** The working day, which at night is not the day of the calendar. */
    work_date: date({ mode: 'string' }).notNull(),
    kind: text({ enum: checkKinds }).notNull(),
    at_server: instant().notNull(),
    at_device: instant().notNull(),
    skew_ms: integer().notNull().default(0),
    lat: doublePrecision(),
    lng: doublePrecision(),
    accuracy_m: doublePrecision(),
    /** The office it counts for, or the nearest. */
    office_code: text(),
    distance_m: integer(),
    in_radius: boolean().notNull(),
    place: text({ enum: checkPlaces }).notNull(),
    note: text(),
    device_id: text().notNull(),
    is_offline: boolean().notNull().default(false),
    risk: text().array().notNull().default([]),
    consent_version: integer().notNull(),
    status: text({ enum: checkStatuses }).notNull(),
    authors: authors(),
    decided_by: text(),
    decided_name: text(),
    decided_date: instant(),
    created_date: createdDate(),
    row_version: rowVersion(),
  },
  (t) => [
    uniqueIndex('attendance_checks_once').on(t.client_uuid),
    index('attendance_checks_user').on(t.usercode, t.at_server, t.attendance_code),
    index('attendance_checks_dept').on(t.dept_code, t.at_server, t.attendance_code),
    index('attendance_checks_at').on(t.at_server, t.attendance_code),
    index('attendance_checks_waiting').on(t.at_server, t.attendance_code).where(sql`${t.status} = 'Submitted'`),
  ],
)

/** What a working day came to, computed when it is over and again when something of it is decided. */
export const attendanceDays = pgTable(
  'attendance_days',
  {
    day_id: integer().primaryKey().generatedAlwaysAsIdentity(),
    usercode: ofUser(),
    work_date: date({ mode: 'string' }).notNull(),
    dept_code: ofBranch(),
    shift_name: text().notNull(),
    result: text({ enum: dayResults }).notNull(),
    in_at: instant(),
    out_at: instant(),
    in_place: text({ enum: checkPlaces }),
    in_distance_m: integer(),
    is_outside: boolean().notNull().default(false),
    risk: text().array().notNull().default([]),
    work_min: integer().notNull().default(0),
    late_min: integer().notNull().default(0),
    early_min: integer().notNull().default(0),
    overtime_min: integer().notNull().default(0),
    computed_date: createdDate(),
  },
  (t) => [
    uniqueIndex('attendance_days_once').on(t.usercode, t.work_date),
    index('attendance_days_date').on(t.work_date, t.day_id),
    index('attendance_days_dept').on(t.dept_code, t.work_date, t.day_id),
  ],
)

/** A forgotten check, or overtime, that somebody else decides about. */
export const attendanceRequests = pgTable(
  'attendance_requests',
  {
    request_code: text().primaryKey(),
    usercode: ofUser(),
    dept_code: ofBranch(),
    work_date: date({ mode: 'string' }).notNull(),
    kind: text({ enum: requestKinds }).notNull(),
    /** Of a check: the moment that is asked for. */
    at: instant(),
    /** Of overtime. */
    minutes: integer(),
    reason: text().notNull(),
    /** More of them in the month than a supervisor decides. */
    is_over_limit: boolean().notNull().default(false),
    status: text({ enum: requestStatuses }).notNull().default('Submitted'),
    authors: authors(),
    decided_by: text(),
    decided_name: text(),
    decided_date: instant(),
    reject_reason: text(),
    created_date: createdDate(),
    row_version: rowVersion(),
  },
  (t) => [
    index('attendance_requests_user').on(t.usercode, t.work_date),
    index('attendance_requests_dept').on(t.dept_code, t.created_date, t.request_code),
    index('attendance_requests_created').on(t.created_date, t.request_code),
    check('attendance_requests_whole', sql`(${t.kind} = 'overtime') = (${t.minutes} is not null and ${t.at} is null)`),
  ],
)

export const shifts = pgTable('shifts', {
  shift_code: text().primaryKey(),
  shift_name: text().notNull(),
  start_time: text().notNull(),
  end_time: text().notNull(),
  grace_min: integer().notNull().default(10),
  break_min: integer().notNull().default(60),
  /** 0 is Sunday. */
  workdays: integer().array().notNull().default([1, 2, 3, 4, 5]),
  created_date: createdDate(),
  row_version: rowVersion(),
})

/** From a day on, for one user or for a whole branch; the user's own comes first. */
export const shiftAssignments = pgTable(
  'shift_assignments',
  {
    assignment_id: integer().primaryKey().generatedAlwaysAsIdentity(),
    usercode: text().references(() => users.usercode),
    dept_code: text().references(() => departments.dept_code),
    shift_code: text()
      .notNull()
      .references(() => shifts.shift_code),
    from_date: date({ mode: 'string' }).notNull(),
    created_date: createdDate(),
    row_version: rowVersion(),
  },
  (t) => [
    uniqueIndex('shift_assignments_user').on(t.usercode, t.from_date),
    uniqueIndex('shift_assignments_dept').on(t.dept_code, t.from_date),
    check('shift_assignments_one', sql`(${t.usercode} is null) <> (${t.dept_code} is null)`),
  ],
)

/** Who agreed to which text about positions, and when. */
export const positionConsents = pgTable(
  'position_consents',
  {
    usercode: ofUser(),
    version: integer().notNull(),
    agreed_date: createdDate(),
  },
  (t) => [primaryKey({ columns: [t.usercode, t.version] })],
)
