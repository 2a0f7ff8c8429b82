import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { dropdownInput } from '../lists.ts'
import { optionOf, tenMinutes } from '../lookups.ts'

export const businessUnitDropdown = endpoint('GET /api/business-unit/dropdown', {
  needs: 'signed-in',
  keep: tenMinutes,
  input: dropdownInput,
  data: z.array(optionOf('business_unit_code', 'business_unit_name')),
})

/** Those that spare parts are kept for. */
export const sparepartBusinessUnitDropdown = endpoint('GET /api/business-unit/dropdown-sparepart', businessUnitDropdown)
