import type * as contract from '@sejuk/contract/masters/offices'
import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import { departments } from '../../../db/tables/masters/departments.ts'
import { offices as t } from '../../../db/tables/masters/offices.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { asList, listPage } from '../../../platform/lists/list.ts'
import { containsText } from '../../../platform/lists/search.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'

/** Shown by pages, and downloaded whole. */
export const officeList = ({ viewer, input }: Pick<RequestContext<typeof contract.listOffices>, 'viewer' | 'input'>) =>
  asList({
    input,
    source: sql`${t} join ${departments} on ${eq(departments.dept_code, t.dept_code)}`,
    where: and(
      visibleTo(viewer, t),
      input.dept_code.length ? inArray(t.dept_code, input.dept_code) : undefined,
      input.is_active === undefined ? undefined : eq(t.is_active, input.is_active),
      containsText(input.search, t.office_name, t.office_code, t.address),
    ),
    key: t.office_code,
    sorts: {
      office_code: t.office_code,
      office_name: t.office_name,
      dept_code: t.dept_code,
      radius_m: t.radius_m,
      created_date: t.created_date,
    },
    sort: 'office_code',
    fields: { ...getTableColumns(t), dept_name: departments.dept_name },
  })

export const listOffices = ({ db, ...context }: RequestContext<typeof contract.listOffices>) =>
  listPage(db, officeList(context))
