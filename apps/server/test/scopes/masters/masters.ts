import * as branchWarehouse from '@sejuk/contract/masters/branch-warehouses'
import * as department from '@sejuk/contract/masters/departments'
import * as holiday from '@sejuk/contract/masters/holidays'
import { kpiAreaDepartments } from '@sejuk/contract/masters/kpi-areas'
import * as office from '@sejuk/contract/masters/offices'
import * as warehouse from '@sejuk/contract/masters/warehouses'
import { eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { departments } from '../../../src/db/tables/masters/departments.ts'
import { holidays } from '../../../src/db/tables/masters/holidays.ts'
import { kpiAreas } from '../../../src/db/tables/masters/kpi-areas.ts'
import { offices } from '../../../src/db/tables/masters/offices.ts'
import { warehouseVendors } from '../../../src/db/tables/masters/warehouse-vendors.ts'
import { branchWarehouses, warehouses, warehouseZones } from '../../../src/db/tables/masters/warehouses.ts'
import { users } from '../../../src/db/tables/platform/users.ts'
import { named, type Owner, type ScopedRows, seesByBranch } from '../scoped-rows.ts'

const columns = ['dept_code'] as const
const all = () => ({ limit: 100 })

/** A branch for each row, so that the row and its branch are the same thing. */
const branchOf = async (db: NodePgDatabase, { dept_code }: Owner) => {
  const kpi_area = `KPI-${dept_code}`
  const asc_code = '8-ASC-09'
  await db.insert(kpiAreas).values({ kpi_area_code: kpi_area, kpi_area_name: kpi_area, seq: 1 }).onConflictDoNothing()
  await db.update(departments).set({ kpi_area }).where(eq(departments.dept_code, dept_code))
  await db
    .insert(users)
    .values({
      ...{ usercode: `ASC-${dept_code}`, login_name: `asc-${dept_code}`, username: 'Ahmad' },
      ...{ department: dept_code, asc_code },
    })
    .onConflictDoNothing()
  return dept_code
}

const departmentRows: ScopedRows = {
  name: 'branches',
  columns,
  sees: seesByBranch,
  make: branchOf,
  asks: [
    { endpoint: department.departmentDropdown, keyOf: named('dept_code') },
    {
      endpoint: department.departmentDropdownByAsc,
      keyOf: named('dept_code'),
      input: () => ({ asc_code: '8-ASC-09' }),
    },
    { endpoint: department.listDepartments, keyOf: named('dept_code'), input: all },
    { endpoint: department.getDepartment, one: (id) => ({ id }) },
    { endpoint: department.departmentLog, one: (code) => ({ code }) },
    { endpoint: kpiAreaDepartments, keyOf: ({ kpi_area_code }) => kpi_area_code.replace('KPI-', '') },
  ],
}

const makeWarehouse = async (db: NodePgDatabase, { dept_code }: Owner, n: number) => {
  const warehouse_vendor_code = 'RCI'
  const warehouse_code = `WH-${n}`
  await db
    .insert(warehouseVendors)
    .values({ warehouse_vendor_code, warehouse_vendor_name: 'RCI' })
    .onConflictDoNothing()
  await db.insert(warehouses).values({
    ...{ warehouse_code, warehouse_name: warehouse_code, warehouse_type: 'MAIN' },
    ...{ warehouse_vendor_code, dept_code },
  })
  await db.insert(warehouseZones).values({ warehouse_code, zone_code: `Z-${n}`, seq: 1 })
  return warehouse_code
}

const warehouseRows: ScopedRows = {
  name: 'warehouses',
  columns,
  make: makeWarehouse,
  asks: [
    { endpoint: warehouse.listWarehouses, keyOf: named('warehouse_code'), input: all },
    { endpoint: warehouse.getWarehouse, one: (id) => ({ id }) },
    { endpoint: warehouse.warehouseLog, one: (code) => ({ code }) },
    { endpoint: warehouse.warehouseDropdown, keyOf: named('warehouse_code'), sees: seesByBranch },
    { endpoint: warehouse.zoneDropdown, keyOf: named('warehouse_code'), sees: seesByBranch },
  ],
}

const branchWarehouseRows: ScopedRows = {
  name: 'warehouses of branches',
  columns,
  make: async (db, owner, n) => {
    const warehouse_code = await makeWarehouse(db, owner, n)
    const [relation] = await db
      .insert(branchWarehouses)
      .values({ dept_code: owner.dept_code, warehouse_code, purpose: 'sales', priority: n })
      .returning()
    return String(relation?.relation_id)
  },
  asks: [
    { endpoint: branchWarehouse.listBranchWarehouses, keyOf: named('relation_id'), input: all },
    { endpoint: branchWarehouse.branchWarehouseLog, one: (code) => ({ code }) },
    {
      endpoint: branchWarehouse.warehouseDropdownByDeptCode,
      // The relation of the n-th warehouse is the n-th relation.
      keyOf: ({ warehouse_code }) => warehouse_code.replace('WH-', ''),
      sees: seesByBranch,
    },
  ],
}

const officeRows: ScopedRows = {
  name: 'offices',
  columns,
  make: async (db, { dept_code }, n) => {
    const office_code = `OFF-${n}`
    await db
      .insert(offices)
      .values({ office_code, office_name: office_code, dept_code, lat: -6, lng: 106, radius_m: 100 })
    return office_code
  },
  asks: [
    { endpoint: office.listOffices, keyOf: named('office_code'), input: all },
    { endpoint: office.officeLog, one: (code) => ({ code }) },
  ],
}

const holidayRows: ScopedRows = {
  name: 'holidays',
  columns,
  make: async (db, { dept_code }, n) => {
    const [made] = await db
      .insert(holidays)
      .values({
        ...{ holiday_date: `2027-03-${10 + n}`, holiday_name: `Day ${n}`, local_name: `Hari ${n}` },
        ...{ kind: 'company' as const, dept_code },
      })
      .returning()
    return String(made?.holiday_id)
  },
  asks: [
    { endpoint: holiday.listHolidays, keyOf: named('holiday_id'), input: all },
    { endpoint: holiday.holidayLog, one: (code) => ({ code }) },
  ],
}

export const mastersInScope = [departmentRows, warehouseRows, branchWarehouseRows, officeRows, holidayRows]
