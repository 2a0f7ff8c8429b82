import * as partners from '@sejuk/contract/installers/partners'
import * as staff from '@sejuk/contract/masters/staff'
import * as accounts from '@sejuk/contract/platform/accounts'
import * as roleContract from '@sejuk/contract/platform/roles'
import * as contract from '@sejuk/contract/platform/security-events'
import * as sessions from '@sejuk/contract/platform/sessions'
import { administrator } from '@sejuk/domain/platform/roles'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { openBrowser } from '../../../../test/servers/browser.ts'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { offers } from '../../../app.ts'
import { securityEvents as t } from '../../../db/tables/platform/security-events.ts'
import { signInAttempts } from '../../../db/tables/platform/sessions.ts'
import { users } from '../../../db/tables/platform/users.ts'
import { hashPassword } from '../../../platform/session/passwords.ts'
import { purgeSecurityLog } from '../../../platform/session/security-log.ts'

const server = await startTestServer()
const { db, as, nobody, app } = server
const right = 'hujan di bulan juni'

const account = async (login_name: string) => {
  const person = await as([], { username: 'Rina Kartika' })
  const password_hash = await hashPassword(right)
  await db.update(users).set({ login_name, password_hash }).where(eq(users.usercode, person.usercode))
  return person
}
beforeEach(async () => {
  await db.delete(signInAttempts)
  await db.delete(t)
})

const agent = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Chrome/141.0.0.0 Safari/537.36' }
const logged = () => db.select().from(t).orderBy(t.event_id)

test('a good and a bad sign-in are logged with person, address and user agent', async () => {
  const rina = await account('rina')
  await nobody(sessions.signIn, { username: 'rina', password: 'wrong' }, agent)
  await openBrowser(app).signIn('rina', right)
  expect(await logged()).toMatchObject([
    {
      kind: 'sign-in-failed',
      usercode: rina.usercode,
      username: 'Rina Kartika',
      ip: '127.0.0.1',
      user_agent: agent['user-agent'],
    },
    { kind: 'sign-in', usercode: rina.usercode, detail: 'web' },
  ])
})

test('what a stranger types as a name is not stored: it may be a password', async () => {
  await nobody(sessions.signIn, { username: 'my-secret-password', password: 'wrong' })
  expect(await logged()).toMatchObject([{ kind: 'sign-in-failed', usercode: null, username: '', detail: '' }])
})

test('a lock-out is one row, however often it is tried', async () => {
  const rina = await account('rina-locked')
  for (let n = 0; n < 9; n++) await nobody(sessions.signIn, { username: 'rina-locked', password: 'wrong' })
  const kinds = (await logged()).map(({ kind, usercode }) => `${kind} ${usercode}`)
  expect(kinds).toEqual([...Array(5).fill(`sign-in-failed ${rina.usercode}`), `locked-out ${rina.usercode}`])
})

test('requests for one-time codes are logged with a masked phone, and wrong codes too', async () => {
  const phone = '81290341178'
  await nobody(partners.sendOtp, { phone, purpose: 'register' })
  await nobody(partners.verifyOtp, { phone, otp: '000000', purpose: 'register' })
  await nobody(partners.sendOtp, { phone: '81290341179', purpose: 'login' })
  const rows = await logged()
  expect(rows.map(({ kind }) => kind)).toEqual(['otp-sent', 'otp-failed', 'otp-refused'])
  expect(rows[0]?.detail).toBe('+62812••••••78')
})

test('changed and reset passwords are logged with who did it', async () => {
  const rina = await account('rina-password')
  await rina(accounts.changePassword, { current_password: 'wrong', new_password: 'laut bercerita lagi' })
  await rina(accounts.changePassword, { current_password: right, new_password: 'laut bercerita lagi' })
  const boss = await as(undefined, { username: 'Bambang', roles: [administrator] })
  await boss(accounts.resetPassword, { usercode: rina.usercode })
  expect(await logged()).toMatchObject([
    { kind: 'sign-in-failed', usercode: rina.usercode, detail: 'my-account' },
    { kind: 'password-changed', usercode: rina.usercode, by_usercode: rina.usercode },
    { kind: 'password-reset', usercode: rina.usercode, by_usercode: boss.usercode, by_username: 'Bambang' },
  ])
})

test('roles, permissions and sign-in names that are changed are logged', async () => {
  const boss = await as(undefined, { username: 'Bambang', roles: [administrator] })
  const rina = await as([], { username: 'Rina Kartika' })
  const form = { role_name: 'Keeper', view_data: 'View_Data_All_Branches', is_active: true, menus: [], note: 'New' }
  const role = { role_code: 'Keeper', ...form }
  expect(await boss(roleContract.createRole, { ...role, permissions: ['Outbox-Search'] })).toMatchObject({
    code: '200',
  })
  await boss(roleContract.updateRole, { ...role, permissions: ['Outbox-Retry'], row_version: 1 })
  await boss(roleContract.updateRoleUsers, {
    role_code: 'Keeper',
    row_version: 2,
    add: [rina.usercode],
    remove: [],
    note: 'Helps',
  })
  const { data: person } = await boss(staff.getStaff, { id: rina.usercode })
  expect(
    await boss(roleContract.updatePerson, {
      usercode: rina.usercode,
      row_version: person.row_version,
      note: 'For now',
      overrides: [{ permission_code: 'Outbox-Search', is_allowed: true, until_date: null }],
    }),
  ).toMatchObject({ code: '200' })
  const { data: now } = await boss(staff.getStaff, { id: rina.usercode })
  expect(
    await boss(staff.updateStaff, {
      usercode: rina.usercode,
      username: now.username,
      login_name: 'rina.k',
      title: 'Staff',
      department: '705',
      email: 'rina@sejuk.test',
      phone: null,
      row_version: now.row_version,
      roles: [rina.role_code],
    }),
  ).toMatchObject({ code: '200' })
  expect(await logged()).toMatchObject([
    { kind: 'role-rights-changed', detail: 'Keeper: +Outbox-Search', by_usercode: boss.usercode },
    { kind: 'role-rights-changed', detail: 'Keeper: +Outbox-Retry, -Outbox-Search' },
    { kind: 'roles-changed', usercode: rina.usercode, detail: '+Keeper' },
    { kind: 'permission-overridden', usercode: rina.usercode, detail: '+Outbox-Search' },
    { kind: 'sign-in-name-changed', usercode: rina.usercode, detail: `${rina.usercode} > rina.k` },
    { kind: 'email-changed', usercode: rina.usercode, detail: '- > rina@sejuk.test' },
    { kind: 'roles-changed', usercode: rina.usercode, detail: '-Keeper' },
  ])
})

test('administrators search the log by person, kind, day and address', async () => {
  const at = (day: string) => sql`${`${day}T03:00:00Z`}::timestamptz`
  const row = { ip: '10.1.2.3', user_agent: agent['user-agent'] }
  await db.insert(t).values([
    { ...row, kind: 'sign-in', usercode: 'A-1', username: 'Rina Kartika', at: at('2026-11-01') },
    { ...row, kind: 'locked-out', usercode: 'A-2', username: 'Budi', at: at('2026-11-02'), ip: '203.0.113.7' },
  ])
  const reader = await as(['Security-Log-Search'])
  const found = async (filters: object) =>
    (await reader(contract.listSecurityEvents, filters)).data.map(({ usercode }: contract.SecurityEvent) => usercode)
  expect(await found({})).toEqual(['A-2', 'A-1'])
  expect(await found({ person: 'rin' })).toEqual(['A-1'])
  expect(await found({ person: 'A-2' })).toEqual(['A-2'])
  expect(await found({ kind: 'locked-out' })).toEqual(['A-2'])
  expect(await found({ ip: '203.0' })).toEqual(['A-2'])
  expect(await found({ from: '2026-11-01', to: '2026-11-01' })).toEqual(['A-1'])
  expect(await (await as([]))(contract.listSecurityEvents)).toMatchObject({ code: '403' })
})

test('the log is kept for four hundred days', async () => {
  const row = { kind: 'sign-in' as const, ip: '10.1.2.3', user_agent: '' }
  await db.insert(t).values([
    { ...row, usercode: 'old', at: sql`now() - interval '401 days'` },
    { ...row, usercode: 'new', at: sql`now() - interval '399 days'` },
  ])
  const { database, jobs, config } = server
  await purgeSecurityLog.work({
    data: {},
    db,
    url: database.url,
    jobs,
    config,
    offers,
    signal: AbortSignal.timeout(10_000),
  })
  expect((await logged()).map(({ usercode }) => usercode)).toEqual(['new'])
})
