import type * as contract from '@sejuk/contract/masters/kpi-areas'
import { and, eq, sql } from 'drizzle-orm'
import { departments } from '../../../db/tables/masters/departments.ts'
import { kpiAreas as t } from '../../../db/tables/masters/kpi-areas.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { dropdownPage } from '../../../platform/lists/dropdown.ts'
import { containsText } from '../../../platform/lists/search.ts'
import { atBranchesOf } from '../../../platform/scope/branches.ts'

type Branch = { dept_code: string; dept_name: string }

/** An area in which the caller may choose no branch is none of theirs. */
export const kpiAreaDepartments = ({ db, viewer, input }: RequestContext<typeof contract.kpiAreaDepartments>) => {
  const branches = sql`from ${departments} where ${and(
    eq(departments.kpi_area, t.kpi_area_code),
    eq(departments.is_active, true),
    atBranchesOf(viewer, departments.dept_code),
  )}`
  return dropdownPage(db, {
    page: input.page,
    source: sql`${t}`,
    where: and(sql`exists (select ${branches})`, containsText(input.search, t.kpi_area_name, t.kpi_area_code)),
    key: t.kpi_area_code,
    order: t.seq,
    fields: {
      value: t.kpi_area_code,
      label: t.kpi_area_name,
      kpi_area_code: t.kpi_area_code,
      kpi_area_name: t.kpi_area_name,
      departments: sql<
        Branch[]
      >`(select json_agg(json_build_object('dept_code', ${departments.dept_code}, 'dept_name', ${departments.dept_name})
        order by ${departments.dept_code}) ${branches})`,
    },
    isSearch: input.search !== '',
  })
}
