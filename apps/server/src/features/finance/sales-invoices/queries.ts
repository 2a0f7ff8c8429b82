import type * as contract from '@sejuk/contract/finance/sales-invoices'
import { countedStatuses, invoiceStatuses } from '@sejuk/domain/finance/sales-invoices'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, arrayContains, asc, eq, getTableColumns, gte, inArray, lte, or, type SQL, sql } from 'drizzle-orm'
import { namedCustomers, ofNamedCustomers } from '../../../business/customers/named-customers.ts'
import { creditNotesOfInvoice } from '../../../business/returns/credit-notes.ts'
import type { Db } from '../../../db/database.ts'
import { customers } from '../../../db/tables/customers/customers.ts'
import { customerInvoices as owed } from '../../../db/tables/customers/trade.ts'
import { salesInvoiceLines as lines, salesInvoices as t } from '../../../db/tables/finance/sales-invoices.ts'
import { companyTodayInSql } from '../../../platform/calendar/company-day.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { countTabs } from '../../../platform/lists/count-tabs.ts'
import { filterByCodes } from '../../../platform/lists/filter-by-codes.ts'
import { asList, listPage } from '../../../platform/lists/list.ts'
import { containsText } from '../../../platform/lists/search.ts'
import { selectRows } from '../../../platform/lists/selection.ts'
import { isAsItOpens, orderedParts, scoped } from '../../../platform/scope/ordered-parts.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'
import { changingOrder, newestEStatus } from './facts.ts'
import { paymentsOf } from './payments.ts'

export const visibleInvoices = (viewer: Viewer) => visibleTo(viewer, t)

/** Every invoice has its customer; joined so, a count that asks nothing of it does without. */
const tables = sql`${t} left join ${customers} on ${eq(customers.customer_code, t.customer_code)}
  left join ${owed} on ${eq(owed.invoice_code, t.invoice_code)}`

/** Whoever pays no tax needs no number; the others need one, and the place it belongs to. */
const hasTaxData = sql<boolean>`(${t.customer_is_taxable} = 0 or (coalesce(${customers.nitku}, '') <> ''
  and (coalesce(${customers.npwp}, '') <> '' or coalesce(${customers.nik}, '') <> '')))`
const isPeriodLocked = sql<boolean>`exists (select from tax_periods p where p.period = to_char(${t.tax_date}, 'YYYY-MM'))`
const paid = sql<number>`coalesce(${owed.paid_amount}, 0)::float8`
/** In cheques that did not clear yet and receipts that nobody confirmed. */
const held = sql<number>`(select coalesce(sum(h.amount), 0)::float8 from (
    select a.amount from cheque_allocations a join cheques q using (cheque_code)
      where a.invoice_code = ${t.invoice_code} and q.status in ('Saved', 'Submitted')
    union all select a.amount from receipt_allocations a join receipts r using (receipt_code)
      where a.invoice_code = ${t.invoice_code} and r.status = 'Waiting') h)`
const isOpen = sql`(${t.status} in ('2', '3') and ${owed.paid_amount} < ${owed.amount})`
const overdueDays = sql<number>`case when ${isOpen} then greatest(0, ${companyTodayInSql} - ${t.due_date}) else 0 end`

const fields = {
  ...getTableColumns(t),
  invoice_date: sql<string>`${t.invoice_date}::text`,
  tax_date: sql<string>`${t.tax_date}::text`,
  due_date: sql<string>`${t.due_date}::text`,
  received_date: sql<string | null>`${t.received_date}::text`,
  customer_name: customers.customer_name,
  dept_name: sql<string>`(select d.dept_name from departments d where d.dept_code = ${t.dept_code})`,
  salesman_name: sql<string | null>`(select u.username from users u where u.usercode = ${t.salesman_code})`,
  paid_amount: paid,
  held_amount: held,
  overdue_days: overdueDays,
  has_tax_data: hasTaxData,
  is_period_locked: isPeriodLocked,
  e_status: newestEStatus,
  changing_order: changingOrder,
}

type Asked = Pick<RequestContext<typeof contract.listSalesInvoices>, 'viewer' | 'input'>
type Filters = Omit<Asked['input'], 'page' | 'limit' | 'sort' | 'cursor' | 'exact' | 'status'>

const late = (from: number, to?: number) =>
  and(
    isOpen,
    sql`${t.due_date} <= ${companyTodayInSql} - ${from}::int`,
    to === undefined ? undefined : sql`${t.due_date} >= ${companyTodayInSql} - ${to}::int`,
  )
const buckets: Record<(typeof contract.overdueBuckets)[number], () => SQL | undefined> = {
  not_due: () => and(isOpen, sql`${t.due_date} >= ${companyTodayInSql}`),
  to_30: () => late(1, 30),
  to_60: () => late(31, 60),
  to_90: () => late(61, 90),
  over_90: () => late(91),
}

/** By its number, by an order or a delivery named whole, or by the customer; each by an index of its own. */
const searched = (search: string, named: Named) => {
  const numbered = containsText(search, t.invoice_code)
  const whole = search.trim().toUpperCase()
  return (
    numbered &&
    or(
      numbered,
      eq(t.external_no, search.trim()),
      arrayContains(t.order_codes, [whole]),
      arrayContains(t.delivery_codes, [whole]),
      ofNamedCustomers(t.customer_code, search, named),
    )
  )
}

/** The customers of the search, where they are known already. */
type Named = readonly string[] | undefined

const filtered = (scope: SQL, input: Filters, named?: Named) =>
  and(
    scope,
    filterByCodes(t.dept_code, input.dept_code),
    filterByCodes(t.customer_code, input.customer_code),
    filterByCodes(t.salesman_code, input.salesman_code),
    input.source ? eq(t.source, input.source) : undefined,
    input.receipt_status ? eq(t.receipt_status, input.receipt_status) : undefined,
    input.e_status ? sql`${newestEStatus} = ${input.e_status}` : undefined,
    input.from ? gte(t.invoice_date, input.from) : undefined,
    input.to ? lte(t.invoice_date, input.to) : undefined,
    input.due_from ? gte(t.due_date, input.due_from) : undefined,
    input.due_to ? lte(t.due_date, input.due_to) : undefined,
    input.amount_from === undefined ? undefined : gte(t.grand_total, input.amount_from),
    input.amount_to === undefined ? undefined : lte(t.grand_total, input.amount_to),
    input.overdue ? buckets[input.overdue]() : undefined,
    input.is_open ? isOpen : undefined,
    input.is_billed ? inArray(t.status, [...countedStatuses]) : undefined,
    input.missing_tax_data ? sql`not ${hasTaxData}` : undefined,
    searched(input.search, named),
  )

/** The invoices alone, where no filter asks what is paid or who the customer is: counted from an index without its rows. */
const alone = sql`${t}`
const countedIn = ({ overdue, is_open, missing_tax_data }: Filters) =>
  overdue || is_open || missing_tax_data ? tables : alone

/** As it opens an index holds it in its order, or some do; a tab of branches too, and a source of theirs. */
const partsOf = ({ viewer, input }: Asked) => {
  const { status, source, ...others } = input
  if (!isAsItOpens(others, 'created_date')) return undefined
  if (source && status) return undefined
  return orderedParts(viewer, source || status ? { dept_code: t.dept_code } : t, input.dept_code)
}

/** Shown by pages, and downloaded whole. */
export const salesInvoiceList = ({ viewer, input }: Asked, named?: Named) => {
  const parts = partsOf({ viewer, input })
  return asList({
    input,
    source: tables,
    own: countedIn(input),
    ...scoped(parts, visibleInvoices(viewer), (scope) =>
      and(filtered(scope, input, named), input.status ? eq(t.status, input.status) : undefined),
    ),
    key: t.invoice_code,
    sorts: {
      created_date: t.created_date,
      invoice_code: t.invoice_code,
      invoice_date: t.invoice_date,
      due_date: t.due_date,
      grand_total: t.grand_total,
    },
    sort: '-created_date',
    fields,
    // A sum over drafts and cancelled ones beside real ones would say nothing.
    totals: input.is_billed ? { grand_total: t.grand_total } : undefined,
    isPlanned: !input.search,
  })
}

const pageOf = async (db: Db, asked: Asked) =>
  listPage(db, salesInvoiceList(asked, await namedCustomers(db, asked.input.search)))

export const listSalesInvoices = ({ db, ...context }: RequestContext<typeof contract.listSalesInvoices>) =>
  pageOf(db, context)

export const listErpSalesInvoices = ({ db, viewer, input }: RequestContext<typeof contract.listErpSalesInvoices>) =>
  pageOf(db, { viewer, input: { ...input, source: 'ERP' } })

export const listAccurateSalesInvoices = ({
  db,
  viewer,
  input,
}: RequestContext<typeof contract.listAccurateSalesInvoices>) =>
  pageOf(db, { viewer, input: { ...input, source: 'ACCURATE' } })

export const countSalesInvoices = async ({ db, viewer, input }: RequestContext<typeof contract.countSalesInvoices>) => {
  const countOf = await countTabs(db, {
    tabs: invoiceStatuses,
    behind: (status) => eq(t.status, status),
    source: countedIn(input),
    where: filtered(visibleInvoices(viewer), input, await namedCustomers(db, input.search)),
    isIndexed: !input.search,
  })
  return { data: invoiceStatuses.map((status) => ({ status, ...countOf(status) })) }
}

export const linesOf = (db: Db, invoice_code: string) =>
  db.select().from(lines).where(eq(lines.invoice_code, invoice_code)).orderBy(asc(lines.line_no))

const detailFields = {
  ...fields,
  buyer_name: sql<string | null>`coalesce(nullif(${customers.tax_name}, ''), ${customers.customer_name})`,
  buyer_address: customers.tax_address,
  buyer_npwp: sql<string | null>`coalesce(nullif(${customers.npwp}, ''), ${customers.nik})`,
  buyer_nitku: customers.nitku,
}

export const invoiceOf = async (db: Db, viewer: Viewer, invoice_code: string) => {
  const isThis = and(eq(t.invoice_code, invoice_code), visibleInvoices(viewer))
  const [found] = await selectRows(db, detailFields, sql`from ${tables} where ${isThis}`)
  if (!found) return refuse('notFound')
  return {
    ...found,
    lines: await linesOf(db, invoice_code),
    payments: await paymentsOf(db, invoice_code),
    credit_notes: await creditNotesOfInvoice(db, invoice_code),
  }
}

export const getSalesInvoice = async ({ db, viewer, input }: RequestContext<typeof contract.getSalesInvoice>) => ({
  data: await invoiceOf(db, viewer, input.invoice_code),
})
