import type { LeavePeriod } from '@sejuk/domain/field/leave-days'
import { and, between, eq } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import type { leaves } from '../../../db/tables/field/leaves.ts'
import { visitPlans as p, visitStops as s } from '../../../db/tables/field/visits.ts'
import type { Done } from '../../../platform/documents/action-context.ts'

type Row = typeof leaves.$inferSelect
type Period = Pick<LeavePeriod, 'from_date' | 'to_date'>

const within = (usercode: string, { from_date, to_date }: Period) =>
  and(eq(p.usercode, usercode), between(p.plan_date, from_date, to_date))

/** How many visits one has planned for the days of a leave. */
export const stopsIn = (db: Db, usercode: string, period: Period) =>
  db.$count(
    db
      .select({ seq: s.seq })
      .from(p)
      .innerJoin(s, eq(s.plan_id, p.plan_id))
      .where(within(usercode, period))
      .as('planned'),
  )

/** Whoever is away misses no visit: the stops of these days no longer count as planned. Half a day leaves time for some. */
const markPlans =
  (is_off: boolean) =>
  async ({ db, after }: Done<Row>) => {
    if (!after.half_day) await db.update(p).set({ is_off }).where(within(after.usercode, after))
  }
export const takeOffPlans = markPlans(true)
export const giveBackPlans = markPlans(false)
