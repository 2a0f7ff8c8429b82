import * as contract from '@sejuk/contract/catalogue/item-tools'
import { listWaiting } from '@sejuk/contract/platform/my-day'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { loadMasters } from '../../../../reference/load-masters.ts'
import { loadReference } from '../../../../reference/load-reference.ts'
import { makeTicket } from '../../../../test/aftersales.ts'
import { openItemTools } from '../../../../test/item-tools.ts'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { makeWorkOrder } from '../../../../test/work-orders.ts'
import { moveStock } from '../../../business/stock/move-stock.ts'
import { workOrderParts } from '../../../db/tables/aftersales/work-order-works.ts'
import { workOrderDetails } from '../../../db/tables/aftersales/work-orders.ts'
import { itemToolRuns } from '../../../db/tables/catalogue/item-tools.ts'
import { items } from '../../../db/tables/catalogue/items.ts'
import { partsListLines, partsLists } from '../../../db/tables/catalogue/parts-lists.ts'
import { warrantyPolicies } from '../../../db/tables/catalogue/warranty-policies.ts'
import { stockBalances } from '../../../db/tables/stock/stock-moves.ts'

const server = await startTestServer()
const { db, database, as } = server
await loadReference(database, () => {})
await loadMasters(database, () => {})
const { admin, second, work, check, submit, start, latest, outcomes, actor } = await openItemTools(server)
const reader = await as(['Item-List-Search'])
const { approve, reject } = contract.actOnItemToolRun
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

test('nobody approves the change of many items that they prepared; whoever else may sees the report and decides', async () => {
  const run = await check({ ...warranty, item_codes: ['GSW-24NK3'] })
  const submitted = await submit(run, 'CHANGE 1')
  expect(submitted).toMatchObject({ message: 'The change waits for approval', data: { status: 'Submitted' } })
  expect(await admin(approve, submitted.data)).toMatchObject({ code: '409' })
  expect(await admin(reject, { ...submitted.data, reason: 'No' })).toMatchObject({ code: '409' })
  const maker = await as(['Item-Manage-Tools'])
  expect(await maker(approve, submitted.data)).toMatchObject({ code: '403' })
  await work(run.run_code)
  expect(await outcomes(run.run_code)).toEqual(['GSW-24NK3 will-change'])
  const { data: day } = await second(listWaiting)
  expect(JSON.stringify(day)).toContain(run.run_code)
  expect((await second(contract.listItemToolRows, { run_code: run.run_code })).data[0]).toMatchObject({
    before: { warranty_sparepart_months: 36 },
    after: { warranty_sparepart_months: 24 },
  })
  expect(await second(reject, submitted.data)).toMatchObject({ code: '406' })
  expect(await second(reject, { ...submitted.data, reason: 'Not agreed with Gree' })).toMatchObject({ code: '200' })
  expect(await latest(run.run_code)).toMatchObject({ status: 'Rejected', reject_reason: 'Not agreed with Gree' })
  expect(await second(approve, await latest(run.run_code))).toMatchObject({ code: '409' })
})

test('a run that fails unexpectedly says so, does not stay at Running, and what it did is undone', async () => {
  const run = await check({ tool: 'category', item_codes: ['GSW-05NK3', 'GSW-07NK3'], category_code: 'INV' })
  const wanted = (await outcomes(run.run_code)).filter((row: string) => row.endsWith('will-change')).length
  await start(run, `CHANGE ${wanted}`)
  const broken = new Proxy(db, {
    get: (target, name) =>
      name === 'transaction' ? () => Promise.reject(new Error('out of luck')) : Reflect.get(target, name),
  })
  await expect(work(run.run_code, broken)).rejects.toThrow()
  expect(await latest(run.run_code)).toMatchObject({
    status: 'Failed',
    problem: 'The change stopped because of a fault. Undo what was done, or try again',
  })
  await work(run.run_code)
  expect(await latest(run.run_code)).toMatchObject({ status: 'Failed' })
  expect(await admin(contract.undoItemTool, await latest(run.run_code))).toMatchObject({ code: '200' })
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

/** A ticket, two work orders, a parts list and a policy that name the item; answers which item each names now. */
const namingRecords = async (item_code: string) => {
  await makeTicket(db, { ticket_number: 'AST-M1' }, [{ item_code, item_name: 'Old' }])
  await makeWorkOrder(db, { work_order_number: 'WO-M1', service_status: 'Servicing' }, [{ item_code }])
  await makeWorkOrder(db, { work_order_number: 'WO-M2', service_status: 'Confirmed' }, [{ item_code }])
  const [job] = await db.select().from(workOrderDetails).where(eq(workOrderDetails.work_order_number, 'WO-M1'))
  await db.insert(workOrderParts).values({
    ...{ work_order_detail_id: job?.work_order_detail_id ?? 0, item_code, item_name: 'Old', quantity: 1 },
    ...{ item_flag: 'OUT', created_by: 'U-0' },
  })
  const by = { created_by: 'U-0', updated_by: 'U-0', update_user_name: 'Somebody' }
  const list = { bom_code: 'BOM-M1', item_code: 'GSW-05NK3(I)', bom_type: 'Unit' as const, ...by }
  await db.insert(partsLists).values(list)
  const line = { line_no: 1, position_no: 1, sparepart_item_code: item_code, qty: 1 }
  await db.insert(partsListLines).values({ bom_code: 'BOM-M1', ...line })
  await db.insert(warrantyPolicies).values({
    ...{ policy_code: 'WP-M1', policy_name: 'Test', item_code, part: 'sparepart', months: 12 },
    ...{ start_basis: 'invoice', start_days: 0, valid_from: '2026-01-01' },
  })
  return async () => {
    const { rows } = await database.pool.query(`select
      (select item_code from ticket_units where ticket_number = 'AST-M1') ticket,
      (select item_code from work_order_details where work_order_number = 'WO-M1') open,
      (select item_code from work_order_details where work_order_number = 'WO-M2') closed,
      (select item_code from work_order_parts) part,
      (select sparepart_item_code from parts_list_lines where bom_code = 'BOM-M1') line,
      (select item_code from warranty_policies where policy_code = 'WP-M1') policy`)
    return rows[0]
  }
}

test('a merge re-points open tickets and work orders, parts lists and policies; finished ones keep the old code', async () => {
  const [from, into] = ['ACC-WIFI-G1', 'ACC-BRK-L']
  await db.update(items).set({ has_serial: false }).where(eq(items.item_code, from))
  await db.update(items).set({ has_serial: false }).where(eq(items.item_code, into))
  const facts = await namingRecords(from)
  const run = await check({ tool: 'merge', from_item_code: from, into_item_code: into })
  expect(run, JSON.stringify(await outcomes(run.run_code))).toMatchObject({ refused_count: 0 })
  await start(run, `CHANGE ${run.change_count}`)
  await work(run.run_code)
  expect(await latest(run.run_code)).toMatchObject({ status: 'Done', problem: null })
  expect(await facts()).toEqual({ ticket: into, open: into, closed: from, part: into, line: into, policy: into })
  await admin(contract.undoItemTool, await latest(run.run_code))
  expect(await facts()).toEqual({ ticket: from, open: from, closed: from, part: from, line: from, policy: from })
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
