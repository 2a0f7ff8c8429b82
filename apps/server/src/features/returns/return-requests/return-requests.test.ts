import * as contract from '@sejuk/contract/returns/return-requests'
import { reconcileStock } from '@sejuk/contract/stock/stock'
import { addDays } from '@sejuk/domain/values/dates'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { readPdf } from '../../../../test/read-pdf.ts'
import { startReturns } from '../../../../test/returns.ts'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { customerInvoices } from '../../../db/tables/customers/trade.ts'
import { salesInvoices } from '../../../db/tables/finance/sales-invoices.ts'

const server = await startTestServer()
const { db } = server
const returns = await startReturns(server)
const { trade, seller, manager, finance, logistics, picker, headOffice, elsewhere, boss, today } = returns
const { sold, line, form, create, read, act, hang, approved, balanceOf, statusOf, exposure } = returns

test('two units of two invoices come back, one is refused at the inspection: stock, numbers, money and tax follow', async () => {
  const one = await sold(2)
  const two = await sold(1)
  const [first = ''] = one.serials
  const [second = ''] = two.serials
  const return_code = await approved([line(one, [first]), line(two, [second], { restocking_fee_percent: 10 })])
  const before = { outdoor: await balanceOf('AC-1(O)'), indoor: await balanceOf('AC-1(I)'), credit: await exposure() }
  const seen = await read(return_code)
  expect(seen).toMatchObject({ status: 'Approved', quantity: 2, approved_qty: 2, days_open: 0 })
  const received = await act(picker, 'receive', return_code, {
    warehouse_code: 'W1',
    lines: [
      { line_no: 1, accepted_qty: 0, accepted_serials: [first], refused_serials: [] },
      { line_no: 2, accepted_qty: 0, refused_serials: [second], inspection_result: 'The cabinet is dented' },
    ],
  })
  expect(received).toMatchObject({ code: '200', data: { status: 'Adjusted' } })
  expect(await balanceOf('AC-1(O)')).toEqual({
    on_hand: before.outdoor.on_hand + 1,
    damaged: before.outdoor.damaged + 1,
  })
  expect((await balanceOf('AC-1(I)')).on_hand).toBe(before.indoor.on_hand + 1)
  expect([await statusOf(first), await statusOf(second)]).toEqual(['Returned', 'Sold'])
  // Whoever inspected does not close; an invoice of this month that nobody paid may be replaced.
  const [proposal] = (await read(return_code)).proposals
  expect(proposal).toMatchObject({ invoice_code: one.invoice_code })
  const [tax_choice] = proposal?.tax_choices ?? []
  const invoice = { invoice_code: one.invoice_code, tax_choice }
  expect(await act(finance, 'close', return_code, { invoices: [invoice] })).toMatchObject({
    ...{ code: '200', message: 'Return closed and credited' },
  })
  const closed = await read(return_code)
  expect(closed).toMatchObject({ status: 'Closed', credited_amount: one.amount / 2 })
  expect(closed.credit_notes).toMatchObject([{ amount: one.amount / 2, applied_amount: one.amount / 2, tax_choice }])
  const [owed] = await db.select().from(customerInvoices).where(eq(customerInvoices.invoice_code, one.invoice_code))
  expect(owed?.paid_amount).toBe(one.amount / 2)
  expect((await exposure()).available).toBe((before.credit.available ?? 0) + one.amount / 2)
  expect(await act(picker, 'dispose', return_code, { lines: [{ line_no: 1, disposition: 'Restock' }] })).toMatchObject({
    code: '200',
  })
  expect(await statusOf(first)).toBe('InStock')
  expect(await balanceOf('AC-1(O)')).toEqual({ on_hand: before.outdoor.on_hand + 1, damaged: before.outdoor.damaged })
  const again = await act(picker, 'dispose', return_code, { lines: [{ line_no: 1, disposition: 'Scrap' }] })
  expect(again).toMatchObject({ code: '406', errors: { 'lines.0.disposition': ['Decided already'] } })
  const log = await boss(contract.returnRequestLog, { code: return_code })
  expect(log.data.map(({ action }: { action: string }) => action)).toEqual(
    expect.arrayContaining(['submit', 'approve', 'receive', 'close', 'dispose']),
  )
})

test('a number must be sold to this customer, of this line, and in one request only; never more than was delivered', async () => {
  const one = await sold(2)
  const other = await sold(1, await trade.newCustomer())
  const errorsOf = async (lines: object[]) => (await create(lines)).errors
  const [first = '', second = ''] = one.serials
  const [stranger = ''] = other.serials
  expect(await errorsOf([line(one, [stranger])])).toEqual({
    'lines.0.serial_numbers': [`Serial number ${stranger} was not sold to this customer`],
  })
  expect(await errorsOf([line(one, [first], { quantity: 2 })])).toEqual({
    'lines.0.serial_numbers': ['1 serial numbers for 2 units: each unit needs its own'],
  })
  expect(await errorsOf([line(one, [first, second], { quantity: 3 })])).toEqual({
    'lines.0.quantity': ['Quantity is more than delivered'],
  })
  expect(await errorsOf([line(other, [stranger])])).toHaveProperty(['lines.0.invoice_code'])
  expect(await errorsOf([line(one, [first]), line(one, [second])])).toHaveProperty(['lines.1.invoice_code'])
  await approved([line(one, [first])])
  expect(await errorsOf([line(one, [first])])).toHaveProperty(['lines.0.serial_numbers'])
  expect(await errorsOf([line(one, [first, second])])).toHaveProperty(['lines.0.quantity'])
  const found = await seller(contract.listReturnable, {
    customer_code: trade.place.customer_code,
    search: second,
  })
  expect(found.data).toMatchObject([{ invoice_code: one.invoice_code, qty: 2, returnable_qty: 1, has_serial: true }])
  expect((await elsewhere(contract.listReturnable, { customer_code: trade.place.customer_code })).data).toEqual([])
})

test('photos come first; nobody approves an own request; above the limit and after thirty days head office decides', async () => {
  const one = await sold(1)
  const return_code = (await create([line(one, one.serials)])).data.return_code as string
  expect(await act(seller, 'submit', return_code)).toMatchObject({
    ...{ code: '409', message: 'At least one photo of the goods is needed' },
  })
  await hang(return_code)
  await act(seller, 'submit', return_code)
  const lines = [{ line_no: 1, approved_qty: 1 }]
  expect((await act(seller, 'approve', return_code, { lines })).code).toBe('403')
  await db
    .update(salesInvoices)
    .set({ invoice_date: addDays(today, -40) })
    .where(eq(salesInvoices.invoice_code, one.invoice_code))
  expect((await act(manager, 'reject', return_code, { reason: 'Which invoice is it?' })).code).toBe('200')
  const modified = await act(seller, 'modify', return_code, form([line(one, one.serials)]))
  expect(modified).toMatchObject({ code: '200', data: { status: 'Draft' } })
  await act(seller, 'submit', return_code)
  expect(await act(manager, 'approve', return_code, { lines })).toMatchObject({
    ...{ code: '409', message: 'The oldest invoice is more than 30 days old: head office approves' },
  })
  expect(await act(headOffice, 'approve', return_code, { lines: [{ line_no: 1, approved_qty: 0 }] })).toMatchObject({
    message: 'Approve at least one piece, or reject the request',
  })
  expect((await act(headOffice, 'approve', return_code, { lines })).code).toBe('200')
  // An old invoice is corrected by a nota retur with its number.
  await db
    .update(salesInvoices)
    .set({ customer_is_taxable: 1, tax_date: addDays(today, -40) })
    .where(eq(salesInvoices.invoice_code, one.invoice_code))
  await act(picker, 'receive', return_code, {
    warehouse_code: 'W1',
    lines: [{ line_no: 1, accepted_qty: 1, accepted_serials: one.serials }],
  })
  const close = (more: object) =>
    act(finance, 'close', return_code, { invoices: [{ invoice_code: one.invoice_code, ...more }] })
  expect((await close({ tax_choice: 'Replacement' })).errors).toHaveProperty(['invoices.0.tax_choice'])
  expect((await close({ tax_choice: 'Nota_Retur' })).errors).toEqual({
    'invoices.0.nota_retur_no': ['The number of the nota retur is needed'],
  })
  expect((await close({ tax_choice: 'Nota_Retur', nota_retur_no: 'NR-0001' })).code).toBe('200')
  expect((await read(return_code)).credit_notes).toMatchObject([{ nota_retur_no: 'NR-0001', nota_retur_date: today }])
})

test('a pickup is planned, its letter printed; each call asks for its permission, and another branch sees nothing', async () => {
  const one = await sold(1)
  const return_code = await approved([line(one, one.serials)])
  const plan = { pickup_date: today, time_slot: '08:30~12:00', truck_no: 'B 9213 TXR', driver_name: 'Ujang' }
  expect(await act(logistics, 'planPickup', return_code, plan)).toMatchObject({ message: 'Pickup planned' })
  expect(
    (await act(logistics, 'planPickup', return_code, { ...plan, pickup_date: addDays(today, -1) })).errors,
  ).toEqual({
    pickup_date: ['This day is over'],
  })
  const letter = await readPdf((await logistics(contract.returnLetter, { return_code })).data)
  expect(letter.text).toContain(one.serials[0])
  expect((await elsewhere(contract.getReturnRequest, { return_code })).code).toBe('404')
  const seen = { return_code, row_version: (await read(return_code)).row_version }
  const { approve, receive, close, planPickup, remove } = contract.actOnReturnRequest
  const answers = [
    await logistics(approve, { ...seen, lines: [{ line_no: 1, approved_qty: 1 }] }),
    await seller(receive, { ...seen, warehouse_code: 'W1', lines: [{ line_no: 1, accepted_qty: 1 }] }),
    await manager(close, { ...seen, invoices: [] }),
    await seller(planPickup, { ...seen, ...plan }),
    await finance(remove, seen),
    await logistics(contract.createReturnRequest, {
      customer_code: trade.place.customer_code,
      ...form([line(one, [])]),
    }),
  ]
  expect(answers.map(({ code }) => code)).toEqual(answers.map(() => '403'))
})

test('after all of it the balances are the sum of their moves', async () => {
  expect((await boss(reconcileStock)).data.differences).toEqual([])
})
