import * as contract from '@sejuk/contract/catalogue/item-records'
import * as searches from '@sejuk/contract/catalogue/item-searches'
import { itemDropdown } from '@sejuk/contract/catalogue/items'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { loadMasters } from '../../../../reference/load-masters.ts'
import { loadReference } from '../../../../reference/load-reference.ts'
import { origin, startTestServer } from '../../../../test/servers/test-server.ts'
import { items } from '../../../db/tables/catalogue/items.ts'
import { serialNumbers } from '../../../db/tables/catalogue/serial-numbers.ts'

const { app, db, database, as } = await startTestServer()
await loadReference(database, () => {})
await loadMasters(database, () => {})
const maker = await as(undefined, { usercode: 'M', username: 'Maya' })
const boss = await as(undefined, { usercode: 'B', username: 'Bima' })
const atTangerang = await as(undefined, { department: '713' })
const nobody = await as([])

const unit = (over: object = {}) => ({
  item_code: 'NEW-09(I)',
  item_name: 'Gree New 1 PK Indoor',
  brand_code: 'GREE',
  category_code: 'SPL',
  business_unit_code: 'RAC',
  item_type: 'Finished Goods - Indoor Unit',
  used_for_indoor_outdoor: 'Indoor',
  has_serial: true,
  serial_mask: '5EN\\d{11}',
  ...over,
})
const set = (over: object = {}) =>
  unit({
    item_code: 'NEW-09',
    item_name: 'Gree New 1 PK',
    item_type: 'Finished Goods - Set',
    used_for_indoor_outdoor: 'Set',
    has_serial: false,
    serial_mask: '',
    sub_items: [
      { sub_item_code: 'GSW-09NK3(I)', sub_quantity: 1, price_share: '40' },
      { sub_item_code: 'GSW-09NK3(O)', sub_quantity: '1', price_share: 60 },
    ],
    ...over,
  })
const codes = ({ data }: { data: { item_code: string }[] }) => data.map(({ item_code }) => item_code)
const detail = async (item_code: string) => (await boss(contract.getItem, { item_code })).data
const formOf = (row: Record<string, unknown>) =>
  Object.fromEntries(Object.keys(contract.actOnItem.modify.input.shape).map((field) => [field, row[field]])) as Record<
    string,
    unknown
  >
const act = (name: 'submit' | 'approve' | 'reject' | 'withdraw' | 'close' | 'reopen', item_code: string, by = boss) =>
  detail(item_code).then(({ row_version }) =>
    by(contract.actOnItem[name], { item_code, row_version, reason: 'Because' }),
  )

test('an item is sold once somebody else than its author approved it', async () => {
  expect((await maker(contract.createItem, set())).message).toBe('Item saved')
  expect(await detail('NEW-09')).toMatchObject({
    status: 'Draft',
    create_user_name: 'Maya',
    sub_items: [
      { sub_item_code: 'GSW-09NK3(I)', sub_item_name: expect.stringContaining('Indoor'), price_share: 40 },
      { sub_item_code: 'GSW-09NK3(O)', price_share: 60 },
    ],
  })
  expect((await detail('GSW-09NK3(I)')).in_sets.map((one: { item_code: string }) => one.item_code)).toContain('NEW-09')
  const offered = async () => codes(await maker(itemDropdown, { search: 'NEW-09' }))
  expect(await offered()).toEqual([])
  expect((await act('approve', 'NEW-09')).message).toContain('Needs status')
  expect((await act('submit', 'NEW-09', maker)).message).toBe('Item submitted')
  expect((await act('approve', 'NEW-09', maker)).message).toBe('Somebody else than who wrote it must approve it')
  expect((await act('reject', 'NEW-09')).message).toBe('Rejected')
  expect(await detail('NEW-09')).toMatchObject({ status: 'Draft', reject_reason: 'Because' })
  await act('submit', 'NEW-09', maker)
  expect((await act('approve', 'NEW-09')).message).toBe('Item approved')
  expect(await detail('NEW-09')).toMatchObject({ status: 'Approved', approved_user_name: 'Bima', authors: [] })
  expect(await offered()).toEqual(['NEW-09'])
  expect((await maker(contract.itemLog, { code: 'NEW-09' })).data).toHaveLength(5)
})

test('a change of an approved item waits beside it until somebody else agrees', async () => {
  const before = await detail('GSW-05NK3')
  const change = { ...formOf(before), item_name: 'Gree Split Renamed', warranty_sparepart_months: 48 }
  expect((await maker(contract.actOnItem.modify, change)).code).toBe('200')
  expect(await detail('GSW-05NK3')).toMatchObject({
    item_name: before.item_name,
    status: 'Approved',
    proposed: { item_name: 'Gree Split Renamed', warranty_sparepart_months: 48 },
  })
  expect(codes(await maker(contract.listItems, { status: 'Waiting' }))).toEqual(['GSW-05NK3'])
  expect((await act('approve', 'GSW-05NK3', maker)).code).toBe('409')
  await act('approve', 'GSW-05NK3')
  expect(await detail('GSW-05NK3')).toMatchObject({ item_name: 'Gree Split Renamed', proposed: null, authors: [] })
  const same = await detail('GSW-05NK3')
  expect((await maker(contract.actOnItem.modify, formOf(same))).message).toBe('Nothing has changed')
})

test('a refused or withdrawn change leaves the item as it was', async () => {
  for (const end of ['reject', 'withdraw'] as const) {
    const before = await detail('GSW-07NK3')
    await maker(contract.actOnItem.modify, { ...formOf(before), series: 'XX' })
    expect((await act(end, 'GSW-07NK3')).code).toBe('200')
    expect(await detail('GSW-07NK3')).toMatchObject({ series: 'NK3', proposed: null, status: 'Approved', authors: [] })
  }
})

test('two editors: the second is told what the first saved, and nothing is lost', async () => {
  await maker(contract.createItem, unit({ item_code: 'TWO-EDIT' }))
  const seen = formOf(await detail('TWO-EDIT'))
  await maker(contract.actOnItem.modify, { ...seen, series: 'A' })
  expect(await boss(contract.actOnItem.modify, { ...seen, series: 'B' })).toMatchObject({
    code: '409',
    data: { current: { series: 'A' }, changed_by: 'Maya' },
  })
})

test('the record of a PUT may be named in the address, as the specification writes it', async () => {
  await maker(contract.createItem, unit({ item_code: 'BY-ADDRESS' }))
  const { item_code: _, ...body } = formOf(await detail('BY-ADDRESS'))
  const reply = await app.inject({
    method: 'PUT',
    url: '/api/item/update?item_code=BY-ADDRESS',
    headers: { cookie: `sid=${maker.token}`, origin, host: 'sejuk.test', 'x-requested-with': 'XMLHttpRequest' },
    payload: { ...body, series: 'PUT' },
  })
  expect(reply.json()).toMatchObject({ code: '200', data: { item_code: 'BY-ADDRESS' } })
  expect((await detail('BY-ADDRESS')).series).toBe('PUT')
})

test.each<[string, object, string[]]>([
  ['a code with small letters', unit({ item_code: 'new 1' }), ['item_code']],
  ['a code that exists', unit({ item_code: 'GSW-05NK3' }), ['item_code']],
  ['unknown choices', unit({ item_code: 'BAD-1', brand_code: 'NOBODY' }), ['brand_code']],
  ['an unknown type', unit({ item_code: 'BAD-1', item_type: 'Thing' }), ['item_type']],
  [
    'an unknown unit of a set',
    set({ item_code: 'BAD-1', sub_items: [{ sub_item_code: 'NO-1', sub_quantity: 1, price_share: 100 }] }),
    ['sub_items.0.sub_item_code'],
  ],
  [
    'a set in a set',
    set({ item_code: 'BAD-1', sub_items: [{ sub_item_code: 'GSW-05NK3', sub_quantity: 1, price_share: 100 }] }),
    ['sub_items.0.sub_item_code'],
  ],
  [
    'shares of 90',
    set({ item_code: 'BAD-1', sub_items: [{ sub_item_code: 'GSW-09NK3(I)', sub_quantity: 1, price_share: 90 }] }),
    ['sub_items'],
  ],
  ['a serial number on a set', set({ item_code: 'BAD-1', has_serial: true }), ['has_serial']],
  ['a broken mask', unit({ item_code: 'BAD-1', serial_mask: '([' }), ['serial_mask']],
  [
    'tax codes',
    unit({ item_code: 'BAD-1', e_faktur_goods_code: '84', e_faktur_uom_code: 'X' }),
    ['e_faktur_goods_code', 'e_faktur_uom_code'],
  ],
  ['an unknown successor', unit({ item_code: 'BAD-1', replaced_by_item_code: 'NO-1' }), ['replaced_by_item_code']],
  [
    'nonsense numbers',
    unit({ item_code: 'BAD-1', weight_kg: '-3', capacity_pk: 'x', pack_qty: 0 }),
    ['capacity_pk', 'pack_qty', 'weight_kg'],
  ],
])('%s is refused under its name, and nothing is written', async (_name, form, fields) => {
  const answer = await maker(contract.createItem, form)
  expect([answer.code, Object.keys(answer.errors ?? {}).sort()]).toEqual(['406', fields])
  expect(await db.$count(items, eq(items.item_code, 'BAD-1'))).toBe(0)
})

test('the barcode of another item is refused', async () => {
  const { barcode } = await detail('GSW-09NK3')
  expect(await maker(contract.createItem, unit({ item_code: 'SAME-BAR', barcode }))).toMatchObject({
    code: '409',
    message: 'The barcode belongs to another item',
  })
})

test('once a unit with a serial number is known, the item keeps having serial numbers', async () => {
  await db.insert(serialNumbers).values({
    ...{ serial_number: '5EN26010000001', item_code: 'GSW-09NK3(I)', item_name: 'X', unit_kind: 'Indoor' },
    ...{ brand_code: 'GREE', category_code: 'SPL', business_unit: 'RAC', status: 'InStock' },
  })
  const form = { ...formOf(await detail('GSW-09NK3(I)')), has_serial: false, serial_mask: '' }
  expect((await maker(contract.actOnItem.modify, form)).errors).toEqual({
    has_serial: ['Serial numbers of this item exist already'],
  })
})

test('the list is filtered, counted by status, and asks for its permission', async () => {
  const all = await maker(contract.listItems, { limit: 5 })
  expect([all.data.length, (all.total ?? 0) > 700]).toEqual([5, true])
  const narrowed = await maker(contract.listItems, {
    category_code: ['SPL'],
    used_for_indoor_outdoor: 'Set',
    capacity_pk: '1',
    brand_code: 'GREE',
  })
  for (const row of narrowed.data)
    expect(row).toMatchObject({ category_name: 'Split Wall Mounted', capacity_pk: 1, brand_name: 'Gree' })
  expect(codes(await maker(contract.listItems, { missing: 'e-faktur', status: 'Approved' }))).toEqual(['NEW-09'])
  const tabs = (await maker(contract.countItems)).data as { status: string; total: number }[]
  expect(tabs.find(({ status }) => status === 'Closed')?.total).toBe(3)
  for (const endpoint of [contract.listItems, contract.getItem, contract.createItem, searches.suggestItems])
    expect((await nobody(endpoint, { search: 'x', item_code: 'GSW-05NK3' })).code).toBe('403')
  expect((await maker(contract.getItem, { item_code: 'NO-1' })).code).toBe('404')
})

test.each([
  ['GSV-09VX1', 'GSV-09VX1', 'code'],
  ['gsv09vx1', 'GSV-09VX1', 'text'],
  ['invreter vx1', 'GSV-09VX1', 'similar'],
  ['Cassete', '', 'similar'],
  ['split inverter 1 pk', 'GSV-09VX1', 'text'],
])('searching %s finds what was meant', async (search, expected, found_by) => {
  const { data } = await maker(searches.searchItemRecords, { search })
  expect(data.length).toBeGreaterThan(0)
  expect(data[0].found_by).toBe(found_by)
  if (expected) expect(codes({ data })).toContain(expected)
  else expect(data[0].item_name).toContain('Cassette')
})

test('an item is found by its barcode and by its old code', async () => {
  const { barcode } = await detail('GSW-12NK3')
  await db.update(items).set({ old_code: 'OLD-4711' }).where(eq(items.item_code, 'GSW-12NK3'))
  for (const [search, found_by] of [
    [barcode, 'barcode'],
    ['old-4711', 'old_code'],
  ])
    expect((await maker(searches.searchItemRecords, { search })).data[0]).toMatchObject({
      item_code: 'GSW-12NK3',
      found_by,
    })
  expect((await maker(searches.searchItemRecords, { search: 'qqqqzzzz' })).data).toEqual([])
})

test('suggestions begin with what one’s own branch picked lately', async () => {
  const first = async (by = maker) => codes(await by(searches.suggestItems, { search: 'gree split inverter' }))[0]
  for (let n = 0; n < 3; n += 1) await maker(searches.postSearchedItem, { item_code: 'GSV-18VX1' })
  await maker(searches.postSearchedItem, { item_code: 'GSV-12VX1' })
  expect(await first()).toBe('GSV-18VX1')
  expect(codes(await maker(searches.mostSearchedItems))).toEqual(['GSV-18VX1', 'GSV-12VX1'])
  expect(codes(await atTangerang(searches.mostSearchedItems))).toEqual([])
  expect((await maker(searches.postSearchedItem, { item_code: 'NO-1' })).code).toBe('406')
})

test('several items at once, in the order asked for; a merged code leads to the item it became', async () => {
  await db.insert(items).values({
    ...unit({ item_code: 'DUP-1' }),
    merged_into: 'GSV-09VX1',
    status: 'Closed',
    warranty_sparepart_months: 0,
    warranty_compressor_months: 0,
  } as typeof items.$inferInsert)
  const { data } = await maker(contract.getItems, { item_codes: ['DUP-1', 'GSW-05NK3', 'NO-1', 'DUP-1'] })
  expect(data.map((one: { asked_code: string; item_code: string }) => [one.asked_code, one.item_code])).toEqual([
    ['DUP-1', 'GSV-09VX1'],
    ['GSW-05NK3', 'GSW-05NK3'],
  ])
  expect((await maker(searches.searchItemRecords, { search: 'DUP-1' })).data[0]).toMatchObject({
    item_code: 'GSV-09VX1',
    found_by: 'old_code',
  })
  expect((await maker(contract.getItems, { item_codes: [] })).code).toBe('406')
})

test('on the phone whole sets are ordered, not their halves, and no parts', async () => {
  const { data } = await maker(searches.listMobileItems, { search: 'VX1' })
  expect(codes({ data })).toContain('GSV-09VX1')
  expect(codes({ data })).not.toContain('GSV-09VX1(I)')
  expect((await maker(searches.getMobileItem, { item_code: 'GSV-09VX1' })).data).toMatchObject({
    photo_paths: [],
    sub_items: [{}, {}],
  })
  expect((await maker(searches.getMobileItem, { item_code: 'GSW-24NK3' })).code).toBe('404')
})

test('item types and brands to choose from', async () => {
  expect((await nobody(searches.itemTypeDropdown)).data).toHaveLength(7)
  const brands = async (org_code?: string) =>
    (await nobody(searches.allowedBrands, org_code ? { org_code } : {})).data.map((one: { value: string }) => one.value)
  expect(await brands()).toEqual(['GREE', 'FLIFE', 'DUNAN'])
  expect(await brands('5-PROJECT')).toEqual(['GREE', 'DUNAN'])
})
