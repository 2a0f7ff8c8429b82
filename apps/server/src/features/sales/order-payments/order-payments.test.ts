import * as delivery from '@sejuk/contract/delivery/delivery-orders'
import * as receipt from '@sejuk/contract/finance/receipts'
import * as invoices from '@sejuk/contract/finance/sales-invoices'
import * as requests from '@sejuk/contract/sales/credit-limit-requests'
import * as contract from '@sejuk/contract/sales/order-payments'
import { createSalesOrder } from '@sejuk/contract/sales/sales-orders'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { startDeliveries } from '../../../../test/deliveries.ts'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { offers } from '../../../app.ts'
import { companyAccounts, legalEntities } from '../../../db/tables/company/legal-entities.ts'
import { customerInvoices } from '../../../db/tables/customers/trade.ts'
import { deliveryOrderLines, deliveryOrders } from '../../../db/tables/delivery/delivery-orders.ts'
import { receipts } from '../../../db/tables/finance/receipts.ts'
import { banks } from '../../../db/tables/masters/banks.ts'
import { erpCustomizations } from '../../../db/tables/masters/erp-customizations.ts'
import { organizations } from '../../../db/tables/masters/organizations.ts'
import { customerCredits } from '../../../db/tables/money/customer-credits.ts'
import { paymentRefs } from '../../../db/tables/money/payment-refs.ts'
import { notifications } from '../../../db/tables/platform/notifications.ts'
import { creditSettings } from '../../../db/tables/sales/credit-settings.ts'
import { salesOrders } from '../../../db/tables/sales/sales-orders.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { watchOrders } from '../sales-orders/clock.ts'

const server = await startTestServer()
const { db } = server
const on = await startDeliveries(server)
const { seller, manager, finance, newCustomer, draft } = on
const chief = await on.person('Finance-Manager', 'Hendri', '713')
await db
  .insert(erpCustomizations)
  .values([
    ...['CBD', 'COD', 'TRANSFER', 'GIRO', 'TOP'].map((code, seq) => ({
      data_type: 'COLLECT_METHOD' as const,
      code,
      name: code,
      seq,
    })),
    ...['0', '1.5'].map((code, seq) => ({ data_type: 'CBD_DISCOUNT_PERCENT' as const, code, name: code, seq })),
  ])
  .onConflictDoNothing()
const stock = on.stockUp

type Way = 'TOP' | 'GIRO' | 'COD' | 'TRANSFER' | 'CBD'
const payingBy = (collect_method: Way, limit = 0, over: object = {}) => newCustomer(limit, { collect_method, ...over })
const one = { lines: [{ item_code: 'AC-1', ordered_qty: 1 }] }
const order = (code: string) => on.readOrder(code)
const submitted = async (way: Way, over: object = one) => {
  const place = await payingBy(way)
  const order_code = await draft(place, over)
  const answer = await on.actOnOrder(seller, 'submit', order_code)
  if (!answer.data) throw new Error(answer.message)
  return { ...place, order_code }
}
const approved = async (way: Way, over: object = one) => {
  const made = await submitted(way, over)
  for (const by of [manager, on.head]) await on.actOnOrder(by, 'approve', made.order_code)
  expect(await order(made.order_code)).toMatchObject({ status: 'Approved' })
  return made
}
/** Money that somebody has seen on the account. */
const paid = async (customer_code: string, amount: number, order_code = '') => {
  const form = { kind: 'transfer', amount, received_date: companyToday(), order_code }
  const clerk = await on.person('Finance', 'Wati')
  const { data, message } = await clerk(receipt.createReceipt, { customer_code, ...form, source_code: '' })
  if (!data) throw new Error(message)
  const { receipt_code } = data
  const confirmed = await finance(receipt.actOnReceipt.confirm, { receipt_code, row_version: 1 })
  expect(confirmed).toMatchObject({ code: '200' })
  return receipt_code as string
}
/** What is held of a receipt among its customer's credit. */
const heldOf = async (receipt_code: string) =>
  (await db.select().from(customerCredits).where(eq(customerCredits.source_code, receipt_code)))[0]?.held_amount
const told = (event: string, code: string) =>
  db.$count(notifications, sql`${notifications.event} = ${event} and ${notifications.entity_code} = ${code}`)

await stock(60)

test.each(['COD', 'TRANSFER', 'CBD'] as const)('a customer without a limit who pays by %s can order', async (way) => {
  const { order_code } = await submitted(way)
  expect(await order(order_code)).toMatchObject({ status: 'Submitted', payment_term_days: 0, collect_method: way })
})

test('on terms the same customer is stopped, and told that finance may be asked', async () => {
  const order_code = await draft(await payingBy('TOP'), one)
  const refused = await on.actOnOrder(seller, 'submit', order_code)
  expect(refused).toMatchObject({ code: '409', status: 'CreditBlocked', data: { may_ask_finance: true } })
  expect(refused.message).toMatch(/^Order exceeds the credit limit by Rp [\d.]+$/)
  expect((await on.actOnOrder(seller, 'submit', order_code, { ask_finance: true })).data).toMatchObject({
    status: 'Submitted',
  })
  expect((await order(order_code)).waiting_for).toContain('finance')
})

test('a way and a percent that are in no list are refused at their fields', async () => {
  const { customer_code, address_code } = await payingBy('CBD')
  const form = on.form({ customer_code, address_code }, { ...one, collect_method: 'BARTER' })
  expect(await seller(createSalesOrder, { ...form, customer_code })).toMatchObject({
    ...{ code: '406', errors: { collect_method: ['This choice is not in the list'] } },
  })
  const percent = { ...form, collect_method: 'CBD', cbd_discount_percent: 1.7 }
  expect((await seller(createSalesOrder, { ...percent, customer_code })).errors).toHaveProperty('cbd_discount_percent')
  const right = { ...form, collect_method: 'CBD', cbd_discount_percent: 1.5 }
  expect((await seller(createSalesOrder, { ...right, customer_code })).code).toBe('200')
  const cheque = { ...form, collect_method: 'GIRO' }
  expect(await seller(createSalesOrder, { ...cheque, customer_code })).toMatchObject({
    errors: { collect_method: ['This customer may not pay by cheque'] },
  })
})

test('overdue invoices stop cash at the door, and what is paid before only where the branch says so', async () => {
  const overdue = async (way: Way) => {
    const place = await payingBy(way)
    await db.insert(customerInvoices).values({
      ...{ invoice_code: `OLD-${place.customer_code}`, customer_code: place.customer_code, amount: 1000 },
      ...{ invoice_date: '2020-01-01', due_date: '2020-02-01' },
    })
    return on.actOnOrder(seller, 'submit', await draft(place, one))
  }
  expect((await overdue('COD')).message).toMatch(/^Customer has invoices overdue for \d+ days$/)
  expect((await overdue('CBD')).data).toMatchObject({ status: 'Submitted' })
  await db.insert(creditSettings).values({
    ...{ dept_code: '705', block_at: 'Submit', tolerance_percent: 0, overdue_days: 30, branch_manager_up_to: 1 },
    ...{ finance_manager_up_to: 2, cheque_days: 30, updated_by: 'X', updated_user_name: 'X', overdue_stops_cash: 'Y' },
  })
  expect((await overdue('TRANSFER')).status).toBe('CreditBlocked')
  await db.delete(creditSettings)
})

test('a driver collects no more than the branch lets him', async () => {
  const place = await payingBy('COD')
  const order_code = await draft(place, { lines: [{ item_code: 'AC-2', ordered_qty: 7 }] })
  expect(await on.actOnOrder(seller, 'submit', order_code)).toMatchObject({
    ...{ code: '409', status: 'TooMuchCash' },
    message: 'The driver collects Rp 50.000.000 at most; this order is Rp 6.000.000 more',
  })
})

test('more days than the customer has are finance’s decision, which may grant fewer', async () => {
  const place = await newCustomer(1_000_000_000, { payment_term_days: 30 })
  const order_code = await draft(place, { ...one, payment_term_days: 60 })
  await on.actOnOrder(seller, 'submit', order_code)
  const waiting = await order(order_code)
  expect(waiting.waiting_for).toContain('term')
  expect(waiting.approvals?.find(({ kind }) => kind === 'term')?.reasons).toEqual([
    { code: 'term-is-longer', values: { n: 60, m: 30 } },
  ])
  const many = await on.actOnOrder(finance, 'approve', order_code, { granted_days: 61 })
  expect(many).toMatchObject({ code: '406', errors: { granted_days: ['60 days were asked for, not more'] } })
  await on.actOnOrder(finance, 'approve', order_code, { granted_days: 45 })
  await on.actOnOrder(manager, 'approve', order_code)
  await on.actOnOrder(on.head, 'approve', order_code)
  expect(await order(order_code)).toMatchObject({ status: 'Approved', payment_term_days: 45 })
})

test('a looser way than the customer’s asks finance too, a stricter one nobody', async () => {
  const looser = await draft(await payingBy('CBD', 1_000_000_000), {
    ...one,
    collect_method: 'TOP',
    payment_term_days: 0,
  })
  await on.actOnOrder(seller, 'submit', looser)
  expect((await order(looser)).waiting_for).toContain('term')
  const stricter = await draft(await payingBy('TOP', 0, { payment_term_days: 30 }), { ...one, collect_method: 'CBD' })
  await on.actOnOrder(seller, 'submit', stricter)
  expect(await order(stricter)).toMatchObject({ status: 'Submitted', payment_term_days: 0, payment_state: 'Waiting' })
  expect((await order(stricter)).waiting_for).not.toContain('term')
})

test('goods leave when the money for all that left and leaves is kept for the order', async () => {
  const made = await approved('CBD')
  const { order_code, customer_code } = made
  const { total_amount, pay_by, payment_reference } = await order(order_code)
  expect(payment_reference).toBe(order_code)
  expect(pay_by && pay_by > new Date().toISOString()).toBe(true)
  const delivery_code = await on.create([order_code])
  const serials = await stock(1)
  await on.act(on.logistics, 'review', delivery_code)
  await on.act(on.logistics, 'confirmPlan', delivery_code, on.plan)
  await on.pick(on.picker, delivery_code, serials)
  const leave = () => on.act(on.head, 'approve', delivery_code)
  const rupiah = (n: number) => `Rp ${String(n).replace(/(\d)(?=(\d{3})+$)/g, '$1.')}`
  expect(await leave()).toMatchObject({
    ...{ code: '409', status: 'NotPaid', data: { missing: total_amount } },
    message: `${rupiah(total_amount)} is missing for ${order_code} before these goods may leave`,
  })
  await paid(customer_code, total_amount - 1, order_code)
  expect(await order(order_code)).toMatchObject({ payment_state: 'Part', bound_amount: total_amount - 1 })
  expect((await leave()).message).toBe(`Rp 1 is missing for ${order_code} before these goods may leave`)
  const last = await paid(customer_code, 5000)
  const bound = await finance(contract.bindMoney, { order_code, receipt_code: last })
  expect(bound.data).toEqual({ order_code, payment_state: 'Paid', bound_amount: total_amount })
  expect(await told('order-paid', order_code)).toBeGreaterThan(0)
  const { data } = await finance(contract.orderMoney, { order_code })
  expect(data).toMatchObject({ free: [{ receipt_code: last, left: 4999 }] })
  expect((await leave()).data).toMatchObject({ status: 'Approved' })
  expect((await on.logistics(delivery.getDelivery, { delivery_code })).data.goods_issue_date).not.toBeNull()
})

test('the same rupiah is kept for one order, however many ask for it at once', async () => {
  const place = await payingBy('CBD')
  const codes: string[] = []
  for (let n = 0; n < 16; n++) {
    const order_code = await draft(place, { lines: [{ item_code: 'AC-1', ordered_qty: 1 }] })
    await on.actOnOrder(seller, 'submit', order_code)
    codes.push(order_code)
  }
  const { total_amount: amount } = await order(codes[0] ?? '')
  const receipt_code = await paid(place.customer_code, amount)
  const answers = await Promise.all(
    codes.map((order_code) => finance(contract.bindMoney, { order_code, receipt_code, amount })),
  )
  expect(answers.filter(({ code }) => code === '200')).toHaveLength(1)
  const refused = answers.filter(({ code }) => code !== '200')
  expect(new Set(refused.map(({ message }) => message))).toEqual(new Set([`Only Rp 0 is left of ${receipt_code}`]))
  expect(await heldOf(receipt_code)).toBe(amount)
})

test('money of another customer, and more than is missing or left, is not kept', async () => {
  const { order_code, customer_code } = await approved('TRANSFER')
  const { total_amount } = await order(order_code)
  const foreign = await paid((await payingBy('CBD')).customer_code, 1_000_000)
  expect((await finance(contract.bindMoney, { order_code, receipt_code: foreign })).errors).toHaveProperty(
    'receipt_code',
  )
  const stranger = await on.person('Salesman', 'Budi', '713')
  expect((await stranger(contract.orderMoney, { order_code })).code).toBe('404')
  const receipt_code = await paid(customer_code, total_amount * 2)
  const much = await finance(contract.bindMoney, { order_code, receipt_code, amount: total_amount + 1 })
  expect(much.message).toMatch(/^Only Rp [\d.]+ is missing for /)
  expect((await seller(contract.bindMoney, { order_code, receipt_code })).code).toBe('403')
  await finance(contract.bindMoney, { order_code, receipt_code })
  const reason = 'For another order'
  const freed = await finance(contract.releaseMoney, { order_code, receipt_code, reason })
  expect(freed.data).toMatchObject({ payment_state: 'Waiting', bound_amount: 0 })
  expect((await finance(contract.releaseMoney, { order_code, receipt_code, reason })).code).toBe('409')
})

/** One piece was received and is billed. */
const billed = async (order_code: string, customer_code: string) => {
  const delivery_code = `DO-${order_code}`
  await db.insert(deliveryOrders).values({
    ...{ delivery_code, order_codes: [order_code], dept_code: '705', warehouse_dept: '705', customer_code },
    ...{ warehouse_code: 'W1', status: 'Approved', received_date: new Date().toISOString() },
    ...{ created_by: 'X', create_user_name: 'X' },
  })
  await db.insert(deliveryOrderLines).values({
    ...{ delivery_code, line_no: 1, order_code, order_line: 1, qty: 1, received_qty: 1 },
    ...{ item_code: 'AC-1', item_name: 'Split' },
  })
  const [clerk, approver] = [await server.as(), await server.as()]
  const made = await clerk(invoices.generateSalesInvoices, {
    delivery_codes: [delivery_code],
    invoice_date: companyToday(),
  })
  const [invoice_code] = made.data.invoice_codes
  for (const [by, name] of [
    [clerk, 'submit'],
    [approver, 'approve'],
  ] as const) {
    const { row_version } = (await clerk(invoices.getSalesInvoice, { invoice_code })).data
    expect(await by(invoices.actOnSalesInvoice[name], { invoice_code, row_version })).toMatchObject({ code: '200' })
  }
  const [owed] = await db.select().from(customerInvoices).where(eq(customerInvoices.invoice_code, invoice_code))
  return { invoice_code, owed }
}

test('kept money pays the order’s invoice when it is approved; the rest is free when the order closes', async () => {
  const { order_code, customer_code } = await approved('CBD', { lines: [{ item_code: 'AC-1', ordered_qty: 2 }] })
  const { total_amount } = await order(order_code)
  const receipt_code = await paid(customer_code, total_amount, order_code)
  const { owed } = await billed(order_code, customer_code)
  expect(owed?.amount).toBe(total_amount / 2)
  expect(owed?.paid_amount).toBe(owed?.amount)
  const now = async () => ({
    ...(await db.select().from(receipts).where(eq(receipts.receipt_code, receipt_code)))[0],
    held: await heldOf(receipt_code),
  })
  expect(await now()).toMatchObject({ allocated_amount: total_amount / 2, held: total_amount / 2 })
  expect(await order(order_code)).toMatchObject({ payment_state: 'Paid', bound_amount: total_amount })
  await on.actOnOrder(manager, 'close', order_code, { reason: 'No more is wanted' })
  expect(await now()).toMatchObject({ allocated_amount: total_amount / 2, held: 0 })
  const { data } = await finance(contract.orderMoney, { order_code })
  expect(data.kept.map(({ state }: { state: string }) => state).sort()).toEqual(['Released', 'Used'])
  const used = await db.execute(sql`select event, amount::int as amount from journals
    where document = ${receipt_code} and event like 'credit%'`)
  expect(used.rows).toEqual([{ event: 'credit-used', amount: total_amount / 2 }])
  // Void, it had paid nothing.
  const { row_version } = (await finance(receipt.getReceipt, { receipt_code })).data
  const voided = await chief(receipt.actOnReceipt.void, { receipt_code, row_version, reason: 'The bank took it back' })
  expect(voided).toMatchObject({ code: '200' })
  expect(await order(order_code)).toMatchObject({ bound_amount: 0 })
  const [open] = await db.select().from(customerInvoices).where(eq(customerInvoices.order_code, order_code))
  expect(open?.paid_amount).toBe(0)
})

test('what was billed before the money of a door was confirmed is paid by it, and no more is kept', async () => {
  const { order_code, customer_code } = await approved('COD')
  const { total_amount } = await order(order_code)
  const { invoice_code } = await billed(order_code, customer_code)
  const receipt_code = await paid(customer_code, total_amount + 7000, order_code)
  const [after] = await db.select().from(customerInvoices).where(eq(customerInvoices.invoice_code, invoice_code))
  expect(after?.paid_amount).toBe(total_amount)
  const [money] = await db.select().from(receipts).where(eq(receipts.receipt_code, receipt_code))
  expect(money?.allocated_amount).toBe(total_amount)
  expect(await heldOf(receipt_code)).toBe(0)
})

test('a receipt that is void is missed by its order', async () => {
  const { order_code, customer_code } = await approved('CBD')
  const { total_amount } = await order(order_code)
  const receipt_code = await paid(customer_code, total_amount, order_code)
  expect((await order(order_code)).payment_state).toBe('Paid')
  await chief(receipt.actOnReceipt.void, { receipt_code, row_version: 2, reason: 'The bank took it back' })
  expect(await order(order_code)).toMatchObject({ payment_state: 'Waiting', bound_amount: 0 })
})

test('the finance manager lets goods leave unpaid where the credit allows it, and says why', async () => {
  const { order_code, customer_code } = await approved('CBD')
  const reason = 'A good customer for ten years'
  expect((await on.actOnOrder(finance, 'releaseUnpaid', order_code, { reason })).code).toBe('403')
  expect((await on.actOnOrder(chief, 'releaseUnpaid', order_code, { reason: 'Why' })).code).toBe('406')
  expect((await on.actOnOrder(chief, 'releaseUnpaid', order_code, { reason })).status).toBe('CreditBlocked')
  await db.execute(sql`update customers set credit_limit = 1000000000 where customer_code = ${customer_code}`)
  expect((await on.actOnOrder(chief, 'releaseUnpaid', order_code, { reason })).data).toMatchObject({
    status: 'Approved',
  })
  const again = await on.actOnOrder(chief, 'releaseUnpaid', order_code, { reason })
  expect(again.message).toBe('Its goods may leave unpaid already')
  await on.send([order_code], await stock(1))
})

test('its author withdraws an order while nobody has decided, and what it took is free', async () => {
  const { order_code } = await submitted('CBD')
  expect((await on.actOnOrder(manager, 'withdraw', order_code)).message).toBe(
    'Only who wrote it, or its salesperson, may do this',
  )
  const locked = await on.lockedOf('AC-1(O)')
  expect((await on.actOnOrder(seller, 'withdraw', order_code)).data).toMatchObject({ status: 'Draft' })
  expect(await on.lockedOf('AC-1(O)')).toBe(locked - 1)
  const after = await order(order_code)
  expect(after).toMatchObject({ payment_state: 'Not_Needed', waiting_for: [], submitted_date: null })
  expect(after.approvals?.map(({ status }) => status)).not.toContain('Waiting')
  expect(await told('order-withdrawn', order_code)).toBeGreaterThan(0)
  expect((await on.actOnOrder(seller, 'submit', order_code)).data).toMatchObject({ status: 'Submitted' })
})

test('an approved order is withdrawn only while it waits for payment; paid money is released first', async () => {
  const cod = await approved('COD')
  expect((await on.actOnOrder(seller, 'withdraw', cod.order_code)).message).toBe('It does not wait for payment')
  const { order_code, customer_code } = await approved('CBD')
  const receipt_code = await paid(customer_code, 1_000_000, order_code)
  expect((await on.actOnOrder(seller, 'withdraw', order_code)).message).toBe(
    'Rp 1.000.000 was paid for this order. Finance releases the money first',
  )
  await finance(contract.releaseMoney, { order_code, receipt_code, reason: 'The order is withdrawn' })
  expect((await on.actOnOrder(seller, 'withdraw', order_code)).data).toMatchObject({ status: 'Draft' })
})

test('not paid in time its stock is free; paid late it is locked again; never paid it is closed', async () => {
  const { order_code, customer_code } = await approved('CBD')
  const within = { jobs: server.jobs, config: server.config, offers }
  const locked = await on.lockedOf('AC-1(O)')
  const lateBy = (days: number) =>
    db.execute(
      sql`update sales_orders set pay_by = now() - make_interval(days => ${days}::int) where order_code = ${order_code}`,
    )
  await lateBy(1)
  await watchOrders(db, within)
  expect(await on.lockedOf('AC-1(O)')).toBe(locked - 1)
  expect(await told('order-unpaid', order_code)).toBeGreaterThan(0)
  const { total_amount } = await order(order_code)
  const receipt_code = await paid(customer_code, total_amount, order_code)
  await watchOrders(db, within)
  expect(await on.lockedOf('AC-1(O)')).toBe(locked)
  expect((await order(order_code)).locks_released_date).toBeNull()
  await finance(contract.releaseMoney, { order_code, receipt_code, reason: 'It was for another order' })
  await lateBy(15)
  await watchOrders(db, within)
  expect(await order(order_code)).toMatchObject({ status: 'Closed', close_reason: 'Not paid' })
})

test('a limit that was raised after the submission counts, a rule that was loosened does not', async () => {
  const place = await payingBy('TOP', 1)
  const order_code = await draft(place, one)
  await on.actOnOrder(seller, 'submit', order_code, { ask_finance: true })
  await db.insert(creditSettings).values({
    ...{
      dept_code: '705',
      block_at: 'Goods-issue',
      tolerance_percent: 50,
      overdue_days: null,
      branch_manager_up_to: 1,
    },
    ...{ finance_manager_up_to: 2, cheque_days: 30, updated_by: 'X', updated_user_name: 'X' },
  })
  const { data } = await finance(contract.orderMoney, { order_code })
  expect(data.kept).toEqual([])
  const [row] = await db.select().from(salesOrders).where(eq(salesOrders.order_code, order_code))
  expect(row?.judged_by).toMatchObject({ block_at: 'Submit', tolerance_percent: 0, overdue_days: 30 })
  const short = await on.actOnOrder(finance, 'approve', order_code)
  expect(short.errors).toHaveProperty('note')
  await db.delete(creditSettings)
  await db.execute(sql`update customers set credit_limit = 1000000000 where customer_code = ${place.customer_code}`)
  expect((await on.actOnOrder(finance, 'approve', order_code)).code).toBe('200')
})

test('a customer has one open request for a limit', async () => {
  const { customer_code } = await newCustomer(1000)
  const form = {
    customer_code,
    request_type: 'permanent',
    requested_limit: 5_000_000,
    reason: 'A second shop was opened',
  }
  const { request_code } = (await seller(requests.createCreditLimitRequest, form)).data
  await seller(requests.actOnCreditLimitRequest.submit, { request_code, row_version: 1 })
  const again = await manager(requests.createCreditLimitRequest, { ...form, requested_limit: 6_000_000 })
  expect(again).toMatchObject({ code: '409', message: `Request ${request_code} is still open` })
})

test('an order that waits for its money says where it is paid to: the customer’s number and the accounts of the branch', async () => {
  const { order_code, customer_code } = await submitted('TRANSFER')
  const payTo = async () => (await seller(contract.orderMoney, { order_code })).data.pay_to
  expect(await payTo()).toMatchObject({ va: null, accounts: [] })
  await db.insert(legalEntities).values({
    ...{ entity_code: 'PT-PAY', name: 'PT Sejuk', npwp: '0013456789092001', nitku: '0013456789092001000000' },
    ...{ address: 'Jl. Satu', updated_user_name: 'Sari' },
  })
  await db.insert(banks).values({
    ...{ bank_code: '014', bank_name: 'BCA', bank_short_name: 'BCA', swift_code: 'CENAIDJA' },
    ...{ receiver_types: [], receiver_residencies: [], chooseable_status: 'Yes' },
  })
  const account = { entity_code: 'PT-PAY', bank_code: '014', account_name: 'PT Sejuk', from_date: '2020-01-01' }
  await db.insert(companyAccounts).values([
    { ...account, account_code: 'BA-1', account_number: '5270318842' },
    { ...account, account_code: 'BA-2', account_number: '5270318843', dept_codes: ['713'] },
    { ...account, account_code: 'BA-3', account_number: '5270318844', to_date: '2020-12-31' },
  ])
  await db.update(organizations).set({ entity_code: 'PT-PAY' }).where(eq(organizations.org_code, '1-GREE'))
  await db.insert(paymentRefs).values({
    ...{ ref: '88080705001', kind: 'va', customer_code, dept_code: '705', provider: 'http', created_by: 'X' },
    ...{ create_user_name: 'X', registered_date: new Date().toISOString() },
  })
  expect(await payTo()).toMatchObject({
    va: '88080705001',
    accounts: [{ bank_name: 'BCA', account_number: '5270318842', account_name: 'PT Sejuk' }],
  })
})

test('the desk picks an order of the customer that waits for money; one on terms takes none', async () => {
  const { order_code, customer_code } = await submitted('CBD')
  const { total_amount } = await order(order_code)
  const onTerms = await draft(
    { customer_code, address_code: (await order(order_code)).address_code ?? '' },
    {
      ...one,
      collect_method: 'TOP',
    },
  )
  await on.actOnOrder(seller, 'submit', onTerms, { ask_finance: true })
  const clerk = await on.person('Finance', 'Wati')
  const { data } = await clerk(receipt.getReceiptCustomer, { customer_code })
  expect(data.orders).toMatchObject([{ order_code, total_amount, missing: total_amount }])
  const form = { customer_code, kind: 'transfer', amount: 1_000_000, received_date: companyToday() }
  expect(await clerk(receipt.createReceipt, { ...form, order_code: onTerms })).toMatchObject({
    ...{ code: '406' },
    errors: { order_code: ['Money is kept for orders that are paid before their goods leave'] },
  })
  const receipt_code = await paid(customer_code, 1_000_000, order_code)
  expect((await clerk(receipt.getReceipt, { receipt_code })).data).toMatchObject({ order_code })
  expect((await clerk(receipt.getReceiptCustomer, { customer_code })).data.orders).toMatchObject([
    { order_code, missing: total_amount - 1_000_000 },
  ])
})

/** One of two pieces is with the customer, not billed yet. */
const oneDelivered = async (order_code: string) => {
  await db.execute(sql`update sales_order_lines set delivered_qty = 1 where order_code = ${order_code}`)
  await db.execute(sql`update sales_orders set delivered_qty = 1 where order_code = ${order_code}`)
}

test('money of a closed order stays for goods that were delivered and are not billed yet, and pays their invoice', async () => {
  const made = await approved('COD', { lines: [{ item_code: 'AC-1', ordered_qty: 2 }] })
  const { order_code, customer_code } = made
  const { total_amount } = await order(order_code)
  await oneDelivered(order_code)
  await on.actOnOrder(manager, 'close', order_code, { reason: 'Not paid, no more is wanted' })
  const receipt_code = await paid(customer_code, total_amount / 2 + 7000, order_code)
  expect(await heldOf(receipt_code)).toBe(total_amount / 2)
  expect(await order(order_code)).toMatchObject({ status: 'Closed', bound_amount: total_amount / 2 })
  const { owed } = await billed(order_code, customer_code)
  expect(owed).toMatchObject({ amount: total_amount / 2, paid_amount: total_amount / 2 })
  expect(await heldOf(receipt_code)).toBe(0)
})

test('an order that is closed lets go of what its deliveries do not need, and of no more', async () => {
  const made = await approved('COD', { lines: [{ item_code: 'AC-1', ordered_qty: 2 }] })
  const { order_code, customer_code } = made
  const { total_amount } = await order(order_code)
  const first = await paid(customer_code, 1_000_000, order_code)
  const last = await paid(customer_code, total_amount - 1_000_000, order_code)
  await oneDelivered(order_code)
  await on.actOnOrder(manager, 'close', order_code, { reason: 'No more is wanted' })
  expect([await heldOf(first), await heldOf(last)]).toEqual([1_000_000, total_amount / 2 - 1_000_000])
  const { data } = await finance(contract.orderMoney, { order_code })
  const sums = data.kept.map(({ state, amount }: { state: string; amount: number }) => [state, amount])
  expect(sums).toContainEqual(['Released', total_amount / 2])
})
