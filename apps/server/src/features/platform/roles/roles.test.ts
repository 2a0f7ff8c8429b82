import { listPermissions } from '@sejuk/contract/platform/permissions'
import * as contract from '@sejuk/contract/platform/roles'
import { and, eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { administration, menuRow } from '../../../../test/administrators.ts'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { accessChanges } from '../../../db/tables/platform/access-changes.ts'
import { actionLogs } from '../../../db/tables/platform/action-logs.ts'
import { menus, roleMenus, rolePermissions, roles } from '../../../db/tables/platform/roles.ts'
import { userRoles } from '../../../db/tables/platform/users.ts'

const server = await startTestServer()
const { db, as } = server
type Person = Awaited<ReturnType<typeof as>>
let admin: Person
let member: Person
let n = 0
let role_code = ''

beforeAll(async () => {
  admin = await (await administration(server))('ADM-1')
  await db.insert(menus).values([menuRow(10), menuRow(11, 10, '/item'), menuRow(12, 10, '/stock-card')])
})

beforeEach(async () => {
  n += 1
  role_code = `Desk-${n}`
  await db.insert(roles).values({ role_code, role_name: `Desk ${n}`, view_data: 'View_Data_My_Branch' })
  await db.insert(rolePermissions).values({ role_code, permission_code: 'Staff-Search' })
  await db.insert(roleMenus).values({ role_code, menu_code: 11 })
  member = await as([])
  await db.insert(userRoles).values({ usercode: member.usercode, role_code })
})

const form = (more: object = {}) => ({
  role_code,
  row_version: 1,
  role_name: `Desk ${n}`,
  view_data: 'View_Data_My_Branch',
  is_active: true,
  permissions: ['Staff-Search', 'Department-Search'],
  menus: [11, 12],
  note: 'New branches',
  ...more,
})
const lastChange = async () => (await admin(contract.listAccessChanges, { kind: 'role', code: role_code })).data[0]

test('a role is found by name, scope and state, with what it gives and to how many', async () => {
  const { data, total } = await admin(contract.listRoles, { search: `desk ${n}`, view_data: 'View_Data_My_Branch' })
  expect(total).toBe(data.length)
  expect(data.find((role: { role_code: string }) => role.role_code === role_code)).toMatchObject({
    role_name: `Desk ${n}`,
    people: 1,
    permissions: 1,
    menus: 1,
    is_active: true,
  })
  expect((await admin(contract.listRoles, { is_active: 'No' })).data).toEqual([])
  expect((await admin(contract.roleDropdown, { search: `Desk-${n}` })).data[0]).toEqual({
    value: role_code,
    label: `Desk ${n}`,
  })
  expect((await admin(contract.getRole, { role_code })).data).toMatchObject({
    permissions: ['Staff-Search'],
    menus: [11],
    people: 1,
    row_version: 1,
  })
  expect(await admin(contract.getRole, { role_code: 'None' })).toMatchObject({ code: '404' })
})

test('before saving one sees what would change, and for how many', async () => {
  const { data } = await admin(contract.previewRole, form({ role_name: 'Desk', menus: [12] }))
  expect(data).toEqual({
    people: 1,
    fields: { role_name: [`Desk ${n}`, 'Desk'], permissions: [[], ['Department-Search']], menus: [[11], [12]] },
  })
  const same = form({ permissions: ['Staff-Search'], menus: [11] })
  expect((await admin(contract.previewRole, same)).data).toEqual({ people: 0, fields: {} })
})

test('a saved change counts at the next request, is logged with its note, and raises the version', async () => {
  expect((await member(listPermissions)).data).toEqual(['Staff-Search'])
  expect(await admin(contract.updateRole, form())).toMatchObject({ code: '200', message: 'Data saved successfully' })
  expect((await member(listPermissions)).data).toEqual(['Department-Search', 'Staff-Search'])
  expect((await admin(contract.getRole, { role_code })).data).toMatchObject({ row_version: 2, menus: [11, 12] })
  const [line] = await db.select().from(actionLogs).where(eq(actionLogs.entity_code, role_code))
  expect(line).toMatchObject({
    entity: 'role',
    action: 'update',
    reason: 'New branches',
    usercode: 'ADM-1',
    diff: { permissions: [[], ['Department-Search']], menus: [[], [12]] },
  })
})

test('a note is required, a code must exist, a menu too', async () => {
  expect((await admin(contract.updateRole, form({ note: ' ' }))).errors).toEqual({ note: ['Note is required!'] })
  expect((await admin(contract.updateRole, form({ permissions: ['Fly'] }))).errors).toEqual({
    'permissions.0': ['There is no permission Fly'],
  })
  expect((await admin(contract.updateRole, form({ menus: [11, 4711] }))).errors).toEqual({
    menus: ['Menu 4711 does not exist'],
  })
})

test('a stale edit loses nothing: it is told what stands there and who put it', async () => {
  await admin(contract.updateRole, form({ role_name: 'Front Desk' }))
  expect(await admin(contract.updateRole, form({ role_name: 'Back Desk' }))).toMatchObject({
    code: '409',
    status: 'Conflict',
    data: {
      current: { role_name: 'Front Desk', row_version: 2, permissions: ['Department-Search', 'Staff-Search'] },
      changed_by: 'ADM-1',
      changed_fields: ['role_name'],
    },
  })
})

test('saving what is already so changes nothing and leaves no trace', async () => {
  const same = form({ permissions: ['Staff-Search'], menus: [11] })
  expect(await admin(contract.updateRole, same)).toMatchObject({ code: '200', message: 'Nothing has changed' })
  expect(await lastChange()).toBeUndefined()
})

test('a change is taken back within a day', async () => {
  await admin(contract.updateRole, form({ view_data: 'View_Data_Asc' }))
  const change = await lastChange()
  expect(change).toMatchObject({
    note: 'New branches',
    username: 'ADM-1',
    can_undo: true,
    fields: { view_data: ['View_Data_My_Branch', 'View_Data_Asc'], permissions: [[], ['Department-Search']] },
  })
  expect(await admin(contract.undoAccessChange, { change_id: change.change_id })).toMatchObject({ code: '200' })
  expect((await admin(contract.getRole, { role_code })).data).toMatchObject({
    view_data: 'View_Data_My_Branch',
    permissions: ['Staff-Search'],
    menus: [11],
    row_version: 3,
  })
  expect((await member(listPermissions)).data).toEqual(['Staff-Search'])
  expect(await lastChange()).toMatchObject({ note: 'Taken back: New branches', can_undo: true })
  expect(await admin(contract.undoAccessChange, { change_id: change.change_id })).toMatchObject({ code: '409' })
})

test('it is not taken back after a day, nor when something has changed since', async () => {
  const tooLate = 'This can no longer be taken back: it is older than a day, or something has changed since'
  await admin(contract.updateRole, form())
  const { change_id } = await lastChange()
  await db
    .delete(rolePermissions)
    .where(and(eq(rolePermissions.role_code, role_code), eq(rolePermissions.permission_code, 'Staff-Search')))
  expect(await lastChange()).toMatchObject({ can_undo: false })
  expect(await admin(contract.undoAccessChange, { change_id })).toMatchObject({ code: '409', message: tooLate })
  await db.insert(rolePermissions).values({ role_code, permission_code: 'Staff-Search' })
  expect(await lastChange()).toMatchObject({ can_undo: true })
  await db
    .update(accessChanges)
    .set({ at: sql`now() - interval '25 hours'` })
    .where(eq(accessChanges.change_id, change_id))
  expect(await admin(contract.undoAccessChange, { change_id })).toMatchObject({ code: '409', message: tooLate })
  expect(await admin(contract.undoAccessChange, { change_id: 999_999 })).toMatchObject({ code: '404' })
})

test('a new role is there with its rights, and its code is taken', async () => {
  const { row_version: _, ...fresh } = form({ role_code: `Fresh-${n}` })
  expect(await admin(contract.createRole, fresh)).toMatchObject({ code: '200' })
  expect((await admin(contract.getRole, { role_code: `Fresh-${n}` })).data).toMatchObject({
    permissions: ['Department-Search', 'Staff-Search'],
    menus: [11, 12],
    people: 0,
  })
  expect(await admin(contract.createRole, fresh)).toMatchObject({
    code: '409',
    message: 'This role code is already taken',
  })
  expect((await admin(contract.createRole, { ...fresh, role_code: 'a b' })).errors).toEqual({
    role_code: ['Role code is 2 to 40 letters, digits and hyphens'],
  })
})

test('people come into a role and leave it; the same note, log and way back', async () => {
  const other = await as([])
  const input = { role_code, row_version: 1, add: [other.usercode], remove: [member.usercode], note: 'Swap' }
  expect(await admin(contract.updateRoleUsers, input)).toMatchObject({ code: '200' })
  expect((await admin(contract.listRoleUsers, { role_code })).data).toEqual([
    expect.objectContaining({ usercode: other.usercode, dept_name: 'Branch 705', is_active: true }),
  ])
  expect((await member(listPermissions)).data).toEqual([])
  expect((await other(listPermissions)).data).toEqual(['Staff-Search'])
  expect(await admin(contract.updateRoleUsers, input)).toMatchObject({ message: 'Nothing has changed' })
  expect(await admin(contract.updateRoleUsers, { ...input, row_version: 7 })).toMatchObject({ code: '409' })
  const { data } = await admin(contract.listAccessChanges, { kind: 'role-users', code: role_code })
  expect(data[0]).toMatchObject({ fields: { users: [[member.usercode], [other.usercode]] }, can_undo: true })
  expect(await admin(contract.undoAccessChange, { change_id: data[0].change_id })).toMatchObject({ code: '200' })
  expect((await member(listPermissions)).data).toEqual(['Staff-Search'])
  expect(await admin(contract.updateRoleUsers, { ...input, add: ['nobody'] })).toMatchObject({
    code: '404',
  })
})
