import type * as contract from '@sejuk/contract/masters/departments'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { departments as t } from '../../../db/tables/masters/departments.ts'
import { kpiAreas } from '../../../db/tables/masters/kpi-areas.ts'
import { users } from '../../../db/tables/platform/users.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { dropdownPage } from '../../../platform/lists/dropdown.ts'
import { listPage } from '../../../platform/lists/list.ts'
import { containsText } from '../../../platform/lists/search.ts'
import { selectOne } from '../../../platform/lists/selection.ts'
import { cachedSqlText } from '../../../platform/lists/sql-text-cache.ts'
import { atBranchesOf } from '../../../platform/scope/branches.ts'

export const departmentDropdown = ({ db, viewer, input }: RequestContext<typeof contract.departmentDropdown>) =>
  dropdownPage(db, {
    page: input.page,
    source: sql`${t}`,
    where: and(
      eq(t.is_active, true),
      atBranchesOf(viewer, t.dept_code),
      containsText(input.search, t.dept_name, t.dept_code),
    ),
    key: t.dept_code,
    order: t.dept_code,
    fields: { value: t.dept_code, label: t.dept_name, dept_code: t.dept_code, dept_name: t.dept_name },
    isSearch: input.search !== '',
  })

export const departmentDropdownByAsc = ({
  db,
  viewer,
  input,
}: RequestContext<typeof contract.departmentDropdownByAsc>) => {
  const asc_code = input.asc_code || viewer.asc_code
  const theirs = asc_code ? eq(users.asc_code, asc_code) : isNotNull(users.asc_code)
  return dropdownPage(db, {
    page: input.page,
    source: sql`${t}`,
    where: and(
      eq(t.is_active, true),
      atBranchesOf(viewer, t.dept_code),
      sql`exists (select from ${users} where ${users.department} = ${t.dept_code} and ${theirs} and ${users.is_active})`,
      containsText(input.search, t.dept_name, t.dept_code),
    ),
    key: t.dept_code,
    order: t.dept_code,
    fields: { value: t.dept_code, label: t.dept_name, dept_code: t.dept_code, dept_name: t.dept_name },
    isSearch: input.search !== '',
  })
}

const parent = alias(t, 'parent')
const withNames = cachedSqlText(sql`${t} left join ${t} parent on ${eq(parent.dept_code, t.parent_code)}
  left join ${users} on ${eq(users.usercode, t.bm_user_code)}
  left join ${kpiAreas} on ${eq(kpiAreas.kpi_area_code, t.kpi_area)}`)
const shown = {
  dept_code: t.dept_code,
  dept_name: t.dept_name,
  branch_type: t.branch_type,
  region: t.region,
  cashback_group: t.cashback_group,
  org_code: t.org_code,
  city_name: t.city_name,
  province_name: t.province_name,
  phone_area_code: t.phone_area_code,
  timezone: t.timezone,
  address: t.address,
  lat: t.lat,
  lng: t.lng,
  parent_code: t.parent_code,
  parent_name: sql<string | null>`parent.dept_name`,
  kpi_area: t.kpi_area,
  kpi_area_name: sql<string | null>`${kpiAreas.kpi_area_name}`,
  bm_user_code: t.bm_user_code,
  bm_user_name: sql<string | null>`${users.username}`,
  staff: sql<number>`(select count(*)::int from users of where of.department = ${t.dept_code} and of.is_active)`,
  is_active: t.is_active,
  row_version: t.row_version,
}

export const listDepartments = ({ db, viewer, input }: RequestContext<typeof contract.listDepartments>) =>
  listPage(db, {
    input,
    source: withNames,
    where: and(
      atBranchesOf(viewer, t.dept_code),
      containsText(input.region ?? '', t.region),
      input.is_active === undefined ? undefined : eq(t.is_active, input.is_active),
      containsText(input.search, t.dept_name, t.dept_code, t.city_name),
    ),
    key: t.dept_code,
    sorts: { dept_code: t.dept_code, dept_name: t.dept_name, region: t.region, city_name: t.city_name },
    sort: 'dept_code',
    fields: shown,
  })

export const getDepartment = async ({ db, viewer, input }: RequestContext<typeof contract.getDepartment>) => {
  const isThis = and(eq(t.dept_code, input.id), atBranchesOf(viewer, t.dept_code))
  const found = await selectOne(db, shown, withNames, isThis)
  return found ? { data: found } : refuse('notFound')
}
