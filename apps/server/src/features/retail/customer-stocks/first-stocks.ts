import { countCap } from '@sejuk/domain/list-count'
import { type SQL, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { leftOn } from '../../../business/retail/customer-stock.ts'
import type { Db } from '../../../db/database.ts'
import { customers as c } from '../../../db/tables/customers/customers.ts'
import { customerModels as h } from '../../../db/tables/retail/customer-models.ts'
import { readTogether } from '../../../platform/lists/planned-rows.ts'
import { type Asked, askedOf, isAnything, model, readStocks, stockSums } from './stock-sums.ts'

/** So deep the first pages go; what lies behind is added up as a whole. */
const deepest = 200
/** Some customers have nothing to show: everything left before the first day. */
const spare = 20

const isUnit = sql`s.unit_kind <> 'Outdoor' and s.delivered_date is not null and s.customer_code is not null`

type Which = ReturnType<typeof askedOf>

/**
 * How many models of customers are shown, counted no further than a list does. A model is shown if one of its units came or left in
 * these days; its row tells, unless a unit came after the last day. Where nobody counted it, it is shown as well while a unit was there.
 * What is left are models that somebody counted, of which nothing moved: few, and added up.
 */
const countShown = async (db: Db, { from, to, which, held }: Which) => {
  const isUnitShown = sql`(select true from serial_numbers s where ${isUnit} and s.customer_code = ${h.customer_code}
    and ${model} = ${h.item_code} and s.delivered_date <= ${to}::date
    and (s.delivered_date >= ${from}::date or coalesce(${leftOn} >= ${from}::date, true)) limit 1)`
  const isShown = sql`case when ${h.last_came} <= ${to}::date then ${h.last_came} >= ${from}::date or ${h.last_left} >= ${from}::date
    else ${h.first_came} <= ${to}::date and ${isUnitShown} end`
  const isMoved = sql`coalesce(${h.last_came} <= ${to}::date
    and (${h.last_came} >= ${from}::date or ${h.last_left} between ${from}::date and ${to}::date), false)`
  const counted = sql`select r.customer_code, r.item_code, ${isMoved} as is_moved
    from (select distinct s.customer_code, s.item_code from customer_stock_reports s where s.report_date <= ${to}::date and ${which}) r
    left join ${h} on ${h.customer_code} = r.customer_code and ${h.item_code} = r.item_code`
  const still = (name: SQL) => sql`select ${name} from counted where not is_moved`
  const pairs = still(sql`customer_code, item_code`)
  const ofStill = sql`s.customer_code in (${still(sql`customer_code`)})`
  const sums = stockSums(ofStill, from, to, sql`(s.customer_code, ${model}) in (${pairs})`)
  const { rows } = await db.execute<{ n: number }>(sql`with counted as materialized (${counted}) select (
      (select count(*) from (select 1 from ${h} where ${held} and ${isShown}
        and (${h.customer_code}, ${h.item_code}) not in (select customer_code, item_code from counted) limit ${countCap + 1}) never_counted)
      + (select count(*) from counted where is_moved)
      + (select count(*) from (${sums}) m where (m.customer_code, m.item_code) in (${pairs})
        and ${isAnything}))::int as n`)
  return rows[0]?.n ?? 0
}

const dialect = new PgDialect()
/** Questions with more answers than are counted, and until when that is believed: it hardly changes from one page to the next. */
const manyUntil = new Map<string, number>()
const believedMs = 60_000
const mostBelieved = 1000

const questionOf = ({ from, to, which }: Which) => {
  const { sql: text, params } = dialect.sqlToQuery(which)
  return JSON.stringify([from, to, text, params])
}
const isBelievedMany = (asked: Which) => (manyUntil.get(questionOf(asked)) ?? 0) > performance.now()

const countOrBelieve = async (db: Db, asked: Which) => {
  if (isBelievedMany(asked)) return countCap + 1
  const n = await countShown(db, asked)
  if (n <= countCap) return n
  if (manyUntil.size >= mostBelieved) manyUntil.clear()
  manyUntil.set(questionOf(asked), performance.now() + believedMs)
  return n
}

/** The first customers by name who have a unit, or a count, and their sums alone. */
const readFirst = (db: Db, { from, to, seen }: Which, { input }: Asked) => {
  const way = input.sort?.startsWith('-') ? sql`desc` : sql`asc`
  // As a value, not as `exists`: of that the planner would make one set of all customers.
  const has = (rows: SQL) => sql`(select true from ${rows} and s.customer_code = ${c.customer_code} limit 1)`
  const first = sql`select ${c.customer_code}, ${c.customer_name}, ${c.dept_code} from ${c} where ${seen}
    and coalesce(${has(sql`serial_numbers s where ${isUnit} and s.delivered_date <= ${to}::date`)},
      ${has(sql`customer_stock_reports s where s.report_date <= ${to}::date`)}, false)
    order by ${c.customer_name} ${way}, ${c.customer_code} limit ${input.page * input.limit + spare}`
  const own = stockSums(sql`s.customer_code in (select customer_code from first)`, from, to)
  return readStocks(
    db,
    sql`(with first as materialized (${first}) select f.customer_name, f.dept_code, own.* from (${own}) own join first f using (customer_code)) m
      cross join lateral (select m.customer_code, m.customer_name, m.dept_code) c`,
    isAnything,
    {
      order: sql`c.customer_name ${way}, c.customer_code, m.item_code`,
      cut: sql`limit ${input.limit + 1} offset ${(input.page - 1) * input.limit}`,
      total: sql`0`,
    },
  )
}

/** Nothing narrows the sums themselves: what is shown can be counted without them. */
const isPlain = ({ input }: Asked) => !input.exact && !input.item_code && !input.is_negative

/** How many there are, where that can be told without all sums. */
export const countStocks = async (db: Db, asked: Asked) =>
  isPlain(asked) ? countOrBelieve(db, askedOf(asked)) : undefined

/**
 * One of the first pages by name, without adding up what all customers have. Nothing where it cannot be told so. Who wants the total
 * later gets the rows without it.
 */
export const firstStocks = async (db: Db, asked: Asked) => {
  const { page, limit, sort = 'customer_name', total: when } = asked.input
  const isFirst = page > 0 && page * limit <= deepest && /^-?customer_name$/.test(sort)
  if (!isFirst || !isPlain(asked)) return undefined
  const which = askedOf(asked)
  const isCounted = when !== 'later' || isBelievedMany(which)
  const [found, total] = await readTogether(db, [
    () => readFirst(db, which, asked),
    async () => (isCounted ? countOrBelieve(db, which) : undefined),
  ])
  if (found.length < limit) return undefined
  return { rows: found.slice(0, limit), hasMore: found.length > limit, total }
}
