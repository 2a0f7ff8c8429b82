import { because } from '@sejuk/domain/messages'
import { z } from 'zod'
import { endpoint, nothing } from '../endpoint.ts'
import { code, instant, many, required, texts } from '../fields.ts'
import { wholeNumber } from '../numbers.ts'

export const stockNumbers = {
  on_hand: z.number(),
  locked: z.number(),
  in_transit: z.number(),
  damaged: z.number(),
  held: z.number(),
  available: z.number(),
}

const availability = z.object({
  ...texts('warehouse_code', 'warehouse_name', 'item_code'),
  ...stockNumbers,
  /** By whom, and until when. */
  holds: z.array(z.object({ ...texts('username'), qty: z.number(), expires_date: instant })),
})
export type Availability = z.output<typeof availability>

/** What may be promised of each item in each warehouse that the user may choose. */
export const stockAvailability = endpoint('GET /api/stock/availability', {
  needs: 'Stock-Overview-View',
  input: z.object({
    item_code: many.pipe(z.array(z.string()).min(1).max(100)),
    warehouse_code: many.pipe(z.array(z.string()).max(50)),
  }),
  data: z.array(availability),
})

const place = { warehouse_code: required('warehouse', 20), item_code: required('item', 60), purpose: code }

/** Holds what is typed into an order for a quarter of an hour; once more renews it. */
export const holdStock = endpoint('POST /api/stock/hold', {
  needs: 'Stock-Hold',
  input: z.object({ ...place, qty: wholeNumber('quantity', 1, 100_000) }),
  data: z.object({ expires_date: instant, available: z.number() }),
  says: because('quantity-held'),
})

export const releaseHold = endpoint('POST /api/stock/release-hold', {
  needs: 'Stock-Hold',
  input: z.object(place),
  data: nothing,
  says: because('hold-released'),
})

const difference = z.object({
  ...texts('warehouse_code', 'item_code', 'zone_code', 'part'),
  balance: z.number(),
  moves: z.number(),
})
export type StockDifference = z.output<typeof difference>

/** Compares every balance with the sum of its moves. */
export const reconcileStock = endpoint('GET /api/stock/reconcile', {
  needs: 'Stock-Reconcile',
  input: z.object({}),
  data: z.object({ balances: z.number(), differences: z.array(difference) }),
})
