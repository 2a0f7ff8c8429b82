import { isDay } from '@sejuk/domain/values/dates'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { many, maybeTexts, month, texts } from '../fields.ts'
import { dropdownInput, listInput } from '../lists.ts'
import { latitude, longitude, orNothing } from '../numbers.ts'

const near = z.object({
  ...texts('customer_code', 'customer_name', 'cooperation'),
  ...maybeTexts('detail_address', 'city_name', 'pic_name', 'pic_phone', 'last_order_date', 'last_visit_date'),
  lat: z.number().nullable(),
  lng: z.number().nullable(),
  /** As the crow flies; nothing where either side has no place. */
  distance_m: z.number().nullable(),
})
export type NearCustomer = z.output<typeof near>

/** One's customers as one walks: the nearest first where one says where one is, by name otherwise. */
export const listNearCustomers = endpoint('GET /api/customer/near', {
  needs: 'Customer-List-Search',
  input: dropdownInput.extend({ lat: orNothing(latitude), lng: orNothing(longitude) }),
  data: z.array(near),
})

const ranked = z.object({
  ...texts('customer_code', 'customer_name', 'dept_name'),
  rank: z.number(),
  of: z.number(),
  month_sales: z.number(),
  previous_sales: z.number(),
  /** In percent of the month before; nothing where there was none. */
  growth: z.number().nullable(),
})
export type RankedCustomer = z.output<typeof ranked>

/** What customers bought in a month, and where that puts them in their branch. */
export const rankCustomers = endpoint('GET /api/customer/ranking', {
  needs: 'Customer-List-Search',
  input: dropdownInput.extend({ month, dept_code: many }),
  data: z.array(ranked),
})

const day = z
  .string()
  .refine((text) => text === '' || isDay(text), 'This is not a date')
  .default('')

const report = z.object({
  ...texts('report_key', 'report_date', 'customer_code', 'customer_name', 'shop_code', 'shop_name', 'item_code'),
  ...texts('reported_by_name'),
  stock_quantity: z.number(),
  sold_quantity: z.number(),
  received_quantity: z.number(),
})
export type StockReport = z.output<typeof report>

/** What stood in the shops of customers when somebody counted. */
export const listStockHistory = endpoint('GET /api/customer/stock-count', {
  needs: 'Customer-Stock-History-Search',
  input: listInput(['report_date']).extend({
    dept_code: many,
    customer_code: z.string().max(100).optional(),
    item_code: z.string().max(100).optional(),
    date_from: day,
    date_to: day,
  }),
  data: z.array(report),
})
