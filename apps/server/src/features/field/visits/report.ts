import type * as contract from '@sejuk/contract/field/visit-reports'
import { shopClasses } from '@sejuk/domain/customers/shops'
import { furthestPlanDays, hitRate, type VisitPhoto, visitModule } from '@sejuk/domain/field/visits'
import { because } from '@sejuk/domain/messages'
import { addDays, daysFrom } from '@sejuk/domain/values/dates'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, between, eq, inArray, isNull, sql } from 'drizzle-orm'
import { visibleTeam } from '../../../business/field/own-team.ts'
import type { Db } from '../../../db/database.ts'
import { customers } from '../../../db/tables/customers/customers.ts'
import { shops } from '../../../db/tables/customers/shops.ts'
import { visitPlans as p, visitStops as s, visits as t } from '../../../db/tables/field/visits.ts'
import { departments } from '../../../db/tables/masters/departments.ts'
import { attachments as a } from '../../../db/tables/platform/attachments.ts'
import { users } from '../../../db/tables/platform/users.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { openFiles } from '../../../platform/files/files.ts'
import { refuseField } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { filterByCodes } from '../../../platform/lists/filter-by-codes.ts'
import { asList, listPage } from '../../../platform/lists/list.ts'
import { containsText } from '../../../platform/lists/search.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'
import { visibleUsers } from '../../../platform/scope/visible-users.ts'

type Asked = Pick<RequestContext<typeof contract.visitReport>, 'viewer' | 'input'>
type Filters = Pick<Asked['input'], 'from' | 'to' | 'dept_code' | 'search'>

const periodOf = ({ from, to }: Pick<Filters, 'from' | 'to'>) => {
  const end = to ?? companyToday()
  const begin = from ?? `${end.slice(0, 7)}-01`
  if (end < begin || daysFrom(begin, end) > furthestPlanDays)
    refuseField('to', because('period-too-long', { n: furthestPlanDays }))
  return { from: begin, to: end }
}
type Period = ReturnType<typeof periodOf>

const counted = sql`${t.status} = 'Approved'`
const ofUser = ({ from, to }: Period) => sql`${eq(t.usercode, users.usercode)} and ${between(t.visit_date, from, to)}`

/** Orders that their writer made within twelve hours after arriving at the customer. */
const fromVisits = ({ from, to }: Period) => sql`o.status not in ('Deleted', 'Rejected')
  and o.created_date >= ${from}::date - 1 and o.created_date < ${to}::date + 2
  and exists (select from ${t} where ${t.usercode} = o.created_by and ${t.customer_code} = o.customer_code and ${t.status} <> 'Deleted'
    and ${t.in_at} <= o.created_date and ${t.in_at} > o.created_date - interval '12 hours' and ${between(t.visit_date, from, to)})`

const km = sql`111.32 * sqrt(power(${t.in_lat} - lag(${t.in_lat}) over day, 2)
  + power(cos(radians(${t.in_lat})) * (${t.in_lng} - lag(${t.in_lng}) over day), 2))`

/** One row a person of each table. Where only people are counted or sorted by name, the planner leaves them out. */
const figuresOf = (period: Period) => sql`
  left join lateral (select (count(*) filter (where leg.is_counted))::int as done, (count(*) filter (where leg.is_counted and not leg.is_planned))::int as unplanned,
      (count(*) filter (where leg.is_counted and leg.is_planned))::int as hits, round(avg(leg.minutes) filter (where leg.is_counted))::int as average_min,
      coalesce(round((sum(leg.km) * 1.4)::numeric, 1), 0)::float8 as km
    from (select ${counted} as is_counted, ${t.is_planned}, ${t.minutes}, ${km} as km from ${t} where ${ofUser(period)} and ${t.status} <> 'Deleted'
      window day as (partition by ${t.visit_date} order by ${t.in_at})) leg) v on true
  left join lateral (select count(*)::int as planned from ${p} join ${s} on ${eq(s.plan_id, p.plan_id)}
    where ${eq(p.usercode, users.usercode)} and ${between(p.plan_date, period.from, period.to)} and not ${p.is_off}) plan on true
  left join lateral (select count(*)::int as orders, coalesce(sum(o.total_amount), 0)::float8 as amount from sales_orders o
    where o.created_by = ${users.usercode} and ${fromVisits(period)}) sold on true
  left join lateral (select coalesce(sum(c.amount), 0)::float8 as amount from ${t} join visit_collections c on c.visit_code = ${t.visit_code}
    where ${ofUser(period)} and c.status <> 'Rejected') collected on true`

const personFields = {
  usercode: users.usercode,
  username: users.username,
  dept_code: sql<string>`${users.department}`,
  dept_name: departments.dept_name,
  planned: sql<number>`plan.planned`,
  done: sql<number>`v.done`,
  unplanned: sql<number>`v.unplanned`,
  hit_rate: sql<number | null>`round(100.0 * v.hits / nullif(plan.planned, 0))::int`,
  average_min: sql<number | null>`v.average_min`,
  order_count: sql<number>`sold.orders`,
  order_amount: sql<number>`sold.amount`,
  collected_amount: sql<number>`collected.amount`,
  km: sql<number>`v.km`,
}

/** Shown by pages, and downloaded whole. */
export const visitReportList = ({ viewer, input }: Asked) => {
  const period = periodOf(input)
  const { done, planned } = personFields
  return asList({
    input,
    source: sql`${users} join ${departments} on ${eq(departments.dept_code, users.department)} ${figuresOf(period)}`,
    own: sql`${users} join ${departments} on ${eq(departments.dept_code, users.department)}`,
    where: and(
      visibleUsers(viewer),
      sql`(exists (select from ${t} where ${ofUser(period)}) or exists (select from ${p} where ${eq(p.usercode, users.usercode)}
        and ${between(p.plan_date, period.from, period.to)}))`,
      filterByCodes(users.department, input.dept_code),
      containsText(input.search, users.username, users.usercode),
    ),
    key: users.usercode,
    sorts: { username: users.username, done, planned },
    sort: 'username',
    fields: personFields,
  })
}

type Counts = { date: string; planned: number; done: number; unplanned: number }

/** By person and day, of these people alone. */
const daysOfPeople = async (db: Db, codes: readonly string[], { from, to }: Period) => {
  if (codes.length === 0) return []
  const { rows } = await db.execute<Counts & { usercode: string }>(sql`select d.usercode, d.date::text as date,
      sum(d.planned)::int as planned, sum(d.done)::int as done, sum(d.unplanned)::int as unplanned from (
    select ${p.usercode} as usercode, ${p.plan_date} as date, 1 as planned, 0 as done, 0 as unplanned
      from ${p} join ${s} on ${eq(s.plan_id, p.plan_id)} where ${inArray(p.usercode, [...codes])} and ${between(p.plan_date, from, to)}
        and not ${p.is_off}
    union all select ${t.usercode}, ${t.visit_date}, 0, ${t.is_planned}::int, (not ${t.is_planned})::int
      from ${t} where ${inArray(t.usercode, [...codes])} and ${between(t.visit_date, from, to)} and ${counted}) d
    group by 1, 2 order by 1, 2`)
  return rows
}

export const visitReport = async ({ db, viewer, input }: RequestContext<typeof contract.visitReport>) => {
  const { data, ...page } = await listPage(db, visitReportList({ viewer, input }))
  const days = await daysOfPeople(
    db,
    data.map(({ usercode }) => usercode),
    periodOf(input),
  )
  const byUser = Map.groupBy(days, ({ usercode }) => usercode)
  return {
    data: data.map((row) => ({
      ...row,
      days: (byUser.get(row.usercode) ?? []).map(({ usercode: _, ...day }) => day),
    })),
    ...page,
  }
}

const matching = (viewer: Viewer, input: Filters, columns: Parameters<typeof visibleTeam>[1]) =>
  and(
    visibleTeam(viewer, columns),
    filterByCodes(columns.dept_code, input.dept_code),
    containsText(input.search, users.username, users.usercode),
  )

/** Whose name is not asked for need not be read. */
const whose = ({ search }: Filters, { usercode }: Parameters<typeof visibleTeam>[1]) =>
  search.trim() ? sql`join ${users} on ${eq(users.usercode, usercode)}` : sql``

export const visitSummary = async ({ db, viewer, input }: RequestContext<typeof contract.visitSummary>) => {
  const period = periodOf(input)
  const { from, to } = period
  const isVisited = and(matching(viewer, input, t), between(t.visit_date, from, to), counted)
  const visited = sql`${t} ${whose(input, t)} where ${isVisited}`
  const { rows: days } = await db.execute<Counts>(sql`select d.date::text as date, sum(d.planned)::int as planned,
      sum(d.done)::int as done, sum(d.unplanned)::int as unplanned from (
    select ${p.plan_date} as date, count(*) as planned, 0 as done, 0 as unplanned from ${p} join ${s} on ${eq(s.plan_id, p.plan_id)}
      ${whose(input, p)} where ${and(matching(viewer, input, p), between(p.plan_date, from, to), eq(p.is_off, false))} group by 1
    union all select ${t.visit_date}, 0, count(*) filter (where ${t.is_planned}), count(*) filter (where not ${t.is_planned}) from ${visited} group by 1) d
    group by 1 order by 1`)
  const { rows: sums } = await db.execute<{ minutes: number | null; orders: number; collected: number }>(sql`select
      (select round(avg(${t.minutes}))::int from ${visited}) as minutes,
      (select coalesce(sum(o.total_amount), 0)::float8 from sales_orders o where ${fromVisits(period)}
        and o.created_by in (select ${t.usercode} from ${visited})) as orders,
      (select coalesce(sum(c.amount), 0)::float8 from visit_collections c join ${t} on ${t.visit_code} = c.visit_code
        ${whose(input, t)} where c.status <> 'Rejected' and ${isVisited}) as collected`)
  const { rows: classes } = await db.execute<{ shop_class: string; shops: number; visited: number }>(sql`select
      ${shops.shop_class} as shop_class, count(*)::int as shops,
      (count(*) filter (where ${shops.shop_code} in (select ${t.shop_code} from ${visited})))::int as visited
    from ${shops} where ${and(visibleTo(viewer, shops), filterByCodes(shops.dept_code, input.dept_code), eq(shops.is_open, 'Y'))} group by 1`)
  const sum = (field: 'planned' | 'done' | 'unplanned') => days.reduce((total, day) => total + day[field], 0)
  const hits = sum('done')
  return {
    data: {
      ...{ from, to, planned: sum('planned'), done: hits + sum('unplanned'), unplanned: sum('unplanned') },
      hit_rate: hitRate(sum('planned'), hits),
      average_min: sums[0]?.minutes ?? null,
      order_amount: sums[0]?.orders ?? 0,
      collected_amount: sums[0]?.collected ?? 0,
      days: Array.from({ length: daysFrom(from, to) + 1 }, (_, n) => addDays(from, n)).map(
        (date) => days.find((day) => day.date === date) ?? { date, planned: 0, done: 0, unplanned: 0 },
      ),
      classes: shopClasses.map((shop_class) => ({
        ...{ shop_class, shops: 0, visited: 0 },
        ...classes.find((row) => row.shop_class === shop_class),
        shop_class,
      })),
    },
  }
}

/** The photos of the period, the newest first. */
export const visitWall = async ({ db, viewer, config, input }: RequestContext<typeof contract.visitWall>) => {
  const { from, to } = periodOf(input)
  const { data, ...page } = await listPage(
    db,
    asList({
      input,
      source: sql`${a} join ${t} on ${t.client_uuid}::text = ${a.module_code} join ${users} on ${eq(users.usercode, t.usercode)}
        join ${customers} on ${eq(customers.customer_code, t.customer_code)} left join ${shops} on ${eq(shops.shop_code, t.shop_code)}`,
      where: and(
        matching(viewer, input, t),
        between(t.visit_date, from, to),
        sql`${a.module_name} = ${visitModule}`,
        eq(a.kind, 'photo'),
        isNull(a.deleted_date),
      ),
      key: a.attachment_code,
      sorts: { in_at: t.in_at },
      sort: '-in_at',
      fields: {
        photo_code: a.attachment_code,
        alias: sql<VisitPhoto>`${a.alias}`,
        store_key: a.store_key,
        thumbnail_key: a.thumbnail_key,
        thumbnail_bytes: a.thumbnail_bytes,
        content_type: a.content_type,
        bytes: a.bytes,
        name: a.original_file_name,
        visit_code: t.visit_code,
        in_at: t.in_at,
        username: users.username,
        customer_name: customers.customer_name,
        shop_name: sql<string | null>`${shops.shop_name}`,
      },
    }),
  )
  const { links } = await openFiles(config, db)
  return {
    data: data.map((row) => {
      const base = { name: row.name, usercode: viewer.usercode, inline: true }
      return {
        ...row,
        photo_path: links.write({ ...base, key: row.store_key, type: row.content_type, bytes: row.bytes }),
        thumbnail_path: row.thumbnail_key
          ? links.write({ ...base, key: row.thumbnail_key, type: 'image/webp', bytes: row.thumbnail_bytes ?? 0 })
          : null,
      }
    }),
    ...page,
  }
}
