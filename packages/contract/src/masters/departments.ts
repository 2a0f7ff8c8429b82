import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { dropdownInput, option } from '../lists.ts'

/** The branches a person may choose among: those they see. */
export const departmentDropdown = endpoint('GET /api/department/dropdown', {
  needs: 'signed-in',
  input: dropdownInput,
  data: z.array(option),
})
