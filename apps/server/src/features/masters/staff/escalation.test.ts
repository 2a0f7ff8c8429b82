import * as contract from '@sejuk/contract/masters/staff'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { administration } from '../../../../test/administrators.ts'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { rolePermissions, roles } from '../../../db/tables/platform/roles.ts'
import { userRoles, users } from '../../../db/tables/platform/users.ts'

const server = await startTestServer()
const { db, as } = server
const makeAdministrator = await administration(server)
const admin = await makeAdministrator('ADM-1')
const hr = await as(['Staff-Search', 'Staff-Create', 'Staff-Modify', 'Staff-Deactivate'], { usercode: 'HR-1' })
/** May give roles, in one branch, and holds little else. */
const local = await as(['Staff-Search', 'Staff-Create', 'Staff-Modify', 'Staff-Deactivate', 'Role-User-Modify'], {
  usercode: 'LOCAL',
  view_data: 'View_Data_My_Branch',
})
const no = (message: string) => ({ code: '403', status: 'NotYours', message })
let n = 0
const person = async (department = '705') => {
  n += 1
  const usercode = `P-${n}`
  await db.insert(users).values({ usercode, login_name: usercode, username: 'Person', department })
  return {
    form: (more: object = {}) => ({
      usercode,
      row_version: 1,
      username: 'Person',
      login_name: usercode,
      department,
      ...more,
    }),
    usercode,
  }
}

beforeAll(async () => {
  await db.insert(roles).values([
    { role_code: 'Reader', role_name: 'Reader', view_data: 'View_Data_My_Branch' },
    { role_code: 'Writer', role_name: 'Writer', view_data: 'View_Data_My_Branch' },
    { role_code: 'Wide', role_name: 'Wide', view_data: 'View_Data_All_Branches' },
  ])
  await db.insert(rolePermissions).values([
    { role_code: 'Reader', permission_code: 'Staff-Search' },
    { role_code: 'Writer', permission_code: 'Department-Modify' },
  ])
})

test.each([
  ['a role', { roles: ['Reader'] }],
  ['a branch', { departmentlist: ['713'] }],
  ['another branch', { department: '713' }],
  ['a scope', { view_data: 'View_Data_Asc' }],
  ['a service centre', { asc_code: '8-ASC-01' }],
])('the staff form gives no %s to who may not give', async (_what, more) => {
  const { form, usercode } = await person()
  expect(await hr(contract.updateStaff, form(more))).toMatchObject(no('You cannot change roles, branches or scope'))
  const [stored] = await db.select().from(users).where(eq(users.usercode, usercode))
  expect(stored).toMatchObject({ department: '705', view_data: null, asc_code: null, row_version: 1 })
  if (!('department' in more)) {
    const fresh = { ...form(more), usercode: `N-${n}`, login_name: `new-${n}` }
    expect(await hr(contract.createStaff, fresh)).toMatchObject({ code: '403' })
  }
})

test('who may not give roles still changes the rest, and repeating what is there is no change', async () => {
  const { form, usercode } = await person()
  await db.insert(userRoles).values({ usercode, role_code: 'Reader' })
  expect(await hr(contract.updateStaff, form({ title: 'Clerk', roles: ['Reader'] }))).toMatchObject({ code: '200' })
  expect(await hr(contract.updateStaff, form({ row_version: 2, roles: [] }))).toMatchObject({ code: '403' })
})

test('nobody gives a role that holds more than they do, nor one with a wider scope', async () => {
  const { form } = await person()
  expect(await local(contract.updateStaff, form({ roles: ['Writer'] }))).toMatchObject(
    no('You can only give permissions that you hold yourself: Department-Modify'),
  )
  expect(await local(contract.updateStaff, form({ roles: ['Administrator'] }))).toMatchObject({ code: '403' })
  expect(await local(contract.updateStaff, form({ roles: ['Wide'] }))).toMatchObject(
    no('You cannot give a scope wider than your own'),
  )
  expect(await local(contract.updateStaff, form({ roles: ['Reader'] }))).toMatchObject({ code: '200' })
})

test('nor a wider scope by the back door of taking the narrow one away', async () => {
  const { form, usercode } = await person()
  await db.insert(userRoles).values({ usercode, role_code: 'Wide' })
  await db.update(users).set({ view_data: 'View_Data_My_Branch' }).where(eq(users.usercode, usercode))
  const wider = no('You cannot give a scope wider than your own')
  expect(await local(contract.updateStaff, form({ row_version: 2, view_data: null }))).toMatchObject(wider)
  expect(
    await local(contract.updateStaff, form({ row_version: 2, view_data: 'View_Data_Multi_Branch' })),
  ).toMatchObject(wider)
})

test('nor branches that are not their own, nor anything to people of other branches', async () => {
  const { form } = await person()
  const refused = { code: '406', errors: { departmentlist: ['This choice is not in the list'] } }
  expect(await local(contract.updateStaff, form({ departmentlist: ['705', '713'] }))).toMatchObject(refused)
  expect(await local(contract.updateStaff, form({ department: '713' }))).toMatchObject({
    errors: { department: ['This choice is not in the list'] },
  })
  const fresh = { ...form(), usercode: 'N-713', login_name: 'n-713', department: '713' }
  expect(await local(contract.createStaff, fresh)).toMatchObject({ code: '406' })
  const far = await person('713')
  for (const [endpoint, input] of [
    [contract.updateStaff, far.form()],
    [contract.getStaff, { id: far.usercode }],
    [contract.updateStaffEmail, { usercode: far.usercode, email: 'far@sejuk.test' }],
    [contract.deactivateStaff, { usercode: far.usercode, row_version: 1, reason: 'Away' }],
    [contract.staffLog, { code: far.usercode }],
  ] as const)
    expect(await local(endpoint, input)).toMatchObject({ code: '404' })
})

test('a service centre’s own people give no other centre', async () => {
  const asc = await as(['Staff-Search', 'Staff-Modify', 'Role-User-Modify'], {
    view_data: 'View_Data_Asc',
    asc_code: '8-ASC-01',
  })
  const { form, usercode } = await person()
  await db.update(users).set({ asc_code: '8-ASC-01' }).where(eq(users.usercode, usercode))
  expect(await asc(contract.updateStaff, form({ row_version: 2, asc_code: '8-ASC-02' }))).toMatchObject({
    errors: { asc_code: ['This choice is not in the list'] },
  })
})

test('nobody changes their own roles, branch or scope, an administrator neither; their name they may', async () => {
  const own = no('You cannot change your own roles, scope or permissions')
  const me = { usercode: 'LOCAL', row_version: 1, username: 'Sari', login_name: 'LOCAL', department: '705' }
  expect(await local(contract.updateStaff, { ...me, roles: [local.role_code, 'Reader'] })).toMatchObject(own)
  expect(await local(contract.updateStaff, { ...me, view_data: 'View_Data_All_Branches' })).toMatchObject(own)
  const boss = { usercode: 'ADM-1', row_version: 1, username: 'ADM-1', login_name: 'ADM-1', department: '705' }
  expect(await admin(contract.updateStaff, { ...boss, roles: [] })).toMatchObject(own)
  expect(await local(contract.updateStaff, { ...me, username: 'Sari Dewi' })).toMatchObject({ code: '200' })
  expect(await admin(contract.deactivateStaff, { usercode: 'ADM-1', row_version: 1, reason: 'Bye' })).toMatchObject({
    code: '409',
    message: 'You cannot switch your own account off',
  })
})

test('an account that stands above is neither renamed, nor mailed elsewhere, nor switched off', async () => {
  const above = no('Only an Administrator may change this account')
  await makeAdministrator('ADM-2')
  const boss = { usercode: 'ADM-2', row_version: 1, username: 'Taken', login_name: 'taken', department: '705' }
  expect(await hr(contract.updateStaff, boss)).toMatchObject(above)
  expect(await hr(contract.updateStaffEmail, { usercode: 'ADM-2', email: 'hr@sejuk.test' })).toMatchObject(above)
  expect(await hr(contract.deactivateStaff, { usercode: 'ADM-2', row_version: 1, reason: 'Bye' })).toMatchObject(above)
  expect((await hr(contract.getStaff, { id: 'ADM-2' })).data).toMatchObject({
    why_not_manage: 'Only an Administrator may change this account',
  })
  expect((await local(contract.getStaff, { id: 'LOCAL' })).data).toMatchObject({
    why_not_give: 'You cannot change your own roles, scope or permissions',
  })
})

const off = (usercode: string) => ({ usercode, row_version: 1, reason: 'Away' })
const strip = (usercode: string) => ({
  ...{ usercode, row_version: 1, username: usercode, login_name: usercode, department: '705' },
  roles: [],
})
test.each([
  ['switch each other off', contract.deactivateStaff, off],
  ['strip each other', contract.updateStaff, strip],
])('two administrators who %s at the same moment cannot both succeed', async (_what, endpoint, input) => {
  for (let round = 0; round < 4; round++) {
    n += 1
    await db.delete(userRoles).where(eq(userRoles.role_code, 'Administrator'))
    const [one, two] = [await makeAdministrator(`ONE-${n}`), await makeAdministrator(`TWO-${n}`)]
    const answers = await Promise.all([one(endpoint, input(two.usercode)), two(endpoint, input(one.usercode))])
    expect(answers.filter(({ code }) => code === '200').length).toBe(1)
    expect(['401', '403', '409']).toContain(answers.find(({ code }) => code !== '200')?.code)
  }
})
