import * as contract from '@sejuk/contract/sales/lock-stock-requests'
import { customerRow } from '../../../demo/makers/customer-row.ts'
import { customers } from '../../../src/db/tables/customers/customers.ts'
import { lockStockRequests } from '../../../src/db/tables/sales/lock-stock-requests.ts'
import { named, type ScopedRows } from '../scoped-rows.ts'
import { makeScopedStock } from '../stock/stock.ts'

export const lockStockInScope: ScopedRows = {
  name: 'lock stock requests',
  columns: ['dept_code', 'salesman_code', 'created_by', 'customer_code'],
  make: async (db, owner, n) => {
    const { dept_code, salesman_code, created_by } = owner
    const warehouse_code = await makeScopedStock(db, owner, n)
    const customer_code = owner.customer_code ?? `CL-${n}`
    await db.insert(customers).values(customerRow({ customer_code, dept_code })).onConflictDoNothing()
    const lock_stock_order_code = `LS-${n}`
    await db.insert(lockStockRequests).values({
      ...{ lock_stock_order_code, customer_code, dept_code, warehouse_code, salesman_code, created_by },
      ...{ lock_reason: 'Opening', valid_to: '2026-11-20', create_user_name: 'Sari' },
    })
    return lock_stock_order_code
  },
  asks: [
    {
      endpoint: contract.listLockStockRequests,
      keyOf: named('lock_stock_order_code'),
      input: () => ({ limit: 100 }),
    },
    { endpoint: contract.getLockStockRequest, one: (lock_stock_order_code) => ({ lock_stock_order_code }) },
    { endpoint: contract.lockStockRequestLog, one: (code) => ({ code }) },
  ],
}
