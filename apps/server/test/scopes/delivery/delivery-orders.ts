import * as contract from '@sejuk/contract/delivery/delivery-orders'
import { customers } from '../../../src/db/tables/customers/customers.ts'
import { deliveryOrders } from '../../../src/db/tables/delivery/delivery-orders.ts'
import { named, type ScopedRows } from '../scoped-rows.ts'
import { makeScopedStock } from '../stock/stock.ts'

/** A delivery to the owner's customer from a warehouse of the owner's branch. */
const deliveryRows: ScopedRows = {
  name: 'deliveries',
  columns: ['dept_code', 'salesman_code', 'created_by', 'customer_code', 'shop_code'],
  make: async (db, owner, n) => {
    const { dept_code, salesman_code, created_by, customer_code, shop_code } = owner
    const warehouse_code = await makeScopedStock(db, owner, n)
    await db
      .insert(customers)
      .values({ customer_code, customer_name: customer_code, dept_code, created_by })
      .onConflictDoNothing()
    const delivery_code = `DO-${n}`
    await db.insert(deliveryOrders).values({
      ...{ delivery_code, order_codes: [], dept_code, warehouse_dept: dept_code, customer_code, shop_code },
      ...{ salesman_code, warehouse_code, status: 'Pending to Approve', created_by, create_user_name: 'Wati' },
    })
    return delivery_code
  },
  asks: [
    { endpoint: contract.listDeliveries, keyOf: named('delivery_code'), input: () => ({ limit: 100 }) },
    { endpoint: contract.listGoodsIssues, keyOf: named('delivery_code'), input: () => ({ limit: 100 }) },
    { endpoint: contract.getDelivery, one: (delivery_code) => ({ delivery_code }) },
    { endpoint: contract.deliveryLog, one: (code) => ({ code }) },
  ],
}

export const deliveriesInScope = [deliveryRows]
