import type * as contract from '@sejuk/contract/aftersales/service-centres'
import { type AscType, ascTypes, dispatchObjection } from '@sejuk/domain/aftersales/service-centres'
import type { ServiceType } from '@sejuk/domain/aftersales/tickets/tickets'
import { byScore, rankCentre } from '@sejuk/domain/aftersales/work-orders/dispatch-ranking'
import { metresBetween } from '@sejuk/domain/masters/offices'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { ticketsVisibleTo } from '../../../business/aftersales/visible-tickets.ts'
import type { Db } from '../../../db/database.ts'
import { serviceCentres as t } from '../../../db/tables/aftersales/service-centres.ts'
import { aftersalesTickets as tickets, ticketUnits as units } from '../../../db/tables/aftersales/tickets.ts'
import { itemCategories } from '../../../db/tables/masters/item-categories.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { containsText } from '../../../platform/lists/search.ts'
import { selectRows } from '../../../platform/lists/selection.ts'
import { sayWhy } from './say-why.ts'

type Job = {
  sub_district_code: string | null
  service_type: ServiceType | null
  asc_type: AscType | null
  pin: { lat: number; lng: number } | null
}

const typeOf = async (db: Db, category_code: string | null | undefined): Promise<AscType | null> => {
  if (!category_code) return null
  const [found] = await db
    .select({ unit: itemCategories.business_unit_code })
    .from(itemCategories)
    .where(eq(itemCategories.category_code, category_code))
  return ascTypes.find((type) => type === found?.unit) ?? null
}

export const jobOf = async (
  db: Db,
  viewer: Viewer,
  input: RequestContext<typeof contract.ascForDispatch>['input'],
): Promise<Job> => {
  if (!input.ticket_number)
    return {
      sub_district_code: input.sub_district_code ?? null,
      service_type: input.service_type ?? null,
      asc_type: await typeOf(db, input.category_code),
      pin: null,
    }
  const [found] = await db
    .select()
    .from(tickets)
    .where(and(eq(tickets.ticket_number, input.ticket_number), ticketsVisibleTo(viewer)))
  if (!found) return refuse('notFound')
  const [first] = await db
    .select({ category_code: units.category_code })
    .from(units)
    .where(and(eq(units.ticket_number, found.ticket_number), sql`${units.category_code} is not null`))
    .orderBy(units.line_no)
    .limit(1)
  const { pin_lat, pin_lng } = found
  return {
    sub_district_code: found.sub_district_code,
    service_type: found.service_type,
    asc_type: await typeOf(db, input.category_code ?? first?.category_code),
    pin: pin_lat === null || pin_lng === null ? null : { lat: pin_lat, lng: pin_lng },
  }
}

/** Jobs scheduled today, and new jobs without a date. */
const load = (today: string) => sql<number>`(select count(*)::int from work_orders w where w.asc_code = ${t.asc_code}
  and (w.scheduled_date = ${today}::date and w.service_status not in ('Cancelled', 'Confirmed', 'Confirmed_Automatic')
    or w.service_status in ('Service_Dispatched', 'Accepted', 'Start_to_Process')))`

const candidates = (db: Db, job: Job, where: SQL | undefined, today: string) =>
  selectRows(
    db,
    {
      asc_code: t.asc_code,
      asc_name: t.asc_name,
      asc_group: t.asc_group,
      city_name: t.city_name,
      asc_type: t.asc_type,
      asc_flag: t.asc_flag,
      cooperation: t.cooperation,
      contract_signed_date: sql<string | null>`${t.contract_signed_date}::text`,
      contract_valid_to: sql<string | null>`${t.contract_valid_to}::text`,
      capacity_per_day: t.capacity_per_day,
      lat: t.lat,
      lng: t.lng,
      rating: t.rating,
      load_today: load(today),
      covers: sql<boolean>`exists (select from asc_coverages c where c.asc_code = ${t.asc_code} and c.sub_district_code = ${job.sub_district_code})`,
    },
    sql`from ${t} where ${where ?? sql`true`} order by ${t.asc_code} limit 500`,
  )

/** Every centre with its ranking reasons. `more` are jobs it will be given besides. */
export const rankedFor = async (db: Db, job: Job, search: string, more: ReadonlyMap<string, number> = new Map()) => {
  const today = companyToday()
  const found = await candidates(db, job, containsText(search, t.asc_name, t.asc_code), today)
  return found.map(({ capacity_per_day, lat, lng, asc_flag, cooperation, contract_signed_date, ...centre }) => {
    const capacity = job.service_type
      ? (capacity_per_day[job.service_type] ?? 0)
      : Object.values(capacity_per_day).reduce((sum, n) => sum + n, 0)
    const distance_km = job.pin && Math.round(metresBetween({ lat, lng }, job.pin) / 100) / 10
    const why =
      sayWhy(dispatchObjection({ ...centre, asc_flag, cooperation, contract_signed_date }, today)) ?? undefined
    const load_today = centre.load_today + (more.get(centre.asc_code) ?? 0)
    const facts = { ...centre, load_today, capacity, distance_km, types: [centre.asc_type], signed: !why }
    return { ...facts, why, ...rankCentre(facts, job) }
  })
}

/** Centres that may take the job, best first. Dispatchers see every centre: the customer's location decides. */
export const ascForDispatch = async ({ db, viewer, input }: RequestContext<typeof contract.ascForDispatch>) => {
  const judged = await rankedFor(db, await jobOf(db, viewer, input), input.search)
  return {
    data: judged.filter(({ why }) => !why).toSorted(byScore),
    beside: {
      not_offered: judged
        .filter(({ why }) => why)
        .map(({ asc_code, asc_name, covers, why }) => ({ asc_code, asc_name, covers, why })),
    },
  }
}
