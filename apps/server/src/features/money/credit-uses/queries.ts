import type * as contract from '@sejuk/contract/money/credit-uses'
import { proposeUse } from '@sejuk/domain/money/credit-uses'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm'
import { openInvoices } from '../../../business/finance/open-invoices.ts'
import { creditsOf, sumOfParts } from '../../../business/money/credits.ts'
import type { Db } from '../../../db/database.ts'
import { customers } from '../../../db/tables/customers/customers.ts'
import { creditUseLines as lines, creditUses as t } from '../../../db/tables/money/credit-uses.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { filterByCodes } from '../../../platform/lists/filter-by-codes.ts'
import { asList, listPage } from '../../../platform/lists/list.ts'
import { containsText } from '../../../platform/lists/search.ts'
import { selectRows } from '../../../platform/lists/selection.ts'
import { branchAndPeople, partsAsItOpens, scoped } from '../../../platform/scope/ordered-parts.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'

export const visibleUses = (viewer: Viewer) => visibleTo(viewer, t)

export const factsOfUse = {
  is_frozen: sql<boolean>`exists (select from credit_use_lines l join sales_invoices i on i.invoice_code = l.invoice_code
    where l.use_code = ${t.use_code} and i.status = '3')`,
  is_month_locked: sql<boolean>`exists (select from tax_periods p where p.period = to_char(${t.use_date}, 'YYYY-MM'))`,
}
const tables = sql`${t} join ${customers} on ${eq(customers.customer_code, t.customer_code)}`
const fields = {
  ...getTableColumns(t),
  use_date: sql<string>`${t.use_date}::text`,
  customer_name: customers.customer_name,
  dept_name: sql<string>`(select d.dept_name from departments d where d.dept_code = ${t.dept_code})`,
  ...factsOfUse,
}

export const listCreditUses = ({ db, viewer, input }: RequestContext<typeof contract.listCreditUses>) =>
  listPage(
    db,
    asList({
      input,
      source: tables,
      own: sql`${t}`,
      ...scoped(partsAsItOpens(viewer, input, 'created_date', branchAndPeople(t)), visibleUses(viewer), (scope) =>
        and(
          scope,
          input.status ? eq(t.status, input.status) : undefined,
          filterByCodes(t.dept_code, input.dept_code),
          filterByCodes(t.customer_code, input.customer_code),
          containsText(input.search, t.use_code, customers.customer_name, t.customer_code),
        ),
      ),
      key: t.use_code,
      sorts: { created_date: t.created_date, amount: t.amount },
      sort: '-created_date',
      fields,
    }),
  )

export const linesOfUse = (db: Db, use_code: string) =>
  db.select().from(lines).where(eq(lines.use_code, use_code)).orderBy(asc(lines.line_no))

export const getCreditUse = async ({ db, viewer, input }: RequestContext<typeof contract.getCreditUse>) => {
  const isThis = and(eq(t.use_code, input.use_code), visibleUses(viewer))
  const [found] = await selectRows(db, fields, sql`from ${tables} where ${isThis}`)
  if (!found) return refuse('notFound')
  return { data: { ...found, lines: await linesOfUse(db, found.use_code) } }
}

export const proposeCreditUse = async ({ db, viewer, input }: RequestContext<typeof contract.proposeCreditUse>) => {
  const { customer_code } = input
  const isSeen = and(eq(customers.customer_code, customer_code), visibleTo(viewer, customers))
  if ((await db.$count(customers, isSeen)) === 0) return refuse('notFound')
  const proposed = proposeUse(await creditsOf(db, customer_code), await openInvoices(db, customer_code))
  return { data: { lines: proposed, amount: sumOfParts(proposed) } }
}
