import { type projectMap as contract, type MappedProject, mostMapped } from '@sejuk/contract/projects/project-maps'
import { addDays } from '@sejuk/domain/dates'
import { protectionDays } from '@sejuk/domain/projects/project-clock'
import { and, eq, gte, inArray, not, sql } from 'drizzle-orm'
import { visibleLogs } from '../../../business/projects/visible-logs.ts'
import { projectLogs as t } from '../../../db/tables/projects/project-logs.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { filterByCodes } from '../../../platform/lists/filter-by-codes.ts'
import { mergeNear } from './merge-near.ts'

type Cell = Record<'lat' | 'lng' | 'count' | 'amount' | 'lapsing', number> & { codes: string[] }
const mostOthers = 300
const lapsingDays = 7
/** A circle stands for about so many parts of the view's width. */
const cellsOfView = 14
/** Closer than this part of a cell two circles would lie over each other. */
const mergedPart = 0.75

const corners = (text: string) =>
  text
    .split(';')
    .filter(Boolean)
    .map((corner) => corner.split(',').map(Number))

/** The area as the database writes it: three corners at least. */
const isInside = (text: string) => {
  const points = corners(text)
  if (points.length < 3) return undefined
  const written = `(${points.map(([lat, lng]) => `(${lng},${lat})`).join(',')})`
  return sql`point(${t.lng}, ${t.lat}) <@ ${written}::polygon`
}

/** Everything in view, in circles made here: the browser never gets more than it can show. */
export const projectMap = async ({ db, viewer, input }: RequestContext<typeof contract>) => {
  const { south, west, north, east } = input
  const inView = sql`point(${t.lng}, ${t.lat}) <@ box(point(${west}, ${south}), point(${east}, ${north}))`
  const statuses = input.project_status
  const shown = and(
    inView,
    inArray(t.login_status, ['Submitted', 'BM_Approving', 'BM_Approved', 'Approved']),
    filterByCodes(t.dept_code, input.dept_code),
    filterByCodes(t.salesman_code, input.salesman_code),
    statuses.length ? sql`coalesce(${t.project_status}, 'Login') in ${statuses}` : undefined,
    input.stage ? eq(t.stage, input.stage) : undefined,
    input.least ? gte(t.est_total, input.least) : undefined,
    isInside(input.polygon),
  )
  const today = companyToday()
  const ends = sql`least(${t.last_contact_day} + ${protectionDays.lapses}::int, ${t.protection_until})`
  const isLapsing = sql`${t.project_status} in ('Processing', 'On_Hold') and ${ends} between ${today} and ${addDays(today, lapsingDays)}`
  const cell = Math.max(0.000_5, (east - west) / cellsOfView)
  const mine = and(shown, visibleLogs(viewer))
  const counts = await db
    .select({
      status: sql<string>`coalesce(${t.project_status}, 'Login')`,
      count: sql<number>`count(*)::int`,
      amount: sql<number>`sum(${t.est_total})::float8`,
      lapsing: sql<number>`(count(*) filter (where ${isLapsing}))::int`,
    })
    .from(t)
    .where(mine)
    .groupBy(sql`1`)
  const sumOf = (field: 'count' | 'amount' | 'lapsing') => counts.reduce((sum, one) => sum + one[field], 0)
  const { rows: found } =
    await db.execute<Cell>(sql`select avg(${t.lat}) as lat, avg(${t.lng}) as lng, count(*)::int as count, sum(${t.est_total})::float8 as amount,
      (count(*) filter (where ${isLapsing}))::int as lapsing, (array_agg(${t.log_code}))[1:1] as codes
    from ${t} where ${mine} group by floor(${t.lat} / ${cell}), floor(${t.lng} / ${cell}) order by count(*) desc limit ${mostMapped}`)
  const cells = mergeNear(found, cell * mergedPart)
  const alone = cells.filter(({ count }) => count === 1).flatMap(({ codes }) => codes)
  const { rows: pins } = alone.length
    ? await db.execute<MappedProject>(sql`select ${t.log_code}, ${t.project_code}, ${t.project_name}, d.dept_name, s.username as salesman_name,
        c.city_name, ${t.last_contact_day}::text, ${t.next_follow_up_date}::text, ${ends}::text as right_ends, ${t.login_status},
        ${t.project_status}, ${t.stage}, ${t.est_total}::float8, ${t.probability}, ${t.lat}, ${t.lng}
      from ${t} join departments d on d.dept_code = ${t.dept_code} join users s on s.usercode = ${t.salesman_code}
        join cities c on c.city_code = ${t.city_code}
      where ${inArray(t.log_code, alone)} order by ${t.lat} desc, ${t.lng}`)
    : { rows: [] }
  const others = input.others
    ? await db
        .select({
          log_code: t.log_code,
          dept_name: sql<string>`(select d.dept_name from departments d where d.dept_code = project_logs.dept_code)`,
          lat: t.lat,
          lng: t.lng,
        })
        .from(t)
        .where(and(shown, not(visibleLogs(viewer) ?? sql`false`)))
        .orderBy(t.log_code)
        .limit(mostOthers)
    : []
  return {
    data: {
      ...{ total: sumOf('count'), amount: sumOf('amount'), lapsing: sumOf('lapsing'), others, pins },
      by_status: counts.map(({ status, count }) => ({ status, count })),
      clusters: cells
        .filter(({ count }) => count > 1)
        .map(({ lat, lng, count, amount, lapsing }) => ({ lat, lng, count, amount, lapsing })),
    },
  }
}
