import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { many, maybeTexts, texts } from '../fields.ts'
import { option } from '../lists.ts'
import { asForm, formLookupInput } from '../lookups.ts'

const facts = z.object({
  ...texts('item_code', 'item_name', 'business_unit_code', 'item_type'),
  ...maybeTexts('local_label', 'brand_code', 'category_code'),
  capacity_pk: z.number().nullable(),
  has_serial: z.boolean(),
})

/** `type` is the item type; the lists narrow further. */
export const itemDropdown = endpoint('GET /api/item/dropdown', {
  needs: 'signed-in',
  input: formLookupInput.extend({
    item_type: many,
    brand_code: many,
    category_code: many,
    business_unit_code: many,
  }),
  data: z.array(option.extend(facts.partial().shape)),
})
export type ItemOption = z.output<typeof itemDropdown.data>[number]

export const searchItems = endpoint('POST /api/item/dropdown', { ...itemDropdown, ...asForm })
