import type * as contract from '@sejuk/contract/masters/branch-warehouses'
import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import { departments } from '../../../db/tables/masters/departments.ts'
import { branchWarehouses as t, warehouses } from '../../../db/tables/masters/warehouses.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { hundredFrom, hundredOf } from '../../../platform/lists/dropdown.ts'
import { asList, listPage } from '../../../platform/lists/list.ts'
import { containsText } from '../../../platform/lists/search.ts'
import { selectRows } from '../../../platform/lists/selection.ts'
import { atBranchesOf } from '../../../platform/scope/branches.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'

/** A warehouse that serves several of the branches, or one for several purposes, is offered once, by its best place. */
export const warehouseDropdownByDeptCode = async ({
  db,
  viewer,
  input,
}: RequestContext<typeof contract.warehouseDropdownByDeptCode>) => {
  const where = and(
    eq(warehouses.is_active, true),
    atBranchesOf(viewer, t.dept_code),
    input.dept_code.length ? inArray(t.dept_code, input.dept_code) : undefined,
    input.purpose ? eq(t.purpose, input.purpose) : undefined,
    containsText(input.search, warehouses.warehouse_name, warehouses.warehouse_code),
  )
  const serving = sql`from ${t} join ${warehouses} on ${eq(warehouses.warehouse_code, t.warehouse_code)} where ${where}
    group by ${warehouses.warehouse_code}`
  const found = await selectRows(
    db,
    {
      value: warehouses.warehouse_code,
      label: warehouses.warehouse_name,
      warehouse_code: warehouses.warehouse_code,
      warehouse_name: warehouses.warehouse_name,
      dept_code: warehouses.dept_code,
    },
    sql`${serving}
      order by min(${t.priority}), ${warehouses.warehouse_name}, ${warehouses.warehouse_code}
      ${hundredFrom(input.page)}`,
  )
  return hundredOf(db, found, input.page, serving)
}

/** Shown by pages, and downloaded whole. */
export const branchWarehouseList = ({
  viewer,
  input,
}: Pick<RequestContext<typeof contract.listBranchWarehouses>, 'viewer' | 'input'>) =>
  asList({
    input,
    source: sql`${t} join ${departments} on ${eq(departments.dept_code, t.dept_code)}
      join ${warehouses} on ${eq(warehouses.warehouse_code, t.warehouse_code)}`,
    where: and(
      visibleTo(viewer, t),
      input.dept_code.length ? inArray(t.dept_code, input.dept_code) : undefined,
      input.warehouse_code.length ? inArray(t.warehouse_code, input.warehouse_code) : undefined,
      input.purpose ? eq(t.purpose, input.purpose) : undefined,
    ),
    key: t.relation_id,
    sorts: {
      dept_code: sql`${t.dept_code} || ' ' || ${t.purpose} || ' ' || lpad(${t.priority}::text, 2, '0')`,
      warehouse_code: t.warehouse_code,
      priority: t.priority,
      created_date: t.created_date,
    },
    sort: 'dept_code',
    fields: {
      ...getTableColumns(t),
      dept_name: departments.dept_name,
      warehouse_name: warehouses.warehouse_name,
    },
  })

export const listBranchWarehouses = ({ db, ...context }: RequestContext<typeof contract.listBranchWarehouses>) =>
  listPage(db, branchWarehouseList(context))
