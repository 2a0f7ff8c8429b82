import * as office from '@sejuk/contract/installers/installers'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { makeInstaller, prepareInstallers } from '../../../../test/installers.ts'
import { account, bank, own, registrations, save, saveBank } from '../../../../test/registrations.ts'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { installerBanks, installers } from '../../../db/tables/installers/installers.ts'
import { clientGrants } from '../../../db/tables/installers/partners.ts'
import { outbox } from '../../../db/tables/platform/outbox.ts'
import { users } from '../../../db/tables/platform/users.ts'

const server = await startTestServer({ trustProxy: true })
const { db, as } = server
await prepareInstallers(server)
const admin = await as(undefined, { username: 'Lina' })
const checker = await as(undefined, { username: 'Siti' })
const { newPhone, newNumber, begin, handIn } = registrations(server)

const approveIdentity = async (user_code: string) => {
  await checker(office.recordIdentityCheck, { user_code, result: 'Valid', note: 'Card and face are the same' })
  return admin(office.actOnInstaller['approve-identity-information'], { user_code })
}
/** The bank itself has answered. */
const approveBank = async (user_code: string) => {
  await db.update(installerBanks).set({ bank_verify_result: 'Valid' }).where(eq(installerBanks.user_code, user_code))
  return admin(office.actOnInstaller['approve-bank-account'], { user_code })
}

test('an account in another name is one of the reasons a bank is sent back; corrected it is handed in again', async () => {
  const { phone, number, user_code } = await handIn()
  await approveIdentity(user_code)
  await admin(office.actOnInstaller['withdraw-back-modify-bank-account'], {
    user_code,
    reason: 'Account number is wrong',
  })
  const again = newPhone()
  expect(await again.enter(number)).toMatchObject({ data: { homepage: '/partner/register/bank-information' } })
  expect((await own(phone)).data).toMatchObject({
    outcome: 'Withdrawn_Bank',
    outcome_reason: 'Account number is wrong',
  })
  await db.update(installerBanks).set({ bank_verify_result: 'Valid' }).where(eq(installerBanks.user_code, user_code))
  expect(await saveBank(again, { ...bank, accountNumber: '99999999' })).toMatchObject({
    data: { bank: { approve_status: 'Bank_Modified', bank_verify_result: 'Unknown' } },
  })
  expect((await own(again)).data.outcome).toBe('Pending')
})

test('who was sent back lands on the page to correct, and saving it hands it in again', async () => {
  const { phone, number, user_code, identity } = await handIn()
  expect(await save(phone, identity)).toMatchObject({ code: '409', status: 'NotYours' })
  await admin(office.actOnInstaller['withdraw-back-modify-identity-information'], {
    user_code,
    reason: 'ID card not readable',
  })
  const again = newPhone()
  expect(await again.enter(number)).toMatchObject({ data: { homepage: '/partner/register/identity-information' } })
  expect((await own(again)).data).toMatchObject({
    outcome: 'Withdrawn_Identity',
    outcome_reason: 'ID card not readable',
    identity: { may_edit: true },
  })
  expect(await save(again, { ...identity, userName: 'Joko Susilo Hadi' })).toMatchObject({
    data: { user_status: 'Modified', may_edit: false },
  })
  expect((await own(again)).data.outcome).toBe('Pending')
  const [person] = await db.select().from(installers).where(eq(installers.user_code, user_code))
  expect(person?.id_verify_result).toBe('Unknown')
})

test('a rejected phone cannot register again: it finds its rejection', async () => {
  const { number, user_code } = await handIn()
  await admin(office.actOnInstaller['reject-installer'], { user_code, reason: 'Photo is not the person' })
  const before = await db.$count(installers)
  for (const typed of [`+62${number}`, `0${number}`]) {
    const again = newPhone()
    expect(await again.enter(typed, 'register')).toMatchObject({
      data: { homepage: '/partner/register/approval-result' },
    })
    expect((await own(again)).data).toMatchObject({ outcome: 'Rejected', outcome_reason: 'Photo is not the person' })
    expect(await save(again, account)).toMatchObject({ code: '409' })
    expect(await saveBank(again, bank)).toMatchObject({ code: '409' })
    expect(await save(again, { page: 'review' })).toMatchObject({ code: '409' })
  }
  expect(await db.$count(installers)).toBe(before)
})

test('a paused installer is out at once and cannot sign in; a resumed one can', async () => {
  const { phone, number, user_code } = await handIn()
  await approveIdentity(user_code)
  expect((await own(phone)).code).toBe('200')
  await admin(office.actOnInstaller['pause-cooperation'], { user_code, reason: 'Repeated complaints' })
  expect(await own(phone)).toMatchObject({ code: '401', status: 'PartnerLogin' })
  const paused = {
    code: '403',
    status: 'Paused',
    message: 'Your cooperation with us is paused. Please contact the Admin',
  }
  expect(await newPhone().enter(number)).toMatchObject(paused)
  expect(await newPhone().enter(number, 'register')).toMatchObject(paused)
  await admin(office.actOnInstaller['resume-cooperation'], { user_code, reason: 'Clarified' })
  expect(await newPhone().enter(number)).toMatchObject({ code: '200', data: { homepage: '/' } })
})

test('one who is paused between the code and the door stays outside', async () => {
  const { phone_number, user_code } = await makeInstaller(server, { user_status: 'Approved' })
  const phone = newPhone()
  const otp = (await phone.send(phone_number)).data.demo_otp
  const { code } = (await phone.verify(phone_number, otp)).data
  await admin(office.actOnInstaller['pause-cooperation'], { user_code, reason: 'Now' })
  expect(await phone.logIn(code)).toMatchObject({ code: '403', status: 'Paused' })
})

test("an administrator's remark never reaches the installer, by name or by value", async () => {
  const { phone, user_code } = await handIn()
  await admin(office.actOnInstaller['admin-remark'], { user_code, remark: 'SECRET-REMARK' })
  await admin(office.actOnInstaller['withdraw-back-modify-identity-information'], { user_code, reason: 'Card' })
  const answers = await Promise.all(
    [
      '/auth/identity-information',
      '/auth/bank-information',
      '/auth/identity-bank-information',
      '/api/notification/list',
      '/api/session',
      '/api/user-detail',
    ].map((path) => phone.raw('GET', path)),
  )
  for (const { body } of answers) expect(body).not.toMatch(/SECRET-REMARK|admin_remark/)
  expect((await admin(office.getInstaller, { user_code })).data.identity_information[0].admin_remark).toBe(
    'SECRET-REMARK',
  )
})

test('an approved installer has the role of the type and the menu that goes with it; one who waits has none', async () => {
  const { phone, user_code } = await handIn()
  const role = async () => (await phone.ask('GET', '/api/session')).data.role
  expect(await role()).toEqual([])
  await approveIdentity(user_code)
  expect(await role()).toEqual(['Partner-Common-Installer'])
  await approveBank(user_code)
  expect(await role()).toEqual(['Partner-Sales-Installer'])
  await admin(office.actOnInstaller['withdraw-back-modify-identity-information'], { user_code, reason: 'Card' })
  expect(await role()).toEqual([])
})

test('a common installer may ask to sell; refused once, never again', async () => {
  const { phone, user_code, identity } = await begin()
  await save(phone, { ...account, userType: 'Installer' })
  await save(phone, identity)
  await save(phone, { page: 'review' })
  expect(await saveBank(phone, { ...bank, userType: 'Sales_Installer' })).toMatchObject({
    code: '409',
    message: 'You cannot become a sales installer',
  })
  await saveBank(phone, bank)
  await approveIdentity(user_code)
  await approveBank(user_code)
  expect((await own(phone)).data).toMatchObject({
    outcome: 'Approved',
    bank: { may_edit: false, may_ask_for_upgrade: true },
  })
  expect(await saveBank(phone, bank)).toMatchObject({ code: '409' })
  expect(await saveBank(phone, { ...bank, userType: 'Sales_Installer' })).toMatchObject({
    data: { userType: 'Sales_Installer', bank: { approve_status: 'Bank_Modified' } },
  })
  expect((await own(phone)).data.outcome).toBe('Pending')
  await admin(office.actOnInstaller['reject-to-upgrade-sales-installer'], {
    user_code,
    reason: 'Too few installations',
  })
  expect((await own(phone)).data).toMatchObject({
    outcome: 'Approved_As_Installer',
    outcome_reason: 'Too few installations',
    identity: { user_type: 'Installer', is_barred: true },
    bank: { may_edit: true, may_ask_for_upgrade: false },
  })
  await saveBank(phone, { ...bank, userType: 'Sales_Installer' })
  await approveBank(user_code)
  expect((await own(phone)).data.identity).toMatchObject({ user_type: 'Installer' })
})

test('whoever is not signed in is shown the partners’ door', async () => {
  const phone = newPhone()
  await phone.enter(newNumber(), 'register')
  phone.jar.delete('sid')
  expect(await own(phone)).toMatchObject({ code: '401', status: 'PartnerLogin' })
  expect(
    await newPhone().ask('GET', '/auth/identity-information', undefined, {
      referer: 'http://sejuk.test/partner/register',
    }),
  ).toMatchObject({ status: 'PartnerLogin' })
})

test('staff has no such data', async () => {
  for (const path of ['identity-information', 'bank-information', 'identity-bank-information'])
    expect(await admin({ method: 'GET', path: `/auth/${path}` } as never)).toMatchObject({ code: '404' })
  expect(
    await admin({ method: 'POST', path: '/auth/identity-information' } as never, { page: 'review' }),
  ).toMatchObject({ code: '404' })
})

test('another number is taken once it and the old one have proved themselves, and is nobody else’s', async () => {
  const { phone, number, user_code } = await handIn()
  const other = await handIn()
  const next = newNumber()
  const change = (input: object) => phone.ask('POST', '/auth/save-phone-number', input)
  const wrong = (otp: string) => (otp === '000000' ? '000001' : '000000')
  const otp = (await phone.send(next, 'register')).data.demo_otp
  expect(await change({ phone: next, otp })).toMatchObject({
    code: '406',
    errors: { old_otp: [expect.stringContaining('contact the Admin')] },
  })
  const old_otp = (await phone.send(number)).data.demo_otp
  expect(await change({ phone: next, otp, old_otp: wrong(old_otp) })).toMatchObject({
    status: 'otp-wrong',
    errors: { old_otp: expect.anything() },
  })
  expect(await change({ phone: next, otp: wrong(otp), old_otp })).toMatchObject({ status: 'otp-wrong' })
  expect(await change({ phone: `+62${next}`, otp, old_otp })).toMatchObject({ code: '200' })
  expect((await own(phone)).data.identity.phone).toBe(next)
  expect(await newPhone().send(number)).toMatchObject({ status: 'phone-number-not-registered' })
  expect(await newPhone().enter(next)).toMatchObject({ code: '200' })
  const taken = (await phone.send(other.number, 'register')).data.demo_otp
  const again = (await phone.send(next)).data.demo_otp
  expect(await change({ phone: other.number, otp: taken, old_otp: again })).toMatchObject({
    code: '409',
    message: 'This phone number is already registered',
  })
  expect(await db.select().from(users).where(eq(users.usercode, user_code))).toMatchObject([{ phone: next }])
})

test('an installer who lost the phone gets another number from a person; the old number is told and signed out', async () => {
  const { phone, number, user_code } = await handIn()
  const next = newNumber()
  const reader = await as(['Personal-Information-List-Detail'])
  const ask = { user_code, phone_number: next, reason: 'Phone was stolen, ID card shown at the branch' }
  expect(await reader(office.changeInstallerPhone, ask)).toMatchObject({ code: '403' })
  expect(await admin(office.changeInstallerPhone, { ...ask, reason: '' })).toMatchObject({ code: '406' })
  expect(await admin(office.changeInstallerPhone, { ...ask, phone_number: number })).toMatchObject({
    errors: { phone_number: ['This is the phone number already'] },
  })
  expect(await admin(office.changeInstallerPhone, ask)).toMatchObject({ code: '200', message: 'Phone number changed' })
  expect(await own(phone)).toMatchObject({ code: '401' })
  expect(await newPhone().enter(next)).toMatchObject({ code: '200' })
  const sent = await db.select().from(outbox).where(eq(outbox.usercode, user_code))
  expect(sent.filter(({ event }) => event === 'installer-phone-changed')).toMatchObject([
    { channel: 'whatsapp', address: `+62${number}` },
  ])
})

test('what the phone lets us use is remembered as it last said', async () => {
  const { phone, user_code } = await begin()
  const tell = (permissions: object) => phone.ask('POST', '/auth/update-client-permission', { permissions })
  expect(await tell({ camera: 'prompt', location: 'denied' })).toMatchObject({ code: '200' })
  expect(await tell({ camera: 'granted' })).toMatchObject({ code: '200' })
  expect(await tell({ camera: 'maybe' })).toMatchObject({ code: '406' })
  expect((await own(phone)).data.client_permissions).toEqual({ camera: 'granted', location: 'denied' })
  expect(await db.$count(clientGrants, eq(clientGrants.usercode, user_code))).toBe(2)
})
