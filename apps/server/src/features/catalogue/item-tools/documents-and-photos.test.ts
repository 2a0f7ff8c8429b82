import * as contract from '@sejuk/contract/catalogue/item-tools'
import { and, eq } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { loadMasters } from '../../../../reference/load-masters.ts'
import { loadReference } from '../../../../reference/load-reference.ts'
import { openItemTools } from '../../../../test/item-tools.ts'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { items } from '../../../db/tables/catalogue/items.ts'
import { attachments } from '../../../db/tables/platform/attachments.ts'
import { sparepartPurchases } from '../../../db/tables/spareparts/sparepart-shipments.ts'
import { stockCountLines, stockCounts } from '../../../db/tables/stock/stock-counts.ts'
import { transferLines, transfers } from '../../../db/tables/stock/transfers.ts'

const server = await startTestServer()
const { db, database, as } = server
await loadReference(database, () => {})
await loadMasters(database, () => {})
const { admin, work, check, start, latest, outcomes } = await openItemTools(server)
const reader = await as(['Item-List-Search'])
for (const item_code of ['ACC-WIFI-G1', 'ACC-BRK-L'])
  await db.update(items).set({ has_serial: false }).where(eq(items.item_code, item_code))

/** A transfer and a purchase of parts in two states each; answers which item each names now. */
const openDocuments = async (item_code: string) => {
  const by = { created_by: 'U-0', create_user_name: 'Somebody' }
  const [from, to] = ['WH-705-01', 'WH-701-01']
  for (const [transfer_code, status] of [
    ['TRF-M1', 'Draft'],
    ['TRF-M2', 'Closed'],
  ] as const) {
    const places = { from_warehouse: from, to_warehouse: to, from_dept: '705', to_dept: '701' }
    await db.insert(transfers).values({
      ...{ transfer_code, status, ...places, ...by },
      ...{ transfer_reason: 'regular', eta: '2026-12-01' },
    })
    await db.insert(transferLines).values({ transfer_code, line_no: 1, item_code, qty: 2 })
  }
  const open = { item_code, warehouse_code: from, qty: 3, ...by }
  await db.insert(sparepartPurchases).values([
    { ...open, purchase_code: 'SPP-M1' },
    { ...open, purchase_code: 'SPP-M2', status: 'Arrived' },
  ])
  return async () => {
    const { rows } = await database.pool.query(`select
      (select item_code from transfer_lines where transfer_code = 'TRF-M1') draft,
      (select item_code from transfer_lines where transfer_code = 'TRF-M2') closed,
      (select item_code from sparepart_purchases where purchase_code = 'SPP-M1') ordered,
      (select item_code from sparepart_purchases where purchase_code = 'SPP-M2') arrived`)
    return rows[0]
  }
}

test('a merge re-points the lines of open documents of stock and parts, and its undo points them back', async () => {
  const [from, into] = ['ACC-WIFI-G1', 'ACC-BRK-L']
  const facts = await openDocuments(from)
  const run = await check({ tool: 'merge', from_item_code: from, into_item_code: into })
  expect(run, JSON.stringify(await outcomes(run.run_code))).toMatchObject({ refused_count: 0 })
  await start(run, `CHANGE ${run.change_count}`)
  await work(run.run_code)
  expect(await latest(run.run_code)).toMatchObject({ status: 'Done', problem: null })
  expect(await facts()).toEqual({ draft: into, closed: from, ordered: into, arrived: from })
  await admin(contract.undoItemTool, await latest(run.run_code))
  expect(await facts()).toEqual({ draft: from, closed: from, ordered: from, arrived: from })
})

test('what is being counted is not merged', async () => {
  await db.insert(stockCounts).values({
    ...{ count_code: 'CNT-M1', warehouse_code: 'WH-705-01', dept_code: '705' },
    ...{ created_by: 'U-0', create_user_name: 'Somebody' },
  })
  await db.insert(stockCountLines).values({ count_code: 'CNT-M1', item_code: 'ACC-BRK-L', expected_qty: 1 })
  const run = await check({ tool: 'merge', from_item_code: 'ACC-WIFI-G1', into_item_code: 'ACC-BRK-L' })
  const [row] = (await admin(contract.listItemToolRows, { run_code: run.run_code })).data
  expect(row).toMatchObject({ outcome: 'refused', message: 'Stock count CNT-M1 is under way; close it first' })
})

const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#fff' } })
  .png()
  .toBuffer()
const photoNamed = (name: string) => new File([new Uint8Array(picture)], name, { type: 'image/png' })

test('photos find their items by file name, wait for a second person, and are taken back', async () => {
  const form = new FormData()
  for (const name of ['gsw-05nk3.png', 'GSW-05NK3-2.png', 'GSW-07NK3 (1).png', 'holiday.png'])
    form.append('files', photoNamed(name))
  form.append('files', new File(['no photo'], 'GSW-09NK3.png'))
  const run = (await admin(contract.checkItemPhotos, form)).data
  expect(run).toMatchObject({ tool: 'photos', change_count: 3, refused_count: 2 })
  const { data: rows } = await admin(contract.listItemToolRows, { run_code: run.run_code })
  expect(rows.map((row: { record_code: string; message: string | null }) => [row.record_code, row.message])).toEqual([
    ['GSW-05NK3', null],
    ['GSW-05NK3', null],
    ['GSW-07NK3', null],
    ['holiday.png', 'No item is called HOLIDAY'],
    ['GSW-09NK3', expect.stringContaining('content')],
  ])
  expect(rows[0].photo_path).toContain('/')
  const photos = (item_code: string) =>
    db.$count(attachments, and(eq(attachments.module_name, 'Item'), eq(attachments.module_code, item_code)))
  const before = await photos('GSW-05NK3')
  await start(run, 'CHANGE 3')
  expect(await photos('GSW-05NK3')).toBe(before)
  await work(run.run_code)
  expect(await latest(run.run_code)).toMatchObject({ status: 'Done', problem: null })
  expect(await photos('GSW-05NK3')).toBe(before + 2)
  await admin(contract.undoItemTool, await latest(run.run_code))
  expect(await photos('GSW-05NK3')).toBe(before)
  expect((await admin(contract.checkItemPhotos, new FormData())).code).toBe('406')
  expect((await reader(contract.checkItemPhotos, form)).code).toBe('403')
})
