import type * as contract from '@sejuk/contract/money/refunds'
import { approvedRefunds } from '@sejuk/domain/money/refunds'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { customers } from '../../../db/tables/customers/customers.ts'
import { banks } from '../../../db/tables/masters/banks.ts'
import { refundSources as sources, refunds as t } from '../../../db/tables/money/refunds.ts'
import { companyTodayInSql } from '../../../platform/calendar/company-day.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { filterByCodes } from '../../../platform/lists/filter-by-codes.ts'
import { asList, listPage } from '../../../platform/lists/list.ts'
import { containsText } from '../../../platform/lists/search.ts'
import { selectRows } from '../../../platform/lists/selection.ts'
import { branchAndPeople, partsAsItOpens, scoped } from '../../../platform/scope/ordered-parts.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'

export const visibleRefunds = (viewer: Viewer) => visibleTo(viewer, t)

const approved = sql.raw(`(${approvedRefunds.map((status) => `'${status}'`).join(', ')})`)
/** Whoever approved them: an amount cannot be split over several refunds or approvers of a day. */
export const approvedOfDay = sql<number>`coalesce((select sum(o.amount) from refunds o where o.customer_code = ${t.customer_code}
  and o.refund_code <> ${t.refund_code} and o.status in ${approved}
  and (o.approved_date at time zone 'Asia/Jakarta')::date = ${companyTodayInSql}), 0)::float8`

const tables = sql`${t} join ${customers} on ${eq(customers.customer_code, t.customer_code)}
  left join ${banks} on ${eq(banks.bank_code, t.bank_code)}`
const fields = {
  ...getTableColumns(t),
  customer_name: customers.customer_name,
  bank_name: sql<string>`coalesce(${banks.bank_short_name}, ${t.bank_code})`,
  dept_name: sql<string>`(select d.dept_name from departments d where d.dept_code = ${t.dept_code})`,
  approved_of_day: approvedOfDay,
}

type Asked = Pick<RequestContext<typeof contract.listRefunds>, 'viewer' | 'input'>

/** Shown by pages, and downloaded whole. */
export const refundList = ({ viewer, input }: Asked) =>
  asList({
    input,
    source: tables,
    own: sql`${t}`,
    ...scoped(partsAsItOpens(viewer, input, 'created_date', branchAndPeople(t)), visibleRefunds(viewer), (scope) =>
      and(
        scope,
        input.status ? eq(t.status, input.status) : undefined,
        filterByCodes(t.dept_code, input.dept_code),
        filterByCodes(t.customer_code, input.customer_code),
        containsText(input.search, t.refund_code, t.bank_file_code, customers.customer_name, t.customer_code),
      ),
    ),
    key: t.refund_code,
    sorts: { created_date: t.created_date, amount: t.amount },
    sort: '-created_date',
    fields,
    totals: { amount: t.amount },
  })

export const listRefunds = ({ db, ...context }: RequestContext<typeof contract.listRefunds>) =>
  listPage(db, refundList(context))

export const sourcesOf = (db: Db, refund_code: string) =>
  db
    .select()
    .from(sources)
    .where(eq(sources.refund_code, refund_code))
    .orderBy(asc(sources.source_kind), asc(sources.source_code))

export const getRefund = async ({ db, viewer, input }: RequestContext<typeof contract.getRefund>) => {
  const isThis = and(eq(t.refund_code, input.refund_code), visibleRefunds(viewer))
  const [found] = await selectRows(db, fields, sql`from ${tables} where ${isThis}`)
  if (!found) return refuse('notFound')
  return { data: { ...found, sources: await sourcesOf(db, found.refund_code) } }
}
