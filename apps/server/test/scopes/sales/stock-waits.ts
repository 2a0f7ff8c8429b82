import * as contract from '@sejuk/contract/sales/stock-waits'
import { customerRow } from '../../../demo/makers/customer-row.ts'
import { customers } from '../../../src/db/tables/customers/customers.ts'
import { stockWaits } from '../../../src/db/tables/sales/stock-waits.ts'
import { named, type ScopedRows } from '../scoped-rows.ts'
import { item_code, makeScopedStock } from '../stock/stock.ts'

export const stockWaitsInScope: ScopedRows = {
  name: 'stock waits',
  columns: ['dept_code', 'salesman_code', 'created_by', 'customer_code'],
  make: async (db, owner, n) => {
    const { dept_code, salesman_code, created_by } = owner
    const warehouse_code = await makeScopedStock(db, owner, n)
    const customer_code = owner.customer_code ?? `CW-${n}`
    await db.insert(customers).values(customerRow({ customer_code, dept_code })).onConflictDoNothing()
    const wait_code = `WL-${n}`
    await db.insert(stockWaits).values({
      ...{ wait_code, customer_code, dept_code, warehouse_code, salesman_code, created_by },
      ...{ item_code, qty: 1, wanted_date: '2026-11-20', create_user_name: 'Sari' },
    })
    return wait_code
  },
  asks: [
    {
      endpoint: contract.listStockWaits,
      keyOf: named('wait_code'),
      input: () => ({ limit: 100 }),
    },
    { endpoint: contract.getStockWait, one: (wait_code) => ({ wait_code }) },
    { endpoint: contract.stockWaitLog, one: (code) => ({ code }) },
  ],
}
