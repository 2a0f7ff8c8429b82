import * as contract from '@sejuk/contract/customers/official-addresses'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { prepareCustomers } from '../../../../test/customers.ts'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { customers } from '../../../db/tables/customers/customers.ts'

const server = await startTestServer()
const sales = await server.as(undefined, { usercode: 'S1', view_data: 'View_Data_Salesman' })
const logistics = await server.as(undefined, { view_data: 'View_Data_My_Branch', username: 'Wahyu' })
beforeAll(async () => {
  await prepareCustomers(server)
  const customer = { customer_name: 'PT Sinar', dept_code: '705', salesman_code: 'S1', created_by: 'X' }
  await server.db.insert(customers).values({ ...customer, customer_code: 'C1', lat: -6.2, lng: 106.8 })
})

const form = (over: object = {}) => ({
  ...{ customer_code: 'C1', sub_district_code: '31.73.05.1002', postal_code: '11520', detail_address: 'Jl. Sabang 2' },
  ...{ receiver_name: 'Budi', receiver_phone: '0812', lat: -6.3, lng: 106.8, order_code: 'SO-705-2611-00001' },
  ...over,
})
const add = async (over: object = {}) => (await sales(contract.createTemporaryAddress, form(over))).data
const typeOf = async (address_code: string) => {
  const { data } = await logistics(contract.listOfficialAddresses, { address_type: 'all', limit: 100 })
  return data.find((one: { address_code: string }) => one.address_code === address_code).address_type
}

test('an address far from the official ones waits; within a kilometre it is confirmed at once', async () => {
  expect((await add()).address_type).toBe('temporary-address')
  const near = await add({ detail_address: 'Jl. Dekat 1', lat: -6.205, lng: 106.8 })
  expect(near.address_type).toBe('confirmed-temporary-address')
  const tabs = (await logistics(contract.countAddressTypes, {})).data
  expect(tabs).toContainEqual({ address_type: 'temporary-address', total: 1 })
  expect((await logistics(contract.listOfficialAddresses, {})).data).toEqual([])
})

test('a temporary address is confirmed, then kept for good, and never decided twice', async () => {
  const { address_code } = await add({ detail_address: 'Jl. Baru 3' })
  expect(await sales(contract.actOnAddress.confirm, { address_code })).toMatchObject({
    code: '409',
    message: 'Somebody else than who wrote it must approve it',
  })
  expect((await logistics(contract.actOnAddress.confirm, { address_code })).message).toBe('Address confirmed')
  expect(await logistics(contract.actOnAddress.reject, { address_code, reason: 'x' })).toMatchObject({
    code: '409',
    message: 'Needs status temporary-address',
  })
  expect((await logistics(contract.actOnAddress.promote, { address_code })).code).toBe('200')
  expect(await typeOf(address_code)).toBe('official-address')
})

test('a rejected one tells whoever wrote it why', async () => {
  const { address_code } = await add({ detail_address: 'Jl. Hilang 9', lat: -6.6 })
  expect((await logistics(contract.actOnAddress.reject, { address_code })).code).toBe('406')
  await logistics(contract.actOnAddress.reject, { address_code, reason: 'No such street' })
  expect(await typeOf(address_code)).toBe('rejected-temporary-address')
  const { rows } = await server.db.execute(
    sql`select usercode, body_default from notifications where event = 'address-rejected'`,
  )
  expect(rows).toEqual([{ usercode: 'S1', body_default: 'Jl. Hilang 9 was rejected: No such street' }])
})

test('the place must exist and the customer be in sight', async () => {
  expect((await sales(contract.createTemporaryAddress, form({ sub_district_code: 'x' }))).errors).toEqual({
    sub_district_code: ['This choice is not in the list'],
  })
  expect((await sales(contract.createTemporaryAddress, form({ customer_code: 'C9' }))).code).toBe('404')
  expect((await sales(contract.createTemporaryAddress, form())).message).toBe('Address already exists')
})

test('a closed customer gets no address', async () => {
  const customer = { customer_name: 'PT Tutup', dept_code: '705', salesman_code: 'S1', created_by: 'X' }
  await server.db.insert(customers).values({ ...customer, customer_code: 'C9', status: 'Closed' })
  expect(await sales(contract.createTemporaryAddress, form({ customer_code: 'C9' }))).toMatchObject({
    code: '409',
    message: 'The customer is closed and takes no new business',
  })
})

test('what waited when its customer was closed is neither confirmed nor kept for good, only rejected', async () => {
  const customer = { customer_name: 'PT Pamit', dept_code: '705', salesman_code: 'S1', created_by: 'X' }
  await server.db.insert(customers).values({ ...customer, customer_code: 'C8', status: 'Approved' })
  const { address_code } = await add({ customer_code: 'C8', detail_address: 'Jl. Pamit 1' })
  await server.db.update(customers).set({ status: 'Closed' }).where(eq(customers.customer_code, 'C8'))
  for (const decide of [contract.actOnAddress.confirm, contract.actOnAddress.promote])
    expect(await logistics(decide, { address_code })).toMatchObject({
      code: '409',
      message: 'The customer is closed and takes no new business',
    })
  expect(await logistics(contract.actOnAddress.reject, { address_code, reason: 'Closed' })).toMatchObject({
    code: '200',
  })
})
