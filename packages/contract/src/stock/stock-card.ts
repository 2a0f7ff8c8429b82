import { moveTypes } from '@sejuk/domain/stock/balances'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { calendarDay, code, instant, many, maybeTexts, texts } from '../fields.ts'
import { listInput } from '../lists.ts'
import { downloadable } from '../platform/downloads.ts'
import { told } from '../told.ts'
import { stockNumbers } from './stock.ts'

const day = calendarDay(told('write-date-2026-11-14')).optional()
const wanted = { from: day, to: day }

const move = z.object({
  move_id: z.number(),
  move_type: z.enum(moveTypes),
  ...texts('warehouse_code', 'item_code', 'zone_code', 'document_type', 'document_code', 'username'),
  ...maybeTexts('reason'),
  came: z.number(),
  went: z.number(),
  on_hand_after: z.number(),
  locked_after: z.number(),
  locked: z.number(),
  in_transit: z.number(),
  serial_numbers: z.array(z.string()),
  moved_date: instant,
})
export type StockCardRow = z.output<typeof move>

/** Every move of one item in one warehouse, the newest first. Without both of them there is nothing to show. */
export const stockCard = endpoint('GET /api/stock-card', {
  needs: 'Stock-Card-View',
  input: listInput(['moved_date']).extend({
    item_code: z.string().max(100).optional(),
    warehouse_code: z.string().max(100).optional(),
    move_type: many,
    ...wanted,
  }),
  data: z.array(move),
})
export const stockCardData = downloadable(stockCard, { module_name: 'stock-card', needs: 'Stock-Card-View' })

const level = z.object({
  ...texts('item_code', 'item_name', 'warehouse_code', 'warehouse_name', 'from', 'to'),
  opening: z.number(),
  closing: z.number(),
  came: z.number(),
  went: z.number(),
  /** How it stands now. */
  ...stockNumbers,
  min_qty: z.number().nullable(),
  max_qty: z.number().nullable(),
  /** How much lay there at the end of each day on which something moved. */
  points: z.array(z.object({ ...texts('day'), on_hand: z.number() })),
})
export type StockLevels = z.output<typeof level>

/** Opening, closing and the level between them; the last 90 days unless others are asked for. */
export const stockCardLevel = endpoint('GET /api/stock-card/level', {
  needs: 'Stock-Card-View',
  input: z.object({ item_code: code, warehouse_code: code, ...wanted }),
  data: level,
})
