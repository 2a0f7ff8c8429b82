import { standardRoles } from '@sejuk/domain/roles'
import { installerBanks, installers } from '../src/db/tables/installers/installers.ts'
import { banks } from '../src/db/tables/masters/banks.ts'
import { cities, provinces } from '../src/db/tables/masters/regions.ts'
import type { attachments } from '../src/db/tables/platform/attachments.ts'
import { roles } from '../src/db/tables/platform/roles.ts'
import { users } from '../src/db/tables/platform/users.ts'
import { openBrowser } from './servers/browser.ts'
import type { startTestServer } from './servers/test-server.ts'

type TestServer = Pick<Awaited<ReturnType<typeof startTestServer>>, 'db' | 'app'>

/** Two provinces, two banks and the roles of partners: what installers are made of. */
export const prepareInstallers = async ({ db }: TestServer) => {
  await db.insert(provinces).values([
    { province_code: '31', province_name: 'DKI Jakarta' },
    { province_code: '32', province_name: 'Jawa Barat' },
  ])
  await db.insert(cities).values([
    { city_code: '31.73', city_name: 'Jakarta Barat', province_code: '31' },
    { city_code: '32.75', city_name: 'Kota Bekasi', province_code: '32' },
  ])
  const bank = { receiver_types: ['1', '2'], receiver_residencies: ['1'] }
  await db.insert(banks).values([
    {
      ...bank,
      bank_code: '014',
      bank_short_name: 'BCA',
      bank_name: 'Bank Central Asia',
      swift_code: 'CENAIDJA',
      chooseable_status: 'Yes',
    },
    {
      ...bank,
      bank_code: '003',
      bank_short_name: 'LPEI',
      bank_name: 'Eximbank',
      swift_code: 'LPEIIDJ1',
      chooseable_status: 'No',
    },
  ])
  for (const role_code of ['Partner-Common-Installer', 'Partner-Sales-Installer'] as const) {
    const { role_name, view_data } = standardRoles[role_code]
    await db.insert(roles).values({ role_code, role_name, view_data })
  }
}

type Person = Partial<typeof installers.$inferInsert>
type Account = Partial<typeof installerBanks.$inferInsert>
let made = 0

/** An installer who submitted everything, unless given otherwise. `bank` null: without an account. */
export const makeInstaller = async ({ db }: TestServer, person: Person = {}, bank: Account | null = {}) => {
  made += 1
  const number = String(made).padStart(5, '0')
  const { user_code = `INS-T-${number}`, dept_code = '705', user_name = `Joko ${number}` } = person
  await db.insert(users).values({
    usercode: user_code,
    login_name: user_code,
    username: user_name,
    department: dept_code,
    phone: `8129000${number}`,
  })
  const [row] = await db
    .insert(installers)
    .values({
      user_code,
      dept_code,
      user_name,
      phone_number: `8129000${number}`,
      user_status: 'Submitted',
      requested_type: 'Sales_Installer',
      id_card_number: `32750412088${number}`,
      id_card_address: 'Jl. Kenanga 12',
      province_code: '31',
      city_code: '31.73',
      consent_version: '2026-11-15',
      id_verify_result: 'Valid',
      ...person,
    })
    .returning()
  if (bank)
    await db.insert(installerBanks).values({
      user_code,
      bank_code: '014',
      bank_province_code: '31',
      bank_city_code: '31.73',
      account_name: user_name,
      credited_account: `52200${number}`,
      receiver_type: '1',
      receiver_residency: '1',
      transfer_type: 'Online',
      approve_status: 'Bank_Submitted',
      bank_verify_result: 'Valid',
      ...bank,
    })
  return row!
}

/** An attachment row without a stored file. */
export const photoRow = (module_code: string, alias: string, attachment_code = `PHT-${module_code}-${alias}`) =>
  ({
    attachment_code,
    kind: 'photo',
    module_name: 'Installer',
    module_code,
    alias,
    original_file_name: `${alias}.jpg`,
    content_type: 'image/jpeg',
    bytes: 4,
    sha256: 'x',
    store_key: `test/${attachment_code}`,
    created_by: module_code,
  }) satisfies typeof attachments.$inferInsert

/** A simulated phone with its own IP address. */
export const openPhone = ({ app }: TestServer, ip = '10.0.0.1') => {
  const browser = openBrowser(app, { 'x-forwarded-for': ip })
  const send = (phone: string, purpose: 'login' | 'register' = 'login') =>
    browser.ask('POST', '/auth/send-otp', { phone, purpose })
  const verify = (phone: string, otp: string, purpose: 'login' | 'register' = 'login') =>
    browser.ask('POST', '/auth/verify-otp', { phone, otp, purpose })
  const logIn = (code: string) => browser.ask('POST', '/auth/login', { code })
  /** From the phone number to a session, or to the first refusal. */
  const enter = async (phone: string, purpose: 'login' | 'register' = 'login') => {
    const sent = await send(phone, purpose)
    if (sent.code !== '200') return sent
    const verified = await verify(phone, sent.data.demo_otp, purpose)
    return verified.code === '200' ? logIn(verified.data.code) : verified
  }
  return { ...browser, send, verify, logIn, enter }
}
