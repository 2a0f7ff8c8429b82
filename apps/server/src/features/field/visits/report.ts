import type * as contract from '@sejuk/contract/field/visit-reports'
import { shopClasses } from '@sejuk/domain/customers/shops'
import { hitRate, type VisitPhoto, visitModule } from '@sejuk/domain/field/visits'
import { addDays, daysFrom } from '@sejuk/domain/values/dates'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, between, eq, isNull, sql } from 'drizzle-orm'
import { visibleTeam } from '../../../business/field/own-team.ts'
import { customers } from '../../../db/tables/customers/customers.ts'
import { shops } from '../../../db/tables/customers/shops.ts'
import { visitPlans as p, visitStops as s, visits as t } from '../../../db/tables/field/visits.ts'
import { attachments as a } from '../../../db/tables/platform/attachments.ts'
import { users } from '../../../db/tables/platform/users.ts'
import { openFiles } from '../../../platform/files/files.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { filterByCodes } from '../../../platform/lists/filter-by-codes.ts'
import { asList, listPage } from '../../../platform/lists/list.ts'
import { containsText } from '../../../platform/lists/search.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'
import type { DayCounts } from './people-report.ts'
import { counted, type Filters, fromVisits, periodOf } from './report-period.ts'

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
  const { rows: days } = await db.execute<DayCounts>(sql`select d.date::text as date, sum(d.planned)::int as planned,
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

const fields = {
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
}

const photos = sql`${a} join ${t} on ${t.client_uuid}::text = ${a.module_code}`

/** The photos of the period, the newest first. */
export const visitWall = async ({ db, viewer, config, input }: RequestContext<typeof contract.visitWall>) => {
  const { from, to } = periodOf(input)
  const { data, ...page } = await listPage(
    db,
    asList({
      input,
      source: sql`${photos} join ${users} on ${eq(users.usercode, t.usercode)}
        join ${customers} on ${eq(customers.customer_code, t.customer_code)} left join ${shops} on ${eq(shops.shop_code, t.shop_code)}`,
      own: photos,
      where: and(
        matching(viewer, input, t),
        // By the index that the page is read from; which day it was depends on where the branch is. The database must not take both
        // for independent, as it would without `coalesce`: it would expect next to nothing, and sort.
        sql`${t.in_at} >= ${from}::date - 2 and ${t.in_at} < ${to}::date + 3`,
        sql`coalesce(${between(t.visit_date, from, to)}, false)`,
        sql`${a.module_name} = ${visitModule}`,
        eq(a.kind, 'photo'),
        isNull(a.deleted_date),
      ),
      key: a.attachment_code,
      sorts: { in_at: t.in_at },
      sort: '-in_at',
      // A name that is searched may be rare: then what matches is sorted.
      isInOrder: !input.search.trim(),
      isPlanned: false,
      fields,
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
