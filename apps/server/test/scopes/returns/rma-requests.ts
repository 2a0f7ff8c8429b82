import * as contract from '@sejuk/contract/returns/rma-requests'
import { customerRow } from '../../../demo/makers/customer-row.ts'
import { customers } from '../../../src/db/tables/customers/customers.ts'
import { rmaRequests } from '../../../src/db/tables/returns/rma-requests.ts'
import { named, type ScopedRows } from '../scoped-rows.ts'
import { makeScopedStock } from '../stock/stock.ts'

export const rmasInScope: ScopedRows = {
  name: 'rma requests',
  columns: ['dept_code', 'asc_code', 'salesman_code', 'created_by', 'customer_code'],
  make: async (db, owner, n) => {
    const { dept_code, asc_code, salesman_code, created_by } = owner
    const warehouse_code = await makeScopedStock(db, owner, n)
    const customer_code = owner.customer_code ?? `CM-${n}`
    await db.insert(customers).values(customerRow({ customer_code, dept_code })).onConflictDoNothing()
    const rma_code = `RMA-${n}`
    await db.insert(rmaRequests).values({
      ...{ rma_code, customer_code, dept_code, asc_code, warehouse_code, salesman_code, created_by },
      ...{ source: 'Dealer_DOA', symptom: 'Does not start', resolution: 'Replace_Unit', create_user_name: 'Sari' },
    })
    return rma_code
  },
  asks: [
    { endpoint: contract.listRmaRequests, keyOf: named('rma_code'), input: () => ({ limit: 100 }) },
    { endpoint: contract.getRmaRequest, one: (rma_code) => ({ rma_code }) },
    { endpoint: contract.rmaRequestLog, one: (code) => ({ code }) },
  ],
}
