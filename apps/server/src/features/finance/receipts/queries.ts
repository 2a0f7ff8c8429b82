import type * as contract from '@sejuk/contract/finance/receipts'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, eq, getTableColumns, gte, lte, sql } from 'drizzle-orm'
import { openInvoices } from '../../../business/finance/open-invoices.ts'
import { ordersWaitingOf } from '../../../business/sales/orders-waiting.ts'
import { customers } from '../../../db/tables/customers/customers.ts'
import { receiptAllocations as parts, receipts as t } from '../../../db/tables/finance/receipts.ts'
import { banks } from '../../../db/tables/masters/banks.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { filterByCodes } from '../../../platform/lists/filter-by-codes.ts'
import { asList, listPage } from '../../../platform/lists/list.ts'
import { containsText } from '../../../platform/lists/search.ts'
import { selectRows } from '../../../platform/lists/selection.ts'
import { branchAndPeople, partsAsItOpens, scoped } from '../../../platform/scope/ordered-parts.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'
import { cashbacksLeft } from './pay-by-cashback.ts'

export const visibleReceipts = (viewer: Viewer) => visibleTo(viewer, t)

const tables = sql`${t} left join ${customers} on ${eq(customers.customer_code, t.customer_code)}
  left join ${banks} on ${eq(banks.bank_code, t.bank_code)}`
const fields = {
  ...getTableColumns(t),
  received_date: sql<string>`${t.received_date}::text`,
  customer_name: customers.customer_name,
  bank_name: sql<string | null>`${banks.bank_short_name}`,
  dept_name: sql<string>`(select d.dept_name from departments d where d.dept_code = ${t.dept_code})`,
  is_frozen: sql<boolean>`exists (select from ${parts} a join sales_invoices i on i.invoice_code = a.invoice_code
    where a.receipt_code = ${t.receipt_code} and i.status = '3')`,
}

type Asked = Pick<RequestContext<typeof contract.listReceipts>, 'viewer' | 'input'>

/** Shown by pages, and downloaded whole. */
export const receiptList = ({ viewer, input }: Asked) =>
  asList({
    input,
    source: tables,
    own: sql`${t}`,
    ...scoped(partsAsItOpens(viewer, input, 'created_date', branchAndPeople(t)), visibleReceipts(viewer), (scope) =>
      and(
        scope,
        input.status ? eq(t.status, input.status) : undefined,
        input.kind ? eq(t.kind, input.kind) : undefined,
        filterByCodes(t.dept_code, input.dept_code),
        filterByCodes(t.customer_code, input.customer_code),
        input.from ? gte(t.received_date, input.from) : undefined,
        input.to ? lte(t.received_date, input.to) : undefined,
        containsText(input.search, t.receipt_code, t.reference, customers.customer_name),
      ),
    ),
    key: t.receipt_code,
    sorts: { created_date: t.created_date, amount: t.amount },
    sort: '-created_date',
    fields,
  })

export const listReceipts = ({ db, ...context }: RequestContext<typeof contract.listReceipts>) =>
  listPage(db, receiptList(context))

export const getReceipt = async ({ db, viewer, input }: RequestContext<typeof contract.getReceipt>) => {
  const isThis = and(eq(t.receipt_code, input.receipt_code), visibleReceipts(viewer))
  const [found] = await selectRows(db, fields, sql`from ${tables} where ${isThis}`)
  if (!found) return refuse('notFound')
  const given = await db.select().from(parts).where(eq(parts.receipt_code, found.receipt_code))
  const of = await openInvoices(db, found.customer_code, {
    except: found.receipt_code,
    codes: given.map(({ invoice_code }) => invoice_code),
  })
  const allocations = of.flatMap((invoice) => {
    const part = given.find(({ invoice_code }) => invoice_code === invoice.invoice_code)
    return part ? [{ ...invoice, allocated: part.amount }] : []
  })
  return { data: { ...found, allocations } }
}

export const getReceiptCustomer = async ({ db, viewer, input }: RequestContext<typeof contract.getReceiptCustomer>) => {
  const [found] = await db
    .select({ customer_code: customers.customer_code, customer_name: customers.customer_name })
    .from(customers)
    .where(and(eq(customers.customer_code, input.customer_code), visibleTo(viewer, customers)))
  if (!found) return refuse('notFound')
  const invoices = await openInvoices(db, found.customer_code, { except: input.receipt_code })
  const orders = await ordersWaitingOf(db, found.customer_code)
  return { data: { ...found, invoices, orders, cashbacks: await cashbacksLeft(db, found.customer_code) } }
}
