import type { Endpoint } from '@sejuk/contract/endpoint'
import type * as contract from '@sejuk/contract/projects/design-tasks'
import { daysLate, openDesignStatuses } from '@sejuk/domain/projects/design-tasks'
import {
  and,
  arrayContains,
  desc,
  eq,
  getTableColumns,
  gte,
  inArray,
  isNull,
  lt,
  lte,
  type SQL,
  sql,
} from 'drizzle-orm'
import { partsOfDesigns, visibleDesigns } from '../../../business/projects/visible-logs.ts'
import { withoutScope } from '../../../db/columns.ts'
import { designTasks as t, designTaskVersions as versions } from '../../../db/tables/projects/design-tasks.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { filterByCodes } from '../../../platform/lists/filter-by-codes.ts'
import { asList, listPage } from '../../../platform/lists/list.ts'
import { containsText } from '../../../platform/lists/search.ts'
import { selectRows } from '../../../platform/lists/selection.ts'
import { isAsItOpens, scoped } from '../../../platform/scope/ordered-parts.ts'

type Asked<E extends Endpoint> = Pick<RequestContext<E>, 'viewer' | 'input'>

export const designSource = sql`${t} join project_logs l on l.log_code = ${t.log_code}
  join departments d on d.dept_code = l.dept_code join users r on r.usercode = ${t.requester_code}
  left join users p on p.usercode = ${t.designer_code}`
const { created_by: _by, updated_date: _at, ...columns } = withoutScope(getTableColumns(t))
export const designFields = {
  ...columns,
  needed_by: sql<string>`${t.needed_by}::text`,
  project_code: sql<string | null>`l.project_code`,
  project_name: sql<string>`l.project_name`,
  dept_code: sql<string>`l.dept_code`,
  dept_name: sql<string>`d.dept_name`,
  requester_name: sql<string>`r.username`,
  designer_name: sql<string | null>`p.username`,
  login_task_status: sql<contract.DesignTaskRow['login_task_status']>`l.login_task_status`,
  login_status: sql<contract.DesignTaskRow['login_status']>`l.login_status`,
  project_status: sql<contract.DesignTaskRow['project_status']>`l.project_status`,
}
type Found = Omit<contract.DesignTaskRow, 'days_late'>
export const withLateness = <Row extends Found>(rows: readonly Row[], today = companyToday()) =>
  rows.map((row) => ({ ...row, days_late: daysLate(row, today) }))

export const isOpen = inArray(t.requester_task_status, [...openDesignStatuses])
const standing: Record<(typeof contract.designStands)[number], () => SQL | undefined> = {
  open: () => isOpen,
  waiting: () => and(eq(t.requester_task_status, 'Submitted'), isNull(t.designer_code)),
  late: () => and(isOpen, lt(t.needed_by, companyToday())),
}

/** Shown by pages, and downloaded whole. */
export const designTaskList = ({ viewer, input }: Asked<typeof contract.listDesignTasks>) =>
  asList({
    input,
    source: designSource,
    own: sql`${t}`,
    ...scoped(
      isAsItOpens(input, 'created_date') ? partsOfDesigns(viewer, input.dept_code) : undefined,
      visibleDesigns(viewer),
      (scope) =>
        and(
          scope,
          filterByCodes(t.scope_dept_code, input.dept_code),
          filterByCodes(t.designer_code, input.designer_code),
          input.log_code ? eq(t.log_code, input.log_code) : undefined,
          input.requester_task_status ? eq(t.requester_task_status, input.requester_task_status) : undefined,
          input.scope ? arrayContains(t.scopes, [input.scope]) : undefined,
          input.stands ? standing[input.stands]() : undefined,
          input.needed_from ? gte(t.needed_by, input.needed_from) : undefined,
          input.needed_to ? lte(t.needed_by, input.needed_to) : undefined,
          containsText(input.search, t.design_task_code, sql`l.project_name`, sql`l.log_code`),
        ),
    ),
    key: t.design_task_code,
    sorts: { needed_by: t.needed_by, created_date: t.created_date, project_name: sql`l.project_name` },
    sort: '-created_date',
    fields: designFields,
    totals: { est_hours: t.est_hours, spent_hours: t.spent_hours },
  })
export const listDesignTasks = async ({ db, ...asked }: RequestContext<typeof contract.listDesignTasks>) => {
  const page = await listPage(db, designTaskList(asked))
  return { ...page, data: withLateness(page.data) }
}

const mostOfProject = 50

export const designTasksOfProject = async ({
  db,
  viewer,
  input,
}: RequestContext<typeof contract.designTasksOfProject>) => {
  const found = await selectRows(
    db,
    designFields,
    sql`from ${designSource} where ${and(eq(t.log_code, input.log_code), visibleDesigns(viewer))}
      order by ${desc(t.created_date)}, ${desc(t.design_task_code)} limit ${mostOfProject}`,
  )
  const codes = found.map(({ design_task_code }) => design_task_code)
  const all = codes.length
    ? await db
        .select()
        .from(versions)
        .where(inArray(versions.design_task_code, codes))
        .orderBy(desc(versions.version_no))
    : []
  return {
    data: withLateness(found).map((task) => ({
      ...task,
      versions: all.filter(({ design_task_code }) => design_task_code === task.design_task_code),
    })),
  }
}
