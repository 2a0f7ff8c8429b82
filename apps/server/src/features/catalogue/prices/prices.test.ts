import * as contract from '@sejuk/contract/catalogue/prices'
import * as imports from '@sejuk/contract/platform/imports'
import { type Permission, permissions } from '@sejuk/domain/permissions'
import { addDays } from '@sejuk/domain/values/dates'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { fileForm, startTestServer } from '../../../../test/servers/test-server.ts'
import { workbook } from '../../../../test/workbooks.ts'
import { items } from '../../../db/tables/catalogue/items.ts'
import { itemPrices } from '../../../db/tables/catalogue/prices.ts'
import { customers } from '../../../db/tables/customers/customers.ts'
import { businessUnits } from '../../../db/tables/masters/business-units.ts'
import { erpCustomizations } from '../../../db/tables/masters/erp-customizations.ts'
import { organizations } from '../../../db/tables/masters/organizations.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'

const server = await startTestServer()
const { db } = server
const today = companyToday()
const inDays = (days: number) => addDays(today, days)
await db
  .insert(businessUnits)
  .values({ business_unit_code: 'RAC', business_unit_name: 'RAC', seq: 1, has_spareparts: true })
await db.insert(organizations).values({ org_code: '1-GREE', org_name: 'Gree', business_units: ['RAC'], seq: 1 })
await db.insert(erpCustomizations).values({ data_type: 'CUSTOMER_LEVEL', code: 'GOLD', name: 'Gold', seq: 1 })
await db.insert(items).values(
  ['AC-1', 'AC-2'].map((item_code) => ({
    ...{ item_code, item_name: `Split ${item_code}`, business_unit_code: 'RAC', item_type: 'Finished Goods - Unit' },
    ...{ used_for_indoor_outdoor: 'None' as const, has_serial: false },
    ...{ warranty_sparepart_months: 12, warranty_compressor_months: 12 },
  })),
)
const known = { customer_name: 'PT Sinar', created_by: 'X', customer_level: 'GOLD' }
await db.insert(customers).values([
  { ...known, customer_code: 'C1', dept_code: '705' },
  { ...known, customer_code: 'C2', dept_code: '713', customer_level: null },
])
const maker = await server.as(undefined, { usercode: 'M', username: 'Maker' })
const boss = await server.as(undefined, { usercode: 'B', username: 'Boss' })

beforeEach(async () => void (await db.delete(itemPrices)))

const terms = (over: object = {}) => ({ item_code: 'AC-1', price_include_tax: '3110000', valid_from: today, ...over })
const act = contract.actOnItemPrice
const draft = async (over: object = {}, by = maker) => {
  const { data, errors, message } = await by(contract.createItemPrice, terms(over))
  if (!data) throw new Error(JSON.stringify({ message, errors }))
  return data.price_code as string
}
const stored = async (price_code: string) => {
  const [row] = await db.select().from(itemPrices).where(eq(itemPrices.price_code, price_code))
  if (!row) throw new Error(`${price_code} is not there`)
  return row
}
const seen = async (price_code: string) => ({ price_code, row_version: (await stored(price_code)).row_version })
const submitted = async (over: object = {}) => {
  const price_code = await draft(over)
  expect((await maker(act.submit, await seen(price_code))).message).toBe('Price submitted')
  return price_code
}
const approved = async (over: object = {}) => {
  const price_code = await submitted(over)
  expect((await boss(act.approve, await seen(price_code))).message).toBe('Price approved')
  return price_code
}
const priceOf = async (over: object = {}, quantity = 1, by = maker) => {
  const asked = { customer_code: 'C1', day: today, items: [{ item_code: 'AC-1', quantity }], ...over }
  return (await by(contract.priceForCustomer, asked)).data?.[0]
}

describe('the life of a price', () => {
  test('it is written without tax by the divisor, submitted, and approved by somebody else', async () => {
    const price_code = await draft()
    expect(price_code).toMatch(/^PRC-\d{4}$/)
    expect(await stored(price_code)).toMatchObject({ price_without_tax: 2_801_802, status: 'Draft', authors: ['M'] })
    expect((await boss(act.approve, await seen(price_code))).message).toBe('Needs status Submitted')
    await maker(act.submit, await seen(price_code))
    expect(await maker(act.approve, await seen(price_code))).toMatchObject({
      code: '409',
      message: 'Somebody else than who wrote it must approve it',
    })
    expect(await priceOf()).toMatchObject({ price_include_tax: null, reason: null })
    await boss(act.approve, await seen(price_code))
    expect(await priceOf()).toMatchObject({
      price_include_tax: 3_110_000,
      price_without_tax: 2_801_802,
      rule: 'organization',
      reason: `Price of the whole company ${price_code} since ${today}, approved by Boss`,
    })
    expect((await maker(contract.itemPriceLog, { code: price_code })).data).toHaveLength(3)
  })

  test('it is rejected with a reason, changed, and submitted again; who changed it does not approve it', async () => {
    const price_code = await submitted()
    expect((await boss(act.reject, { ...(await seen(price_code)), reason: ' ' })).code).toBe('406')
    expect((await maker(act.reject, { ...(await seen(price_code)), reason: 'No' })).code).toBe('409')
    expect((await boss(act.reject, { ...(await seen(price_code)), reason: 'Too low' })).message).toBe('Price rejected')
    expect(await stored(price_code)).toMatchObject({ status: 'Rejected', reject_reason: 'Too low' })
    const change = { ...terms({ price_include_tax: 3_200_000 }), ...(await seen(price_code)) }
    expect((await boss(act.modify, change)).data).toMatchObject({ status: 'Draft' })
    expect(await boss(act.modify, change)).toMatchObject({ code: '409', data: { changed_fields: expect.anything() } })
    await boss(act.submit, await seen(price_code))
    expect((await boss(act.approve, await seen(price_code))).code).toBe('409')
    expect((await maker(act.approve, await seen(price_code))).code).toBe('409')
  })

  test('a draft is deleted; an approved price is closed with a last day and stays valid until then', async () => {
    const unwanted = await draft()
    expect((await maker(act.delete, await seen(unwanted))).message).toBe('Price deleted')
    const price_code = await approved()
    expect((await maker(act.delete, await seen(price_code))).message).toBe('Needs status Draft or Rejected')
    const close = async (last_day: string) => boss(act.close, { ...(await seen(price_code)), last_day })
    expect((await close(inDays(-1))).errors).toEqual({
      last_day: ['The last day is today or later, within the price’s own period'],
    })
    expect((await close('31 Dec')).code).toBe('406')
    expect((await close(inDays(5))).message).toBe('Price closed')
    expect(await priceOf({ day: inDays(5) })).toMatchObject({ price_code })
    expect(await priceOf({ day: inDays(6) })).toMatchObject({ price_code: null })
  })

  test('a price that is closed before it begins was never valid and stands in nobody’s way', async () => {
    const price_code = await approved({ valid_from: inDays(10) })
    await boss(act.close, { ...(await seen(price_code)), last_day: inDays(2) })
    expect(await priceOf({ day: inDays(10) })).toMatchObject({ price_code: null })
    expect((await maker(contract.itemPriceHistory, { item_code: 'AC-1' })).data.prices).toEqual([])
    await approved({ valid_from: inDays(9) })
  })

  test('nothing begins before the day it is approved', async () => {
    const price_code = await draft({ valid_from: inDays(-1) })
    expect((await maker(act.submit, await seen(price_code))).message).toBe(
      'A price cannot begin before the day it is approved',
    )
  })
})

describe('two prices for the same day', () => {
  test('are refused by the name of the first, whether it waits or is approved', async () => {
    const first = await submitted({ valid_from: inDays(5) })
    const overlap = `Price period overlaps with ${first}`
    const create = async (over: object) => (await maker(contract.createItemPrice, terms(over))).errors
    expect(await create({ valid_to: inDays(5) })).toEqual({ valid_from: [overlap] })
    expect(await create({ valid_to: inDays(4) })).toBeUndefined()
    expect(await create({ min_qty: 10 })).toBeUndefined()
    expect(await create({ customer_level: 'GOLD' })).toBeUndefined()
    expect(await create({ dept_code: '705' })).toBeUndefined()
  })

  test('of two users who submit at once one succeeds, and the other reads whose price it overlaps', async () => {
    const [one, other] = [await draft(), await draft({ price_include_tax: 3_000_000 })]
    const [a, b] = await Promise.all([maker(act.submit, await seen(one)), boss(act.submit, await seen(other))])
    const messages = [a.message, b.message].toSorted()
    expect(messages).toContain('Price submitted')
    const winner = a.code === '200' ? one : other
    expect(messages).toContain(`Price period overlaps with ${winner}`)
    expect([a.code, b.code].toSorted()).toEqual(['200', '409'])
  })

  test('one that follows on ends the approved price before it, but no other', async () => {
    const first = await approved()
    const next = await approved({ valid_from: inDays(30), follows_on: true, price_include_tax: 3_300_000 })
    expect(await stored(first)).toMatchObject({ valid_to: inDays(29), status: 'Approved' })
    expect(await priceOf({ day: inDays(29) })).toMatchObject({ price_code: first })
    expect(await priceOf({ day: inDays(30) })).toMatchObject({ price_code: next, price_include_tax: 3_300_000 })
    const before = { valid_from: inDays(10), follows_on: true }
    expect((await maker(contract.createItemPrice, terms(before))).errors).toEqual({
      valid_from: [`Price period overlaps with ${next}`],
    })
    expect((await maker(contract.itemPriceLog, { code: first })).data[0]).toMatchObject({ action: 'end' })
  })
})

describe('which price a customer pays', () => {
  test('the narrowest rule wins, then the largest minimum that fits, with every rule in its order', async () => {
    const everywhere = await approved()
    const branch = await approved({ dept_code: '705', price_include_tax: 3_000_000 })
    const level = await approved({ customer_level: 'GOLD', price_include_tax: 2_900_000 })
    const many = await approved({ customer_level: 'GOLD', min_qty: 10, price_include_tax: 2_800_000 })
    expect((await priceOf()).rules).toEqual([])
    const found = await priceOf({ with_rules: true })
    expect(found).toMatchObject({ rule: 'level', price_code: level })
    expect(found.rules.map((one: contract.PriceRuleAnswer) => [one.rule, one.price_code])).toEqual([
      ['special', null],
      ['level-and-branch', null],
      ['level', level],
      ['branch', branch],
      ['organization', everywhere],
    ])
    expect(await priceOf({}, 10)).toMatchObject({
      price_code: many,
      reason: `Price of level GOLD from 10 units ${many} since ${today}, approved by Boss`,
    })
    expect(await priceOf({ customer_code: 'C2' })).toMatchObject({ price_code: everywhere })
  })

  test('a customer out of sight, a day that is none, and too many items are refused', async () => {
    const branch = await server.as(undefined, { view_data: 'View_Data_My_Branch', department: '705' })
    const ask = (over: object) =>
      branch(contract.priceForCustomer, {
        ...{ customer_code: 'C1', day: today, items: [{ item_code: 'AC-1', quantity: 1 }] },
        ...over,
      })
    expect((await ask({ customer_code: 'C2' })).errors).toEqual({ customer_code: ['This choice is not in the list'] })
    expect((await ask({ day: '2026-02-30' })).code).toBe('406')
    expect((await ask({ items: Array(101).fill({ item_code: 'AC-1', quantity: 1 }) })).code).toBe('406')
    expect((await ask({ items: Array(100).fill({ item_code: 'NONE', quantity: 1 }) })).data).toHaveLength(100)
  })
})

describe('who may', () => {
  const actions = ['submit', 'approve', 'reject', 'close', 'delete', 'modify'] as const
  const need: Record<(typeof actions)[number], Permission> = {
    submit: 'Item-Price-Modify',
    delete: 'Item-Price-Modify',
    modify: 'Item-Price-Modify',
    approve: 'Item-Price-Approve',
    reject: 'Item-Price-Approve',
    close: 'Item-Price-Approve',
  }

  test.each(actions)('%s needs its permission', async (name) => {
    const others = permissions.filter((one) => one !== need[name])
    const price_code = await draft()
    const stranger = await server.as(others)
    const input = { ...terms(), ...(await seen(price_code)), reason: 'x', last_day: today }
    expect(await stranger(act[name], input)).toMatchObject({ code: '403' })
  })

  test.each([
    ['the list', contract.listItemPrices, {}],
    ['one', contract.getItemPrice, { price_code: 'X' }],
    ['the history', contract.itemPriceHistory, { item_code: 'AC-1' }],
    ['the comparison', contract.comparePrices, {}],
    [
      'what a customer pays',
      contract.priceForCustomer,
      { customer_code: 'C1', day: today, items: [{ item_code: 'AC-1', quantity: 1 }] },
    ],
  ] as const)('%s is not shown without the permission', async (_, endpoint, input) => {
    const nobody = await server.as(permissions.filter((one) => one !== 'Item-Price-View'))
    expect((await nobody(endpoint, input)).code).toBe('403')
  })

  test('a branch writes for itself, never for the whole company or another branch', async () => {
    const branch = await server.as(undefined, { view_data: 'View_Data_My_Branch', department: '705' })
    const errors = async (over: object) => (await branch(contract.createItemPrice, terms(over))).errors
    expect(await errors({})).toEqual({ dept_code: ['Prices of the whole company are set by head office'] })
    expect(await errors({ dept_code: '713' })).toEqual({ dept_code: ['This choice is not in the list'] })
    expect(await errors({ dept_code: '705' })).toBeUndefined()
    const company = await submitted()
    expect(await branch(act.approve, await seen(company))).toMatchObject({
      code: '409',
      message: 'Prices of the whole company are set by head office',
    })
    const elsewhere = await submitted({ dept_code: '713' })
    expect((await branch(act.approve, await seen(elsewhere))).code).toBe('404')
    expect((await branch(contract.itemPriceHistory, { item_code: 'AC-1' })).data.prices).toEqual([])
    await approved({ dept_code: '713', customer_level: 'GOLD' })
    expect((await branch(contract.itemPriceHistory, { item_code: 'AC-1' })).data.prices).toEqual([])
  })
})

test('terms without sense are refused under their names', async () => {
  const errors = async (over: object) => (await maker(contract.createItemPrice, terms(over))).errors
  expect(await errors({ item_code: 'NONE', org_code: 'NONE', customer_level: 'NONE' })).toEqual({
    item_code: ['This choice is not in the list'],
    org_code: ['This choice is not in the list'],
    customer_level: ['This choice is not in the list'],
  })
  expect(Object.keys((await errors({ price_include_tax: '0', min_qty: '1.5', valid_from: 'soon' })) ?? {})).toEqual([
    'min_qty',
    'price_include_tax',
    'valid_from',
  ])
  expect(await errors({ valid_to: inDays(-1) })).toEqual({ valid_to: ['The last day is not before the first'] })
})

test('two dates are compared, changed prices first or all of them', async () => {
  const first = await approved()
  const next = await approved({ valid_from: inDays(30), follows_on: true, price_include_tax: 3_421_000 })
  const same = await approved({ item_code: 'AC-2' })
  const compare = async (over: object = {}) =>
    (await maker(contract.comparePrices, { former: today, later: inDays(30), ...over })).data
  expect(await compare()).toMatchObject([
    { price_code: next, former_code: first, former_price: 3_110_000, later_price: 3_421_000 },
  ])
  expect((await compare({ only_changed: 'N' })).map((row: contract.ComparedPrice) => row.price_code)).toEqual([
    next,
    same,
  ])
  expect(await compare({ former: inDays(-1), later: today })).toMatchObject([
    { item_code: 'AC-1', former_price: null },
    { item_code: 'AC-2', former_price: null },
  ])
})

test('a price that has ended since is compared by itself, and where another followed only the other stands', async () => {
  const ended = await approved({ item_code: 'AC-2', valid_to: inDays(10) })
  const first = await approved()
  const next = await approved({ valid_from: inDays(20), follows_on: true, price_include_tax: 3_421_000 })
  const compare = async (over: object = {}) => {
    const { data } = await maker(contract.comparePrices, { former: today, later: inDays(30), ...over })
    return data.map(({ price_code, former_code, later_code, former_price, later_price }: contract.ComparedPrice) => ({
      ...{ price_code, former_code, later_code, former_price, later_price },
    }))
  }
  const changed = { price_code: next, former_code: first, later_code: next }
  const gone = { price_code: ended, former_code: ended, later_code: null }
  expect(await compare({ sort: '-change' })).toEqual([
    { ...changed, former_price: 3_110_000, later_price: 3_421_000 },
    { ...gone, former_price: 3_110_000, later_price: null },
  ])
  expect(await compare({ search: 'ac-2' })).toEqual([{ ...gone, former_price: 3_110_000, later_price: null }])
})

test('the list is found by item, branch, status and day', async () => {
  const company = await approved({ valid_to: inDays(3) })
  const branch = await submitted({ dept_code: '705', item_code: 'AC-2' })
  const codes = async (input: object) =>
    (await maker(contract.listItemPrices, input)).data.map((row: contract.ItemPrice) => row.price_code)
  expect(await codes({})).toEqual([branch, company])
  expect(await codes({ search: 'ac-1' })).toEqual([company])
  expect(await codes({ dept_code: '705' })).toEqual([branch])
  expect(await codes({ status: 'Submitted' })).toEqual([branch])
  expect(await codes({ on: inDays(3) })).toEqual([company])
  expect(await codes({ on: inDays(4) })).toEqual([])
  expect((await maker(contract.listItemPrices, { on: 'soon' })).code).toBe('406')
})

describe('a sheet of prices', () => {
  const titles = [
    ...['Item code', 'Organization', 'Branch', 'Customer level', 'Minimum quantity', 'Price, tax included'],
    ...['Valid from', 'Valid to', 'The price before it ends the day before'],
  ]
  const send = async (...rows: (string | number)[][]) => {
    const form = fileForm(workbook({ Sheet: [titles, ...rows] }), 'prices.xlsx')
    form.set('module_name', contract.itemPriceSheet.module_name)
    return (await maker(imports.previewImport, form)).data.import_batch_code as string
  }
  const row = (over: Record<number, string | number> = {}) =>
    Object.assign(['AC-1', '1-GREE', '', '', '', '3110000', today, '', ''], over) as (string | number)[]

  test('says what is wrong with each line, by the price or line it overlaps', async () => {
    const holder = await approved({ item_code: 'AC-2' })
    const bad = await send(
      row(),
      row({ 5: '3000000' }),
      row({ 0: 'NONE' }),
      row({ 2: '999' }),
      row({ 3: 'NONE' }),
      row({ 4: '10', 7: inDays(-2) }),
      row({ 0: 'AC-2' }),
      row({ 0: 'AC-2', 6: inDays(9), 8: 'Yes' }),
      row({ 4: '20', 5: 'cheap' }),
    )
    const { data } = await maker(imports.listImportRows, { import_batch_code: bad, only: 'bad' })
    expect(data.map(({ line, problems }: { line: number; problems: object }) => [line, problems])).toEqual([
      [3, { valid_from: 'Price period overlaps with line 2' }],
      [4, { item_code: 'This choice is not in the list' }],
      [5, { dept_code: 'This choice is not in the list' }],
      [6, { customer_level: 'This choice is not in the list' }],
      [7, { valid_to: 'The last day is not before the first' }],
      [8, { valid_from: `Price period overlaps with ${holder}` }],
      [10, { price_include_tax: 'Price is a whole number from 1 to 99999999999' }],
    ])
  })

  test('comes in as drafts of whoever sent it, and is taken back while none was touched', async () => {
    const import_batch_code = await send(row(), row({ 4: 10, 5: 3_000_000 }))
    expect((await maker(imports.commitImport, { import_batch_code })).data).toMatchObject({ added: 2 })
    const rows = await db.select().from(itemPrices)
    expect(rows).toMatchObject([
      { status: 'Draft', authors: ['M'], price_without_tax: 2_801_802, min_qty: 1 },
      { status: 'Draft', min_qty: 10, price_include_tax: 3_000_000 },
    ])
    expect((await maker(imports.rollBackImport, { import_batch_code })).code).toBe('200')
    expect(await db.$count(itemPrices)).toBe(0)
  })
})
