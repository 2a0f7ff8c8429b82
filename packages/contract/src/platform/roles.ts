import { isPermission } from '@sejuk/domain/permissions'
import { viewDataScopes } from '@sejuk/domain/viewers'
import { z } from 'zod'
import { endpoint, nothing } from '../endpoint.ts'
import { calendarDay, code, instant, maybeTexts, required, rowVersion, texts } from '../fields.ts'
import { dropdownInput, listInput, option } from '../lists.ts'
import { proposed } from '../setting-proposal.ts'
import { told } from '../told.ts'

const view_data = z.enum(viewDataScopes, told('data-scope-required'))
/** Why: read by whoever wonders later. */
export const note = required('note', 500)
const day = calendarDay(told('date-not-valid'))

const permissionCodes = z
  .array(
    z
      .string()
      .max(200)
      .refine(isPermission, { error: ({ input }) => told('no-permission-2', { code: String(input) }) }),
  )
  .max(5000)
const menuCodes = z.array(z.number().int()).max(2000)

export const roleForm = z.object({
  role_name: required('role-name', 100),
  view_data,
  is_active: z.boolean(),
  /** Left out, it stays as it is. */
  needs_second_factor: z.boolean().optional(),
  permissions: permissionCodes,
  menus: menuCodes,
})

const change = z.object({
  change_id: z.number(),
  at: instant,
  ...texts('username', 'note'),
  undone_date: instant.nullable(),
  can_undo: z.boolean(),
  /** By field: what it was and what it became; of a list, what went and what came. */
  fields: z.record(z.string(), z.tuple([z.unknown(), z.unknown()])),
})
export type AccessChange = z.output<typeof change>

export const listRoles = endpoint('GET /api/role', {
  needs: 'Role-Permission-Search',
  input: listInput(['role_name', 'role_code', 'people', 'permissions', 'menus']).extend({
    search: z.string().max(200).default(''),
    is_active: z.enum(['', 'Yes', 'No']).default(''),
    view_data: z.enum(['', ...viewDataScopes]).default(''),
  }),
  data: z.array(
    z.object({
      ...texts('role_code', 'role_name'),
      view_data: z.enum(viewDataScopes),
      is_active: z.boolean(),
      people: z.number(),
      permissions: z.number(),
      menus: z.number(),
    }),
  ),
})

export const roleDropdown = endpoint('GET /api/role/dropdown', {
  needs: 'staff',
  input: dropdownInput,
  data: z.array(option),
})

const role = roleForm.extend({
  role_code: z.string(),
  role_name: z.string(),
  needs_second_factor: z.boolean(),
  permissions: z.array(z.string()),
  people: z.number(),
  row_version: z.number(),
})
export type Role = z.output<typeof role>

export const getRole = endpoint('GET /api/role/detail/{role_code}', {
  needs: 'Role-Permission-Search',
  input: z.object({ role_code: code }),
  data: role,
})

export const createRole = endpoint('POST /api/role/create', {
  needs: 'Role-Permission-Modify',
  input: roleForm.extend({
    role_code: z
      .string(told('role-code-required'))
      .trim()
      .regex(/^[A-Za-z][A-Za-z0-9-]{1,39}$/, told('role-code-2-40-letters')),
    note,
  }),
  data: nothing,
})

const changedRole = roleForm.extend({ role_code: code, row_version: rowVersion })

export const previewRole = endpoint('POST /api/role/preview', {
  needs: 'Role-Permission-Modify',
  input: changedRole,
  data: z.object({ fields: change.shape.fields, people: z.number() }),
  reads: true,
})

export const updateRole = endpoint('PUT /api/role/update', {
  needs: 'Role-Permission-Modify',
  input: changedRole.extend({ note }),
  /** Of the second factor, which waits for a decision. */
  data: z.object(proposed).nullable(),
})

export const listRoleUsers = endpoint('GET /api/role/users', {
  needs: 'Role-Permission-Search',
  input: listInput(['username', 'usercode', 'dept_name']).extend({
    role_code: code,
    search: z.string().max(200).default(''),
  }),
  data: z.array(z.object({ ...texts('usercode', 'username', 'title', 'dept_name'), is_active: z.boolean() })),
})

export const updateRoleUsers = endpoint('PUT /api/role/users/update', {
  needs: 'Role-User-Modify',
  input: z.object({
    role_code: code,
    row_version: rowVersion,
    add: z.array(code).max(500).default([]),
    remove: z.array(code).max(500).default([]),
    note,
  }),
  data: nothing,
})

/** Everybody in sight, staff or not: roles are given to partners too. */
export const personDropdown = endpoint('GET /api/role/person/dropdown', {
  needs: 'Role-Permission-Search',
  input: dropdownInput,
  data: z.array(option),
})

export const override = z.object({
  permission_code: permissionCodes.element,
  is_allowed: z.boolean(),
  until_date: day.nullable().default(null),
})

export const getPerson = endpoint('GET /api/role/person/detail/{usercode}', {
  needs: 'Role-Permission-Search',
  input: z.object({ usercode: code }),
  data: z.object({
    ...texts('usercode', 'username', 'title', 'dept_name'),
    ...maybeTexts('view_data'),
    is_active: z.boolean(),
    roles: z.array(z.object({ ...texts('role_code', 'role_name'), is_active: z.boolean() })),
    /** By permission, the roles that give it. */
    by_role: z.record(z.string(), z.array(z.string())),
    overrides: z.array(
      z.object({
        permission_code: z.string(),
        is_allowed: z.boolean(),
        until_date: z.string().nullable(),
        is_over: z.boolean(),
      }),
    ),
    row_version: z.number(),
  }),
})

export const updatePerson = endpoint('PUT /api/role/person/update', {
  needs: 'Role-User-Override',
  input: z.object({
    usercode: code,
    row_version: rowVersion,
    overrides: z
      .array(override)
      .max(500)
      .refine(
        (all) => new Set(all.map((one) => one.permission_code)).size === all.length,
        told('permission-can-given-or-taken'),
      ),
    note,
  }),
  data: nothing,
})

/** What was changed, the latest first, and what can still be taken back. */
export const listAccessChanges = endpoint('GET /api/role/changes', {
  needs: 'Role-Permission-Search',
  input: z.object({ kind: z.enum(['role', 'role-users', 'person', 'menus']), code }),
  data: z.array(change),
})

export const undoAccessChange = endpoint('POST /api/role/undo', {
  needs: 'Role-Permission-Search',
  input: z.object({ change_id: z.coerce.number<number | string>().int().positive() }),
  data: nothing,
})
