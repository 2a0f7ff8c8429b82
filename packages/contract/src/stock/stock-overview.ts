import { stockLevels } from '@sejuk/domain/stock/balances'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { many, maybeTexts, texts } from '../fields.ts'
import { listInput } from '../lists.ts'
import { downloadable } from '../platform/downloads.ts'
import { stockNumbers } from './stock.ts'

const filters = {
  search: z.string().max(200).default(''),
  warehouse_code: many,
  business_unit_code: many,
  brand_code: many,
  category_code: many,
}
/** `short`: below what is wanted somewhere, whether something is left or not. */
export const overviewLevels = ['short', 'low', 'none', 'over', 'idle'] as const

const levelCounts = Object.fromEntries(overviewLevels.map((level) => [level, z.number()])) as Record<
  (typeof overviewLevels)[number],
  z.ZodNumber
>

const cell = z.object({
  ...texts('warehouse_code', 'warehouse_name'),
  is_own: z.boolean(),
  ...stockNumbers,
  level: z.enum(stockLevels),
})
const row = z.object({
  ...texts('item_code', 'item_name'),
  ...maybeTexts('brand_code'),
  /** For whoever may see the photos of items. */
  photo_path: z.string().nullish(),
  available: z.number(),
  cells: z.array(cell),
  /** Of the first warehouse; null where nothing was sold there lately. */
  days_of_cover: z.number().nullable(),
  min_qty: z.number().nullable(),
  max_qty: z.number().nullable(),
  /** The items that carry the stock: the halves of a set, or the item itself. */
  parts: z.array(z.string()),
})
export type OverviewRow = z.output<typeof row>

/** Items by warehouses, sets by their scarcer half; what runs out first in the first warehouse comes first. */
export const stockOverview = endpoint('GET /api/stock/overview', {
  needs: 'Stock-Overview-View',
  input: listInput(['item_code', 'available', 'days_of_cover']).extend({
    ...filters,
    level: z.enum(overviewLevels).optional(),
  }),
  data: z.array(row),
})

/** For the tabs. */
export const countStockOverview = endpoint('GET /api/stock/overview-counts', {
  needs: 'Stock-Overview-View',
  input: z.object(filters),
  data: z.object({ all: z.number(), ...levelCounts }),
})

/** The balances behind it, one row for each item in each warehouse: what is downloaded. */
export const stockBalanceList = endpoint('GET /api/stock/balance', {
  needs: 'Stock-Overview-View',
  input: listInput(['item_code', 'available', 'days_of_cover']).extend(filters),
  data: z.array(
    z.object({
      balance_id: z.number(),
      ...texts('item_code', 'item_name', 'warehouse_code', 'warehouse_name', 'zone_code'),
      on_hand: z.number(),
      locked: z.number(),
      in_transit: z.number(),
      damaged: z.number(),
    }),
  ),
})
export const stockBalanceData = downloadable(stockBalanceList, {
  module_name: 'stock-balance',
  needs: 'Stock-Overview-View',
})
