import type * as contract from '@sejuk/contract/finance/cheques'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, eq, getTableColumns, gte, lte, sql } from 'drizzle-orm'
import { openInvoices } from '../../../business/finance/open-invoices.ts'
import { customers } from '../../../db/tables/customers/customers.ts'
import { chequeAllocations as parts, cheques as t } from '../../../db/tables/finance/cheques.ts'
import { banks } from '../../../db/tables/masters/banks.ts'
import { companyTodayInSql, onCompanyDays } from '../../../platform/calendar/company-day.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { filterByCodes } from '../../../platform/lists/filter-by-codes.ts'
import { asList, listPage } from '../../../platform/lists/list.ts'
import { containsText } from '../../../platform/lists/search.ts'
import { selectRows } from '../../../platform/lists/selection.ts'
import { branchAndPeople, partsAsItOpens, scoped } from '../../../platform/scope/ordered-parts.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'

export const visibleCheques = (viewer: Viewer) => visibleTo(viewer, t)

const tables = sql`${t} join ${customers} on ${eq(customers.customer_code, t.customer_code)}
  left join ${banks} on ${eq(banks.bank_code, t.bank_code)}`
const fields = {
  ...getTableColumns(t),
  issue_date: sql<string>`${t.issue_date}::text`,
  due_date: sql<string>`${t.due_date}::text`,
  received_date: sql<string>`${t.received_date}::text`,
  customer_name: customers.customer_name,
  bank_name: sql<string | null>`${banks.bank_short_name}`,
  dept_name: sql<string>`(select d.dept_name from departments d where d.dept_code = ${t.dept_code})`,
  invoice_count: sql<number>`(select count(*)::int from ${parts} where ${eq(parts.cheque_code, t.cheque_code)})`,
  days_left: sql<number>`${t.due_date} - ${companyTodayInSql}`,
}

type Asked = Pick<RequestContext<typeof contract.listCheques>, 'viewer' | 'input'>

/** Shown by pages, and downloaded whole. Deleted ones stand behind their own status. */
export const chequeList = ({ viewer, input }: Asked) =>
  asList({
    input,
    source: tables,
    own: sql`${t}`,
    ...scoped(partsAsItOpens(viewer, input, 'created_date', branchAndPeople(t)), visibleCheques(viewer), (scope) =>
      and(
        scope,
        input.status ? eq(t.status, input.status) : sql`${t.status} <> 'Deleted'`,
        filterByCodes(t.dept_code, input.dept_code),
        filterByCodes(t.customer_code, input.customer_code),
        filterByCodes(t.bank_code, input.bank_code),
        input.due_from ? gte(t.due_date, input.due_from) : undefined,
        input.due_to ? lte(t.due_date, input.due_to) : undefined,
        input.is_due ? lte(t.due_date, companyTodayInSql) : undefined,
        onCompanyDays(t.bounced_date, input.bounced_from, undefined),
        containsText(input.search, t.cheque_no, t.cheque_code, t.drawer, customers.customer_name),
      ),
    ),
    key: t.cheque_code,
    sorts: { created_date: t.created_date, due_date: t.due_date, amount: t.amount, cheque_no: t.cheque_no },
    sort: '-created_date',
    fields,
  })

export const listCheques = ({ db, ...context }: RequestContext<typeof contract.listCheques>) =>
  listPage(db, chequeList(context))

type Day = {
  due_date: string
  count: number
  amount: number
  uncleared: number
  uncleared_amount: number
  bounced: number
}
export const chequeCalendar = async ({ db, viewer, input }: RequestContext<typeof contract.chequeCalendar>) => {
  const first = sql`${`${input.month}-01`}::date`
  const waits = sql`${t.status} in ('Saved', 'Submitted')`
  const { rows } = await db.execute<Day>(sql`select ${t.due_date}::text as due_date, count(*)::int as count,
      sum(${t.amount})::float8 as amount, count(*) filter (where ${waits})::int as uncleared,
      coalesce(sum(${t.amount}) filter (where ${waits}), 0)::float8 as uncleared_amount,
      count(*) filter (where ${t.status} = 'Rejected')::int as bounced
    from ${t} where ${visibleCheques(viewer)} and ${t.status} <> 'Deleted' and ${t.due_date} >= ${first}
      and ${t.due_date} < (${first} + interval '1 month')::date group by 1 order by 1`)
  return { data: rows }
}

export const getCheque = async ({ db, viewer, input }: RequestContext<typeof contract.getCheque>) => {
  const isThis = and(eq(t.cheque_code, input.cheque_code), visibleCheques(viewer))
  const [found] = await selectRows(db, fields, sql`from ${tables} where ${isThis}`)
  if (!found) return refuse('notFound')
  const given = await db.select().from(parts).where(eq(parts.cheque_code, found.cheque_code))
  const of = await openInvoices(db, found.customer_code, {
    except: found.cheque_code,
    codes: given.map(({ invoice_code }) => invoice_code),
  })
  const allocations = of.flatMap((invoice) => {
    const part = given.find(({ invoice_code }) => invoice_code === invoice.invoice_code)
    return part ? [{ ...invoice, allocated: part.amount }] : []
  })
  return { data: { ...found, allocations } }
}
