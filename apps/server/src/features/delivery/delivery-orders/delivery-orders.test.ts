import * as contract from '@sejuk/contract/delivery/delivery-orders'
import * as work from '@sejuk/contract/delivery/delivery-work'
import { reconcileStock } from '@sejuk/contract/stock/stock'
import { eq, inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { startDeliveries } from '../../../../test/deliveries.ts'
import { readPdf } from '../../../../test/read-pdf.ts'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { moveStock } from '../../../business/stock/move-stock.ts'
import { items } from '../../../db/tables/catalogue/items.ts'
import { serialNumbers } from '../../../db/tables/catalogue/serial-numbers.ts'
import { deliveryOrderSerials } from '../../../db/tables/delivery/delivery-orders.ts'
import { outbox } from '../../../db/tables/platform/outbox.ts'
import { salesOrderLines, salesOrders } from '../../../db/tables/sales/sales-orders.ts'
import { stockBalances } from '../../../db/tables/stock/stock-moves.ts'

const server = await startTestServer()
const { db, as } = server
const on = await startDeliveries(server)
const { logistics, picker, head, manager, seller, read, act, create, pick, plan } = on

const statesOf = async (serials: string[]) =>
  (
    await db
      .select()
      .from(serialNumbers)
      .where(inArray(serialNumbers.serial_number, serials))
      .orderBy(serialNumbers.serial_number)
  ).map(({ status }) => status)
const balanceOf = async (item_code: string) => {
  const [found] = await db.select().from(stockBalances).where(eq(stockBalances.item_code, item_code))
  return found && { on_hand: found.on_hand, locked: found.locked }
}
const lineOf = async (order_code: string) => {
  const [found] = await db.select().from(salesOrderLines).where(eq(salesOrderLines.order_code, order_code))
  return found && { planned: found.planned_qty, issued: found.issued_qty, delivered: found.delivered_qty }
}

test('goods of an approved order are planned, picked by number, and leave when another agrees', async () => {
  const serials = await on.stockUp(4)
  const order_code = await on.approved(2)
  expect(await balanceOf('AC-1(O)')).toEqual({ on_hand: 4, locked: 2 })
  const delivery_code = await create([order_code])
  expect(delivery_code).toMatch(/^DO-705-\d{4}-00001$/)
  expect(await lineOf(order_code)).toEqual({ planned: 2, issued: 0, delivered: 0 })
  expect((await logistics(contract.createDelivery, { order_code: [order_code] })).errors).toEqual({
    order_code: ['Nothing is open in these orders'],
  })
  expect(await read(delivery_code)).toMatchObject({
    ...{ status: 'Draft', status_code: 2, total_qty: 4, progress: 'Not Yet', picking_status: 'Waiting' },
    lines: [{ item_code: 'AC-1', qty: 2, order_code, order_line: 1 }],
    units: [
      { item_code: 'AC-1(I)', qty: 2 },
      { item_code: 'AC-1(O)', qty: 2 },
    ],
  })
  expect((await act(picker, 'review', delivery_code)).code).toBe('403')
  expect((await act(logistics, 'review', delivery_code)).data).toMatchObject({ status: 'Review' })
  expect((await act(logistics, 'confirmPlan', delivery_code)).errors).toHaveProperty('driver_name')
  expect((await act(logistics, 'confirmPlan', delivery_code, plan)).data).toMatchObject({
    status: 'Pending to Approve',
  })
  expect((await act(head, 'approve', delivery_code)).message).toBe(
    'Not everything was picked: each unit needs its serial number',
  )
  expect((await pick(picker, delivery_code, ['5EW99999999', ...serials])).message).toContain('5EW99999999')
  expect((await pick(picker, delivery_code, serials)).message).toBe('Picking saved')
  expect(await read(delivery_code)).toMatchObject({ picking_status: 'Picked', picked_qty: 4 })
  expect(await statesOf(serials)).toEqual(['Locked', 'Locked', 'InStock', 'InStock'])
  expect((await act(picker, 'approve', delivery_code)).message).toBe('Somebody else than who wrote it must approve it')
  expect((await act(head, 'approve', delivery_code)).data).toMatchObject({ status: 'Approved' })
  expect(await statesOf(serials)).toEqual(['InTransit', 'InTransit', 'InStock', 'InStock'])
  expect(await balanceOf('AC-1(O)')).toEqual({ on_hand: 2, locked: 0 })
  expect(await balanceOf('AC-1(I)')).toEqual({ on_hand: 2, locked: 0 })
  expect(await lineOf(order_code)).toEqual({ planned: 2, issued: 2, delivered: 0 })
  expect(await db.$count(outbox, eq(outbox.event, 'delivery-on-way'))).toBe(1)
  const everybody = await as()
  expect((await everybody(reconcileStock)).data.differences).toEqual([])
})

test('the same unit is on one delivery, also when two pick it at once', async () => {
  const serials = await on.stockUp(2)
  const [one, other] = [await create([await on.approved(1)]), await create([await on.approved(1)])]
  for (const code of [one, other]) await act(logistics, 'review', code)
  const answers = await Promise.all([one, other].map((code) => pick(picker, code, serials.slice(0, 1))))
  expect(answers.filter(({ code }) => code === '200')).toHaveLength(1)
  const taken = await db
    .select()
    .from(deliveryOrderSerials)
    .where(eq(deliveryOrderSerials.serial_number, serials[0] ?? ''))
  expect(taken).toHaveLength(1)
  const loser = taken[0]?.delivery_code === one ? other : one
  expect((await pick(picker, loser, serials.slice(0, 1))).errors).toEqual({
    'units.1.serials': [`Serial number ${serials[0]} is on delivery order ${taken[0]?.delivery_code}`],
  })
  expect((await pick(picker, loser, serials.slice(1))).message).toBe('Picking saved')
})

test('one letter becomes two and one again, and no more is planned than was ordered', async () => {
  await on.stockUp(5)
  const order_code = await on.approved(5)
  const delivery_code = await create([order_code], { lines: [{ order_code, order_line: 1, qty: 4 }] })
  const tooMany = await logistics(contract.createDelivery, {
    order_code: [order_code],
    lines: [{ order_code, order_line: 1, qty: 2 }],
  })
  expect(tooMany.message).toBe(`Only 1 of AC-1 are open in order ${order_code}`)
  const all = { delivery_code, row_version: 1, lines: [{ line_no: 1, qty: 4 }] }
  expect((await logistics(work.splitDelivery, all)).errors).toEqual({
    lines: ['Something goes on the new letter, and something stays'],
  })
  const { data } = await logistics(work.splitDelivery, { ...all, lines: [{ line_no: 1, qty: 3 }] })
  expect(await read(delivery_code)).toMatchObject({ total_qty: 2, status: 'Draft' })
  expect(await read(data.new_delivery_code)).toMatchObject({ total_qty: 6, lines: [{ qty: 3 }] })
  expect(await lineOf(order_code)).toMatchObject({ planned: 4 })
  const { row_version } = await read(delivery_code)
  const merged = await logistics(work.mergeDeliveries, { delivery_code, row_version, others: [data.new_delivery_code] })
  expect(merged.message).toBe('Deliveries merged')
  expect(await read(delivery_code)).toMatchObject({ total_qty: 8 })
  expect(await read(data.new_delivery_code)).toMatchObject({ status: 'Deleted' })
  expect(await lineOf(order_code)).toMatchObject({ planned: 4 })
  expect((await act(logistics, 'remove', delivery_code)).data).toMatchObject({ status: 'Deleted' })
  expect(await lineOf(order_code)).toMatchObject({ planned: 0 })
})

test('a day that has passed is no plan', async () => {
  await on.stockUp(1)
  const order_code = await on.approved(1)
  await db
    .update(salesOrders)
    .set({ requested_delivery_date: '2026-01-05', row_version: 1 })
    .where(eq(salesOrders.order_code, order_code))
  const delivery_code = await create([order_code])
  expect(await read(delivery_code)).toMatchObject({ planned_date: null })
  await act(logistics, 'remove', delivery_code)
})

test('what is rejected goes back to draft, and its units lie in stock again', async () => {
  const serials = await on.stockUp(1)
  const delivery_code = await create([await on.approved(1)])
  await act(logistics, 'review', delivery_code)
  await act(logistics, 'confirmPlan', delivery_code, plan)
  await pick(picker, delivery_code, serials)
  expect((await act(head, 'reject', delivery_code)).code).toBe('406')
  expect((await act(picker, 'reject', delivery_code, { reason: 'Wrong day' })).message).toContain('Somebody else')
  expect((await act(head, 'reject', delivery_code, { reason: 'Wrong day' })).data).toMatchObject({ status: 'Rejected' })
  expect((await act(logistics, 'rework', delivery_code)).data).toMatchObject({ status: 'Draft' })
  expect(await statesOf(serials)).toEqual(['InStock'])
  expect(await read(delivery_code)).toMatchObject({ picked_qty: 0, picking_status: 'Waiting' })
})

test('a letter is printed with a code that opens the delivery', async () => {
  const serials = await on.stockUp(2)
  const one = await on.send([await on.approved(1)], serials)
  const single = await readPdf((await logistics(work.deliveryLetters, { delivery_code: one })).data)
  expect(single.text).toContain(one)
  expect(single.text).toContain(serials[0])
  expect(await single.codesOn(1)).toMatchObject([
    { format: 'QRCode', text: expect.stringContaining(`/delivery-order/detail?code=${one}`) },
  ])
})

test('several letters are one paper, and only who sees a delivery reads it', async () => {
  const serials = await on.stockUp(2)
  const one = await on.send([await on.approved(1)], serials)
  const other = await create([await on.approved(1)])
  const both = await readPdf((await logistics(work.deliveryLetters, { delivery_code: [one, other] })).data)
  expect(both.text).toContain(other)
  const stranger = await on.person('Logistics', 'Lain', '713')
  expect((await stranger(contract.getDelivery, { delivery_code: one })).code).toBe('404')
  expect((await seller(contract.getDelivery, { delivery_code: one })).data.delivery_code).toBe(one)
  expect((await manager(contract.listDeliveries, { status: '3' })).data.length).toBeGreaterThan(0)
})

test('numbers are scanned in any order: each goes to the unit of its own item', async () => {
  await db.update(items).set({ has_serial: true }).where(eq(items.item_code, 'AC-1(I)'))
  const [indoor, outdoor] = [
    ['5EI26330001', '5EI26330002'],
    ['5EO26330001', '5EO26330002'],
  ]
  const common = { type: 'GR' as const, warehouse_code: 'W1', qty: 2, line: 1 }
  await db.transaction((within) =>
    moveStock(within, { usercode: 'W', username: 'Wati' }, [
      { ...common, item_code: 'AC-1(I)', serials: indoor, document: { type: 'test', code: 'MI' } },
      { ...common, item_code: 'AC-1(O)', serials: outdoor, document: { type: 'test', code: 'MO' } },
    ]),
  )
  const delivery_code = await create([await on.approved(2)])
  await act(logistics, 'review', delivery_code)
  const [first = '', second = ''] = outdoor
  const [third = '', fourth = ''] = indoor
  const scan = (one: string[], other: string[]) =>
    act(picker, 'pick', delivery_code, {
      units: [
        { unit_no: 1, serials: one },
        { unit_no: 2, serials: other },
      ],
    })
  expect((await scan([first, third], [fourth, second])).message).toBe('Picking saved')
  const { units, picking_status } = await read(delivery_code)
  expect(picking_status).toBe('Picked')
  expect(units.map(({ serials }) => serials.map(({ serial_number }) => serial_number))).toEqual([indoor, outdoor])
  expect((await scan([third, fourth, '5EO99999999'], [first, second])).code).toBe('406')
})
