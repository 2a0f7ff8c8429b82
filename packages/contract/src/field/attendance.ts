import { checkKinds, checkPlaces, checkStatuses, risks } from '@sejuk/domain/field/attendance'
import { attendanceCheck } from '@sejuk/domain/field/attendance-workflows'
import { dayResults } from '@sejuk/domain/field/day-results'
import { because } from '@sejuk/domain/messages'
import { z } from 'zod'
import { actions } from '../document-actions.ts'
import { endpoint, nothing } from '../endpoint.ts'
import { calendarDay, instant, many, maybeTexts, month, optional, texts } from '../fields.ts'
import { listInput } from '../lists.ts'
import { flag } from '../lookups.ts'
import { latitude, longitude, orNothing, wholeNumber } from '../numbers.ts'
import { downloadable } from '../platform/downloads.ts'
import { told } from '../told.ts'

const group = '/api/attendance'
const risk = z.array(z.enum(risks))

/** What every tap in the field brings along: where, when by the phone's clock, and how long ago. */
export const tapFields = {
  /** The phone's own key: whatever is sent twice happens once. */
  client_uuid: z.uuid(told('choice-missing')),
  at_device: z.iso.datetime(told('field-not-valid')),
  sent_at_device: z.iso.datetime(told('field-not-valid')),
  /** Since the tap, by a clock that nobody can set. */
  elapsed_ms: z.number().int().min(0).max(2_592_000_000).nullable().default(null),
  position_at: z.iso.datetime(told('location-not-fresh')),
  lat: latitude,
  lng: longitude,
  accuracy_m: z.number().min(0).max(10_000_000).nullable().default(null),
  is_mock: z.boolean().default(false),
  device_id: z.string().min(1).max(64),
}

const check = z.object({
  ...texts('attendance_code', 'client_uuid', 'usercode', 'username', 'dept_code', 'dept_name', 'work_date'),
  ...maybeTexts('office_code', 'office_name', 'note', 'decided_name'),
  kind: z.enum(checkKinds),
  place: z.enum(checkPlaces),
  status: z.enum(checkStatuses),
  risk,
  at_server: instant,
  at_device: instant,
  lat: z.number().nullable(),
  lng: z.number().nullable(),
  accuracy_m: z.number().nullable(),
  distance_m: z.number().nullable(),
  in_radius: z.boolean(),
  is_offline: z.boolean(),
  has_selfie: z.boolean(),
  authors: z.array(z.string()),
  row_version: z.number(),
})
export type AttendanceCheck = z.output<typeof check>

const officePoint = z.object({
  ...texts('office_code', 'office_name', 'dept_code'),
  ...maybeTexts('address'),
  lat: z.number(),
  lng: z.number(),
  radius_m: z.number(),
})
export type OfficePoint = z.output<typeof officePoint>

/** What a phone needs to check in, also later without a network. */
export const attendanceToday = endpoint(`GET ${group}/today`, {
  needs: 'Attendance-Check',
  input: z.object({}),
  data: z.object({
    ...texts('work_date', 'timezone', 'shift_name', 'start_time', 'end_time'),
    ...maybeTexts('approver_name', 'approver_for'),
    now: instant,
    has_consent: z.boolean(),
    consent_version: z.number(),
    is_holiday: z.boolean(),
    offices: z.array(officePoint),
    checks: z.array(check),
  }),
})

export const checkAttendance = endpoint(`POST ${group}/check`, {
  needs: 'Attendance-Check',
  input: z.object({
    ...tapFields,
    kind: z.enum(checkKinds, told('choice-missing')),
    place: z.enum(checkPlaces).default('office'),
    note: optional('reason', 500),
    /** It is uploaded by itself. Without one a person decides. */
    has_selfie: z.boolean().default(false),
  }),
  data: z.object({
    ...texts('attendance_code', 'client_uuid', 'work_date'),
    ...maybeTexts('office_name'),
    status: z.enum(checkStatuses),
    at_server: instant,
    distance_m: z.number().nullable(),
    in_radius: z.boolean(),
    risk,
    /** A second tap answers with the first check. */
    is_new: z.boolean(),
  }),
  says: because('check-taken'),
})

export const agreeToPositions = endpoint(`POST ${group}/consent`, {
  needs: 'Attendance-Check',
  input: z.object({ version: wholeNumber('version', 1, 1000) }),
  data: nothing,
})

/** All offices, nearest first where the position is known. */
export const nearestOffices = endpoint(`GET ${group}/offices`, {
  needs: 'staff',
  input: z.object({ lat: orNothing(latitude), lng: orNothing(longitude), search: z.string().max(200).default('') }),
  data: z.array(officePoint.extend({ dept_name: z.string(), distance_m: z.number().nullable() })),
})

const day = z.object({
  ...texts('work_date', 'shift_name'),
  result: z.enum(dayResults),
  in_at: instant.nullable(),
  out_at: instant.nullable(),
  in_place: z.enum(checkPlaces).nullable(),
  in_distance_m: z.number().nullable(),
  is_outside: z.boolean(),
  risk,
  work_min: z.number(),
  late_min: z.number(),
  early_min: z.number(),
  overtime_min: z.number(),
})
export type AttendanceDay = z.output<typeof day>

/** The caller's own month. */
export const myAttendance = endpoint(`GET ${group}/history`, {
  needs: 'Attendance-Check',
  input: z.object({ month }),
  data: z.object({ today: z.string(), days: z.array(day), checks: z.array(check) }),
})

const keptPosition = z.object({
  ...texts('kind', 'title'),
  at: instant,
  until: z.string(),
  lat: z.number(),
  lng: z.number(),
})
/** Every position that is stored about the caller, and until when. */
export const myPositions = endpoint(`GET ${group}/my-data`, {
  needs: 'Attendance-Check',
  input: listInput(['at']),
  data: z.array(keptPosition),
})
export const myConsent = endpoint(`GET ${group}/my-consent`, {
  needs: 'Attendance-Check',
  input: z.object({}),
  data: z.object({ version: z.number(), agreed_date: instant.nullable() }),
})

const filters = {
  search: z.string().max(200).default(''),
  dept_code: many,
}

const person = z.object({
  ...texts('usercode', 'username', 'title', 'dept_code', 'dept_name'),
  days: z.array(day.pick({ work_date: true, result: true, late_min: true, is_outside: true, risk: true })),
  late_days: z.number(),
  absent_days: z.number(),
  work_min: z.number(),
  overtime_min: z.number(),
})
export type AttendancePerson = z.output<typeof person>

/** People × days of a month. */
export const attendanceMonth = endpoint(`GET ${group}/month`, {
  needs: 'Attendance-View-Team',
  input: listInput(['username', 'dept_code']).extend({
    ...filters,
    month: month.optional(),
    result: z.enum(dayResults).optional(),
  }),
  data: z.array(person),
})

const dayRow = day.extend({ day_id: z.number(), ...texts('usercode', 'username', 'dept_code', 'dept_name') })
export type AttendanceDayRow = z.output<typeof dayRow>

export const listAttendanceDays = endpoint(`GET ${group}/days`, {
  needs: 'Attendance-View-Team',
  input: listInput(['work_date', 'username']).extend({
    ...filters,
    month: month.optional(),
    result: z.enum(dayResults).optional(),
    is_outside: flag.optional(),
    has_risk: flag.optional(),
  }),
  data: z.array(dayRow),
})
export const attendanceDayData = downloadable(listAttendanceDays, {
  module_name: 'attendance_day',
  needs: 'Attendance-View-Team',
})

export const listAttendanceChecks = endpoint(`GET ${group}/checks`, {
  needs: 'Attendance-View-Team',
  input: listInput(['at_server', 'username']).extend({
    ...filters,
    status: z.enum(checkStatuses).optional(),
    from: calendarDay().optional(),
    to: calendarDay().optional(),
    is_outside: flag.optional(),
    has_risk: flag.optional(),
  }),
  data: z.array(check),
})

/** Where everybody of the team checked last on a day, for a map. */
export const attendanceMap = endpoint(`GET ${group}/map`, {
  needs: 'Attendance-View-Team',
  input: z.object({ date: calendarDay().optional(), dept_code: many }),
  data: z.array(check),
})

export const actOnCheck = actions(attendanceCheck, group, { key: 'attendance_code' })
