import * as accounts from '@sejuk/contract/platform/accounts'
import * as roleContract from '@sejuk/contract/platform/roles'
import * as contract from '@sejuk/contract/platform/second-factors'
import * as sessions from '@sejuk/contract/platform/sessions'
import { administrator } from '@sejuk/domain/platform/roles'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openBrowser } from '../../../../test/servers/browser.ts'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { notifications } from '../../../db/tables/platform/notifications.ts'
import { roles } from '../../../db/tables/platform/roles.ts'
import { backupCodes, secondFactors } from '../../../db/tables/platform/second-factors.ts'
import { securityEvents } from '../../../db/tables/platform/security-events.ts'
import { sessions as sessionRows, signInAttempts } from '../../../db/tables/platform/sessions.ts'
import { users } from '../../../db/tables/platform/users.ts'
import { hashPassword } from '../../../platform/session/passwords.ts'
import { sealSecret } from '../../../platform/session/second-factor.ts'
import { codeOfStep, stepAt } from '../../../platform/session/totp.ts'

const { db, as, nobody, app } = await startTestServer()
const right = 'hujan di bulan juni'
const rfcSecret = Buffer.from('12345678901234567890')

let n = 0
const account = async (more: object = {}) => {
  const person = await as([], { username: 'Rina Kartika' })
  const login_name = `rina-${++n}`
  await db
    .update(users)
    .set({
      login_name,
      password_hash: await hashPassword(right),
      password_changed_date: new Date().toISOString(),
      ...more,
    })
    .where(eq(users.usercode, person.usercode))
  return Object.assign(person, { login_name })
}
/** With a factor whose key is that of the RFC. */
const enrolled = async (more: object = {}) => {
  const person = await account(more)
  const sealed_secret = await sealSecret(db, rfcSecret)
  await db
    .insert(secondFactors)
    .values({ usercode: person.usercode, sealed_secret, confirmed_date: '2026-01-01T00:00:00Z' })
  return person
}
const requireOf = ({ role_code }: { role_code: string }) =>
  db.update(roles).set({ needs_second_factor: true }).where(eq(roles.role_code, role_code))
const signIn = (username: string, more: object = {}) => nobody(sessions.signIn, { username, password: right, ...more })
const codeNow = () => codeOfStep(rfcSecret, stepAt(Date.now()))
const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const codeFor = (secret: string) => {
  const bits = [...secret].map((letter) => base32.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return codeOfStep(
    Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2))),
    stepAt(Date.now()),
  )
}
const logged = async (usercode: string) =>
  (
    await db.select().from(securityEvents).where(eq(securityEvents.usercode, usercode)).orderBy(securityEvents.event_id)
  ).map(({ kind }) => kind)

beforeEach(() => db.delete(signInAttempts))
afterEach(() => void vi.useRealTimers())

test('after the password the code is asked for, at the times and with the codes of RFC 6238', async () => {
  const { login_name, usercode } = await enrolled()
  vi.useFakeTimers({ toFake: ['Date'] })
  for (const [second, code] of [
    [59, '287082'],
    [1111111109, '081804'],
    [1111111111, '050471'],
    [1234567890, '005924'],
    [2000000000, '279037'],
    [20000000000, '353130'],
  ] as const) {
    vi.setSystemTime(second * 1000)
    expect(await signIn(login_name)).toMatchObject({ code: '409', status: 'SecondFactor' })
    expect(await signIn(login_name, { code }), code).toMatchObject({ code: '200', data: { url: expect.any(String) } })
  }
  expect((await db.select().from(secondFactors).where(eq(secondFactors.usercode, usercode)))[0]?.last_step).toBe(
    666666666,
  )
})

test('a code opens the account once: a replay is refused', async () => {
  const { login_name } = await enrolled()
  const code = codeNow()
  const answers = await Promise.all([signIn(login_name, { code }), signIn(login_name, { code })])
  expect(answers.map((answer) => answer.code).sort()).toEqual(['200', '406'])
  expect(await signIn(login_name, { code })).toMatchObject({
    code: '406',
    errors: { code: ['This code is wrong, or was used before'] },
  })
})

test('a wrong password tells nothing of a second factor', async () => {
  const { login_name } = await enrolled()
  expect(await signIn(login_name, { password: 'wrong', code: codeNow() })).toMatchObject({ status: 'WrongPassword' })
})

test('after five wrong codes a right one waits, however right the password', async () => {
  const { login_name, usercode } = await enrolled()
  for (let tries = 0; tries < 5; tries++)
    expect(await signIn(login_name, { code: '000000x' })).toMatchObject({
      code: '406',
      errors: { code: [expect.any(String)] },
    })
  expect(await signIn(login_name, { code: codeNow() })).toMatchObject({ code: '429', status: 'TooMany' })
  expect(await logged(usercode)).toEqual([...Array(5).fill('second-factor-failed'), 'locked-out'])
})

test('an account adds a factor with its password and a first code, and gets backup codes that open it once each', async () => {
  const rina = await account()
  expect(await rina(contract.beginSecondFactor, { current_password: 'wrong' })).toMatchObject({ code: '406' })
  const { data: enrolment } = await rina(contract.beginSecondFactor, { current_password: right })
  expect(enrolment).toMatchObject({
    secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
    address: expect.stringContaining(`otpauth://totp/Sejuk:${rina.login_name}?secret=`),
    qr: expect.stringContaining('data:image/svg+xml;base64,'),
  })
  expect(await signIn(rina.login_name)).toMatchObject({ code: '200' })
  expect(await rina(contract.confirmSecondFactor, { code: '000000' })).toMatchObject({ code: '406' })
  const { data } = await rina(contract.confirmSecondFactor, { code: codeFor(enrolment.secret) })
  expect(new Set(data.backup_codes).size).toBe(10)
  expect(await rina(contract.getSecondFactor)).toMatchObject({
    data: { added_date: expect.any(String), backup_codes_left: 10, is_required: false },
  })
  const [backup] = data.backup_codes
  const stored = await db.select().from(backupCodes).where(eq(backupCodes.usercode, rina.usercode))
  expect(JSON.stringify(stored)).not.toContain(backup.replace('-', ''))
  expect(await signIn(rina.login_name)).toMatchObject({ status: 'SecondFactor' })
  expect(await signIn(rina.login_name, { code: backup.toUpperCase() })).toMatchObject({ code: '200' })
  expect(await signIn(rina.login_name, { code: backup })).toMatchObject({ code: '406' })
  const { data: fresh } = await rina(contract.renewBackupCodes, { current_password: right })
  expect(await signIn(rina.login_name, { code: data.backup_codes[1] })).toMatchObject({ code: '406' })
  expect(await signIn(rina.login_name, { code: fresh.backup_codes[1] })).toMatchObject({ code: '200' })
})

test('a person removes the factor with the password, unless a role asks for it', async () => {
  const rina = await enrolled()
  await requireOf(rina)
  const removal = { current_password: right }
  expect(await rina(contract.removeSecondFactor, removal)).toMatchObject({ code: '409', status: 'Required' })
  await db.update(roles).set({ needs_second_factor: false }).where(eq(roles.role_code, rina.role_code))
  expect(await rina(contract.removeSecondFactor, { current_password: 'wrong' })).toMatchObject({ code: '406' })
  expect(await rina(contract.removeSecondFactor, removal)).toMatchObject({ code: '200' })
  expect(await signIn(rina.login_name)).toMatchObject({ code: '200' })
  expect(await logged(rina.usercode)).toContain('second-factor-removed')
})

test('where a role asks for it, the factor is set up at the sign-in before anything opens', async () => {
  const rina = await account()
  await requireOf(rina)
  const asked = await signIn(rina.login_name)
  expect(asked).toMatchObject({ code: '409', status: 'EnrolSecondFactor', data: { secret: expect.any(String) } })
  expect((await signIn(rina.login_name)).data.secret).toBe(asked.data.secret)
  expect(await signIn(rina.login_name, { code: '000000' })).toMatchObject({ code: '406' })
  const browser = openBrowser(app)
  const entry = await browser.ask('POST', '/api/login/password', {
    username: rina.login_name,
    password: right,
    code: codeFor(asked.data.secret),
  })
  expect(entry.data.backup_codes).toHaveLength(10)
  expect((await browser.exchange(entry.data.url)).json()).toMatchObject({ code: '200' })
  expect(await signIn(rina.login_name)).toMatchObject({ status: 'SecondFactor' })
})

test('a one-time password is replaced only together with a right code', async () => {
  const rina = await enrolled({ must_change_password: true })
  const new_password = 'laut bercerita lagi'
  expect(await signIn(rina.login_name)).toMatchObject({ status: 'ChangePassword' })
  expect(await signIn(rina.login_name, { new_password })).toMatchObject({ status: 'SecondFactor' })
  expect(await signIn(rina.login_name, { new_password, code: '000000x' })).toMatchObject({ code: '406' })
  expect(await signIn(rina.login_name, { new_password, code: codeNow() })).toMatchObject({ code: '200' })
  expect(await signIn(rina.login_name, { password: new_password })).toMatchObject({ status: 'SecondFactor' })
})

test('an administrator resets the factor of another, who is notified; never their own', async () => {
  const rina = await enrolled()
  const boss = await as(undefined, { username: 'Bambang', roles: [administrator] })
  expect(await (await as(['Staff-Reset-Password']))(contract.resetSecondFactor, rina)).toMatchObject({ code: '403' })
  expect(await boss(contract.resetSecondFactor, { usercode: boss.usercode })).toMatchObject({ code: '409' })
  expect(await boss(contract.resetSecondFactor, { usercode: rina.usercode })).toMatchObject({ code: '200' })
  expect(await boss(contract.resetSecondFactor, { usercode: rina.usercode })).toMatchObject({ code: '409' })
  expect(await signIn(rina.login_name)).toMatchObject({ code: '200' })
  expect(await logged(rina.usercode)).toContain('second-factor-reset')
  const told = await db.select().from(notifications).where(eq(notifications.usercode, rina.usercode))
  expect(told).toMatchObject([{ event: 'second-factor-reset' }])
})

test('whether a role asks for a second factor is proposed with its rights, and waits for somebody above', async () => {
  const boss = await as(undefined, { roles: [administrator] })
  const form = { role_code: 'Careful', role_name: 'Careful', view_data: 'View_Data_All_Branches', is_active: true }
  const rest = { permissions: [], menus: [], note: 'Money' }
  await boss(roleContract.createRole, { ...form, ...rest })
  expect(
    await boss(roleContract.updateRole, { ...form, ...rest, needs_second_factor: true, row_version: 1 }),
  ).toMatchObject({
    ...{ code: '200', data: { change_code: expect.any(String), change_status: 'Submitted' } },
  })
  const held = async () => (await boss(roleContract.getRole, { role_code: 'Careful' })).data
  expect(await held()).toMatchObject({ needs_second_factor: false })
  await db.update(roles).set({ needs_second_factor: true }).where(eq(roles.role_code, 'Careful'))
  // A client that does not know the setting leaves it as it is.
  const { row_version } = await held()
  await boss(roleContract.updateRole, { ...form, ...rest, role_name: 'Very careful', row_version })
  expect(await held()).toMatchObject({ role_name: 'Very careful', needs_second_factor: true })
  const changes = await db.select().from(securityEvents).where(eq(securityEvents.kind, 'setting-changed'))
  expect(changes.map(({ detail }) => detail)).toContainEqual(expect.stringContaining('second_factor Careful ✗ → ✓'))
})

test('a password reset by an administrator does not remove the second factor', async () => {
  const rina = await enrolled()
  const boss = await as(undefined, { roles: [administrator] })
  const { data } = await boss(accounts.resetPassword, { usercode: rina.usercode })
  const more = { password: data.one_time_password, new_password: 'laut bercerita lagi' }
  expect(await signIn(rina.login_name, more)).toMatchObject({ status: 'SecondFactor' })
})

test('who has no password here adds a second factor just after the company’s sign-in, and not later', async () => {
  const person = await as([])
  expect(await person(contract.beginSecondFactor, {})).toMatchObject({ code: '200' })
  await db
    .update(sessionRows)
    .set({ created_date: '2026-01-01T00:00:00Z' })
    .where(eq(sessionRows.usercode, person.usercode))
  expect(await person(contract.beginSecondFactor, {})).toMatchObject({ code: '409', status: 'SignInAgain' })
})
