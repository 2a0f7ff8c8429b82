import { reconcileStock, stockAvailability } from '@sejuk/contract/stock/stock'
import * as contract from '@sejuk/contract/stock/stock-adjustments'
import { permissions } from '@sejuk/domain/permissions'
import { adjustmentPhoto, adjustmentPhotoModule } from '@sejuk/domain/stock/stock-adjustments'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { makeStock } from '../../../../test/stock.ts'
import { moveSerials } from '../../../business/catalogue/serial-moves.ts'
import { moveStock } from '../../../business/stock/move-stock.ts'
import { itemPrices } from '../../../db/tables/catalogue/prices.ts'
import { serialNumbers } from '../../../db/tables/catalogue/serial-numbers.ts'
import { organizations } from '../../../db/tables/masters/organizations.ts'
import { attachments } from '../../../db/tables/platform/attachments.ts'

const { db, as } = await startTestServer()
await makeStock(db)
const at = (department: string, username: string) =>
  as(undefined, { view_data: 'View_Data_My_Branch', department, username })
const clerk = await at('705', 'Joko')
const head = await at('705', 'Hana')
const stranger = await at('713', 'Rina')
const serials = ['5EW26330071', '5EW26330072']
await db.transaction((within) =>
  moveStock(within, { usercode: 'W', username: 'Wati' }, [
    {
      ...{ type: 'GR', warehouse_code: 'W1', item_code: 'P1', qty: 10, line: 1 },
      document: { type: 'test', code: 'R1' },
    },
    {
      ...{ type: 'GR', warehouse_code: 'W1', item_code: 'U1', qty: 2, serials, line: 2 },
      document: { type: 'test', code: 'R1' },
    },
  ]),
)
const { submit, approve, reject, modify, remove } = contract.actOnStockAdjustment
const line = (over: object = {}) => ({ item_code: 'P1', qty: -2, damaged: 0, ...over })
const form = (over: object = {}) => ({ warehouse_code: 'W1', adjust_reason: 'lost', lines: [line()], ...over })
const create = async (over: object = {}) =>
  (await clerk(contract.createStockAdjustment, form(over))).data.adjustment_code as string
const stockOf = async (item_code: string) =>
  (await head(stockAvailability, { item_code: [item_code], warehouse_code: ['W1'] })).data[0]

test('nothing moves before somebody else approves, and then by a move with its reason', async () => {
  const adjustment_code = await create({
    lines: [line({ qty: -2 }), line({ item_code: 'U1', qty: -1, serials: serials.slice(0, 1) })],
  })
  expect(adjustment_code).toMatch(/^SA-705-\d{4}-00001$/)
  expect((await clerk(submit, { adjustment_code, row_version: 1 })).message).toBe('Adjustment submitted')
  expect((await clerk(approve, { adjustment_code, row_version: 2 })).message).toBe(
    'Somebody else than who wrote it must approve it',
  )
  expect((await stranger(approve, { adjustment_code, row_version: 2 })).code).toBe('404')
  expect(await stockOf('P1')).toMatchObject({ on_hand: 10 })
  expect((await head(approve, { adjustment_code, row_version: 2 })).message).toBe('Approved, the balance is corrected')
  expect((await head(approve, { adjustment_code, row_version: 2 })).code).toBe('409')
  expect(await stockOf('P1')).toMatchObject({ on_hand: 8 })
  expect(await stockOf('U1')).toMatchObject({ on_hand: 1 })
  const [unit] = await db.select().from(serialNumbers).where(eq(serialNumbers.serial_number, '5EW26330071'))
  expect(unit).toMatchObject({ status: 'Lost', warehouse_code: null })
  expect((await head(contract.getStockAdjustment, { adjustment_code })).data.lines).toMatchObject([
    { on_hand: 8 },
    { on_hand: 1 },
  ])
  expect((await head(contract.stockAdjustmentLog, { code: adjustment_code })).data).toHaveLength(3)
})

test('damaged more or less leaves the units where they are; more than is there is refused', async () => {
  const damaged = await create({ lines: [line({ qty: 0, damaged: 3 })], adjust_reason: 'damaged' })
  await clerk(submit, { adjustment_code: damaged, row_version: 1 })
  await head(approve, { adjustment_code: damaged, row_version: 2 })
  expect(await stockOf('P1')).toMatchObject({ on_hand: 8, damaged: 3, available: 5 })
  const many = await create({ lines: [line({ qty: -6 })] })
  await clerk(submit, { adjustment_code: many, row_version: 1 })
  expect((await head(approve, { adjustment_code: many, row_version: 2 })).message).toBe(
    'Only 5 units are available now',
  )
  expect((await head(reject, { adjustment_code: many, row_version: 2, reason: 'Count again' })).message).toBe(
    'Rejected',
  )
  const { warehouse_code: _warehouse, ...rest } = form({ lines: [line({ qty: 1 })], adjust_reason: 'found' })
  expect((await clerk(modify, { ...rest, adjustment_code: many, row_version: 3 })).data).toMatchObject({
    status: 'Draft',
  })
  expect((await clerk(remove, { adjustment_code: many, row_version: 4 })).data).toMatchObject({ status: 'Deleted' })
})

test('a form that makes no sense is refused field by field', async () => {
  const errors = async (over: object) => (await clerk(contract.createStockAdjustment, form(over))).errors
  expect(await errors({ warehouse_code: 'W2' })).toEqual({ warehouse_code: ['This choice is not in the list'] })
  expect(await errors({ zone_code: 'NOWHERE' })).toEqual({ zone_code: ['This choice is not in the list'] })
  expect(await errors({ lines: [line({ qty: 0 })] })).toEqual({ 'lines.0.qty': ['This line changes nothing'] })
  expect(await errors({ lines: [line({ item_code: 'U1', qty: -1 })] })).toEqual({
    'lines.0.qty': ['0 serial numbers for 1 unit: each unit needs its own'],
  })
  expect(await errors({ lines: [] })).toEqual({ lines: ['At least one line is needed'] })
  expect(await errors({ adjust_reason: 'eaten' })).toHaveProperty('adjust_reason')
})

test('above five million a photo is required', async () => {
  await db.insert(organizations).values({ org_code: '1-GREE', org_name: 'Gree', business_units: ['RAC'], seq: 1 })
  await db.insert(itemPrices).values({
    ...{ org_code: '1-GREE', item_code: 'P1', price_include_tax: 6_000_000, price_without_tax: 5_405_405, min_qty: 1 },
    ...{ valid_from: '2026-01-01', status: 'Approved', created_by: 'U', create_user_name: 'Sari' },
  })
  const adjustment_code = await create({ lines: [line({ qty: -1 })] })
  expect((await clerk(contract.getStockAdjustment, { adjustment_code })).data).toMatchObject({ value: 6_000_000 })
  expect((await clerk(submit, { adjustment_code, row_version: 1 })).message).toBe(
    'Above Rp 5.000.000 a photo is required',
  )
  await db.insert(attachments).values({
    ...{ attachment_code: 'A1', kind: 'photo', module_name: adjustmentPhotoModule, module_code: adjustment_code },
    ...{ alias: adjustmentPhoto, original_file_name: 'a.jpg', content_type: 'image/jpeg', bytes: 1, sha256: 'x' },
    ...{ store_key: 'k', created_by: 'U' },
  })
  expect((await clerk(submit, { adjustment_code, row_version: 1 })).code).toBe('200')
})

test('each action needs its permission, and the books still agree', async () => {
  const none = await as(permissions.filter((one) => !one.startsWith('Stock-Adjust')))
  const adjustment_code = await create()
  const seen = { adjustment_code, row_version: 1 }
  const answers = [
    await none(contract.listStockAdjustments),
    await none(contract.createStockAdjustment, form()),
    await none(submit, seen),
    await none(approve, seen),
    await none(reject, { ...seen, reason: 'No' }),
  ]
  expect(answers.map(({ code }) => code)).toEqual(answers.map(() => '403'))
  expect((await stranger(contract.listStockAdjustments)).data).toEqual([])
  expect((await head(reconcileStock)).data.differences).toEqual([])
})

const adjust = async (over: object) => {
  const adjustment_code = await create(over)
  await clerk(submit, { adjustment_code, row_version: 1 })
  return head(approve, { adjustment_code, row_version: 2 })
}
const unitOf = async (serial_number: string) =>
  (await db.select().from(serialNumbers).where(eq(serialNumbers.serial_number, serial_number)))[0]

test('a lost unit is found again, one that was thrown away is not', async () => {
  const [lost = '', other = ''] = serials
  const one = (serial: string, over: object = {}) => [line({ item_code: 'U1', qty: -1, serials: [serial], ...over })]
  expect(await unitOf(lost)).toMatchObject({ status: 'Lost' })
  const back = await adjust({ lines: one(lost, { qty: 1 }), adjust_reason: 'found' })
  expect(back.code).toBe('200')
  expect(await unitOf(lost)).toMatchObject({ status: 'InStock', warehouse_code: 'W1', is_damaged: false })
  await adjust({ lines: one(other), adjust_reason: 'damaged' })
  expect(await unitOf(other)).toMatchObject({ status: 'Scrapped' })
  expect(await adjust({ lines: one(other, { qty: 1 }), adjust_reason: 'found' })).toMatchObject({ code: '409' })
})

test('a damaged unit is named, is picked by nobody, and is whole again once repaired', async () => {
  const [serial = ''] = serials
  const mark = (damaged: number) => ({
    lines: [line({ item_code: 'U1', qty: 0, damaged, serials: [serial] })],
    adjust_reason: damaged > 0 ? 'damaged' : 'repaired',
  })
  expect(
    (await clerk(contract.createStockAdjustment, form({ lines: [line({ item_code: 'U1', qty: 0, damaged: 1 })] })))
      .code,
  ).toBe('406')
  expect((await adjust(mark(1))).code).toBe('200')
  expect(await unitOf(serial)).toMatchObject({ status: 'InStock', is_damaged: true })
  const pick = () =>
    db.transaction((tx) =>
      moveSerials(tx, {
        ...{ event: 'locked', serials: [serial], item_code: 'U1', warehouse_code: 'W1' },
        ...{ document: { type: 'test', code: 'D1' }, actor: { usercode: 'X', username: 'X' } },
      }),
    )
  await expect(pick()).rejects.toMatchObject({ answer: { message: `${serial} is marked as damaged` } })
  expect((await adjust(mark(-1))).code).toBe('200')
  expect(await unitOf(serial)).toMatchObject({ is_damaged: false })
  expect((await pick()).moved).toEqual([serial])
})
