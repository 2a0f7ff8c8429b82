import type * as contract from '@sejuk/contract/field/leaves'
import { hasBalance, leaveTypes } from '@sejuk/domain/field/leave-days'
import { because } from '@sejuk/domain/messages'
import { readBalances } from '../../../business/field/leave-balances.ts'
import { leaveRulesOf } from '../../../business/field/leave-rules.ts'
import { isInTeam } from '../../../business/field/own-team.ts'
import { leaveLedger, leaveTypeRules as t } from '../../../db/tables/field/leaves.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { refuse, refuseChoice, refuseField } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { historyOf } from '../../../platform/records/action-history.ts'
import { logActions } from '../../../platform/records/action-log.ts'
import { recordsOf } from '../../../platform/records/records.ts'
import { lockUser } from './judge.ts'

const entity = 'leave-rule'
const records = recordsOf(entity, t, t.leave_type)

export const leaveRules = async ({ db }: RequestContext<typeof contract.leaveRules>) => {
  const ruleOf = await leaveRulesOf(db)
  return {
    data: leaveTypes.map((leave_type) => ({ ...ruleOf(leave_type), leave_type, has_balance: hasBalance(leave_type) })),
  }
}

/** Holds for what is asked for from now on, and for the next grant and the next end of carried days. */
export const saveLeaveRule = async ({ db, actor, input }: RequestContext<typeof contract.saveLeaveRule>) => {
  const { leave_type, row_version, ...form } = input
  const year = hasBalance(leave_type) ? {} : { grant_days: 0, most_carried: 0 }
  const rule = { ...form, ...year, takes_joint_leave: leave_type === 'annual' && form.takes_joint_leave }
  if (row_version === 0 && !(await records.find(db, leave_type))) {
    const added = await records.add(db, actor, { leave_type, ...rule })
    return { data: { row_version: added.row_version } }
  }
  const before = await records.lock(db, { code: leave_type, row_version }, rule)
  const after = await records.change(db, actor, before, rule)
  return { data: { row_version: after.row_version } }
}

export const leaveRuleLog = ({ db, input }: RequestContext<typeof contract.leaveRuleLog>) =>
  leaveTypes.some((one) => one === input.code) ? historyOf(db, entity, input.code, input.page) : refuse('notFound')

export const adjustBalance = async ({ db, viewer, actor, input }: RequestContext<typeof contract.adjustBalance>) => {
  const { usercode, leave_type, days, note } = input
  if (usercode === viewer.usercode) refuseField('usercode', because('own-balance-by-another'))
  if (!(await isInTeam(db, viewer, usercode))) refuseChoice('usercode')
  await lockUser(db, usercode)
  const line = { usercode, leave_type, days, note, kind: 'adjust' as const, line_date: companyToday() }
  await db.insert(leaveLedger).values({ ...line, created_by: viewer.usercode })
  await logActions(db, actor, [{ entity: 'leave-balance', entity_code: usercode, action: 'adjust', after: line }])
  const { balanceIn, thisYear } = await readBalances(db, [usercode])
  return { data: { balance: balanceIn({ usercode, leave_type }, thisYear) ?? 0 } }
}
