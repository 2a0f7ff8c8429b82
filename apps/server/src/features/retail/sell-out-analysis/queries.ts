import type * as contract from '@sejuk/contract/retail/sell-out-analysis'
import { because } from '@sejuk/domain/messages'
import { coverState, sellThrough, weeksOfCover } from '@sejuk/domain/retail/customer-stocks'
import { mostDaysAnalyzed, sellOutPeriod } from '@sejuk/domain/retail/sell-out-periods'
import { mondayOf, weeksBetween } from '@sejuk/domain/retail/weeks'
import { addDays, daysFrom } from '@sejuk/domain/values/dates'
import type { Viewer } from '@sejuk/domain/viewers'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { refuseField } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { computeFigures } from '../../../platform/reports/compute-figures.ts'
import { approvedSales, isSilent, shopsSeen } from './shops-seen.ts'
import { soldSums } from './sold-units.ts'
import { stocksOf, unitSums, unitsIn } from './units-in-shops.ts'

/** Cover is measured by four weeks, which begin before the period. */
const coverDays = 28
const mostModels = 10
const mostShops = 500
const mostSilentOfMore = 100

const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0)

type Asked = RequestContext<typeof contract.analyzeSellOut>['input']

export const analysisOf = async (db: Db, viewer: Viewer, input: Asked) => {
  const today = companyToday()
  const days = { from: input.from ?? input.to ?? today, to: input.to ?? today }
  if (days.from > days.to || daysFrom(days.from, days.to) > mostDaysAnalyzed)
    refuseField('from', because('period-within-a-year'))
  const { compare } = input
  const { from: given, to: until } = input
  const period = sellOutPeriod({ compare, ...(given && { from: given }), ...(until && { to: until }) }, today)
  const { from, to, before } = period
  const capacity =
    input.capacity_pk && Number.isFinite(Number(input.capacity_pk)) ? Number(input.capacity_pk) : undefined
  const { business_unit } = input
  const sales = approvedSales(viewer, input.dept_code)
  const ofItems = sql`l.item_code in (select i.item_code from items i where ${business_unit ? sql`i.business_unit_code = ${business_unit}` : sql`true`}
    and ${capacity === undefined ? sql`true` : sql`i.capacity_pk = ${capacity}`})`
  const lines = business_unit || capacity !== undefined ? ofItems : sql`true`

  const seen = await shopsSeen(db, sales, period)
  const units = unitsIn([...new Set(seen.map((shop) => shop.customer_code))], { business_unit, capacity })
  const opens = addDays(from, -coverDays)
  const [since = opens] = [before, opens].sort()
  const moved = await unitSums(db, period, since, units)
  const stocks = await stocksOf(db, period, units)
  const sold = await soldSums(db, period, opens, { sales, lines })

  const earlier = weeksBetween(since, addDays(from, -1))
  let stock = (moved.came.get('earlier') ?? 0) - (moved.gone.get('earlier') ?? 0)
  const counted = [...earlier, ...period.weeks].map((week) => {
    const sell_in = moved.came.get(week.from) ?? 0
    stock += sell_in - (moved.gone.get(week.from) ?? 0)
    const entered = sold.weeks.get(week.from)
    return { ...week, sell_in, sell_out: entered?.units ?? 0, stock, shops: entered?.shops ?? 0 }
  })
  const opening = counted[earlier.length - 1]?.stock ?? 0
  const weeks = period.weeks.map((_, n) => {
    const at = earlier.length + n
    const lastFour = counted.slice(Math.max(0, at - 3), at + 1)
    const week = counted[at] as (typeof counted)[number]
    return { ...week, weeks_of_stock: weeksOfCover(week.stock, sum(lastFour.map(({ sell_out }) => sell_out))) }
  })

  const shops = seen
    .map(({ is_reminded, is_reachable, ...shop }) => {
      const {
        opening: had,
        received,
        stock: left,
      } = stocks.get(shop.customer_code) ?? { opening: 0, received: 0, stock: 0 }
      const its = sold.shops.get(shop.shop_code)
      const weeks_of_stock = weeksOfCover(left, its?.recent ?? 0)
      return {
        ...{ ...shop, sold: its?.units ?? 0, offered: Math.max(0, had) + received, weeks_of_stock },
        ...{ sell_through: sellThrough(its?.units ?? 0, had, received), cover: coverState(weeks_of_stock) },
        ...{ is_silent: isSilent(shop, to), is_reminded, is_reachable },
      }
    })
    .sort((a, b) => b.sold - a.sold || (a.shop_code < b.shop_code ? -1 : 1))
    .map((shop, n) => ({ ...shop, rank: n + 1 }))
  const silent = shops.filter((shop) => shop.is_silent)
  // Only of the week that is not over can somebody still be reminded.
  const waiting = mondayOf(to) === mondayOf(today) ? silent.filter((shop) => !shop.is_reminded) : []
  const sell_in = sum(weeks.map((week) => week.sell_in))
  const sell_out = sum(weeks.map((week) => week.sell_out))
  return {
    ...{ from, to, before, before_to: period.beforeTo },
    figures: {
      ...{ sell_in, sell_out, sell_through: sellThrough(sell_out, opening, sell_in) },
      ...{ sell_in_before: moved.cameBefore, sell_out_before: sold.before },
      weeks_of_stock: weeks.at(-1)?.weeks_of_stock ?? null,
      ...{ shops: shops.length, shops_this_week: shops.length - silent.length, silent: silent.length },
      to_remind: waiting.filter((shop) => shop.is_reachable).length,
      nobody_to_remind: waiting.filter((shop) => !shop.is_reachable).length,
      old_stock: moved.ages.at(-1)?.units ?? 0,
    },
    weeks,
    ...{ models: sold.models.slice(0, mostModels), model_count: sold.models.length },
    shops,
    capacities: moved.capacities.map(({ received, opening: had, ...row }) => ({
      ...row,
      sell_through: sellThrough(row.sold, had, received),
    })),
    ...{ people: sold.people, ages: moved.ages },
  }
}

export const analyzeSellOut = async ({ db, viewer, input }: RequestContext<typeof contract.analyzeSellOut>) => {
  const data = await computeFigures('large', () => analysisOf(db, viewer, input))
  const { shops } = data
  const rest = shops.slice(mostShops).filter((shop) => shop.is_silent)
  return { data: { ...data, shops: [...shops.slice(0, mostShops), ...rest.slice(-mostSilentOfMore)] } }
}
