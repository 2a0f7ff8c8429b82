import * as office from '@sejuk/contract/installers/installers'
import { chunkBytes } from '@sejuk/contract/platform/attachments'
import { eq, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { prepareInstallers } from '../../../../test/installers.ts'
import { account, bank, own, registrations, save, saveBank } from '../../../../test/registrations.ts'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { installers } from '../../../db/tables/installers/installers.ts'
import { actionLogs } from '../../../db/tables/platform/action-logs.ts'
import { attachments } from '../../../db/tables/platform/attachments.ts'
import { users } from '../../../db/tables/platform/users.ts'
import { forgetDrafts } from './forget-drafts.ts'

const server = await startTestServer({ trustProxy: true })
const { db, app, as } = server
await prepareInstallers(server)
const admin = await as(undefined, { username: 'Lina' })
const { newPhone, begin, handIn } = registrations(server)

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
    consent_version: '2026-11-15',
    email: 'joko@mail.co.id',
    user_type: 'Installer',
  })
  const [user] = await db.select().from(users).where(eq(users.usercode, user_code))
  expect(user).toMatchObject({ username: 'Joko Susilo', department: row?.dept_code, email: null })
  const entries = await db
    .select()
    .from(actionLogs)
    .where(eq(actionLogs.entity_code, user_code))
    .orderBy(actionLogs.log_id)
  expect(entries.filter(({ entity }) => entity === 'installer').map(({ action }) => action)).toEqual([
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
    const reply = await app.inject({
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

test('a draft nobody went on with is forgotten after ninety days, with its pictures; what was handed in is not', async () => {
  const [left, kept, fresh] = [await begin(), await handIn(), await begin()]
  const long = sql`now() - interval '91 days'`
  for (const { user_code } of [left, kept])
    await db.update(installers).set({ updated_date: long }).where(eq(installers.user_code, user_code))
  await forgetDrafts.work({ db } as never)
  const people = (await db.select({ code: users.usercode }).from(users)).map(({ code }) => code)
  expect([left, kept, fresh].map(({ user_code }) => people.includes(user_code))).toEqual([false, true, true])
  const pictures = await db.select().from(attachments).where(eq(attachments.module_code, left.user_code))
  expect(pictures.map(({ deleted_date }) => deleted_date !== null)).toEqual([true, true, true])
  expect(await own(left.phone)).toMatchObject({ code: '401' })
})
