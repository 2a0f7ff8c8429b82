import type * as contract from '@sejuk/contract/field/visit-reports'
import { hitRate } from '@sejuk/domain/field/visits'
import { total } from '@sejuk/domain/values/money'
import { and, between, eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../../../db/database.ts'
import { visitPlans as p, visitStops as s, visits as t } from '../../../db/tables/field/visits.ts'
import { departments } from '../../../db/tables/masters/departments.ts'
import { users } from '../../../db/tables/platform/users.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { filterByCodes } from '../../../platform/lists/filter-by-codes.ts'
import { asList, listPage } from '../../../platform/lists/list.ts'
import { readTogether } from '../../../platform/lists/planned-rows.ts'
import { containsText } from '../../../platform/lists/search.ts'
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

const visitedBy = ({ from, to }: Period, whose: Whose) =>
  sql`${whose(t.usercode)} and ${between(t.visit_date, from, to)}`
/** Every visit with the way to it from the one before on that day. */
const legs = (
  period: Period,
  whose: Whose,
) => sql`(select ${t.usercode} as usercode, ${t.visit_date} as date, ${counted} as is_counted,
    ${t.is_planned}, ${t.minutes}, ${km} as km from ${t} where ${visitedBy(period, whose)} and ${t.status} <> 'Deleted'
    window day as (partition by ${t.usercode}, ${t.visit_date} order by ${t.in_at})) leg`
const sold = (period: Period, whose: Whose) => sql`select o.created_by as usercode, count(*)::int as orders,
    sum(o.total_amount)::float8 as amount from sales_orders o
  where ${whose(sql`o.created_by`)} and ${fromVisits(period, whose(t.usercode))} group by 1`
const collected = (
  period: Period,
  whose: Whose,
) => sql`select ${t.usercode} as usercode, sum(c.amount)::float8 as amount from ${t}
    join visit_collections c on c.visit_code = ${t.visit_code}
  where ${visitedBy(period, whose)} and c.status <> 'Rejected' group by 1`

/** A row a person of each table. Where only people are counted or sorted by name, the planner leaves them out. */
const figures = (period: Period) => sql`
  left join (select leg.usercode, (count(*) filter (where leg.is_counted))::int as done, (count(*) filter (where leg.is_counted and not leg.is_planned))::int as unplanned,
      (count(*) filter (where leg.is_counted and leg.is_planned))::int as hits, round(avg(leg.minutes) filter (where leg.is_counted))::int as average_min,
      round((sum(leg.km) * 1.4)::numeric, 1)::float8 as km
    from ${legs(period, everybody)} group by 1) v on v.usercode = ${users.usercode}
  left join (select ${p.usercode} as usercode, count(*)::int as planned from ${p} join ${s} on ${eq(s.plan_id, p.plan_id)}
    where ${between(p.plan_date, period.from, period.to)} and not ${p.is_off} group by 1) plan on plan.usercode = ${users.usercode}
  left join (${sold(period, everybody)}) sold on sold.usercode = ${users.usercode}
  left join (${collected(period, everybody)}) collected on collected.usercode = ${users.usercode}`

const people = sql`${users} join ${departments} on ${eq(departments.dept_code, users.department)}`
const names = {
  usercode: users.usercode,
  username: users.username,
  dept_code: sql<string>`${users.department}`,
  dept_name: departments.dept_name,
}
const personFields = {
  ...names,
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

type Dated = { of: typeof t | typeof p; date: PgColumn }
const dated: Dated[] = [
  { of: t, date: t.visit_date },
  { of: p, date: p.plan_date },
]
/** As a value, not as `exists`: of that the planner would make one set of all visits in these days. */
const hasIn = ({ of, date }: Dated, { from, to }: Period, usercode: PgColumn | SQL) =>
  sql`(select true from ${of} where ${of.usercode} = ${usercode} and ${between(date, from, to)} limit 1)`
/** Few of all who have an account visit anybody: the index is walked from one to the next of those who ever did. */
const walked = ({ of, date }: Dated, period: Period) => sql`(with recursive person as (
    (select ${of.usercode} as usercode from ${of} order by ${of.usercode} limit 1)
    union all select (select ${of.usercode} from ${of} where ${of.usercode} > person.usercode order by ${of.usercode} limit 1)
      from person where person.usercode is not null)
  select person.usercode from person where ${hasIn({ of, date }, period, sql`person.usercode`)})`

/** People with a visit or a plan in these days; where only some accounts are seen, each is looked at. */
const areInReport = (viewer: Asked['viewer'], period: Period) =>
  viewer.view_data === 'View_Data_All_Branches'
    ? sql`${users.usercode} in (${sql.join(
        dated.map((one) => walked(one, period)),
        sql` union `,
      )})`
    : sql`coalesce(${sql.join(
        dated.map((one) => hasIn(one, period, users.usercode)),
        sql`, `,
      )}, false)`

/** Shown by pages, and downloaded whole. */
export const visitReportList = ({ viewer, input }: Asked) => {
  const period = periodOf(input)
  const { done, planned } = personFields
  return asList({
    input,
    source: sql`${people} ${figures(period)}`,
    own: people,
    where: and(
      visibleUsers(viewer),
      areInReport(viewer, period),
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
/** Planned for these very people: by a plan for any it would read all visits. */
const rowsOf = async <Row extends object>(db: Db, statement: SQL) =>
  (await db.execute<Row & Record<string, unknown>>(statement)).rows

type PersonDay = DayCounts & { usercode: string; minutes: number; timed: number; km: number }

/** By person and day, of these people alone. */
const daysOfPeople = (db: Db, whose: Whose, period: Period) =>
  rowsOf<PersonDay>(
    db,
    sql`select d.usercode, d.date::text as date, sum(d.planned)::int as planned, sum(d.done)::int as done,
      sum(d.unplanned)::int as unplanned, sum(d.minutes)::int as minutes, sum(d.timed)::int as timed, sum(d.km)::float8 as km from (
    select ${p.usercode} as usercode, ${p.plan_date} as date, 1 as planned, 0 as done, 0 as unplanned, 0 as minutes, 0 as timed, 0 as km
      from ${p} join ${s} on ${eq(s.plan_id, p.plan_id)} where ${whose(p.usercode)} and ${between(p.plan_date, period.from, period.to)}
        and not ${p.is_off}
    union all select leg.usercode, leg.date, 0, (leg.is_counted and leg.is_planned)::int, (leg.is_counted and not leg.is_planned)::int,
      case when leg.is_counted then coalesce(leg.minutes, 0) else 0 end, (leg.is_counted and leg.minutes is not null)::int,
      coalesce(leg.km, 0) from ${legs(period, whose)}) d
    group by 1, 2 order by 1, 2`,
  )

/** The same as in `personFields`, by which people are sorted and a whole report is downloaded. */
const addUp = (days: readonly PersonDay[]) => {
  const sum = (field: 'planned' | 'done' | 'unplanned' | 'minutes' | 'timed' | 'km') =>
    total(days.map((day) => day[field]))
  return {
    ...{ planned: sum('planned'), done: sum('done') + sum('unplanned'), unplanned: sum('unplanned') },
    hit_rate: hitRate(sum('planned'), sum('done')),
    average_min: sum('timed') ? Math.round(sum('minutes') / sum('timed')) : null,
    km: Math.round(sum('km') * 14) / 10,
  }
}

type Amount = { usercode: string; amount: number }
const byCode = <Row extends { usercode: string }>(rows: readonly Row[]) =>
  new Map(rows.map((row) => [row.usercode, row]))

export const visitReport = async ({ db, viewer, input }: RequestContext<typeof contract.visitReport>) => {
  const period = periodOf(input)
  const list = visitReportList({ viewer, input })
  // Who is on a page is known by name alone; who did most, not before all are added up.
  const isByName = (list.input.sort ?? list.sort).endsWith('username')
  const source = isByName ? people : list.source
  const { data, ...page } = await listPage(db, { ...list, source, fields: names })
  const whose = these(data.map(({ usercode }) => usercode))
  const [days, orders, money] = await readTogether(db, [
    () => daysOfPeople(db, whose, period),
    () => rowsOf<Amount & { orders: number }>(db, sold(period, whose)),
    () => rowsOf<Amount>(db, collected(period, whose)),
  ])
  const [byUser, soldBy, collectedBy] = [Map.groupBy(days, ({ usercode }) => usercode), byCode(orders), byCode(money)]
  return {
    data: data.map((person) => {
      const own = byUser.get(person.usercode) ?? []
      const sales = soldBy.get(person.usercode)
      return {
        ...person,
        ...addUp(own),
        ...{ order_count: sales?.orders ?? 0, order_amount: sales?.amount ?? 0 },
        collected_amount: collectedBy.get(person.usercode)?.amount ?? 0,
        days: own
          .filter((day) => day.planned + day.done + day.unplanned > 0)
          .map(({ date, planned, done, unplanned }) => ({ date, planned, done, unplanned })),
      }
    }),
    ...page,
  }
}
