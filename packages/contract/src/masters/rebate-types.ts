import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { texts } from '../fields.ts'
import { option } from '../lists.ts'
import { formLookupInput } from '../lookups.ts'

export const rebateTypeDropdown = endpoint('GET /api/type-rebate/dropdown', {
  needs: 'signed-in',
  input: formLookupInput,
  data: z.array(option.extend({ ...z.object(texts('type_rebate_code', 'type_rebate_name')).partial().shape })),
})
export const searchRebateTypes = endpoint('POST /api/type-rebate/dropdown', { ...rebateTypeDropdown, reads: true })
