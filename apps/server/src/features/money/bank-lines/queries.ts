import type * as contract from '@sejuk/contract/money/bank-lines'
import { suggestionsFor } from '@sejuk/domain/money/bank-suggestions'
import { and, eq, getTableColumns, ne, sql } from 'drizzle-orm'
import { openInvoices } from '../../../business/finance/open-invoices.ts'
import { bankFactsOf, waitingOrdersOf } from '../../../business/money/bank-facts.ts'
import { exposureOf } from '../../../business/sales/exposure.ts'
import { customers } from '../../../db/tables/customers/customers.ts'
import { users } from '../../../db/tables/platform/users.ts'
import { bankLines as t } from '../../../db/tables/money/bank-statements.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { asList, listPage } from '../../../platform/lists/list.ts'
import { containsText } from '../../../platform/lists/search.ts'
import { selectRows } from '../../../platform/lists/selection.ts'
import { settingsOf } from '../../../platform/records/site-settings.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'
import { namedInSight } from './out-of-sight.ts'

const { fingerprint: _fingerprint, payer: _payer, how: _how, matched_by: _matched, ...columns } = getTableColumns(t)
const fields = {
  ...columns,
  line_date: sql<string>`${t.line_date}::text`,
  customer_name: customers.customer_name,
}
const tables = sql`${t} left join ${customers} on ${eq(customers.customer_code, t.customer_code)}`

const isShown = (show: RequestContext<typeof contract.listBankLines>['input']['show']) => {
  if (show === 'all') return undefined
  if (show === 'decide') return and(eq(t.state, 'New'), ne(t.sure, 'Certain'))
  return show === 'certain' ? and(eq(t.state, 'New'), eq(t.sure, 'Certain')) : eq(t.state, show)
}

export const listBankLines = async ({ db, viewer, input }: RequestContext<typeof contract.listBankLines>) => {
  const page = await listPage(
    db,
    asList({
      ...{ input, source: tables, own: sql`${t}`, key: t.line_code, sort: '-line_date', fields },
      where: and(
        input.account_code ? eq(t.account_code, input.account_code) : undefined,
        input.statement_code ? eq(t.statement_code, input.statement_code) : undefined,
        input.customer_code ? eq(t.customer_code, input.customer_code) : undefined,
        input.owner_code ? eq(t.owner_code, input.owner_code) : undefined,
        isShown(input.show),
        containsText(input.search, t.text, t.line_code, t.receipt_code),
      ),
      sorts: { line_date: t.line_date, amount: t.amount, created_date: t.created_date },
      totals: { amount: t.amount },
    }),
  )
  return { ...page, data: (await namedInSight(db, viewer, page.data)).rows }
}

export const getBankLine = async ({ db, viewer, input }: RequestContext<typeof contract.getBankLine>) => {
  const [line] = await selectRows(db, fields, sql`from ${tables} where ${eq(t.line_code, input.line_code)}`)
  if (!line) return refuse('notFound')
  const isOpen = line.state === 'New' || line.state === 'Unidentified'
  const found = isOpen ? suggestionsFor({ ...line, date: line.line_date }, await bankFactsOf(db, [line])) : []
  const { rows, suggestions } = await namedInSight(db, viewer, [line], found)
  const [shown = line] = rows
  return { data: { ...shown, suggestions, ...(await settingsOf(db, 'fees')).fees } }
}

export const getBankLineCustomer = async ({
  db,
  viewer,
  input,
}: RequestContext<typeof contract.getBankLineCustomer>) => {
  const [found] = await db
    .select({
      customer_code: customers.customer_code,
      customer_name: customers.customer_name,
      salesman_name: users.username,
    })
    .from(customers)
    .leftJoin(users, eq(users.usercode, customers.salesman_code))
    .where(and(eq(customers.customer_code, input.customer_code), visibleTo(viewer, customers)))
  if (!found) return refuse('notFound')
  const orders = (await waitingOrdersOf(db, [found.customer_code])).map(({ order_code, open_amount }) => ({
    ...{ order_code, open_amount },
  }))
  const { exposure } = await exposureOf(db, found.customer_code)
  return { data: { ...found, exposure, invoices: await openInvoices(db, found.customer_code), orders } }
}
