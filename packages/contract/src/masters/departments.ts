import { timezones } from '@sejuk/domain/masters/departments'
import { z } from 'zod'
import { endpoint, nothing } from '../endpoint.ts'
import { code, maybeTexts, optional, required, rowVersion, texts } from '../fields.ts'
import { dropdownInput, listInput } from '../lists.ts'
import { flag, optionOf } from '../lookups.ts'
import { latitude, longitude } from '../numbers.ts'
import { actionLogOf } from '../platform/action-logs.ts'
import { told } from '../told.ts'

/** The branches a person may choose among: those they see. */
export const departmentDropdown = endpoint('GET /api/department/dropdown', {
  needs: 'signed-in',
  input: dropdownInput,
  data: z.array(optionOf('dept_code', 'dept_name')),
})

/** The branches that the people of a service centre belong to; left open, one's own centre, or every one. */
export const departmentDropdownByAsc = endpoint('GET /api/department/dropdown-by-asc', {
  needs: 'staff',
  input: dropdownInput.extend({ asc_code: z.string().trim().max(100).default('') }),
  data: z.array(optionOf('dept_code', 'dept_name')),
})

const department = z.object({
  ...texts('dept_code', 'dept_name', 'branch_type', 'region', 'org_code', 'city_name', 'province_name'),
  ...texts('phone_area_code', 'timezone', 'address'),
  ...maybeTexts('cashback_group', 'parent_code', 'parent_name', 'kpi_area', 'kpi_area_name', 'bm_user_code'),
  ...maybeTexts('bm_user_name'),
  lat: z.number(),
  lng: z.number(),
  staff: z.number(),
  is_active: z.boolean(),
  row_version: z.number(),
})
export type Department = z.output<typeof department>

export const listDepartments = endpoint('GET /api/department', {
  needs: 'Department-Search',
  input: listInput(['dept_code', 'dept_name', 'region', 'city_name']).extend({
    search: z.string().max(200).default(''),
    region: z.string().max(100).optional(),
    is_active: flag.optional(),
  }),
  data: z.array(department),
})

export const getDepartment = endpoint('GET /api/department/detail/{id}', {
  needs: 'Department-Search',
  input: z.object({ id: code }),
  data: department,
})

export const departmentForm = z.object({
  dept_name: required('branch-name', 100),
  parent_code: optional('reports-to', 20),
  kpi_area: optional('kpi-area', 50),
  timezone: z.enum(timezones, told('time-zone-required')),
  address: z.string().trim().max(500, 'Address is no more than 500 characters').default(''),
  lat: latitude,
  lng: longitude,
  bm_user_code: optional('branch-manager', 16),
  is_active: z.boolean(),
})

export const updateDepartment = endpoint('PUT /api/department/update', {
  needs: 'Department-Modify',
  input: departmentForm.extend({ dept_code: code, row_version: rowVersion }),
  data: nothing,
})

export const departmentLog = actionLogOf('GET /api/department/action-log', 'Department-Search')
