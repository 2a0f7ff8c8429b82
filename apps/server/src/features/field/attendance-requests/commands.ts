import * as contract from '@sejuk/contract/field/attendance-requests'
import { attendanceRequest, correctionsAMonth, oldestCorrectionDays } from '@sejuk/domain/field/attendance-workflows'
import { spanOf } from '@sejuk/domain/field/day-results'
import { because } from '@sejuk/domain/messages'
import { addressTo } from '@sejuk/domain/pages'
import { addDays, instantOf } from '@sejuk/domain/values/dates'
import { and, between, eq, ne, or } from 'drizzle-orm'
import { approversOf } from '../../../business/field/approvers.ts'
import { computeDays, workDateOf } from '../../../business/field/attendance-days.ts'
import { decided } from '../../../business/field/decided.ts'
import { lockFieldUser } from '../../../business/field/field-user.ts'
import { visibleTeam } from '../../../business/field/own-team.ts'
import { shiftsOf } from '../../../business/field/shifts.ts'
import type { Db } from '../../../db/database.ts'
import { attendanceRequests as t } from '../../../db/tables/field/attendance.ts'
import { acting } from '../../../platform/documents/acting.ts'
import type { Done } from '../../../platform/documents/action-context.ts'
import { refuseField } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { notify } from '../../../platform/notify/notify.ts'
import { nextDocumentNumber } from '../../../platform/records/document-number.ts'
import { recordsOf } from '../../../platform/records/records.ts'

const records = recordsOf(attendanceRequest.entity, t, t.request_code)
type Row = typeof t.$inferSelect

/** Forgotten checks of the month that were not rejected. */
const askedInMonth = (db: Db, usercode: string, work_date: string) => {
  const from = `${work_date.slice(0, 7)}-01`
  const to = addDays(`${addDays(from, 31).slice(0, 7)}-01`, -1)
  return db.$count(
    t,
    and(eq(t.usercode, usercode), between(t.work_date, from, to), ne(t.kind, 'overtime'), ne(t.status, 'Rejected')),
  )
}

export const askForCorrection = async ({
  db,
  viewer,
  actor,
  jobs,
  config,
  input,
}: RequestContext<typeof contract.askForCorrection>) => {
  const { work_date, kind, reason } = input
  const user = await lockFieldUser(db, viewer.usercode)
  const { work_date: today } = await workDateOf(db, user, new Date().toISOString())
  if (work_date > today && kind !== 'overtime') refuseField('work_date', because('day-not-yet'))
  if (work_date < addDays(today, -oldestCorrectionDays) || work_date > addDays(today, 31))
    refuseField('work_date', because('correction-too-old', { n: oldestCorrectionDays }))
  if (kind === 'overtime' && input.minutes === null) refuseField('minutes', because('minutes-required'))
  if (kind !== 'overtime' && input.time === null) refuseField('time', because('time-required'))
  const shift = (await shiftsOf(db))(user, work_date)
  // At night a time before the shift begins is one of the next day.
  const isNight =
    spanOf(work_date, shift, user.timezone).to > Date.parse(instantOf(addDays(work_date, 1), '00:00', user.timezone))
  const onDay = input.time && isNight && input.time < shift.start_time ? addDays(work_date, 1) : work_date
  const at = kind === 'overtime' || input.time === null ? null : instantOf(onDay, input.time, user.timezone)
  if (at && Date.parse(at) > Date.now()) refuseField('time', because('day-not-yet'))
  const is_over_limit = kind !== 'overtime' && (await askedInMonth(db, viewer.usercode, work_date)) >= correctionsAMonth
  const request_code = await nextDocumentNumber(db, 'ATR', user.dept_code, work_date)
  const minutes = kind === 'overtime' ? input.minutes : null
  await records.add(db, actor, {
    ...{ request_code, work_date, kind, at, minutes, reason, is_over_limit },
    ...{ usercode: viewer.usercode, dept_code: user.dept_code, authors: [viewer.usercode] },
  })
  const hr = 'Attendance-Approve-HR' as const
  const { to } = await approversOf(db, user, today, { team: is_over_limit ? hr : 'Attendance-Approve', hr })
  await notify(
    { db, jobs, config },
    {
      to,
      event: 'attendance-asked',
      variables: { staff: viewer.username, day: work_date, reason },
      url: addressTo('attendanceRequests', { status: 'Submitted' }),
      about: { entity: attendanceRequest.entity, entity_code: request_code },
    },
  )
  return { data: { request_code, is_over_limit } }
}

const computeAgain = ({ db, after: { usercode, work_date } }: Done<Row>) =>
  computeDays(db, { usercodes: [usercode], from: work_date, to: work_date })

const tellUser = async ({ db, jobs, config, after, reason }: Done<Row>) =>
  notify(
    { db, jobs, config },
    {
      to: [after.usercode],
      event: after.status === 'Approved' ? 'attendance-request-approved' : 'attendance-request-rejected',
      variables: { day: after.work_date, reason: reason ?? '-' },
      url: addressTo('attendanceHistory', { month: after.work_date.slice(0, 7) }),
      about: { entity: attendanceRequest.entity, entity_code: after.request_code },
    },
  )

export const onAttendanceRequest = acting(attendanceRequest, {
  table: t,
  key: 'request_code',
  endpoints: contract.actOnAttendanceRequest,
  visible: (viewer) => or(eq(t.usercode, viewer.usercode), visibleTeam(viewer, t)),
  changes: { reject: async ({ input }) => ({ set: { reject_reason: input.reason } }) },
  marks: { approve: decided, reject: decided },
  effects: { approve: [computeAgain] },
  notices: { approve: tellUser, reject: tellUser },
})
