import * as contract from '@sejuk/contract/aftersales/service-centres'
import { permissions } from '@sejuk/domain/permissions'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { east, makeCentre, makeRegions, west } from '../../../../test/aftersales.ts'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { ascCoverages } from '../../../db/tables/aftersales/service-centres.ts'
import { banks } from '../../../db/tables/masters/banks.ts'

const { db, as } = await startTestServer()
type Caller = Awaited<ReturnType<typeof as>>
let ass: Caller
let partner: Caller

const form = {
  asc_name: 'Service Center Baru',
  asc_type: 'LCAC',
  asc_flag: 'Yes',
  cooperation: 'Cooperate',
  asc_group: 'Bekasi',
  dept_code: '705',
  address: 'Jl. Baru 9',
  city_name: 'Kota Bekasi',
  phone: '0215439012',
  lat: -6.2,
  lng: 106.9,
  capacity_per_day: { Install: 3, Maintain: '5', Repair: '', Survey: 1, Dismantle_Relocate: 0 },
  work_days: [1, 2, 3, 4, 5],
  work_from: '08:30',
  work_to: '17:00',
  bank_code: '014',
  account_name: 'PT Baru',
  credited_account: '123456',
  contract_signed_date: '2025-01-01',
  contract_valid_to: '2099-01-01',
  sub_districts: [west, east],
}

beforeAll(async () => {
  await makeRegions(db)
  await db.insert(banks).values({
    bank_code: '014',
    bank_short_name: 'BCA',
    bank_name: 'Bank Central Asia',
    swift_code: 'CENAIDJA',
    receiver_types: ['1'],
    receiver_residencies: ['1'],
    chooseable_status: 'Yes',
  })
  await makeCentre(db, { asc_code: '8-ASC-01', bank_code: '014', credited_account: '777' }, [west])
  await makeCentre(db, { asc_code: '8-ASC-05', asc_flag: 'Paused' })
  await makeCentre(db, { asc_code: '8-ASC-06', cooperation: 'No Cooperate', contract_signed_date: null })
  ass = await as()
  partner = await as(permissions, { view_data: 'View_Data_Asc', asc_code: '8-ASC-01' })
})

test('the list tells tabs, contract and coverage, and finds by what is asked', async () => {
  const codes = async (input: object) =>
    (await ass(contract.listServiceCentres, input)).data.map((one: { asc_code: string }) => one.asc_code)
  expect(await codes({ tab: 'new' })).toContain('8-ASC-01')
  expect(await codes({ tab: 'new' })).not.toContain('8-ASC-05')
  expect(await codes({ tab: 'paused' })).toEqual(['8-ASC-05'])
  expect(await codes({ tab: 'ended' })).toEqual(['8-ASC-06'])
  expect(await codes({ signed: false, tab: 'all' })).toEqual(['8-ASC-06'])
  expect(await codes({ search: '8-asc-01' })).toEqual(['8-ASC-01'])
  const [first] = (await ass(contract.listServiceCentres, { search: '8-ASC-01' })).data
  expect(first).toMatchObject({ coverage: 1, capacity: 15, open_work_orders: 0, why_not_signed: null })
  const { data } = await ass(contract.countServiceCentres, {})
  expect(data).toContainEqual({ tab: 'paused', total: 1 })
})

test('a contract is signed and valid, or the answer says why not', async () => {
  expect((await ass(contract.checkSigned, { asc_code: '8-ASC-01' })).data).toMatchObject({
    is_signed: true,
    why_not: null,
  })
  expect((await ass(contract.checkSigned, { asc_code: '8-ASC-06' })).data).toMatchObject({
    is_signed: false,
    why_not: 'The contract is not signed',
  })
  expect(await ass(contract.checkSigned, { asc_code: 'none' })).toMatchObject({
    code: '404',
    message: 'Data not found',
  })
  expect((await ass(contract.checkSigned, {})).errors).toEqual({ asc_code: ['Service centre is required!'] })
})

test('a centre is registered with its area, changed as it was seen, and every change is logged', async () => {
  expect(await ass(contract.createServiceCentre, { ...form, asc_code: '8-ASC-09' })).toMatchObject({
    code: '200',
    message: 'Data saved successfully',
  })
  expect((await ass(contract.createServiceCentre, { ...form, asc_code: '8-ASC-09' })).errors).toEqual({
    asc_code: ['This code is already taken'],
  })
  const { data } = await ass(contract.getServiceCentre, { asc_code: '8-ASC-09' })
  expect(data).toMatchObject({
    capacity_per_day: { Maintain: 5, Repair: 0 },
    why_not_dispatch: null,
    bank_name: 'Bank Central Asia',
    phone: '215439012',
  })
  expect(data.coverages).toHaveLength(2)
  const change = {
    ...form,
    asc_code: '8-ASC-09',
    row_version: data.row_version,
    asc_flag: 'Paused',
    sub_districts: [west],
  }
  expect((await ass(contract.updateServiceCentre, change)).data.row_version).toBe(data.row_version + 1)
  expect(await ass(contract.updateServiceCentre, change)).toMatchObject({ code: '409', status: 'Conflict' })
  expect(await db.$count(ascCoverages, eq(ascCoverages.asc_code, '8-ASC-09'))).toBe(1)
  const after = await ass(contract.getServiceCentre, { asc_code: '8-ASC-09' })
  expect(after.data.why_not_dispatch).toBe('The service centre is paused')
  const log = await ass(contract.serviceCentreLog, { code: '8-ASC-09' })
  expect(log.data[0].diff.asc_flag).toEqual(['Yes', 'Paused'])
})

test.each([
  ['asc_name', { asc_name: ' ' }, 'Name is required!'],
  ['asc_flag', { asc_flag: 'Maybe' }, 'Flag is required!'],
  ['bank_code', { bank_code: '999' }, 'This choice is not in the list'],
  ['sub_districts', { sub_districts: ['nowhere'] }, 'This choice is not in the list'],
  ['dept_code', { dept_code: '999' }, 'This choice is not in the list'],
  ['work_to', { work_to: '08:00' }, 'The day ends before it begins'],
  ['contract_valid_to', { contract_valid_to: '2024-01-01' }, 'The contract ends before it is signed'],
  ['phone', { phone: '1' }, 'Phone is not a phone number'],
  ['asc_code', { asc_code: 'CENTRE' }, 'A code looks like 8-ASC-01'],
])('%s is refused at its field', async (field, wrong, message) => {
  const answer = await ass(contract.createServiceCentre, { ...form, asc_code: '8-ASC-19', ...wrong })
  expect(answer.code).toBe('406')
  expect(answer.errors?.[field]).toEqual([message])
})

test('a partner changes its own address and hours, and nothing that is the department’s', async () => {
  const { data } = await partner(contract.getServiceCentre, { asc_code: '8-ASC-01' })
  const mine = {
    ...data,
    phone: '',
    email: '',
    sub_districts: data.coverages.map((one: { sub_district_code: string }) => one.sub_district_code),
    address: 'Jl. Pindah 4',
  }
  expect((await partner(contract.updateServiceCentre, { ...mine, asc_flag: 'No' })).errors).toEqual({
    asc_flag: ['Only the after-sales department changes this'],
  })
  expect((await partner(contract.updateServiceCentre, { ...mine, sub_districts: [] })).errors).toEqual({
    sub_districts: ['Only the after-sales department changes this'],
  })
  expect((await partner(contract.updateServiceCentre, mine)).code).toBe('200')
  expect((await partner(contract.getServiceCentre, { asc_code: '8-ASC-05' })).code).toBe('404')
})

test('the account is told only to who may see it, and cannot be wiped by who may not', async () => {
  const blind = await as(['Asc-List-Search', 'Asc-List-Update'])
  const { data } = await blind(contract.getServiceCentre, { asc_code: '8-ASC-01' })
  expect(data).toMatchObject({ shows_bank: false, credited_account: null, bank_code: null })
  const sub_districts = data.coverages.map((one: { sub_district_code: string }) => one.sub_district_code)
  expect((await blind(contract.updateServiceCentre, { ...data, sub_districts, rating: undefined })).code).toBe('200')
  expect((await ass(contract.getServiceCentre, { asc_code: '8-ASC-01' })).data.credited_account).toBe('777')
})

test('branch offices come, change and go; those of another centre are not there', async () => {
  const office = {
    asc_code: '8-ASC-01',
    office_name: 'Pos Cengkareng',
    address: 'Jl. Daan Mogot 1',
    phone: '',
    sub_districts: [west],
  }
  const { data } = await partner(contract.storeAscBranchOffice, office)
  expect(data).toMatchObject({ office_name: 'Pos Cengkareng', sub_districts: [west] })
  const changed = await partner(contract.storeAscBranchOffice, {
    ...office,
    ...data,
    phone: '',
    office_name: 'Pos Baru',
  })
  expect(changed.data).toMatchObject({ office_id: data.office_id, office_name: 'Pos Baru', row_version: 2 })
  expect((await partner(contract.listAscBranchOffices, {})).data).toHaveLength(1)
  expect((await partner(contract.storeAscBranchOffice, { ...office, asc_code: '8-ASC-05' })).errors).toEqual({
    asc_code: ['This choice is not in the list'],
  })
  const other = (await ass(contract.storeAscBranchOffice, { ...office, asc_code: '8-ASC-05' })).data
  expect((await partner(contract.deleteAscBranchOffice, other)).code).toBe('404')
  expect((await partner(contract.deleteAscBranchOffice, { office_id: data.office_id, row_version: 2 })).message).toBe(
    'Deleted',
  )
})

test('the dropdown offers code and name of the centres one sees', async () => {
  expect((await ass(contract.ascDropdown, { search: '8-ASC-01' })).data).toMatchObject([
    {
      value: '8-ASC-01',
      label: '(8-ASC-01) Service Center 8-ASC-01',
      asc_code: '8-ASC-01',
      asc_name: 'Service Center 8-ASC-01',
    },
  ])
  expect((await partner(contract.ascDropdown, {})).data).toHaveLength(1)
})
