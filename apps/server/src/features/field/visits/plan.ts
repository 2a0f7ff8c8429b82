import type * as plans from '@sejuk/contract/field/visit-plans'
import { furthestPlanDays, mostStops } from '@sejuk/domain/field/visits'
import { because } from '@sejuk/domain/messages'
import { addDays, daysFrom } from '@sejuk/domain/values/dates'
import { and, between, eq } from 'drizzle-orm'
import { freeDaysOf } from '../../../business/field/free-days.ts'
import { type PlaceKey, placeKey, placesInSight } from '../../../business/field/visit-places.ts'
import { lockVisitor } from '../../../business/field/visitors.ts'
import type { Db } from '../../../db/database.ts'
import { visitPlans as p, visitStops as s } from '../../../db/tables/field/visits.ts'
import { refuseField } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { logActions } from '../../../platform/records/action-log.ts'
import { stillCurrent } from '../../../platform/records/stale.ts'
import { todayOf } from './day.ts'

const entity = 'visit-plan'
type Stop = PlaceKey & { purpose: (typeof s.$inferInsert)['purpose'] }

const findPlan = async (db: Db, usercode: string, plan_date: string) => {
  const [plan] = await db
    .select()
    .from(p)
    .where(and(eq(p.usercode, usercode), eq(p.plan_date, plan_date)))
    .for('update')
  return plan
}

const writeStops = async (db: Db, plan_id: number, stops: readonly Stop[]) => {
  await db.delete(s).where(eq(s.plan_id, plan_id))
  if (stops.length)
    await db.insert(s).values(
      stops.map(({ customer_code, shop_code, purpose }, n) => ({
        ...{ plan_id, seq: n + 1, customer_code, shop_code, purpose },
      })),
    )
}

const requirePlannable = (date: string, today: string) => {
  if (date < today) refuseField('date', because('plan-in-the-past'))
  if (daysFrom(today, date) > furthestPlanDays) refuseField('date', because('plan-too-far', { n: furthestPlanDays }))
}

export const savePlan = async ({ db, viewer, actor, input }: RequestContext<typeof plans.savePlan>) => {
  const user = await lockVisitor(db, viewer.usercode)
  const { date, stops } = input
  requirePlannable(date, todayOf(user))
  const keys = stops.map(placeKey)
  if (new Set(keys).size < keys.length) refuseField('stops', because('stop-planned-twice'))
  const inSight = await placesInSight(db, viewer, stops)
  keys.forEach((key, n) => {
    if (!inSight.has(key)) refuseField(`stops.${n}.customer_code`, because('not-in-list'))
  })
  const found = await findPlan(db, viewer.usercode, date)
  const entity_code = `${viewer.usercode} ${date}`
  if (found || input.row_version > 0)
    await stillCurrent(db, found, { entity, entity_code, row_version: input.row_version, form: {} })
  const { usercode } = viewer
  const { dept_code } = user
  const [plan] = found
    ? await db.update(p).set({ dept_code, is_off: false }).where(eq(p.plan_id, found.plan_id)).returning()
    : await db.insert(p).values({ usercode, dept_code, plan_date: date }).returning()
  if (!plan) throw new Error('The plan was not written')
  await writeStops(db, plan.plan_id, stops)
  await logActions(db, actor, [{ entity, entity_code, action: found ? 'update' : 'create', after: { stops: keys } }])
  return { data: { row_version: plan.row_version } }
}

const mondayOf = (day: string) => addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7))

/** The stops of a week, seven or more days later; what is planned already stays, and free days are skipped. */
export const copyWeek = async ({ db, viewer, actor, input }: RequestContext<typeof plans.copyWeek>) => {
  const user = await lockVisitor(db, viewer.usercode)
  const [from, to] = [mondayOf(input.from), mondayOf(input.to)]
  const today = todayOf(user)
  if (to <= from) refuseField('to', because('week-must-be-later'))
  requirePlannable(addDays(to, 6), today)
  const rows = await db
    .select({ date: p.plan_date, customer_code: s.customer_code, shop_code: s.shop_code, purpose: s.purpose })
    .from(p)
    .innerJoin(s, eq(s.plan_id, p.plan_id))
    .where(and(eq(p.usercode, viewer.usercode), between(p.plan_date, from, addDays(from, 6))))
    .orderBy(p.plan_date, s.seq)
  const inSight = await placesInSight(db, viewer, rows)
  const isFree = await freeDaysOf(db, user, to, addDays(to, 6))
  const skipped: string[] = []
  let days = 0
  let copied = 0
  for (const [date, wanted] of Map.groupBy(rows, (row) => row.date)) {
    const target = addDays(to, daysFrom(from, date))
    if (target < today || isFree(target)) {
      skipped.push(target)
      continue
    }
    const { usercode } = viewer
    const known = await findPlan(db, usercode, target)
    const had = known ? await db.select().from(s).where(eq(s.plan_id, known.plan_id)).orderBy(s.seq) : []
    const isThere = new Set(had.map(placeKey))
    const added = wanted.filter((stop) => inSight.has(placeKey(stop)) && !isThere.has(placeKey(stop)))
    const all = [...had, ...added].slice(0, mostStops)
    if (all.length === had.length) continue
    const { dept_code } = user
    const [plan] = known
      ? await db.update(p).set({ dept_code }).where(eq(p.plan_id, known.plan_id)).returning()
      : await db.insert(p).values({ usercode, dept_code, plan_date: target }).returning()
    if (!plan) throw new Error('The plan was not written')
    await writeStops(db, plan.plan_id, all)
    days += 1
    copied += all.length - had.length
  }
  await logActions(db, actor, [
    { entity, entity_code: `${viewer.usercode} ${to}`, action: 'copy-week', after: { from, to, stops: copied } },
  ])
  return { data: { days, stops: copied, skipped } }
}
