import * as card from '@sejuk/contract/stock/stock-card'
import * as overview from '@sejuk/contract/stock/stock-overview'
import * as configuration from '@sejuk/contract/stock/transfer-configurations'
import { addDays } from '@sejuk/domain/values/dates'
import { expect, test } from 'vitest'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { makeStock, stockItem, stockWarehouse } from '../../../../test/stock.ts'
import { lockStock } from '../../../business/stock/locks.ts'
import { moveStock } from '../../../business/stock/move-stock.ts'
import type { StockMove } from '../../../business/stock/stock-move.ts'
import { items } from '../../../db/tables/catalogue/items.ts'
import { warehouses } from '../../../db/tables/masters/warehouses.ts'
import { stockMoves } from '../../../db/tables/stock/stock-moves.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'

const { db, as } = await startTestServer()
await makeStock(db)
const by = { usercode: 'W', username: 'Wati' }
const admin = await as()
const atJakarta = await as(undefined, { view_data: 'View_Data_My_Branch', department: '705' })
const atTangerang = await as(undefined, { view_data: 'View_Data_My_Branch', department: '713' })
const sub = (code: string) => ({ sub_item_code: code, sub_item_name: code, sub_quantity: 1, price_share: 50 })
await db
  .insert(items)
  .values([
    stockItem('AC(I)', { used_for_indoor_outdoor: 'Indoor' }),
    stockItem('AC(O)', { used_for_indoor_outdoor: 'Outdoor' }),
    stockItem('AC', { used_for_indoor_outdoor: 'Set', sub_items: [sub('AC(I)'), sub('AC(O)')] }),
  ])
const at = { warehouse_code: 'W1', line: 1 }
const make = (code: string, ...moves: Omit<StockMove, 'document' | 'line' | 'warehouse_code'>[]) =>
  db.transaction((within) =>
    moveStock(
      within,
      by,
      moves.map((one, n) => ({ ...at, line: n + 1, ...one, document: { type: 'test', code } })),
    ),
  )
await make(
  'GR-1',
  { type: 'GR', item_code: 'AC(I)', qty: 10 },
  { type: 'GR', item_code: 'AC(O)', qty: 8 },
  { type: 'GR', item_code: 'P1', qty: 30 },
)
await make('DO-1', { type: 'GI', item_code: 'P1', qty: 15 })
await db.transaction((within) =>
  lockStock(within, by, { type: 'sales-order', code: 'SO-1' }, [{ ...at, item_code: 'AC(O)', qty: 3 }]),
)

const setUp = (over: object) => ({
  ...{ from_warehouse: 'W2', to_warehouse: 'W1', item_code: 'AC', min_qty: 6, max_qty: 20, lead_days: 2, ...over },
})

test('a configuration is of the branch that is supplied, once for each item, and makes sense', async () => {
  const errors = async (over: object, user = atJakarta) =>
    (await user(configuration.createTransferConfiguration, setUp(over))).errors
  expect(await errors({ to_warehouse: 'W2' })).toMatchObject({ to_warehouse: expect.anything() })
  expect(await errors({}, atTangerang)).toEqual({ to_warehouse: ['This choice is not in the list'] })
  expect(await errors({ category_code: 'SPL' })).toEqual({ item_code: ['Choose either an item or a category'] })
  expect(await errors({ item_code: 'NONE' })).toEqual({ item_code: ['This choice is not in the list'] })
  expect((await atJakarta(configuration.createTransferConfiguration, setUp({}))).code).toBe('200')
  expect((await atJakarta(configuration.createTransferConfiguration, setUp({}))).message).toBe(
    'This warehouse has a configuration for it already',
  )
  const { data } = await atJakarta(configuration.listTransferConfigurations, {})
  expect(data).toMatchObject([{ item_name: 'Item AC', from_warehouse_name: 'Warehouse W2', min_qty: 6 }])
  expect((await atTangerang(configuration.listTransferConfigurations, {})).data).toEqual([])
  const { configuration_id, row_version } = data[0]
  const change = { ...setUp({ max_qty: 25 }), configuration_id, row_version }
  expect((await atTangerang(configuration.updateTransferConfiguration, change)).code).toBe('404')
  expect((await atJakarta(configuration.updateTransferConfiguration, change)).message).toBe('Updated')
  expect((await atJakarta(configuration.updateTransferConfiguration, change)).code).toBe('409')
  expect(
    (await atJakarta(configuration.transferConfigurationLog, { code: String(configuration_id) })).data,
  ).toHaveLength(2)
})

test('sets are counted by their scarcer half, the own warehouse comes first, and what is low says so', async () => {
  const { data, total } = await atJakarta(overview.stockOverview, {})
  expect(total).toBe(2)
  const [first, set] = data
  expect(first).toMatchObject({ item_code: 'P1', available: 15, days_of_cover: 30 })
  expect(set).toMatchObject({
    item_code: 'AC',
    available: 5,
    days_of_cover: null,
    min_qty: 6,
    parts: ['AC(I)', 'AC(O)'],
  })
  expect(set.cells).toMatchObject([
    { warehouse_code: 'W1', is_own: true, on_hand: 8, locked: 3, available: 5, level: 'low' },
    // Never kept there, and not wanted: nothing is missing.
    { warehouse_code: 'W2', is_own: false, available: 0, level: 'fine' },
  ])
  const codes = async (input: object) =>
    (await atJakarta(overview.stockOverview, input)).data.map(({ item_code }: { item_code: string }) => item_code)
  expect(await codes({ level: 'low' })).toEqual(['AC'])
  expect(await codes({ level: 'idle' })).toEqual([])
  expect(await codes({ sort: 'item_code' })).toEqual(['AC', 'P1'])
  expect(await codes({ search: 'p1' })).toEqual(['P1'])
  expect((await atTangerang(overview.stockOverview, {})).data).toEqual([])
  expect((await atJakarta(overview.countStockOverview, {})).data).toMatchObject({ all: 2, low: 1, idle: 0 })
  expect((await atJakarta(overview.countStockOverview, { search: 'p1' })).data).toMatchObject({ all: 1, low: 0 })
  expect((await atTangerang(overview.countStockOverview, {})).data).toMatchObject({ all: 0, none: 0 })
})

test('shelves of service centres are shown to whoever asks for one', async () => {
  await db.insert(warehouses).values({ ...stockWarehouse('S1', '705'), warehouse_type: 'SPAREPART' })
  const shown = async (input: object) =>
    (await atJakarta(overview.stockOverview, input)).data[0]?.cells.map(
      ({ warehouse_code }: { warehouse_code: string }) => warehouse_code,
    )
  expect(await shown({})).toEqual(['W1', 'W2'])
  expect(await shown({ warehouse_code: ['W1', 'S1'] })).toEqual(['W1', 'S1'])
})

test('the card has an opening, a closing and every move between them with the balance after it', async () => {
  const asked = { item_code: 'P1', warehouse_code: 'W1' }
  const { data, totals } = await atJakarta(card.stockCard, asked)
  expect(data).toMatchObject([
    { document_code: 'DO-1', move_type: 'GI', came: 0, went: 15, on_hand_after: 15, username: 'Wati' },
    { document_code: 'GR-1', came: 30, went: 0, on_hand_after: 30 },
  ])
  expect(totals).toEqual({ came: 30, went: 15 })
  expect((await atJakarta(card.stockCard, { ...asked, move_type: 'GI' })).data).toHaveLength(1)
  expect((await atJakarta(card.stockCard, { item_code: 'P1' })).data).toEqual([])
  expect((await atTangerang(card.stockCard, asked)).data).toEqual([])
  expect((await atTangerang(card.stockCardLevel, asked)).code).toBe('404')
  const today = companyToday()
  const level = await atJakarta(card.stockCardLevel, asked)
  expect(level.data).toMatchObject({
    ...{ opening: 0, closing: 15, came: 30, went: 15, available: 15, to: today, from: addDays(today, -90) },
    points: [{ day: today, on_hand: 15 }],
  })
  await db.update(stockMoves).set({ moved_date: '2026-01-05T03:00:00Z' })
  const later = await admin(card.stockCardLevel, { ...asked, from: '2026-02-01', to: '2026-02-28' })
  expect(later.data).toMatchObject({ opening: 15, closing: 15, came: 0, points: [] })
  expect((await admin(card.stockCard, { ...asked, from: '2026-02-01' })).data).toEqual([])
  expect((await atJakarta(overview.stockOverview, { level: 'idle' })).total).toBe(2)
})

test('an order of days without sense is refused in words, and without the permission nothing is shown', async () => {
  const asked = { item_code: 'P1', warehouse_code: 'W1' }
  expect((await admin(card.stockCard, { ...asked, from: 'yesterday' })).code).toBe('406')
  const nobody = await as([])
  for (const endpoint of [card.stockCard, overview.stockOverview, configuration.listTransferConfigurations])
    expect((await nobody(endpoint, asked)).code).toBe('403')
})
