import * as customer from '@sejuk/contract/customers/customers'
import * as keyperson from '@sejuk/contract/customers/keypersons'
import * as promotor from '@sejuk/contract/customers/promotors'
import * as contract from '@sejuk/contract/customers/shops'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { newCustomer, prepareCustomers } from '../../../../test/customers.ts'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { customers } from '../../../db/tables/customers/customers.ts'
import { keypersons } from '../../../db/tables/customers/shops.ts'

const server = await startTestServer()
const { db } = server
const sales = await server.as(undefined, {
  usercode: 'S1',
  username: 'Dimas',
  view_data: 'View_Data_Salesman',
  roles: ['Salesman'],
})
const boss = await server.as(undefined, { usercode: 'BM', view_data: 'View_Data_My_Branch' })
const known = { customer_name: 'PT Sinar', dept_code: '705', salesman_code: 'S1', created_by: 'BM' }
beforeAll(async () => {
  await prepareCustomers(server)
  await db.insert(customers).values({ ...known, customer_code: 'C1' })
})

const { province_code, city_code, district_code, sub_district_code, postal_code } = newCustomer()
const place = { province_code, city_code, district_code, sub_district_code, postal_code }
const newShop = (over: object = {}) => ({
  ...{ customer_code: 'C1', shop_name: 'Toko Sinar', salesman_code: 'S1', shop_class: 'A', ...place },
  ...{ detail_address: 'Jl. Panjang 7', lat: -6.2, lng: 106.8, display_units: { GREE: 4 } },
  ...over,
})
const create = async (over: object = {}) => {
  const answer = await sales(contract.createShop, newShop(over))
  expect(answer.message).toBe('Shop saved')
  return answer.data.shop_code as string
}

test('a shop belongs to the branch of its customer, and somebody else approves it', async () => {
  const shop_code = await create()
  expect(shop_code).toMatch(/^SHP-705-\d{4}$/)
  expect((await sales(contract.approveShop, { shop_code })).message).toBe(
    'Somebody else than who wrote it must approve it',
  )
  expect((await boss(contract.approveShop, { shop_code })).message).toBe('Shop approved')
  expect((await boss(contract.getShop, { shop_code })).data).toMatchObject({
    ...{
      dept_code: '705',
      status: 'Approved',
      customer_name: 'PT Sinar',
      salesman_name: 'Dimas',
      city_name: 'Jakarta Barat',
    },
    ...{ display_units: { GREE: 4 }, promotor_codes: [], sell_out: 0 },
  })
})

test('who edits a shop that somebody else created does not approve it', async () => {
  const shop_code = await create({ lat: -6.45, lng: 106.75 })
  const edited = { ...newShop({ lat: -6.45, lng: 106.75, shop_name: 'Toko Sinar Baru' }), shop_code, row_version: 1 }
  expect(await boss(contract.updateShop, edited)).toMatchObject({ code: '200' })
  for (const author of [sales, boss])
    expect((await author(contract.approveShop, { shop_code })).message).toBe(
      'Somebody else than who wrote it must approve it',
    )
  const other = await server.as(undefined, { usercode: 'BM2' })
  expect((await other(contract.approveShop, { shop_code })).message).toBe('Shop approved')
  expect((await boss(contract.getShop, { shop_code })).data).toMatchObject({ status: 'Approved', authors: [] })
})

test('a shop within 20 m of another is taken only with a reason', async () => {
  const first = await create({ lat: -6.3, lng: 106.9 })
  const near = newShop({ lat: -6.30005, lng: 106.90005 })
  const refused = await sales(contract.createShop, near)
  expect(refused).toMatchObject({ code: '409', status: 'PossibleDuplicate' })
  expect(refused.message).toContain(first)
  expect((await sales(contract.createShop, { ...near, duplicate_reason: 'First floor' })).code).toBe('200')
  expect((await sales(contract.createShop, newShop({ lat: -6.3004, lng: 106.9 }))).code).toBe('200')
})

test('one active keyperson decides in a shop; a shop that closes lets everybody go', async () => {
  const shop_code = await create({ lat: -6.4, lng: 106.9 })
  const person = { keyperson_name: 'Yulia', phone: '0812-3456-7890', shop_code }
  const added = await boss(keyperson.createKeyperson, person)
  expect(added.data.keyperson_code).toMatch(/^KEY-\d{4}$/)
  expect(await boss(keyperson.createKeyperson, { ...person, keyperson_name: 'Tan' })).toMatchObject({
    code: '409',
    message: 'This shop already has an active keyperson',
  })
  expect((await boss(keyperson.createKeyperson, { ...person, phone: '12' })).code).toBe('406')
  const { data } = await boss(promotor.createPromotor, {
    ...{ promotor_name: 'Rudi', phone: '081234567891', dept_code: '705', salesman_code: 'S1', join_date: '2026-01-31' },
  })
  const { row_version } = (await boss(contract.getShop, { shop_code })).data
  const { customer_code: _, ...form } = newShop({ lat: -6.4, lng: 106.9, promotor_codes: [data.promotor_code] })
  expect((await boss(contract.updateShop, { ...form, shop_code, row_version })).code).toBe('200')
  expect((await boss(contract.updateShop, { ...form, shop_code, row_version })).code).toBe('409')
  expect((await boss(contract.getShop, { shop_code })).data).toMatchObject({
    keyperson_name: 'Yulia',
    promotor_names: 'Rudi',
  })
  const chosen = await sales(promotor.selectCustomerPromotor, { customer_code: 'C1' })
  expect(chosen.data).toMatchObject([{ value: data.promotor_code, shop_code, customer_name: 'PT Sinar' }])
  await db.insert(customers).values({ ...known, customer_code: 'C3', salesman_code: 'S9' })
  const elsewhere = newShop({ customer_code: 'C3', lat: '', lng: '', promotor_codes: [data.promotor_code] })
  expect((await boss(contract.createShop, elsewhere)).code).toBe('200')
  const still = await boss(promotor.selectCustomerPromotor, { customer_code: 'C1' })
  expect(still.data).toMatchObject([{ shop_code }])
  const sellers = await boss(keyperson.sellerDropdown, { dept_code: ['705'] })
  expect(sellers.data.map(({ kind }: { kind: string }) => kind).sort()).toEqual(['keyperson', 'promotor', 'salesman'])
  expect((await boss(contract.closeShop, { shop_code, reason: 'Rent ended' })).message).toBe('Shop closed')
  expect((await boss(contract.getShop, { shop_code })).data).toMatchObject({
    ...{ status: 'Closed', is_open: 'N', keyperson_name: null, promotor_codes: [], close_reason: 'Rent ended' },
  })
  expect((await boss(contract.updateShop, { ...form, shop_code, row_version: 3 })).code).toBe('409')
})

test('a keyperson sees the shop they decide in: moved, the next one; let go, none', async () => {
  const [first, next] = [await create({ lat: -6.6, lng: 106.9 }), await create({ lat: -6.7, lng: 106.9 })]
  const keeper = await server.as(['Shop-Search'], { view_data: 'View_Data_Keyperson', shop_codes: [first] })
  const seen = async () => (await keeper(contract.listShops)).data.map((one: contract.ShopRow) => one.shop_code)
  const person = { keyperson_name: 'Sinta', phone: '0812-3456-0000', shop_code: first }
  const { keyperson_code } = (await boss(keyperson.createKeyperson, person)).data
  await db.update(keypersons).set({ user_code: keeper.usercode }).where(eq(keypersons.keyperson_code, keyperson_code))
  expect(await seen()).toEqual([first])
  await boss(keyperson.updateKeyperson, { ...person, keyperson_code, row_version: 2, shop_code: next })
  expect(await seen()).toEqual([next])
  await boss(contract.closeShop, { shop_code: next, reason: 'Rent ended' })
  expect(await seen()).toEqual([])
  const { data } = await boss(keyperson.keypersonLog, { code: keyperson_code })
  expect(data[0]).toMatchObject({ action: 'update', reason: 'Rent ended', diff: { is_active: [true, false] } })
})

test('what does not fit is said under its name', async () => {
  const bad = await sales(
    contract.createShop,
    newShop({ shop_name: 'x', phone: '1', shop_class: 'D', detail_address: '' }),
  )
  expect(Object.keys(bad.errors ?? {}).sort()).toEqual(['detail_address', 'phone', 'shop_class', 'shop_name'])
  expect((await sales(contract.createShop, newShop({ promotor_codes: ['X'], lat: '', lng: '' }))).errors).toEqual({
    promotor_codes: ['This choice is not in the list'],
  })
  expect((await sales(contract.createShop, newShop({ customer_code: 'C9' }))).code).toBe('404')
})

test('a customer with shops cannot be deleted', async () => {
  await db.insert(customers).values({ ...known, customer_code: 'C2', status: 'Draft' })
  await create({ customer_code: 'C2', lat: -6.5, lng: 106.9 })
  expect((await boss(customer.actOnCustomer.delete, { customer_code: 'C2' })).message).toBe(
    'Documents name this customer',
  )
})
