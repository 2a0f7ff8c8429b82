import * as requests from '@sejuk/contract/sales/credit-limit-requests'
import { addDays, dayIn } from '@sejuk/domain/values/dates'
import { expect, test } from 'vitest'
import { startOrders } from '../../../../test/orders.ts'
import { startTestServer } from '../../../../test/servers/test-server.ts'

const server = await startTestServer()
const { seller, manager, finance, newCustomer, stockUp, draft, read, act } = await startOrders(server)
await stockUp('AC-2', 50)
const today = dayIn(new Date().toISOString(), 'Asia/Jakarta')

/** Asked for by one, decided by another. */
const grant = async (customer_code: string, requested_limit: number, order_code: string) => {
  const [asks, decides] = [await server.as(), await server.as()]
  const temporary = { request_type: 'temporary', reason: 'One order more', valid_to: addDays(today, 30) }
  const form = { customer_code, ...temporary, requested_limit, order_code }
  const { request_code } = (await asks(requests.createCreditLimitRequest, form)).data
  await asks(requests.actOnCreditLimitRequest.submit, { request_code, row_version: 1 })
  return decides(requests.actOnCreditLimitRequest.approve, { request_code, row_version: 2 })
}
const waitingForFinance = async () => {
  const place = await newCustomer(5_000_000)
  const order_code = await draft(place)
  await act(seller, 'submit', order_code, { ask_finance: true, override_reason: 'A limit was asked for' })
  expect(await read(order_code)).toMatchObject({ waiting_for: ['branch', 'finance'], over_credit_amount: 3_000_000 })
  return { ...place, order_code }
}

test('an order that was blocked can be submitted once the limit is higher', async () => {
  const place = await newCustomer(5_000_000)
  const order_code = await draft(place)
  expect(await act(seller, 'submit', order_code)).toMatchObject({
    message: 'Order exceeds the credit limit by Rp 3.000.000',
  })
  expect(await grant(place.customer_code, 8_000_000, order_code)).toMatchObject({ code: '200' })
  expect((await act(seller, 'submit', order_code)).data).toMatchObject({ status: 'Submitted' })
})

test('an order that waits for finance needs it no longer once it fits', async () => {
  const { customer_code, order_code } = await waitingForFinance()
  await grant(customer_code, 7_999_000, order_code)
  expect(await read(order_code)).toMatchObject({ waiting_for: ['branch', 'finance'], over_credit_amount: 1000 })
  await grant(customer_code, 8_000_000, order_code)
  expect(await read(order_code)).toMatchObject({ waiting_for: ['branch'], over_credit_amount: 0 })
  expect((await act(manager, 'approve', order_code)).data).toMatchObject({ status: 'Approved' })
})

test('where finance is the last who is asked, it still decides', async () => {
  const { customer_code, order_code } = await waitingForFinance()
  await act(manager, 'approve', order_code)
  await grant(customer_code, 9_000_000, order_code)
  expect(await read(order_code)).toMatchObject({ waiting_for: ['finance'], over_credit_amount: 0 })
  expect((await act(finance, 'approve', order_code)).data).toMatchObject({ status: 'Approved' })
})
