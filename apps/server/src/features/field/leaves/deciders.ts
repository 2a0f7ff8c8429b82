import { type Approvers, approversOf, decidingHr } from '../../../business/field/approvers.ts'
import type { Db } from '../../../db/database.ts'
import type { leaves as t } from '../../../db/tables/field/leaves.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'

type Row = typeof t.$inferSelect
type Asked = Pick<Row, 'usercode' | 'dept_code' | 'needs_hr' | 'first_approved_by'>

/** Who decides about a leave today. */
export const approversFor = (db: Db, asked: Asked): Promise<Approvers> => {
  const { usercode, dept_code, needs_hr, first_approved_by } = asked
  const hr = 'Leave-Approve-HR' as const
  if (needs_hr && first_approved_by) return decidingHr(db, usercode, hr)
  return approversOf(db, { usercode, dept_code }, companyToday(), { team: 'Leave-Approve', hr })
}

/** Whoever decides in place of the manager says for whom: both names stand in the log. */
export const onBehalf = async ({ db, before, viewer }: { db: Db; before: Row; viewer: { usercode: string } }) => {
  const { to, approver_for } = await approversFor(db, before)
  return approver_for && to.includes(viewer.usercode) ? { also: { on_behalf_of: approver_for } } : {}
}
