import * as contract from '@sejuk/contract/catalogue/item-tools'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { loadMasters } from '../../../../reference/load-masters.ts'
import { loadReference } from '../../../../reference/load-reference.ts'
import { startTestServer } from '../../../../test/test-server.ts'
import { moveStock } from '../../../business/stock/move-stock.ts'
import { itemToolRuns } from '../../../db/tables/catalogue/item-tools.ts'
import { items } from '../../../db/tables/catalogue/items.ts'
import { stockBalances } from '../../../db/tables/stock/stock-moves.ts'
import { itemToolWorker } from './worker.ts'

const server = await startTestServer()
const { db, database, as } = server
await loadReference(database, () => {})
await loadMasters(database, () => {})
const admin = await as()
const reader = await as(['Item-List-Search'])
const actor = { usercode: admin.usercode, username: 'Sari', via: 'web' as const, ip: '', request_id: '' }
type Work = Parameters<typeof itemToolWorker.work>[0]
const work = (run_code: string) => itemToolWorker.work({ data: { run_code, actor }, db } as Work)
const check = async (input: object) => (await admin(contract.checkItemTool, input)).data
const start = (run: { run_code: string; row_version: number }, confirmation: string) =>
  admin(contract.startItemTool, { ...run, confirmation })
const latest = async (run_code: string) => (await admin(contract.getItemToolRun, { run_code })).data
const outcomes = async (run_code: string) =>
  (await admin(contract.listItemToolRows, { run_code })).data.map(
    (row: { record_code: string; outcome: string }) => `${row.record_code} ${row.outcome}`,
  )
const itemOf = async (item_code: string) => (await db.select().from(items).where(eq(items.item_code, item_code)))[0]
const warranty = { tool: 'warranty', warranty_sparepart_months: 24, warranty_compressor_months: '96' }

test('a dry run tells what becomes of every item and changes nothing; done and undone, each row is reported', async () => {
  await db
    .update(items)
    .set({ warranty_sparepart_months: 24, warranty_compressor_months: 96 })
    .where(eq(items.item_code, 'GSW-07NK3'))
  const run = await check({ ...warranty, item_codes: ['GSW-05NK3', 'GSW-07NK3', 'NO-1', 'GSW-05NK3'] })
  expect(run).toMatchObject({ status: 'Checked', row_count: 3, change_count: 1, refused_count: 1 })
  expect(await outcomes(run.run_code)).toEqual(['GSW-05NK3 will-change', 'GSW-07NK3 same', 'NO-1 refused'])
  expect((await itemOf('GSW-05NK3'))?.warranty_sparepart_months).toBe(36)

  expect((await start(run, 'yes')).errors).toEqual({ confirmation: ['Type CHANGE 1 to confirm'] })
  expect((await start(run, 'CHANGE 1')).message).toBe('The change has begun')
  await work(run.run_code)
  await work(run.run_code)
  expect(await latest(run.run_code)).toMatchObject({ status: 'Done', progress: 100 })
  expect(await itemOf('GSW-05NK3')).toMatchObject({ warranty_sparepart_months: 24, warranty_compressor_months: 96 })
  expect((await start(await latest(run.run_code), 'CHANGE 1')).code).toBe('409')

  expect((await admin(contract.undoItemTool, await latest(run.run_code))).message).toBe('The change was undone')
  expect(await itemOf('GSW-05NK3')).toMatchObject({ warranty_sparepart_months: 36, warranty_compressor_months: 60 })
  expect(await outcomes(run.run_code)).toContain('GSW-05NK3 undone')
})

test('an item that somebody changed since is left alone, by the change and by its undo', async () => {
  const run = await check({
    tool: 'tax',
    item_codes: ['GSW-09NK3', 'GSW-12NK3'],
    e_faktur_goods_code: '841581',
    e_faktur_uom_code: 'UM.0018',
  })
  await start(run, 'CHANGE 2')
  await db.update(items).set({ e_faktur_goods_code: '999999' }).where(eq(items.item_code, 'GSW-09NK3'))
  await work(run.run_code)
  expect(await outcomes(run.run_code)).toEqual(['GSW-09NK3 followed', 'GSW-12NK3 done'])
  await db.update(items).set({ e_faktur_goods_code: '888888' }).where(eq(items.item_code, 'GSW-12NK3'))
  await admin(contract.undoItemTool, await latest(run.run_code))
  expect((await itemOf('GSW-12NK3'))?.e_faktur_goods_code).toBe('888888')
})

test('after a day nothing is undone', async () => {
  const run = await check({ tool: 'category', item_codes: ['GSW-18NK3'], category_code: 'INV' })
  await start(run, 'CHANGE 1')
  await work(run.run_code)
  await db
    .update(itemToolRuns)
    .set({ finished_date: sql`now() - interval '25 hours'` })
    .where(eq(itemToolRuns.run_code, run.run_code))
  expect((await admin(contract.undoItemTool, await latest(run.run_code))).message).toBe(
    'It is undone within 24 hours only',
  )
})

const [kept, duplicate] = ['ACC-BRK-S', 'ACC-BRK-M']
const stockOf = async (item_code: string) =>
  (await db.select().from(stockBalances).where(eq(stockBalances.item_code, item_code))).reduce(
    (sum, row) => sum + row.on_hand,
    0,
  )
const receive = (item_code: string, qty: number, code: string) =>
  db.transaction((tx) =>
    moveStock(tx, actor, [
      { type: 'GR', warehouse_code: 'WH-705-01', item_code, qty, line: 1, document: { type: 'test', code } },
    ]),
  )

test('a duplicate is merged: its stock moves over, its code leads on, and it is undone while nothing followed', async () => {
  await receive(duplicate ?? '', 7, 'T1')
  await db.update(items).set({ replaced_by_item_code: duplicate }).where(eq(items.item_code, 'ACC-BRK-L'))
  const pair = { tool: 'merge', from_item_code: duplicate, into_item_code: kept }
  const run = await check(pair)
  expect(await outcomes(run.run_code)).toEqual([
    'ACC-BRK-L will-change',
    'WH-705-01/ will-change',
    'ACC-BRK-M will-change',
  ])
  await start(run, 'CHANGE 3')
  await work(run.run_code)
  expect(await latest(run.run_code)).toMatchObject({ status: 'Done', problem: null })
  expect(await itemOf('ACC-BRK-M')).toMatchObject({ status: 'Closed', merged_into: kept, replaced_by_item_code: kept })
  expect((await itemOf('ACC-BRK-L'))?.replaced_by_item_code).toBe(kept)
  expect([await stockOf(duplicate ?? ''), await stockOf(kept ?? '')]).toEqual([0, 7])
  expect((await check(pair)).refused_count).toBe(1)

  await admin(contract.undoItemTool, await latest(run.run_code))
  expect(await itemOf('ACC-BRK-M')).toMatchObject({ status: 'Approved', merged_into: null })
  expect([await stockOf(duplicate ?? ''), await stockOf(kept ?? '')]).toEqual([7, 0])

  const again = await check(pair)
  await start(again, 'CHANGE 3')
  await work(again.run_code)
  await receive(kept ?? '', 1, 'T2')
  expect((await admin(contract.undoItemTool, await latest(again.run_code))).message).toContain(
    'Something was done with it since',
  )
  expect((await itemOf('ACC-BRK-M'))?.merged_into).toBe(kept)
})

test.each([
  ['GSW-05NK3(I)', 'GSW-07NK3(I)'],
  ['GSW-05NK3', 'GSW-07NK3'],
  ['ACC-WIFI-G1', 'ACC-WIFI-G1'],
  ['NO-1', 'ACC-WIFI-G1'],
])('%s and %s are not merged', async (from_item_code, into_item_code) => {
  const run = await check({ tool: 'merge', from_item_code, into_item_code })
  expect(run).toMatchObject({ change_count: 0, refused_count: 1 })
  expect((await start(run, 'CHANGE 0')).message).toBe('There is nothing to change')
})

test('the tools ask for their permission, and for sensible values', async () => {
  expect((await reader(contract.listItemToolRuns)).code).toBe('403')
  expect((await admin(contract.checkItemTool, { ...warranty, item_codes: [] })).code).toBe('406')
  expect(
    (await admin(contract.checkItemTool, { tool: 'category', item_codes: ['A'], category_code: 'NO' })).errors,
  ).toHaveProperty('category_code')
})
