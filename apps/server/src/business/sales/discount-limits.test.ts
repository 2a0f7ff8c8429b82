import { salesOrderTypeDropdown } from '@sejuk/contract/masters/sales-order-types'
import { simulateOrder } from '@sejuk/contract/sales/order-simulations'
import * as contract from '@sejuk/contract/sales/sales-orders'
import { standardSettings } from '@sejuk/domain/platform/site-settings'
import { roleFacts } from '@sejuk/domain/role-facts'
import { standardRoles } from '@sejuk/domain/roles'
import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { startOrders } from '../../../test/orders.ts'
import { startTestServer } from '../../../test/servers/test-server.ts'
import { items } from '../../db/tables/catalogue/items.ts'
import { brands } from '../../db/tables/masters/brands.ts'
import { rebateTypes } from '../../db/tables/masters/rebate-types.ts'
import { salesOrderTypes } from '../../db/tables/masters/sales-order-types.ts'
import { holdSetting } from '../../../test/settings/hold-setting.ts'
import { settingChanges } from '../../db/tables/company/setting-changes.ts'
import { siteSettings } from '../../db/tables/platform/site-settings.ts'
import { brandDiscounts } from '../../db/tables/sales/brand-discounts.ts'
import { cashbacks } from '../../db/tables/sales/cashbacks.ts'
import { salesOrderLines } from '../../db/tables/sales/sales-orders.ts'

const server = await startTestServer()
const { db } = server
const { seller, manager, clerk, head, newCustomer, stockUp, form, draft, read, act } = await startOrders(server)
await stockUp('AC-2', 500)
await db.insert(brands).values({ brand_code: 'GREE', brand_name: 'Gree', seq: 1 }).onConflictDoNothing()
await db.update(items).set({ brand_code: 'GREE' }).where(eq(items.item_code, 'AC-2'))
await db.insert(salesOrderTypes).values({
  ...{ type_code: 'SAMPLE', type_name: 'Sample', local_name: 'Sampel', seq: 2, is_internal: true },
})
const line = (over: object = {}) => ({ item_code: 'AC-2', ordered_qty: 2, ...over })
const put = async (over: object) => {
  const place = await newCustomer()
  return seller(contract.createSalesOrder, { ...form(place, over), customer_code: place.customer_code })
}
const largest = async (largest_discount_percent: number) => {
  const value = { ...standardSettings.orders, largest_discount_percent }
  const row = { setting_key: 'orders' as const, value, updated_by: 'X', updated_user_name: 'X' }
  await db.delete(siteSettings).where(eq(siteSettings.setting_key, 'orders'))
  await db.insert(siteSettings).values(row)
}

test('a discount beyond the largest is approved by nobody inside the order', async () => {
  const order_code = await draft(await newCustomer(), { lines: [line({ item_discount_percent: 16 })] })
  const refused = await act(seller, 'submit', order_code)
  expect(refused).toMatchObject({
    ...{ code: '409', status: 'DiscountTooLarge' },
    message: 'The discount is too large for AC-2. Ask for a special price',
  })
  const both = await draft(await newCustomer(), {
    ...{ lines: [line({ item_discount_percent: 10 })], extra_discount_amount: 1_000_000 },
  })
  expect((await act(seller, 'submit', both)).status).toBe('DiscountTooLarge')
  const allowed = await draft(await newCustomer(), {
    lines: [line({ item_discount_percent: 15, item_discount_amount: '' })],
  })
  expect((await act(seller, 'submit', allowed)).data).toMatchObject({ status: 'Submitted' })
})

test('the stricter of two settings counts: that of the submission, or that of the day of the decision', async () => {
  await largest(20)
  const order_code = await draft(await newCustomer(), { lines: [line({ item_discount_percent: 18 })] })
  expect((await act(seller, 'submit', order_code)).data).toMatchObject({ status: 'Submitted' })
  await largest(15)
  expect(await act(head, 'approve', order_code)).toMatchObject({ code: '409', status: 'DiscountTooLarge' })
  await largest(30)
  expect((await act(head, 'approve', order_code)).data).toMatchObject({ status: 'Approved' })
  await largest(15)
  const more = (percent: number) => ({
    ...form(
      { customer_code: '', address_code: '' },
      { lines: [line({ ordered_qty: 3, item_discount_percent: percent })] },
    ),
    reason: 'One more',
  })
  const { address_code } = await read(order_code)
  expect(await act(clerk, 'adjust', order_code, { ...more(19), address_code })).toMatchObject({
    status: 'DiscountTooLarge',
  })
  expect((await act(clerk, 'adjust', order_code, { ...more(18), address_code })).data).toMatchObject({
    status: 'Adjusted',
  })
})

test('what was typed is never cut: an amount above the price or the total is an error of its field', async () => {
  const message = ['The discount is more than the price']
  expect((await put({ lines: [line({ item_discount_amount: 16_000_001 })] })).errors).toEqual({
    'lines.0.item_discount_amount': message,
  })
  expect((await put({ extra_discount_amount: 8_000_001 })).errors).toEqual({ extra_discount_amount: message })
  expect((await put({ lines: [line({ item_discount_amount: 1, item_discount_percent: 1 })] })).errors).toEqual({
    'lines.0.item_discount_amount': ['Give a percent or an amount, not both'],
  })
})

test('an answered line has what was typed, so that it may be sent back as it is; so may one of an old order', async () => {
  const place = await newCustomer()
  const order_code = await draft(place, {
    lines: [line({ item_discount_percent: 5 }), line({ item_discount_amount: 900 })],
  })
  const { lines, row_version } = await read(order_code)
  expect(lines).toMatchObject([
    { item_discount_percent: 5, item_discount_amount: 0, item_discount_total: 800_000, net_price: 7_600_000 },
    { item_discount_percent: 0, item_discount_amount: 900, item_discount_total: 900, net_price: 7_999_550 },
  ])
  await db
    .update(salesOrderLines)
    .set({ item_discount_percent: 5, item_discount_amount: 800_000 })
    .where(and(eq(salesOrderLines.order_code, order_code), eq(salesOrderLines.line_no, 2)))
  const again = await seller(contract.updateSalesOrder, {
    ...form(place, { lines: (await read(order_code)).lines }),
    ...{ order_code, row_version },
  })
  expect(again.code).toBe('200')
})

test('a special price that does not fit and cashback of somebody else are errors that name the code', async () => {
  expect((await put({ lines: [line({ special_price_code: 'SPR-1' })] })).errors).toEqual({
    'lines.0.special_price_code': ['Special price SPR-1 is not valid for this line: the list price counts'],
  })
  const other = await newCustomer()
  await db.insert(rebateTypes).values({ type_rebate_code: 'MANUAL', type_rebate_name: 'Manual' })
  await db.insert(cashbacks).values({
    ...{ cashback_code: 'CB-OTHER', customer_code: other.customer_code, dept_code: '705', org_code: '1-GREE' },
    ...{ type_rebate_code: 'MANUAL', period: '2026-01', cashback_amount: 100_000, granted_amount: 100_000 },
    ...{ cashback_remain: 100_000, valid_from: '2026-01-01', valid_to: '2099-01-01', source: 'manual' as const },
    ...{ created_by: 'X', create_user_name: 'X', status: 'Approved' as const },
  })
  const answer = await put({ cashback_list: [{ cashback_code: 'CB-OTHER', plannedAmount: 1000 }] })
  expect(answer.errors).toEqual({
    'cashback_list.0.cashback_code': ['Cashback CB-OTHER is not among the cashback of this customer'],
  })
})

test('a buyer sets no days, no discount and no type of the company itself, and sees no ceiling', async () => {
  const place = await newCustomer()
  const buyer = await server.as([...standardRoles.Customer.permissions], {
    view_data: roleFacts.Customer.view_data,
    customer_codes: [place.customer_code],
  })
  const send = (over: object = {}) =>
    buyer(contract.createSalesOrder, { ...form(place, over), customer_code: place.customer_code })
  expect((await send({ payment_term_days: 60 })).errors).toEqual({ payment_term_days: ['Not yours to set'] })
  expect((await send({ order_type: 'SAMPLE' })).errors).toEqual({ order_type: ['Not yours to set'] })
  expect((await send({ extra_discount_amount: 1 })).errors).toEqual({
    extra_discount_amount: ['Only salespeople give discounts'],
  })
  const types = async (by: typeof buyer) =>
    (await by(salesOrderTypeDropdown, {})).data.map((one: { type_code: string }) => one.type_code)
  expect([await types(buyer), await types(seller)]).toEqual([['REGULAR'], ['REGULAR', 'SAMPLE']])
  const { data } = await send()
  const order_code = data.order_code as string
  const seen = await read(order_code, buyer)
  for (const hidden of ['allowed_discount_amount', 'approvals', 'discount_months'])
    expect(seen).not.toHaveProperty(hidden)
  expect(await read(order_code)).toMatchObject({ allowed_discount_amount: 640_000, approvals: [] })
  const asked = { customer_code: place.customer_code, lines: [line()] }
  const { ladder } = (await buyer(simulateOrder, asked)).data
  for (const hidden of ['max_allowed_discount_include_tax', 'over_allowed_amount'])
    expect(ladder).not.toHaveProperty(hidden)
  expect(ladder.lines[0]).not.toHaveProperty('max_total_percent')
  expect(ladder.maxAllowedCashbackAmount).toBe(1_280_000)
  expect((await manager(simulateOrder, asked)).data.ladder.max_allowed_discount_include_tax).toBe(1_280_000)
})

test('the largest discount is a setting, and a simulated order says what is beyond it', async () => {
  await holdSetting(db, 'orders', { largest_discount_percent: 12 })
  const place = await newCustomer()
  const answer = await seller(simulateOrder, {
    ...{ customer_code: place.customer_code, lines: [line({ item_discount_percent: 13 })] },
  })
  expect(answer.data.objections).toContainEqual({ code: 'discount-too-large', values: { item: 'AC-2' } })
})

test('a brand has a largest discount of its own, looser or tighter than that of all brands', async () => {
  const asked = async (item_discount_percent: number) => {
    const order_code = await draft(await newCustomer(), { lines: [line({ item_discount_percent })] })
    return act(seller, 'submit', order_code)
  }
  const ofBrand = async (largest_discount_percent: number) => {
    await db.delete(brandDiscounts)
    await db.insert(brandDiscounts).values({ brand_code: 'GREE', largest_discount_percent, updated_user_name: 'X' })
  }
  await largest(15)
  await ofBrand(20)
  expect((await asked(18)).data).toMatchObject({ status: 'Submitted' })
  expect(await asked(21)).toMatchObject({ code: '409', status: 'DiscountTooLarge' })
  await ofBrand(10)
  expect(await asked(12)).toMatchObject({ code: '409', status: 'DiscountTooLarge' })
  await db.delete(brandDiscounts)
})

test('an order is judged by its brand as it was at its submission, or by today, whichever is stricter', async () => {
  await largest(15)
  const of = (n: number) => ({ largest_discount_percent: n })
  await db.insert(brandDiscounts).values({ brand_code: 'GREE', ...of(20), updated_user_name: 'X' })
  const order_code = await draft(await newCustomer(), { lines: [line({ item_discount_percent: 18 })] })
  expect((await act(seller, 'submit', order_code)).data).toMatchObject({ status: 'Submitted' })
  await db.update(brandDiscounts).set(of(17))
  expect(await act(head, 'approve', order_code)).toMatchObject({ code: '409', status: 'DiscountTooLarge' })
  // It was 17 when the order was submitted, and is 25 by a change since.
  await db.update(brandDiscounts).set(of(25))
  await db.insert(settingChanges).values({
    ...{ change_code: 'MSC-1', kind: 'largest_discount', scope: 'GREE', scope_name: 'Gree', status: 'In_Force' },
    ...{ before: of(17), after: of(25), loosens: true, author_level: 2, needed_level: 3, reason: 'Brand of the year' },
    ...{ created_by: 'X', create_user_name: 'X', in_force_date: new Date(Date.now() + 60_000).toISOString() },
  })
  expect(await act(head, 'approve', order_code)).toMatchObject({ code: '409', status: 'DiscountTooLarge' })
  await db.delete(settingChanges)
  expect((await act(head, 'approve', order_code)).code).toBe('200')
  await db.delete(brandDiscounts)
})
