import { type SQL, sql } from 'drizzle-orm'
import { leftOn } from '../../../business/retail/customer-stock.ts'
import type { Db } from '../../../db/database.ts'
import { customers as c } from '../../../db/tables/customers/customers.ts'
import { countCap } from '../../../platform/lists/list.ts'
import { readTogether } from '../../../platform/lists/planned-rows.ts'
import { type Asked, askedOf, isAnything, readStocks, stockSums } from './stock-sums.ts'

/** So deep the first pages go; what lies behind is added up as a whole. */
const deepest = 200
/** Some customers have nothing to show: everything left before the first day. */
const spare = 20

const isUnit = sql`s.unit_kind <> 'Outdoor' and s.delivered_date is not null and s.customer_code is not null`
const model = sql`coalesce(s.set_item_code, s.item_code)`

/**
 * How many models of customers are shown, counted no further than a list does. Where nobody counted a model, it is shown if one of its
 * units came since the first day or was still there; that needs no sums. Models that somebody counted are few, and added up.
 */
const countShown = async (db: Db, { from, to, which }: ReturnType<typeof askedOf>) => {
  const wasThere = sql`coalesce(${leftOn} >= ${from}::date, true)`
  const counted = sql`select r.customer_code, r.item_code from customer_stock_reports r where r.report_date <= ${to}::date`
  const { rows } = await db.execute<{ n: number }>(sql`select (
      (select count(*) from (select 1 from serial_numbers s where ${isUnit} and s.delivered_date <= ${to}::date and ${which}
        group by s.customer_code, ${model} having bool_or(s.delivered_date >= ${from}::date or ${wasThere})
          and (s.customer_code, ${model}) not in (${counted}) limit ${countCap + 1}) never_counted)
      + (select count(*) from (${stockSums(sql`${which} and s.customer_code in (select customer_code from (${counted}) r)`, from, to)}) m
        where m.last_count is not null and ${isAnything}))::int as n`)
  return rows[0]?.n ?? 0
}

/** The first customers by name who have a unit, or a count, and their sums alone. */
const readFirst = (db: Db, { from, to, seen }: ReturnType<typeof askedOf>, { input }: Asked) => {
  const way = input.sort?.startsWith('-') ? sql`desc` : sql`asc`
  const has = (rows: SQL) => sql`exists (select from ${rows} and s.customer_code = ${c.customer_code})`
  const first = sql`select ${c.customer_code}, ${c.customer_name}, ${c.dept_code} from ${c} where ${seen}
    and (${has(sql`serial_numbers s where ${isUnit} and s.delivered_date <= ${to}::date`)}
      or ${has(sql`customer_stock_reports s where s.report_date <= ${to}::date`)})
    order by ${c.customer_name} ${way}, ${c.customer_code} limit ${input.page * input.limit + spare}`
  const own = stockSums(sql`s.customer_code in (select customer_code from first)`, from, to)
  return readStocks(
    db,
    sql`(with first as materialized (${first}) select f.customer_name, f.dept_code, own.* from (${own}) own join first f using (customer_code)) m
      cross join lateral (select m.customer_code, m.customer_name, m.dept_code) c`,
    isAnything,
    {
      order: sql`c.customer_name ${way}, c.customer_code, m.item_code`,
      cut: sql`limit ${input.limit} offset ${(input.page - 1) * input.limit}`,
      total: sql`0`,
    },
  )
}

/** One of the first pages by name, without adding up what all customers have. Nothing where it cannot be told so. */
export const firstStocks = async (db: Db, asked: Asked) => {
  const { page, limit, sort = 'customer_name', exact, item_code, is_negative } = asked.input
  const isFirst = page > 0 && page * limit <= deepest && /^-?customer_name$/.test(sort)
  if (!isFirst || exact || item_code || is_negative) return undefined
  const which = askedOf(asked)
  const [rows, total] = await readTogether(db, [() => readFirst(db, which, asked), () => countShown(db, which)])
  return rows.length === limit ? { rows, total } : undefined
}
