import * as prices from '@sejuk/contract/catalogue/prices'
import * as simulations from '@sejuk/contract/sales/order-simulations'
import * as contract from '@sejuk/contract/sales/special-price-requests'
import { permissions } from '@sejuk/domain/permissions'
import { addDays } from '@sejuk/domain/values/dates'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addPricedGoods } from '../../../../test/priced-goods.ts'
import { fileForm, startTestServer } from '../../../../test/servers/test-server.ts'
import { offers } from '../../../app.ts'
import { consumeSpecialPrices, restoreSpecialPrices } from '../../../business/sales/special-prices.ts'
import { specialPriceLines, specialPriceRequests, specialPriceUses } from '../../../db/tables/sales/special-prices.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { systemActor } from '../../../platform/records/system-actor.ts'
import { endSpecialPrices } from './expire.ts'

const server = await startTestServer()
const { db, as, jobs, config } = server
await addPricedGoods(db)
const today = companyToday()
const act = contract.actOnSpecialPrice
const without = (...codes: string[]) => permissions.filter((one) => !codes.includes(one))
const maker = await as(undefined, { usercode: 'M', username: 'Maker' })
const boss = await as(without('Special-Price-Request-Approve-All', 'Special-Price-Request-View-Floor'), {
  ...{ usercode: 'B', username: 'Boss' },
})
const chief = await as(undefined, { usercode: 'C', username: 'Chief' })

const line = (over: object = {}) => ({
  ...{ item_code: 'AC-1', requested_price_include_tax: 4_700_000, qty_limit: 10, ...over },
})
const terms = (over: object = {}) => ({
  ...{
    customer_code: 'C1',
    reason: 'other',
    valid_from: today,
    valid_to: addDays(today, 30),
    lines: [line()],
    ...over,
  },
})
const headOf = async (request_code: string) => {
  const [row] = await db.select().from(specialPriceRequests).where(eq(specialPriceRequests.request_code, request_code))
  return row as typeof specialPriceRequests.$inferSelect
}
const seen = async (request_code: string) => ({ request_code, row_version: (await headOf(request_code)).row_version })
const draft = async (over: object = {}) => {
  const { data, errors, message } = await maker(contract.createSpecialPrice, terms(over))
  if (!data) throw new Error(JSON.stringify({ message, errors }))
  return data.request_code as string
}
const granted = async (over: object = {}) => {
  const code = await draft(over)
  expect((await maker(act.submit, await seen(code))).message).toBe('Special price submitted')
  expect((await chief(act.approve, await seen(code))).message).toBe('Special price approved')
  return code
}
const order = (order_code: string) => ({ order_code, customer_code: 'C1', day: today })
const use = (special_price_code: string, qty: number, line_no = 1) => ({
  ...{ special_price_code, qty, line_no, item_code: 'AC-1' },
})
const consume = (order_code: string, wanted: Parameters<typeof consumeSpecialPrices>[3]) =>
  db.transaction((tx) => consumeSpecialPrices(tx, systemActor, order(order_code), wanted))
const usedOf = async (code: string) => {
  const [row] = await db.select().from(specialPriceLines).where(eq(specialPriceLines.request_code, code))
  return row?.used_qty
}
const endAll = async () => {
  await db.delete(specialPriceUses)
  await db.delete(specialPriceRequests)
}

test('asked for, submitted and approved by somebody else, it is the first price of the ladder and of the catalogue', async () => {
  const code = await draft()
  expect(code).toMatch(/^SP-705-\d{4}-\d{5}$/)
  const ask = async () =>
    (await maker(simulations.simulateOrder, { customer_code: 'C1', lines: [{ item_code: 'AC-1', ordered_qty: 10 }] }))
      .data
  expect((await ask()).ladder.steps[1].discount).toBe(0)
  await maker(act.submit, await seen(code))
  expect(await maker(act.approve, await seen(code))).toMatchObject({
    ...{ code: '409', message: 'Somebody else than who wrote it must approve it' },
  })
  expect((await boss(act.approve, await seen(code))).code).toBe('200')
  const found = await ask()
  expect(found.ladder.steps[1]).toMatchObject({ discount: 3_000_000, reason: { code: 'ladder-special' } })
  expect(found.lines[0]).toMatchObject({ quota_left: 10, unit_reason: { code: 'price-reason' } })
  const listed = await maker(prices.priceForCustomer, {
    ...{ customer_code: 'C1', day: today, items: [{ item_code: 'AC-1', quantity: 1 }], with_rules: true },
  })
  expect(JSON.stringify(listed.data)).toContain(code)
  await endAll()
})

test('a line above the quota keeps its list price and says so', async () => {
  const code = await granted()
  const { data } = await maker(simulations.simulateOrder, {
    ...{ customer_code: 'C1', lines: [{ item_code: 'AC-1', ordered_qty: 11 }] },
  })
  expect(data.ladder.steps[1].discount).toBe(0)
  expect(data.lines[0].note).toEqual({ code: 'special-price-quota-left', values: { code, n: 10 } })
  await endAll()
})

test('deeper than the band or below the floor head office decides; the floor is told to nobody else', async () => {
  const deep = await draft({ lines: [line({ requested_price_include_tax: 4_200_000 })] })
  await maker(act.submit, await seen(deep))
  const refused = { code: '409', message: expect.stringContaining('head office decides') }
  expect(await boss(act.approve, await seen(deep))).toMatchObject(refused)
  expect(await boss(act.reject, { ...(await seen(deep)), reason: 'No' })).toMatchObject(refused)
  const look = async (by: typeof boss) => (await by(contract.getSpecialPrice, { request_code: deep })).data.lines[0]
  expect(await look(boss)).toMatchObject({ floor_price: null, needs_head_office: true })
  expect(await look(chief)).toMatchObject({ floor_price: 4_250_000 })
  const bases = { customer_code: 'C1', item_codes: ['AC-1'] }
  expect((await boss(contract.specialPriceBases, bases)).data[0]).toMatchObject({
    list_price: 5_000_000,
    floor_price: null,
  })
  expect((await chief(act.approve, await seen(deep))).code).toBe('200')
  await endAll()
})

test('of many orders at once no unit of a quota is used twice; what comes back can be used again', async () => {
  const code = await granted()
  const results = await Promise.allSettled(Array.from({ length: 6 }, (_, n) => consume(`SO-${n}`, [use(code, 3)])))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  expect(await usedOf(code)).toBe(9)
  await expect(consume('SO-X', [use(code, 2)])).rejects.toMatchObject({ answer: { status: 'SpecialPriceQuota' } })
  const taker = results.findIndex(({ status }) => status === 'fulfilled')
  await consume(`SO-${taker}`, [use(code, 4)])
  expect(await headOf(code)).toMatchObject({ status: 'Closed', closed_by: 'quota' })
  await db.transaction((tx) => restoreSpecialPrices(tx, systemActor, order(`SO-${taker}`)))
  expect(await usedOf(code)).toBe(6)
  expect(await headOf(code)).toMatchObject({ status: 'Approved', closed_by: null })
  const uses = await db.select().from(specialPriceUses).where(eq(specialPriceUses.request_code, code))
  expect(uses.reduce((sum, { qty }) => sum + qty, 0)).toBe(6)
  await endAll()
})

test('another customer’s, an ended and an unapproved special price are not used', async () => {
  const waiting = await draft()
  await expect(consume('SO-1', [use(waiting, 1)])).rejects.toMatchObject({ answer: { code: '409' } })
  const theirs = await granted()
  await db
    .update(specialPriceRequests)
    .set({ customer_code: 'C2' })
    .where(eq(specialPriceRequests.request_code, theirs))
  await expect(consume('SO-1', [use(theirs, 1)])).rejects.toMatchObject({ answer: { code: '409' } })
  await endAll()
})

test('a change of an approved one waits while the former terms count, and is approved or refused as a whole', async () => {
  const code = await granted()
  await consume('SO-1', [use(code, 6)])
  const {
    customer_code: _customer,
    reason: _reason,
    ...changed
  } = terms({
    ...{ lines: [line({ requested_price_include_tax: 4_600_000, qty_limit: 20 })] },
  })
  expect((await maker(act.adjust, { ...(await seen(code)), ...changed })).message).toBe('The change waits for approval')
  const priceNow = async () =>
    (await maker(simulations.simulateOrder, { customer_code: 'C1', lines: [{ item_code: 'AC-1', ordered_qty: 1 }] }))
      .data.ladder.lines[0].unit_price
  expect(await priceNow()).toBe(4_700_000)
  expect((await boss(act.reject, { ...(await seen(code)), reason: 'Too low' })).data).toMatchObject({
    status: 'Approved',
  })
  await maker(act.adjust, { ...(await seen(code)), ...changed })
  expect((await boss(act.approve, await seen(code))).data).toMatchObject({ status: 'Approved' })
  expect(await priceNow()).toBe(4_600_000)
  expect(await usedOf(code)).toBe(6)
  const short = { ...changed, lines: [line({ qty_limit: 5 })] }
  await maker(act.adjust, { ...(await seen(code)), ...short })
  expect(await boss(act.approve, await seen(code))).toMatchObject({ code: '406' })
  await endAll()
})

test('what proves the reason is asked for, stored with the request and shown', async () => {
  const code = await draft({ reason: 'competitor' })
  expect(await maker(act.submit, await seen(code))).toMatchObject({ message: 'For this reason a file must prove it' })
  const form = fileForm(new TextEncoder().encode('%PDF-1.4 %%EOF'), 'offer.pdf')
  for (const [field, value] of Object.entries(await seen(code))) form.set(field, String(value))
  expect((await maker(act.evidence, form)).code).toBe('200')
  await endAll()
})

test('by night what is over is closed, and only that', async () => {
  const [over, open] = [await granted(), await granted({ lines: [line({ item_code: 'AC-2' })] })]
  await db
    .update(specialPriceRequests)
    .set({ valid_from: addDays(today, -20), valid_to: addDays(today, -1) })
    .where(eq(specialPriceRequests.request_code, over))
  await endSpecialPrices(db, { jobs, config, offers })
  expect(await headOf(over)).toMatchObject({ status: 'Closed', closed_by: 'expired' })
  expect(await headOf(open)).toMatchObject({ status: 'Approved' })
  await endAll()
})

test('terms without sense are refused under their names, and nothing is written', async () => {
  const errors = async (over: object) => (await maker(contract.createSpecialPrice, terms(over))).errors
  expect(await errors({ valid_to: addDays(today, 90) })).toEqual({
    valid_to: ['A special price is valid for 90 days at most'],
  })
  expect(await errors({ valid_to: addDays(today, -1) })).toMatchObject({ valid_to: [expect.any(String)] })
  expect(await errors({ lines: [] })).toMatchObject({ lines: [expect.any(String)] })
  expect(await errors({ lines: [line(), line()] })).toEqual({
    'lines.1.item_code': ['The item stands in another line already'],
  })
  expect(await errors({ lines: [line({ requested_price_include_tax: 5_000_000 })] })).toEqual({
    'lines.0.requested_price_include_tax': ['The requested price is below the list price Rp 5.000.000'],
  })
  expect(await errors({ lines: [line({ item_code: 'AC-3' })] })).toEqual({
    'lines.0.item_code': ['This item has no list price for the customer'],
  })
  expect(await errors({ customer_code: 'C9' })).toMatchObject({ customer_code: [expect.any(String)] })
  expect(await db.$count(specialPriceRequests)).toBe(0)
})

test('a stale change and a missing permission are refused', async () => {
  const code = await draft()
  const { customer_code: _customer, ...form } = terms()
  const stale = await seen(code)
  expect((await maker(act.modify, { ...form, ...stale })).code).toBe('200')
  expect((await maker(act.modify, { ...form, ...stale })).code).toBe('409')
  const reader = await as(['Special-Price-Request-View'])
  expect((await reader(act.submit, await seen(code))).code).toBe('403')
  expect((await maker(act.delete, await seen(code))).code).toBe('200')
})
