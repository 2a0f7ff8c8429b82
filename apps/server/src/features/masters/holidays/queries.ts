import type * as contract from '@sejuk/contract/masters/holidays'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, between, eq, getTableColumns, inArray, isNull, or, sql } from 'drizzle-orm'
import { departments } from '../../../db/tables/masters/departments.ts'
import { holidays as t } from '../../../db/tables/masters/holidays.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { asList, listPage } from '../../../platform/lists/list.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'

/** What all keep is for all to see. */
export const seenBy = (viewer: Viewer) => or(isNull(t.dept_code), visibleTo(viewer, t))

/** Shown by pages, and downloaded whole. */
export const holidayList = ({
  viewer,
  input,
}: Pick<RequestContext<typeof contract.listHolidays>, 'viewer' | 'input'>) =>
  asList({
    input,
    source: sql`${t} left join ${departments} on ${eq(departments.dept_code, t.dept_code)}`,
    where: and(
      seenBy(viewer),
      input.year ? between(t.holiday_date, `${input.year}-01-01`, `${input.year}-12-31`) : undefined,
      input.dept_code.length ? or(isNull(t.dept_code), inArray(t.dept_code, input.dept_code)) : undefined,
      input.kind ? eq(t.kind, input.kind) : undefined,
    ),
    key: t.holiday_id,
    sorts: { holiday_date: t.holiday_date, holiday_name: t.holiday_name, kind: t.kind },
    sort: 'holiday_date',
    fields: {
      ...getTableColumns(t),
      holiday_date: sql<string>`${t.holiday_date}::text`,
      dept_name: departments.dept_name,
    },
  })

export const listHolidays = ({ db, ...context }: RequestContext<typeof contract.listHolidays>) =>
  listPage(db, holidayList(context))
