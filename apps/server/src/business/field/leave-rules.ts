import { type LeaveRule, type LeaveType, usualLeaveRules } from '@sejuk/domain/field/leave-days'
import type { Db } from '../../db/database.ts'
import { leaveTypeRules as t } from '../../db/tables/field/leaves.ts'

type Ruled = LeaveRule & { row_version: number }

/** The rule of each type: what HR set, otherwise the usual one. */
export const leaveRulesOf = async (db: Db) => {
  const set = new Map((await db.select().from(t)).map((rule) => [rule.leave_type, rule]))
  return (type: LeaveType): Ruled => set.get(type) ?? { ...usualLeaveRules[type], row_version: 0 }
}
