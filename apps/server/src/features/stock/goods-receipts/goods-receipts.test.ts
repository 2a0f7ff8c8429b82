import { randomUUID } from 'node:crypto'
import { listPhotos } from '@sejuk/contract/platform/attachments'
import * as contract from '@sejuk/contract/stock/goods-receipts'
import { readSerialSheet } from '@sejuk/contract/stock/serial-sheets'
import { reconcileStock, stockAvailability } from '@sejuk/contract/stock/stock'
import { receiptPhotoModule, receiptPhotoRights } from '@sejuk/domain/stock/arrival-photos'
import { expect, test } from 'vitest'
import { fileForm, startTestServer } from '../../../../test/servers/test-server.ts'
import { makeStock } from '../../../../test/stock.ts'
import { workbook } from '../../../../test/workbooks.ts'
import { attachments } from '../../../db/tables/platform/attachments.ts'

const { db, as } = await startTestServer()
await makeStock(db)
const clerk = await as(undefined, { view_data: 'View_Data_My_Branch', department: '705', username: 'Joko' })
const head = await as(undefined, { view_data: 'View_Data_My_Branch', department: '705' })
const elsewhere = await as(undefined, { view_data: 'View_Data_My_Branch', department: '713' })
const letter = (over: object = {}) => ({
  ...{ warehouse_code: 'W1', source: 'factory', letter_no: 'FL/1', container_no: 'TGHU 482913-0' },
  lines: [
    { item_code: 'U1', qty: '3' },
    { item_code: 'P1', qty: 10 },
  ],
  ...over,
})
// The letter of all of them has the same number.
const create = async () =>
  (await clerk(contract.createGoodsReceipt, letter({ knows_letter: true }))).data.receipt_code as string
const { receive, close, modify, remove } = contract.actOnGoodsReceipt
const came = (over: object = {}) => ({ line_no: 1, qty: 0, damaged: 0, ...over })
const stockOf = async (item_code: string) =>
  (await clerk(stockAvailability, { item_code: [item_code], warehouse_code: ['W1'] })).data[0]

test('goods come in parts, with damaged ones and a surplus; the letter is closed when all of it has come', async () => {
  const receipt_code = await create()
  expect(receipt_code).toMatch(/^GR-705-\d{4}-00001$/)
  const first = await clerk(receive, {
    ...{ receipt_code, row_version: 1, seal_no: 'ID 7734021', rest_until: '2026-11-30' },
    lines: [
      came({ qty: 1, damaged: 1, serials: [' 5ew 26330051'], damaged_serials: ['5EW26330052'] }),
      came({ line_no: 2, qty: 4 }),
    ],
    surplus: [{ serial_number: '7KW99', note: 'Another model' }],
  })
  expect(first).toMatchObject({ message: 'Goods received', data: { status: 'Partial', row_version: 2 } })
  expect(await stockOf('U1')).toMatchObject({ on_hand: 2, damaged: 1, available: 1 })
  expect(await stockOf('P1')).toMatchObject({ on_hand: 4 })
  const { data } = await clerk(contract.getGoodsReceipt, { receipt_code })
  expect(data).toMatchObject({ seal_no: 'ID 7734021', rest_until: '2026-11-30', surplus_qty: 1, received_qty: 5 })
  expect(data.lines[0]).toMatchObject({
    received_qty: 1,
    damaged_qty: 1,
    serial_numbers: ['5EW26330051', '5EW26330052'],
  })
  expect(data.surplus).toMatchObject([{ serial_number: '7KW99', username: 'Joko' }])
  const rest = {
    ...{ receipt_code, row_version: 2 },
    lines: [came({ qty: 1, serials: ['5EW26330053'] }), came({ line_no: 2, qty: 6 })],
  }
  expect((await clerk(receive, { ...rest, row_version: 1 })).code).toBe('409')
  expect((await clerk(receive, rest)).data).toMatchObject({ status: 'Closed' })
  expect((await clerk(receive, { ...rest, row_version: 3 })).message).toContain('Needs status')
  expect(await stockOf('U1')).toMatchObject({ on_hand: 3, available: 2 })
  expect((await head(reconcileStock)).data.differences).toEqual([])
})

test('more than the letter, a number too few, a number in stock already or nothing at all changes nothing', async () => {
  const receipt_code = await create()
  const said = async (lines: object[]) => {
    const { message, errors } = await clerk(receive, { receipt_code, row_version: 1, lines })
    return errors ?? message
  }
  expect(await said([came({ line_no: 2, qty: 11 })])).toEqual({ 'lines.0.qty': ['The letter has only 10 more of it'] })
  expect(await said([came({ qty: 2, serials: ['5EW26330061'] })])).toContain('each unit needs its own')
  expect(await said([came({ qty: 1, serials: ['5EW26330051'] })])).toHaveProperty(['serials.5EW26330051'])
  expect(await said([came({ line_no: 9, qty: 1 })])).toHaveProperty(['lines.0.line_no'])
  expect(await said([])).toEqual({ lines: ['Nothing was received yet'] })
  expect((await clerk(contract.getGoodsReceipt, { receipt_code })).data).toMatchObject({
    status: 'Draft',
    row_version: 1,
  })
  expect((await head(reconcileStock)).data.differences).toEqual([])
})

test('what never comes is closed by somebody who did not receive the rest', async () => {
  const receipt_code = await create()
  await clerk(receive, { receipt_code, row_version: 1, lines: [came({ line_no: 2, qty: 1 })] })
  const end = { receipt_code, row_version: 2, reason: 'The factory has no more' }
  expect((await clerk(close, end)).message).toBe('Somebody else than who wrote it must approve it')
  expect((await head(close, { ...end, reason: '' })).code).toBe('406')
  expect((await elsewhere(close, end)).code).toBe('404')
  expect((await head(close, end)).message).toBe('Closed with what is missing')
})

test('a letter that was received already is named and asked about, however its number is written', async () => {
  const receipt_code = await create()
  await clerk(modify, { ...letter({ letter_no: 'FL/90 b' }), receipt_code, row_version: 1 })
  const again = (over: object = {}) => clerk(contract.createGoodsReceipt, letter({ letter_no: 'fl-90.B', ...over }))
  expect(await again()).toMatchObject({
    ...{ code: '409', status: 'LetterKnown', data: { receipt_code } },
    message: `Letter fl-90.B is on ${receipt_code} already. Say so if it is another one`,
  })
  const known = async (by: typeof clerk) => (await by(contract.lettersKnown, { letter_no: 'FL 90B' })).data
  expect(await known(clerk)).toMatchObject([{ receipt_code, letter_no: 'FL/90 b' }])
  expect(await known(elsewhere)).toEqual([])
  expect((await again({ knows_letter: true })).code).toBe('200')
  expect(await known(clerk)).toHaveLength(2)
})

test('a letter is changed or deleted until something came; sets and unknown items are refused', async () => {
  const errors = async (over: object) => (await clerk(contract.createGoodsReceipt, letter(over))).errors
  const line = (item_code: string) => ({ lines: [{ item_code, qty: 1 }] })
  expect(await errors(line('NONE'))).toEqual({ 'lines.0.item_code': ['This choice is not in the list'] })
  expect(Object.keys((await errors(line('SET'))) ?? {})).toEqual(['lines.0.item_code'])
  expect(await errors({ lines: [...line('P1').lines, ...line('P1').lines] })).toEqual({
    'lines.1.item_code': ['This item stands here twice'],
  })
  expect(await errors({ lines: [] })).toEqual({ lines: ['At least one line is needed'] })
  expect(await errors({ warehouse_code: 'W2' })).toEqual({ warehouse_code: ['This choice is not in the list'] })
  const receipt_code = await create()
  const { warehouse_code: _warehouse, ...form } = letter({ letter_no: 'FL/2', lines: [{ item_code: 'P2', qty: 5 }] })
  expect((await clerk(modify, { ...form, receipt_code, row_version: 1 })).message).toBe('Updated')
  const { data } = await clerk(contract.getGoodsReceipt, { receipt_code })
  expect(data).toMatchObject({ letter_no: 'FL/2', lines: [{ line_no: 1, item_code: 'P2', qty: 5 }] })
  expect((await elsewhere(contract.getGoodsReceipt, { receipt_code })).code).toBe('404')
  expect((await clerk(contract.goodsReceiptLog, { code: receipt_code })).data).toHaveLength(2)
  expect((await clerk(remove, { receipt_code, row_version: 2 })).message).toBe('Deleted')
  expect((await clerk(contract.listGoodsReceipts, { search: 'FL/2' })).total).toBe(0)
})

test('what a phone sends twice under one key is received once, and later than somebody else it is refused whole', async () => {
  const receipt_code = await create()
  const sent = { receipt_code, row_version: 1, lines: [came({ line_no: 2, qty: 3 })] }
  const headers = { 'idempotency-key': randomUUID() }
  const first = await clerk(receive, sent, headers)
  expect(first).toMatchObject({ code: '200', data: { status: 'Partial' } })
  expect(await clerk(receive, sent, headers)).toEqual(first)
  const { data } = await clerk(contract.getGoodsReceipt, { receipt_code })
  expect(data).toMatchObject({ received_qty: 3, row_version: 2 })
  expect((await head(receive, sent, { 'idempotency-key': randomUUID() })).code).toBe('409')
  expect((await head(reconcileStock)).data.differences).toEqual([])
})

test('serial numbers come from a sheet, each once; what is none is named by its row', async () => {
  const read = (user: typeof clerk, ...rows: string[]) =>
    user(
      readSerialSheet,
      fileForm(workbook({ Isi: [['No', 'Nomor Seri'], ...rows.map((one) => ['1', one])] }), 'a.xlsx'),
    )
  expect((await read(clerk, ' 5ew 26330071', '5EW26330072', '5EW26330071')).data).toEqual({
    serials: ['5EW26330071', '5EW26330072'],
  })
  expect(await read(clerk, '5EW26330071', '??')).toMatchObject({
    code: '406',
    errors: { '3.serial_number': ['This is not a serial number'] },
  })
  const many = Array.from({ length: 1001 }, (_, n) => `5EW${String(n).padStart(8, '0')}`)
  expect((await read(clerk, ...many)).code).toBe('406')
  const none = await as(['Goods-Receipt-View'])
  expect((await read(none, '5EW26330071')).code).toBe('403')
})

test('photos of damage hang on the receipt, for whoever sees it', async () => {
  const receipt_code = await create()
  const place = { module_name: receiptPhotoModule, module_code: receipt_code }
  await db.insert(attachments).values({
    ...{ attachment_code: 'GRP1', photo_code: 'GRP1', kind: 'photo', ...place, alias: 'damage', created_by: 'U' },
    ...{ original_file_name: 'a.jpg', content_type: 'image/jpeg', bytes: 1, sha256: 'x', store_key: 'grp' },
  })
  const branch = { view_data: 'View_Data_My_Branch' } as const
  const seer = await as(receiptPhotoRights('View'), { ...branch, department: '705', usercode: 'SEER' })
  const other = await as(receiptPhotoRights('View'), { ...branch, department: '713', usercode: 'OTHER' })
  expect((await seer(listPhotos, place)).data).toHaveLength(1)
  expect((await other(listPhotos, place)).code).toBe('404')
})
