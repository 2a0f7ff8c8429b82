import * as orders from '@sejuk/contract/retail/sub-dealer-orders'
import { listWaiting, type Waiting } from '@sejuk/contract/platform/my-day'
import * as contract from '@sejuk/contract/retail/sub-dealers'
import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { prepareRetail } from '../../../../test/retail.ts'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { notifications } from '../../../db/tables/platform/notifications.ts'
import { subDealerOrders } from '../../../db/tables/retail/sub-dealer-orders.ts'
import { subDealers } from '../../../db/tables/retail/sub-dealers.ts'
import { tellUnanswered } from './notices.ts'

const server = await startTestServer()
const { db, jobs, config } = server
const { newSet } = await prepareRetail(server)
const branch = { view_data: 'View_Data_My_Branch' } as const
const keeps = ['Sub-Dealer-Search', 'Sub-Dealer-Create', 'Sub-Dealer-PO-Search', 'Sub-Dealer-PO-Create'] as const
const admin = await server.as([...keeps, 'Sub-Dealer-PO-Receive'], branch)
const manager = await server.as(['Sub-Dealer-Search', 'Sub-Dealer-Approve'], branch)
const elsewhere = await server.as(['Sub-Dealer-Search', 'Sub-Dealer-PO-Search'], { ...branch, department: '713' })
const answers = ['Sub-Dealer-PO-Search', 'Sub-Dealer-PO-Answer', 'Sub-Dealer-PO-Receive'] as const
const dealer = await server.as(answers, { view_data: 'View_Data_Customer', customer_codes: ['C-1'] })
const other = await server.as(answers, { view_data: 'View_Data_Customer', customer_codes: ['C-2'] })

let count = 0
const shop = (more: object = {}) => ({
  ...{ dept_code: '705', subdealer_name: `Toko Kecil ${++count}`, owner_name: 'Tono', parents: ['C-1'] },
  ...{ phone: `0812345678${10 + count}`, detail_address: 'Jl. Pasar 1', ...more },
})
const detail = async (subdealer_code: string) =>
  (await admin(contract.getSubDealer, { subdealer_code })).data as contract.SubDealerDetail
const act = async (
  user: typeof admin,
  name: keyof typeof contract.actOnSubDealer,
  subdealer_code: string,
  more: object = {},
) => {
  const { row_version } = await detail(subdealer_code)
  return user(contract.actOnSubDealer[name], { subdealer_code, row_version, ...more })
}
const approved = async () => {
  const { data } = await admin(contract.createSubDealer, shop())
  await act(admin, 'submit', data.subdealer_code)
  await act(manager, 'approve', data.subdealer_code)
  return data.subdealer_code as string
}

test('a sub-dealer counts once somebody else has approved it, with its suppliers in order', async () => {
  const created = await admin(contract.createSubDealer, shop())
  expect(created).toMatchObject({ code: '200' })
  const { subdealer_code } = created.data
  expect(await detail(subdealer_code)).toMatchObject({
    status: 'Draft',
    parents: [{ customer_code: 'C-1', priority: 1 }],
  })
  expect(await act(admin, 'submit', subdealer_code)).toMatchObject({ code: '200' })
  expect(await act(admin, 'approve', subdealer_code)).toMatchObject({ code: '403' })
  expect(await act(manager, 'reject', subdealer_code)).toMatchObject({ code: '406' })
  expect(await act(manager, 'approve', subdealer_code)).toMatchObject({ code: '200' })
  const { dept_code: _branch, ...form } = shop({ owner_name: 'Budi' })
  expect(await act(admin, 'modify', subdealer_code, form)).toMatchObject({ code: '200', data: { status: 'Submitted' } })
  expect(await elsewhere(contract.getSubDealer, { subdealer_code })).toMatchObject({ code: '404' })
})

test('one that looks like another is written only on purpose', async () => {
  const first = shop()
  await admin(contract.createSubDealer, first)
  const again = await admin(contract.createSubDealer, shop({ phone: first.phone }))
  expect(again).toMatchObject({ code: '409', status: 'Duplicate' })
  expect(again.message).toContain(first.subdealer_name)
  const same = shop({ subdealer_name: first.subdealer_name.toUpperCase() })
  expect(await admin(contract.createSubDealer, same)).toMatchObject({ code: '409' })
  expect(await admin(contract.createSubDealer, { ...same, despite_duplicates: true })).toMatchObject({ code: '200' })
  expect(await admin(contract.createSubDealer, shop({ parents: ['C-2'] }))).toMatchObject({ code: '406' })
  const without = (await admin(contract.createSubDealer, shop({ parents: [] }))).data.subdealer_code
  expect(await act(admin, 'submit', without)).toMatchObject({ code: '409', message: 'Name a supplier first' })
})

const orderOf = async (po_code: string) =>
  (await admin(orders.getSubDealerOrder, { po_code })).data as orders.SubDealerOrderDetail
const onOrder = async (
  user: typeof admin,
  name: keyof typeof orders.actOnSubDealerOrder,
  po_code: string,
  more: object = {},
) => {
  const { row_version } = await orderOf(po_code)
  return user(orders.actOnSubDealerOrder[name], { po_code, row_version, ...more })
}
const ordered = async (quantity = 3) => {
  const subdealer_code = await approved()
  const lines = [{ item_code: 'GSW-09', quantity, requested_price: 3_000_000 }]
  const { data } = await admin(orders.createSubDealerOrder, { subdealer_code, customer_code: 'C-1', lines })
  await onOrder(admin, 'submit', data.po_code)
  return data.po_code as string
}

test('an order is answered line by line by its supplier, and received by scan', async () => {
  const po_code = await ordered()
  expect(await onOrder(other, 'answer', po_code, { lines: [] })).toMatchObject({ code: '404' })
  const answer = (confirmed_quantity: number) => ({
    lines: [{ line_no: 1, confirmed_quantity, confirmed_price: 2_900_000 }],
  })
  expect((await onOrder(dealer, 'answer', po_code, { lines: [] })).message).toBe(
    'Answer every line, with 0 where there is nothing',
  )
  expect((await onOrder(dealer, 'answer', po_code, answer(4))).message).toBe('3 were ordered')
  expect(await onOrder(dealer, 'answer', po_code, answer(2))).toMatchObject({
    code: '200',
    data: { status: 'Approved' },
  })
  expect(await orderOf(po_code)).toMatchObject({ confirmed_quantity: 2, answered_in: 0 })
  const [first, second, foreign] = [await newSet(), await newSet(), await newSet('C-2')]
  const receive = (more: object) => onOrder(admin, 'receive', po_code, { lines: [{ line_no: 1, ...more }] })
  expect(await receive({ serials: [foreign.serial_indoor] })).toMatchObject({ code: '406' })
  expect(await receive({ quantity: 3 })).toMatchObject({ code: '406' })
  expect(await receive({ serials: Object.values(first) })).toMatchObject({ code: '200', data: { status: 'Approved' } })
  expect(await receive({ serials: Object.values(first) })).toMatchObject({ code: '409' })
  expect(await receive({ serials: Object.values(second) })).toMatchObject({ code: '200', data: { status: 'Closed' } })
  expect(await orderOf(po_code)).toMatchObject({ received_quantity: 2, lines: [{ received_quantity: 2 }] })
})

test('an order goes to a supplier of the sub-dealer, and names an item once', async () => {
  const subdealer_code = await approved()
  const line = { item_code: 'GSW-09', quantity: 1 }
  const create = (more: object) =>
    admin(orders.createSubDealerOrder, { subdealer_code, customer_code: 'C-1', lines: [line], ...more })
  expect((await create({ customer_code: 'C-2' })).errors).toEqual({
    customer_code: ['This sub-dealer does not buy from this customer'],
  })
  expect(await create({ lines: [line, line] })).toMatchObject({ code: '406' })
  expect(await create({ lines: [{ item_code: 'NONE', quantity: 1 }] })).toMatchObject({ code: '406' })
  expect(await create({ subdealer_code: 'SD-NONE' })).toMatchObject({ code: '406' })
})

test('a supplier who does not answer in a day is told of once', async () => {
  const po_code = await ordered()
  const told = () => db.transaction((own) => tellUnanswered({ db: own, jobs, config }))
  expect(await told()).toBe(0)
  const { subdealer_code } = await orderOf(po_code)
  await db
    .update(subDealers)
    .set({ salesman_code: admin.usercode })
    .where(eq(subDealers.subdealer_code, subdealer_code))
  await db
    .update(subDealerOrders)
    .set({ answer_due: new Date(Date.now() - 1000).toISOString(), salesman_code: admin.usercode })
    .where(eq(subDealerOrders.po_code, po_code))
  expect(await told()).toBe(1)
  expect(await told()).toBe(0)
  const late = eq(notifications.event, 'sub-dealer-order-unanswered')
  expect(await db.$count(notifications, and(eq(notifications.usercode, admin.usercode), late))).toBe(1)
  expect(await db.$count(notifications, and(eq(notifications.usercode, dealer.usercode), late))).toBe(1)
  expect(await db.$count(notifications, and(eq(notifications.usercode, other.usercode), late))).toBe(0)
  const { data } = await admin(orders.listSubDealerOrders, { is_overdue: true })
  expect(data).toMatchObject([{ po_code, is_overdue: true }])
})

const toldOf = async (usercode: string, po_code: string) => {
  const about = and(eq(notifications.usercode, usercode), eq(notifications.entity_code, po_code))
  return (await db.select().from(notifications).where(about)).map(({ event, variables }) => ({ event, ...variables }))
}

test('an order is told to who may answer it and waits on their home; its answer and its rejection to who wrote it', async () => {
  const po_code = await ordered()
  expect(await toldOf(dealer.usercode, po_code)).toMatchObject([{ event: 'sub-dealer-order-submitted', quantity: 3 }])
  expect(await toldOf(other.usercode, po_code)).toEqual([])
  const waiting = async (by: typeof dealer) =>
    ((await by(listWaiting, {})).data as Waiting[])
      .filter(({ kind }) => kind === 'subDealerOrdersToAnswer')
      .flatMap(({ records }) => records.map(({ code }) => code))
  expect(await waiting(dealer)).toContain(po_code)
  expect(await waiting(other)).toEqual([])
  await onOrder(dealer, 'answer', po_code, {
    lines: [{ line_no: 1, confirmed_quantity: 2, confirmed_price: 3_100_000 }],
  })
  expect(await waiting(dealer)).not.toContain(po_code)
  expect(await toldOf(admin.usercode, po_code)).toMatchObject([
    { event: 'sub-dealer-order-answered', confirmed: 2, quantity: 3, amount: 6_200_000, asked: 9_000_000 },
  ])
  const refused = await ordered()
  await onOrder(dealer, 'reject', refused, { reason: 'None left before March' })
  expect(await toldOf(admin.usercode, refused)).toMatchObject([
    { event: 'sub-dealer-order-rejected', reason: 'None left before March' },
  ])
})
