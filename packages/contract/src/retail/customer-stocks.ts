import { because } from '@sejuk/domain/messages'
import { coverStates, mostCounted } from '@sejuk/domain/retail/customer-stocks'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { calendarDay, many, optional, required, texts } from '../fields.ts'
import { listInput } from '../lists.ts'
import { flag } from '../lookups.ts'
import { wholeNumber } from '../numbers.ts'
import { downloadable } from '../platform/downloads.ts'
import { told } from '../told.ts'

const day = calendarDay(told('write-date-2026-11-14'))

const stock = z.object({
  ...texts('stock_key', 'customer_code', 'customer_name', 'dept_code', 'dept_name', 'item_code', 'item_name'),
  opening: z.number(),
  received: z.number(),
  sold: z.number(),
  returned: z.number(),
  adjusted: z.number(),
  /** Below nothing: something is missing in the books. */
  closing: z.number(),
  weeks_cover: z.number().nullable(),
  cover: z.enum(coverStates),
  last_count: calendarDay().nullable(),
})
export type CustomerStock = z.output<typeof stock>

/** What customers have of each model, by what was delivered, sold, returned and counted. The last 90 days unless said otherwise. */
export const listCustomerStocks = endpoint('GET /api/customer/history-stock', {
  needs: 'Customer-Stock-History-Search',
  input: listInput(['customer_name', 'closing', 'sold']).extend({
    dept_code: many,
    customer_code: z.string().max(100).optional(),
    item_code: z.string().max(100).optional(),
    date_from: day.optional(),
    date_to: day.optional(),
    is_negative: flag.optional(),
  }),
  data: z.array(stock),
})

export const customerStockData = downloadable(listCustomerStocks, {
  module_name: 'customer_stock',
  needs: 'Customer-Stock-History-Search',
})

/** What a count in a shop should find, of the models the customer has. */
export const expectedStock = endpoint('GET /api/customer/stock-count/expected', {
  needs: 'Customer-Stock-Take',
  input: z.object({ shop_code: required('shop', 100), count_date: day.optional() }),
  data: z.object({
    ...texts('shop_code', 'shop_name', 'customer_code', 'customer_name'),
    count_date: calendarDay(),
    lines: z.array(z.object({ ...texts('item_code', 'item_name'), expected: z.number() })),
  }),
})

export const countStock = endpoint('POST /api/customer/stock-count', {
  needs: 'Customer-Stock-Take',
  input: z.object({
    shop_code: required('shop', 100),
    count_date: day,
    lines: z
      .array(
        z.object({
          item_code: required('item', 60),
          counted: wholeNumber('quantity', 0, 100_000),
          variance_reason: optional('reason', 300),
        }),
      )
      .min(1, told('choice-missing'))
      .max(mostCounted, told('no-more-than-rows', { n: mostCounted })),
  }),
  data: z.object({ ...texts('shop_code'), count_date: calendarDay(), differing: z.number() }),
  says: because('stock-counted'),
})
