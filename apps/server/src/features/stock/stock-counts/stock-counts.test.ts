import { countSerialSheet } from '@sejuk/contract/stock/serial-sheets'
import * as adjustment from '@sejuk/contract/stock/stock-adjustments'
import * as contract from '@sejuk/contract/stock/stock-counts'
import { getTransfer } from '@sejuk/contract/stock/transfers'
import { expect, test } from 'vitest'
import { fileForm, startTestServer } from '../../../../test/servers/test-server.ts'
import { makeStock } from '../../../../test/stock.ts'
import { workbook } from '../../../../test/workbooks.ts'
import { moveStock } from '../../../business/stock/move-stock.ts'
import type { StockMove } from '../../../business/stock/stock-move.ts'

const { db, as } = await startTestServer()
await makeStock(db)
const here = { view_data: 'View_Data_My_Branch', department: '705' } as const
const counter = await as(['Stock-Adjust-View', 'Stock-Adjust-Create', 'Stock-Count'], {
  ...here,
  usercode: 'CNT',
  username: 'Budi',
})
const second = await as(['Stock-Adjust-View', 'Stock-Adjust-Create', 'Stock-Count'], {
  ...here,
  usercode: 'CNT2',
  username: 'Ani',
})
const chief = await as(undefined, { ...here, usercode: 'CHIEF' })
const elsewhere = await as(undefined, { view_data: 'View_Data_My_Branch', department: '713', usercode: 'ELSE' })
const reader = await as(['Stock-Adjust-View'], { ...here, usercode: 'READ' })

let documents = 0
type Move = Omit<StockMove, 'document' | 'line' | 'warehouse_code'> & { warehouse_code?: string }
const move = (move: Move) =>
  db.transaction((within) =>
    moveStock(within, { usercode: 'W', username: 'Wati' }, [
      { warehouse_code: 'W1', line: 1, ...move, document: { type: 'test', code: `D-${++documents}` } },
    ]),
  )
await move({ type: 'GR', item_code: 'P1', qty: 10 })
await move({ type: 'GR', item_code: 'P2', qty: 4 })
const [one = '', two = '', three = '', foreign = ''] = ['5101', '5102', '5103', '5199'].map((end) => `5EW263300${end}`)
await move({ type: 'GR', item_code: 'U1', qty: 3, serials: [one, two, three] })
await move({ type: 'GR', item_code: 'U1', qty: 1, serials: [foreign], warehouse_code: 'W2' })

let keys = 0
const entry = (count_code: string, over: object) => {
  const now = new Date().toISOString()
  const client_uuid = `00000000-0000-4000-8000-${String(++keys).padStart(12, '0')}`
  return { client_uuid, at_device: now, sent_at_device: now, count_code, qty: 1, ...over }
}
const open = async (over: object = {}) => {
  const { data, code } = await counter(contract.createStockCount, { warehouse_code: 'W1', ...over })
  expect(code).toBe('200')
  return data.count_code as string
}
const detailOf = async (count_code: string, user = counter) =>
  (await user(contract.getStockCount, { count_code })).data as contract.StockCountDetail
const lineOf = (count: contract.StockCountDetail, item_code: string) =>
  count.lines.find((line) => line.item_code === item_code)
const version = async (count_code: string) => ({
  count_code,
  row_version: (await detailOf(count_code)).row_version,
})

test('a count lists what the books place in the warehouse, and one is open at a time', async () => {
  const count_code = await open({ is_blind: true })
  const count = await detailOf(count_code)
  expect(count.lines.map(({ item_code }) => item_code)).toEqual(['P1', 'P2', 'U1'])
  expect(count.lines.every(({ expected, missing }) => expected === null && missing.length === 0)).toBe(true)
  const again = await counter(contract.createStockCount, { warehouse_code: 'W1' })
  expect(again).toMatchObject({ code: '406', errors: { warehouse_code: [expect.stringContaining(count_code)] } })
  expect(await elsewhere(contract.createStockCount, { warehouse_code: 'W1' })).toMatchObject({ code: '406' })
  expect(await elsewhere(contract.getStockCount, { count_code })).toMatchObject({ code: '404' })
  expect(await reader(contract.addCountEntry, entry(count_code, { item_code: 'P1' }))).toMatchObject({ code: '403' })
  expect(await counter(contract.actOnStockCount.finish, await version(count_code))).toMatchObject({
    message: 'Nothing was counted yet',
  })
  expect(await counter(contract.actOnStockCount.cancel, await version(count_code))).toMatchObject({ code: '200' })
})

test('two people count; what is sent twice counts once; the differences wait for somebody else', async () => {
  const count_code = await open()
  const twice = entry(count_code, { item_code: 'P1', qty: 6 })
  expect(await counter(contract.addCountEntry, twice)).toMatchObject({ data: { item_code: 'P1', counted: 6 } })
  expect(await counter(contract.addCountEntry, twice)).toMatchObject({ data: { counted: 6 } })
  expect(await second(contract.addCountEntry, entry(count_code, { item_code: 'P1', qty: 2 }))).toMatchObject({
    data: { counted: 8 },
  })
  for (const serial_number of [one.toLowerCase(), one, two, foreign])
    expect((await second(contract.addCountEntry, entry(count_code, { serial_number }))).code).toBe('200')
  expect(await counter(contract.addCountEntry, entry(count_code, { serial_number: 'NONE' }))).toMatchObject({
    errors: { serial_number: ['Serial number is not known'] },
  })
  expect(await counter(contract.addCountEntry, entry(count_code, { item_code: 'U1' }))).toMatchObject({ code: '406' })
  expect(await counter(contract.addCountEntry, entry(count_code, { item_code: 'P1', qty: -9 }))).toMatchObject({
    errors: { qty: ['No fewer than zero can lie there'] },
  })
  // What leaves after it was counted is not missing.
  await move({ type: 'GI', item_code: 'P1', qty: 1 })
  const counting = await detailOf(count_code)
  expect(lineOf(counting, 'P1')).toMatchObject({ expected: 10, counted: 8, counted_by: 'Budi, Ani' })
  expect(lineOf(counting, 'U1')).toMatchObject({ counted: 3, missing: [three], surplus: [foreign] })
  expect(lineOf(counting, 'P2')).toMatchObject({ counted: null })

  expect(await counter(contract.actOnStockCount.finish, await version(count_code))).toMatchObject({
    code: '406',
    errors: { reason: ['Write why 1 item was not counted: P2'] },
  })
  const why = { ...(await version(count_code)), reason: 'Behind the new shelf' }
  expect(await counter(contract.actOnStockCount.finish, why)).toMatchObject({ code: '200' })
  expect(await counter(contract.addCountEntry, entry(count_code, { item_code: 'P2' }))).toMatchObject({
    message: 'This count is no longer open',
  })
  expect(await counter(contract.addCountEntry, twice)).toMatchObject({ code: '200', data: { counted: 8 } })
  expect(await counter(contract.actOnStockCount.adjust, await version(count_code))).toMatchObject({ code: '200' })
  const closed = await detailOf(count_code)
  expect(closed).toMatchObject({
    ...{ status: 'Closed', adjustment_codes: [expect.any(String)], transfer_codes: [expect.any(String)] },
    strangers: [{ serial_number: foreign, status: 'InStock', warehouse_code: 'W2', way: 'transfer' }],
  })
  const [less = ''] = closed.adjustment_codes
  const draft = (await counter(adjustment.getStockAdjustment, { adjustment_code: less })).data
  expect(draft).toMatchObject({ adjust_reason: 'counted', status: 'Draft', remark: count_code })
  expect(draft.lines).toMatchObject([
    { item_code: 'P1', qty: -2 },
    { item_code: 'U1', qty: -1, serial_numbers: [three] },
  ])
  // Its branch sends what has come already, and it is received here like any other.
  const [transfer_code = ''] = closed.transfer_codes
  const source = await as(undefined, { view_data: 'View_Data_All_Branches', department: '705', usercode: 'SRC' })
  const moved = (await source(getTransfer, { transfer_code })).data
  expect(moved).toMatchObject({ from_warehouse: 'W2', to_warehouse: 'W1', remark: count_code, status: 'Draft' })
  expect(moved.lines).toMatchObject([{ item_code: 'U1', qty: 1, serial_numbers: [foreign] }])
  expect(draft.authors.toSorted()).toEqual(['CNT', 'CNT2'])
  const sent = await counter(adjustment.actOnStockAdjustment.submit, {
    adjustment_code: less,
    row_version: draft.row_version,
  })
  expect(sent).toMatchObject({ code: '200' })
  const approved = { adjustment_code: less, row_version: sent.data.row_version }
  expect(await chief(adjustment.actOnStockAdjustment.approve, approved)).toMatchObject({ code: '200' })
})

test('a count without differences closes without an adjustment', async () => {
  const count_code = await open()
  expect((await counter(contract.addCountEntry, entry(count_code, { item_code: 'P2', qty: 4 }))).code).toBe('200')
  await counter(contract.actOnStockCount.finish, { ...(await version(count_code)), reason: 'Only one today' })
  await counter(contract.actOnStockCount.adjust, await version(count_code))
  expect(await detailOf(count_code)).toMatchObject({ status: 'Closed', adjustment_codes: [], transfer_codes: [] })
})

test('the numbers of a sheet are counted at once, all or none, and a second time change nothing', async () => {
  const count_code = await open()
  const sheet = (user: typeof counter, ...serials: string[]) => {
    const form = fileForm(workbook({ Sheet1: [['Serial number'], ...serials.map((one) => [one])] }), 'numbers.xlsx')
    form.set('count_code', count_code)
    return user(countSerialSheet, form)
  }
  const before = lineOf(await detailOf(count_code), 'U1')
  expect(before?.counted).toBeNull()
  expect(await sheet(counter, one, 'NOBODY-1')).toMatchObject({
    code: '406',
    errors: { '3.serial_number': ['This serial number is not known'] },
  })
  expect(lineOf(await detailOf(count_code), 'U1')?.counted).toBeNull()
  expect(await sheet(second, one, two)).toMatchObject({ data: { counted: 2 } })
  expect((await sheet(counter, one, two)).code).toBe('200')
  expect(lineOf(await detailOf(count_code), 'U1')?.counted).toBe(2)
  expect((await sheet(elsewhere, one)).code).toBe('404')
  expect((await sheet(reader, one)).code).toBe('403')
  await counter(contract.actOnStockCount.finish, { ...(await version(count_code)), reason: 'Only units' })
  expect((await sheet(counter, three)).message).toContain('no longer open')
  await counter(contract.actOnStockCount.cancel, await version(count_code))
})
