import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { makeInstaller, openPhone, prepareInstallers } from '../../../../test/installers.ts'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { installers } from '../../../db/tables/installers/installers.ts'
import { installerDevices, oneTimeCodes } from '../../../db/tables/installers/partners.ts'
import { outbox } from '../../../db/tables/platform/outbox.ts'
import { sessions } from '../../../db/tables/platform/sessions.ts'
import { hashToken } from '../../../platform/session/session.ts'

const server = await startTestServer({ trustProxy: true })
const { db, config } = server
await prepareInstallers(server)

/** As if this many minutes had passed. */
const passMinutes = (minutes: number) => {
  const earlier = (column: unknown) =>
    sql`array(select moment - make_interval(mins => ${minutes}) from unnest(${column}) moment)`
  return db.update(oneTimeCodes).set({
    sends: earlier(oneTimeCodes.sends),
    wrong_tries: earlier(oneTimeCodes.wrong_tries),
    unknown_phones: earlier(oneTimeCodes.unknown_phones),
    code_sent_date: sql`${oneTimeCodes.code_sent_date} - make_interval(mins => ${minutes})`,
  })
}
let lastIp = 1
const newPhone = () => openPhone(server, `10.1.${lastIp++}.1`)
const newPerson = async () => (await makeInstaller(server, { user_status: 'Approved' })).phone_number
const another = (otp: string) => String((Number(otp) + 1) % 1_000_000).padStart(6, '0')

test('a phone and its code open a session of a partner, however the number is typed', async () => {
  const national = await newPerson()
  for (const typed of [`+62 ${national}`, `62${national}`, `0${national}`, national]) {
    const phone = newPhone()
    expect(await phone.enter(typed)).toMatchObject({ code: '200', data: { homepage: '/' } })
    const [session] = await db
      .select()
      .from(sessions)
      .where(eq(sessions.session_hash, hashToken(phone.jar.get('sid') ?? '')))
    expect(session?.login_from).toBe('partner')
  }
})

test('a phone is the same phone, whoever signs in on it', async () => {
  const phone = newPhone()
  for (const national of [await newPerson(), await newPerson()]) await phone.enter(national)
  const device_hash = hashToken(phone.jar.get('device') ?? '')
  expect(await db.$count(installerDevices, eq(installerDevices.device_hash, device_hash))).toBe(2)
})

test('six digits, of which only a hash is kept; nothing of it lies in the outbox', async () => {
  const national = await newPerson()
  const sent = await newPhone().send(national)
  expect(sent).toMatchObject({ code: '200', data: { resend_after: 60, expires_in: 300 } })
  expect(sent.data.demo_otp).toMatch(/^\d{6}$/)
  const [row] = await db
    .select()
    .from(oneTimeCodes)
    .where(eq(oneTimeCodes.subject, `phone/${national}`))
  expect(JSON.stringify(row)).not.toContain(sent.data.demo_otp)
  expect(row?.code_hash).toMatch(/^[\w-]{43}$/)
  expect(await db.$count(outbox)).toBe(0)
})

test('without a gateway the code goes to the outbox file', async () => {
  const { data } = await newPhone().send(await newPerson())
  const folder = join(config.dataDir, 'outbox')
  const [file = ''] = await readdir(folder)
  expect(await readFile(join(folder, file), 'utf8')).toContain(`${data.demo_otp} adalah kode`)
})

test('a code is sent again after a minute; after three the door is shut for ten', async () => {
  const [phone, national] = [newPhone(), await newPerson()]
  expect((await phone.send(national)).code).toBe('200')
  expect(await phone.send(national)).toMatchObject({
    code: '429',
    status: 'otp-send-fail',
    message: expect.stringMatching(/^A code was just sent\. Please wait \d+ seconds?$/),
    data: { retry_after: expect.any(Number) },
  })
  for (let n = 0; n < 2; n++) {
    await passMinutes(1)
    expect((await phone.send(national)).code).toBe('200')
  }
  await passMinutes(1)
  expect(await phone.send(national)).toMatchObject({
    code: '429',
    status: 'try-after-10-minutes',
    message: 'Too many attempts. Please try again after 10 minutes',
  })
  await passMinutes(9)
  expect((await phone.send(national)).code).toBe('200')
})

test('a wrong code is told, the fifth shuts the door even for the right one', async () => {
  const [phone, national] = [newPhone(), await newPerson()]
  const otp: string = (await phone.send(national)).data.demo_otp
  for (let n = 0; n < 4; n++)
    expect(await phone.verify(national, another(otp))).toMatchObject({
      code: '406',
      status: 'otp-wrong',
      errors: { otp: ['Wrong OTP'] },
    })
  for (const tried of [another(otp), otp])
    expect(await phone.verify(national, tried)).toMatchObject({ code: '429', status: 'try-after-10-minutes' })
  expect(await newPhone().send(national)).toMatchObject({ status: 'try-after-10-minutes' })
  await passMinutes(10)
  expect(await phone.enter(national)).toMatchObject({ code: '200' })
})

test('a code expires after five minutes, is good once, and nobody guesses without one', async () => {
  const [phone, national] = [newPhone(), await newPerson()]
  expect(await phone.verify(national, '123456')).toMatchObject({ code: '406', status: 'otp-expired' })
  const first = (await phone.send(national)).data.demo_otp
  await passMinutes(5)
  expect(await phone.verify(national, first)).toMatchObject({ status: 'otp-expired' })
  const second = (await phone.send(national)).data.demo_otp
  expect((await phone.verify(national, second)).code).toBe('200')
  expect(await phone.verify(national, second)).toMatchObject({ status: 'otp-expired' })
})

test('of many wrong tries at once no more than five are looked at', async () => {
  const national = await newPerson()
  const otp = (await newPhone().send(national)).data.demo_otp
  const tries = Array.from({ length: 30 }, () => newPhone().verify(national, another(otp)))
  const statuses = (await Promise.all(tries)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 'otp-wrong')).toHaveLength(4)
  expect(statuses.filter((status) => status === 'try-after-10-minutes')).toHaveLength(26)
  const [row] = await db
    .select()
    .from(oneTimeCodes)
    .where(eq(oneTimeCodes.subject, `phone/${national}`))
  expect(row?.wrong_tries).toHaveLength(5)
})

test('of many who ask at once one gets a code; of many who hold it one comes in', async () => {
  const national = await newPerson()
  const sent = await Promise.all(Array.from({ length: 12 }, () => newPhone().send(national)))
  const [only, ...others] = sent.filter(({ code }) => code === '200')
  expect(others).toEqual([])
  const tried = Array.from({ length: 12 }, () => newPhone().verify(national, only.data.demo_otp))
  expect((await Promise.all(tried)).filter(({ code }) => code === '200')).toHaveLength(1)
})

test('an unknown number is told so, until somebody asks for one after the other', async () => {
  const phone = newPhone()
  for (let n = 0; n < 10; n++)
    expect(await phone.send(`08119990${String(n).padStart(3, '0')}`)).toMatchObject({
      code: '404',
      status: 'phone-number-not-registered',
      message: 'Phone number is not registered',
    })
  const known = await newPerson()
  for (const number of ['0811999000999', known])
    expect(await phone.send(number)).toMatchObject({ code: '429', status: 'try-after-10-minutes' })
  expect((await newPhone().send(known)).code).toBe('200')
})

test('who registers learns nothing about who else has', async () => {
  const known = await newPerson()
  const rejected = await makeInstaller(server, { user_status: 'Rejected' })
  const answers = await Promise.all(
    [known, rejected.phone_number, '81188800001'].map((phone) => newPhone().send(phone, 'register')),
  )
  for (const answer of answers)
    expect({ ...answer, data: { ...answer.data, demo_otp: 0 } }).toEqual({
      ...answers[0],
      data: { ...answers[0].data, demo_otp: 0 },
    })
  const wrong = await Promise.all(
    [known, '81188800001'].map((phone, n) =>
      newPhone().verify(phone, another(answers[n * 2].data.demo_otp), 'register'),
    ),
  )
  expect(wrong[0]).toEqual(wrong[1])
})

test('a login code is good once, for a minute, in the browser that proved the phone', async () => {
  const [phone, national] = [newPhone(), await newPerson()]
  const otp = (await phone.send(national)).data.demo_otp
  const { code } = (await phone.verify(national, otp)).data
  expect(await newPhone().logIn(code)).toMatchObject({ code: '401', status: 'PartnerLogin' })
  expect(await phone.logIn(code)).toMatchObject({ code: '401' })
  expect(await phone.logIn('nonsense')).toMatchObject({ code: '401' })
})

test('a gateway that is down is said so, and one may ask again at once', async () => {
  const away = await startTestServer({ env: { MESSAGE_GATEWAY_URL: 'http://127.0.0.1:9/send' }, trustProxy: true })
  await prepareInstallers(away)
  const { phone_number } = await makeInstaller(away, { user_status: 'Approved' })
  const phone = openPhone(away)
  for (let n = 0; n < 5; n++)
    expect(await phone.send(phone_number)).toMatchObject({ code: '503', status: 'otp-send-fail' })
  expect(await away.db.$count(installers)).toBe(1)
})

test('garbage is no phone and no code', async () => {
  const phone = newPhone()
  expect(await phone.send('021 555 0123')).toMatchObject({
    code: '406',
    errors: { phone: ['This is not an Indonesian mobile number'] },
  })
  expect(await phone.verify('081290341178', '12a456')).toMatchObject({
    code: '406',
    errors: { otp: ['OTP is 6 digits'] },
  })
})

test('from one address no more than ten strangers’ phones are written to in an hour', async () => {
  const phone = newPhone()
  const answers: string[] = []
  for (let n = 0; n < 12; n++) answers.push((await phone.send(`8129900${String(n).padStart(4, '0')}`, 'register')).code)
  expect(answers.filter((code) => code === '200').length).toBeLessThanOrEqual(10)
  expect(answers.at(-1)).toBe('429')
})
