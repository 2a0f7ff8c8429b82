import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { dropdownInput, option } from '../lists.ts'
import { optionOf, tenMinutes } from '../lookups.ts'

const bank = optionOf('bank_code', 'bank_short_name', 'bank_name', 'swift_code').extend({
  receiver_type_options: z.array(option),
  receiver_residency_options: z.array(option),
  chooseable_status: z.enum(['Yes', 'No']),
})

/** Every bank we know, also those nobody may be paid through. */
export const bankDropdown = endpoint('GET /api/bank/dropdown', {
  needs: 'signed-in',
  keep: tenMinutes,
  input: dropdownInput,
  data: z.array(bank),
})

/** The banks a partner may be paid through. Open to everybody: they are named while registering. */
export const partnerBankDropdown = endpoint('GET /api/partner-bank/dropdown', { ...bankDropdown, needs: 'public' })
