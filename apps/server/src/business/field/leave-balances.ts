import { hasBalance, type LeaveType } from '@sejuk/domain/field/leave-days'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { leaveLedger as t } from '../../db/tables/field/leaves.ts'

/** What is left of a type; nothing for a type without a balance. */
export const balanceOfType = async (db: Db, usercode: string, leave_type: LeaveType) => {
  if (!hasBalance(leave_type)) return null
  const [found] = await db
    .select({ balance: sql<number>`coalesce(sum(${t.days}), 0)::float8` })
    .from(t)
    .where(and(eq(t.usercode, usercode), eq(t.leave_type, leave_type)))
  return found?.balance ?? 0
}
