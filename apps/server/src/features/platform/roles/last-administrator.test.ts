import { listMenus, updateMenus } from '@sejuk/contract/platform/menus'
import * as contract from '@sejuk/contract/platform/roles'
import { administratorNeeds } from '@sejuk/domain/platform/roles'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { administration } from '../../../../test/administrators.ts'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { roles } from '../../../db/tables/platform/roles.ts'
import { userPermissions, userRoles, users } from '../../../db/tables/platform/users.ts'

const server = await startTestServer()
const { db } = server
const makeAdministrator = await administration(server)
const one = await makeAdministrator('ADM-1')
const two = await makeAdministrator('ADM-2')
const note = 'Locked out'
const refused = {
  code: '409',
  status: 'LastAdministrator',
  message: 'At least one active administrator must be able to change roles and permissions',
}
const role_code = 'Administrator'
const version = async () => (await db.select().from(roles).where(eq(roles.role_code, role_code)))[0]!.row_version
const personVersion = async (usercode: string) =>
  (await db.select().from(users).where(eq(users.usercode, usercode)))[0]!.row_version
const remove = async (usercode: string) => ({ role_code, row_version: await version(), remove: [usercode], note })
const deny = async (usercode: string, permission_code: string) => ({
  usercode,
  row_version: await personVersion(usercode),
  overrides: [{ permission_code, is_allowed: false }],
  note,
})

/** Two administrators, active, with nothing set for them alone. */
beforeEach(async () => {
  await db.delete(userPermissions)
  await db.delete(userRoles).where(eq(userRoles.role_code, role_code))
  await db.insert(userRoles).values(['ADM-1', 'ADM-2'].map((usercode) => ({ usercode, role_code })))
  await db.update(users).set({ is_active: true, viewer_version: sql`viewer_version + 1` })
})

test('one of two administrators may go; the last may not', async () => {
  expect(await one(contract.updateRoleUsers, await remove('ADM-2'))).toMatchObject({ code: '200' })
  expect(await two(contract.updateRoleUsers, await remove('ADM-1'))).toMatchObject({ code: '403' })
})

test('the last active administrator keeps the role even if another is switched off', async () => {
  await db.update(users).set({ is_active: false }).where(eq(users.usercode, 'ADM-1'))
  const { data } = await two(contract.getRole, { role_code })
  expect(await two(contract.updateRole, { ...data, is_active: false, note })).toMatchObject(refused)
})

test.each(administratorNeeds)('the role Administrator keeps %s', async (code) => {
  const { data } = await one(contract.getRole, { role_code })
  const permissions = data.permissions.filter((held: string) => held !== code)
  expect(await one(contract.updateRole, { ...data, permissions, note })).toMatchObject(refused)
  expect((await one(contract.getRole, { role_code })).data.permissions).toContain(code)
})

test('and it keeps the menu of the page where all this is put right', async () => {
  const { data } = await one(contract.getRole, { role_code })
  expect(await one(contract.updateRole, { ...data, menus: [], note })).toMatchObject(refused)
  const menus = (await one(listMenus)).data.map(
    ({ url: _, icons: __, ...menu }: { url: string; icons: string }) => menu,
  )
  expect(await one(updateMenus, { menus: [{ ...menus[0], name: 'Roles' }], note })).toMatchObject({ code: '200' })
})

test('the last administrator is denied nothing that an administrator needs', async () => {
  await db.update(users).set({ is_active: false }).where(eq(users.usercode, 'ADM-2'))
  const three = await makeAdministrator('ADM-3')
  expect(await three(contract.updatePerson, await deny('ADM-1', 'Role-User-Modify'))).toMatchObject({ code: '200' })
  expect(await one(contract.updatePerson, await deny('ADM-3', 'Role-Permission-Modify'))).toMatchObject(refused)
  expect(await one(contract.updatePerson, await deny('ADM-3', 'Staff-Search'))).toMatchObject({ code: '200' })
})

test('two who remove each other at the same moment cannot both succeed', async () => {
  for (let round = 0; round < 5; round++) {
    const answers = await Promise.all([
      one(contract.updatePerson, await deny('ADM-2', 'Role-Permission-Modify')),
      two(contract.updatePerson, await deny('ADM-1', 'Role-Permission-Modify')),
    ])
    expect(answers.map(({ code }) => code).filter((code) => code === '200').length).toBeLessThan(2)
    await db.delete(userPermissions)
    await db.update(users).set({ viewer_version: sql`viewer_version + 1` })
  }
})

test('a change is not undone into a lock-out', async () => {
  expect(await one(contract.updateRoleUsers, await remove('ADM-2'))).toMatchObject({ code: '200' })
  expect(await one(contract.updateRoleUsers, { ...(await remove('ADM-2')), remove: [], add: ['ADM-2'] })).toMatchObject(
    { code: '200' },
  )
  const { data } = await two(contract.listAccessChanges, { kind: 'role-users', code: role_code })
  await db.update(users).set({ is_active: false }).where(eq(users.usercode, 'ADM-1'))
  expect(await two(contract.undoAccessChange, { change_id: data[0].change_id })).toMatchObject({ code: '403' })
})
