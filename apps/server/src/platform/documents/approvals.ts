import { and, eq, sql } from 'drizzle-orm'
import { approvals as t } from '../../db/tables/platform/approvals.ts'
import { companyToday } from '../calendar/company-day.ts'
import type { ActingContext } from './action-context.ts'

/** An amount that was approved for somebody. Documents that share a limit share the `kind`. */
export type Approval = { kind: string; customer: string; amount: number }
type Approver = Pick<ActingContext, 'db' | 'viewer'>

type Counted = Omit<Approval, 'amount'>

/** For the screen: what this user approved for this customer today. */
export const amountApprovedToday = async ({ db, viewer }: Approver, { kind, customer }: Counted) => {
  const [found] = await db
    .select({ amount: sql<number>`coalesce(sum(${t.amount}), 0)`.mapWith(Number) })
    .from(t)
    .where(and(eq(t.usercode, viewer.usercode), eq(t.kind, kind), eq(t.customer, customer), eq(t.day, companyToday())))
  return found?.amount ?? 0
}

/**
 * What this user approved for this customer today. Counted together with the next amount, a limit cannot be split. The lock lasts
 * until the end of the transaction: two approvals at once do not both find room.
 */
export const approvedToday = async (approver: Approver, counted: Counted) => {
  const name = `approval/${approver.viewer.usercode}/${counted.kind}/${counted.customer}`
  await approver.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
  return amountApprovedToday(approver, counted)
}

type About = { entity: string; entity_code: string }
export const recordApproval = async ({ db, viewer }: Approver, approval: Approval, about: About) => {
  await db.insert(t).values({ ...approval, ...about, usercode: viewer.usercode, day: companyToday() })
}
