import * as contract from '@sejuk/contract/retail/sub-dealer-orders'
import { expect, test } from 'vitest'
import { startOrders } from '../../../../test/orders.ts'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { officialAddresses } from '../../../db/tables/customers/official-addresses.ts'
import { subDealerParents, subDealers } from '../../../db/tables/retail/sub-dealers.ts'

const server = await startTestServer()
const { db } = server
const { newCustomer, clerk, seller, read, person } = await startOrders(server)

const supplier = await newCustomer()
await db.insert(subDealers).values({
  ...{ subdealer_code: 'SD-1', subdealer_name: 'Toko Kecil', dept_code: '705', owner_name: 'Tono' },
  ...{ phone: '81234567890', detail_address: 'Jl. Pasar 1', status: 'Approved', parent_count: 1 },
  ...{ created_by: 'X', create_user_name: 'X', salesman_code: seller.usercode },
})
await db.insert(subDealerParents).values({ subdealer_code: 'SD-1', customer_code: supplier.customer_code, priority: 1 })
const dealer = await server.as(
  ['Sub-Dealer-PO-Search', 'Sub-Dealer-PO-Answer', 'Sub-Dealer-PO-Receive', 'Sales-Order-Create'],
  { view_data: 'View_Data_Customer', department: '705', customer_codes: [supplier.customer_code] },
)
const read2 = async (po_code: string) =>
  (await clerk(contract.getSubDealerOrder, { po_code })).data as contract.SubDealerOrderDetail
const act = async (by: typeof clerk, name: keyof typeof contract.actOnSubDealerOrder, po_code: string, more = {}) => {
  const { row_version } = await read2(po_code)
  return by(contract.actOnSubDealerOrder[name], { po_code, row_version, ...more })
}
const answered = async (confirmed_quantity: number) => {
  const lines = [{ item_code: 'AC-2', quantity: 5, requested_price: 8_000_000 }]
  const { data } = await clerk(contract.createSubDealerOrder, {
    ...{ subdealer_code: 'SD-1', customer_code: supplier.customer_code, lines },
  })
  await act(clerk, 'submit', data.po_code)
  const answer = { lines: [{ line_no: 1, confirmed_quantity, confirmed_price: 8_000_000 }] }
  expect(await act(dealer, 'answer', data.po_code, answer)).toMatchObject({ code: '200' })
  return data.po_code as string
}
const missing = { warehouse_code: 'W1', order_type: 'REGULAR' }

test('what the supplier cannot give becomes a sales order of the supplier, with the link kept on both, and only once', async () => {
  const po_code = await answered(2)
  expect(await act(dealer, 'order-missing', po_code, missing)).toMatchObject({ code: '200' })
  const order = await read2(po_code)
  expect(order).toMatchObject({ ordered_quantity: 3, confirmed_quantity: 2, order_code: expect.stringMatching(/-/) })
  expect(await read(order.order_code ?? '')).toMatchObject({
    ...{ customer_code: supplier.customer_code, po_number: po_code, status: 'Draft' },
    lines: [{ item_code: 'AC-2', ordered_qty: 3 }],
  })
  expect(await act(dealer, 'order-missing', po_code, missing)).toMatchObject({
    code: '409',
    message: 'Nothing is missing',
  })
})

test('nothing is ordered where everything was promised, by others, or into no warehouse', async () => {
  const whole = await answered(5)
  expect((await act(dealer, 'order-missing', whole, missing)).code).toBe('409')
  const po_code = await answered(0)
  const stranger = await person('Warehouse', 'Wati')
  expect((await act(stranger, 'order-missing', po_code, missing)).code).toBe('403')
  expect((await act(dealer, 'order-missing', po_code, { ...missing, warehouse_code: 'NONE' })).code).toBe('406')
  expect(await read2(po_code)).toMatchObject({ ordered_quantity: 0, order_code: null })
})

test('the order for what is missing goes to the address of the sub-dealer, or names it where it is none of the supplier', async () => {
  const toWhere = async () => {
    const po_code = await answered(2)
    await act(dealer, 'order-missing', po_code, missing)
    const { address_code, remark } = await read((await read2(po_code)).order_code ?? '')
    return { address_code, names: remark === `${po_code}: Jl. Pasar 1` }
  }
  expect(await toWhere()).toEqual({ address_code: null, names: true })
  await db.insert(officialAddresses).values({
    ...{ address_code: 'ADR-SD', customer_code: supplier.customer_code, detail_address: 'jl.  pasar 1' },
    ...{ province_name: 'Jawa Barat', city_name: 'Bekasi', district_name: 'Tambun', sub_district_name: 'Mekarsari' },
    ...{ receiver_name: 'Tono', receiver_phone: '81234567890', created_by: 'X', create_user_name: 'X' },
  })
  expect(await toWhere()).toEqual({ address_code: 'ADR-SD', names: true })
})
