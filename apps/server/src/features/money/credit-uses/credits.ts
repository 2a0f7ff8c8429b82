import type * as contract from '@sejuk/contract/money/credit-uses'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { isLeft, isOwing } from '../../../business/money/credit-facts.ts'
import { customers } from '../../../db/tables/customers/customers.ts'
import { customerCredits as t } from '../../../db/tables/money/customer-credits.ts'
import { companyTodayInSql } from '../../../platform/calendar/company-day.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { filterByCodes } from '../../../platform/lists/filter-by-codes.ts'
import { asList, listPage } from '../../../platform/lists/list.ts'
import { containsText } from '../../../platform/lists/search.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'

const tables = sql`${t} join ${customers} on ${eq(customers.customer_code, t.customer_code)}`
const owed = (only: SQL) => sql<number>`coalesce((select sum(i.amount - i.paid_amount) from customer_invoices i
  where i.customer_code = ${t.customer_code} and i.paid_amount < i.amount ${only}), 0)::float8`

type Asked = Pick<RequestContext<typeof contract.listCredits>, 'viewer' | 'input'>

/** Shown by pages, and downloaded whole. There are some hundred: whose they are is looked up. */
export const creditList = ({ viewer, input }: Asked) =>
  asList({
    input,
    source: tables,
    where: and(
      isLeft,
      visibleTo(viewer, customers),
      input.source_kind ? eq(t.source_kind, input.source_kind) : undefined,
      input.is_owing ? isOwing : undefined,
      filterByCodes(customers.dept_code, input.dept_code),
      filterByCodes(t.customer_code, input.customer_code),
      containsText(input.search, t.source_code, t.customer_code, customers.customer_name),
    ),
    key: t.credit_id,
    sorts: { since: t.since, left_amount: t.left_amount },
    sort: 'since',
    fields: {
      credit_id: t.credit_id,
      source_kind: t.source_kind,
      source_code: t.source_code,
      customer_code: t.customer_code,
      customer_name: customers.customer_name,
      dept_code: customers.dept_code,
      dept_name: sql<string>`(select d.dept_name from departments d where d.dept_code = ${customers.dept_code})`,
      since: sql<string>`${t.since}::text`,
      came_amount: t.came_amount,
      left_amount: t.left_amount,
      held_amount: t.held_amount,
      open: owed(sql``),
      late: owed(sql`and i.due_date < ${companyTodayInSql}`),
    },
    totals: { left_amount: t.left_amount },
  })

export const listCredits = ({ db, ...context }: RequestContext<typeof contract.listCredits>) =>
  listPage(db, creditList(context))
