import * as order from '@sejuk/contract/retail/sub-dealer-orders'
import * as shop from '@sejuk/contract/retail/sub-dealers'
import { customers } from '../../../src/db/tables/customers/customers.ts'
import { subDealerOrders } from '../../../src/db/tables/retail/sub-dealer-orders.ts'
import { subDealerParents, subDealers } from '../../../src/db/tables/retail/sub-dealers.ts'
import { named, type Owner, type ScopedRows } from '../scoped-rows.ts'

const columns = ['dept_code', 'salesman_code', 'created_by', 'customer_code'] as const

const makeShop = async (
  db: Parameters<ScopedRows['make']>[0],
  { customer_code, dept_code, salesman_code, created_by }: Owner,
) => {
  const facts = { dept_code, salesman_code, created_by }
  await db.insert(customers).values({ ...facts, customer_code, customer_name: customer_code, status: 'Approved' })
  const subdealer_code = `SD-${customer_code}`
  await db.insert(subDealers).values({
    ...{
      ...facts,
      subdealer_code,
      subdealer_name: subdealer_code,
      owner_name: 'Tono',
      phone: '8123',
      detail_address: '-',
    },
    ...{ create_user_name: created_by, status: 'Approved', parent_count: 1 },
  })
  await db.insert(subDealerParents).values({ subdealer_code, customer_code, priority: 1 })
  return subdealer_code
}

const shopRows: ScopedRows = {
  name: 'sub-dealers',
  columns,
  make: makeShop,
  asks: [
    { endpoint: shop.listSubDealers, keyOf: named('subdealer_code'), input: () => ({ limit: 100 }) },
    { endpoint: shop.subDealerDropdown, keyOf: named('subdealer_code') },
    { endpoint: shop.getSubDealer, one: (subdealer_code) => ({ subdealer_code }) },
    { endpoint: shop.subDealerLog, one: (code) => ({ code }) },
    {
      endpoint: shop.actOnSubDealer.close,
      one: (subdealer_code) => ({ subdealer_code, reason: 'Gone', row_version: 999 }),
    },
  ],
}

const orderRows: ScopedRows = {
  name: 'sub-dealer orders',
  columns,
  make: async (db, owner) => {
    const subdealer_code = await makeShop(db, owner)
    const { customer_code, dept_code, salesman_code, created_by } = owner
    const po_code = `SDO-${customer_code}`
    await db.insert(subDealerOrders).values({
      ...{ po_code, subdealer_code, customer_code, dept_code, salesman_code, created_by, create_user_name: created_by },
      ...{ po_date: '2026-11-01', quantity: 1 },
    })
    return po_code
  },
  asks: [
    { endpoint: order.listSubDealerOrders, keyOf: named('po_code'), input: () => ({ limit: 100 }) },
    { endpoint: order.getSubDealerOrder, one: (po_code) => ({ po_code }) },
    { endpoint: order.subDealerOrderLog, one: (code) => ({ code }) },
    { endpoint: order.actOnSubDealerOrder.submit, one: (po_code) => ({ po_code, row_version: 999 }) },
  ],
}

export const subDealersInScope = [shopRows, orderRows]
