import * as contract from '@sejuk/contract/stock/regular-transfers'
import { getTransfer } from '@sejuk/contract/stock/transfers'
import { permissions } from '@sejuk/domain/permissions'
import { expect, test } from 'vitest'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { makeStock, stockItem } from '../../../../test/stock.ts'
import { moveStock } from '../../../business/stock/move-stock.ts'
import { items } from '../../../db/tables/catalogue/items.ts'
import { transferConfigurations } from '../../../db/tables/stock/transfer-configurations.ts'

const { db, as } = await startTestServer()
await makeStock(db)
await db.transaction((within) =>
  moveStock(within, { usercode: 'W', username: 'Wati' }, [
    {
      ...{ type: 'GR', warehouse_code: 'W1', item_code: 'P1', qty: 20, line: 1 },
      document: { type: 'test', code: 'R1' },
    },
    {
      ...{ type: 'GR', warehouse_code: 'W2', item_code: 'P1', qty: 2, line: 2 },
      document: { type: 'test', code: 'R1' },
    },
  ]),
)
const wish = { from_warehouse: 'W1', to_warehouse: 'W2', min_qty: 4, max_qty: 10, lead_days: 2 }
await db.insert(transferConfigurations).values([
  { ...wish, item_code: 'P1' },
  { ...wish, item_code: 'P2', is_auto: false },
])
const at = (department: string) => as(undefined, { view_data: 'View_Data_My_Branch', department })
const planner = await at('705')
const receiver = await at('713')
const line = { from_warehouse: 'W1', to_warehouse: 'W2', item_code: 'P1', qty: 8 }

test('what is below its minimum is proposed with its reasons, to who sends it', async () => {
  const { data, total } = await planner(contract.listTransferProposals)
  expect(total).toBe(1)
  expect(data).toMatchObject([{ ...line, available: 2, incoming: 0, at_source: 20, min_qty: 4, max_qty: 10 }])
  expect(data).toMatchObject([{ is_sent_here: true }])
  // Who receives it sees what is planned, and makes nothing of it.
  expect((await receiver(contract.listTransferProposals)).data).toMatchObject([{ ...line, is_sent_here: false }])
  expect((await planner(contract.listTransferProposals, { search: 'P2' })).total).toBe(0)
  const none = await as(permissions.filter((one) => !one.startsWith('Regular-Item-Transfer')))
  expect((await none(contract.listTransferProposals)).code).toBe('403')
  expect((await none(contract.createRegularTransfers, { lines: [line] })).code).toBe('403')
})

test('ticked lines become drafts of transfers, once, and no more than is proposed', async () => {
  const make = (user: typeof planner, over: object = {}) =>
    user(contract.createRegularTransfers, { lines: [{ ...line, ...over }] })
  expect((await make(planner, { qty: 9 })).errors).toEqual({ 'lines.0.qty': ['Only 8 units are proposed'] })
  expect((await make(receiver)).errors).toEqual({ 'lines.0.from_warehouse': ['The other warehouse sends it'] })
  const both = await Promise.all([make(planner), make(planner)])
  expect(both.map(({ code }) => code).toSorted()).toEqual(['200', '406'])
  const transfer_code = both.find(({ code }) => code === '200')?.data.transfer_codes[0]
  expect((await planner(getTransfer, { transfer_code })).data).toMatchObject({
    ...{ status: 'Draft', transfer_reason: 'regular', qty: 8 },
    lines: [{ item_code: 'P1', qty: 8 }],
  })
  expect((await planner(contract.listTransferProposals)).data).toEqual([])
})

test('sets are shared out whole: of each half as many as find their other half at the source', async () => {
  const [indoor, outdoor] = ['IN-9', 'OUT-9']
  const half = (sub_item_code: string) => ({
    ...{ sub_item_code, sub_item_name: sub_item_code, sub_quantity: 1, price_share: 50 },
  })
  await db
    .insert(items)
    .values([
      stockItem(indoor, { used_for_indoor_outdoor: 'Indoor' }),
      stockItem(outdoor, { used_for_indoor_outdoor: 'Outdoor' }),
      stockItem('SET-9', { used_for_indoor_outdoor: 'Set', sub_items: [half(indoor), half(outdoor)] }),
    ])
  const goods = (item_code: string, qty: number, n: number) => ({
    ...{ type: 'GR' as const, warehouse_code: 'W1', item_code, qty, line: n },
    document: { type: 'test', code: 'R2' },
  })
  await db.transaction((within) =>
    moveStock(within, { usercode: 'W', username: 'Wati' }, [goods(indoor, 8, 1), goods(outdoor, 5, 2)]),
  )
  const seen = async () =>
    (await planner(contract.listTransferProposals)).data.map((one: { item_code: string; qty: number }) => [
      one.item_code,
      one.qty,
    ])
  await db.insert(transferConfigurations).values({ ...wish, item_code: indoor })
  expect(await seen()).toEqual([])
  await db.insert(transferConfigurations).values({ ...wish, item_code: outdoor })
  expect((await seen()).toSorted()).toEqual([
    [indoor, 5],
    [outdoor, 5],
  ])
  const make = (...lines: [item_code: string, qty: number][]) =>
    planner(contract.createRegularTransfers, {
      lines: lines.map(([item_code, qty]) => ({ ...line, item_code, qty })),
    })
  expect((await make([indoor, 5])).errors).toEqual({
    'lines.0.qty': ['IN-9 is half a set: take as many of its other half'],
  })
  expect((await make([indoor, 4], [outdoor, 5])).errors).toHaveProperty(['lines.1.qty'])
  expect(await make([indoor, 4], [outdoor, 4])).toMatchObject({ code: '200' })
})
