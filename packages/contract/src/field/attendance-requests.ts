import {
  attendanceRequest,
  mostOvertimeMinutes,
  requestKinds,
  requestStatuses,
} from '@sejuk/domain/field/attendance-workflows'
import { because } from '@sejuk/domain/messages'
import { z } from 'zod'
import { actions } from '../document-actions.ts'
import { endpoint } from '../endpoint.ts'
import { calendarDay, instant, many, maybeTexts, required, texts } from '../fields.ts'
import { listInput } from '../lists.ts'
import { orNothing, wholeNumber } from '../numbers.ts'
import { told } from '../told.ts'

const group = '/api/attendance-request'

const row = z.object({
  ...texts('request_code', 'usercode', 'username', 'dept_code', 'dept_name', 'work_date', 'reason'),
  ...maybeTexts('decided_name', 'reject_reason'),
  kind: z.enum(requestKinds),
  at: instant.nullable(),
  minutes: z.number().nullable(),
  is_over_limit: z.boolean(),
  status: z.enum(requestStatuses),
  authors: z.array(z.string()),
  created_date: instant,
  row_version: z.number(),
})
export type AttendanceRequest = z.output<typeof row>

const lists = {
  input: listInput(['created_date', 'work_date']).extend({
    search: z.string().max(200).default(''),
    dept_code: many,
    status: z.enum(requestStatuses).optional(),
    kind: z.enum(requestKinds).optional(),
  }),
  data: z.array(row),
}
export const listAttendanceRequests = endpoint(`GET ${group}`, { needs: 'Attendance-View-Team', ...lists })
export const listMyAttendanceRequests = endpoint(`GET ${group}/mine`, { needs: 'Attendance-Correct', ...lists })

/** A forgotten check with its time in the office's zone, or overtime in minutes. */
export const askForCorrection = endpoint('POST /api/attendance/correction', {
  needs: 'Attendance-Correct',
  input: z.object({
    work_date: calendarDay(told('write-date-2026-11-14')),
    kind: z.enum(requestKinds, told('choice-missing')),
    time: orNothing(z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, told('time-written-08-30'))),
    minutes: orNothing(wholeNumber('minutes', 1, mostOvertimeMinutes)),
    reason: required('reason', 500),
  }),
  data: z.object({ request_code: z.string(), is_over_limit: z.boolean() }),
  says: because('request-sent'),
})

export const actOnAttendanceRequest = actions(attendanceRequest, group, { key: 'request_code' })
