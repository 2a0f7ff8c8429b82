import type * as contract from '@sejuk/contract/masters/departments'
import { reportsToItself } from '@sejuk/domain/masters/departments'
import { because } from '@sejuk/domain/messages'
import { isAdministrator } from '@sejuk/domain/platform/roles'
import { and, eq, or, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { departments as t } from '../../../db/tables/masters/departments.ts'
import { kpiAreas } from '../../../db/tables/masters/kpi-areas.ts'
import { userDepartments, users } from '../../../db/tables/platform/users.ts'
import { refuse, refuseChoice, refuseField } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { recordsOf } from '../../../platform/records/records.ts'
import { atBranchesOf } from '../../../platform/scope/branches.ts'
import { refuseIf } from '../../../platform/session/access.ts'
import { viewersChanged } from '../../../platform/session/viewer-changes.ts'

const departments = recordsOf('department', t, t.dept_code)

export const updateDepartment = async ({
  db,
  viewer,
  actor,
  input,
}: RequestContext<typeof contract.updateDepartment>) => {
  const { dept_code: code, row_version, ...form } = input
  // Two branches moved at once could otherwise come to report to each other.
  await db.execute(sql`select from ${t} order by ${t.dept_code} for update`)
  const before = await departments.lock(db, { code, row_version, isVisible: atBranchesOf(viewer, t.dept_code) }, form)
  const { bm_user_code, parent_code, kpi_area } = form
  if (bm_user_code && bm_user_code !== before.bm_user_code) {
    if (bm_user_code === viewer.usercode && !isAdministrator(viewer))
      refuseIf(because('you-cannot-make-yourself-manager'))
    await requireManager(db, code, bm_user_code)
  }
  if (parent_code && parent_code !== before.parent_code) await requireParent(db, code, parent_code)
  if (kpi_area && kpi_area !== before.kpi_area && !(await db.$count(kpiAreas, eq(kpiAreas.kpi_area_code, kpi_area))))
    refuseChoice('kpi_area')
  const people = await peopleOf(db, code)
  const working = people.filter(({ is_active }) => is_active).length
  if (before.is_active && !form.is_active && working)
    refuse('conflict', { status: 'InUse', because: because('people-still-work-in-branch', { n: working }) })
  await departments.change(db, actor, before, form)
  if (before.dept_name !== form.dept_name || before.timezone !== form.timezone)
    await viewersChanged(
      db,
      people.map(({ usercode }) => usercode),
    )
  return { data: null }
}

/** Somebody active who works for the branch. */
const requireManager = async (db: Db, dept_code: string, usercode: string) => {
  const belongs = sql`exists (select from ${userDepartments} where ${userDepartments.usercode} = ${users.usercode} and ${userDepartments.dept_code} = ${dept_code})`
  const isOne = and(
    eq(users.usercode, usercode),
    eq(users.is_active, true),
    or(eq(users.department, dept_code), belongs),
  )
  if (!(await db.$count(users, isOne))) refuseChoice('bm_user_code')
}

const requireParent = async (db: Db, dept_code: string, parent_code: string) => {
  const all = await db.select({ dept_code: t.dept_code, parent_code: t.parent_code }).from(t)
  if (!all.some((branch) => branch.dept_code === parent_code)) refuseChoice('parent_code')
  const moved = all.map((branch) => (branch.dept_code === dept_code ? { dept_code, parent_code } : branch))
  if (reportsToItself(moved, dept_code)) refuseField('parent_code', because('branch-cannot-report-itself'))
}

const peopleOf = (db: Db, dept_code: string) =>
  db.select({ usercode: users.usercode, is_active: users.is_active }).from(users).where(eq(users.department, dept_code))

export const departmentLog = ({ db, viewer, input }: RequestContext<typeof contract.departmentLog>) =>
  departments.history(db, input.code, input.page, atBranchesOf(viewer, t.dept_code))
