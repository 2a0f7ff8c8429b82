import * as contract from '@sejuk/contract/delivery/delivery-orders'
import * as receipts from '@sejuk/contract/delivery/delivery-receipts'
import { eq } from 'drizzle-orm'
import { customers } from '../../../src/db/tables/customers/customers.ts'
import { deliveryOrders } from '../../../src/db/tables/delivery/delivery-orders.ts'
import { deliveryProblems } from '../../../src/db/tables/delivery/delivery-receipts.ts'
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

/** The same after it left. */
const sentRows: ScopedRows = {
  ...deliveryRows,
  name: 'deliveries that left',
  make: async (db, owner, n) => {
    const delivery_code = await deliveryRows.make(db, owner, n)
    await db
      .update(deliveryOrders)
      .set({ status: 'Approved', goods_issue_date: '2026-11-16T01:00:00Z' })
      .where(eq(deliveryOrders.delivery_code, delivery_code))
    return delivery_code
  },
  asks: [
    { endpoint: receipts.searchReceipts, keyOf: named('delivery_code'), input: () => ({ limit: 100 }) },
    { endpoint: receipts.listDeliveryPhotos, keyOf: named('delivery_code'), input: () => ({ limit: 100 }) },
    { endpoint: receipts.getReceipts, one: (delivery_code) => ({ delivery_code }) },
  ],
}

/** A problem of such a delivery. */
const problemRows: ScopedRows = {
  ...sentRows,
  name: 'problems of deliveries',
  make: async (db, owner, n) => {
    const delivery_code = await sentRows.make(db, owner, n)
    const [made] = await db
      .insert(deliveryProblems)
      .values({
        ...{ delivery_code, dept_code: owner.dept_code, kind: 'short', due_date: '2026-11-18' },
        ...{ created_by: 'W', create_user_name: 'Wati' },
      })
      .returning()
    return String(made?.problem_id)
  },
  asks: [{ endpoint: receipts.listDeliveryProblems, keyOf: named('problem_id'), input: () => ({ limit: 100 }) }],
}

export const deliveriesInScope = [deliveryRows, sentRows, problemRows]
