import type * as contract from '@sejuk/contract/field/visit-reports'
import { and, between, eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../../../db/database.ts'
import { visitPlans as p, visitStops as s, visits as t } from '../../../db/tables/field/visits.ts'
import { departments } from '../../../db/tables/masters/departments.ts'
import { users } from '../../../db/tables/platform/users.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { filterByCodes } from '../../../platform/lists/filter-by-codes.ts'
import { asList, listPage } from '../../../platform/lists/list.ts'
import { plannedRows, readTogether } from '../../../platform/lists/planned-rows.ts'
import { containsText } from '../../../platform/lists/search.ts'
import { selectRows } from '../../../platform/lists/selection.ts'
import { visibleUsers } from '../../../platform/scope/visible-users.ts'
import { counted, fromVisits, type Period, periodOf } from './report-period.ts'

type Asked = Pick<RequestContext<typeof contract.visitReport>, 'viewer' | 'input'>

/** Whose rows are added up: of everybody, or of some. */
type Whose = (usercode: PgColumn | SQL) => SQL
const everybody: Whose = () => sql`true`
/** As one value, so that the statement is the same however many they are. */
const these =
  (codes: readonly string[]): Whose =>
  (usercode) =>
    sql`${usercode} = any(${sql.param([...codes])}::text[])`

const km = sql`111.32 * sqrt(power(${t.in_lat} - lag(${t.in_lat}) over day, 2)
  + power(cos(radians(${t.in_lat})) * (${t.in_lng} - lag(${t.in_lng}) over day), 2))`

/** A row a person of each table. Where only people are counted or sorted by name, the planner leaves them out. */
const figuresOf = (period: Period, whose: Whose) => {
  const visited = sql`${whose(t.usercode)} and ${between(t.visit_date, period.from, period.to)}`
  return sql`
  left join (select leg.usercode, (count(*) filter (where leg.is_counted))::int as done, (count(*) filter (where leg.is_counted and not leg.is_planned))::int as unplanned,
      (count(*) filter (where leg.is_counted and leg.is_planned))::int as hits, round(avg(leg.minutes) filter (where leg.is_counted))::int as average_min,
      round((sum(leg.km) * 1.4)::numeric, 1)::float8 as km
    from (select ${t.usercode} as usercode, ${counted} as is_counted, ${t.is_planned}, ${t.minutes}, ${km} as km from ${t}
      where ${visited} and ${t.status} <> 'Deleted' window day as (partition by ${t.usercode}, ${t.visit_date} order by ${t.in_at})) leg
    group by 1) v on v.usercode = ${users.usercode}
  left join (select ${p.usercode} as usercode, count(*)::int as planned from ${p} join ${s} on ${eq(s.plan_id, p.plan_id)}
    where ${whose(p.usercode)} and ${between(p.plan_date, period.from, period.to)} and not ${p.is_off} group by 1) plan
    on plan.usercode = ${users.usercode}
  left join (select o.created_by as usercode, count(*)::int as orders, sum(o.total_amount)::float8 as amount from sales_orders o
    where ${whose(sql`o.created_by`)} and ${fromVisits(period, whose(t.usercode))} group by 1) sold on sold.usercode = ${users.usercode}
  left join (select ${t.usercode} as usercode, sum(c.amount)::float8 as amount from ${t} join visit_collections c on c.visit_code = ${t.visit_code}
    where ${visited} and c.status <> 'Rejected' group by 1) collected on collected.usercode = ${users.usercode}`
}

const people = sql`${users} join ${departments} on ${eq(departments.dept_code, users.department)}`
const personFields = {
  usercode: users.usercode,
  username: users.username,
  dept_code: sql<string>`${users.department}`,
  dept_name: departments.dept_name,
  planned: sql<number>`coalesce(plan.planned, 0)`,
  done: sql<number>`coalesce(v.done, 0)`,
  unplanned: sql<number>`coalesce(v.unplanned, 0)`,
  hit_rate: sql<number | null>`round(100.0 * coalesce(v.hits, 0) / nullif(plan.planned, 0))::int`,
  average_min: sql<number | null>`v.average_min`,
  order_count: sql<number>`coalesce(sold.orders, 0)`,
  order_amount: sql<number>`coalesce(sold.amount, 0)`,
  collected_amount: sql<number>`coalesce(collected.amount, 0)`,
  km: sql<number>`coalesce(v.km, 0)`,
}

/** Shown by pages, and downloaded whole. */
export const visitReportList = ({ viewer, input }: Asked) => {
  const period = periodOf(input)
  const { done, planned } = personFields
  const isThere = (of: typeof t | typeof p, date: PgColumn) =>
    sql`exists (select from ${of} where ${eq(of.usercode, users.usercode)} and ${between(date, period.from, period.to)})`
  return asList({
    input,
    source: sql`${people} ${figuresOf(period, everybody)}`,
    own: people,
    where: and(
      visibleUsers(viewer),
      sql`(${isThere(t, t.visit_date)} or ${isThere(p, p.plan_date)})`,
      filterByCodes(users.department, input.dept_code),
      containsText(input.search, users.username, users.usercode),
    ),
    key: users.usercode,
    sorts: { username: users.username, done, planned },
    sort: 'username',
    fields: personFields,
  })
}

export type DayCounts = { date: string; planned: number; done: number; unplanned: number }

/** By person and day, of these people alone. */
const daysOfPeople = (db: Db, codes: readonly string[], { from, to }: Period) =>
  plannedRows<DayCounts & { usercode: string }>(
    db,
    sql`select d.usercode, d.date::text as date,
      sum(d.planned)::int as planned, sum(d.done)::int as done, sum(d.unplanned)::int as unplanned from (
    select ${p.usercode} as usercode, ${p.plan_date} as date, 1 as planned, 0 as done, 0 as unplanned
      from ${p} join ${s} on ${eq(s.plan_id, p.plan_id)} where ${these(codes)(p.usercode)} and ${between(p.plan_date, from, to)}
        and not ${p.is_off}
    union all select ${t.usercode}, ${t.visit_date}, 0, ${t.is_planned}::int, (not ${t.is_planned})::int
      from ${t} where ${these(codes)(t.usercode)} and ${between(t.visit_date, from, to)} and ${counted}) d
    group by 1, 2 order by 1, 2`,
  )

/** The figures of these people alone, in their order. */
const figuresOfPeople = async (db: Db, codes: readonly string[], period: Period) => {
  const found = await selectRows(
    db,
    personFields,
    sql`from ${people} ${figuresOf(period, these(codes))} where ${these(codes)(users.usercode)}`,
    { isPlanned: true },
  )
  const byCode = new Map(found.map((row) => [row.usercode, row]))
  return codes.flatMap((code) => byCode.get(code) ?? [])
}

/** Who is on a page is known by name alone; who did most, not before all are added up: then their figures are known too. */
const pageOf = async (db: Db, list: ReturnType<typeof visitReportList>) => {
  const isByName = (list.input.sort ?? list.sort).endsWith('username')
  if (isByName) {
    const { data, ...page } = await listPage(db, { ...list, source: people, fields: { usercode: users.usercode } })
    return { codes: data.map(({ usercode }) => usercode), rows: undefined, page }
  }
  const { data, ...page } = await listPage(db, list)
  return { codes: data.map(({ usercode }) => usercode), rows: data, page }
}

export const visitReport = async ({ db, viewer, input }: RequestContext<typeof contract.visitReport>) => {
  const period = periodOf(input)
  const list = visitReportList({ viewer, input })
  const { codes, rows, page } = await pageOf(db, list)
  const [figures, days] = await readTogether(db, [
    async () => rows ?? figuresOfPeople(db, codes, period),
    () => daysOfPeople(db, codes, period),
  ])
  const byUser = Map.groupBy(days, ({ usercode }) => usercode)
  return {
    data: figures.map((row) => ({
      ...row,
      days: (byUser.get(row.usercode) ?? []).map(({ usercode: _, ...day }) => day),
    })),
    ...page,
  }
}
