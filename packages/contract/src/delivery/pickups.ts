import { timeSlots } from '@sejuk/domain/values/time-slots'
import { z } from 'zod'
import { calendarDay, instant, maybeTexts, texts } from '../fields.ts'

/** Goods of a return that a truck fetches from the customer. */
export const pickupStop = z.object({
  ...texts('return_code', 'customer_name', 'warehouse_code'),
  ...maybeTexts('pickup_address', 'truck_no', 'driver_name', 'driver_phone'),
  pickup_date: calendarDay().nullable(),
  time_slot: z.enum(timeSlots).nullable(),
  stop_no: z.number().nullable(),
  quantity: z.number(),
  is_received: z.boolean(),
  /** When the truck had the goods. */
  collected_date: instant.nullable(),
  row_version: z.number(),
})
export type PickupStop = z.output<typeof pickupStop>
