import { branchOf, roleOf } from '@sejuk/domain/installers/installers'
import { type InstallerPhoto, installerPhotos, privacyVersion } from '@sejuk/domain/installers/registrations'
import { photoPermission } from '@sejuk/domain/platform/attachment-permissions'
import { instantOf } from '@sejuk/domain/values/dates'
import type pg from 'pg'
import { installerBanks, installers } from '../../src/db/tables/installers/installers.ts'
import { attachments } from '../../src/db/tables/platform/attachments.ts'
import { userPermissions, userRoles, users } from '../../src/db/tables/platform/users.ts'
import { insertRows } from '../makers/insert-rows.ts'
import { pick, type Random } from '../makers/random.ts'
import { shareOf } from '../masters/branches.ts'
import type { AreaContext } from '../part.ts'
import { demoUsers } from '../platform/accounts.ts'
import { type DrawnPhoto, drawInstallerPhotos } from './installer-photos.ts'
import { type City, type DemoAccount, type DemoInstaller, hasLetter, makeInstallers } from './installers.ts'

type Made = { person: DemoInstaller; account: DemoAccount | undefined }
type Branch = { dept_code: string; city_code: string; province_code: string; branch_type: string; timezone: string }

/** Cities that a branch answers for: its own much more than the others of its province. */
const readCities = async (client: pg.ClientBase): Promise<City[]> => {
  const { rows: branches } = await client.query<Branch>('select * from departments where is_active order by dept_code')
  const { rows: cities } = await client.query<{ city_code: string; province_code: string }>(
    'select city_code, province_code from cities order by city_code',
  )
  return cities.flatMap((city) => {
    const branch = branches.find(({ dept_code }) => dept_code === branchOf(city, branches))
    if (branch?.branch_type !== 'Branch') return []
    const share = shareOf(branch.dept_code) * (branch.city_code === city.city_code ? 30 : 1)
    return [{ ...city, dept_code: branch.dept_code, timezone: branch.timezone, share }]
  })
}

/** The two one may sign in as: at work for a year, and paid. */
const makeDemoAccounts = (today: string, banks: readonly string[]): Made[] =>
  demoUsers
    .filter(({ role_code }) => role_code.startsWith('Partner-'))
    .map(({ usercode, username, department, role_code }, n) => {
      const type = role_code === 'Partner-Sales-Installer' ? 'Sales_Installer' : 'Installer'
      const day = `${Number(today.slice(0, 4)) - 1}-10-0${n + 5}`
      const at = (time: string) => instantOf(day, time, 'Asia/Jakarta')
      const place = { province_code: '31', city_code: '31.73' }
      const approved = {
        approved_user_code: 'RCI-0310',
        approved_user_name: 'Yudi Setiawan',
        approved_date: at('15:10'),
      }
      const person: DemoInstaller = {
        ...place,
        ...approved,
        user_code: usercode,
        user_name: username,
        user_status: 'Approved',
        user_type: type,
        requested_type: type,
        is_barred: false,
        id_verify_result: 'Valid',
        dept_code: department,
        phone_number: n === 0 ? '81388204417' : '81290341178',
        email: null,
        id_card_number: n === 0 ? '3173051208870007' : '3173082403910012',
        id_card_address: n === 0 ? 'Jl. Kenanga No. 12 RT 04/07' : 'Jl. Meruya Ilir No. 88 RT 02/05',
        consent_version: privacyVersion,
        consent_date: at('09:00'),
        submitted_date: at('09:20'),
        approve_reason: null,
        admin_remark: null,
        last_login_date: null,
        created_date: at('09:00'),
        updated_date: at('09:20'),
      }
      const account: DemoAccount = {
        user_code: usercode,
        bank_code: banks.includes('014') ? '014' : (banks[0] ?? ''),
        bank_province_code: place.province_code,
        bank_city_code: place.city_code,
        account_name: username.toUpperCase(),
        credited_account: n === 0 ? '5220118473' : '6030447219',
        receiver_type: '1',
        receiver_residency: '1',
        transfer_type: 'Online',
        approve_status: 'Bank_Approved',
        bank_verify_result: 'Valid',
        approve_reason: null,
        approved_date: at('16:00'),
        approved_user_code: 'RCI-0203',
        approved_user_name: 'Hendri Halim',
        created_date: at('09:20'),
        updated_date: at('09:20'),
      }
      return { person, account }
    })

const photoRows = (random: Random, drawn: Record<InstallerPhoto, DrawnPhoto[]>, made: readonly Made[]) =>
  made.flatMap(({ person, account }) =>
    installerPhotos
      .filter((photo) => photo !== 'disclaimer_letter' || hasLetter({ person, account }))
      .map((alias) => ({
        ...pick(random, drawn[alias]),
        attachment_code: codeOf(person.user_code, alias),
        kind: 'photo' as const,
        module_name: 'Installer',
        module_code: person.user_code,
        alias,
        original_file_name: `${alias}.jpg`,
        content_type: 'image/jpeg',
        source: 'camera' as const,
        created_by: person.user_code,
        created_date: person.created_date,
        updated_date: person.created_date,
      })),
  )
const codeOf = (user_code: string, photo: InstallerPhoto) => `PHT-${user_code}-${photo}`

export const loadInstallers = async (client: pg.ClientBase, { random, today, say, store }: AreaContext) => {
  const cities = await readCities(client)
  const { rows: banks } = await client.query<{ bank_code: string }>(
    `select bank_code from banks where chooseable_status = 'Yes' and bank_code in ('002', '008', '009', '014', '022', '451') order by bank_code`,
  )
  const codes = banks.map(({ bank_code }) => bank_code)
  // Nobody lives nowhere, or is paid through no bank.
  if (cities.length === 0 || codes.length === 0) return
  const others = makeInstallers(random, { cities, banks: codes, today })
  const everybody: Made[] = [...makeDemoAccounts(today, codes), ...others]
  await insertPeople(client, others)
  await insertRows(
    client,
    userPermissions,
    everybody.flatMap(({ person }) =>
      installerPhotos.map((photo) => ({
        usercode: person.user_code,
        permission_code: photoPermission('Installer', photo, 'Upload'),
        is_allowed: true,
      })),
    ),
  )
  await insertRows(client, attachments, photoRows(random, await drawInstallerPhotos(store), everybody))
  await insertRows(
    client,
    installers,
    everybody.map(({ person }) => ({
      ...person,
      photo_code_id_card: codeOf(person.user_code, 'id_card'),
      photo_code_id_profile: codeOf(person.user_code, 'id_profile'),
    })),
  )
  await insertRows(
    client,
    installerBanks,
    everybody.flatMap(({ person, account }) =>
      account
        ? [
            {
              ...account,
              photo_code_disclaimer_letter: hasLetter({ person, account })
                ? codeOf(person.user_code, 'disclaimer_letter')
                : null,
            },
          ]
        : [],
    ),
  )
  await client.query(agreeOnPhones)
  await client.query(agreeOnEnds)
  await client.query(`select setval('installer_code', $1)`, [others.length])
  await client.query('analyze installers, installer_banks')
  say(`demo data: ${everybody.length} installers`)
}

/** One person, one phone: the account says what the installer said. */
const agreeOnPhones = 'update users u set phone = i.phone_number from installers i where i.user_code = u.usercode'

const agreeOnEnds = `update installers set ended_date = updated_date where user_status in ('Rejected', 'Paused')`

const insertPeople = async (client: pg.ClientBase, made: readonly Made[]) => {
  await insertRows(
    client,
    users,
    made.map(({ person }) => ({
      usercode: person.user_code,
      login_name: person.user_code.toLowerCase(),
      username: person.user_name ?? '',
      title: 'Installer',
      phone: person.phone_number,
      department: person.dept_code,
      is_active: person.user_status !== 'Paused',
      created_date: person.created_date,
    })),
  )
  await insertRows(
    client,
    userRoles,
    made.flatMap(({ person: { user_code, user_status, user_type = 'Installer' } }) => {
      const role_code = roleOf({ user_status, user_type })
      return role_code ? [{ usercode: user_code, role_code }] : []
    }),
  )
}
