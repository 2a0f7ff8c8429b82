import * as receipts from '@sejuk/contract/delivery/delivery-receipts'
import { mergeDeliveries, splitDelivery } from '@sejuk/contract/delivery/delivery-work'
import { reconcileStock } from '@sejuk/contract/stock/stock'
import { and, eq, inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { startDeliveries } from '../../../../test/deliveries.ts'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { serialNumbers } from '../../../db/tables/catalogue/serial-numbers.ts'
import { signatures } from '../../../db/tables/customers/signatures.ts'
import { deliveryProblems } from '../../../db/tables/delivery/delivery-receipts.ts'
import { notifications } from '../../../db/tables/platform/notifications.ts'
import { salesOrderLines } from '../../../db/tables/sales/sales-orders.ts'
import { stockBalances } from '../../../db/tables/stock/stock-moves.ts'

const server = await startTestServer()
const { db, as } = server
const on = await startDeliveries(server)
const { logistics, manager, clerk, read, act, proof } = on

const sent = async (qty: number) => {
  const serials = await on.stockUp(qty)
  const order_code = await on.approved(qty)
  const delivery_code = await on.send([order_code], serials)
  return { delivery_code, order_code, serials }
}
const all = (qty: number) => [
  { unit_no: 1, received: qty },
  { unit_no: 2, received: qty },
]
const problemsOf = async (delivery_code: string) =>
  (
    await db
      .select()
      .from(deliveryProblems)
      .where(eq(deliveryProblems.delivery_code, delivery_code))
      .orderBy(deliveryProblems.problem_id)
  ).map(({ kind }) => kind)
const lineOf = async (order_code: string) => {
  const [found] = await db.select().from(salesOrderLines).where(eq(salesOrderLines.order_code, order_code))
  return (
    found && {
      ...{ planned: found.planned_qty, issued: found.issued_qty, delivered: found.delivered_qty },
      cancelled: found.cancelled_qty,
    }
  )
}

test('a signature that is the same may be kept as a specimen, which another person approves', async () => {
  const { delivery_code } = await sent(1)
  const form = { delivery_code, ...(await proof(delivery_code)), lines: all(1), receiver_job: 'Owner' }
  await logistics(receipts.saveReceipt, form)
  const looker = await as(['Delivery-Order-View', 'Delivery-Receipt-Verify'])
  expect((await act(looker, 'verify', delivery_code, { verdict: 'Same', keep_specimen: true })).code).toBe('403')
  expect(await read(delivery_code)).toMatchObject({ receipt_status: 'Uploaded' })
  const keeper = await as(['Delivery-Order-View', 'Delivery-Receipt-Verify', 'Customer-Signature-Upload'])
  expect((await act(keeper, 'verify', delivery_code, { verdict: 'Same', keep_specimen: true })).code).toBe('200')
  const isOwn = eq(signatures.customer_code, on.place.customer_code)
  const [kept] = await db.select().from(signatures).where(isOwn)
  expect(kept).toMatchObject({
    ...{ signer_name: 'Yudi Wicaksono', job_title: 'Owner', source: 'drawn', status: 'Submitted' },
    authors: [keeper.usercode],
  })
  expect(kept?.photo_code).not.toBe(form.signature_code)
  await db.delete(signatures).where(isOwn)
})

test('a receipt that is sent again under its key is saved once, and answered', async () => {
  const { delivery_code, serials } = await sent(2)
  const lines = [
    { unit_no: 1, received: 1 },
    { unit_no: 2, received: 1, serials: serials.slice(0, 1) },
  ]
  const part = { delivery_code, ...(await proof(delivery_code)), is_part: true, request_key: 'desk-1', lines }
  const first = await logistics(receipts.saveReceipt, part)
  expect(first).toMatchObject({ code: '200', data: { delivery_code } })
  expect((await logistics(receipts.saveReceipt, part)).data).toEqual(first.data)
  expect((await read(delivery_code)).lines).toMatchObject([{ received_qty: 1 }])
  expect((await on.seller(receipts.saveReceipt, part)).code).toBe('403')
})

test('whoever opens a problem says who looks into it', async () => {
  const { delivery_code } = await sent(1)
  await logistics(receipts.saveReceipt, { delivery_code, ...(await proof(delivery_code)), lines: all(1) })
  const different = { verdict: 'Different', note: 'Another first letter' }
  expect((await act(manager, 'verify', delivery_code, { ...different, owner_code: 'NOBODY' })).errors).toHaveProperty(
    'owner_code',
  )
  await act(manager, 'verify', delivery_code, { ...different, owner_code: clerk.usercode, due_date: '2099-01-01' })
  const [problem] = await db.select().from(deliveryProblems).where(eq(deliveryProblems.delivery_code, delivery_code))
  expect(problem).toMatchObject({ owner_code: clerk.usercode, owner_name: 'Siti', due_date: '2099-01-01' })
  const { problem_id = 0, row_version = 0 } = problem ?? {}
  const giving = {
    problem_id,
    row_version,
    owner_code: on.seller.usercode,
    due_date: '2099-01-05',
    reason: 'Knows them',
  }
  expect((await manager(receipts.giveDeliveryProblem, { ...giving, owner_code: 'NOBODY' })).errors).toHaveProperty(
    'owner_code',
  )
  expect((await manager(receipts.giveDeliveryProblem, { ...giving, reason: '' })).code).toBe('406')
  expect((await manager(receipts.giveDeliveryProblem, giving)).message).toBe('Problem given to somebody else')
  expect((await manager(receipts.giveDeliveryProblem, giving)).code).toBe('409')
  const told = and(eq(notifications.event, 'delivery-problem'), eq(notifications.usercode, on.seller.usercode))
  const notices = await db
    .select()
    .from(notifications)
    .where(and(told, eq(notifications.entity_code, delivery_code)))
  expect(notices).toMatchObject([
    {
      body_default: expect.stringContaining(': Signature not the same: Another first letter'),
      body_local: expect.stringContaining(': Tanda tangan tidak sama: Another first letter'),
    },
  ])
  const [given] = await db.select().from(deliveryProblems).where(eq(deliveryProblems.problem_id, problem_id))
  expect(given).toMatchObject({ owner_code: on.seller.usercode, due_date: '2099-01-05' })
  await db.delete(deliveryProblems).where(eq(deliveryProblems.delivery_code, delivery_code))
})

test('a receipt adds up, has photos and a signature, and is compared by somebody else', async () => {
  const { delivery_code, order_code, serials } = await sent(2)
  const form = { delivery_code, ...(await proof(delivery_code)), lines: all(2) }
  const save = (over: object) => logistics(receipts.saveReceipt, { ...form, ...over })
  expect((await save({ received_date: '2020-01-01T00:00:00Z' })).errors).toEqual({
    received_date: ['Received before it was sent'],
  })
  expect((await save({ photo_codes: form.photo_codes.slice(1) })).errors).toEqual({
    photo_codes: ['Receipt photo is required'],
  })
  expect((await save({ signature_code: null })).errors).toHaveProperty('signature_code')
  expect((await save({ lines: all(3) })).errors).toEqual({
    'lines.0.received': ['Quantity received is more than quantity sent'],
  })
  expect((await save({ lines: all(1).slice(0, 1) })).message).toBe(
    'AC-1(I): received, damaged and short are 1, sent were 2',
  )
  expect(
    (await save({ lines: [{ unit_no: 2, received: 1, serials: ['5EW00000000'] }], is_part: true })).errors,
  ).toEqual({
    'lines.0.serials': ['Serial number 5EW00000000 is not in this delivery order'],
  })
  expect((await on.seller(receipts.saveReceipt, form)).code).toBe('403')
  const saved = await save({})
  expect(saved).toMatchObject({ message: 'Receipt saved', data: { receipt_status: 'Uploaded' } })
  expect((await save({})).message).toBe('Its receipt is complete')
  expect(await read(delivery_code)).toMatchObject({
    ...{ received_qty: 4, progress: 'Full Delivery', goods_received_status: 'Received_Full' },
    lines: [{ received_qty: 2 }],
  })
  expect(await lineOf(order_code)).toEqual({ planned: 2, issued: 2, delivered: 2, cancelled: 0 })
  const sold = await db.select().from(serialNumbers).where(inArray(serialNumbers.serial_number, serials))
  expect(sold.map(({ status, customer_code }) => `${status} ${customer_code}`)).toEqual(
    serials.map(() => `Sold ${on.place.customer_code}`),
  )
  expect((await act(logistics, 'verify', delivery_code, { verdict: 'Same' })).message).toContain('Somebody else')
  expect((await act(clerk, 'verify', delivery_code, { verdict: 'Unsure' })).code).toBe('200')
  expect((await act(clerk, 'verify', delivery_code, { verdict: 'Same' })).message).toBe(
    'You could not tell: another person looks',
  )
  expect((await act(manager, 'verify', delivery_code, { verdict: 'Different', note: 'Other' })).errors).toHaveProperty(
    'note',
  )
  await act(manager, 'verify', delivery_code, { verdict: 'Different', note: 'Another first letter' })
  expect(await read(delivery_code)).toMatchObject({ receipt_status: 'Problem', open_problems: 1 })
  const [problem] = (await manager(receipts.listDeliveryProblems, { status: 'Open' })).data
  expect(problem).toMatchObject({ delivery_code, kind: 'signature', owner_code: on.seller.usercode })
  const { problem_id, row_version } = problem
  const closing = { problem_id, row_version, result: 'The owner answered', document_code: delivery_code }
  expect((await manager(receipts.closeDeliveryProblem, { ...closing, document_code: '' })).code).toBe('406')
  expect((await manager(receipts.closeDeliveryProblem, { ...closing, document_code: 'WA-1' })).errors).toEqual({
    document_code: [`WA-1 is no order, delivery, invoice, return or credit note of ${on.place.customer_code}`],
  })
  expect((await manager(receipts.closeDeliveryProblem, closing)).message).toBe('Problem closed')
  expect(await read(delivery_code)).toMatchObject({ receipt_status: 'Verified' })
})

test('a second part is added to the first, and what is short comes back to the order', async () => {
  const { delivery_code, order_code, serials } = await sent(3)
  const part = { delivery_code, ...(await proof(delivery_code)), is_part: true }
  const lines = [
    { unit_no: 1, received: 1 },
    { unit_no: 2, received: 1, serials: serials.slice(0, 1) },
  ]
  expect((await logistics(receipts.saveReceipt, { ...part, lines })).message).toBe('Receipt saved')
  expect(await read(delivery_code)).toMatchObject({ received_qty: 2, progress: 'Half Delivery' })
  expect(await lineOf(order_code)).toMatchObject({ delivered: 1 })
  expect((await act(manager, 'adjust', delivery_code, { outcome: 'reopen', reason: 'Short' })).message).toContain(
    'A complete receipt',
  )
  const rest = [
    { unit_no: 1, received: 1, short: 1, reason: 'Not on the truck' },
    { unit_no: 2, received: 1, short: 1, short_serials: serials.slice(2), reason: 'Not on the truck' },
  ]
  const last = { delivery_code, ...(await proof(delivery_code)) }
  expect(
    (await logistics(receipts.saveReceipt, { ...last, lines: rest.map(({ reason: _, ...line }) => line) })).errors,
  ).toEqual({
    'lines.0.reason': ['Say why something is damaged or short'],
  })
  expect((await logistics(receipts.saveReceipt, { ...last, lines: rest })).message).toBe('Receipt saved')
  expect(await read(delivery_code)).toMatchObject({
    ...{ received_qty: 4, short_qty: 2, goods_received_status: 'Received_Partial' },
    lines: [{ received_qty: 2, short_qty: 1 }],
  })
  expect(await problemsOf(delivery_code)).toEqual(['short'])
  const status = (given: string) => logistics(receipts.saveGoodsReceivedStatus, { delivery_code, status: given })
  expect(await status('Received_Full')).toMatchObject({ code: '409', message: 'This disagrees with the receipt' })
  expect((await status('Received_Partial')).data).toMatchObject({ goods_received_status: 'Received_Partial' })
  const decision = { outcome: 'reopen', reason: 'Found on the shelf' }
  expect((await act(logistics, 'adjust', delivery_code, decision)).message).toContain('Somebody else')
  expect((await act(manager, 'adjust', delivery_code, decision)).data).toMatchObject({ status: 'Adjusted' })
  expect(await lineOf(order_code)).toEqual({ planned: 2, issued: 2, delivered: 2, cancelled: 0 })
  const [balance] = await db.select().from(stockBalances).where(eq(stockBalances.item_code, 'AC-1(O)'))
  expect(balance).toMatchObject({ on_hand: 1, locked: 1 })
  const [back] = await db
    .select()
    .from(serialNumbers)
    .where(eq(serialNumbers.serial_number, serials[2] ?? ''))
  expect(back).toMatchObject({ status: 'InStock', warehouse_code: 'W1' })
  const everybody = await as()
  expect((await everybody(reconcileStock)).data.differences).toEqual([])
  expect(await read(await on.create([order_code]))).toMatchObject({ total_qty: 2 })
})

test('of a set whose half arrived only the other half is sent again; both halves make it delivered', async () => {
  const { delivery_code, order_code, serials } = await sent(2)
  const short = [
    { unit_no: 1, received: 1, short: 1, reason: 'Not on the truck' },
    { unit_no: 2, received: 2, serials },
  ]
  await logistics(receipts.saveReceipt, { delivery_code, ...(await proof(delivery_code)), lines: short })
  expect((await read(delivery_code)).lines).toMatchObject([{ received_qty: 1, short_qty: 1 }])
  await act(manager, 'adjust', delivery_code, { outcome: 'reopen', reason: 'Left on the shelf' })
  expect(await lineOf(order_code)).toEqual({ planned: 1, issued: 1, delivered: 1, cancelled: 0 })
  // A draft that is taken back leaves the half that is missing to the next one.
  const first = await on.create([order_code])
  expect((await act(logistics, 'remove', first)).code).toBe('200')
  const next = await on.send([order_code], [])
  expect(await read(next)).toMatchObject({
    total_qty: 1,
    units: [{ item_code: 'AC-1(I)', qty: 1 }],
    lines: [{ qty: 1 }],
  })
  const rest = { delivery_code: next, ...(await proof(next)), lines: [{ unit_no: 1, received: 1 }] }
  expect((await logistics(receipts.saveReceipt, rest)).message).toBe('Receipt saved')
  expect(await lineOf(order_code)).toEqual({ planned: 2, issued: 2, delivered: 2, cancelled: 0 })
  const everybody = await as()
  expect((await everybody(reconcileStock)).data.differences).toEqual([])
})

test('a draft of halves of sets is split and merged again without sending a whole set', async () => {
  const { delivery_code, order_code, serials } = await sent(3)
  const short = [
    { unit_no: 1, received: 1, short: 2, reason: 'Not on the truck' },
    { unit_no: 2, received: 3, serials },
  ]
  await logistics(receipts.saveReceipt, { delivery_code, ...(await proof(delivery_code)), lines: short })
  await act(manager, 'adjust', delivery_code, { outcome: 'reopen', reason: 'Left on the shelf' })
  const draft = await on.create([order_code])
  const halves = (qty: number) => ({ total_qty: qty, units: [{ item_code: 'AC-1(I)', qty }], lines: [{ qty }] })
  expect(await read(draft)).toMatchObject(halves(2))
  const split = await logistics(splitDelivery, {
    ...{ delivery_code: draft, row_version: (await read(draft)).row_version },
    lines: [{ line_no: 1, qty: 1 }],
  })
  const other = split.data.new_delivery_code as string
  expect(await read(draft)).toMatchObject(halves(1))
  expect(await read(other)).toMatchObject(halves(1))
  const merged = { delivery_code: draft, row_version: (await read(draft)).row_version, others: [other] }
  expect((await logistics(mergeDeliveries, merged)).code).toBe('200')
  expect(await read(draft)).toMatchObject(halves(2))
  expect(await lineOf(order_code)).toMatchObject({ planned: 3, delivered: 1 })
})

test('far from the address, a photo used before, and who will not sign open problems; given up is no longer expected', async () => {
  const first = await sent(1)
  const { delivery_code, order_code } = await sent(1)
  await on.hang(first.delivery_code, 'goods', 'the same picture')
  const again = await on.hang(delivery_code, 'goods', 'the same picture')
  const form = await proof(delivery_code)
  const { message } = await logistics(receipts.saveReceipt, {
    ...{ ...form, delivery_code, photo_codes: [again, ...form.photo_codes], signature_code: null },
    refused_reason: 'Box torn',
    lines: [
      { unit_no: 1, damaged: 1, reason: 'Box torn' },
      { unit_no: 2, damaged: 1, damaged_serials: await serialsOf(delivery_code), reason: 'Box torn' },
    ],
  })
  expect(message).toBe('Receipt saved')
  expect(await problemsOf(delivery_code)).toEqual(['refused-to-sign', 'damaged', 'photo-reused'])
  expect(await read(delivery_code)).toMatchObject({
    ...{ receipt_status: 'Problem', goods_received_status: 'Refused', progress: 'Not Yet' },
  })
  await act(manager, 'adjust', delivery_code, { outcome: 'cancel', damaged: 'returned', reason: 'Customer declines' })
  expect(await lineOf(order_code)).toEqual({ planned: 0, issued: 0, delivered: 0, cancelled: 1 })
  const seen = (await logistics(receipts.getReceipts, { delivery_code })).data as receipts.DeliveryReceipts
  expect(seen.receipts[0]?.photos.map(({ is_reused }) => is_reused)).toEqual([true, false, false])
})

const serialsOf = async (delivery_code: string) =>
  (await read(delivery_code)).units.flatMap(({ serials }) => serials.map(({ serial_number }) => serial_number))

test('receipts are found by what is missing, and photos of the delivery are added to them', async () => {
  const { delivery_code } = await sent(1)
  const missing = async () =>
    (await logistics(receipts.searchReceipts, { missing: true, delivery_code })).data.length as number
  expect(await missing()).toBe(1)
  const photo = await on.hang(delivery_code, 'letter')
  const push = () => logistics(receipts.updatePhotoCodeErp, { delivery_code, photo_codes: [photo] })
  expect(await push()).toMatchObject({ code: '409', message: 'There is no receipt yet' })
  await logistics(receipts.saveReceipt, { delivery_code, ...(await proof(delivery_code)), lines: all(1) })
  expect(await missing()).toBe(0)
  expect((await push()).data.photo_codes).toHaveLength(3)
  expect((await push()).data.photo_codes).toHaveLength(3)
  const { data } = await logistics(receipts.listDeliveryPhotos, { search: delivery_code })
  expect(data[0].photos.length).toBeGreaterThan(2)
  expect((await logistics(receipts.countReceipts, {})).data).toMatchObject({ compare: expect.any(Number) })
})
