import { because } from '@sejuk/domain/messages'
import { z } from 'zod'
import { endpoint, nothing } from '../endpoint.ts'
import { calendarDay, instant, many, maybeTexts, optional, required, rowVersion, texts } from '../fields.ts'
import { dropdownInput, listInput, option } from '../lists.ts'
import { wholeNumber } from '../numbers.ts'
import { actionLogOf } from '../platform/action-logs.ts'
import { told } from '../told.ts'

const group = '/api/shift'
const needs = 'Attendance-View-Team'
const saves = 'Attendance-Approve-HR'
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, told('time-written-08-30'))

/** The working days of a week, by number from Sunday on. */
export const workWeeks = ['1,2,3,4,5', '1,2,3,4,5,6', '0,1,2,3,4,5,6'] as const

const shift = z.object({
  ...texts('shift_code', 'shift_name', 'start_time', 'end_time', 'workdays'),
  grace_min: z.number(),
  break_min: z.number(),
  /** How many users and branches have it, now or later. */
  assigned: z.number(),
  created_date: instant,
  row_version: z.number(),
})
export type ShiftRow = z.output<typeof shift>
const form = z.object({
  shift_name: required('name', 60),
  start_time: time,
  end_time: time,
  grace_min: wholeNumber('minutes', 0, 120),
  break_min: wholeNumber('minutes', 0, 240),
  workdays: z.enum(workWeeks, told('choice-missing')),
})
const shiftCode = required('code', 20)

export const listShifts = endpoint(`GET ${group}`, {
  needs,
  input: listInput(['shift_code', 'start_time']).extend({ search: z.string().max(200).default('') }),
  data: z.array(shift),
})
export const createShift = endpoint(`POST ${group}/create`, {
  needs: saves,
  input: form.extend({ shift_code: shiftCode }),
  data: nothing,
})
export const updateShift = endpoint(`PUT ${group}/update`, {
  needs: saves,
  input: form.extend({ shift_code: shiftCode, row_version: rowVersion }),
  data: nothing,
  says: because('updated'),
})
export const deleteShift = endpoint(`POST ${group}/delete`, {
  needs: saves,
  input: z.object({ shift_code: shiftCode, row_version: rowVersion }),
  data: nothing,
  says: because('deleted'),
})
export const shiftLog = actionLogOf(`GET ${group}/action-log`, needs)
export const shiftDropdown = endpoint(`GET ${group}/dropdown`, {
  needs,
  input: dropdownInput,
  data: z.array(option),
})

const assignment = z.object({
  assignment_id: z.number(),
  ...texts('shift_code', 'shift_name', 'from_date'),
  /** One of both: the user's own comes before that of the branch. */
  ...maybeTexts('usercode', 'username', 'dept_code', 'dept_name'),
  created_date: instant,
  row_version: z.number(),
})
export type ShiftAssignment = z.output<typeof assignment>
const assigned = z.object({
  shift_code: shiftCode,
  usercode: optional('name', 60),
  dept_code: optional('branch', 20),
  from_date: calendarDay(told('write-date-2026-11-14')),
})
const assignmentId = z.coerce.number<number | string>().int().min(1).max(2_147_483_647)

export const listShiftAssignments = endpoint(`GET ${group}/assignment`, {
  needs,
  input: listInput(['from_date']).extend({ shift_code: z.string().max(20).optional(), dept_code: many }),
  data: z.array(assignment),
})
export const createShiftAssignment = endpoint(`POST ${group}/assignment/create`, {
  needs: saves,
  input: assigned,
  data: nothing,
})
export const updateShiftAssignment = endpoint(`PUT ${group}/assignment/update`, {
  needs: saves,
  input: assigned.extend({ assignment_id: assignmentId, row_version: rowVersion }),
  data: nothing,
  says: because('updated'),
})
export const deleteShiftAssignment = endpoint(`POST ${group}/assignment/delete`, {
  needs: saves,
  input: z.object({ assignment_id: assignmentId, row_version: rowVersion }),
  data: nothing,
  says: because('deleted'),
})
export const shiftAssignmentLog = actionLogOf(`GET ${group}/assignment/action-log`, needs)
