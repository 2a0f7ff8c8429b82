import type * as contract from '@sejuk/contract/spareparts/old-parts'
import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import { serviceCentres } from '../../../db/tables/aftersales/service-centres.ts'
import { oldParts as t } from '../../../db/tables/spareparts/old-parts.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { filterByCodes } from '../../../platform/lists/filter-by-codes.ts'
import { asList, listPage } from '../../../platform/lists/list.ts'
import { containsText } from '../../../platform/lists/search.ts'
import { partsAsItOpens, scoped } from '../../../platform/scope/ordered-parts.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'

const source = sql`${t} join ${serviceCentres} on ${eq(serviceCentres.asc_code, t.asc_code)}`
const isOverdue = (today: string) => sql<boolean>`(${t.status} = 'Owed' and ${t.due_date} < ${today}::date)`

type Asked = Pick<RequestContext<typeof contract.listOldParts>, 'viewer' | 'input'>

/** Shown by pages, and downloaded whole. */
export const oldPartList = ({ viewer, input }: Asked) => {
  const today = companyToday()
  return asList({
    input,
    source,
    ...scoped(partsAsItOpens(viewer, input, 'due_date', t), visibleTo(viewer, t), (scope) =>
      and(
        scope,
        filterByCodes(t.asc_code, input.asc_code),
        filterByCodes(t.dept_code, input.dept_code),
        input.status ? eq(t.status, input.status) : undefined,
        input.overdue ? isOverdue(today) : undefined,
        containsText(input.search, t.old_part_code, t.work_order_number, t.item_code, t.item_name),
      ),
    ),
    key: t.old_part_code,
    sorts: { due_date: t.due_date, old_part_code: t.old_part_code },
    sort: '-due_date',
    fields: {
      ...getTableColumns(t),
      asc_name: serviceCentres.asc_name,
      used_date: sql<string>`${t.used_date}::text`,
      due_date: sql<string>`${t.due_date}::text`,
      amount: sql<number>`(${t.price} * (${t.qty} - ${t.received_qty}))::float8`,
      is_overdue: isOverdue(today),
    },
  })
}

export const listOldParts = ({ db, ...context }: RequestContext<typeof contract.listOldParts>) =>
  listPage(db, oldPartList(context))
