import * as contract from '@sejuk/contract/catalogue/item-replacements'
import { expect, test } from 'vitest'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { items } from '../../../db/tables/catalogue/items.ts'
import { businessUnits } from '../../../db/tables/masters/business-units.ts'

const { db, as } = await startTestServer()
const admin = await as()
const reader = await as(['Item-List-Search', 'Item-View'])
await db
  .insert(businessUnits)
  .values({ business_unit_code: 'RAC', business_unit_name: 'RAC', has_spareparts: true, seq: 1 })
await db.insert(items).values(
  ['AAA', 'BBB', 'CCC', 'DDD'].map((item_code) => ({
    ...{ item_code, item_name: `Item ${item_code}`, business_unit_code: 'RAC', item_type: 'Accessory' },
    ...{ used_for_indoor_outdoor: 'None' as const, has_serial: false },
    ...{ warranty_sparepart_months: 0, warranty_compressor_months: 0 },
  })),
)
const pair = (old_item_code: string, new_item_code: string, over: object = {}) => ({
  ...{ old_item_code, new_item_code, ratio: '2', valid_from: '2026-01-01' },
  ...over,
})
const add = (...given: Parameters<typeof pair>) => admin(contract.createItemReplacement, pair(...given))

test('a chain is followed with its ratio, and never becomes a circle', async () => {
  expect((await add('AAA', 'BBB')).message).toBe('Replacement saved')
  await add('BBB', 'CCC')
  const { data } = await reader(contract.itemSubstitutes, { item_code: 'AAA', day: '2026-11-15' })
  expect(data).toMatchObject([
    { item_code: 'BBB', ratio: 2 },
    { item_code: 'CCC', ratio: 4 },
  ])
  for (const [from, to] of [
    ['CCC', 'AAA'],
    ['DDD', 'DDD'],
  ] as const)
    expect((await add(from, to)).errors).toEqual({
      new_item_code: ['The chain of replacements would lead back to where it begins'],
    })
  expect((await add('CCC', 'BBB', { direction: 'both' })).code).toBe('200')
})

test('the same pair is said once for a day', async () => {
  expect((await add('AAA', 'DDD', { valid_to: '2026-06-30' })).code).toBe('200')
  expect((await add('AAA', 'DDD', { valid_from: '2026-06-30' })).errors?.new_item_code).toBeDefined()
  expect((await add('AAA', 'DDD', { valid_from: '2026-07-01' })).code).toBe('200')
})

test.each([
  [pair('NOT', 'AAA'), 'old_item_code'],
  [pair('DDD', 'NOT'), 'new_item_code'],
  [pair('DDD', 'AAA', { ratio: 0 }), 'ratio'],
  [pair('DDD', 'AAA', { valid_to: '2025-01-01' }), 'valid_to'],
])('nonsense is refused under its name', async (form, field) => {
  expect(Object.keys((await admin(contract.createItemReplacement, form)).errors ?? {})).toEqual([field])
})

test('two at once make no circle together', async () => {
  const [one, other] = await Promise.all([
    add('DDD', 'BBB', { valid_from: '2027-01-01' }),
    add('CCC', 'DDD', { valid_from: '2027-01-01' }),
  ])
  expect([one.code, other.code].sort()).toEqual(['200', '406'])
})

test('a replacement is changed, logged and removed; a stale one is refused; readers may not write', async () => {
  const [row] = (await reader(contract.listItemReplacements, { search: 'AAA', sort: 'new_item_code' })).data
  const form = { ...row, reason: 'Discontinued' }
  expect((await admin(contract.updateItemReplacement, form)).message).toBe('Updated')
  expect((await admin(contract.updateItemReplacement, form)).code).toBe('409')
  expect((await reader(contract.updateItemReplacement, form)).code).toBe('403')
  const { replace_code } = row
  expect((await admin(contract.deleteItemReplacement, { replace_code })).message).toBe('Deleted')
  expect((await admin(contract.deleteItemReplacement, { replace_code })).code).toBe('404')
})
