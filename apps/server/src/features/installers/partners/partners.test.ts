import * as office from '@sejuk/contract/installers/installers'
import { chunkBytes } from '@sejuk/contract/platform/attachments'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { openHouse } from '../../../../test/house.ts'
import { furnish, makeInstaller, openPhone, photoRow } from '../../../../test/installers.ts'
import { installerBanks, installers } from '../../../db/tables/installers/installers.ts'
import { clientGrants } from '../../../db/tables/installers/partners.ts'
import { actionLogs } from '../../../db/tables/platform/action-logs.ts'
import { attachments } from '../../../db/tables/platform/attachments.ts'
import { users } from '../../../db/tables/platform/users.ts'

const house = await openHouse({ trustProxy: true })
const { db, door, as } = house
await furnish(house)
const admin = await as(undefined, { username: 'Lina' })

type Phone = ReturnType<typeof openPhone>
let [lastIp, lastNumber] = [1, 0]
const newPhone = () => openPhone(house, `10.2.${lastIp++}.1`)
const newNumber = () => `8119${String(++lastNumber).padStart(7, '0')}`
const own = (phone: Phone) => phone.ask('GET', '/auth/identity-bank-information')
const save = (phone: Phone, form: object) => phone.ask('POST', '/auth/identity-information', form)
const saveBank = (phone: Phone, form: object) => phone.ask('POST', '/auth/bank-information', form)
const codeOf = async (phone: Phone): Promise<string> => (await own(phone)).data.identity.user_code

const account = { page: 'account', email: 'joko@mail.co.id', userType: 'Sales_Installer', consent_version: '2026-11' }
const identity = {
  page: 'identity',
  userName: 'Joko Susilo',
  idCardAddress: 'Jl. Kenanga 12',
  province: '32',
  city: '32.75',
}
const bank = {
  bank: '014',
  provinceBank: '32',
  cityBank: '32.75',
  accountName: 'JOKO SUSILO',
  accountNumber: '5220 1184 73',
  receiverType: '1',
  receiverResidency: '1',
}

/** Pictures of one's own, as if the phone had sent them. */
const photos = async (user_code: string) => {
  const aliases = ['id_card', 'id_profile', 'disclaimer_letter'] as const
  await db.insert(attachments).values(aliases.map((alias) => photoRow(user_code, alias)))
  return {
    photo_code_id_card: `PHT-${user_code}-id_card`,
    photo_code_id_profile: `PHT-${user_code}-id_profile`,
    photo_code_disclaimer_letter: `PHT-${user_code}-disclaimer_letter`,
  }
}

/** Somebody who has just proved a new phone. */
const begin = async () => {
  const phone = newPhone()
  const number = newNumber()
  expect(await phone.enter(number, 'register')).toMatchObject({ code: '200', data: { homepage: '/partner/register' } })
  const user_code = await codeOf(phone)
  const taken = await photos(user_code)
  const idCardNumber = `3275041208${String(lastNumber).padStart(6, '0')}`
  return { phone, number, user_code, taken, identity: { ...identity, ...taken, idCardNumber } }
}

const handIn = async () => {
  const one = await begin()
  await save(one.phone, account)
  await save(one.phone, one.identity)
  await saveBank(one.phone, bank)
  expect(await save(one.phone, { page: 'review' })).toMatchObject({ code: '200', data: { user_status: 'Submitted' } })
  return one
}

test('four pages, each kept as it is saved; who was cut off goes on where they were', async () => {
  const { phone, number, user_code, identity } = await begin()
  const pages: string[] = []
  /** The connection is lost, another phone is taken, and the code asked for anew. */
  const resume = async () => {
    const other = newPhone()
    expect(await other.enter(`0${number}`, 'register')).toMatchObject({ data: { homepage: '/partner/register' } })
    const { data } = await own(other)
    expect(data.identity.user_code).toBe(user_code)
    pages.push(data.identity.page)
  }
  await resume()
  expect(await save(phone, account)).toMatchObject({
    code: '200',
    data: { userType: 'Sales_Installer', user_type: 'Installer' },
  })
  await resume()
  expect(await save(phone, identity)).toMatchObject({
    code: '200',
    data: { userName: 'Joko Susilo', city_name: 'Kota Bekasi' },
  })
  await resume()
  expect(await saveBank(phone, bank)).toMatchObject({
    code: '200',
    data: { bank: { accountNumber: '5220118473', approve_status: null } },
  })
  await resume()
  expect(pages).toEqual(['account', 'identity', 'bank', 'review'])
  expect(await save(phone, { page: 'review' })).toMatchObject({ code: '200' })
  expect((await own(phone)).data).toMatchObject({
    outcome: 'Pending',
    homepage: '/partner/register/approval-result',
    identity: { user_status: 'Submitted', may_edit: false },
    bank: { may_edit: false, bank: { approve_status: 'Bank_Submitted', bank_verify_result: 'Unknown' } },
  })
  const [row] = await db.select().from(installers).where(eq(installers.user_code, user_code))
  expect(row).toMatchObject({
    phone_number: number,
    consent_version: '2026-11',
    email: 'joko@mail.co.id',
    user_type: 'Installer',
  })
  const [user] = await db.select().from(users).where(eq(users.usercode, user_code))
  expect(user).toMatchObject({ username: 'Joko Susilo', department: row?.dept_code, email: null })
  const deeds = await db
    .select()
    .from(actionLogs)
    .where(eq(actionLogs.entity_code, user_code))
    .orderBy(actionLogs.log_id)
  expect(deeds.filter(({ entity }) => entity === 'installer').map(({ action }) => action)).toEqual([
    'register',
    'consent',
    'save-identity',
    'save-bank',
    'submit',
  ])
})

test('what is missing keeps one from handing in, and is named', async () => {
  const { phone } = await begin()
  await save(phone, account)
  expect(await save(phone, { page: 'review' })).toMatchObject({
    code: '406',
    errors: {
      userName: ['Name is required!'],
      photo_code_id_card: ['ID card photo is required!'],
      bank: ['Bank account is required!'],
    },
  })
})

test('an installer may leave the bank for later, and add it while waiting', async () => {
  const { phone, identity } = await begin()
  await save(phone, { ...account, userType: 'Installer' })
  await save(phone, identity)
  expect(await save(phone, { page: 'review' })).toMatchObject({ code: '200' })
  expect((await own(phone)).data.bank).toMatchObject({ bank: null, may_edit: true })
  expect(await saveBank(phone, bank)).toMatchObject({
    code: '200',
    data: { bank: { approve_status: 'Bank_Submitted' }, may_edit: false },
  })
  expect(await saveBank(phone, bank)).toMatchObject({
    code: '409',
    message: 'Your data is being checked and cannot be changed now',
  })
})

test('each page is judged in its own words', async () => {
  const { phone, identity, taken } = await begin()
  expect(await save(phone, { ...account, userType: 'Boss', email: 'x', consent_version: '' })).toMatchObject({
    code: '406',
    errors: {
      userType: ['Partner type is required!'],
      email: ['This is not an e-mail address'],
      consent_version: ['Your consent is required!'],
    },
  })
  expect(await save(phone, { ...account, consent_version: '1999-01' })).toMatchObject({
    errors: { consent_version: ['Please accept the current privacy policy'] },
  })
  expect(await save(phone, { ...identity, idCardNumber: '--- ' })).toMatchObject({
    errors: { idCardNumber: ['ID card number is required!'] },
  })
  expect(await save(phone, { ...identity, province: '31' })).toMatchObject({
    errors: { city: ['This city lies in another province'] },
  })
  expect(await save(phone, { ...identity, city: '99.99' })).toMatchObject({
    errors: { city: ['This choice is not in the list'] },
  })
  expect(await save(phone, { ...identity, idCardAddress: 'x'.repeat(501) })).toMatchObject({
    errors: { idCardAddress: ['ID card address is no more than 500 characters'] },
  })
  expect(await save(phone, { ...identity, photo_code_id_card: taken.photo_code_id_profile })).toMatchObject({
    errors: { photo_code_id_card: ['Please take this photo again'] },
  })
  await save(phone, identity)
  expect(await saveBank(phone, { ...bank, bank: '003' })).toMatchObject({
    errors: { bank: ['This choice is not in the list'] },
  })
  expect(await saveBank(phone, { ...bank, receiverType: '3' })).toMatchObject({
    errors: { receiverType: ['This choice is not in the list'] },
  })
  expect(await saveBank(phone, { ...bank, accountNumber: '12x4' })).toMatchObject({
    errors: { accountNumber: ['Account number is 5 to 20 digits'] },
  })
  expect(await saveBank(phone, { ...bank, accountName: 'Siti' })).toMatchObject({
    errors: { photo_code_disclaimer_letter: ['Disclaimer letter is required!'] },
  })
  expect(await saveBank(phone, { ...bank, accountName: 'Siti', ...taken })).toMatchObject({ code: '200' })
})

test('letters, digits and dots of an ID card are kept, and nobody registers twice with one', async () => {
  const first = await handIn()
  const second = await begin()
  await save(second.phone, { ...account, userType: 'Installer' })
  const same = { ...second.identity, idCardNumber: first.identity.idCardNumber.replace(/^(....)/, '$1-/ ') }
  expect(await save(second.phone, same)).toMatchObject({
    code: '200',
    data: { idCardNumber: first.identity.idCardNumber },
  })
  expect(await save(second.phone, { page: 'review' })).toMatchObject({
    code: '409',
    message: 'This ID card number is already registered. Please contact the Admin',
  })
  await db.update(installers).set({ user_status: 'Rejected' }).where(eq(installers.user_code, first.user_code))
  expect(await save(second.phone, { page: 'review' })).toMatchObject({ code: '200' })
  const { data } = await admin(office.getInstaller, { user_code: second.user_code })
  expect(data.duplicates).toMatchObject([
    { user_code: first.user_code, same: 'id_card_number', user_status: 'Rejected' },
  ])
})

test('a photo travels in parts, and belongs to whoever sent it', async () => {
  const { phone, user_code } = await begin()
  const noise = {
    width: 900,
    height: 700,
    channels: 3 as const,
    noise: { type: 'gaussian' as const, mean: 128, sigma: 90 },
  }
  const picture = await sharp({ create: { ...noise, background: '#fff' } })
    .png()
    .toBuffer()
  expect(picture.length).toBeGreaterThan(chunkBytes)
  const place = { module_name: 'Installer', module_code: user_code, alias: 'id_card', kind: 'photo' }
  const started = await phone.ask('POST', '/api/attachment/session', {
    ...place,
    file_name: 'ktp.png',
    bytes: picture.length,
  })
  const { upload_code, total_chunks } = started.data
  for (let n = 0; n < total_chunks; n++) {
    const chunk = picture.subarray(n * chunkBytes, (n + 1) * chunkBytes)
    const cookie = [...phone.jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = {
      host: 'sejuk.test',
      origin: 'http://sejuk.test',
      'x-requested-with': 'x',
      cookie,
      'content-type': 'application/octet-stream',
    }
    const reply = await door.inject({
      method: 'PUT',
      url: `/api/attachment/session/${upload_code}/chunk/${n}`,
      headers,
      payload: chunk,
    })
    expect(reply.json().code).toBe('200')
  }
  const finished = await phone.ask('POST', `/api/attachment/session/${upload_code}/finish`, {})
  expect(finished.data.photo_code).toMatch(/^PHT-/)

  const stranger = await begin()
  expect(
    await stranger.phone.ask('POST', '/api/attachment/session', { ...place, file_name: 'a.png', bytes: 10 }),
  ).toMatchObject({ code: '404' })
  expect(
    await save(stranger.phone, { ...stranger.identity, photo_code_id_card: finished.data.photo_code }),
  ).toMatchObject({
    errors: { photo_code_id_card: ['Please take this photo again'] },
  })
  for (const somebody of [stranger.phone, phone])
    expect((await somebody.ask('GET', `/api/photo/list?module_code=${user_code}`)).data ?? []).toEqual([])
})

test('an account in another name is one of the reasons a bank is sent back; corrected it is handed in again', async () => {
  const { phone, number, user_code } = await handIn()
  await admin(office.actOnInstaller['approve-identity-information'], { user_code })
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
  await admin(office.actOnInstaller['approve-identity-information'], { user_code })
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
  const { phone_number, user_code } = await makeInstaller(house, { user_status: 'Approved' })
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
  await admin(office.actOnInstaller['approve-identity-information'], { user_code })
  expect(await role()).toEqual(['Partner-Common-Installer'])
  await admin(office.actOnInstaller['approve-bank-account'], { user_code })
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
  await admin(office.actOnInstaller['approve-identity-information'], { user_code })
  await admin(office.actOnInstaller['approve-bank-account'], { user_code })
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
  await admin(office.actOnInstaller['approve-bank-account'], { user_code })
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

test('another number is taken once it has proved itself, and is nobody else’s', async () => {
  const { phone, number, user_code } = await handIn()
  const other = await handIn()
  const next = newNumber()
  const otp = (await phone.send(next, 'register')).data.demo_otp
  expect(
    await phone.ask('POST', '/auth/save-phone-number', { phone: next, otp: otp === '000000' ? '000001' : '000000' }),
  ).toMatchObject({ status: 'otp-wrong' })
  expect(await phone.ask('POST', '/auth/save-phone-number', { phone: `+62${next}`, otp })).toMatchObject({
    code: '200',
  })
  expect((await own(phone)).data.identity.phone).toBe(next)
  expect(await newPhone().send(number)).toMatchObject({ status: 'phone-number-not-registered' })
  expect(await newPhone().enter(next)).toMatchObject({ code: '200' })
  const taken = (await phone.send(other.number, 'register')).data.demo_otp
  expect(await phone.ask('POST', '/auth/save-phone-number', { phone: other.number, otp: taken })).toMatchObject({
    code: '409',
    message: 'This phone number is already registered',
  })
  expect(await db.select().from(users).where(eq(users.usercode, user_code))).toMatchObject([{ phone: next }])
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
