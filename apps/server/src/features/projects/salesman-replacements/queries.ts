import type * as contract from '@sejuk/contract/projects/salesman-replacements'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, eq, getTableColumns, or, sql } from 'drizzle-orm'
import { salesmanReplacements as t } from '../../../db/tables/projects/salesman-replacements.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { listPage } from '../../../platform/lists/list.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'

/** Both branches see it, and the two salespeople. */
export const visibleReplacements = (viewer: Viewer) =>
  or(
    visibleTo(viewer, { dept_code: t.from_dept, salesman_code: t.from_salesman, created_by: t.created_by }),
    visibleTo(viewer, { dept_code: t.to_dept, salesman_code: t.to_salesman }),
  )

/** For which of the two branches this viewer decides. */
export const decidesFor = (viewer: Viewer, { from_dept, to_dept }: { from_dept: string; to_dept: string }) => {
  const decides = (dept_code: string) =>
    viewer.view_data === 'View_Data_All_Branches' ||
    (viewer.view_data === 'View_Data_Multi_Branch' && viewer.departmentlist.includes(dept_code)) ||
    (viewer.view_data === 'View_Data_My_Branch' && viewer.department === dept_code)
  return { is_from_branch: decides(from_dept), is_to_branch: decides(to_dept) }
}

const source = sql`${t} join project_logs l on l.log_code = ${t.log_code} join users f on f.usercode = ${t.from_salesman}
  join users o on o.usercode = ${t.to_salesman} join departments fd on fd.dept_code = ${t.from_dept}
  join departments td on td.dept_code = ${t.to_dept}`
const fields = {
  ...getTableColumns(t),
  effective_date: sql<string>`${t.effective_date}::text`,
  project_name: sql<string>`l.project_name`,
  from_name: sql<string>`f.username`,
  to_name: sql<string>`o.username`,
  from_dept_name: sql<string>`fd.dept_name`,
  to_dept_name: sql<string>`td.dept_name`,
}

export const listReplacements = async ({ db, viewer, input }: RequestContext<typeof contract.listReplacements>) => {
  const page = await listPage(db, {
    input,
    source,
    where: and(
      visibleReplacements(viewer),
      input.log_code ? eq(t.log_code, input.log_code) : undefined,
      input.status ? eq(t.status, input.status) : undefined,
    ),
    key: t.replacement_code,
    sorts: { created_date: t.created_date, effective_date: t.effective_date },
    sort: '-created_date',
    fields,
  })
  return { ...page, data: page.data.map((row) => ({ ...row, ...decidesFor(viewer, row) })) }
}
