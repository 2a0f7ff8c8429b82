import { generateSalesInvoices, getSalesInvoice } from '@sejuk/contract/finance/sales-invoices'
import { saveReceipt } from '@sejuk/contract/delivery/delivery-receipts'
import { reconcileStock } from '@sejuk/contract/stock/stock'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { startReturns } from '../../../../test/returns.ts'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { returnRequests } from '../../../db/tables/returns/return-requests.ts'
import { salesOrderLines } from '../../../db/tables/sales/sales-orders.ts'

const server = await startTestServer()
const { db } = server
const returns = await startReturns(server)
const { trade, logistics, manager, picker, finance, biller, seller, boss, today, read, act, hang } = returns

/** Sent: so many sets; of the indoor units some arrive, of the outdoor units all. */
const half = async (sets: number, indoors: number) => {
  const serials = await trade.stockUp(sets)
  const order_code = await trade.approved(sets)
  const delivery_code = await trade.send([order_code], serials)
  await receive(delivery_code, [
    { unit_no: 1, received: indoors, short: sets - indoors, reason: 'Not on the truck' },
    { unit_no: 2, received: sets, serials },
  ])
  return { delivery_code, order_code, serials }
}
const receive = async (delivery_code: string, lines: object[]) =>
  expect(await logistics(saveReceipt, { delivery_code, ...(await trade.proof(delivery_code)), lines })).toMatchObject({
    code: '200',
  })
const bill = async (delivery_code: string) => {
  const made = await biller(generateSalesInvoices, { delivery_codes: [delivery_code], invoice_date: today })
  expect(made.code, made.message).toBe('200')
  const [invoice_code] = made.data.invoice_codes as [string]
  const { data } = await boss(getSalesInvoice, { invoice_code })
  return (data.lines as { qty: number; serial_numbers: string[] }[]).flatMap(({ serial_numbers }) => serial_numbers)
}
/** Sold units that are billed by nothing, can be billed by nothing, and are taken back by nothing. */
const lost = async () => {
  const { rows } = await db.execute<{ serial_number: string }>(sql`select s.serial_number from delivery_order_serials s
    join serial_numbers n on n.serial_number = s.serial_number and n.status = 'Sold'
    join delivery_order_units u on u.delivery_code = s.delivery_code and u.unit_no = s.unit_no
    join delivery_order_lines l on l.delivery_code = u.delivery_code and l.line_no = u.line_no
    join sales_order_lines o on o.order_code = l.order_code and o.line_no = l.order_line
    where s.state = 'received'
      and not exists (select from sales_invoice_lines i join sales_invoices v using (invoice_code)
        where v.status <> '5' and s.serial_number = any(i.serial_numbers))
      and not exists (select from return_request_lines r where r.serial_numbers @> array[s.serial_number])
      and (select count(*) from delivery_order_serials x join delivery_order_units y using (delivery_code, unit_no)
        join delivery_order_lines z on z.delivery_code = y.delivery_code and z.line_no = y.line_no
        join serial_numbers m on m.serial_number = x.serial_number and m.status = 'Sold'
        where z.order_code = l.order_code and z.order_line = l.order_line and y.item_code = u.item_code and x.state = 'received'
          and not exists (select from return_request_lines r where r.serial_numbers @> array[x.serial_number]))
        > u.per * (o.delivered_qty + o.ordered_qty - o.delivered_qty - o.cancelled_qty)`)
  return rows.map(({ serial_number }) => serial_number)
}

test('the half of a set is taken back by a return that nobody drops, and each unit of the rest is billed once', async () => {
  const { delivery_code, order_code, serials } = await half(2, 1)
  expect(
    (await trade.act(manager, 'adjust', delivery_code, { outcome: 'cancel', reason: 'No more of them' })).data,
  ).toMatchObject({ status: 'Adjusted' })
  const [drafted] = await db.select().from(returnRequests).where(eq(returnRequests.delivery_code, delivery_code))
  const return_code = drafted?.return_code ?? ''
  expect(drafted).toMatchObject({ status: 'Draft', reason_code: 'Half_Set', quantity: 1, amount: 0 })
  const [line] = (await read(return_code)).lines
  expect(line).toMatchObject({ item_code: 'AC-1(O)', quantity: 1, invoice_code: '' })
  const [taken = ''] = line?.serial_numbers ?? []
  expect(serials).toContain(taken)
  expect(await lost()).toEqual([])
  // What is billed is the whole set, and never the half that comes back.
  expect(await bill(delivery_code)).toEqual(serials.filter((serial) => serial !== taken))
  expect((await act(manager, 'remove', return_code)).code).not.toBe('200')
  await hang(return_code)
  expect((await act(seller, 'submit', return_code)).message).toBe('Return request submitted')
  expect((await act(trade.head, 'approve', return_code, { lines: [{ line_no: 1, approved_qty: 1 }] })).code).toBe('403')
  const none = { lines: [{ line_no: 1, approved_qty: 0 }] }
  const head = await returns.person('Branch-Manager', 'Ratna')
  expect((await act(head, 'approve', return_code, none)).errors).toEqual({
    'lines.0.approved_qty': ['Half of a set was never billed: all of it comes back'],
  })
  expect((await act(head, 'approve', return_code, { lines: [{ line_no: 1, approved_qty: 1 }] })).code).toBe('200')
  const back = (accepted_serials: string[], refused_serials: string[]) =>
    act(picker, 'receive', return_code, {
      warehouse_code: 'W1',
      lines: [{ line_no: 1, accepted_qty: accepted_serials.length, accepted_serials, refused_serials }],
    })
  expect((await back([], [taken])).errors).toHaveProperty(['lines.0.accepted_serials'])
  expect((await back([taken], [])).code).toBe('200')
  expect(await returns.statusOf(taken)).toBe('Returned')
  expect((await act(finance, 'close', return_code)).data).toMatchObject({ status: 'Closed' })
  const [ordered] = await db.select().from(salesOrderLines).where(eq(salesOrderLines.order_code, order_code))
  expect(ordered).toMatchObject({ delivered_qty: 1, cancelled_qty: 1, planned_qty: 1 })
  expect((await boss(reconcileStock)).data.differences).toEqual([])
})

test('the missing unit is sent unless somebody says otherwise, and is billed with the half that came before', async () => {
  const { delivery_code, order_code, serials } = await half(2, 1)
  await trade.act(manager, 'adjust', delivery_code, { reason: 'Left on the shelf' })
  expect(await lost()).toEqual([])
  const first = await bill(delivery_code)
  expect(first).toHaveLength(1)
  const next = await trade.send([order_code], [])
  await receive(next, [{ unit_no: 1, received: 1 }])
  expect([...first, ...(await bill(next))].toSorted()).toEqual(serials.toSorted())
  expect(await lost()).toEqual([])
})

test('a half that waited for its rest is taken back too where the rest fails again', async () => {
  const { delivery_code, order_code, serials } = await half(1, 0)
  await trade.act(manager, 'adjust', delivery_code, { outcome: 'reopen', reason: 'Left on the shelf' })
  const next = await trade.send([order_code], [])
  await receive(next, [{ unit_no: 1, damaged: 1, reason: 'Fell' }])
  await trade.act(manager, 'adjust', next, { outcome: 'cancel', reason: 'Customer declines' })
  const [drafted] = await db.select().from(returnRequests).where(eq(returnRequests.delivery_code, next))
  expect((await read(drafted?.return_code ?? '')).lines).toMatchObject([
    { item_code: 'AC-1(O)', serial_numbers: serials },
  ])
  expect(await lost()).toEqual([])
})
