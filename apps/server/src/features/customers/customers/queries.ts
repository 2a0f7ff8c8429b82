import type * as contract from '@sejuk/contract/customers/customers'
import { type CustomerTab, customerTabs } from '@sejuk/domain/customers/customers'
import { and, arrayOverlaps, eq, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import { exposureInSql } from '../../../business/sales/exposure.ts'
import { customers as t } from '../../../db/tables/customers/customers.ts'
import { customerInvoices } from '../../../db/tables/customers/trade.ts'
import { companyTodayInSql } from '../../../platform/calendar/company-day.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { countTabs } from '../../../platform/lists/count-tabs.ts'
import { filterByCodes } from '../../../platform/lists/filter-by-codes.ts'
import { asList, listPage } from '../../../platform/lists/list.ts'
import { containsText } from '../../../platform/lists/search.ts'
import { isAsItOpens, orderedParts, scoped } from '../../../platform/scope/ordered-parts.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'
import { seesCredit } from './credit.ts'

type Listing = Pick<RequestContext<typeof contract.listCustomers>, 'viewer' | 'input'>
type Filters = RequestContext<typeof contract.countCustomers>['input']

const lacking: Record<NonNullable<Filters['missing']>, SQL> = {
  npwp: isNull(t.npwp),
  pin: isNull(t.lat),
  photo: sql`not exists (select from attachments a where a.module_name = 'Customer' and a.module_code = ${t.customer_code} and a.kind = 'photo')`,
}

const filtered = (scope: SQL, input: Filters) =>
  and(
    scope,
    filterByCodes(t.dept_code, input.dept_code),
    filterByCodes(t.salesman_code, input.salesman_code),
    input.customer_type_code && eq(t.customer_type_code, input.customer_type_code),
    filterByCodes(t.customer_level, input.customer_level),
    input.business_unit_code.length ? arrayOverlaps(t.business_unit_codes, input.business_unit_code) : undefined,
    input.cooperation && eq(t.cooperation, input.cooperation),
    input.customer_is_taxable && eq(t.customer_is_taxable, Number(input.customer_is_taxable)),
    filterByCodes(t.city_code, input.city_code),
    input.no_order_days
      ? or(isNull(t.last_order_date), sql`${t.last_order_date} < ${companyTodayInSql} - ${input.no_order_days}::int`)
      : undefined,
    input.missing && lacking[input.missing],
    input.billed_from
      ? sql`exists (select from ${customerInvoices} i where i.customer_code = ${t.customer_code} and i.invoice_date >= ${input.billed_from}::date)`
      : undefined,
    input.created_from ? sql`${t.created_date} >= ${input.created_from}::date` : undefined,
    containsText(input.customer_name ?? '', t.customer_name, t.customer_code),
  )

/** Deleted customers appear only in their own tab. */
const behindTab = (tab: CustomerTab) => (tab === 'All' ? ne(t.status, 'Deleted') : eq(t.status, tab))

const nameOf = (query: SQL) => sql<string | null>`(${query})`
/** Queried only for the rows of a page, therefore not joined. */
export const namesBeside = {
  dept_name: sql<string>`(select d.dept_name from departments d where d.dept_code = ${t.dept_code})`,
  salesman_name: nameOf(sql`select u.username from users u where u.usercode = ${t.salesman_code}`),
  city_name: nameOf(sql`select c.city_name from cities c where c.city_code = ${t.city_code}`),
}

const listed = {
  customer_code: t.customer_code,
  customer_name: t.customer_name,
  dept_code: t.dept_code,
  ...namesBeside,
  customer_type_code: t.customer_type_code,
  customer_level: t.customer_level,
  salesman_code: t.salesman_code,
  business_unit_codes: t.business_unit_codes,
  cooperation: t.cooperation,
  customer_is_taxable: t.customer_is_taxable,
  credit_limit: sql<number | null>`${t.credit_limit}::float8`,
  credit_used: sql<number | null>`${exposureInSql(t.customer_code)}`,
  last_order_date: sql<string | null>`${t.last_order_date}::text`,
  last_visit_date: sql<string | null>`${t.last_visit_date}::text`,
  status: t.status,
  created_date: t.created_date,
  waiting_since: t.waiting_since,
  row_version: t.row_version,
}

const nothing = sql<number | null>`null::float8`
const listedWithoutCredit = { ...listed, credit_limit: nothing, credit_used: nothing }

/** Shown by pages, and downloaded whole. */
export const customerList = ({ viewer, input }: Listing) => {
  // One salesperson has few of them: those are sorted.
  const { dept_code } = t
  const parts = isAsItOpens(input, 'created_date', { tab: 'All' })
    ? orderedParts(viewer, { dept_code }, input.dept_code)
    : undefined
  return asList({
    input,
    source: sql`${t}`,
    ...scoped(parts, visibleTo(viewer, t), (scope) => and(filtered(scope, input), behindTab(input.tab))),
    key: t.customer_code,
    sorts: {
      customer_name: t.customer_name,
      customer_code: t.customer_code,
      created_date: t.created_date,
      waiting_since: t.waiting_since,
    },
    sort: '-created_date',
    fields: seesCredit(viewer) ? listed : listedWithoutCredit,
  })
}

export const listCustomers = ({ db, ...context }: RequestContext<typeof contract.listCustomers>) =>
  listPage(db, customerList(context))

export const countCustomers = async ({ db, viewer, input }: RequestContext<typeof contract.countCustomers>) => {
  const countOf = await countTabs(db, {
    tabs: customerTabs,
    behind: behindTab,
    source: sql`${t}`,
    where: filtered(visibleTo(viewer, t), input),
  })
  return { data: customerTabs.map((tab) => ({ tab, total: countOf(tab).count })) }
}
