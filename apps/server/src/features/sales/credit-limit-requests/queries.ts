import type * as contract from '@sejuk/contract/sales/credit-limit-requests'
import { standardCreditSetting } from '@sejuk/domain/sales/credit-verdict'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import { temporaryLimitInSql } from '../../../business/sales/exposure.ts'
import { customers } from '../../../db/tables/customers/customers.ts'
import { creditLimitRequests as t } from '../../../db/tables/sales/credit-limit-requests.ts'
import { companyTodayInSql } from '../../../platform/calendar/company-day.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { filterByCodes } from '../../../platform/lists/filter-by-codes.ts'
import { asList, listPage } from '../../../platform/lists/list.ts'
import { containsText } from '../../../platform/lists/search.ts'
import { selectRows } from '../../../platform/lists/selection.ts'
import { partsAsItOpens, scoped } from '../../../platform/scope/ordered-parts.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'

export const visibleRequests = (viewer: Viewer) => visibleTo(viewer, t)

const tables = sql`${t} join ${customers} on ${eq(customers.customer_code, t.customer_code)}
  left join credit_settings on credit_settings.dept_code = ${t.dept_code}`
/** Of the day it was submitted or of today, whichever lets less through; `least` passes over what was not kept. */
const bound = (name: 'branch_manager_up_to' | 'finance_manager_up_to') =>
  sql<number>`least(coalesce(credit_settings.${sql.identifier(name)}, ${sql.raw(String(standardCreditSetting[name]))}),
    (${t.judged_by} ->> ${sql.raw(`'${name}'`)})::bigint)::float8`

/** What the gate reads and the row does not have. */
export const judgedBy = {
  resulting_limit: sql<number>`(${t.requested_limit} + case when ${t.request_type} = 'permanent' then ${temporaryLimitInSql(t.customer_code)} else 0 end)::float8`,
  branch_manager_up_to: bound('branch_manager_up_to'),
  finance_manager_up_to: bound('finance_manager_up_to'),
  today: sql<string>`${companyTodayInSql}::text`,
}
const fields = {
  ...getTableColumns(t),
  valid_from: sql<string | null>`${t.valid_from}::text`,
  valid_to: sql<string | null>`${t.valid_to}::text`,
  customer_name: customers.customer_name,
  dept_name: sql<string>`(select d.dept_name from departments d where d.dept_code = ${t.dept_code})`,
  ...judgedBy,
}

type Asked = Pick<RequestContext<typeof contract.listCreditLimitRequests>, 'viewer' | 'input'>

/** Shown by pages, and downloaded whole. */
export const creditLimitRequestList = ({ viewer, input }: Asked) =>
  asList({
    input,
    source: tables,
    own: sql`${t}`,
    ...scoped(partsAsItOpens(viewer, input, 'created_date', t), visibleRequests(viewer), (scope) =>
      and(
        scope,
        filterByCodes(t.dept_code, input.dept_code),
        filterByCodes(t.customer_code, input.customer_code),
        input.status ? eq(t.status, input.status) : undefined,
        input.request_type ? eq(t.request_type, input.request_type) : undefined,
        input.order_code ? eq(t.order_code, input.order_code) : undefined,
        containsText(input.search, t.request_code, customers.customer_name, t.customer_code),
      ),
    ),
    key: t.request_code,
    sorts: {
      created_date: t.created_date,
      request_code: t.request_code,
      requested_limit: t.requested_limit,
      valid_to: t.valid_to,
    },
    sort: '-created_date',
    fields,
  })

export const listCreditLimitRequests = ({ db, ...context }: RequestContext<typeof contract.listCreditLimitRequests>) =>
  listPage(db, creditLimitRequestList(context))

export const getCreditLimitRequest = async ({
  db,
  viewer,
  input,
}: RequestContext<typeof contract.getCreditLimitRequest>) => {
  const isThis = and(eq(t.request_code, input.request_code), visibleRequests(viewer))
  const [data] = await selectRows(db, fields, sql`from ${tables} where ${isThis}`)
  return { data: data ?? refuse('notFound') }
}

export const judgedFrom = tables
