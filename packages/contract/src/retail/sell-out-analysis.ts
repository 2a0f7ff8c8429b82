import { coverStates } from '@sejuk/domain/retail/customer-stocks'
import { sellerRoles } from '@sejuk/domain/retail/retail-orders'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { many, texts } from '../fields.ts'
import { told } from '../told.ts'

const day = z.iso.date(told('write-date-2026-11-14'))
const share = z.number().nullable()

const week = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
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
  last_sale: z.iso.date().nullable(),
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

/** What shops were sold and what they sold, week by week, with the same number of weeks before to compare. */
export const analyzeSellOut = endpoint('GET /api/retail-order/analytic', {
  needs: 'Retail-Order-Analytic-Sell-Out',
  input: z.object({
    from: day.optional(),
    to: day.optional(),
    dept_code: many,
    business_unit: z.string().max(20).optional(),
    capacity_pk: z.string().max(10).optional(),
  }),
  data: z.object({
    from: z.iso.date(),
    to: z.iso.date(),
    figures: z.object({
      sell_in: z.number(),
      sell_in_before: z.number(),
      sell_out: z.number(),
      sell_out_before: z.number(),
      sell_through: share,
      weeks_of_stock: share,
      shops: z.number(),
      shops_this_week: z.number(),
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
