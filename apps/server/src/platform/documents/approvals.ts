import { and, eq, sql } from 'drizzle-orm'
import { approvals as t } from '../../db/tables/platform/approvals.ts'
import { companyToday } from '../calendar/company-day.ts'
import type { ActingContext } from './action-context.ts'

/** An amount that was approved for somebody. Documents that share a limit share the `kind`. */
export type Approval = { kind: string; customer: string; amount: number }
type Approver = Pick<ActingContext, 'db' | 'viewer'>

/**
 * What this user approved for this customer today. Counted together with the next amount, a limit cannot be split. The lock lasts
 * until the end of the transaction: two approvals at once do not both find room.
 */
export const approvedToday = async ({ db, viewer }: Approver, { kind, customer }: Omit<Approval, 'amount'>) => {
  const { usercode } = viewer
  await db.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`approval/${usercode}/${kind}/${customer}`}, 0))`,
  )
  const [found] = await db
    .select({ amount: sql<number>`coalesce(sum(${t.amount}), 0)`.mapWith(Number) })
    .from(t)
    .where(and(eq(t.usercode, usercode), eq(t.kind, kind), eq(t.customer, customer), eq(t.day, companyToday())))
  return found?.amount ?? 0
}

type About = { entity: string; entity_code: string }
export const recordApproval = async ({ db, viewer }: Approver, approval: Approval, about: About) => {
  await db.insert(t).values({ ...approval, ...about, usercode: viewer.usercode, day: companyToday() })
}
