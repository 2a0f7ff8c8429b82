import { exposureOf as modelled } from '@sejuk/domain/sales/exposure'
import { english } from '@sejuk/words/english'
import { eq, sql } from 'drizzle-orm'
import { assert, asyncProperty, constantFrom, integer, record, tuple } from 'fast-check'
import { expect, test } from 'vitest'
import { startTestServer } from '../../../test/servers/test-server.ts'
import { makeStockLists, stockWarehouse } from '../../../test/stock.ts'
import { customers } from '../../db/tables/customers/customers.ts'
import { customerInvoices, customerOrders } from '../../db/tables/customers/trade.ts'
import { chequeAllocations, cheques } from '../../db/tables/finance/cheques.ts'
import { warehouses } from '../../db/tables/masters/warehouses.ts'
import { creditLimitRequests } from '../../db/tables/sales/credit-limit-requests.ts'
import { creditSettings } from '../../db/tables/sales/credit-settings.ts'
import { salesOrders } from '../../db/tables/sales/sales-orders.ts'
import { creditVerdict, exposureInSql, exposureOf, lockCustomerCredit } from './exposure.ts'

const { db, database } = await startTestServer()
let count = 0
const newCustomer = async (credit_limit = 100_000_000) => {
  const customer_code = `C-${++count}`
  const by = { customer_name: customer_code, dept_code: '705', created_by: 'U-1' }
  await db.insert(customers).values({ customer_code, credit_limit, ...by })
  return customer_code
}
const day = (n: number) => sql<string>`(now() at time zone 'Asia/Jakarta')::date + ${n}::int`
type Money = { amount: number; paid?: number; due?: number; order?: string }
const invoice = async (customer_code: string, { amount, paid = 0, due = 10, order }: Money) => {
  const invoice_code = `INV-${++count}`
  await db.execute(sql`insert into ${customerInvoices} (invoice_code, customer_code, invoice_date, due_date, amount, paid_amount, order_code)
    values (${invoice_code}, ${customer_code}, ${day(due - 30)}, ${day(due)}, ${amount}, ${paid}, ${order ?? null})`)
  return invoice_code
}
const order = async (customer_code: string, total_amount: number) => {
  const order_code = `SO-${++count}`
  await db.insert(customerOrders).values({
    ...{ order_code, customer_code, dept_code: '705', order_date: '2026-11-01', total_amount },
    ...{ status: 'Approved', is_open: true },
  })
  return order_code
}
type Status = (typeof cheques.$inferInsert)['status']
const cheque = async (customer_code: string, status: Status, amount: number, parts: [string, number][] = []) => {
  const cheque_code = `CHQ-${++count}`
  const allocated_amount = parts.reduce((sum, [, part]) => sum + part, 0)
  const days = { issue_date: '2026-11-01', due_date: '2026-12-01', received_date: '2026-11-01' }
  const by = { created_by: 'U-1', create_user_name: 'Sari', dept_code: '705' }
  await db.insert(cheques).values({
    ...{ cheque_code, cheque_no: cheque_code, drawer: 'PT Sinar', customer_code, status, amount, allocated_amount },
    ...days,
    ...by,
  })
  for (const [invoice_code, part] of parts)
    await db.insert(chequeAllocations).values({ cheque_code, invoice_code, amount: part })
}

test('what the database counts is what the rule says, whatever there is', async () => {
  const rupiah = integer({ min: 1, max: 1000 })
  const status = constantFrom('Saved', 'Submitted', 'Approved', 'Rejected', 'Deleted')
  const money = record({ amount: integer({ min: -100, max: 1000 }), paid: integer({ min: 0, max: 1000 }) })
  const part = record({ status, amount: rupiah, percent: integer({ min: 0, max: 100 }) })
  await assert(
    asyncProperty(tuple(money, money), tuple(part, part), rupiah, rupiah, async (some, given, ordered, invoiced) => {
      const code = await newCustomer()
      const codes = [await invoice(code, some[0]), await invoice(code, some[1])] as const
      const order_code = await order(code, ordered)
      const later = await invoice(code, { amount: invoiced, order: order_code })
      const facts = []
      for (const [n, { status: is, amount, percent }] of given.entries()) {
        const own = Math.floor((amount * percent) / 100)
        const parts: [string, number][] = own > 0 ? [[codes[n] ?? '', own]] : []
        await cheque(code, is, amount, parts)
        const allocations = parts.map(([invoice_code, each]) => ({ invoice_code, amount: each }))
        facts.push({ status: is, amount, allocations })
      }
      const invoices = [...some.entries()].map(([n, { amount, paid }]) => ({
        ...{ invoice_code: codes[n] ?? '', amount, paid_amount: paid },
      }))
      const all = [...invoices, { invoice_code: later, amount: invoiced, paid_amount: 0 }]
      const orders = [{ status: 'Approved', total_amount: ordered, invoiced_amount: invoiced }]
      const found = await exposureOf(db, code)
      expect(found).toMatchObject(modelled({ invoices: all, orders, cheques: facts }))
      expect(found.available).toBe(100_000_000 - found.exposure)
      const [listed] = await db
        .select({ exposure: exposureInSql(customers.customer_code) })
        .from(customers)
        .where(eq(customers.customer_code, code))
      expect(listed?.exposure).toBe(found.exposure)
    }),
    { numRuns: 25 },
  )
})

test('an order counts while somebody adjusts it, and no longer when it is over', async () => {
  const customer_code = await newCustomer(100)
  const order_code = `SO-${++count}`
  await makeStockLists(db)
  await db.insert(warehouses).values(stockWarehouse('WH-1', '705'))
  await db.insert(salesOrders).values({
    ...{ order_code, customer_code, dept_code: '705', org_code: 'RCI', warehouse_code: 'WH-1', order_type: 'NORMAL' },
    ...{ price_include_tax: 'Y' as const, customer_is_taxable: 1 },
    ...{
      order_date: '2026-11-01',
      total_amount: 70,
      status: 'Submitted' as const,
      created_by: 'U-1',
      create_user_name: 'Sari',
    },
  })
  for (const [status, open] of [
    ['Submitted', 70],
    ['Approved', 70],
    ['Adjusted', 70],
    ['Closed', 0],
    ['Deleted', 0],
  ] as const) {
    await db.update(salesOrders).set({ status }).where(eq(salesOrders.order_code, order_code))
    expect(await exposureOf(db, customer_code)).toMatchObject({ open_order: open, exposure: open })
  }
})

test('what is not money yet covers what is due first, also without naming it', async () => {
  const customer_code = await newCustomer()
  await invoice(customer_code, { amount: 100, due: -40 })
  await invoice(customer_code, { amount: 100, due: -20 })
  const standing = async () => {
    const { overdue_days_max, overdue_amount, exposure } = await exposureOf(db, customer_code)
    return { overdue_days_max, overdue_amount, exposure }
  }
  expect(await standing()).toEqual({ overdue_days_max: 40, overdue_amount: 200, exposure: 200 })
  await cheque(customer_code, 'Saved', 130)
  expect(await standing()).toEqual({ overdue_days_max: 20, overdue_amount: 70, exposure: 200 })
})

test('the last rupiah of the limit may be ordered, and not one more', async () => {
  const customer_code = await newCustomer(100_000_000)
  await invoice(customer_code, { amount: 30_000_000 })
  await order(customer_code, 20_000_000)
  const judge = (amount: number) => creditVerdict(db, { customer_code, amount })
  for (const amount of [49_999_999, 50_000_000]) expect(await judge(amount)).toMatchObject({ is_ok: true, over_by: 0 })
  const over = await judge(50_000_001)
  expect(over).toMatchObject({ is_ok: false, over_by: 1, block_at: 'Submit' })
  expect(over.problems.map(english)).toEqual(['Order exceeds the credit limit by Rp 1'])
})

test('an order that is judged itself does not stand in its own way', async () => {
  const customer_code = await newCustomer(20_000_000)
  const order_code = await order(customer_code, 20_000_000)
  expect(await creditVerdict(db, { customer_code, amount: 20_000_000, order_code })).toMatchObject({ is_ok: true })
  expect(await creditVerdict(db, { customer_code, amount: 1 })).toMatchObject({ over_by: 1 })
})

test('a temporary limit counts from its first day to its last', async () => {
  const customer_code = await newCustomer(10)
  const grant = async (from: number, to: number) => {
    const request_code = `CLR-${++count}`
    await db.execute(sql`insert into ${creditLimitRequests} (request_code, customer_code, dept_code, request_type, current_limit,
        requested_limit, granted_amount, valid_from, valid_to, reason, status, created_by, create_user_name)
      values (${request_code}, ${customer_code}, '705', 'temporary', 10, 15, 5, ${day(from)}, ${day(to)}, 'Season', 'Approved', 'U-1', 'Sari')`)
  }
  await grant(1, 3)
  await grant(-3, -1)
  expect(await exposureOf(db, customer_code)).toMatchObject({ temporary_limit: 0, available: 10 })
  await grant(0, 0)
  expect(await exposureOf(db, customer_code)).toMatchObject({ temporary_limit: 5, available: 15 })
})

test('what is overdue counts its days, unless a cheque covers it; the branch says how many are too many', async () => {
  const customer_code = await newCustomer()
  const covered = await invoice(customer_code, { amount: 100, due: -60 })
  await cheque(customer_code, 'Submitted', 100, [[covered, 100]])
  await invoice(customer_code, { amount: 100, due: -30 })
  const judge = () => creditVerdict(db, { customer_code, amount: 1 })
  expect(await judge()).toMatchObject({ is_ok: true, overdue_days: 0, credit: { overdue_days_max: 30 } })
  const late = await invoice(customer_code, { amount: 100, due: -31 })
  expect((await judge()).problems.map(english)).toEqual(['Customer has invoices overdue for 31 days'])
  const setting = { dept_code: '705', branch_manager_up_to: 1, finance_manager_up_to: 2, cheque_days: 70 }
  const by = { updated_by: 'U-1', updated_user_name: 'Sari' }
  await db
    .insert(creditSettings)
    .values({ ...setting, ...by, block_at: 'Approve', tolerance_percent: 5, overdue_days: 31 })
  expect(await judge()).toMatchObject({ is_ok: true, block_at: 'Approve' })
  await db.execute(sql`update ${customerInvoices} set due_date = due_date - 1 where invoice_code = ${late}`)
  expect(await judge()).toMatchObject({ is_ok: false, overdue_days: 32 })
  await db.delete(creditSettings)
})

test('of two orders at once that fit only singly, one fits', async () => {
  const customer_code = await newCustomer(10_000_000)
  const place = (order_code: string) =>
    database.db.transaction(async (own) => {
      await lockCustomerCredit(own, customer_code)
      const { is_ok } = await creditVerdict(own, { customer_code, amount: 6_000_000, order_code })
      if (is_ok)
        await own.insert(customerOrders).values({
          ...{ order_code, customer_code, dept_code: '705', order_date: '2026-11-01', total_amount: 6_000_000 },
          ...{ status: 'Submitted', is_open: true },
        })
      return is_ok
    })
  for (let n = 0; n < 5; n++) {
    const fit = await Promise.all([place(`SO-A-${n}`), place(`SO-B-${n}`)])
    expect(fit.filter(Boolean)).toHaveLength(1)
    await db.delete(customerOrders).where(eq(customerOrders.customer_code, customer_code))
  }
})
