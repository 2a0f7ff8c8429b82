import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { dropdownInput } from '../lists.ts'
import { optionOf, tenMinutes } from '../lookups.ts'

export const salesOrderTypeDropdown = endpoint('GET /api/sales-order-type/dropdown', {
  needs: 'signed-in',
  keep: tenMinutes,
  input: dropdownInput,
  data: z.array(optionOf('type_code', 'type_name', 'local_label')),
})
