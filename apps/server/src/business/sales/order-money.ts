import { credit, debit } from '@sejuk/domain/books/journals'
import { because } from '@sejuk/domain/messages'
import { isOnTerms, paymentStateOf, wayOf } from '@sejuk/domain/sales/payment-ways'
import { promisedStatuses } from '@sejuk/domain/sales/sales-orders'
import { rupiah } from '@sejuk/domain/values/money'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { receiptAllocations, receipts } from '../../db/tables/finance/receipts.ts'
import { customerCredits } from '../../db/tables/money/customer-credits.ts'
import { orderMoney as t } from '../../db/tables/sales/order-money.ts'
import { salesOrders } from '../../db/tables/sales/sales-orders.ts'
import { companyToday } from '../../platform/calendar/company-day.ts'
import { refuse, refuseChoice } from '../../platform/http/refuse.ts'
import { lockOne } from '../../platform/lists/lock-one.ts'
import { postJournal } from '../books/post-journal.ts'
import { payInvoices } from '../finance/open-invoices.ts'
import { moveCredits } from '../money/credits.ts'
import { unbilledOf } from './delivered-value.ts'
import { lockCustomerCredit } from './exposure.ts'

type Order = typeof salesOrders.$inferSelect
type Receipt = typeof receipts.$inferSelect
type By = { usercode: string; username: string }

const left = sql<number>`${customerCredits.left_amount}::float8`
/** Of money that came, what has paid nothing and is kept for nothing. Locked: nobody else uses it meanwhile. */
export const leftOf = async (db: Db, receipt_code: string) => {
  const isThis = and(eq(customerCredits.source_kind, 'receipt'), eq(customerCredits.source_code, receipt_code))
  const [found] = await db.select({ left }).from(customerCredits).where(isThis).for('update')
  return found?.left ?? 0
}

/** The order's own sum follows; nobody's form of it becomes stale by it. */
const addToOrder = async (db: Db, order: Order, amount: number) => {
  const bound_amount = order.bound_amount + amount
  const payment_state = paymentStateOf(wayOf(order.collect_method), bound_amount, order.total_amount)
  const [after] = await db
    .update(salesOrders)
    .set({ bound_amount, payment_state, row_version: sql`${salesOrders.row_version}` })
    .where(eq(salesOrders.order_code, order.order_code))
    .returning()
  if (!after) throw new Error(`${order.order_code} is gone`)
  return after
}
/** Kept money is held among the customer's credit; what has paid an invoice is allocated. */
const addToReceipt = async (db: Db, receipt_code: string, bound: number, allocated = 0) => {
  await moveCredits(db, [{ source_kind: 'receipt', source_code: receipt_code, amount: bound }], 'held')
  if (allocated > 0)
    await db
      .update(receipts)
      .set({
        allocated_amount: sql`${receipts.allocated_amount} + ${allocated}::bigint`,
        row_version: sql`${receipts.row_version}`,
      })
      .where(eq(receipts.receipt_code, receipt_code))
}

/** A write-off and cashback are no money that goods leave for. */
export const isMoney = ({ kind }: Pick<Receipt, 'kind'>) => kind !== 'write-off' && kind !== 'cashback'

const lockedReceipt = (db: Db, receipt_code: string) => lockOne(db, receipts, eq(receipts.receipt_code, receipt_code))

/** The order and its customer's credit, locked in the order in which orders are decided. */
export const lockedOrder = async (db: Db, order_code: string) => {
  const order = await lockOne(db, salesOrders, eq(salesOrders.order_code, order_code))
  if (!order) return refuse('notFound')
  await lockCustomerCredit(db, order.customer_code)
  return order
}

/** Paid before it leaves, or at the door: what comes for it is kept for it, also where it was delivered and closed before. */
export const takesMoney = ({ status, collect_method }: Order) =>
  [...promisedStatuses, 'Closed'].some((one) => one === status) && !isOnTerms(wayOf(collect_method))
/** Whether money would be kept for it now. */
export const waitsForMoney = (order: Order) => takesMoney(order) && order.bound_amount < order.total_amount

type Binding = { order: Order; receipt_code: string; amount?: number | null | undefined }

/** Keeps confirmed money for an order: as much as is missing and there, or exactly so much. Call it under `lockedOrder`. */
export const bindMoney = async (db: Db, by: By, { order, receipt_code, amount }: Binding) => {
  const { order_code, customer_code } = order
  const receipt = await lockedReceipt(db, receipt_code)
  if (receipt?.status !== 'Confirmed' || !isMoney(receipt) || receipt.customer_code !== customer_code)
    return refuseChoice('receipt_code')
  if (!takesMoney(order)) refuse('conflict', { because: because('money-not-for-order') })
  const [left, missing] = [await leftOf(db, receipt_code), Math.max(0, order.total_amount - order.bound_amount)]
  const wanted = amount ?? Math.min(left, missing)
  if (wanted > missing || missing === 0)
    refuse('conflict', { because: because('money-above-missing', { order: order_code, amount: rupiah(missing) }) })
  if (wanted > left || left === 0)
    refuse('conflict', {
      status: 'MoneyNotFree',
      because: because('money-is-not-free', { receipt: receipt_code, amount: rupiah(left) }),
    })
  await db.insert(t).values({
    ...{ order_code, receipt_code, amount: wanted, bound_by: by.usercode, bound_user_name: by.username },
  })
  await addToReceipt(db, receipt_code, wanted)
  return addToOrder(db, order, wanted)
}

const boundRows = (db: Db, of: { order_code: string; receipt_code?: string | undefined }) =>
  db
    .select()
    .from(t)
    .where(
      and(
        eq(t.state, 'Bound'),
        eq(t.order_code, of.order_code),
        of.receipt_code ? eq(t.receipt_code, of.receipt_code) : undefined,
      ),
    )
    .orderBy(asc(t.money_id))
    .for('update')

const released = (reason: string | null) => ({ state: 'Released' as const, ended_date: sql`now()`, reason })

/** What is kept for the order, from one receipt or from all, is the customer's free money again. Answers with the sum. */
export const releaseMoney = async (
  db: Db,
  order: Order,
  { receipt_code, reason }: { receipt_code?: string | undefined; reason: string | null },
) => {
  const { order_code } = order
  const rows = await boundRows(db, { order_code, receipt_code })
  for (const row of rows) await addToReceipt(db, row.receipt_code, -row.amount)
  if (rows.length === 0) return { order, amount: 0 }
  const ids = rows.map(({ money_id }) => money_id)
  await db.update(t).set(released(reason)).where(inArray(t.money_id, ids))
  const amount = rows.reduce((sum, row) => sum + row.amount, 0)
  return { order: await addToOrder(db, order, -amount), amount }
}

/**
 * Nothing more is delivered of the order: what its coming invoices cannot take is the customer's free money, the newest first.
 * What was delivered and is not billed yet keeps its money, so that its invoice is paid when it comes.
 */
export const releaseRest = async (db: Db, order: Order) => {
  const rows = await boundRows(db, { order_code: order.order_code })
  const bound = rows.reduce((sum, row) => sum + row.amount, 0)
  const rest = bound - Math.min(bound, await unbilledOf(db, order))
  let left = rest
  for (const { money_id, ...row } of rows.toReversed()) {
    const freed = Math.min(left, row.amount)
    if (freed === 0) break
    left -= freed
    await addToReceipt(db, row.receipt_code, -freed)
    const isThis = eq(t.money_id, money_id)
    if (freed === row.amount) await db.update(t).set(released(null)).where(isThis)
    else {
      await db.insert(t).values({ ...row, amount: freed, ...released(null) })
      await db
        .update(t)
        .set({ amount: row.amount - freed })
        .where(isThis)
    }
  }
  return rest === 0 ? order : addToOrder(db, order, -rest)
}

/** The money did not come: every order that it was kept for misses it, also where it had paid an invoice. */
export const loseReceipt = async (
  db: Db,
  { receipt_code, dept_code, customer_code }: Receipt,
  reason: string | null,
) => {
  const rows = await db
    .select()
    .from(t)
    .where(and(eq(t.receipt_code, receipt_code), inArray(t.state, ['Bound', 'Used'])))
    .orderBy(asc(t.order_code), asc(t.money_id))
    .for('update')
  const orders: Order[] = []
  for (const { money_id, order_code, amount, state } of rows) {
    const order = await lockOne(db, salesOrders, eq(salesOrders.order_code, order_code))
    if (!order) continue
    if (state === 'Bound') await addToReceipt(db, receipt_code, -amount)
    else await post(db, { receipt_code, dept_code, customer_code, money_id, amount: -amount, date: companyToday() })
    await db
      .update(t)
      .set({ ...released(reason), invoice_code: null })
      .where(eq(t.money_id, money_id))
    orders.push(await addToOrder(db, order, -amount))
  }
  return orders
}

type Posted = {
  receipt_code: string
  dept_code: string
  customer_code: string
  money_id: number
  amount: number
  date: string
}

/** Kept money becomes a payment: it is the customer's no longer, and no more is owed. Below nothing it goes back. */
const post = (db: Db, { receipt_code, dept_code, customer_code, money_id, amount, date }: Posted) =>
  postJournal(db, {
    ...{ document_kind: 'receipt', document: receipt_code, version: money_id, date, dept_code, customer_code },
    event: amount > 0 ? 'credit-used' : 'credit-taken-back',
    lines: [...debit('customer-money', amount), ...credit('receivable', amount)],
  })

type Bill = { invoice_code: string; order_code: string; amount: number; day: string }

/** What is kept for an order pays its invoice, the oldest money first; what is left of it waits for the next one. */
const payFromOrder = async (db: Db, order: Order, { invoice_code, order_code, amount, day }: Bill) => {
  let rest = amount
  for (const row of await boundRows(db, { order_code })) {
    const paid = Math.min(rest, row.amount)
    if (paid === 0) break
    rest -= paid
    const { money_id, receipt_code, bound_by, bound_user_name, bound_date } = row
    await addToReceipt(db, receipt_code, -paid, paid)
    await db
      .insert(receiptAllocations)
      .values({ receipt_code, invoice_code, amount: paid })
      .onConflictDoUpdate({
        target: [receiptAllocations.receipt_code, receiptAllocations.invoice_code],
        set: { amount: sql`${receiptAllocations.amount} + ${paid}::bigint` },
      })
    const used = { state: 'Used' as const, invoice_code, ended_date: sql`now()` }
    const [own] =
      paid === row.amount
        ? await db.update(t).set(used).where(eq(t.money_id, money_id)).returning()
        : await db
            .insert(t)
            .values({ ...{ order_code, receipt_code, amount: paid, bound_by, bound_user_name, bound_date }, ...used })
            .returning()
    if (paid < row.amount)
      await db
        .update(t)
        .set({ amount: row.amount - paid })
        .where(eq(t.money_id, money_id))
    const of = { receipt_code, dept_code: order.dept_code, customer_code: order.customer_code }
    if (own) await post(db, { ...of, money_id: own.money_id, amount: paid, date: day })
    await payInvoices(db, [{ invoice_code, amount: paid }], day)
  }
}

/** An invoice is owed: the money of its orders pays it. Of an order that is billed whole, the rest is the customer's free money. */
export const payFromOrders = async (db: Db, bills: readonly Bill[]) => {
  for (const bill of bills) {
    const order = await lockOne(db, salesOrders, eq(salesOrders.order_code, bill.order_code))
    if (!order || order.bound_amount === 0) continue
    await payFromOrder(db, order, bill)
    if (order.invoiced_amount >= order.total_amount) await releaseMoney(db, order, { reason: null })
    else if (order.status === 'Closed') await releaseRest(db, order)
  }
}

/** What was billed before the money came is paid by it now. */
export const payBilled = async (db: Db, order_code: string, day: string) => {
  const { rows } = await db.execute<{ invoice_code: string; amount: number }>(sql`
    select n.invoice_code, least(sum(n.amount), c.amount - c.paid_amount)::float8 as amount
    from sales_invoice_lines n join sales_invoices s using (invoice_code) join customer_invoices c using (invoice_code)
    where n.order_code = ${order_code} and s.status = '2' and c.paid_amount < c.amount
    group by n.invoice_code, c.amount, c.paid_amount, c.due_date order by c.due_date, n.invoice_code limit 100`)
  await payFromOrders(
    db,
    rows.map((bill) => ({ ...bill, order_code, day })),
  )
}
