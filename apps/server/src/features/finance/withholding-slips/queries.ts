import type * as contract from '@sejuk/contract/finance/withholding-slips'
import { slipModule } from '@sejuk/domain/finance/consent-files'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import { withoutScope } from '../../../db/columns.ts'
import { customers } from '../../../db/tables/customers/customers.ts'
import { salesInvoices as i } from '../../../db/tables/finance/sales-invoices.ts'
import { withholdingSlips as t } from '../../../db/tables/finance/withholding-slips.ts'
import { companyTodayInSql } from '../../../platform/calendar/company-day.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { comparableInSql } from '../../../platform/lists/comparable-number.ts'
import { filterByCodes } from '../../../platform/lists/filter-by-codes.ts'
import { asList, listPage } from '../../../platform/lists/list.ts'
import { containsText } from '../../../platform/lists/search.ts'
import { orderedParts, scoped } from '../../../platform/scope/ordered-parts.ts'
import { copiedScope, visibleTo } from '../../../platform/scope/visible-to.ts'

const tables = sql`${t} join ${i} on ${eq(i.invoice_code, t.invoice_code)}
  join ${customers} on ${eq(customers.customer_code, i.customer_code)}`
/** Of its invoice: what neither is paid nor waits in a cheque or receipt. */
export const openOfSlip = sql<number>`coalesce((select greatest(0, o.amount - o.paid_amount
    - coalesce((select sum(a.amount) from cheque_allocations a join cheques q using (cheque_code)
        where a.invoice_code = o.invoice_code and q.status in ('Saved', 'Submitted')), 0)
    - coalesce((select sum(a.amount) from receipt_allocations a join receipts r using (receipt_code)
        where a.invoice_code = o.invoice_code and r.status = 'Waiting'), 0))
  from customer_invoices o where o.invoice_code = ${t.invoice_code}), 0)::float8`

/** Of the same customer, confirmed, with the same number. */
export const sameSlip = sql<string | null>`(select x.invoice_code from withholding_slips x
  where x.scope_customer_code = ${t.scope_customer_code} and x.slip_id <> ${t.slip_id} and x.status = 'Confirmed'
    and ${comparableInSql(sql`x.slip_no`)} = ${comparableInSql(t.slip_no)} limit 1)`
export const filesOfSlip = sql<number>`(select count(*)::int from attachments a where a.module_name = ${slipModule}
    and a.module_code = ${t.slip_id}::text and a.deleted_date is null)`

const fields = {
  ...withoutScope(getTableColumns(t)),
  slip_id: sql<string>`${t.slip_id}::text`,
  slip_date: sql<string | null>`${t.slip_date}::text`,
  customer_code: i.customer_code,
  customer_name: customers.customer_name,
  dept_code: i.dept_code,
  dept_name: sql<string>`(select d.dept_name from departments d where d.dept_code = ${i.dept_code})`,
  waiting_days: sql<number>`case when ${t.status} = 'Awaited'
    then greatest(0, ${companyTodayInSql} - (${t.created_date} at time zone 'Asia/Jakarta')::date) else 0 end`,
  open_amount: openOfSlip,
  is_frozen: sql<boolean>`${i.status} = '3'`,
  files: filesOfSlip,
  same_slip: sameSlip,
}

export const visibleSlip = (viewer: Viewer) => visibleTo(viewer, copiedScope(t))

type Asked = Pick<RequestContext<typeof contract.listWithholdingSlips>, 'viewer' | 'input'>

/** The newest first: an index holds them so, or some do. */
const partsOf = (
  viewer: Viewer,
  { status, tax_kind, period, customer_code, search, sort, dept_code }: Asked['input'],
) =>
  !status &&
  !tax_kind &&
  !period &&
  !customer_code.length &&
  !search &&
  (sort ?? '-created_date').endsWith('created_date')
    ? orderedParts(viewer, copiedScope(t), dept_code)
    : undefined

export const slipList = ({ viewer, input }: Asked) => {
  const parts = partsOf(viewer, input)
  return asList({
    input,
    source: tables,
    own: sql`${t}`,
    ...scoped(parts, visibleSlip(viewer), (scope) =>
      and(
        scope,
        input.status ? eq(t.status, input.status) : undefined,
        input.tax_kind ? eq(t.tax_kind, input.tax_kind) : undefined,
        input.period ? eq(t.period, input.period) : undefined,
        filterByCodes(t.scope_dept_code, input.dept_code),
        filterByCodes(t.scope_customer_code, input.customer_code),
        containsText(input.search, t.invoice_code, t.slip_no, customers.customer_name, customers.customer_code),
      ),
    ),
    key: t.slip_id,
    sorts: { created_date: t.created_date, amount: t.amount },
    sort: '-created_date',
    fields,
    totals: { amount: t.amount },
  })
}
export const listWithholdingSlips = ({ db, ...context }: RequestContext<typeof contract.listWithholdingSlips>) =>
  listPage(db, slipList(context))
