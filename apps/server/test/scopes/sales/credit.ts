import * as requests from '@sejuk/contract/sales/credit-limit-requests'
import { customers } from '../../../src/db/tables/customers/customers.ts'
import { creditLimitRequests } from '../../../src/db/tables/sales/credit-limit-requests.ts'
import { named, type ScopedRows } from '../scoped-rows.ts'

const columns = ['dept_code', 'salesman_code', 'created_by', 'customer_code'] as const

/** A request is seen with its customer, and by whoever wrote it. */
const requestRows: ScopedRows = {
  name: 'credit limit requests',
  columns,
  make: async (db, { customer_code, dept_code, salesman_code, created_by }) => {
    await db
      .insert(customers)
      .values({ customer_code, customer_name: customer_code, dept_code, salesman_code, created_by })
    const request_code = `CLR-${customer_code}`
    await db.insert(creditLimitRequests).values({
      ...{ request_code, customer_code, dept_code, salesman_code, created_by, create_user_name: created_by },
      ...{ request_type: 'permanent', current_limit: 0, requested_limit: 1000, reason: 'More' },
    })
    return request_code
  },
  asks: [
    { endpoint: requests.listCreditLimitRequests, keyOf: named('request_code'), input: () => ({ limit: 100 }) },
    { endpoint: requests.getCreditLimitRequest, one: (request_code) => ({ request_code }) },
    { endpoint: requests.creditLimitRequestLog, one: (code) => ({ code }) },
    { endpoint: requests.getCreditStanding, one: (code) => ({ customer_code: code.slice(4) }) },
    {
      endpoint: requests.actOnCreditLimitRequest.submit,
      one: (request_code) => ({ request_code, row_version: 999 }),
    },
  ],
}

export const creditInScope = [requestRows]
