import type * as plans from '@sejuk/contract/field/visit-plans'
import { consentVersion } from '@sejuk/domain/field/attendance'
import { furthestPlanDays, reasonsToVisit } from '@sejuk/domain/field/visits'
import { because } from '@sejuk/domain/messages'
import { addDays, dayIn, daysFrom } from '@sejuk/domain/values/dates'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, between, eq, gte, inArray, lte, ne, sql } from 'drizzle-orm'
import { consentOf } from '../../../business/field/consents.ts'
import { freeDaysOf } from '../../../business/field/free-days.ts'
import {
  type PlaceKey,
  placeKey,
  placesInSight,
  placesOf,
  placesToSuggest,
} from '../../../business/field/visit-places.ts'
import { visitor } from '../../../business/field/visitors.ts'
import type { Db } from '../../../db/database.ts'
import { shops } from '../../../db/tables/customers/shops.ts'
import { leaves } from '../../../db/tables/field/leaves.ts'
import { visits as t, visitPlans, visitStops } from '../../../db/tables/field/visits.ts'
import { users } from '../../../db/tables/platform/users.ts'
import { refuse, refuseField } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { visitDetails } from './rows.ts'

export const todayOf = ({ timezone }: { timezone: string }, now = Date.now()) =>
  dayIn(new Date(now).toISOString(), timezone)

const planOf = async (db: Db, usercode: string, date: string) => {
  const [plan] = await db
    .select()
    .from(visitPlans)
    .where(and(eq(visitPlans.usercode, usercode), eq(visitPlans.plan_date, date)))
  const stops = plan
    ? await db.select().from(visitStops).where(eq(visitStops.plan_id, plan.plan_id)).orderBy(visitStops.seq)
    : []
  return { version: plan?.row_version ?? 0, stops }
}

export const visitDay = async ({ db, viewer, input }: RequestContext<typeof plans.visitDay>) => {
  const user = await visitor(db, viewer.usercode)
  const today = todayOf(user)
  const date = input.date ?? today
  const { version, stops } = await planOf(db, viewer.usercode, date)
  const places = await placesOf(db, stops)
  const mine = and(eq(t.usercode, viewer.usercode), ne(t.status, 'Deleted'))
  const [open] = await visitDetails(db, and(eq(t.usercode, viewer.usercode), eq(t.status, 'Draft')))
  return {
    data: {
      ...{ date, today, timezone: user.timezone, plan_version: version },
      has_consent: (await consentOf(db, viewer.usercode)) !== undefined,
      consent_version: consentVersion,
      stops: stops.flatMap((stop) => {
        const found = places.find((one) => one.customer_code === stop.customer_code && one.shop_code === stop.shop_code)
        return found ? [{ ...found, purpose: stop.purpose }] : []
      }),
      visits: await visitDetails(db, and(mine, eq(t.visit_date, date))),
      open: open ?? null,
    },
  }
}

export const visitCalendar = async ({ db, viewer, input }: RequestContext<typeof plans.visitCalendar>) => {
  const user = await visitor(db, viewer.usercode)
  const { from, to } = input
  if (to < from || daysFrom(from, to) > furthestPlanDays)
    refuseField('to', because('period-too-long', { n: furthestPlanDays }))
  const planned = await db
    .select({ date: visitPlans.plan_date, n: sql<number>`count(${visitStops.seq})::int` })
    .from(visitPlans)
    .leftJoin(visitStops, eq(visitStops.plan_id, visitPlans.plan_id))
    .where(and(eq(visitPlans.usercode, viewer.usercode), between(visitPlans.plan_date, from, to)))
    .groupBy(visitPlans.plan_date)
  const done = await db
    .select({ date: t.visit_date, n: sql<number>`count(*)::int` })
    .from(t)
    .where(and(eq(t.usercode, viewer.usercode), between(t.visit_date, from, to), eq(t.status, 'Approved')))
    .groupBy(t.visit_date)
  const isFree = await freeDaysOf(db, user, from, to)
  const days = Array.from({ length: daysFrom(from, to) + 1 }, (_, n) => addDays(from, n))
  const of = (rows: typeof done, date: string) => rows.find((row) => row.date === date)?.n ?? 0
  return {
    data: days.map((date) => ({ date, planned: of(planned, date), done: of(done, date), is_free: isFree(date) })),
  }
}

/** What colleagues on leave had planned for the day and leave to the viewer, of customers the viewer sees anyway. */
const stopsOfAbsent = async (db: Db, viewer: Viewer, date: string) => {
  const found = await db
    .selectDistinct({
      customer_code: visitStops.customer_code,
      shop_code: visitStops.shop_code,
      username: users.username,
    })
    .from(leaves)
    .innerJoin(
      visitPlans,
      and(eq(visitPlans.usercode, leaves.usercode), eq(visitPlans.plan_date, date), visitPlans.is_off),
    )
    .innerJoin(visitStops, eq(visitStops.plan_id, visitPlans.plan_id))
    .innerJoin(users, eq(users.usercode, leaves.usercode))
    .where(
      and(
        eq(leaves.delegate_user_code, viewer.usercode),
        inArray(leaves.status, ['Approved', 'Adjusted']),
        lte(leaves.from_date, date),
        gte(leaves.to_date, date),
      ),
    )
  const inSight = await placesInSight(db, viewer, found)
  return [...new Map(found.filter((one) => inSight.has(placeKey(one))).map((one) => [placeKey(one), one])).values()]
}

export const visitSuggestions = async ({ db, viewer, input }: RequestContext<typeof plans.visitSuggestions>) => {
  const user = await visitor(db, viewer.usercode)
  const date = input.date ?? todayOf(user)
  const { stops } = await planOf(db, viewer.usercode, date)
  const codeOf = ({ shop_code, customer_code }: PlaceKey) => shop_code ?? customer_code
  const isTaken = new Set(stops.map(codeOf))
  const left = await stopsOfAbsent(db, viewer, date)
  const offered = (await placesOf(db, left)).flatMap((place) => {
    const instead_of = left.find((one) => placeKey(one) === placeKey(place))?.username ?? null
    return isTaken.has(codeOf(place)) ? [] : [{ ...place, instead_of, reasons: reasonsToVisit(place, date) }]
  })
  for (const place of offered) isTaken.add(codeOf(place))
  const found = (await placesToSuggest(db, viewer, date))
    .filter((place) => !isTaken.has(codeOf(place)))
    .map((place) => ({ ...place, instead_of: null, reasons: reasonsToVisit(place, date) }))
    .filter(({ reasons }) => reasons.length > 0)
  return { data: [...offered, ...found] }
}

export const visitPlace = async ({ db, viewer, input }: RequestContext<typeof plans.visitPlace>) => {
  await visitor(db, viewer.usercode)
  const key = { customer_code: input.customer_code, shop_code: input.shop_code || null }
  if ((await placesInSight(db, viewer, [key])).size === 0) refuse('notFound')
  const [found] = await placesOf(db, [key])
  const open = await db
    .select({ shop_code: shops.shop_code, shop_name: shops.shop_name })
    .from(shops)
    .where(and(eq(shops.customer_code, key.customer_code), eq(shops.is_open, 'Y')))
    .orderBy(shops.shop_name)
    .limit(100)
  return { data: { ...(found ?? refuse('notFound')), shops: open } }
}
