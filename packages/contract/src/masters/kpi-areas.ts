import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { texts } from '../fields.ts'
import { dropdownInput } from '../lists.ts'
import { optionOf } from '../lookups.ts'

/** The areas sales are measured in, each with those of its branches that the caller may choose. */
export const kpiAreaDepartments = endpoint('GET /api/kpi-area-department', {
  needs: 'staff',
  input: dropdownInput,
  data: z.array(
    optionOf('kpi_area_code', 'kpi_area_name').extend({
      departments: z.array(z.object(texts('dept_code', 'dept_name'))),
    }),
  ),
})
