import { salesOrderPapers } from '@sejuk/contract/sales/order-papers'
import * as contract from '@sejuk/contract/sales/sales-orders'
import { customers } from '../../../src/db/tables/customers/customers.ts'
import { salesOrders } from '../../../src/db/tables/sales/sales-orders.ts'
import { named, type ScopedRows } from '../scoped-rows.ts'
import { makeScopedStock } from '../stock/stock.ts'

/** An order of the owner's customer, shop, salesperson and branch. */
const orderRows: ScopedRows = {
  name: 'sales orders',
  columns: ['dept_code', 'salesman_code', 'created_by', 'customer_code', 'shop_code'],
  make: async (db, owner, n) => {
    const { dept_code, salesman_code, created_by, customer_code, shop_code } = owner
    const warehouse_code = await makeScopedStock(db, owner, n)
    await db
      .insert(customers)
      .values({ customer_code, customer_name: customer_code, dept_code, created_by })
      .onConflictDoNothing()
    const order_code = `SO-${n}`
    await db.insert(salesOrders).values({
      ...{ order_code, order_type: 'REGULAR', order_date: '2026-11-16', org_code: '1-GREE', dept_code },
      ...{ customer_code, shop_code, salesman_code, warehouse_code, price_include_tax: 'Y', customer_is_taxable: 0 },
      ...{ created_by, create_user_name: 'Wati' },
    })
    return order_code
  },
  asks: [
    { endpoint: contract.listSalesOrders, keyOf: named('order_code'), input: () => ({ limit: 100 }) },
    { endpoint: contract.getSalesOrder, one: (order_code) => ({ order_code }) },
    { endpoint: salesOrderPapers, one: (order_code) => ({ order_code }) },
    { endpoint: contract.salesOrderLog, one: (code) => ({ code }) },
  ],
}

export const salesOrdersInScope = [orderRows]
