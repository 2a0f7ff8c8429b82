import * as contract from '@sejuk/contract/delivery/held-cash'
import { customers } from '../../../src/db/tables/customers/customers.ts'
import { deliveryOrders } from '../../../src/db/tables/delivery/delivery-orders.ts'
import { heldCash } from '../../../src/db/tables/delivery/held-cash.ts'
import { named, type ScopedRows } from '../scoped-rows.ts'
import { makeScopedStock } from '../stock/stock.ts'

const heldCashRows: ScopedRows = {
  name: 'cash of drivers',
  columns: ['dept_code', 'salesman_code', 'created_by', 'customer_code'],
  make: async (db, owner, n) => {
    const { dept_code, salesman_code, created_by, customer_code } = owner
    const warehouse_code = await makeScopedStock(db, owner, n)
    await db
      .insert(customers)
      .values({ customer_code, customer_name: customer_code, dept_code, created_by })
      .onConflictDoNothing()
    const [delivery_code, held_cash_code] = [`DO-${n}`, `HC-${n}`]
    await db.insert(deliveryOrders).values({
      ...{ delivery_code, order_codes: [], dept_code, warehouse_dept: dept_code, customer_code },
      ...{ salesman_code, warehouse_code, status: 'Approved', created_by, create_user_name: 'Wati' },
    })
    await db.insert(heldCash).values({
      ...{ held_cash_code, delivery_code, customer_code, dept_code, salesman_code, holder_name: 'Ujang' },
      ...{ due: 1000, taken: 1000, taken_date: '2026-11-16T03:00:00Z', receipt_codes: [], created_by },
    })
    return held_cash_code
  },
  asks: [
    { endpoint: contract.listHeldCash, keyOf: named('held_cash_code'), input: () => ({ limit: 100 }) },
    { endpoint: contract.heldCashLog, one: (code) => ({ code }) },
    {
      endpoint: contract.actOnHeldCash.handIn,
      one: (held_cash_code) => ({ held_cash_code, row_version: 999, counted: 1 }),
    },
  ],
}

export const heldCashInScope = [heldCashRows]
