import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { many } from '../fields.ts'
import { dropdownInput } from '../lists.ts'
import { optionOf, tenMinutes } from '../lookups.ts'

export const itemCategoryDropdown = endpoint('GET /api/item-category/dropdown', {
  needs: 'signed-in',
  keep: tenMinutes,
  input: dropdownInput.extend({ business_unit_code: many }),
  data: z.array(optionOf('category_code', 'category_name', 'business_unit_code')),
})

/** Those made of parts that a drawing shows. */
export const explodedViewCategoryDropdown = endpoint('POST /api/item-category/dropdown-exploded-view', {
  ...itemCategoryDropdown,
  reads: true,
})

/** Those a consumer owns and asks service for. */
export const ticketCategoryDropdown = endpoint('GET /api/item-category/dropdown-ticket', itemCategoryDropdown)
