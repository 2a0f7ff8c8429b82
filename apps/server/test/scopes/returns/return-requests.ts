import * as contract from '@sejuk/contract/returns/return-requests'
import { customerRow } from '../../../demo/makers/customer-row.ts'
import { customers } from '../../../src/db/tables/customers/customers.ts'
import { returnRequests } from '../../../src/db/tables/returns/return-requests.ts'
import { named, type ScopedRows } from '../scoped-rows.ts'
import { makeScopedStock } from '../stock/stock.ts'

export const returnsInScope: ScopedRows = {
  name: 'return requests',
  columns: ['dept_code', 'salesman_code', 'created_by', 'customer_code'],
  make: async (db, owner, n) => {
    const { dept_code, salesman_code, created_by } = owner
    const warehouse_code = await makeScopedStock(db, owner, n)
    const customer_code = owner.customer_code ?? `CR-${n}`
    await db.insert(customers).values(customerRow({ customer_code, dept_code })).onConflictDoNothing()
    const return_code = `RET-${n}`
    await db.insert(returnRequests).values({
      ...{ return_code, customer_code, dept_code, warehouse_code, salesman_code, created_by },
      ...{ reason_code: 'Wrong_Item', handover: 'Pickup', create_user_name: 'Sari' },
    })
    return return_code
  },
  asks: [
    { endpoint: contract.listReturnRequests, keyOf: named('return_code'), input: () => ({ limit: 100 }) },
    { endpoint: contract.getReturnRequest, one: (return_code) => ({ return_code }) },
    { endpoint: contract.returnLetter, one: (return_code) => ({ return_code }) },
    { endpoint: contract.returnRequestLog, one: (code) => ({ code }) },
  ],
}
