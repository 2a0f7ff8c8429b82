import { itemDropdown, searchItems } from '@sejuk/contract/catalogue/items'
import type { Endpoint } from '@sejuk/contract/endpoint'
import * as banks from '@sejuk/contract/masters/banks'
import { brandDropdown } from '@sejuk/contract/masters/brands'
import * as businessUnits from '@sejuk/contract/masters/business-units'
import * as drivers from '@sejuk/contract/masters/drivers'
import * as customizations from '@sejuk/contract/masters/erp-customizations'
import * as categories from '@sejuk/contract/masters/item-categories'
import { kpiAreaDepartments } from '@sejuk/contract/masters/kpi-areas'
import * as organizations from '@sejuk/contract/masters/organizations'
import * as rebateTypes from '@sejuk/contract/masters/rebate-types'
import { salesOrderTypeDropdown } from '@sejuk/contract/masters/sales-order-types'
import * as staff from '@sejuk/contract/masters/staff'
import { erpCustomizationTypes } from '@sejuk/domain/masters/erp-customizations'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { standardGoods } from '../../../reference/catalogue/items.ts'
import { loadMasters } from '../../../reference/load-masters.ts'
import { loadReference } from '../../../reference/load-reference.ts'
import { standardCustomizations } from '../../../reference/masters/erp-customizations.ts'
import { origin, startTestServer } from '../../../test/servers/test-server.ts'

const { db, database, app, nobody, as } = await startTestServer()
const somebody = await as([])

beforeAll(async () => {
  await loadReference(database, () => {})
  await loadMasters(database, () => {})
  await db.execute(sql`insert into logistic_vendors (logistic_vendor_code, logistic_vendor, vendor_type, is_active) values
    ('V1', 'Sinar Jaya Logistik', 'Land', true), ('V2', 'Bahari Kargo', 'Sea', true), ('V3', 'Tutup', 'Land', false)`)
  await db.execute(sql`insert into drivers (driver_code, driver_name, logistic_vendor_code, truck_no, is_active)
    select 'D' || n, 'Supir ' || lpad(n::text, 3, '0'), case when n % 2 = 0 then 'V1' else 'V2' end, 'B ' || n, n <> 7 from generate_series(1, 120) n`)
})

type Row = Record<string, string>
const codes = ({ data }: { data: Row[] }) => data.map(({ value }) => value)

test.each<[string, number, Endpoint, string[]]>([
  ['banks', 100, banks.bankDropdown, ['bank_code', 'bank_short_name', 'bank_name', 'swift_code', 'chooseable_status']],
  ['brands', 3, brandDropdown, ['brand_code', 'brand_name']],
  ['business units', 4, businessUnits.businessUnitDropdown, ['business_unit_code', 'business_unit_name']],
  ['categories', 12, categories.itemCategoryDropdown, ['category_code', 'category_name', 'business_unit_code']],
  ['items', 100, itemDropdown, ['item_code', 'item_name', 'business_unit_code', 'item_type']],
  ['organisations', 4, organizations.organizationDropdown, ['org_code', 'org_name']],
  ['order types', 7, salesOrderTypeDropdown, ['type_code', 'type_name', 'local_label']],
  ['KPI areas', 5, kpiAreaDepartments, ['kpi_area_code', 'kpi_area_name']],
  ['drivers', 100, drivers.driverDropdown, ['driver_code', 'driver_name', 'logistic_vendor']],
  ['logistic vendors', 2, drivers.logisticVendorDropdown, ['logistic_vendor_code', 'logistic_vendor']],
  ['rebate types', 9, rebateTypes.rebateTypeDropdown, ['type_rebate_code', 'type_rebate_name']],
  ['customizations', 83, customizations.erpCustomizationDropdown, ['code', 'name', 'data_type', 'local_label']],
  ['introductions', 4, customizations.cashbackIntroductionDropdown, ['code', 'name', 'data_type']],
])(
  '%s: label, value and the record’s own fields; found by code, by part of the name, and nothing by nonsense',
  async (_what, count, endpoint, fields) => {
    const all = await somebody(endpoint, {})
    expect(all.data).toHaveLength(count)
    for (const row of all.data)
      for (const field of ['value', 'label', ...fields]) expect(row[field], field).toEqual(expect.any(String))
    const last = all.data.at(-1)
    expect(codes(await somebody(endpoint, { search: last.value }))).toContain(last.value)
    expect(codes(await somebody(endpoint, { search: last.label.slice(0, 6).toUpperCase() }))).toContain(last.value)
    expect((await somebody(endpoint, { search: 'no such thing' })).data).toEqual([])
    expect((await somebody(endpoint, { page: 9 })).data).toEqual([])
    expect(await somebody(endpoint, { page: 'x' })).toMatchObject({
      code: '406',
      errors: { page: [expect.any(String)] },
    })
  },
)

test('partners see the banks they may be paid through before they sign in, and no other', async () => {
  const { data } = await nobody(banks.partnerBankDropdown, {})
  expect(new Set(data.map((bank: Row) => bank.chooseable_status))).toEqual(new Set(['Yes']))
  expect(data).toHaveLength(100)
  const { data: rest, page } = await nobody(banks.partnerBankDropdown, { page: 2 })
  expect([rest.length, page]).toEqual([5, { current: 2, totalPages: 2 }])
  expect((await nobody(banks.partnerBankDropdown, { search: 'LPEI' })).data).toEqual([])
  const [lpei] = (await somebody(banks.bankDropdown, { search: 'LPEI' })).data
  expect(lpei).toMatchObject({ chooseable_status: 'No', receiver_type_options: expect.any(Array) })
  expect(await nobody(banks.bankDropdown, {})).toMatchObject({ code: '401' })
})

test('a bank says to whom it pays out, in words and numbers', async () => {
  const [bca] = (await somebody(banks.bankDropdown, { search: 'CENAIDJA' })).data
  expect(bca).toMatchObject({
    bank_code: '014',
    label: 'BCA',
    receiver_type_options: [
      { value: '1', label: 'Personal' },
      { value: '2', label: 'Company' },
      { value: '3', label: 'Government' },
    ],
    receiver_residency_options: [
      { value: '1', label: 'Resident' },
      { value: '2', label: 'Non Resident' },
    ],
  })
})

test('business units are the four, those of spare parts too', async () => {
  expect(codes(await somebody(businessUnits.businessUnitDropdown))).toEqual(['LCAC', 'CAC', 'RAC', 'Water Purify'])
  await db.execute(sql`update business_units set has_spareparts = false where business_unit_code = 'Water Purify'`)
  expect(codes(await somebody(businessUnits.sparepartBusinessUnitDropdown))).toEqual(['LCAC', 'CAC', 'RAC'])
})

test('the default organisation comes first; for commercial projects only those that sell them', async () => {
  const { data } = await somebody(organizations.organizationDropdown)
  expect(data[0]).toMatchObject({ org_code: '1-GREE', is_default: true })
  expect(data.filter((one: { is_default: boolean }) => one.is_default)).toHaveLength(1)
  expect(codes(await somebody(organizations.cacOrganizationDropdown))).toEqual(['1-GREE', '5-PROJECT'])
})

test('accessories are among the categories, but nobody opens a ticket or a drawing for one', async () => {
  expect(codes(await somebody(categories.itemCategoryDropdown))).toContain('ACC')
  for (const endpoint of [categories.ticketCategoryDropdown, categories.explodedViewCategoryDropdown]) {
    const found = codes(await somebody(endpoint, {}))
    expect(found).toContain('SPL')
    expect(found).not.toContain('ACC')
  }
  expect(codes(await somebody(categories.itemCategoryDropdown, { business_unit_code: ['CAC', 'LCAC'] }))).toEqual([
    'CST',
    'DCT',
    'FLS',
    'VRO',
    'VRI',
    'VRA',
  ])
})

test('items are narrowed by type, brand, category and business unit; one no longer sold is not offered', async () => {
  const only = async (input: object) => (await somebody(itemDropdown, { ...input, page: 1 })).data as Row[]
  const sets = await only({ type: 'Finished Goods - Set', brand_code: 'FLIFE' })
  const sold = standardGoods().filter((item) => item.status === 'Approved' && item.item_type === 'Finished Goods - Set')
  expect(sets.map(({ value }) => value).sort()).toEqual(
    sold.flatMap(({ item_code, brand_code }) => (brand_code === 'FLIFE' ? [item_code] : [])).sort(),
  )
  for (const set of sets) expect(set).toMatchObject({ brand_code: 'FLIFE', has_serial: false })
  expect(await only({ category_code: ['VRI'], business_unit_code: 'RAC' })).toEqual([])
  expect(codes(await somebody(itemDropdown, { search: 'GSW-24NK3' }))).toEqual([])
  const [board] = await only({ item_type: ['Spare Part'], search: 'PCB utama indoor Gree NK3' })
  expect(board).toMatchObject({ label: expect.stringContaining('Main PCB'), local_label: expect.any(String) })
  const asForm = await somebody(searchItems, { all: true, structure: 'option', search: board?.value })
  expect(asForm.data).toEqual([
    { value: '', label: 'All' },
    { value: board?.value, label: board?.label },
  ])
})

test('KPI areas come with the branches the caller may choose, and only where there is one', async () => {
  const { data } = await somebody(kpiAreaDepartments)
  expect(data.map(({ value }: Row) => value)).toEqual(['HO', 'SUMATERA', 'JABODETABEK', 'JAVA', 'EAST'])
  expect(data[2].departments.map(({ dept_code }: Row) => dept_code)).toEqual(['705', '706', '713', '715'])
  const atBranch = await as([], { view_data: 'View_Data_Salesman', department: '713' })
  expect((await atBranch(kpiAreaDepartments)).data).toEqual([
    expect.objectContaining({
      kpi_area_code: 'JABODETABEK',
      departments: [{ dept_code: '713', dept_name: 'Branch 713' }],
    }),
  ])
  const multi = await as([], { view_data: 'View_Data_Multi_Branch', departmentlist: ['701', '705'] })
  expect(codes(await multi(kpiAreaDepartments))).toEqual(['SUMATERA', 'JABODETABEK'])
})

test('drivers are 100 a page, of one vendor if asked, without those who left', async () => {
  const first = await somebody(drivers.driverDropdown)
  const second = await somebody(drivers.driverDropdown, { page: 2 })
  expect([first.data.length, second.data.length]).toEqual([100, 19])
  expect(new Set([...codes(first), ...codes(second)]).size).toBe(119)
  expect(codes(first)).not.toContain('D7')
  const ofV1 = await somebody(drivers.driverDropdown, { type: 'V1' })
  expect(new Set(ofV1.data.map((row: Row) => row.logistic_vendor))).toEqual(new Set(['Sinar Jaya Logistik']))
  expect(codes(await somebody(drivers.logisticVendorDropdown))).toEqual(['V2', 'V1'])
  expect(codes(await somebody(drivers.logisticVendorDropdown, { type: 'Sea' }))).toEqual(['V2'])
})

const urlencoded = async ({ path }: Endpoint, fields: Record<string, string>) => {
  const { token } = somebody
  const manner = { host: 'sejuk.test', origin, 'x-requested-with': 'XMLHttpRequest', cookie: `sid=${token}` }
  const headers = { ...manner, 'content-type': 'application/x-www-form-urlencoded' }
  return (
    await app.inject({ method: 'POST', url: path, headers, payload: new URLSearchParams(fields).toString() })
  ).json()
}

test('an urlencoded body is taken where the documents have a form, and nowhere else', async () => {
  const found = await urlencoded(drivers.searchDrivers, { search: 'supir', type: 'V1' })
  expect(found).toMatchObject({ code: '200', total: 60 })
  expect(await urlencoded(staff.createStaff, { usercode: 'X-1' })).toMatchObject({ code: '415' })
  const many = Object.fromEntries(Array.from({ length: 300 }, (_, n) => [`field${n}`, 'x']))
  expect(await urlencoded(drivers.searchDrivers, many)).toMatchObject({ code: '413' })
})

test('every page of a dropdown has the total and the number of pages', async () => {
  const answers = await Promise.all([1, 2, 9].map((page) => somebody(drivers.driverDropdown, { page })))
  expect(answers.map(({ total, page }) => [total, page?.totalPages])).toEqual([
    [119, 2],
    [119, 2],
    [119, 2],
  ])
  expect(await somebody(drivers.driverDropdown, { search: 'nobody' })).toMatchObject({
    total: 0,
    page: { current: 1, totalPages: 1 },
  })
})

test.each([
  ['drivers', drivers.driverDropdown, drivers.searchDrivers],
  ['logistic vendors', drivers.logisticVendorDropdown, drivers.searchLogisticVendors],
  ['rebate types', rebateTypes.rebateTypeDropdown, rebateTypes.searchRebateTypes],
  ['staff', staff.staffDropdown, staff.searchStaff],
  ['categories', categories.itemCategoryDropdown, categories.searchItemCategories],
  ['items', itemDropdown, searchItems],
] as const)(
  '%s: All comes first if asked, fields are left out if asked, and a form asks as an address does',
  async (_what, get, post) => {
    const asked = { all: 'true', structure: 'option' }
    const { data } = await somebody(get, asked)
    expect(data[0]).toEqual({ value: '', label: 'All' })
    expect(Object.keys(data[1]).sort()).toEqual(['label', 'value'])
    const form = new FormData()
    for (const [name, value] of Object.entries({ ...asked, search: '', type: '', page: '1' })) form.set(name, value)
    expect((await somebody(post, form)).data).toEqual(data)
    expect((await urlencoded(post, { ...asked, search: '', type: '', page: '1' })).data).toEqual(data)
    expect((await somebody(get, { ...asked, page: 2 })).data.find(({ value }: Row) => value === '')).toBeUndefined()
    const whole = await somebody(get)
    for (const structure of ['', 'tree']) expect(await somebody(get, { structure })).toEqual(whole)
  },
)

test('each list of the ERP is asked by its type, in its own order', async () => {
  for (const data_type of erpCustomizationTypes) {
    const { data } = await somebody(customizations.erpCustomizationDropdown, { data_type })
    expect(codes({ data }), data_type).toEqual(
      standardCustomizations.flatMap((row) => (row.data_type === data_type ? [row.code] : [])),
    )
    expect(new Set(data.map((row: Row) => row.data_type))).toEqual(new Set([data_type]))
  }
  expect(codes(await somebody(customizations.erpCustomizationDropdown, { data_type: 'PICKING_STATUS' }))).toEqual([
    'Waiting',
    'Picking',
    'Picked',
    'Checked',
    'Loaded',
  ])
  expect(await somebody(customizations.erpCustomizationDropdown, { data_type: 'COLOUR' })).toMatchObject({
    ...{ code: '200', data: [], total: 0, page: { current: 1, totalPages: 1 } },
  })
})

test('what nobody edits is kept by the browser, what somebody does is not', async () => {
  const keeping = async (url: string) =>
    (await app.inject({ url, headers: { cookie: `sid=${somebody.token}` } })).headers['cache-control']
  expect(await keeping('/api/dropdown-brand')).toBe('private, max-age=600')
  expect(await keeping('/erp-customization')).toBe('no-store')
  expect(await keeping('/api/kpi-area-department')).toBe('no-store')
  expect((await app.inject({ url: '/api/dropdown-brand' })).headers['cache-control']).toBe('no-store')
})
