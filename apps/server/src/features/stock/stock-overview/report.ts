import { getStockReport } from '@sejuk/contract/stock/stock-reports'
import { monthsUpTo, mostReportRows } from '@sejuk/domain/management-reports'
import { addressTo } from '@sejuk/domain/pages'
import { daysOfCover } from '@sejuk/domain/stock/balances'
import { type StockReportGroup, stockReport as shape } from '@sejuk/domain/stock/stock-report'
import { stockReportWords } from '@sejuk/words/stock/stock-reports'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import {
  answered,
  asMailed,
  figuresOf,
  groupOf,
  monthsOf,
  type Period,
  periodsOf,
  rowsOf,
} from '../../../business/management-reports.ts'
import { choosableBy } from '../../../business/masters/choosable-warehouses.ts'
import type { Db } from '../../../db/database.ts'
import { items } from '../../../db/tables/catalogue/items.ts'
import { warehouses } from '../../../db/tables/masters/warehouses.ts'
import { stockBalances as balances, stockMoves as moves } from '../../../db/tables/stock/stock-moves.ts'
import { companyDayOf, companyZone } from '../../../platform/calendar/company-day.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import type { MailedReport } from '../../../platform/reports/mailed-report.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'

type Context = Pick<RequestContext<typeof getStockReport>, 'db' | 'viewer' | 'input'>

/** Read once: moves and balances are found by the codes of their warehouses. */
const placesOf = async ({ db, viewer, input }: Context) => {
  const found = await db
    .select({ code: warehouses.warehouse_code })
    .from(warehouses)
    .where(
      and(
        eq(warehouses.is_active, true),
        visibleTo(viewer, warehouses),
        choosableBy(viewer),
        input.dept_code.length ? inArray(warehouses.dept_code, input.dept_code) : undefined,
      ),
    )
  return sql`array[${sql.join(
    found.map(({ code }) => sql`${code}`),
    sql`, `,
  )}]::text[]`
}

const onDays = ({ from, to }: Period) =>
  sql`${moves.moved_date} >= ${from}::timestamp at time zone ${companyZone}
    and ${moves.moved_date} < (${to}::date + 1)::timestamp at time zone ${companyZone}`
const isIssue = sql`${moves.move_type} = 'GI'`

const issuedIn = async (db: Db, places: SQL, period: Period) => {
  const { rows } = await db.execute<{ issued: number }>(sql`
    select coalesce(-sum(${moves.on_hand}), 0)::int as issued from ${moves}
    where ${moves.warehouse_code} = any(${places}) and ${isIssue} and ${onDays(period)}`)
  return rows[0]?.issued ?? 0
}

const balanceOf = async (db: Db, places: SQL) => {
  const { rows } = await db.execute<{ onHand: number; inTransit: number; damaged: number }>(sql`
    select coalesce(sum(${balances.on_hand}), 0)::int as "onHand", coalesce(sum(${balances.in_transit}), 0)::int as "inTransit",
      coalesce(sum(${balances.damaged}), 0)::int as damaged
    from ${balances} where ${balances.warehouse_code} = any(${places})`)
  return rows[0] ?? { onHand: 0, inTransit: 0, damaged: 0 }
}

const groups: Record<StockReportGroup, { balance: SQL; move: SQL; name: SQL }> = {
  warehouse: {
    balance: sql`${balances.warehouse_code}`,
    move: sql`${moves.warehouse_code}`,
    name: sql`(select ${warehouses.warehouse_name} from ${warehouses} where ${warehouses.warehouse_code} = b.code)`,
  },
  category: {
    balance: sql`(select ${items.category_code} from ${items} where ${items.item_code} = ${balances.item_code})`,
    move: sql`(select ${items.category_code} from ${items} where ${items.item_code} = ${moves.item_code})`,
    name: sql`b.code`,
  },
  item: {
    balance: sql`${balances.item_code}`,
    move: sql`${moves.item_code}`,
    name: sql`(select ${items.item_name} from ${items} where ${items.item_code} = b.code)`,
  },
}

const compared = ({ input }: Context, places: SQL, now: Period) => {
  const { balance, move, name } = groups[groupOf(shape, input.group)]
  return sql`with issued as (select ${move} as code, -sum(${moves.on_hand})::int as units from ${moves}
      where ${moves.warehouse_code} = any(${places}) and ${isIssue} and ${onDays(now)} group by 1)
    select b.code, ${name} as name, b."onHand", b.locked, b."inTransit", b.damaged, coalesce(issued.units, 0) as issued from (
      select ${balance} as code, sum(${balances.on_hand})::int as "onHand", sum(${balances.locked})::int as locked,
        sum(${balances.in_transit})::int as "inTransit", sum(${balances.damaged})::int as damaged
      from ${balances} where ${balances.warehouse_code} = any(${places}) group by 1
      order by 2 desc limit ${mostReportRows}) b left join issued on issued.code = b.code order by b."onHand" desc, b.code`
}

const monthly = ({ input }: Context, places: SQL) => sql`
  select to_char(${companyDayOf(moves.moved_date)}, 'YYYY-MM') as month,
    coalesce(sum(${moves.on_hand}) filter (where ${moves.move_type} in ('GR', 'RMA_IN')), 0)::int as received,
    coalesce(-sum(${moves.on_hand}) filter (where ${isIssue}), 0)::int as "issuedByMonth"
  from ${moves} where ${moves.warehouse_code} = any(${places}) and ${onDays({ from: `${monthsUpTo(input.to)[0]}-01`, to: input.to })}
  group by 1`

const read = async (context: Context) => {
  const { db, input } = context
  const places = await placesOf(context)
  const { now, before, days } = periodsOf(input)
  const balance = await balanceOf(db, places)
  const issued = await issuedIn(db, places, now)
  const coverAt = Object.keys(shape.columns).indexOf('cover')
  const issuedAt = Object.keys(shape.columns).indexOf('issued')
  const rows = await rowsOf(db, shape, compared(context, places, now))
  return {
    figures: figuresOf(
      shape,
      { ...balance, issued, cover: daysOfCover(balance.onHand, issued, days) ?? null },
      { issued: await issuedIn(db, places, before) },
    ),
    months: await monthsOf(db, shape, input.to, monthly(context, places)),
    rows: rows.map(({ values, ...row }) => {
      const cover = daysOfCover(values[0] ?? 0, values[issuedAt] ?? 0, days) ?? null
      return { ...row, values: values.with(coverAt, cover) }
    }),
  }
}

/** What lies in the viewer's warehouses now, and what left them in a period. */
export const stockReport = (context: Context) => answered(() => read(context))

export const mailedStockReport: MailedReport = {
  ...{ module_name: 'stock', endpoint: getStockReport, book: stockReportWords, page: addressTo('stockReport') },
  read: async (context, period) =>
    asMailed(shape, await read({ ...context, input: { ...period, dept_code: [], group: shape.groups[0] } })),
}
