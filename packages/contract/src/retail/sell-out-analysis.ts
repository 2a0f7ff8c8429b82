import { languages } from '@sejuk/domain/platform/languages'
import { coverStates } from '@sejuk/domain/retail/customer-stocks'
import { sellerRoles } from '@sejuk/domain/retail/retail-orders'
import { sellOutComparisons } from '@sejuk/domain/retail/sell-out-periods'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { calendarDay, fileAnswer, many, texts } from '../fields.ts'
import { told } from '../told.ts'

const day = calendarDay(told('write-date-2026-11-14'))
const share = z.number().nullable()

const week = z.object({
  from: calendarDay(),
  to: calendarDay(),
  number: z.number(),
  sell_in: z.number(),
  sell_out: z.number(),
  stock: z.number(),
  weeks_of_stock: share,
  shops: z.number(),
})
export type SellOutWeek = z.output<typeof week>
const shopRow = z.object({
  ...texts('shop_code', 'shop_name', 'dept_name', 'customer_code'),
  sold: z.number(),
  offered: z.number(),
  sell_through: share,
  weeks_of_stock: share,
  cover: z.enum(coverStates),
  last_sale: calendarDay(),
  /** Among all shops that were counted. */
  rank: z.number(),
  /** Nothing was entered in the last week of the period. */
  is_silent: z.boolean(),
  /** Its sellers were reminded in that week. */
  is_reminded: z.boolean(),
  /** Somebody who sells there has an account. */
  is_reachable: z.boolean(),
})
export type RankedShop = z.output<typeof shopRow>

const person = z.object({
  ...texts('seller_code', 'seller_name', 'shop_name'),
  seller_role: z.enum(sellerRoles),
  sold: z.number(),
  amount: z.number(),
  days: z.number(),
  target: z.number(),
})
export type SellOutPerson = z.output<typeof person>

const asked = z.object({
  from: day.optional(),
  to: day.optional(),
  compare: z.enum(sellOutComparisons, told('choice-missing')).default('weeks-before'),
  dept_code: many,
  business_unit: z.string().max(20).optional(),
  capacity_pk: z.string().max(10).optional(),
})

/** What shops were sold and what they sold, week by week, with as many weeks before or of the year before to compare. */
export const analyzeSellOut = endpoint('GET /api/retail-order/analytic', {
  needs: 'Retail-Order-Analytic-Sell-Out',
  input: asked,
  data: z.object({
    from: calendarDay(),
    to: calendarDay(),
    before: calendarDay(),
    before_to: calendarDay(),
    figures: z.object({
      sell_in: z.number(),
      sell_in_before: z.number(),
      sell_out: z.number(),
      sell_out_before: z.number(),
      sell_through: share,
      weeks_of_stock: share,
      shops: z.number(),
      shops_this_week: z.number(),
      silent: z.number(),
      /** Silent this week and not reminded yet: those where somebody can be told, and those where nobody has an account. */
      to_remind: z.number(),
      nobody_to_remind: z.number(),
      old_stock: z.number(),
    }),
    weeks: z.array(week),
    models: z.array(z.object({ ...texts('item_code', 'item_name'), sold: z.number(), before: z.number() })),
    model_count: z.number(),
    shops: z.array(shopRow),
    capacities: z.array(z.object({ capacity_pk: z.number().nullable(), sold: z.number(), sell_through: share })),
    people: z.array(person),
    ages: z.array(z.object({ least: z.number(), most: z.number().nullable(), units: z.number() })),
  }),
})

/** The same as a workbook, with all shops. */
export const sellOutExcel = endpoint('GET /api/retail-order/analytic-excel', {
  needs: 'Retail-Order-Analytic-Sell-Out',
  input: asked.extend({ language: z.enum(languages).default('local') }),
  data: fileAnswer,
})

/** Tells the keypersons and promotors of shops that entered nothing this week; a shop is told once in a week. */
export const remindSilentShops = endpoint('POST /api/retail-order/remind-silent', {
  needs: 'Retail-Order-Remind',
  input: z.object({ dept_code: many }),
  /** Those that nobody can be told of, and those that are left for another time. */
  data: z.object({ reminded: z.number(), nobody: z.number(), left: z.number() }),
})
