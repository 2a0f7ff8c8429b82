import * as contract from '@sejuk/contract/masters/staff'
import { listNotifications } from '@sejuk/contract/platform/notifications'
import { getSession } from '@sejuk/contract/platform/sessions'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { administration } from '../../../../test/administrators.ts'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { installers } from '../../../db/tables/installers/installers.ts'
import { actionLogs } from '../../../db/tables/platform/action-logs.ts'
import { outbox } from '../../../db/tables/platform/outbox.ts'
import { roles } from '../../../db/tables/platform/roles.ts'
import { userRoles, users } from '../../../db/tables/platform/users.ts'
import { appSecret } from '../../../platform/session/app-secret.ts'
import { hashPassword } from '../../../platform/session/passwords.ts'
import { sealedCodes } from '../../../platform/session/sealed-codes.ts'

const server = await startTestServer()
const { db, as } = server
const admin = await (await administration(server))('ADM-1')
const form = (usercode: string, more: object = {}) => ({
  usercode,
  username: 'Budi Santoso',
  login_name: usercode.toLowerCase(),
  department: '705',
  ...more,
})
const detail = async (id: string) => (await admin(contract.getStaff, { id })).data

beforeAll(async () => {
  await db.insert(roles).values(
    ['Salesman', 'Promotor', 'Keyperson', 'SPV'].map((role_code) => ({
      role_code,
      role_name: role_code,
      view_data: 'View_Data_Salesman' as const,
    })),
  )
})

test('a new colleague has roles, branches and a scope, and no password in any log', async () => {
  const input = form('RCI-1', {
    email: 'Budi@Sejuk.test',
    phone: '+62 812-9034-1178',
    roles: ['Salesman', 'SPV'],
    departmentlist: ['705', '713'],
    view_data: 'View_Data_Multi_Branch',
    asc_code: '8-ASC-01',
    join_date: '2026-01-05',
  })
  expect(await admin(contract.createStaff, input)).toMatchObject({ code: '200' })
  expect(await detail('RCI-1')).toMatchObject({
    username: 'Budi Santoso',
    dept_name: 'Branch 705',
    email: 'Budi@Sejuk.test',
    phone: '81290341178',
    roles: [
      { role_code: 'SPV', role_name: 'SPV' },
      { role_code: 'Salesman', role_name: 'Salesman' },
    ],
    departmentlist: [{ dept_code: '705' }, { dept_code: '713' }],
    view_data: 'View_Data_Multi_Branch',
    asc_code: '8-ASC-01',
    join_date: '2026-01-05',
    why_not_give: null,
    why_not_manage: null,
  })
  const [line] = await db.select().from(actionLogs).where(eq(actionLogs.entity_code, 'RCI-1'))
  expect(line).toMatchObject({ entity: 'staff', action: 'create' })
  expect(JSON.stringify(line)).not.toContain('password')
})

test('codes, sign-in names and e-mails are taken once, also across each other', async () => {
  await admin(contract.createStaff, form('RCI-2', { email: 'two@sejuk.test' }))
  const again = async (more: object) => admin(contract.createStaff, form('RCI-3', more))
  expect(await admin(contract.createStaff, form('RCI-2', { login_name: 'other' }))).toMatchObject({
    code: '409',
    message: 'This staff code is already taken',
  })
  expect(await again({ login_name: 'RCI-2' })).toMatchObject({
    code: '409',
    message: 'This sign-in name is already taken',
  })
  expect(await again({ email: 'TWO@sejuk.test' })).toMatchObject({
    code: '409',
    message: 'This e-mail is already taken',
  })
  expect((await again({ login_name: 'two@sejuk.test' })).errors).toEqual({
    login_name: ['Somebody else signs in with this'],
  })
  await admin(contract.createStaff, form('RCI-4', { login_name: 'four@sejuk.test' }))
  expect((await again({ email: 'Four@sejuk.test' })).errors).toEqual({ email: ['Somebody else signs in with this'] })
})

test('what cannot be is said field by field', async () => {
  const { errors } = await admin(contract.createStaff, {
    usercode: 'far too long for a code',
    username: '',
    login_name: 'a b',
    department: '',
    email: 'nobody',
    phone: '12',
    join_date: '2026-02-30',
  })
  expect(errors).toEqual({
    usercode: ['Staff code is 2 to 16 letters, digits, . _ and -'],
    username: ['Name is required!'],
    login_name: ['Sign-in name is at least 2 characters without blanks'],
    department: ['Branch is required!'],
    email: ['This is not an e-mail address'],
    phone: ['This is not a phone number'],
    join_date: ['Date is not valid'],
  })
  const unknown = await admin(contract.createStaff, form('RCI-5', { department: '999' }))
  expect(unknown.errors).toEqual({ department: ['This choice is not in the list'] })
  const role = await admin(contract.createStaff, form('RCI-5', { roles: ['None'] }))
  expect(role.errors).toEqual({ roles: ['This choice is not in the list'] })
})

test('sign-in names of two letters exist: an edit that changes nothing is saved', async () => {
  expect(await admin(contract.createStaff, form('RCI-BM', { login_name: 'bm' }))).toMatchObject({ code: '200' })
  const edit = { ...form('RCI-BM', { login_name: 'bm' }), row_version: 1 }
  expect(await admin(contract.updateStaff, edit)).toMatchObject({ code: '200' })
})

test('the list is filtered by branch, role, centre, state and text; a partner is nobody’s staff', async () => {
  await admin(
    contract.createStaff,
    form('LST-1', { username: 'Lista Satu', roles: ['Promotor'], asc_code: '8-ASC-02' }),
  )
  await admin(contract.createStaff, form('LST-2', { username: 'Lista Dua', department: '713', roles: ['Salesman'] }))
  await admin(contract.createStaff, form('LST-3', { username: 'Lista Tiga', roles: ['Keyperson'] }))
  const found = async (input: object, list: typeof contract.listStaff = contract.listStaff) => {
    const { data, total } = await admin(list, { search: 'lista', ...input })
    expect(total).toBe(data.length)
    return data.map(({ usercode }: { usercode: string }) => usercode)
  }
  expect(await found({})).toEqual(['LST-2', 'LST-1'])
  expect(await found({ sort: 'usercode' })).toEqual(['LST-1', 'LST-2'])
  expect(await found({ dept_code: ['713'] })).toEqual(['LST-2'])
  expect(await found({ role_code: 'Promotor' })).toEqual(['LST-1'])
  expect(await found({ asc_code: '8-ASC-02' })).toEqual(['LST-1'])
  expect(await found({ is_active: false })).toEqual([])
  const promotors = await admin(contract.listPromotorSalesman, { search: 'lista', dept_code: ['705'] })
  expect(promotors.data.map(({ usercode }: { usercode: string }) => usercode)).toEqual(['LST-1'])
  expect((await admin(contract.staffDropdown, { search: 'lista dua' })).data).toEqual([
    { value: 'LST-2', label: '(LST-2) Lista Dua', usercode: 'LST-2', username: 'Lista Dua', department: '713' },
  ])
  const inBranch = await admin(contract.staffDropdownByDepartment, { dept_code: '705', search: 'lista' })
  expect(inBranch.data.map(({ value }: { value: string }) => value)).toEqual(['LST-1'])
  expect((await admin(contract.staffDropdownByDepartment, {})).errors).toEqual({ dept_code: ['Branch is required!'] })
  expect(await admin(contract.getStaff, { id: 'LST-3' })).toMatchObject({ code: '404' })
})

test('a change counts at the next request; stale edits lose nothing', async () => {
  const sari = await as([], { usercode: 'SARI' })
  const { row_version, roles: had } = await detail('SARI')
  expect(had.map(({ role_code }: { role_code: string }) => role_code)).toEqual([sari.role_code])
  const change = form('SARI', { row_version, username: 'Sari Dewi', view_data: 'View_Data_My_Branch' })
  expect(await admin(contract.updateStaff, change)).toMatchObject({ code: '200' })
  expect((await sari(getSession)).data).toMatchObject({ username: 'Sari Dewi', viewData: 'View_Data_My_Branch' })
  expect((await detail('SARI')).roles).toEqual(had)
  expect(await admin(contract.updateStaff, { ...change, username: 'Sari D.' })).toMatchObject({
    code: '409',
    data: { current: { username: 'Sari Dewi', row_version: row_version + 1 }, changed_by: 'ADM-1' },
  })
  const { data } = await admin(contract.staffLog, { code: 'SARI' })
  expect(data[0]).toMatchObject({
    action: 'update',
    diff: { username: ['Sari', 'Sari Dewi'], view_data: [null, 'View_Data_My_Branch'] },
  })
})

test('a switched-off account is out at once, and comes back only when switched on', async () => {
  const gone = await as([], { usercode: 'GONE' })
  const off = { usercode: 'GONE', row_version: 1, reason: 'Left the company' }
  expect(await admin(contract.deactivateStaff, { ...off, reason: '' })).toMatchObject({
    errors: { reason: ['Reason is required!'] },
  })
  expect(await admin(contract.deactivateStaff, off)).toMatchObject({ code: '200' })
  expect(await gone(getSession)).toMatchObject({ code: '401' })
  expect((await admin(contract.staffDropdown, { search: 'GONE' })).data).toEqual([])
  expect(await admin(contract.deactivateStaff, { ...off, row_version: 2 })).toMatchObject({
    message: 'The account is already switched off',
  })
  expect(await admin(contract.activateStaff, { ...off, row_version: 2 })).toMatchObject({ code: '200' })
  expect(await gone(getSession)).toMatchObject({ code: '401' })
  expect(
    (await admin(contract.staffLog, { code: 'GONE' })).data.map(({ action }: { action: string }) => action),
  ).toEqual(['activate', 'deactivate'])
})

test('one finds oneself, by session and by the sealed code of the sign-in', async () => {
  const me = await as([], { usercode: 'MYSELF' })
  const other = await as([], { usercode: 'OTHER' })
  expect((await me(contract.getStaffOfLogin)).data).toMatchObject({ usercode: 'MYSELF', dept_name: 'Branch 705' })
  const { seal } = sealedCodes(await appSecret(db), 'user')
  const usercode = seal('MYSELF')
  expect(usercode).toHaveLength(32)
  expect((await me(contract.getStaffWithCrypt, { usercode })).data).toMatchObject({ usercode: 'MYSELF' })
  expect(await other(contract.getStaffWithCrypt, { usercode })).toMatchObject({ code: '403' })
  expect((await admin(contract.getStaffWithCrypt, { usercode })).data).toMatchObject({ usercode: 'MYSELF' })
  expect(await admin(contract.getStaffWithCrypt, { usercode: seal('NOBODY') })).toMatchObject({ code: '404' })
  expect(await me(contract.getStaffWithCrypt, { usercode: 'short' })).toMatchObject({ message: 'Invalid token' })
  const forged = `${usercode.startsWith('A') ? 'B' : 'A'}${usercode.slice(1)}`
  expect(await me(contract.getStaffWithCrypt, { usercode: forged })).toMatchObject({ message: 'Invalid token' })
  const menu = sealedCodes(await appSecret(db), 'menu').seal('MYSELF')
  expect(await me(contract.getStaffWithCrypt, { usercode: menu })).toMatchObject({ message: 'Invalid token' })
})

test('an e-mail is changed by its owner with the password, or by who may change staff', async () => {
  const me = await as([], { usercode: 'MAIL-1' })
  const mine = { email: 'me@sejuk.test', current_password: 'a good long one' }
  expect(await me(contract.updateStaffEmail, mine)).toMatchObject({ code: '409', status: 'NoPassword' })
  const password_hash = await hashPassword(mine.current_password)
  await db.update(users).set({ password_hash }).where(eq(users.usercode, 'MAIL-1'))
  expect(await me(contract.updateStaffEmail, { email: mine.email })).toMatchObject({
    errors: { current_password: ['Current password is required!'] },
  })
  expect(await me(contract.updateStaffEmail, { ...mine, current_password: 'guess' })).toMatchObject({
    errors: { current_password: ['The current password is not right'] },
  })
  expect(await me(contract.updateStaffEmail, mine)).toMatchObject({ code: '200' })
  expect((await detail('MAIL-1')).email).toBe('me@sejuk.test')
  expect(await me(contract.updateStaffEmail, { ...mine, email: 'x' })).toMatchObject({
    errors: { email: ['This is not an e-mail address'] },
  })
  await as([], { usercode: 'MAIL-2' })
  expect(await me(contract.updateStaffEmail, { usercode: 'MAIL-2', email: 'you@sejuk.test' })).toMatchObject({
    code: '403',
  })
  expect(await admin(contract.updateStaffEmail, { usercode: 'MAIL-2', email: 'ME@sejuk.test' })).toMatchObject({
    code: '409',
    message: 'This e-mail is already taken',
  })
  const { row_version } = await detail('MAIL-1')
  const stale = { usercode: 'MAIL-1', email: 'new@sejuk.test', row_version: row_version - 1 }
  expect(await admin(contract.updateStaffEmail, stale)).toMatchObject({ code: '409', status: 'Conflict' })
  expect(await admin(contract.updateStaffEmail, { ...stale, row_version })).toMatchObject({ code: '200' })
})

test('HR alone re-points nobody’s sign-in: the name needs the access permission, of both the person and an administrator are told', async () => {
  const hr = await as(['Staff-Search', 'Staff-Modify'], { usercode: 'HR-1', username: 'Dewi' })
  const rani = await as([], { usercode: 'RANI' })
  await db.update(users).set({ email: 'rani@sejuk.test', login_name: 'rani' }).where(eq(users.usercode, 'RANI'))
  const change = async (more: object) =>
    hr(
      contract.updateStaff,
      form('RANI', { email: 'rani@sejuk.test', ...more, row_version: (await detail('RANI')).row_version }),
    )
  expect(await change({ login_name: 'rani2' })).toMatchObject({
    errors: { login_name: ['Only somebody who gives access may change a sign-in name'] },
  })
  expect(await change({ username: 'Rani' })).toMatchObject({ code: '200' })
  expect((await rani(listNotifications)).total).toBe(0)
  expect(await change({ email: 'other@sejuk.test' })).toMatchObject({ code: '200' })
  for (const person of [rani, admin])
    expect((await person(listNotifications)).data[0]).toMatchObject({
      event: 'sign-in-changed',
      body_default: expect.stringMatching(
        /^Dewi changed what Rani signs in with on .*: sign-in name rani, e-mail other@/,
      ),
    })
  const mails = await db.select().from(outbox).where(eq(outbox.usercode, 'RANI'))
  expect(mails.map(({ channel, address }) => [channel, address])).toEqual([['email', 'rani@sejuk.test']])
  const own = { ...form('HR-1'), username: 'Dewi', row_version: (await detail('HR-1')).row_version }
  expect(await hr(contract.updateStaff, { ...own, login_name: 'HR-1', email: 'hr@sejuk.test' })).toMatchObject({
    errors: { email: ['Please change your own e-mail on your account page'] },
  })
})

test('somebody without any role is staff too, but not an installer who waits for one', async () => {
  const lone = await as([], { usercode: 'LONE' })
  await db.delete(userRoles).where(eq(userRoles.usercode, lone.usercode))
  expect(await detail('LONE')).toMatchObject({ roles: [] })
  await db.insert(installers).values({ user_code: 'LONE', phone_number: '81290341178', dept_code: '705' })
  expect(await admin(contract.getStaff, { id: 'LONE' })).toMatchObject({ code: '404' })
  expect((await admin(contract.listStaff, { search: 'LONE' })).data).toEqual([])
})
