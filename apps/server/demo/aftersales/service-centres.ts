import type { AscFlag, AscGroup, AscType } from '@sejuk/domain/aftersales/service-centres'
import type { TechnicianSkill } from '@sejuk/domain/aftersales/technicians'
import { addDays } from '@sejuk/domain/values/dates'
import type pg from 'pg'
import { ascBranchOffices, ascCoverages, serviceCentres } from '../../src/db/tables/aftersales/service-centres.ts'
import { technicians } from '../../src/db/tables/aftersales/technicians.ts'
import { attachments } from '../../src/db/tables/platform/attachments.ts'
import { userRoles, users } from '../../src/db/tables/platform/users.ts'
import { hashPassword } from '../../src/platform/session/passwords.ts'
import { insertRows } from '../makers/insert-rows.ts'
import { makePersonName } from '../makers/names.ts'
import { officeMoment } from '../makers/office-hours.ts'
import { makeMobile } from '../makers/phones.ts'
import { chance, digits, pick, type Random, whole } from '../makers/random.ts'
import { streets } from '../makers/word-lists.ts'
import type { Part } from '../part.ts'
import { demoPassword, demoUsers } from '../platform/accounts.ts'
import { loadServicePrices } from './service-prices.ts'
import { technicianPhotos } from './technician-photos.ts'

type Centre = {
  asc_code: string
  asc_name: string
  asc_type: AscType
  dept_code: string
  asc_group: AscGroup
  city_name: string
  asc_flag: AscFlag
  lat: number
  lng: number
  /** The cities it goes to. */
  goes: readonly string[]
  technicians: number
}
const centre = (
  asc_code: string,
  place: string,
  asc_type: AscType,
  dept_code: string,
  asc_group: AscGroup,
  city_name: string,
  [lat, lng]: readonly [number, number],
  goes: string,
  howMany: number,
  asc_flag: AscFlag = 'Yes',
): Centre => ({
  asc_code,
  asc_name: `Service Center ${place}`,
  asc_type,
  dept_code,
  asc_group,
  city_name,
  asc_flag,
  lat,
  lng,
  goes: goes.split(' '),
  technicians: howMany,
})

const cities = {
  west: 'Kota Administrasi Jakarta Barat',
  east: 'Kota Administrasi Jakarta Timur',
  south: 'Kota Administrasi Jakarta Selatan',
  north: 'Kota Administrasi Jakarta Utara',
}

/** The eight codes of the business and one of ours. One is paused, and the contract of one is about to end. */
export const demoCentres: readonly Centre[] = [
  centre('8-ASC-01', 'Jakarta Barat', 'RAC', '705', 'Jakarta', cities.west, [-6.1653, 106.7483], '31.73', 10),
  centre('8-ASC-02', 'Jakarta Timur', 'RAC', '705', 'Jakarta', cities.east, [-6.255, 106.9007], '31.75', 8),
  centre(
    '8-ASC-03',
    'Jakarta Selatan',
    'LCAC',
    '705',
    'Jakarta',
    cities.south,
    [-6.2726, 106.81],
    '31.74 31.71 31.73',
    8,
  ),
  centre('8-ASC-04', 'Tangerang', 'RAC', '713', 'Tangerang', 'Kota Tangerang', [-6.1844, 106.652], '36.71 36.74', 7),
  centre(
    '8-ASC-05',
    'Tangerang Selatan',
    'LCAC',
    '713',
    'Tangerang',
    'Kota Tangerang Selatan',
    [-6.3021, 106.7074],
    '36.74 36.71',
    4,
    'Paused',
  ),
  centre('8-ASC-06', 'Bekasi', 'RAC', '715', 'Bekasi', 'Kota Bekasi', [-6.2808, 106.9754], '32.75', 7),
  centre('8-ASC-07', 'Cikarang', 'CAC', '715', 'Bekasi', 'Kabupaten Bekasi', [-6.2198, 107.1217], '32.16 32.75', 5),
  centre('1-RAC-51', 'Pusat RAC', 'RAC', '700', 'Jakarta', cities.north, [-6.1272, 106.8666], '31.72 31.71', 7),
  centre('8-ASC-08', 'Bekasi Timur', 'RAC', '715', 'Bekasi', 'Kota Bekasi', [-6.2383, 107.0057], '32.75', 4),
]

const endingSoon = '8-ASC-08'
const jobs: Record<AscType, readonly [number, number]> = { RAC: [5, 9], LCAC: [4, 6], CAC: [2, 4] }

const centreRows = (random: Random, today: string, ass: readonly string[], banks: readonly string[]) =>
  demoCentres.map(({ goes: _, technicians: howMany, ...facts }) => {
    const most = whole(random, ...jobs[facts.asc_type]) + Math.round(howMany / 2)
    const signed = addDays(today, -whole(random, 120, 300))
    return {
      ...facts,
      cooperation: 'Cooperate' as const,
      ass_admin_group: `ASS-${facts.asc_group}`,
      ass_admin_user_codes: [...ass],
      address: `Jl. ${pick(random, streets)} No. ${whole(random, 3, 180)}`,
      phone: `21${digits(random, 8)}`,
      email: `${facts.asc_code.toLowerCase()}@sejuk.example`,
      capacity_per_day: { Install: most, Maintain: most + 4, Repair: most + 2, Survey: 3, Dismantle_Relocate: 2 },
      npwp: digits(random, 15),
      is_pkp: chance(random, 0.6),
      bank_code: banks.includes('014') ? '014' : null,
      account_name: `PT ${facts.asc_name.toUpperCase()}`,
      credited_account: digits(random, 10),
      contract_number: `PKS/${facts.asc_code}/${signed.slice(0, 4)}`,
      contract_signed_date: signed,
      contract_valid_to: facts.asc_code === endingSoon ? addDays(today, 18) : addDays(signed, 730),
      rating: whole(random, 38, 49) / 10,
      created_date: officeMoment(signed, 'Asia/Jakarta', 0),
    }
  })

const skillsOf = (random: Random, type: AscType): TechnicianSkill[] => [
  'Maintain',
  'Repair',
  ...(chance(random, 0.8) ? (['Install'] as const) : []),
  ...(chance(random, 0.4) ? (['Survey'] as const) : []),
  ...(chance(random, 0.55) ? (['Inverter'] as const) : []),
  ...(type === 'CAC' ? (['VRF', 'Chiller'] as const) : type === 'LCAC' ? (['Electrical'] as const) : []),
]

const technicianRows = (random: Random, today: string) => {
  const own = demoUsers.find(({ role_code }) => role_code === 'Technician')
  const taken = new Set<string>(own && [own.username])
  const newName = (): string => {
    const name = makePersonName(random)
    if (taken.has(name)) return newName()
    taken.add(name)
    return name
  }
  return demoCentres.flatMap(({ asc_code, asc_type, technicians: howMany }, c) =>
    Array.from({ length: howMany }, (_, n) => {
      const isOwn = own?.asc_code === asc_code && n === 0
      const level = pick(random, ['Basic', 'Intermediate', 'Advanced'] as const)
      const joined = addDays(today, -whole(random, 200, 2500))
      return {
        technician_code: isOwn
          ? own.usercode
          : `TEC-${String(c + 1).padStart(2, '0')}${String(n + 1).padStart(2, '0')}`,
        technician_name: isOwn ? own.username : newName(),
        phone: makeMobile(random),
        nik: `3173${digits(random, 12)}`,
        asc_code,
        skills: isOwn
          ? (['Install', 'Maintain', 'Repair', 'Survey', 'Inverter'] as TechnicianSkill[])
          : skillsOf(random, asc_type),
        certification_level: level,
        certification_number: `SKT-${digits(random, 6)}`,
        certification_valid_to: addDays(today, whole(random, -30, 700)),
        max_jobs_day: whole(random, 3, 6),
        vehicle: pick(random, ['Motorcycle', 'Motorcycle', 'Van', 'Car'] as const),
        status: isOwn
          ? ('Active' as const)
          : pick(random, [...Array<'Active'>(9).fill('Active'), 'Leave', 'Off'] as const),
        join_date: joined,
        created_date: officeMoment(joined, 'Asia/Jakarta', 0),
      }
    }),
  )
}

/** Technicians and the admins of the centres sign in too; of some there is an account already. */
const accounts = async (client: pg.ClientBase, random: Random, staff: ReturnType<typeof technicianRows>) => {
  const password_hash = await hashPassword(demoPassword)
  const known = new Set(demoUsers.map(({ usercode }) => usercode))
  const deptOf = new Map(demoCentres.map(({ asc_code, dept_code }) => [asc_code, dept_code]))
  const account = (usercode: string, username: string, title: string, asc_code: string) => ({
    usercode,
    login_name: usercode.toLowerCase(),
    username,
    title,
    email: `${usercode.toLowerCase()}@sejuk.example`,
    department: deptOf.get(asc_code) ?? '',
    asc_code,
    password_hash,
  })
  const technicians = staff
    .filter(({ technician_code }) => !known.has(technician_code))
    .map((one) => account(one.technician_code, one.technician_name, 'Technician', one.asc_code))
  const admins = demoCentres
    .filter(({ asc_code }) => !demoUsers.some((one) => one.role_code === 'ASC-Admin' && one.asc_code === asc_code))
    .map(({ asc_code }, n) =>
      account(`ASC-${String(n + 1).padStart(4, '0')}`, makePersonName(random), 'ASC admin', asc_code),
    )
  await insertRows(client, users, [...technicians, ...admins])
  await insertRows(client, userRoles, [
    ...technicians.map(({ usercode }) => ({ usercode, role_code: 'Technician' })),
    ...admins.map(({ usercode }) => ({ usercode, role_code: 'ASC-Admin' })),
  ])
}

const listOf = async (client: pg.ClientBase, text: string) =>
  (await client.query<{ code: string }>(text)).rows.map(({ code }) => code)

/** Nine centres with their areas, their sixty technicians and what they are paid. */
export const loadServiceCentres: Part['load'] = async (client, { random, today, store, say }) => {
  const { rows: places } = await client.query<{ sub_district_code: string; city_code: string; district_code: string }>(
    'select sub_district_code, city_code, district_code from sub_districts where city_code = any ($1) order by 1',
    [[...new Set(demoCentres.flatMap(({ goes }) => goes))]],
  )
  if (places.length === 0) return
  const ass = await listOf(
    client,
    `select usercode as code from user_roles where role_code = 'After-Sales-Department' order by 1`,
  )
  const banks = await listOf(client, 'select bank_code as code from banks')
  await insertRows(client, serviceCentres, centreRows(random, today, ass, banks))
  const covered = demoCentres.flatMap(({ asc_code, goes }) =>
    places
      .filter(({ city_code }) => goes.includes(city_code))
      .map(({ sub_district_code }) => ({ asc_code, sub_district_code })),
  )
  await insertRows(client, ascCoverages, covered)
  await insertRows(client, ascBranchOffices, [
    {
      asc_code: '8-ASC-01',
      office_name: 'Pos Layanan Cengkareng',
      address: 'Jl. Daan Mogot No. 88',
      phone: '2154390121',
      sub_districts: covered
        .filter((one) => one.asc_code === '8-ASC-01')
        .slice(0, 6)
        .map((one) => one.sub_district_code),
    },
    {
      asc_code: '8-ASC-04',
      office_name: 'Pos Layanan Karawaci',
      address: 'Jl. Imam Bonjol No. 12',
      phone: '2155772310',
      sub_districts: covered
        .filter((one) => one.asc_code === '8-ASC-04')
        .slice(0, 5)
        .map((one) => one.sub_district_code),
    },
  ])
  const staff = technicianRows(random, today)
  await accounts(client, random, staff)
  await insertRows(client, technicians, staff)
  await insertRows(client, attachments, await technicianPhotos(store, staff))
  await loadServicePrices(client, today)
  say(`demo data: ${demoCentres.length} service centres, ${staff.length} technicians`)
}
