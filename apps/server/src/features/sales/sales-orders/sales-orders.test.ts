import { salesOrderPapers } from '@sejuk/contract/sales/order-papers'
import * as contract from '@sejuk/contract/sales/sales-orders'
import { defaultOrganization } from '@sejuk/domain/masters/organizations'
import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { makeLegalEntity } from '../../../../test/legal-entity.ts'
import { startOrders } from '../../../../test/orders.ts'
import { readPdf } from '../../../../test/read-pdf.ts'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { offers } from '../../../app.ts'
import { customers } from '../../../db/tables/customers/customers.ts'
import { officialAddresses, officialAddressUses } from '../../../db/tables/customers/official-addresses.ts'
import { customerInvoices, customerOrders } from '../../../db/tables/customers/trade.ts'
import { notifications } from '../../../db/tables/platform/notifications.ts'
import { users } from '../../../db/tables/platform/users.ts'
import { salesOrders } from '../../../db/tables/sales/sales-orders.ts'
import { watchOrders } from './clock.ts'
import { showToCustomers } from './projection.ts'
import { endSubmitting } from './submit.ts'

const server = await startTestServer()
const { db, jobs, config } = server
const { seller, manager, clerk, finance, head, newCustomer, stockUp, lockedOf, form, draft, read, act, person } =
  await startOrders(server)
await stockUp('AC-2', 500)
const within = { jobs, config, offers }
const toldOf = (event: string, order_code: string) =>
  db.$count(notifications, and(eq(notifications.event, event), eq(notifications.entity_code, order_code)))

test('from the draft to the approval: priced by the server, stock locked, the customer owes it', async () => {
  const place = await newCustomer()
  const order_code = await draft(place, {
    lines: [{ item_code: 'AC-2', ordered_qty: 2, item_discount_percent: '2.5' }],
  })
  expect(order_code).toMatch(/^SO-705-\d{4}-\d{5}$/)
  const saved = await read(order_code)
  expect(saved).toMatchObject({ status: 'Draft', total_amount: 15_600_000, discount_percent: 2.5, total_qty: 2 })
  expect(saved.ladder.map(({ step, discount }) => [step, discount])).toContainEqual(['item-discount', 400_000])
  const locked = await lockedOf('AC-2')
  const submitted = await act(seller, 'submit', order_code)
  expect(submitted).toMatchObject({ message: 'Order submitted', data: { status: 'Submitted' } })
  expect(await lockedOf('AC-2')).toBe(locked + 2)
  expect(await read(order_code)).toMatchObject({
    waiting_for: ['branch'],
    lines: [{ locked_qty: 2 }],
    approvals: [{ kind: 'branch', status: 'Waiting', reasons: [{ code: 'order-discount-within-band' }] }],
  })
  expect(await toldOf('order-waiting', order_code)).toBe(1)
  expect((await act(manager, 'approve', order_code)).data).toMatchObject({ status: 'Approved' })
  expect(await read(order_code)).toMatchObject({ status: 'Approved', authors: [], approved_user_name: 'Rina' })
  const [shown] = await db.select().from(customerOrders).where(eq(customerOrders.order_code, order_code))
  expect(shown).toMatchObject({ is_open: true, total_amount: 15_600_000, status: 'Approved' })
  const [use] = await db.select().from(officialAddressUses).where(eq(officialAddressUses.order_code, order_code))
  expect(use).toMatchObject({ address_code: place.address_code, is_open: true })
  expect(await toldOf('order-approved', order_code)).toBe(1)
})

test('customers know one address and one row of an order, whatever it changes to', async () => {
  const [place, elsewhere] = [await newCustomer(), await newCustomer()]
  const order_code = await draft(place)
  await act(seller, 'submit', order_code)
  const [order] = await db.select().from(salesOrders).where(eq(salesOrders.order_code, order_code))
  if (!order) throw new Error('there is no order')
  const known = async (after: Partial<typeof order>) => {
    await showToCustomers({ db, after: { ...order, ...after } })
    const used = await db.select().from(officialAddressUses).where(eq(officialAddressUses.order_code, order_code))
    const [row] = await db.select().from(customerOrders).where(eq(customerOrders.order_code, order_code))
    return [used.map(({ address_code, is_open }) => [address_code, is_open]), row?.status, row?.total_amount]
  }
  const { total_amount } = order
  expect(await known({})).toEqual([[[place.address_code, true]], 'Submitted', total_amount])
  expect(await known({ address_code: elsewhere.address_code, total_amount: 5 })).toEqual([
    [[elsewhere.address_code, true]],
    'Submitted',
    5,
  ])
  expect(await known({ status: 'Closed' })).toEqual([[[place.address_code, false]], 'Closed', total_amount])
  expect(await known({ address_code: null })).toEqual([[], 'Submitted', total_amount])
  expect(await known({ status: 'Rejected' })).toEqual([[], undefined, undefined])
})

test('orders are printed alone and together, and none that is out of sight', async () => {
  const place = await newCustomer()
  const codes = [await draft(place), await draft(place)]
  for (const order_code of [codes, codes[0] ?? '']) {
    const { data } = await seller(salesOrderPapers, { order_code })
    expect(data.subarray(0, 5).toString()).toBe('%PDF-')
  }
  expect((await seller(salesOrderPapers, { order_code: [...codes, 'SO-705-2611-99999'] })).status).toBe('Not-Exist')
})

test('a paper says who sells and where to pay with which reference, once the customer is bound to it', async () => {
  await makeLegalEntity(db, defaultOrganization)
  const order_code = await draft(await newCustomer())
  const paper = async () => (await readPdf((await seller(salesOrderPapers, { order_code })).data)).text
  const drafted = await paper()
  expect(drafted).toContain('PT Sejuk Distribusi Indonesia')
  expect(drafted).not.toContain('Pembayaran ke')
  await act(seller, 'submit', order_code)
  const text = await paper()
  for (const said of ['Pembayaran ke', 'Rekening BCA 5270318842', `Tulis di berita ${order_code}`])
    expect(text).toContain(said)
})

test('nobody approves what they wrote a part of, and only who decides is asked', async () => {
  const place = await newCustomer()
  const order_code = await draft(place, {}, manager)
  await act(manager, 'submit', order_code)
  expect((await act(manager, 'approve', order_code)).message).toBe('Somebody else than who wrote it must approve it')
  expect((await act(seller, 'approve', order_code)).code).toBe('403')
  expect((await act(head, 'approve', order_code)).message).toBe('Somebody else decides about it')
  const second = await person('Branch-Manager', 'Tono')
  expect((await act(second, 'approve', order_code)).data).toMatchObject({ status: 'Approved' })
})

test('only the writer or the salesperson changes and submits a draft', async () => {
  const place = await newCustomer()
  const order_code = await draft(place, {}, clerk)
  const other = await person('Branch-Admin', 'Ayu')
  const sentence = 'Only who wrote it, or its salesperson, may do this'
  expect((await act(other, 'submit', order_code)).message).toBe(sentence)
  const row_version = (await read(order_code)).row_version
  const change = { order_code, row_version, ...form(place, { remark: 'Before noon' }) }
  expect((await other(contract.updateSalesOrder, change)).message).toBe(sentence)
  expect((await seller(contract.updateSalesOrder, change)).message).toBe('Updated')
  expect((await clerk(contract.updateSalesOrder, change)).code).toBe('409')
  expect((await act(seller, 'submit', order_code)).data).toMatchObject({ status: 'Submitted' })
})

test('the last rupiah of the limit passes, one more does not, and finance answers for it with a reason', async () => {
  const enough = await newCustomer(8_000_000)
  expect((await act(seller, 'submit', await draft(enough))).data).toMatchObject({ status: 'Submitted' })
  const short = await newCustomer(7_999_999)
  const order_code = await draft(short)
  const locked = await lockedOf('AC-2')
  expect(await act(seller, 'submit', order_code)).toMatchObject({
    ...{ code: '409', status: 'CreditBlocked', message: 'Order exceeds the credit limit by Rp 1' },
    data: { over_by: 1, may_ask_finance: true },
  })
  expect(await read(order_code)).toMatchObject({ status: 'Draft', submitted_date: null })
  expect(await lockedOf('AC-2')).toBe(locked)
  // A reason of the writer is a note for finance, and lets nothing pass.
  const second = await draft(short)
  const told = { override_reason: 'Paid in cash tomorrow' }
  expect((await act(seller, 'submit', second, told)).status).toBe('CreditBlocked')
  const passed = await act(seller, 'submit', second, { ...told, ask_finance: true })
  expect(passed.data).toMatchObject({ status: 'Submitted' })
  expect(await read(second)).toMatchObject({ waiting_for: ['branch', 'finance'], over_credit_amount: 1 })
  expect((await act(manager, 'approve', second)).data).toMatchObject({ status: 'Submitted' })
  expect((await act(manager, 'approve', second)).message).toBe('Somebody else decides about it')
  expect(await read(second)).toMatchObject({ credit_note: 'Paid in cash tomorrow', credit_override_reason: null })
  expect(await act(finance, 'approve', second, { note: 'Fine' })).toMatchObject({
    ...{ code: '406', errors: { note: ['Reason has 10 to 500 characters'] } },
  })
  const note = 'The cash was seen'
  expect((await act(finance, 'approve', second, { note })).data).toMatchObject({ status: 'Approved' })
  expect(await read(second)).toMatchObject({ credit_override_reason: note })
})

test('an overdue customer is stopped with the days', async () => {
  const place = await newCustomer()
  await db.insert(customerInvoices).values({
    ...{ invoice_code: 'INV-OLD', customer_code: place.customer_code, amount: 1_000_000 },
    ...{ invoice_date: '2020-01-01', due_date: '2020-02-01' },
  })
  expect((await act(seller, 'submit', await draft(place))).message).toMatch(
    /^Customer has invoices overdue for \d+ days$/,
  )
})

test('two orders of one customer at once pass the limit only once', async () => {
  const place = await newCustomer(12_000_000)
  const codes = [await draft(place), await draft(place)]
  const answers = await Promise.all(codes.map((order_code) => act(seller, 'submit', order_code)))
  expect(answers.map(({ code }) => code).sort()).toEqual(['200', '409'])
  const states = await Promise.all(codes.map((order_code) => read(order_code)))
  expect(states.map(({ status }) => status).sort()).toEqual(['Draft', 'Submitted'])
})

test('the last set is ordered by one of two; a set is locked by its units', async () => {
  await stockUp('AC-1(I)', 1)
  await stockUp('AC-1(O)', 3)
  const set = { lines: [{ item_code: 'AC-1', ordered_qty: 1 }] }
  const codes = [await draft(await newCustomer(), set), await draft(await newCustomer(), set)]
  const answers = await Promise.all(codes.map((order_code) => act(seller, 'submit', order_code)))
  const lost = answers.find(({ code }) => code === '409')
  expect(lost).toMatchObject({ status: 'NotEnoughStock', message: 'AC-1(I): only 0 units are available now' })
  expect([await lockedOf('AC-1(I)'), await lockedOf('AC-1(O)')]).toEqual([1, 1])
})

test('a discount above the band goes to head office, not to the branch', async () => {
  const order_code = await draft(await newCustomer(), {
    lines: [{ item_code: 'AC-2', ordered_qty: 1, item_discount_percent: 9 }],
  })
  await act(seller, 'submit', order_code)
  expect(await read(order_code)).toMatchObject({
    waiting_for: ['sales'],
    approvals: [{ reasons: [{ code: 'order-discount-over-band' }, { code: 'ladder-discount-above-allowed' }] }],
  })
  expect((await act(manager, 'approve', order_code)).message).toBe('Somebody else decides about it')
  expect((await act(head, 'approve', order_code)).data).toMatchObject({ status: 'Approved' })
})

test('head office and finance decide side by side, in either order, and one of them stops it for both', async () => {
  const overdue = async () => {
    const place = await newCustomer(7_000_000)
    await db.insert(customerInvoices).values({
      ...{ invoice_code: `LATE-${place.customer_code}`, customer_code: place.customer_code, amount: 1_000_000 },
      ...{ invoice_date: '2020-01-01', due_date: '2020-02-01' },
    })
    const writer = await person('Salesman', 'Dewi')
    const salesman = eq(customers.customer_code, place.customer_code)
    await db.update(customers).set({ salesman_code: writer.usercode }).where(salesman)
    const lines = [{ item_code: 'AC-2', ordered_qty: 1, item_discount_percent: 9 }]
    const order_code = await draft(place, { lines }, writer)
    await act(writer, 'submit', order_code, { ask_finance: true })
    return { order_code, writer }
  }
  const { order_code, writer } = await overdue()
  const waiting = await read(order_code)
  expect(waiting).toMatchObject({ status: 'Submitted', waiting_for: ['sales', 'finance'] })
  const reasonsOf = (kind: string) =>
    waiting.approvals?.find((one) => one.kind === kind)?.reasons.map(({ code }) => code)
  expect(reasonsOf('sales')).toContain('order-discount-over-band')
  expect(reasonsOf('finance')).toHaveLength(2)
  expect((await act(writer, 'approve', order_code)).code).toBe('403')
  expect((await act(manager, 'approve', order_code)).message).toBe('Somebody else decides about it')
  expect((await act(finance, 'approve', order_code, { note: 'Paid at our desk' })).data).toMatchObject({
    status: 'Submitted',
  })
  expect(await read(order_code)).toMatchObject({ waiting_for: ['sales'] })
  expect((await act(head, 'approve', order_code)).data).toMatchObject({ status: 'Approved' })
  const { order_code: other } = await overdue()
  expect((await act(head, 'approve', other)).data).toMatchObject({ status: 'Submitted' })
  expect((await act(finance, 'reject', other, { reason: 'Not paid' })).data).toMatchObject({ status: 'Rejected' })
  expect((await read(other)).approvals?.map(({ kind, status }) => [kind, status])).toEqual([
    ['finance', 'Rejected'],
    ['sales', 'Approved'],
  ])
})

test('a rejected order gives everything back and can be changed and sent again', async () => {
  const place = await newCustomer()
  const order_code = await draft(place)
  const locked = await lockedOf('AC-2')
  await act(seller, 'submit', order_code)
  expect((await act(manager, 'reject', order_code, { reason: '' })).code).toBe('406')
  expect((await act(manager, 'reject', order_code, { reason: 'Wrong item' })).data).toMatchObject({
    status: 'Rejected',
  })
  expect(await lockedOf('AC-2')).toBe(locked)
  expect(await db.$count(customerOrders, eq(customerOrders.order_code, order_code))).toBe(0)
  expect(await toldOf('order-rejected', order_code)).toBe(1)
  const { row_version } = await read(order_code)
  const again = { order_code, row_version, ...form(place, { lines: [{ item_code: 'AC-2', ordered_qty: 3 }] }) }
  expect((await seller(contract.updateSalesOrder, again)).data).toMatchObject({ status: 'Draft' })
  expect((await act(seller, 'submit', order_code)).data).toMatchObject({ status: 'Submitted' })
  expect(await lockedOf('AC-2')).toBe(locked + 3)
})

test('a rejection may choose its reason; another reason is written', async () => {
  const place = await newCustomer()
  const order_code = await draft(place)
  await act(seller, 'submit', order_code)
  const missing = await act(manager, 'reject', order_code, { reason_code: 'other-reason' })
  expect(missing).toMatchObject({ code: '406', errors: { reason: ['Reason field is required!'] } })
  expect((await act(manager, 'reject', order_code, { reason_code: 'bored', reason: 'So' })).code).toBe('406')
  await act(manager, 'reject', order_code, { reason_code: 'lines-not-right', reason: 'Eight first' })
  const text = 'Quantity or items not right yet: Eight first'
  expect(await read(order_code)).toMatchObject({
    status: 'Rejected',
    reject_reason: text,
    approvals: [{ status: 'Rejected', note: text }],
  })
  const [told] = await db
    .select()
    .from(notifications)
    .where(and(eq(notifications.event, 'order-rejected'), eq(notifications.entity_code, order_code)))
  expect(told?.body_default).toContain(text)
  const { data: log } = await manager(contract.salesOrderLog, { code: order_code })
  expect(log[0]).toMatchObject({ action: 'reject', reason: text })
  const other = await draft(place)
  await act(seller, 'submit', other)
  await db.update(users).set({ language: 'local' }).where(eq(users.usercode, manager.usercode))
  await act(manager, 'reject', other, { reason_code: 'discount-too-large' })
  await db.update(users).set({ language: 'default' }).where(eq(users.usercode, manager.usercode))
  expect((await read(other)).reject_reason).toBe('Diskon terlalu besar')
})

test('who decides now reads what the order leaves of the limit, others do not', async () => {
  const place = await newCustomer(50_000_000)
  const order_code = await draft(place, { lines: [{ item_code: 'AC-2', ordered_qty: 2 }] })
  const left = async (reader: typeof manager) => (await reader(contract.getSalesOrder, { order_code })).data?.credit_now
  expect(await left(manager)).toBeNull()
  await act(seller, 'submit', order_code)
  expect(await left(manager)).toEqual({ limit: 50_000_000, left: 34_000_000, over_by: 0, overdue_days: 0 })
  expect(await left(seller)).toBeNull()
  await act(manager, 'approve', order_code)
  expect(await left(manager)).toBeNull()
})

const approved = async (place: Awaited<ReturnType<typeof newCustomer>>, qty: number) => {
  const order_code = await draft(place, { lines: [{ item_code: 'AC-2', ordered_qty: qty }] })
  await act(seller, 'submit', order_code)
  await act(manager, 'approve', order_code)
  return order_code
}

test('a change of an approved order shows its difference; rejected, the former order stays', async () => {
  const place = await newCustomer()
  const order_code = await approved(place, 4)
  const before = await lockedOf('AC-2')
  const more = { ...form(place, { lines: [{ item_code: 'AC-2', ordered_qty: 6 }] }), reason: 'Two rooms more' }
  expect((await act(clerk, 'adjust', order_code, more)).data).toMatchObject({ status: 'Adjusted' })
  expect(await lockedOf('AC-2')).toBe(before + 2)
  expect(await read(order_code)).toMatchObject({
    adjust_reason: 'Two rooms more',
    difference: { total_amount_before: 32_000_000, lines: [{ item_code: 'AC-2', qty_before: 4, qty: 6 }] },
  })
  expect((await act(manager, 'reject', order_code, { reason: 'Not now' })).data).toMatchObject({ status: 'Approved' })
  expect(await lockedOf('AC-2')).toBe(before)
  expect(await read(order_code)).toMatchObject({
    total_qty: 4,
    total_amount: 32_000_000,
    difference: null,
    authors: [],
  })
  const less = { ...form(place, { lines: [{ item_code: 'AC-2', ordered_qty: 1 }] }), reason: 'Fewer' }
  await act(clerk, 'adjust', order_code, less)
  expect(await lockedOf('AC-2')).toBe(before)
  expect((await act(clerk, 'approve', order_code)).code).toBe('403')
  expect((await act(manager, 'approve', order_code)).data).toMatchObject({ status: 'Approved' })
  expect(await lockedOf('AC-2')).toBe(before - 3)
  const [shown] = await db.select().from(customerOrders).where(eq(customerOrders.order_code, order_code))
  expect(shown).toMatchObject({ total_amount: 8_000_000, is_open: true })
})

test('closing short frees the rest; reopening judges the credit again', async () => {
  const place = await newCustomer(20_000_000)
  const locked = await lockedOf('AC-2')
  const order_code = await approved(place, 2)
  expect((await act(seller, 'close', order_code, { reason: 'x' })).code).toBe('403')
  expect((await act(clerk, 'close', order_code, { reason: 'Customer moved' })).data).toMatchObject({ status: 'Closed' })
  expect(await lockedOf('AC-2')).toBe(locked)
  await db.update(customers).set({ credit_limit: 1 }).where(eq(customers.customer_code, place.customer_code))
  expect((await act(clerk, 'reopen', order_code, { reason: 'Again' })).status).toBe('CreditBlocked')
  await db.update(customers).set({ credit_limit: 20_000_000 }).where(eq(customers.customer_code, place.customer_code))
  expect((await act(clerk, 'reopen', order_code, { reason: 'Again' })).data).toMatchObject({ status: 'Approved' })
  expect(await lockedOf('AC-2')).toBe(locked + 2)
})

test('a deleted order is out of the list and can be restored for thirty days', async () => {
  const order_code = await draft(await newCustomer())
  await act(seller, 'delete', order_code)
  const codes = async (over: object = {}) =>
    (await seller(contract.listSalesOrders, { limit: 100, ...over })).data.map(
      (row: contract.SalesOrder) => row.order_code,
    )
  expect(await codes()).not.toContain(order_code)
  expect(await codes({ status: 'Deleted' })).toContain(order_code)
  await db
    .update(salesOrders)
    .set({ deleted_date: '2020-01-01T00:00:00Z' })
    .where(eq(salesOrders.order_code, order_code))
  expect((await act(seller, 'restore', order_code)).message).toBe('A deleted order can be restored for 30 days')
  await db
    .update(salesOrders)
    .set({ deleted_date: new Date().toISOString() })
    .where(eq(salesOrders.order_code, order_code))
  expect((await act(seller, 'restore', order_code)).data).toMatchObject({ status: 'Draft' })
})

test('a code out of sight does not exist', async () => {
  const order_code = await draft(await newCustomer())
  const elsewhere = await person('Branch-Manager', 'Budi', '713')
  expect(await elsewhere(contract.getSalesOrder, { order_code })).toMatchObject({ code: '404', status: 'Not-Exist' })
  const call = elsewhere(contract.actOnSalesOrder.approve, { order_code, row_version: 1 })
  expect((await call).code).toBe('404')
})

test('what cannot be sent says so before anything is taken', async () => {
  const place = await newCustomer()
  expect((await act(seller, 'submit', await draft(place, { address_code: '' }))).message).toBe(
    'The order needs an address',
  )
  const temporary = await draft(place)
  const setType = (address_type: 'temporary-address' | 'rejected-temporary-address' | 'official-address') =>
    db.update(officialAddresses).set({ address_type }).where(eq(officialAddresses.address_code, place.address_code))
  await setType('temporary-address')
  expect((await act(seller, 'submit', temporary)).message).toBe('Address is waiting for confirmation')
  await setType('official-address')
  const unpriced = await draft(place, { lines: [{ item_code: 'AC-3', ordered_qty: 1 }] })
  expect((await act(seller, 'submit', unpriced)).message).toContain('AC-3')
  await db
    .update(customers)
    .set({ cooperation: 'No Cooperate' })
    .where(eq(customers.customer_code, place.customer_code))
  expect((await act(seller, 'submit', temporary)).message).toBe('There is no cooperation with this customer now')
})

test('bad input is told by field, and nothing is written', async () => {
  const place = await newCustomer()
  const errors = async (over: object) => {
    const answer = await seller(contract.createSalesOrder, {
      customer_code: place.customer_code,
      ...form(place, over),
    })
    return [answer.code, Object.keys(answer.errors ?? {})]
  }
  const before = await db.$count(salesOrders)
  expect(await errors({ lines: [] })).toEqual(['406', ['lines']])
  expect(await errors({ lines: [{ item_code: 'AC-2', ordered_qty: 0 }] })).toEqual(['406', ['lines.0.ordered_qty']])
  expect(await errors({ lines: [{ item_code: 'NONE', ordered_qty: 1 }] })).toEqual(['406', ['lines.0.item_code']])
  expect(await errors({ order_type: 'NONE' })).toEqual(['406', ['order_type']])
  expect(await errors({ warehouse_code: 'W2' })).toEqual(['406', ['warehouse_code']])
  expect(await errors({ address_code: 'ADR-1' })).toEqual(['406', ['address_code']])
  expect(await errors({ requested_delivery_date: '2020-01-01' })).toEqual(['406', ['requested_delivery_date']])
  expect(await errors({ customer_code: 'C2' })).toEqual(['406', ['customer_code']])
  expect(await errors({ cashback_list: [{ cashback_code: 'CB-1', plannedAmount: 900_000 }] })).toEqual([
    '406',
    ['cashback_list'],
  ])
  expect(await db.$count(salesOrders)).toBe(before)
})

test('discounts that a form leaves empty are none', async () => {
  const empty = { extra_discount_amount: '', cbd_discount_percent: '' }
  const order_code = await draft(await newCustomer(), {
    ...empty,
    lines: [{ item_code: 'AC-2', ordered_qty: 1, item_discount_percent: '' }],
  })
  expect(await read(order_code)).toMatchObject({ total_amount: 8_000_000, discount_percent: 0 })
})

const cutOff = async (order_code: string) =>
  db
    .update(salesOrders)
    .set({ status: 'Submitting', submitted_by: seller.usercode, submitting_date: new Date().toISOString() })
    .where(eq(salesOrders.order_code, order_code))

test('a submission that was cut off is finished by the job, exactly once', async () => {
  const order_code = await draft(await newCustomer())
  await cutOff(order_code)
  const locked = await lockedOf('AC-2')
  await endSubmitting(db, within, order_code)
  await endSubmitting(db, within, order_code)
  expect(await read(order_code)).toMatchObject({ status: 'Submitted', waiting_for: ['branch'] })
  expect(await lockedOf('AC-2')).toBe(locked + 1)
})

test('or taken back, with the reason, where it can no longer be finished', async () => {
  const order_code = await draft(await newCustomer(), { lines: [{ item_code: 'AC-2', ordered_qty: 9_999 }] })
  await db.update(customers).set({ credit_limit: 999_000_000_000 })
  await cutOff(order_code)
  await watchOrders(db, within)
  expect(await read(order_code)).toMatchObject({ status: 'Submitting' })
  await db
    .update(salesOrders)
    .set({ submitting_date: '2020-01-01T00:00:00Z' })
    .where(eq(salesOrders.order_code, order_code))
  await watchOrders(db, within)
  expect(await read(order_code)).toMatchObject({ status: 'Draft', waiting_for: [] })
  expect(await toldOf('order-taken-back', order_code)).toBe(1)
})

test('undecided for too long the stock is released and told; approving locks it again', async () => {
  const order_code = await draft(await newCustomer())
  await act(seller, 'submit', order_code)
  const locked = await lockedOf('AC-2')
  await watchOrders(db, within, '2099-01-01T00:00:00Z')
  await watchOrders(db, within, '2099-01-01T00:00:00Z')
  expect(await lockedOf('AC-2')).toBeLessThan(locked)
  expect(await read(order_code)).toMatchObject({ status: 'Submitted', locks_released_date: expect.any(String) })
  expect(await toldOf('order-locks-released', order_code)).toBe(1)
  // Both managers of the branch.
  expect(await toldOf('order-reminder', order_code)).toBe(2)
  await act(manager, 'approve', order_code)
  expect(await read(order_code)).toMatchObject({ status: 'Approved', lines: [{ locked_qty: 1 }] })
})

test('several are submitted and approved at once, each with its own result', async () => {
  const [good, bad] = [await draft(await newCustomer()), await draft(await newCustomer(0))]
  const rows = [good, bad].map((order_code) => ({ order_code, row_version: 1 }))
  const sent = (await seller(contract.submitSalesOrders, { rows })).data
  expect(sent).toMatchObject([
    { code: good, is_done: true },
    { code: bad, is_done: false, message: 'Order exceeds the credit limit by Rp 8.000.000' },
  ])
  const { row_version } = await read(good)
  const asked = {
    rows: [
      { order_code: good, row_version },
      { order_code: bad, row_version: 1 },
    ],
  }
  expect((await manager(contract.approveSalesOrders, asked)).data).toMatchObject([
    { is_done: true },
    { is_done: false },
  ])
})

test('the list counts by status and shows what waits for the viewer, not what they wrote', async () => {
  const order_code = await draft(await newCustomer(), { po_number: 'PO/77' }, manager)
  await act(manager, 'submit', order_code)
  const other = await draft(await newCustomer())
  await act(seller, 'submit', other)
  const { data } = await manager(contract.listSalesOrders, { mine: true, limit: 100 })
  const codes = data.map((row: contract.SalesOrder) => row.order_code)
  expect(codes).toContain(other)
  expect(codes).not.toContain(order_code)
  const counted = await manager(contract.countSalesOrders)
  expect(counted).toMatchObject({ code: '200' })
  const counts = counted.data
  expect(counts.mine).toBe(codes.length)
  const all = (await manager(contract.listSalesOrders, { status: 'Submitted', limit: 100 })).total
  expect(counts.statuses).toContainEqual({ status: 'Submitted', count: all, is_capped: false })
  const found = await manager(contract.listSalesOrders, { search: 'po/77', item_code: ['AC-2'] })
  expect(found.data).toMatchObject([{ order_code, po_number: 'PO/77' }])
  // The tabs of a search count what the lists behind them find, by a customer's name as by a number.
  for (const search of ['po/77', found.data[0].customer_name, 'nothing of this kind']) {
    const { statuses } = (await manager(contract.countSalesOrders, { search })).data
    for (const { status, count } of statuses)
      expect([search, status, (await manager(contract.listSalesOrders, { search, status })).total]).toEqual([
        ...[search, status, count],
      ])
  }
  const used = await manager(contract.purchaseOrderUses, {
    customer_code: found.data[0].customer_code,
    po_number: 'po 77',
  })
  expect(used.data).toMatchObject([{ order_code }])
})

test('a price that changed since it was saved is shown before it is sent', async () => {
  const order_code = await draft(await newCustomer())
  await db.update(salesOrders).set({ total_amount: 7_000_000 }).where(eq(salesOrders.order_code, order_code))
  expect(await act(seller, 'submit', order_code)).toMatchObject({
    status: 'PriceChanged',
    data: { before: 7_000_000, now: 8_000_000 },
  })
})

test('what was sent already is answered again, not sent twice', async () => {
  const order_code = await draft(await newCustomer())
  const sent = { order_code, row_version: 1 }
  expect((await seller(contract.actOnSalesOrder.submit, sent)).data).toMatchObject({ status: 'Submitted' })
  const locked = await lockedOf('AC-2')
  expect((await seller(contract.actOnSalesOrder.submit, sent)).data).toMatchObject({ status: 'Submitted' })
  expect(await lockedOf('AC-2')).toBe(locked)
})
