import type * as contract from '@sejuk/contract/masters/warehouse-vendors'
import { defaultWarehouseVendor } from '@sejuk/domain/masters/warehouse-vendors'
import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import { warehouseVendors as t } from '../../../db/tables/masters/warehouse-vendors.ts'
import { warehouses } from '../../../db/tables/masters/warehouses.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { dropdownPage } from '../../../platform/lists/dropdown.ts'
import { asList, listPage } from '../../../platform/lists/list.ts'
import { containsText } from '../../../platform/lists/search.ts'

const isDefault = sql<boolean>`${t.warehouse_vendor_code} = ${defaultWarehouseVendor}`

export const warehouseVendorDropdown = async ({
  db,
  input,
}: RequestContext<typeof contract.warehouseVendorDropdown>) => {
  const found = await dropdownPage(db, {
    page: input.page,
    source: sql`${t}`,
    where: and(eq(t.is_active, true), containsText(input.search, t.warehouse_vendor_name, t.warehouse_vendor_code)),
    key: t.warehouse_vendor_code,
    order: t.warehouse_vendor_name,
    fields: {
      value: t.warehouse_vendor_code,
      label: t.warehouse_vendor_name,
      warehouse_vendor_code: t.warehouse_vendor_code,
      warehouse_vendor_name: t.warehouse_vendor_name,
      is_default: isDefault,
    },
    isSearch: input.search !== '',
  })
  return { ...found, data: found.data.toSorted((one, other) => Number(other.is_default) - Number(one.is_default)) }
}

const active_warehouses = sql<number>`(select count(*) from ${warehouses}
  where ${and(eq(warehouses.warehouse_vendor_code, t.warehouse_vendor_code), eq(warehouses.is_active, true))})`

/** Shown by pages, and downloaded whole. */
export const warehouseVendorList = ({ input }: Pick<RequestContext<typeof contract.listWarehouseVendors>, 'input'>) =>
  asList({
    input,
    source: sql`${t}`,
    where: and(
      input.is_active === undefined ? undefined : eq(t.is_active, input.is_active),
      containsText(input.search, t.warehouse_vendor_name, t.warehouse_vendor_code, t.pic_name),
    ),
    key: t.warehouse_vendor_code,
    sorts: {
      warehouse_vendor_code: t.warehouse_vendor_code,
      warehouse_vendor_name: t.warehouse_vendor_name,
      created_date: t.created_date,
    },
    sort: 'warehouse_vendor_code',
    fields: { ...getTableColumns(t), active_warehouses },
  })

export const listWarehouseVendors = ({ db, ...context }: RequestContext<typeof contract.listWarehouseVendors>) =>
  listPage(db, warehouseVendorList(context))
