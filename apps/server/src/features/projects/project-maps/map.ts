import { type projectMap as contract, type MappedProject, mostMapped } from '@sejuk/contract/projects/project-maps'
import { protectionDays } from '@sejuk/domain/projects/project-clock'
import { rivalPinMetres } from '@sejuk/domain/projects/project-logs'
import { projectStatuses } from '@sejuk/domain/projects/project-statuses'
import { addDays } from '@sejuk/domain/values/dates'
import { and, eq, gte, inArray, not, type SQL, sql } from 'drizzle-orm'
import { competesWith, isInside, isOnMap } from '../../../business/projects/map-filters.ts'
import { visibleLogs } from '../../../business/projects/visible-logs.ts'
import type { Db } from '../../../db/database.ts'
import { projectLogs as t } from '../../../db/tables/projects/project-logs.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { filterByCodes } from '../../../platform/lists/filter-by-codes.ts'
import { type Circle, mergeNear } from './merge-near.ts'

type Summed = Circle & {
  is_status: boolean
  status: string
  log_code: string
}
/** All statuses of a project, and a login in approval. */
const mostStatuses = projectStatuses.length + 1
const mostOthers = 300
const lapsingDays = 7
/** A circle stands for about so many parts of the view's width. */
const cellsOfView = 14
/** Closer than this part of a cell two circles would lie over each other. */
const mergedPart = 0.75

/** Where others sell, to the next so many metres. */
const step = sql.raw(String(rivalPinMetres / 111_320))
const roughLat = sql`round(${t.lat} / ${step}) * ${step}`
const wideStep = sql`(${step} / greatest(cos(radians(${roughLat})), 0.01))`
const roughLng = sql`round(${t.lng} / ${wideStep}) * ${wideStep}`
/** A rough place lies at most so many degrees beside the true one. */
const rough = 0.02

const mostBrands = 12
const brands = sql`array(select x.brand from project_competitors x where x.log_code = ${t.log_code} order by x.is_preferred desc, x.line_no)`
const noBrands = sql`array[]::text[]`
type Competitor = { brand: string; count: number; amount: number; preferred: number }
/** The brands that bid for what lies in view, the most frequent first. */
const competitorsIn = async (db: Db, where: SQL | undefined) => {
  const { rows } = await db.execute<Competitor>(sql`with bids as (
      select x.brand, ${t.log_code}, min(${t.est_total}) as amount, bool_or(x.is_preferred) as is_preferred
      from ${t} join project_competitors x on x.log_code = ${t.log_code} where ${where} group by 1, 2)
    select brand, count(*)::int as count, sum(amount)::float8 as amount, (count(*) filter (where is_preferred))::int as preferred
    from bids group by 1 order by 2 desc, 1 limit ${mostBrands}`)
  return rows
}

/** Everything in view, in circles made here: the browser never gets more than it can show. */
export const projectMap = async ({ db, viewer, input }: RequestContext<typeof contract>) => {
  const { south, west, north, east } = input
  const inView = sql`point(${t.lng}, ${t.lat}) <@ box(point(${west}, ${south}), point(${east}, ${north}))`
  const around = and(inView, filterByCodes(t.dept_code, input.dept_code), isInside(input.polygon))
  const asked = and(
    around,
    isOnMap(input.project_status),
    filterByCodes(t.salesman_code, input.salesman_code),
    input.stage ? eq(t.stage, input.stage) : undefined,
    input.least ? gte(t.est_total, input.least) : undefined,
    visibleLogs(viewer),
  )
  const today = companyToday()
  const ends = sql`least(${t.last_contact_day} + ${protectionDays.lapses}::int, ${t.protection_until})`
  const isLapsing = sql`${t.project_status} in ('Processing', 'On_Hold') and ${ends} between ${today} and ${addDays(today, lapsingDays)}`
  const cell = Math.max(0.000_5, (east - west) / cellsOfView)
  const mine = and(asked, competesWith(input.competitor))
  // One reading for both: by status, and by the cell of a circle.
  const { rows } = await db.execute<Summed>(sql`with seen as materialized (select ${t.lat} as lat, ${t.lng} as lng,
      ${t.est_total} as amount, ${t.log_code} as log_code, coalesce(${t.project_status}, 'Login') as status, ${isLapsing} as lapses
      from ${t} where ${mine})
    select grouping(status) = 0 as is_status, status, avg(lat) as lat, avg(lng) as lng, count(*)::int as count, sum(amount)::float8 as amount,
      min(lat) as south, max(lat) as north, min(lng) as west, max(lng) as east,
      (count(*) filter (where lapses))::int as lapsing, min(log_code) as log_code
    from seen group by grouping sets ((status), (floor(lat / ${cell}), floor(lng / ${cell})))
    order by 1 desc, count(*) desc limit ${mostMapped + mostStatuses}`)
  const counts = rows.filter(({ is_status }) => is_status)
  const found = rows.filter(({ is_status }) => !is_status)
  const sumOf = (field: 'count' | 'amount' | 'lapsing') => counts.reduce((sum, one) => sum + one[field], 0)
  const cells = mergeNear(found, cell * mergedPart)
  const alone = cells.filter(({ count }) => count === 1).map(({ log_code }) => log_code)
  const { rows: pins } = alone.length
    ? await db.execute<MappedProject>(sql`select ${t.log_code}, ${t.project_code}, ${t.project_name}, d.dept_name, s.username as salesman_name,
        c.city_name, ${t.last_contact_day}::text, ${t.next_follow_up_date}::text, ${ends}::text as right_ends, ${t.login_status},
        ${t.project_status}, ${t.stage}, ${t.est_total}::float8, ${t.probability}, ${t.lat}, ${t.lng}, ${input.competitors ? brands : noBrands} as competitors
      from ${t} join departments d on d.dept_code = ${t.dept_code} join users s on s.usercode = ${t.salesman_code}
        join cities c on c.city_code = ${t.city_code}
      where ${inArray(t.log_code, alone)} order by ${t.lat} desc, ${t.lng}`)
    : { rows: [] }
  // What is asked of others is asked of the rough place, or a small view would find the true one.
  const nearView = sql`point(${t.lng}, ${t.lat}) <@ box(point(${west - rough}, ${south - rough}), point(${east + rough}, ${north + rough}))`
  const roughlyIn = and(
    sql`point(${roughLng}, ${roughLat}) <@ box(point(${west}, ${south}), point(${east}, ${north}))`,
    isInside(input.polygon, sql`point(${roughLng}, ${roughLat})`),
  )
  // By place and branch alone: what else narrows the map would tell stage, amount or salesperson of others.
  const others = input.others
    ? await db
        .select({
          log_code: t.log_code,
          dept_name: sql<string>`(select d.dept_name from departments d where d.dept_code = project_logs.dept_code)`,
          lat: sql<number>`round((${roughLat})::numeric, 5)::float8`,
          lng: sql<number>`round((${roughLng})::numeric, 5)::float8`,
        })
        .from(t)
        .where(
          and(nearView, filterByCodes(t.dept_code, input.dept_code), isOnMap([]), not(visibleLogs(viewer)), roughlyIn),
        )
        .orderBy(t.log_code)
        .limit(mostOthers)
    : []
  const competitors = input.competitors ? await competitorsIn(db, asked) : []
  return {
    data: {
      ...{ total: sumOf('count'), amount: sumOf('amount'), lapsing: sumOf('lapsing'), others, pins, competitors },
      by_status: counts.map(({ status, count }) => ({ status, count })),
      clusters: cells
        .filter(({ count }) => count > 1)
        .map(({ is_status: _is, status: _status, log_code: _code, ...circle }) => circle),
    },
  }
}
