import * as contract from '@sejuk/contract/sales/special-price-requests'
import { customers } from '../../../src/db/tables/customers/customers.ts'
import { specialPriceRequests } from '../../../src/db/tables/sales/special-prices.ts'
import { named, type ScopedRows } from '../scoped-rows.ts'

export const specialPricesInScope: ScopedRows = {
  name: 'special price requests',
  columns: ['dept_code', 'salesman_code', 'created_by', 'customer_code'],
  make: async (db, { customer_code, dept_code, salesman_code, created_by }) => {
    const owner = { customer_code, dept_code, salesman_code, created_by }
    await db.insert(customers).values({ ...owner, customer_name: customer_code })
    const request_code = `SP-${customer_code}`
    await db.insert(specialPriceRequests).values({
      ...{ ...owner, request_code, reason: 'other', create_user_name: 'Sari' },
      ...{ valid_from: '2026-01-01', valid_to: '2026-03-01' },
    })
    return request_code
  },
  asks: [
    { endpoint: contract.listSpecialPrices, keyOf: named('request_code'), input: () => ({ limit: 100 }) },
    { endpoint: contract.getSpecialPrice, one: (request_code) => ({ request_code }) },
    { endpoint: contract.specialPriceLog, one: (code) => ({ code }) },
  ],
}
