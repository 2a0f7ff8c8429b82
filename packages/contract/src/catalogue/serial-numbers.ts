import { z } from 'zod'
import { maybeTexts, texts } from '../fields.ts'

export const unitKinds = ['Indoor', 'Outdoor', 'Unit'] as const

/** What is known of a unit by its serial number. */
export const serialNumber = z.object({
  ...texts('serial_number', 'item_code', 'item_name', 'brand_code', 'category_code', 'business_unit'),
  ...maybeTexts('set_item_code', 'delivered_date'),
  unit_kind: z.enum(unitKinds),
  capacity_pk: z.number().nullable(),
  is_returned: z.boolean(),
})
export type SerialNumber = z.output<typeof serialNumber>
