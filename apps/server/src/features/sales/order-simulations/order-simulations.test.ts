import * as contract from '@sejuk/contract/sales/order-simulations'
import { expect, test } from 'vitest'
import { addPricedGoods } from '../../../../test/priced-goods.ts'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { salesPolicies } from '../../../db/tables/customers/sales-policies.ts'

const server = await startTestServer()
await addPricedGoods(server.db)
await server.db.insert(salesPolicies).values({
  ...{ policy_name: 'Room units', status: 'Approved' as const, business_units: ['RAC'], valid_from: '2026-01-01' },
  ...{ created_by: 'X', create_user_name: 'X', max_total_percent: 10 },
  tiers: [{ from_amount: 0, from_qty: 10, discount_percent: 5 }],
})
const asker = await server.as()
const line = (over: object = {}) => ({ item_code: 'AC-1', ordered_qty: 10, ...over })
const ask = (over: object = {}) =>
  asker(contract.simulateOrder, { customer_code: 'C1', day: '2026-11-16', lines: [line()], ...over })
type Step = { step: string; discount: number; reason: { code: string } }
const discounts = (answer: Awaited<ReturnType<typeof ask>>) =>
  (answer.data.ladder.steps as Step[]).map(({ discount }) => discount)

test('the whole ladder is answered without saving: list price, policy, typed discounts, cashback and tax', async () => {
  const answer = await ask({
    lines: [line(), line({ item_code: 'AC-2', ordered_qty: '2', item_discount_percent: '1.5' })],
    extra_discount_amount: 260_000,
    collect_method: 'CBD',
    cbd_discount_percent: '1',
    cashback_list: [{ cashback_code: 'CB-1', plannedAmount: 1_000_000 }],
  })
  expect(answer.code).toBe('200')
  expect(discounts(answer)).toEqual([0, 0, 2_500_000, 240_000, 260_000, 630_000, 1_000_000])
  expect(answer.data).toMatchObject({
    customer_name: 'PT Sinar',
    priceIncludeTax: 'Y',
    objections: [],
    ladder: { total_amount: 61_370_000, max_allowed_discount_include_tax: 5_000_000 + 1_280_000 },
    lines: [{ unit_reason: { code: 'policy-gives' }, list_reason: { code: 'price-reason-without-approver' } }, {}],
  })
  const { base, vat, rounding_adjustment, amount } = answer.data.ladder.tax
  expect(base + vat + rounding_adjustment).toBe(amount)
})

test('cash before delivery gives nothing to who pays otherwise', async () => {
  const answer = await ask({ cbd_discount_percent: 3 })
  expect(discounts(answer)[5]).toBe(0)
  expect(answer.data.ladder.steps[5].reason.code).toBe('ladder-cbd-other-method')
})

test('a line without a price and a discount above the allowed are said before anything is sent', async () => {
  const answer = await ask({ lines: [line({ item_discount_percent: 50 }), line({ item_code: 'AC-3' })] })
  expect(answer.data.objections).toEqual([
    { code: 'ladder-no-price', values: { items: 'AC-3' } },
    { code: 'ladder-discount-above-allowed' },
    { code: 'discount-too-large', values: { item: 'AC-1' } },
  ])
})

test('prices before tax put the tax on top, a rupiah beside the other at most', async () => {
  const [within, onTop] = [await ask(), await ask({ priceIncludeTax: 'N' })]
  expect(Math.abs(within.data.ladder.total_amount - onTop.data.ladder.total_amount)).toBeLessThanOrEqual(1)
  expect(onTop.data.ladder.tax.rounding_adjustment).toBe(0)
})

test('bad input is answered by field, never half and never a fault', async () => {
  const errors = async (over: object) => Object.keys((await ask(over)).errors ?? {})
  expect(await errors({ customer_code: 'C9' })).toEqual(['customer_code'])
  expect(await errors({ lines: [line({ item_code: 'NONE-1' })] })).toEqual(['lines.0.item_code'])
  expect(await errors({ lines: [line({ ordered_qty: 0 })] })).toEqual(['lines.0.ordered_qty'])
  expect(await errors({ lines: [line({ ordered_qty: 1.5 })] })).toEqual(['lines.0.ordered_qty'])
  expect(await errors({ lines: [line({ item_discount_percent: 100.01 })] })).toEqual(['lines.0.item_discount_percent'])
  expect(await errors({ lines: [] })).toEqual(['lines'])
  expect(await errors({ lines: Array.from({ length: 201 }, () => line()) })).toEqual(['lines'])
  expect(await errors({ extra_discount_amount: -1 })).toEqual(['extra_discount_amount'])
  expect(await errors({ day: '2026-02-30' })).toEqual(['day'])
})

test('a customer out of sight is not priced, and without the permission nothing is', async () => {
  const branch = await server.as(undefined, { view_data: 'View_Data_My_Branch', department: '713' })
  const asked = { customer_code: 'C1', lines: [line()] }
  expect(await branch(contract.simulateOrder, asked)).toMatchObject({
    code: '406',
    errors: { customer_code: ['This choice is not in the list'] },
  })
  const nobody = await server.as([])
  expect((await nobody(contract.simulateOrder, asked)).code).toBe('403')
})
