import type * as contract from '@sejuk/contract/returns/rma-requests'
import { rmaReminderDays } from '@sejuk/domain/returns/rma-requests'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import { returnApproval } from '../../../business/returns/return-approvals.ts'
import type { Db } from '../../../db/database.ts'
import { items } from '../../../db/tables/catalogue/items.ts'
import { customers } from '../../../db/tables/customers/customers.ts'
import { departments } from '../../../db/tables/masters/departments.ts'
import { warehouses } from '../../../db/tables/masters/warehouses.ts'
import { rmaRequestLines as lines, rmaRequests as t } from '../../../db/tables/returns/rma-requests.ts'
import { companyTodayInSql } from '../../../platform/calendar/company-day.ts'
import { amountApprovedToday } from '../../../platform/documents/approvals.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { filterByCodes } from '../../../platform/lists/filter-by-codes.ts'
import { asList, listPage } from '../../../platform/lists/list.ts'
import { containsText } from '../../../platform/lists/search.ts'
import { selectRows } from '../../../platform/lists/selection.ts'
import { partsAsItOpens, scoped } from '../../../platform/scope/ordered-parts.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'

export const visibleRmas = (viewer: Viewer) => visibleTo(viewer, t)

const live = inArray(t.status, ['Approved', 'Adjusted'])
/** The new unit left so many days ago, and the old one is awaited. */
export const awaitedFor = (days: number) =>
  and(live, eq(t.in_status, 'Waiting'), sql`${t.sent_date} < now() - make_interval(days => ${days})`)

const listed = (what: 'serial_number' | 'item_code', flag: 'IN' | 'OUT') =>
  sql<string>`(select string_agg(${lines[what]}, ', ' order by ${lines.line_no}) from ${lines}
    where ${eq(lines.rma_code, t.rma_code)} and ${eq(lines.item_flag, flag)})`
const tables = sql`${t} left join ${customers} on ${eq(customers.customer_code, t.customer_code)}
  join ${departments} on ${eq(departments.dept_code, t.dept_code)}
  join ${warehouses} on ${eq(warehouses.warehouse_code, t.warehouse_code)}`
/** The return that credits it is closed. */
export const isCredited = sql<boolean>`exists (select from return_requests r where r.return_code = ${t.return_code}
  and r.status = 'Closed')`
const fields = {
  ...getTableColumns(t),
  warranty_until: sql<string | null>`${t.warranty_until}::text`,
  customer_name: sql<string>`coalesce(${customers.customer_name}, ${t.consumer_name}, '')`,
  dept_name: departments.dept_name,
  warehouse_name: warehouses.warehouse_name,
  item_codes: sql<string>`coalesce(${listed('item_code', 'IN')}, '')`,
  serials_in: sql<string>`coalesce(${listed('serial_number', 'IN')}, '')`,
  serials_out: sql<string | null>`${listed('serial_number', 'OUT')}`,
  is_credited: isCredited,
  days_open: sql<number | null>`case when ${t.status} in ('Submitted', 'Approved', 'Adjusted') then
    (${companyTodayInSql} - (${t.created_date} at time zone 'Asia/Jakarta')::date)::int end`,
}

type Asked = Pick<RequestContext<typeof contract.listRmaRequests>, 'viewer' | 'input'>

export const rmaList = ({ viewer, input }: Asked) =>
  asList({
    input,
    source: tables,
    own: sql`${t}`,
    ...scoped(partsAsItOpens(viewer, input, 'created_date', t), visibleRmas(viewer), (scope) =>
      and(
        scope,
        filterByCodes(t.dept_code, input.dept_code),
        filterByCodes(t.customer_code, input.customer_code),
        input.status ? eq(t.status, input.status) : undefined,
        input.source ? eq(t.source, input.source) : undefined,
        input.out_status ? eq(t.out_status, input.out_status) : undefined,
        input.in_status ? eq(t.in_status, input.in_status) : undefined,
        input.waiting ? eq(t.status, 'Submitted') : undefined,
        input.late ? awaitedFor(rmaReminderDays) : undefined,
        containsText(
          input.search,
          t.rma_code,
          customers.customer_name,
          t.consumer_name,
          t.work_order_number,
          t.symptom,
        ),
      ),
    ),
    key: t.rma_code,
    sorts: { created_date: t.created_date, rma_code: t.rma_code, sent_date: t.sent_date },
    sort: '-created_date',
    fields,
  })

export const listRmaRequests = ({ db, ...context }: RequestContext<typeof contract.listRmaRequests>) =>
  listPage(db, rmaList(context))

export const linesOfRma = (db: Db, rma_code: string) =>
  db
    .select({ ...getTableColumns(lines), business_unit_code: items.business_unit_code })
    .from(lines)
    .innerJoin(items, eq(items.item_code, lines.item_code))
    .where(eq(lines.rma_code, rma_code))
    .orderBy(asc(lines.line_no))

export const getRmaRequest = async (context: RequestContext<typeof contract.getRmaRequest>) => {
  const { db, viewer, input } = context
  const isThis = and(eq(t.rma_code, input.rma_code), visibleRmas(viewer))
  const [found] = await selectRows(db, fields, sql`from ${tables} where ${isThis}`)
  if (!found) return refuse('notFound')
  const { customer_code: customer } = found
  const approved_today = customer ? await amountApprovedToday(context, returnApproval(customer, 0)) : 0
  return { data: { ...found, approved_today, lines: await linesOfRma(db, input.rma_code) } }
}
