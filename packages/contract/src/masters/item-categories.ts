import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { many, texts } from '../fields.ts'
import { option } from '../lists.ts'
import { asForm, formLookupInput, tenMinutes } from '../lookups.ts'

/** `type` is the business unit; the list narrows further. */
export const itemCategoryDropdown = endpoint('GET /api/item-category/dropdown', {
  needs: 'signed-in',
  keep: tenMinutes,
  input: formLookupInput.extend({ business_unit_code: many }),
  data: z.array(
    option.extend({ ...z.object(texts('category_code', 'category_name', 'business_unit_code')).partial().shape }),
  ),
})
export const searchItemCategories = endpoint('POST /api/item-category/dropdown', { ...itemCategoryDropdown, ...asForm })

/** Those made of parts that a drawing shows. */
export const explodedViewCategoryDropdown = endpoint('POST /api/item-category/dropdown-exploded-view', {
  ...itemCategoryDropdown,
  ...asForm,
})

/** Those a consumer owns and asks service for. */
export const ticketCategoryDropdown = endpoint('GET /api/item-category/dropdown-ticket', itemCategoryDropdown)
