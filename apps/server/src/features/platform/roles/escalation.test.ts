import { updateMenus } from '@sejuk/contract/platform/menus'
import { listPermissions } from '@sejuk/contract/platform/permissions'
import * as contract from '@sejuk/contract/platform/roles'
import type { Permission } from '@sejuk/domain/permissions'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { administration, menuRow } from '../../../../test/administrators.ts'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { menus, roleMenus, rolePermissions, roles } from '../../../db/tables/platform/roles.ts'
import { userRoles } from '../../../db/tables/platform/users.ts'

const server = await startTestServer()
const { db, as } = server
const makeAdministrator = await administration(server)
const admin = await makeAdministrator('ADM-1')
const keys: Permission[] = [
  'Role-Permission-Search',
  'Role-Permission-Modify',
  'Role-User-Modify',
  'Role-User-Override',
  'Staff-Search',
]
const no = (message: string) => ({ code: '403', status: 'NotYours', message })
const note = 'Please'
let clerk: Awaited<ReturnType<typeof as>>
let n = 0
let role_code = ''

beforeAll(async () => {
  await db.insert(menus).values([menuRow(11, 0, '/item'), menuRow(12, 0, '/stock-card')])
})
beforeEach(async () => {
  n += 1
  role_code = `Desk-${n}`
  clerk = await as(keys, { view_data: 'View_Data_My_Branch' })
  await db.insert(roles).values({ role_code, role_name: `Desk ${n}`, view_data: 'View_Data_My_Branch' })
  await db.insert(roleMenus).values({ role_code: clerk.role_code, menu_code: 11 })
})
const form = (more: object = {}) => ({
  role_code,
  row_version: 1,
  role_name: `Desk ${n}`,
  view_data: 'View_Data_My_Branch',
  is_active: true,
  permissions: [] as string[],
  menus: [] as number[],
  note,
  ...more,
})

test('a role gets no permission, scope or menu that its editor lacks', async () => {
  const lacks = no('You can only give permissions that you hold yourself: Staff-Modify')
  expect(await clerk(contract.updateRole, form({ permissions: ['Staff-Search', 'Staff-Modify'] }))).toMatchObject(lacks)
  expect(await clerk(contract.previewRole, form({ permissions: ['Staff-Modify'] }))).toMatchObject(lacks)
  expect(await clerk(contract.createRole, form({ role_code: 'New', permissions: ['Staff-Modify'] }))).toMatchObject(
    lacks,
  )
  const wider = no('You cannot give a scope wider than your own')
  expect(await clerk(contract.updateRole, form({ view_data: 'View_Data_All_Branches' }))).toMatchObject(wider)
  expect(
    await clerk(contract.createRole, form({ role_code: 'New', view_data: 'View_Data_Multi_Branch' })),
  ).toMatchObject(wider)
  expect(await clerk(contract.updateRole, form({ menus: [11, 12] }))).toMatchObject(
    no('You can only give menus that you have yourself'),
  )
  expect(await clerk(contract.updateRole, form({ permissions: ['Staff-Search'], menus: [11] }))).toMatchObject({
    code: '200',
  })
})

test('nor does it by being switched on again', async () => {
  await db.insert(rolePermissions).values({ role_code, permission_code: 'Staff-Modify' })
  await db.update(roles).set({ is_active: false }).where(eq(roles.role_code, role_code))
  expect(await clerk(contract.updateRole, form({ row_version: 2, permissions: ['Staff-Modify'] }))).toMatchObject({
    code: '403',
  })
})

test('the role Administrator is changed by administrators alone', async () => {
  const { data } = await clerk(contract.getRole, { role_code: 'Administrator' })
  expect(await clerk(contract.updateRole, { ...data, permissions: [], note })).toMatchObject(
    no('Only an Administrator may change the role Administrator'),
  )
})

test('nobody brings a person into a role that holds more than they do', async () => {
  const friend = await as([])
  await db.insert(rolePermissions).values({ role_code, permission_code: 'Staff-Modify' })
  const into = (role: string, row_version = 1) => ({ role_code: role, row_version, add: [friend.usercode], note })
  expect(await clerk(contract.updateRoleUsers, into(role_code))).toMatchObject({ code: '403' })
  expect(await clerk(contract.updateRoleUsers, into('Administrator'))).toMatchObject({ code: '403' })
  expect((await friend(listPermissions)).data).toEqual([])
})

test('nobody changes their own roles or overrides, an administrator neither', async () => {
  const own = no('You cannot change your own roles, scope or permissions')
  const { usercode } = clerk
  expect(await clerk(contract.updateRoleUsers, { role_code, row_version: 1, add: [usercode], note })).toMatchObject(own)
  const overrides = [{ permission_code: 'Staff-Search', is_allowed: true }]
  expect(await clerk(contract.updatePerson, { usercode, row_version: 1, overrides, note })).toMatchObject(own)
  const mine = { role_code: 'Administrator', row_version: 1, remove: ['ADM-1'], note }
  expect(await admin(contract.updateRoleUsers, mine)).toMatchObject(own)
  expect(await admin(contract.updatePerson, { usercode: 'ADM-1', row_version: 1, overrides, note })).toMatchObject(own)
})

test('nobody allows a person what they do not hold, nor takes a refusal of it back', async () => {
  const { usercode } = await as(['Staff-Modify'])
  const set = (overrides: object[], row_version = 1) => ({ usercode, row_version, overrides, note })
  const allowed = [{ permission_code: 'Staff-Modify', is_allowed: true }]
  expect(await clerk(contract.updatePerson, set(allowed))).toMatchObject({ code: '403' })
  const denied = [{ permission_code: 'Staff-Modify', is_allowed: false }]
  expect(await admin(contract.updatePerson, set(denied))).toMatchObject({ code: '200' })
  expect(await clerk(contract.updatePerson, set([], 2))).toMatchObject({ code: '403' })
  const { data } = await admin(contract.listAccessChanges, { kind: 'person', code: usercode })
  expect(await clerk(contract.undoAccessChange, { change_id: data[0].change_id })).toMatchObject({ code: '403' })
})

test('an account that stands above is not touched', async () => {
  const above = no('Only an Administrator may change this account')
  await makeAdministrator(`ADM-1${n}`)
  const person = { usercode: `ADM-1${n}`, row_version: 1 }
  const overrides = [{ permission_code: 'Staff-Search', is_allowed: false }]
  expect(await clerk(contract.updatePerson, { ...person, overrides, note })).toMatchObject(above)
  const out = { role_code: 'Administrator', row_version: 1, remove: [person.usercode], note }
  expect(await clerk(contract.updateRoleUsers, out)).toMatchObject(above)
  const keeper = await as(['Staff-Reset-Password'])
  expect(
    await clerk(contract.updatePerson, { usercode: keeper.usercode, row_version: 1, overrides, note }),
  ).toMatchObject(above)
})

test('an undo asks for the same permission as the change', async () => {
  await admin(contract.updateRole, form({ role_name: 'Renamed' }))
  const { data } = await admin(contract.listAccessChanges, { kind: 'role', code: role_code })
  const reader = await as(['Role-Permission-Search'])
  expect(await reader(contract.undoAccessChange, { change_id: data[0].change_id })).toMatchObject({
    code: '403',
    message: 'No Permission',
  })
})

test('a usercode in a header or a body is nobody’s identity', async () => {
  const reader = await as(['Role-Permission-Search'])
  const answer = await reader(contract.updateRole, { ...form(), usercode: 'ADM-1' }, { usercode: 'ADM-1' })
  expect(answer).toMatchObject({ code: '403', message: 'No Permission' })
  expect(await reader(updateMenus, { menus: [], note }, { usercode: 'ADM-1' })).toMatchObject({ code: '403' })
})

test('somebody who may not see a role’s people does not find them there', async () => {
  const far = await as([], { department: '713' })
  await db.insert(userRoles).values({ usercode: far.usercode, role_code })
  expect((await clerk(contract.listRoleUsers, { role_code })).data).toEqual([])
  expect(
    await clerk(contract.updateRoleUsers, { role_code, row_version: 1, remove: [far.usercode], note }),
  ).toMatchObject({ code: '404' })
})
