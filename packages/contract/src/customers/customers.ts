import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { many } from '../fields.ts'
import { dropdownInput, option } from '../lists.ts'

export const customerDropdown = endpoint('GET /api/customer/dropdown', {
  needs: 'signed-in',
  input: dropdownInput.extend({ dept_code: many }),
  data: z.array(option.extend({ customer_code: z.string(), customer_name: z.string() })),
})
