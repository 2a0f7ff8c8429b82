import * as relations from '@sejuk/contract/masters/branch-warehouses'
import * as vendors from '@sejuk/contract/masters/warehouse-vendors'
import * as contract from '@sejuk/contract/masters/warehouses'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { loadMasters } from '../../../../reference/load-masters.ts'
import { loadReference } from '../../../../reference/load-reference.ts'
import { startTestServer } from '../../../../test/servers/test-server.ts'

const { db, database, as } = await startTestServer()
await loadReference(database, () => {})
await loadMasters(database, () => {})
const admin = await as()
const atTangerang = await as(undefined, { view_data: 'View_Data_My_Branch', department: '713' })
const salesman = await as([], { view_data: 'View_Data_Salesman', department: '713' })
const inTwo = await as(undefined, { view_data: 'View_Data_Multi_Branch', departmentlist: ['701', '713'] })

type Row = Record<string, string>
const codes = ({ data }: { data: Row[] }) => data.map(({ warehouse_code }) => warehouse_code)
const formOf = async (id: string) => {
  const { data } = await admin(contract.getWarehouse, { id })
  return Object.fromEntries(
    Object.keys(contract.updateWarehouse.input.shape).map((field) => [field, data[field]]),
  ) as Record<string, unknown>
}

test('the list shows the warehouses of the branches one sees, with names and zones', async () => {
  const all = await admin(contract.listWarehouses, { limit: 100 })
  expect(all).toMatchObject({ total: 26, page: { current: 1, totalPages: 1 } })
  expect(all.data[5]).toMatchObject({
    warehouse_code: 'WH-705-01',
    warehouse_vendor_name: 'RCI',
    dept_name: 'Branch 705',
    zones: ['A', 'B', 'RETURN', 'DAMAGED'],
    warehouse_type: 'BRANCH',
  })
  expect(codes(await atTangerang(contract.listWarehouses, {}))).toEqual(['WH-713-01'])
  expect(codes(await inTwo(contract.listWarehouses, {}))).toEqual(['WH-701-01', 'WH-713-01'])
})

test.each([
  [{ dept_code: ['705', '713'] }, ['WH-705-01', 'WH-713-01']],
  [{ warehouse_type: 'MAIN' }, ['WH-700-01']],
  [{ search: 'tanger' }, ['WH-713-01']],
  [{ search: 'wh-71', sort: '-warehouse_code', limit: 2 }, ['WH-719-01', 'WH-718-01']],
  [{ is_sparepart: true }, ['WH-700-01']],
  [{ is_active: 'false' }, []],
  [{ warehouse_vendor_code: 'SELF' }, []],
])('filtered by %j', async (asked, expected) => {
  expect(codes(await admin(contract.listWarehouses, asked))).toEqual(expected)
})

test('one warehouse tells which branches it serves; another branch’s is not found', async () => {
  const { data } = await admin(contract.getWarehouse, { id: 'WH-700-01' })
  expect(data.served_branches).toHaveLength(1 + 26 + 25 + 1)
  expect(data.served_branches[0]).toEqual({
    dept_code: '700',
    dept_name: 'Head Office Jakarta',
    purpose: 'return',
    priority: 1,
  })
  expect(await atTangerang(contract.getWarehouse, { id: 'WH-705-01' })).toMatchObject({ code: '404' })
  expect(await admin(contract.getWarehouse, { id: 'nowhere' })).toMatchObject({ code: '404' })
})

test('a person chooses among the warehouses of their branch and those that serve it, whatever records they see', async () => {
  for (const somebody of [salesman, atTangerang])
    expect(codes(await somebody(contract.warehouseDropdown))).toEqual(['WH-700-01', 'WH-713-01'])
  expect((await admin(contract.warehouseDropdown)).data).toHaveLength(26)
  expect((await admin(contract.warehouseDropdown, { search: 'bekasi' })).data).toEqual([
    {
      value: 'WH-715-01',
      label: 'Gudang Bekasi',
      warehouse_code: 'WH-715-01',
      warehouse_name: 'Gudang Bekasi',
      dept_code: '715',
    },
  ])
  expect(codes(await salesman(contract.warehouseDropdown, { is_sparepart: 'true' }))).toEqual(['WH-700-01'])
})

test('a branch’s warehouses come in the order in which they serve it, for one purpose if asked', async () => {
  const by = async (input: object) => codes(await admin(relations.warehouseDropdownByDeptCode, input))
  expect(await by({ dept_code: '713', purpose: 'sales' })).toEqual(['WH-713-01', 'WH-700-01'])
  expect(await by({ dept_code: '713', purpose: 'sparepart' })).toEqual(['WH-700-01'])
  expect(await by({ dept_code: '713', search: 'pusat' })).toEqual(['WH-700-01'])
  expect(codes(await salesman(relations.warehouseDropdownByDeptCode, { dept_code: '705' }))).toEqual([])
  expect(codes(await salesman(relations.warehouseDropdownByDeptCode, {}))).toHaveLength(2)
})

test('zones are those of one warehouse, and of none a person cannot choose', async () => {
  const zones = async (somebody: typeof admin, input: object) =>
    (await somebody(contract.zoneDropdown, input)).data.map(({ value }: Row) => value)
  expect(await zones(admin, { warehouse_code: 'WH-705-01' })).toEqual(['A', 'B', 'RETURN', 'DAMAGED'])
  expect(await zones(admin, { warehouse_code: 'WH-705-01', search: 'ret' })).toEqual(['RETURN'])
  expect(await zones(salesman, { warehouse_code: 'WH-705-01' })).toEqual([])
  expect(await zones(admin, {})).toHaveLength(100)
  expect(await zones(admin, { page: 2 })).toHaveLength(4)
})

test('what another branch keeps can be neither changed nor deleted nor taken over', async () => {
  const form = await formOf('WH-705-01')
  expect(await atTangerang(contract.updateWarehouse, form)).toMatchObject({ code: '404' })
  expect(await atTangerang(contract.deleteWarehouse, form)).toMatchObject({ code: '404' })
  expect(await atTangerang(contract.warehouseLog, { code: 'WH-705-01' })).toMatchObject({ code: '404' })
  const own = await formOf('WH-713-01')
  expect(await atTangerang(contract.updateWarehouse, { ...own, dept_code: '705' })).toMatchObject({
    code: '406',
    errors: { dept_code: [expect.any(String)] },
  })
  expect(
    await atTangerang(relations.createBranchWarehouse, {
      dept_code: '705',
      warehouse_code: 'WH-713-01',
      purpose: 'sales',
      priority: 9,
    }),
  ).toMatchObject({ code: '406', errors: { dept_code: [expect.any(String)] } })
})

test('a warehouse that serves branches is neither deleted nor switched off, nor stops keeping their parts', async () => {
  const form = await formOf('WH-700-01')
  expect(await admin(contract.deleteWarehouse, form)).toMatchObject({
    code: '409',
    message: 'Branches still use this warehouse',
  })
  expect(await admin(contract.updateWarehouse, { ...form, is_active: false })).toMatchObject({
    code: '406',
    errors: { is_active: ['Branches still use this warehouse'] },
  })
  expect(await admin(contract.updateWarehouse, { ...form, is_sparepart: false })).toMatchObject({
    code: '406',
    errors: { is_sparepart: ['Branches still take spare parts from this warehouse'] },
  })
})

test('zones are kept in the order in which they are named', async () => {
  const form = await formOf('WH-701-01')
  expect(await admin(contract.updateWarehouse, { ...form, zones: ['C', 'B', 'A'] })).toMatchObject({ code: '200' })
  expect((await formOf('WH-701-01')).zones).toEqual(['C', 'B', 'A'])
})

test('a type that was switched off stays where it is and is chosen nowhere else', async () => {
  await db.execute(sql`update erp_customizations set is_active = false where code = 'MAIN'`)
  const main = await formOf('WH-700-01')
  expect(await admin(contract.updateWarehouse, { ...main, address: 'Jl. Raya 1' })).toMatchObject({ code: '200' })
  const branch = await formOf('WH-702-01')
  expect(await admin(contract.updateWarehouse, { ...branch, warehouse_type: 'MAIN' })).toMatchObject({
    code: '406',
    errors: { warehouse_type: [expect.any(String)] },
  })
})

test('the default vendor stays; another with warehouses is kept, switched off and deleted without them', async () => {
  const vendorOf = async (code: string) =>
    (await admin(vendors.listWarehouseVendors, { search: code })).data.find(
      (one: Row) => one.warehouse_vendor_code === code,
    )
  const rci = await vendorOf('RCI')
  expect(rci).toMatchObject({ active_warehouses: 26 })
  expect(await admin(vendors.updateWarehouseVendor, { ...rci, is_active: false })).toMatchObject({
    code: '406',
    errors: { is_active: ['The default vendor must stay'] },
  })
  expect(await admin(vendors.deleteWarehouseVendor, rci)).toMatchObject({
    code: '409',
    message: 'The default vendor must stay',
  })
  const form = await formOf('WH-703-01')
  expect(await admin(contract.updateWarehouse, { ...form, warehouse_vendor_code: 'SELF' })).toMatchObject({
    code: '200',
  })
  const self = await vendorOf('SELF')
  expect(await admin(vendors.deleteWarehouseVendor, self)).toMatchObject({
    code: '409',
    message: 'Warehouses still belong to this vendor',
  })
  await admin(contract.updateWarehouse, { ...(await formOf('WH-703-01')), warehouse_vendor_code: 'RCI' })
  expect(await admin(vendors.updateWarehouseVendor, { ...self, is_active: false })).toMatchObject({ code: '200' })
  const choice = await admin(vendors.warehouseVendorDropdown)
  expect(choice.data).toEqual([expect.objectContaining({ value: 'RCI', is_default: true })])
  expect(await admin(vendors.deleteWarehouseVendor, await vendorOf('SELF'))).toMatchObject({ code: '200' })
})

test('a vendor whose only warehouse is switched off is still not deleted', async () => {
  await admin(vendors.createWarehouseVendor, { warehouse_vendor_code: 'OLD', warehouse_vendor_name: 'Old' })
  const form = {
    warehouse_code: 'WH-OLD',
    warehouse_name: 'Old',
    warehouse_type: 'BRANCH',
    dept_code: '705',
    is_active: false,
    warehouse_vendor_code: 'OLD',
  }
  expect(await admin(contract.createWarehouse, form)).toMatchObject({ code: '200' })
  expect(await admin(vendors.deleteWarehouseVendor, { warehouse_vendor_code: 'OLD', row_version: 1 })).toMatchObject({
    code: '409',
    message: 'Warehouses still belong to this vendor',
  })
})

test('a new warehouse belongs to the default vendor unless somebody says otherwise', async () => {
  const form = { warehouse_code: 'WH-DEF', warehouse_name: 'Def', warehouse_type: 'BRANCH', dept_code: '705' }
  await admin(contract.createWarehouse, form)
  expect((await admin(contract.getWarehouse, { id: 'WH-DEF' })).data.warehouse_vendor_code).toBe('RCI')
})

test('of two who make the same at once, one is told', async () => {
  const form = { warehouse_code: 'WH-TWO', warehouse_name: 'Two', warehouse_type: 'BRANCH', dept_code: '705' }
  const answers = await Promise.all([admin(contract.createWarehouse, form), admin(contract.createWarehouse, form)])
  const told = answers.map(({ code }) => code).sort()
  expect(told[0]).toBe('200')
  expect(['406', '409']).toContain(told[1])
})
