import type { generateSalesInvoices as contract } from '@sejuk/contract/finance/sales-invoices'
import { invoiceGroupOf } from '@sejuk/domain/finance/invoice-groups'
import { liveStatuses } from '@sejuk/domain/finance/sales-invoices'
import { because } from '@sejuk/domain/messages'
import type { Viewer } from '@sejuk/domain/viewers'
import { asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { soldAs } from '../../../business/finance/sales-without-npwp.ts'
import type { Db } from '../../../db/database.ts'
import { customers } from '../../../db/tables/customers/customers.ts'
import { deliveryOrders } from '../../../db/tables/delivery/delivery-orders.ts'
import { salesOrders } from '../../../db/tables/sales/sales-orders.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import type { Worker } from '../../../platform/jobs/jobs.ts'
import type { Actor } from '../../../platform/records/action-log.ts'
import { systemActor, systemViewer } from '../../../platform/records/system-actor.ts'
import { type BillableLine, billableLines } from './billable.ts'
import { addInvoice, requireDays } from './commands.ts'
import { amountsOf, type OrderAmounts, takePart } from './order-amounts.ts'
import { type NewLine, termsFor } from './prices.ts'

type Within = { db: Db; viewer: Viewer; actor: Actor }
type Order = typeof salesOrders.$inferSelect

/** The orders, locked in the order of their codes: two who bill at once wait for each other. */
const lockOrders = async (db: Db, codes: readonly string[]) => {
  const rows = await db
    .select()
    .from(salesOrders)
    .where(inArray(salesOrders.order_code, [...codes]))
    .orderBy(asc(salesOrders.order_code))
    .for('update')
  return new Map(rows.map((order) => [order.order_code, order]))
}

/** Drafts of everything that these deliveries brought and nobody billed, grouped as each customer wants it. */
const billDeliveries = async ({ db, viewer, actor }: Within, which: SQL, invoice_date: string) => {
  await requireDays(db, { invoice_date, tax_date: invoice_date })
  const codesOf = (rows: readonly BillableLine[]) => [...new Set(rows.map(({ order_code }) => order_code))].sort()
  const seen = codesOf(await billableLines(db, viewer, which))
  const orders = await lockOrders(db, seen)
  const changing = [...orders.values()].find(({ status }) => status === 'Adjusted')
  // What is not approved yet has no price to bill.
  if (changing) refuse('conflict', { because: because('order-is-being-adjusted', { order: changing.order_code }) })
  // Read again under the lock: somebody may have billed them meanwhile.
  const lines = (await billableLines(db, viewer, which)).filter(({ order_code }) => orders.has(order_code))
  const codes = codesOf(lines)
  if (codes.length === 0) return []
  const amounts = await amountsOf(db, codes, liveStatuses)
  const groups = Map.groupBy(lines, (line) => {
    const order = orders.get(line.order_code)
    return [invoiceGroupOf(line), order?.price_include_tax, order?.customer_is_taxable, order?.payment_term_days].join()
  })
  const made: string[] = []
  for (const group of groups.values())
    made.push(await billGroup({ db, viewer, actor }, group, { orders, amounts, invoice_date }))
  return made
}

type Known = {
  orders: ReadonlyMap<string, Order>
  amounts: OrderAmounts
  invoice_date: string
}

const billGroup = async (within: Within, group: readonly BillableLine[], known: Known) => {
  const { db } = within
  const { orders, amounts, invoice_date } = known
  const [first] = group
  const order = orders.get(first?.order_code ?? '')
  const [customer] = await db
    .select()
    .from(customers)
    .where(eq(customers.customer_code, order?.customer_code ?? ''))
  if (!order || !customer) return refuse('notFound')
  const { price_include_tax, customer_is_taxable, payment_term_days, salesman_code } = order
  const sold_as = await soldAs(db, { customer_is_taxable, org_code: customer.org_code }, invoice_date)
  const head = { price_include_tax, customer_is_taxable, sold_as, transaction_code: customer.transaction_code }
  const terms = await termsFor(db, { ...head, tax_date: invoice_date })
  const billed = group.map(
    (part): NewLine => ({
      ...takePart(amounts, terms, part),
      ...{ order_code: part.order_code, order_line_no: part.order_line, serial_numbers: part.serial_numbers },
      ...{ delivery_code: part.delivery_code, delivery_line_no: part.line_no },
    }),
  )
  const distinct = (codes: readonly string[]) => [...new Set(codes)].sort()
  const { invoice_code } = await addInvoice(
    within,
    customer,
    {
      ...{ ...head, invoice_date, tax_date: invoice_date, payment_term_days, salesman_code, source: 'ERP' },
      order_codes: distinct(group.map((part) => part.order_code)),
      delivery_codes: distinct(group.map((part) => part.delivery_code)),
    },
    billed,
  )
  return invoice_code
}

export const generateSalesInvoices = async (context: RequestContext<typeof contract>) => {
  const { input } = context
  const which = inArray(deliveryOrders.delivery_code, input.delivery_codes)
  const invoice_codes = await billDeliveries(context, which, input.invoice_date)
  if (invoice_codes.length === 0) refuse('conflict', { because: because('nothing-to-bill') })
  return { data: { invoice_codes } }
}

/** On Mondays, drafts for the customers who are billed by the week, of what they received until Sunday. */
export const weeklyInvoices: Worker<object> = {
  name: 'weekly-invoices',
  cron: '0 5 * * 1',
  work: async ({ db }) => {
    const { rows } = await db.execute<{ customer_code: string }>(
      sql`select customer_code from customer_invoice_configurations where grouping = 'weekly' order by 1`,
    )
    const today = companyToday()
    for (const { customer_code } of rows)
      await db.transaction((own) =>
        billDeliveries(
          { db: own, viewer: systemViewer, actor: systemActor },
          sql`${deliveryOrders.customer_code} = ${customer_code}
            and (${deliveryOrders.received_date} at time zone 'Asia/Jakarta')::date < ${today}::date
            and not exists (select from sales_orders o where o.order_code = any(${deliveryOrders.order_codes}) and o.status = 'Adjusted')`,
          today,
        ),
      )
  },
}
