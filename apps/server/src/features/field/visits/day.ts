import type * as contract from '@sejuk/contract/field/visits'
import { addDays, dayIn, daysFrom } from '@sejuk/domain/dates'
import { consentVersion } from '@sejuk/domain/field/attendance'
import { furthestPlanDays, reasonsToVisit } from '@sejuk/domain/field/visits'
import { because } from '@sejuk/domain/messages'
import { and, between, eq, ne, sql } from 'drizzle-orm'
import { consentOf } from '../../../business/field/consents.ts'
import { freeDaysOf } from '../../../business/field/free-days.ts'
import { placesInSight, placesOf, placesToSuggest } from '../../../business/field/visit-places.ts'
import { visitor } from '../../../business/field/visitors.ts'
import type { Db } from '../../../db/database.ts'
import { shops } from '../../../db/tables/customers/shops.ts'
import { visits as t, visitPlans, visitStops } from '../../../db/tables/field/visits.ts'
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

export const visitDay = async ({ db, viewer, input }: RequestContext<typeof contract.visitDay>) => {
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

export const visitCalendar = async ({ db, viewer, input }: RequestContext<typeof contract.visitCalendar>) => {
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

export const visitSuggestions = async ({ db, viewer, input }: RequestContext<typeof contract.visitSuggestions>) => {
  const user = await visitor(db, viewer.usercode)
  const date = input.date ?? todayOf(user)
  const { stops } = await planOf(db, viewer.usercode, date)
  const isPlanned = new Set(stops.map(({ shop_code, customer_code }) => shop_code ?? customer_code))
  const found = await placesToSuggest(db, viewer, date)
  return {
    data: found
      .filter(({ shop_code, customer_code }) => !isPlanned.has(shop_code ?? customer_code))
      .map((place) => ({ ...place, reasons: reasonsToVisit(place, date) }))
      .filter(({ reasons }) => reasons.length > 0),
  }
}

export const visitPlace = async ({ db, viewer, input }: RequestContext<typeof contract.visitPlace>) => {
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
