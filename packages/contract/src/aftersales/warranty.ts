import { warranties } from '@sejuk/domain/aftersales/tickets/tickets'
import { warrantyReasons } from '@sejuk/domain/catalogue/warranty'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { calendarDay, maybeTexts } from '../fields.ts'

/** Whether a unit is covered, until when, and why. */
export const unitWarranty = z.object({
  warranty: z.enum(warranties),
  reason: z.enum(warrantyReasons),
  ...maybeTexts('starts', 'parts_until', 'compressor_until'),
})
export type UnitWarranty = z.output<typeof unitWarranty>

const found = z.object({
  ...maybeTexts('serial_number', 'serial_indoor', 'serial_outdoor', 'item_code', 'item_name', 'brand_code'),
  /** The number that was asked for, where another unit stands in its place: that one is answered. */
  ...maybeTexts('replaced_serial'),
  ...maybeTexts('category_code', 'delivered_date', 'purchase_date', 'install_date', 'consumer_name', 'consumer_phone'),
  ...unitWarranty.shape,
})
export type WarrantyAnswer = z.output<typeof found>

/** By a serial number, by the phone of who owns it, or by the ticket it stands on. */
export const searchWarranty = endpoint('GET /api/aftersales-warranty', {
  needs: 'Aftersales-Warranty-Search',
  input: z.object({
    serial_number: z.string().max(60).default(''),
    phone: z.string().max(30).default(''),
    ticket_number: z.string().max(60).default(''),
    /** As a proof of purchase has it: the warranty then begins on that day. */
    purchase_date: z.union([z.literal(''), calendarDay()]).default(''),
  }),
  data: z.array(found),
})
