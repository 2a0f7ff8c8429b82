import { isStaffCode } from '@sejuk/domain/masters/staff'
import { longestPassword } from '@sejuk/domain/platform/accounts/passwords'
import { isPhone, nationalPhone } from '@sejuk/domain/values/phone'
import { viewDataScopes } from '@sejuk/domain/viewers'
import { z } from 'zod'
import { endpoint, nothing } from '../endpoint.ts'
import { calendarDay, code, instant, many, maybeTexts, optional, required, rowVersion, texts } from '../fields.ts'
import { dropdownInput, listInput, option } from '../lists.ts'
import { asForm, flag, formLookupInput, optionOf } from '../lookups.ts'
import { actionLogOf } from '../platform/action-logs.ts'
import { told } from '../told.ts'

const role = z.object(texts('role_code', 'role_name'))
const branch = z.object(texts('dept_code', 'dept_name'))
const staff = z.object({
  ...texts('usercode', 'login_name', 'username', 'title', 'department', 'dept_name'),
  ...maybeTexts('email', 'phone', 'asc_code', 'join_date', 'resign_date'),
  /** Set for this person alone; otherwise the widest scope of their roles counts. */
  view_data: z.enum(viewDataScopes).nullable(),
  roles: z.array(role),
  departmentlist: z.array(branch),
  allow_visit_customer: z.boolean(),
  is_active: z.boolean(),
  created_date: instant,
  row_version: z.number(),
})
export type Staff = z.output<typeof staff>

const filters = { search: z.string().max(200).default(''), dept_code: many }

export const listStaff = endpoint('GET /api/staff', {
  needs: 'Staff-Search',
  input: listInput(['username', 'usercode', 'department', 'created_date']).extend({
    ...filters,
    role_code: many,
    asc_code: z.string().max(100).optional(),
    is_active: flag.optional(),
  }),
  data: z.array(staff),
})

export const listPromotorSalesman = endpoint('GET /api/staff/listPromotorSalesman', {
  needs: 'Staff-Search',
  input: listInput(['username', 'usercode', 'department', 'created_date']).extend({
    ...filters,
    is_active: flag.optional(),
  }),
  data: z.array(staff),
})

const staffOption = optionOf('usercode', 'username', 'department')

/** Staff one may choose: active, and in sight. `type` is a role. */
export const staffDropdown = endpoint('GET /api/staff/dropdown', {
  needs: 'staff',
  input: formLookupInput.extend({ dept_code: many, role_code: many }),
  data: z.array(option.extend({ ...z.object(texts('usercode', 'username', 'department')).partial().shape })),
})
export const searchStaff = endpoint('POST /api/staff/dropdown', { ...staffDropdown, ...asForm })

export const staffDropdownByDepartment = endpoint('GET /api/staff/dropdown-by-department', {
  needs: 'staff',
  input: dropdownInput.extend({ dept_code: many.refine((codes) => codes.length > 0, 'Branch is required!') }),
  data: z.array(staffOption),
})

/** With what stands against changing this account, or its rights, for whoever asks. */
const staffDetail = staff.extend(maybeTexts('why_not_manage', 'why_not_give'))
export type StaffDetail = z.output<typeof staffDetail>

export const getStaff = endpoint('GET /api/staff/detail/{id}', {
  needs: 'Staff-Search',
  input: z.object({ id: code }),
  data: staffDetail,
})

/** `usercode` is sealed: the 32 characters that the sign-in answered with. Oneself is always found. */
export const getStaffWithCrypt = endpoint('GET /api/staff/detailWithCrypt', {
  needs: 'signed-in',
  input: z.object({ usercode: z.string(told('invalid-token')).max(200) }),
  data: staffDetail,
})

export const getStaffOfLogin = endpoint('GET /api/staff/get-detail-current-login', {
  needs: 'signed-in',
  input: z.object({}),
  data: staffDetail,
})

const day = z
  .union([z.literal('').transform(() => null), calendarDay(told('date-not-valid'))])
  .nullable()
  .default(null)
const email = z
  .union([z.literal('').transform(() => null), z.email(told('not-e-mail-address')).max(200)])
  .nullable()
  .default(null)
const phone = z
  .string()
  .trim()
  .max(30)
  .transform((typed) => (typed ? nationalPhone(typed) : null))
  .refine((national) => national === null || isPhone(national), told('not-phone-number'))
  .nullable()
  .default(null)

/** Only for whoever may give roles; left out, they stay as they are. */
const rights = {
  roles: z.array(code).max(50).optional(),
  departmentlist: z.array(code).max(200).optional(),
  view_data: z.enum(viewDataScopes).nullable().optional(),
  asc_code: z
    .string()
    .trim()
    .max(30)
    .transform((text) => text || null)
    .nullable()
    .optional(),
}

export const staffForm = z.object({
  username: required('name', 100),
  login_name: required('sign-in-name', 100).regex(/^\S{2,}$/, told('sign-in-name-at-least-2')),
  title: optional('title', 100),
  email,
  phone,
  department: required('branch', 20),
  allow_visit_customer: z.boolean().default(false),
  join_date: day,
  resign_date: day,
  ...rights,
})

const staffCode = z.string(told('staff-code-required')).trim().refine(isStaffCode, told('staff-code-2-16-letters'))

export const createStaff = endpoint('POST /api/staff/create', {
  needs: 'Staff-Create',
  input: staffForm.extend({ usercode: staffCode }),
  data: nothing,
})

export const updateStaff = endpoint('PUT /api/staff/update', {
  needs: 'Staff-Modify',
  input: staffForm.extend({ usercode: code, row_version: rowVersion }),
  data: nothing,
})

/** One's own with the password, or with the permission to change staff somebody else's. */
export const updateStaffEmail = endpoint('POST /api/staff/update-email', {
  needs: 'signed-in',
  input: z.object({
    usercode: code.optional(),
    email: z.email(told('not-e-mail-address')).max(200),
    row_version: rowVersion.optional(),
    /** Required for one's own. */
    current_password: z.string().max(longestPassword).default(''),
  }),
  data: nothing,
})

const switching = z.object({ usercode: code, row_version: rowVersion, reason: required('reason', 500) })

export const deactivateStaff = endpoint('POST /api/staff/deactivate', {
  needs: 'Staff-Deactivate',
  input: switching,
  data: nothing,
})

export const activateStaff = endpoint('POST /api/staff/activate', {
  needs: 'Staff-Deactivate',
  input: switching,
  data: nothing,
})

export const staffLog = actionLogOf('GET /api/staff/action-log', 'Staff-Search')
