import * as line from '@sejuk/contract/money/bank-lines'
import * as ref from '@sejuk/contract/money/payment-refs'
import { customers } from '../../../src/db/tables/customers/customers.ts'
import { paymentRefs } from '../../../src/db/tables/money/payment-refs.ts'
import { named, type ScopedRows } from '../scoped-rows.ts'

const refRows: ScopedRows = {
  name: 'virtual accounts',
  columns: ['dept_code', 'salesman_code', 'created_by', 'customer_code'],
  make: async (db, { customer_code, dept_code, salesman_code, created_by }) => {
    await db
      .insert(customers)
      .values({ customer_code, customer_name: customer_code, dept_code, salesman_code, created_by })
    const code = `VA-${customer_code}`
    await db.insert(paymentRefs).values({
      ...{ ref: code, kind: 'va', customer_code, dept_code, salesman_code, created_by, create_user_name: created_by },
      provider: 'http',
    })
    return code
  },
  asks: [
    { endpoint: ref.listPaymentRefs, keyOf: named('ref'), input: () => ({ limit: 100 }) },
    { endpoint: ref.closePaymentRef, one: (code) => ({ ref: code, row_version: 999 }) },
    { endpoint: line.getBankLineCustomer, one: (code) => ({ customer_code: code.slice(3) }) },
  ],
}

export const paymentRefsInScope = [refRows]
