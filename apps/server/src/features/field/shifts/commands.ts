import type * as contract from '@sejuk/contract/field/shifts'
import { because } from '@sejuk/domain/messages'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, eq, ne } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { shiftAssignments as a, shifts as t } from '../../../db/tables/field/attendance.ts'
import { users } from '../../../db/tables/platform/users.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { refuse, refuseChoice, refuseField } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { recordsOf } from '../../../platform/records/records.ts'
import { requireBranch } from '../../../platform/scope/branches.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'
import { visibleAssignments } from './queries.ts'

const shifts = recordsOf('shift', t, t.shift_code)
const assignments = recordsOf('shift-assignment', a, a.assignment_id)

const columnsOf = <Form extends { workdays: string }>({ workdays, ...form }: Form) => ({
  ...form,
  workdays: workdays.split(',').map(Number),
})
const requireHours = ({ start_time, end_time }: { start_time: string; end_time: string }) => {
  if (start_time === end_time) refuseField('end_time', because('shift-without-hours'))
}

export const createShift = async ({ db, actor, input }: RequestContext<typeof contract.createShift>) => {
  requireHours(input)
  if (await db.$count(t, eq(t.shift_code, input.shift_code))) refuseField('shift_code', because('shift-code-taken'))
  await shifts.add(db, actor, columnsOf(input))
  return { data: null }
}

/** Days that are over stay as they were computed; the hours hold from the next computation on. */
export const updateShift = async ({ db, actor, input }: RequestContext<typeof contract.updateShift>) => {
  const { shift_code: code, row_version, ...form } = input
  requireHours(form)
  const before = await shifts.lock(db, { code, row_version }, form)
  await shifts.change(db, actor, before, columnsOf(form))
  return { data: null }
}

export const deleteShift = async ({ db, actor, input }: RequestContext<typeof contract.deleteShift>) => {
  const { shift_code: code, row_version } = input
  const before = await shifts.lock(db, { code, row_version })
  if (await db.$count(a, eq(a.shift_code, code))) refuse('conflict', { because: because('shift-is-assigned') })
  await shifts.remove(db, actor, before)
  return { data: null }
}

export const shiftLog = ({ db, input }: RequestContext<typeof contract.shiftLog>) =>
  shifts.history(db, input.code, input.page)

type Assigned = { shift_code: string; usercode: string | null; dept_code: string | null; from_date: string }

/** For one user or one branch, from a day on that is not over: what was computed by another shift stays. */
const requireFit = async (db: Db, viewer: Viewer, form: Assigned, itself = 0) => {
  const { shift_code, usercode, dept_code, from_date } = form
  if ((usercode === null) === (dept_code === null)) refuseField('usercode', because('user-or-branch'))
  if (!(await db.$count(t, eq(t.shift_code, shift_code)))) refuseChoice('shift_code')
  if (dept_code) await requireBranch(db, viewer, dept_code)
  if (usercode) {
    const isSeen = and(eq(users.usercode, usercode), visibleTo(viewer, { dept_code: users.department }))
    if (!(await db.$count(users, isSeen))) refuseChoice('usercode')
  }
  if (from_date < companyToday()) refuseField('from_date', because('shift-from-past'))
  const isSame = usercode ? eq(a.usercode, usercode) : eq(a.dept_code, dept_code ?? '')
  if (await db.$count(a, and(isSame, eq(a.from_date, from_date), ne(a.assignment_id, itself))))
    refuseField('from_date', because('shift-of-that-day'))
}

export const createShiftAssignment = async (context: RequestContext<typeof contract.createShiftAssignment>) => {
  const { db, viewer, actor, input } = context
  await requireFit(db, viewer, input)
  await assignments.add(db, actor, input)
  return { data: null }
}

export const updateShiftAssignment = async (context: RequestContext<typeof contract.updateShiftAssignment>) => {
  const { db, viewer, actor, input } = context
  const { assignment_id: code, row_version, ...form } = input
  const before = await assignments.lock(db, { code, row_version, isVisible: visibleAssignments(viewer) }, form)
  if (before.from_date < companyToday()) refuse('conflict', { because: because('shift-from-past') })
  await requireFit(db, viewer, form, code)
  await assignments.change(db, actor, before, form)
  return { data: null }
}

export const deleteShiftAssignment = async (context: RequestContext<typeof contract.deleteShiftAssignment>) => {
  const { db, viewer, actor, input } = context
  const { assignment_id: code, row_version } = input
  const before = await assignments.lock(db, { code, row_version, isVisible: visibleAssignments(viewer) })
  if (before.from_date < companyToday()) refuse('conflict', { because: because('shift-from-past') })
  await assignments.remove(db, actor, before)
  return { data: null }
}

export const shiftAssignmentLog = ({ db, viewer, input }: RequestContext<typeof contract.shiftAssignmentLog>) =>
  assignments.history(db, Number(input.code) || 0, input.page, visibleAssignments(viewer))
