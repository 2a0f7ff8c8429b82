import type { generateSalesInvoices as contract } from '@sejuk/contract/finance/sales-invoices'
import { invoiceGroupOf } from '@sejuk/domain/finance/invoice-groups'
import { type LineAmounts, lineOfOrder } from '@sejuk/domain/finance/invoice-lines'
import { because } from '@sejuk/domain/messages'
import type { Viewer } from '@sejuk/domain/viewers'
import { asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { customers } from '../../../db/tables/customers/customers.ts'
import { deliveryOrders } from '../../../db/tables/delivery/delivery-orders.ts'
import { salesOrderLines, salesOrders } from '../../../db/tables/sales/sales-orders.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import type { Worker } from '../../../platform/jobs/jobs.ts'
import type { Actor } from '../../../platform/records/action-log.ts'
import { systemActor, systemViewer } from '../../../platform/records/system-actor.ts'
import { type BillableLine, billableLines } from './billable.ts'
import { addInvoice, requireDays } from './commands.ts'
import { type NewLine, termsFor } from './prices.ts'

type Within = { db: Db; viewer: Viewer; actor: Actor }
type Order = typeof salesOrders.$inferSelect
type OrderLine = typeof salesOrderLines.$inferSelect
type Done = { qty: number } & Pick<
  LineAmounts,
  'list_amount' | 'discount_amount' | 'cashback_amount' | 'base' | 'amount'
>

const keyOf = (order_code: string, line_no: number) => `${order_code}/${line_no}`

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

const doneOf = async (db: Db, codes: readonly string[]) => {
  const { rows } = await db.execute<Done & { order_code: string; order_line_no: number }>(sql`
    select n.order_code, n.order_line_no, sum(n.qty)::int as qty, sum(n.list_amount)::float8 as list_amount,
      sum(n.discount_amount)::float8 as discount_amount, sum(n.cashback_amount)::float8 as cashback_amount,
      sum(n.base)::float8 as base, sum(n.amount)::float8 as amount
    from sales_invoice_lines n join sales_invoices i using (invoice_code)
    where i.status <> '5' and n.order_code = any(${sql.param([...codes])}::text[]) group by 1, 2`)
  return new Map(rows.map((row) => [keyOf(row.order_code, row.order_line_no), row]))
}

const cashbackOf = ({ ladder }: OrderLine) => ladder.find(({ step }) => step === 'cashback-discount')?.discount ?? 0

/** Drafts of everything that these deliveries brought and nobody billed, grouped as each customer wants it. */
const billDeliveries = async ({ db, viewer, actor }: Within, which: SQL, invoice_date: string) => {
  await requireDays(db, { invoice_date, tax_date: invoice_date })
  const codesOf = (rows: readonly BillableLine[]) => [...new Set(rows.map(({ order_code }) => order_code))].sort()
  const seen = codesOf(await billableLines(db, viewer, which))
  const orders = await lockOrders(db, seen)
  // Read again under the lock: somebody may have billed them meanwhile.
  const lines = (await billableLines(db, viewer, which)).filter(({ order_code }) => orders.has(order_code))
  const codes = codesOf(lines)
  if (codes.length === 0) return []
  const found = await db.select().from(salesOrderLines).where(inArray(salesOrderLines.order_code, codes))
  const orderLines = new Map(found.map((line) => [keyOf(line.order_code, line.line_no), line]))
  const done = await doneOf(db, codes)
  const groups = Map.groupBy(lines, (line) => {
    const order = orders.get(line.order_code)
    return [invoiceGroupOf(line), order?.price_include_tax, order?.customer_is_taxable, order?.payment_term_days].join()
  })
  const made: string[] = []
  for (const group of groups.values())
    made.push(await billGroup({ db, viewer, actor }, group, { orders, orderLines, done, invoice_date }))
  return made
}

type Known = {
  orders: ReadonlyMap<string, Order>
  orderLines: ReadonlyMap<string, OrderLine>
  done: Map<string, Done>
  invoice_date: string
}

const billGroup = async (within: Within, group: readonly BillableLine[], known: Known) => {
  const { db } = within
  const { orders, orderLines, done, invoice_date } = known
  const [first] = group
  const order = orders.get(first?.order_code ?? '')
  const [customer] = await db
    .select()
    .from(customers)
    .where(eq(customers.customer_code, order?.customer_code ?? ''))
  if (!order || !customer) return refuse('notFound')
  const { price_include_tax, customer_is_taxable, payment_term_days, salesman_code } = order
  const head = { price_include_tax, customer_is_taxable, transaction_code: customer.transaction_code }
  const terms = await termsFor(db, { ...head, tax_date: invoice_date })
  const billed = group.map((part): NewLine => {
    const key = keyOf(part.order_code, part.order_line)
    const line = orderLines.get(key)
    if (!line) return refuse('conflict', { because: because('order-line-is-gone', { order: part.order_code }) })
    const before = done.get(key) ?? {
      ...{ qty: 0, list_amount: 0, discount_amount: 0, cashback_amount: 0, base: 0, amount: 0 },
    }
    const { qty } = part
    const amounts = lineOfOrder(terms, { ...line, cashback_amount: cashbackOf(line) }, qty, before)
    const sum = (field: Exclude<keyof Done, 'qty'>) => before[field] + amounts[field]
    done.set(key, {
      ...{ qty: before.qty + qty, list_amount: sum('list_amount'), discount_amount: sum('discount_amount') },
      ...{ cashback_amount: sum('cashback_amount'), base: sum('base'), amount: sum('amount') },
    })
    return {
      ...{ item_code: line.item_code, item_name: line.item_name, business_unit_code: line.business_unit_code },
      ...{ qty, unit_price: line.list_price, ...amounts, serial_numbers: part.serial_numbers },
      ...{ order_code: part.order_code, order_line_no: part.order_line },
      ...{ delivery_code: part.delivery_code, delivery_line_no: part.line_no },
    }
  })
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
            and (${deliveryOrders.received_date} at time zone 'Asia/Jakarta')::date < ${today}::date`,
          today,
        ),
      )
  },
}
