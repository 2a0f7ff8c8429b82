import type * as contract from '@sejuk/contract/masters/warehouses'
import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { choosableBy } from '../../../business/masters/choosable-warehouses.ts'
import { departments } from '../../../db/tables/masters/departments.ts'
import { warehouseVendors } from '../../../db/tables/masters/warehouse-vendors.ts'
import { branchWarehouses, warehouses as t, warehouseZones } from '../../../db/tables/masters/warehouses.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { dropdownPage } from '../../../platform/lists/dropdown.ts'
import { filterByCodes } from '../../../platform/lists/filter-by-codes.ts'
import { asList, listPage } from '../../../platform/lists/list.ts'
import { containsText } from '../../../platform/lists/search.ts'
import { selectRows } from '../../../platform/lists/selection.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'

const is = (column: PgColumn, wanted: boolean | undefined) => (wanted === undefined ? undefined : eq(column, wanted))

export const warehouseDropdown = ({ db, viewer, input }: RequestContext<typeof contract.warehouseDropdown>) =>
  dropdownPage(db, {
    page: input.page,
    source: sql`${t}`,
    where: and(
      eq(t.is_active, true),
      choosableBy(viewer),
      filterByCodes(t.warehouse_vendor_code, input.warehouse_vendor_code),
      is(t.is_sparepart, input.is_sparepart),
      containsText(input.search, t.warehouse_name, t.warehouse_code),
    ),
    key: t.warehouse_code,
    order: t.warehouse_name,
    fields: {
      value: t.warehouse_code,
      label: t.warehouse_name,
      warehouse_code: t.warehouse_code,
      warehouse_name: t.warehouse_name,
      dept_code: t.dept_code,
    },
    isSearch: input.search !== '',
  })

export const zoneDropdown = async ({ db, viewer, input }: RequestContext<typeof contract.zoneDropdown>) => {
  const size = 100
  const where = and(
    eq(t.is_active, true),
    choosableBy(viewer),
    filterByCodes(t.warehouse_code, input.warehouse_code),
    containsText(input.search, warehouseZones.zone_code),
  )
  const found = await selectRows(
    db,
    {
      value: warehouseZones.zone_code,
      label: warehouseZones.zone_code,
      zone_code: warehouseZones.zone_code,
      warehouse_code: warehouseZones.warehouse_code,
    },
    sql`from ${warehouseZones} join ${t} on ${eq(t.warehouse_code, warehouseZones.warehouse_code)} where ${where}
      order by ${warehouseZones.warehouse_code}, ${warehouseZones.seq} limit ${size + 1} offset ${(input.page - 1) * size}`,
  )
  const totalPages = input.page + (found.length > size ? 1 : 0)
  return { data: found.slice(0, size), page: { current: input.page, totalPages } }
}

const withNames = sql`${t} join ${departments} on ${eq(departments.dept_code, t.dept_code)}
  join ${warehouseVendors} on ${eq(warehouseVendors.warehouse_vendor_code, t.warehouse_vendor_code)}`
const shown = {
  ...getTableColumns(t),
  dept_name: departments.dept_name,
  warehouse_vendor_name: warehouseVendors.warehouse_vendor_name,
  zones: sql<string[]>`array(select ${warehouseZones.zone_code} from ${warehouseZones}
    where ${eq(warehouseZones.warehouse_code, t.warehouse_code)} order by ${warehouseZones.seq})`,
}

/** Shown by pages, and downloaded whole. */
export const warehouseList = ({
  viewer,
  input,
}: Pick<RequestContext<typeof contract.listWarehouses>, 'viewer' | 'input'>) =>
  asList({
    input,
    source: withNames,
    where: and(
      visibleTo(viewer, t),
      filterByCodes(t.dept_code, input.dept_code),
      filterByCodes(t.warehouse_vendor_code, input.warehouse_vendor_code),
      filterByCodes(t.warehouse_type, input.warehouse_type),
      is(t.is_sparepart, input.is_sparepart),
      is(t.is_active, input.is_active),
      containsText(input.search, t.warehouse_name, t.warehouse_code, t.address),
    ),
    key: t.warehouse_code,
    sorts: {
      warehouse_code: t.warehouse_code,
      warehouse_name: t.warehouse_name,
      warehouse_type: t.warehouse_type,
      dept_code: t.dept_code,
      created_date: t.created_date,
    },
    sort: 'warehouse_code',
    fields: shown,
  })

export const listWarehouses = ({ db, ...context }: RequestContext<typeof contract.listWarehouses>) =>
  listPage(db, warehouseList(context))

export const getWarehouse = async ({ db, viewer, input }: RequestContext<typeof contract.getWarehouse>) => {
  const isThis = and(eq(t.warehouse_code, input.id), visibleTo(viewer, t))
  const [found] = await selectRows(db, shown, sql`from ${withNames} where ${isThis}`)
  if (!found) refuse('notFound')
  const served_branches = await db
    .select({
      dept_code: branchWarehouses.dept_code,
      dept_name: departments.dept_name,
      purpose: branchWarehouses.purpose,
      priority: branchWarehouses.priority,
    })
    .from(branchWarehouses)
    .innerJoin(departments, eq(departments.dept_code, branchWarehouses.dept_code))
    .where(eq(branchWarehouses.warehouse_code, input.id))
    .orderBy(branchWarehouses.dept_code, branchWarehouses.purpose, branchWarehouses.priority)
  return { data: { ...found, served_branches } }
}
