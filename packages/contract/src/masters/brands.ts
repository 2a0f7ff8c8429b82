import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { dropdownInput } from '../lists.ts'
import { optionOf, tenMinutes } from '../lookups.ts'

export const brandDropdown = endpoint('GET /api/dropdown-brand', {
  needs: 'signed-in',
  keep: tenMinutes,
  input: dropdownInput,
  data: z.array(optionOf('brand_code', 'brand_name')),
})
