import { because } from '@sejuk/domain/messages'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { calendarDay, code, many, maybeTexts, texts } from '../fields.ts'
import { told } from '../told.ts'
import { deliveryGroup, deliveryRow } from './delivery-orders.ts'
import { pickupStop } from './pickups.ts'

export const mostBoardDays = 7
const day = calendarDay(told('write-date-2026-11-14'))

/** Days × trucks, and beside them what no truck has yet. */
export const getDeliveryBoard = endpoint(`GET ${deliveryGroup}/board`, {
  needs: 'Delivery-Order-View',
  input: z.object({
    warehouse_code: many,
    from: day.optional(),
    days: z.coerce.number<number | string>().int().min(1).max(mostBoardDays).default(3),
  }),
  data: z.object({
    from: z.string(),
    days: z.array(z.string()),
    stops: z.array(deliveryRow),
    unplanned: z.array(deliveryRow),
    /** Of returns: stops of the same trucks. None for whoever may not see returns. */
    pickups: z.array(pickupStop),
    unplanned_pickups: z.array(pickupStop),
    is_capped: z.boolean(),
  }),
})
export type DeliveryBoard = z.output<typeof getDeliveryBoard.data>

/** How well carriers did: on time, how soon the receipt was there, and what arrived damaged. */
export const vendorScorecard = endpoint(`GET ${deliveryGroup}/vendor-scorecard`, {
  needs: 'Delivery-Order-View',
  input: z.object({ from: day.optional(), to: day.optional() }),
  data: z.array(
    z.object({
      ...texts('logistic_vendor_code', 'logistic_vendor'),
      ...maybeTexts('email'),
      deliveries: z.number(),
      received: z.number(),
      on_time_percent: z.number().nullable(),
      receipt_hours: z.number().nullable(),
      damage_percent: z.number().nullable(),
    }),
  ),
})
export type VendorScore = z.output<typeof vendorScorecard.data>[number]

/** Writes to the carriers what they are to fetch. */
export const emailVendors = endpoint(`POST ${deliveryGroup}/email-vendor`, {
  needs: 'Delivery-Order-Email-Vendor',
  input: z.object({ delivery_code: z.array(code).min(1, told('choice-missing')).max(50) }),
  data: z.object({ sent: z.number() }),
  says: because('vendor-written-to'),
})
