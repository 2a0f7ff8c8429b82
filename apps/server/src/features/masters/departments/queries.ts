import type * as contract from '@sejuk/contract/masters/departments'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { departments as t } from '../../../db/tables/masters/departments.ts'
import { dropdownPage } from '../../../platform/dropdown.ts'
import { holding } from '../../../platform/search.ts'
import type { Ask } from '../../../platform/serve.ts'

/** All branches, several, or one's own: a branch is chosen by who one is, whatever else one's scope narrows. */
const choosableBy = ({ view_data, department, departmentlist }: Viewer) => {
  if (view_data === 'View_Data_All_Branches') return undefined
  return inArray(t.dept_code, view_data === 'View_Data_Multi_Branch' ? [...departmentlist] : [department])
}

export const departmentDropdown = ({ db, viewer, input }: Ask<typeof contract.departmentDropdown>) =>
  dropdownPage(db, {
    page: input.page,
    source: sql`${t}`,
    where: and(eq(t.is_active, true), choosableBy(viewer), holding(input.search, t.dept_name, t.dept_code)),
    key: t.dept_code,
    order: t.dept_code,
    fields: { value: t.dept_code, label: t.dept_name },
    isSearch: input.search !== '',
  })
