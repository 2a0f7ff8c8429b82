import { randomUUID } from 'node:crypto'
import * as stock from '@sejuk/contract/retail/customer-stocks'
import * as retail from '@sejuk/contract/retail/retail-orders'
import { eq } from 'drizzle-orm'
import { serialNumbers } from '../../../src/db/tables/catalogue/serial-numbers.ts'
import { customers } from '../../../src/db/tables/customers/customers.ts'
import { shops } from '../../../src/db/tables/customers/shops.ts'
import { retailOrderLines, retailOrders } from '../../../src/db/tables/retail/retail-orders.ts'
import { named, type Owner, type ScopedRows } from '../scoped-rows.ts'

const serialOf = (code: string) => `SN${code}`.replaceAll(/[^A-Za-z0-9]/g, '').toUpperCase()

const columns = ['dept_code', 'salesman_code', 'created_by', 'customer_code', 'shop_code'] as const

const makeOrder = async (
  db: Parameters<ScopedRows['make']>[0],
  { customer_code, dept_code, salesman_code, created_by, shop_code }: Owner,
) => {
  const facts = { customer_code, dept_code, salesman_code, created_by }
  await db.insert(customers).values({ ...facts, customer_name: customer_code })
  await db.insert(shops).values({ ...facts, shop_code, shop_name: shop_code, status: 'Approved' })
  const retail_order_code = `RO-${customer_code}`
  const sale_date = '2026-11-01'
  await db.insert(retailOrders).values({
    ...facts,
    ...{ retail_order_code, shop_code, sale_date, client_uuid: randomUUID(), create_user_name: created_by },
    ...{ seller_role: 'salesman', seller_code: created_by, quantity: 1, submitted_date: '2026-11-01T03:00:00Z' },
  })
  const serial_indoor = serialOf(retail_order_code)
  const line = { retail_order_code, line_no: 1, sale_date, item_code: 'GSW', item_name: 'Gree', serial_indoor }
  await db.insert(retailOrderLines).values(line)
  await db.insert(serialNumbers).values({
    ...{ serial_number: serial_indoor, item_code: 'GSW', item_name: 'Gree', unit_kind: 'Unit', brand_code: 'GREE' },
    ...{ category_code: 'SPL', business_unit: 'RAC', status: 'Sold', customer_code, delivered_date: '2026-11-01' },
  })
  return retail_order_code
}

const rows: ScopedRows = {
  name: 'retail orders',
  columns,
  make: makeOrder,
  asks: [
    { endpoint: retail.listRetailOrders, keyOf: named('retail_order_code'), input: () => ({ limit: 100 }) },
    {
      endpoint: stock.expectedStock,
      one: async (code, db) => {
        const [found] = await db.select().from(retailOrders).where(eq(retailOrders.retail_order_code, code))
        return { shop_code: found?.shop_code ?? '' }
      },
    },
    { endpoint: retail.getRetailOrder, one: (retail_order_code) => ({ retail_order_code }) },
    { endpoint: retail.retailOrderLog, one: (code) => ({ code }) },
    {
      endpoint: retail.actOnRetailOrder.approve,
      one: (retail_order_code) => ({ retail_order_code, row_version: 999 }),
    },
  ],
}

/** Known by the customer, as the list of them is. */
const stocks: ScopedRows = {
  name: 'stocks of customers',
  columns,
  make: async (db, owner) => {
    await makeOrder(db, owner)
    return owner.customer_code
  },
  asks: [
    {
      endpoint: stock.listCustomerStocks,
      keyOf: named('customer_code'),
      input: () => ({ limit: 100, date_from: '2026-10-01' }),
    },
  ],
}

/** Known by the number of their line, as the list of them is. */
const units: ScopedRows = {
  name: 'sold units',
  columns,
  make: async (db, owner) => {
    const retail_order_code = await makeOrder(db, owner)
    const [line] = await db
      .select()
      .from(retailOrderLines)
      .where(eq(retailOrderLines.retail_order_code, retail_order_code))
    return String(line?.line_id)
  },
  asks: [{ endpoint: retail.searchSellOut, keyOf: named('line_key'), input: () => ({ limit: 100 }) }],
}

export const retailOrdersInScope = [rows, stocks, units]
