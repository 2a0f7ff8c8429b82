import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { dropdownInput } from '../lists.ts'
import { optionOf, tenMinutes } from '../lookups.ts'

/** The default organisation comes first. */
export const organizationDropdown = endpoint('GET /api/organization/dropdown', {
  needs: 'signed-in',
  keep: tenMinutes,
  input: dropdownInput,
  data: z.array(optionOf('org_code', 'org_name').extend({ is_default: z.boolean() })),
})

/** Those that sell commercial air-conditioning. */
export const cacOrganizationDropdown = endpoint('GET /api/organization/dropdown-cac', organizationDropdown)
