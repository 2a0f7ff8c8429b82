import { actOnDelivery, updateDelivery } from '@sejuk/contract/delivery/delivery-orders'
import { saveGoodsReceivedStatus, saveReceipt } from '@sejuk/contract/delivery/delivery-receipts'
import { mergeDeliveries, splitDelivery, workOnDelivery } from '@sejuk/contract/delivery/delivery-work'
import { deliveryOrder } from '@sejuk/domain/delivery/delivery-orders'
import { expect, test } from 'vitest'
import { everyRoleTries } from '../../../test/every-action.ts'
import { deliveriesInScope } from '../../../test/scopes/delivery/delivery-orders.ts'
import { startTestServer } from '../../../test/servers/test-server.ts'
import { deliveryOrders } from '../../db/tables/delivery/delivery-orders.ts'

const server = await startTestServer()
const { db } = server
const owner = {
  ...{ dept_code: '705', asc_code: '8-ASC-01', technician_code: 'T', salesman_code: 'S', created_by: 'N' },
  ...{ customer_code: 'C-OWN', shop_code: 'SH' },
}
const code = (await deliveriesInScope[0]?.make(db, owner, 1)) ?? ''
await db.update(deliveryOrders).set({ status: 'Deleted', row_version: 1 })

const plan = { planned_date: '2099-01-05', driver_name: 'Ujang', truck_no: 'B 9213 TXR' }
const line = { line_no: 1, qty: 1 }
const forms: Record<string, object> = {
  ...{ plan, confirmPlan: plan, pick: { units: [{ unit_no: 1, qty: 1 }] }, verify: { verdict: 'Same' } },
  modify: { lines: [{ order_code: 'SO-1', order_line: 1, qty: 1 }] },
  ...{ adjust: { outcome: 'reopen' }, split: { lines: [line] }, merge: { others: ['DO-2'] } },
  receive: {
    ...{ received_date: '2026-11-16T05:00:00Z', receiver_name: 'Yudi', lines: [{ unit_no: 1, received: 1 }] },
    ...{ photo_codes: ['P-1', 'P-2'], signature_code: 'P-3' },
  },
  saveReceived: { status: 'Received_Full' },
}
const endpoints = {
  ...actOnDelivery,
  ...workOnDelivery,
  ...{ modify: updateDelivery, split: splitDelivery, merge: mergeDeliveries },
  ...{ receive: saveReceipt, saveReceived: saveGoodsReceivedStatus },
}

test('whatever a person does with a delivery has its door', () => {
  const bySystem: readonly string[] = ['record', 'settle']
  expect(deliveryOrder.names.filter((name) => !(name in endpoints))).toEqual(bySystem)
})

test('every action on deliveries, for every role, in its own branch and in another', async () => {
  const tryAll = await everyRoleTries(server)
  const needsOf = (name: string) => String(deliveryOrder.action(name as 'review').needs)
  const asked = { key: 'delivery_code', code, names: deliveryOrder.names, needsOf, endpoints, forms }
  const { tried, wrong } = await tryAll(asked)
  expect(tried).toBeGreaterThan(300)
  expect(wrong).toEqual([])
})
