import * as contract from '@sejuk/contract/sales/cashbacks'
import { expect, test } from 'vitest'
import { startCashbackServer } from '../../../../test/cashback.ts'
import { featuresWithOrders } from '../../../../test/cashback-orders.ts'
import { startTestServer } from '../../../../test/servers/test-server.ts'

const { asker, newCustomer } = await startCashbackServer(await startTestServer({ features: featuresWithOrders }))

test.each([
  ['an amount as text', [{ cashback_code: 'CB-1', plannedAmount: '5' }], 'saved_cashback_list.0.plannedAmount'],
  ['half a rupiah', [{ cashback_code: 'CB-1', plannedAmount: 0.5 }], 'saved_cashback_list.0.plannedAmount'],
  ['no amount', [{ cashback_code: 'CB-1', plannedAmount: null }], 'saved_cashback_list.0.plannedAmount'],
  ['null in place of a list', null, 'saved_cashback_list'],
  ['text in place of a list', '', 'saved_cashback_list'],
])('%s is refused at its field', async (_, saved_cashback_list, field) => {
  const customer_code = await newCustomer()
  for (const endpoint of [contract.getAvailableCashback, contract.availableCashback])
    expect(await asker(endpoint, { customer_code, saved_cashback_list })).toMatchObject({
      code: '406',
      errors: { [field]: [expect.any(String)] },
    })
})
