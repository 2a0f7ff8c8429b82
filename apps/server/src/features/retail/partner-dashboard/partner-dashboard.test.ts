import * as contract from '@sejuk/contract/retail/partner-dashboard'
import { createRetailOrder } from '@sejuk/contract/retail/retail-orders'
import { expect, test } from 'vitest'
import { prepareRetail } from '../../../../test/retail.ts'
import { startTestServer } from '../../../../test/servers/test-server.ts'

const server = await startTestServer()
const { keyperson, promotor, sale, newSet } = await prepareRetail(server)
const read = async (by: typeof keyperson) => (await by(contract.partnerDashboard, {})).data as contract.PartnerDashboard

test('a keyperson and a promotor see their month, each of their own sales, and their rank', async () => {
  expect(await read(keyperson)).toMatchObject({ seller: { units: 0, rank: null, target: 20 }, cashback_remain: null })
  await keyperson(createRetailOrder, sale([await newSet()]))
  await keyperson(createRetailOrder, sale([await newSet()]))
  await promotor(createRetailOrder, sale([await newSet()]))
  expect(await read(keyperson)).toMatchObject({
    seller: { seller_role: 'keyperson', seller_name: 'Keyperson 1', units: 2, rank: 1, sellers: 1 },
    open_orders: null,
  })
  expect(await read(promotor)).toMatchObject({ seller: { seller_role: 'promotor', units: 1, rank: 1, target: 30 } })
})

test('a customer sees the business of its own, and whoever holds nothing only the courses', async () => {
  const customer = await server.as(['Sales-Order-Mobile-Open', 'Cashback-List-Search', 'Sub-Dealer-PO-Search'], {
    view_data: 'View_Data_Customer',
    customer_codes: ['C-1'],
  })
  expect(await read(customer)).toMatchObject({
    ...{ seller: null, open_orders: 0, cashback_remain: 0, unanswered_orders: 0, open_tickets: null, courses: 0 },
  })
  const nobody = await server.as([])
  expect(await read(nobody)).toMatchObject({ seller: null, open_orders: null, part_orders: null, courses: 0 })
})
