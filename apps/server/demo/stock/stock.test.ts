import { afterAll, expect, test } from 'vitest'
import { loadMasters } from '../../reference/load-masters.ts'
import { loadReference } from '../../reference/load-reference.ts'
import { openDatabase } from '../../src/db/database.ts'
import { differencesIn } from '../../src/features/stock/ledger/reconcile.ts'
import { freshDatabase } from '../../test/servers/fresh-database.ts'
import { seededRandom } from '../makers/random.ts'
import { loadArrivals } from './load-arrivals.ts'
import { loadReceipts } from './load-receipts.ts'
import { loadStock } from './load-stock.ts'
import { loadTransfers } from './load-transfers.ts'

const { url, drop } = await freshDatabase()
const database = openDatabase(url)
afterAll(async () => {
  await database.close()
  await drop()
})
await loadReference(database, () => {})
await loadMasters(database, () => {})
const client = await database.pool.connect()
const size = { customers: 2000, addresses: 3000, shops: 3000 }
const asked = { random: seededRandom('stock'), today: '2026-11-14', size, say: () => {} }
await loadStock(client, asked)
await loadReceipts(client, asked)
await loadTransfers(client, asked)
await loadArrivals(client, asked)
client.release()
const one = async (sql: string) => Number(Object.values((await database.pool.query(sql)).rows[0])[0])

test('every balance is the sum of its moves, and none was ever negative', async () => {
  const { balances, differences } = await differencesIn(database.db)
  expect(balances).toBeGreaterThan(200)
  expect(differences).toEqual([])
  expect(await one('select count(*) from stock_moves where on_hand_after < 0')).toBe(0)
})

test('what lies in a warehouse by number is what its balance counts', async () => {
  expect(await one(`select count(*) from serial_numbers where status = 'InStock'`)).toBeGreaterThan(50)
  expect(
    await one(`select count(*) from stock_balances b join items i using (item_code) where i.has_serial and b.on_hand <>
      (select count(*) from serial_numbers s where s.warehouse_code = b.warehouse_code and s.item_code = b.item_code
        and s.status = 'InStock')`),
  ).toBe(0)
})

test('the balance after each move is the one before it and what the move changed', async () => {
  expect(
    await one(`select count(*) from (select on_hand, on_hand_after, lag(on_hand_after, 1, 0) over
      (partition by warehouse_code, item_code order by moved_date, move_id) as before from stock_moves) m
      where before + on_hand <> on_hand_after`),
  ).toBe(0)
})

test('every receipt on a card has its letter, and the next one continues the numbers', async () => {
  expect(
    await one(`select count(*) from stock_moves m where document_type = 'goods-receipt' and not exists
      (select from goods_receipt_lines l where l.receipt_code = m.document_code and l.line_no = m.document_line
        and l.received_qty = m.on_hand)`),
  ).toBe(0)
  expect(await one(`select count(*) from goods_receipts where status = 'Draft'`)).toBeGreaterThan(10)
  expect(
    await one(`select count(*) from goods_receipts g where not exists (select from document_counters c
      where c.prefix = 'GR' and c.dept_code = g.dept_code and g.receipt_code <= 'GR-' || g.dept_code || '-' || c.month || '-'
        || lpad(c.last::text, 5, '0') and g.receipt_code like 'GR-' || g.dept_code || '-' || c.month || '-%')`),
  ).toBe(0)
})

test('transfers are at every stage, and what is on its way is counted once', async () => {
  expect(await one('select count(distinct status) from transfers')).toBeGreaterThan(3)
  expect(
    await one(`select (select sum(in_transit) from stock_balances) - (select sum(qty - received_qty - lost_qty - returned_qty)
      from transfer_lines join transfers using (transfer_code) where status in ('Approved', 'Adjusted'))`),
  ).toBe(0)
})

test('what came today can be sold, in most places and most sets, and not everywhere', async () => {
  const halves = `from warehouses w cross join items i left join stock_balances b using (warehouse_code, item_code)
    where w.warehouse_type <> 'SPAREPART' and i.item_code in (select item_code from stock_balances) and i.used_for_indoor_outdoor = 'Indoor'`
  const free = await one(`select count(*) ${halves} and b.on_hand - b.locked - b.damaged > 0`)
  const none = await one(`select count(*) ${halves} and coalesce(b.on_hand - b.locked - b.damaged, 0) <= 0`)
  expect(none).toBeGreaterThan(0)
  expect(free).toBeGreaterThan(none)
})
