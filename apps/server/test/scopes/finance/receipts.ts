import * as receipt from '@sejuk/contract/finance/receipts'
import { customers } from '../../../src/db/tables/customers/customers.ts'
import { receipts } from '../../../src/db/tables/finance/receipts.ts'
import { named, type ScopedRows } from '../scoped-rows.ts'

const receiptRows: ScopedRows = {
  name: 'receipts',
  columns: ['dept_code', 'salesman_code', 'created_by', 'customer_code'],
  make: async (db, { customer_code, dept_code, salesman_code, created_by }) => {
    await db
      .insert(customers)
      .values({ customer_code, customer_name: customer_code, dept_code, salesman_code, created_by })
    const receipt_code = `RV-${customer_code}`
    await db.insert(receipts).values({
      ...{ receipt_code, customer_code, dept_code, salesman_code, created_by, create_user_name: created_by },
      ...{ kind: 'transfer', amount: 1000, received_date: '2026-11-01' },
    })
    return receipt_code
  },
  asks: [
    { endpoint: receipt.listReceipts, keyOf: named('receipt_code'), input: () => ({ limit: 100 }) },
    { endpoint: receipt.getReceipt, one: (receipt_code) => ({ receipt_code }) },
    { endpoint: receipt.receiptLog, one: (code) => ({ code }) },
    { endpoint: receipt.getReceiptCustomer, one: (code) => ({ customer_code: code.slice(3) }) },
    {
      endpoint: receipt.actOnReceipt.void,
      one: (receipt_code) => ({ receipt_code, row_version: 999, reason: 'x' }),
    },
  ],
}

export const receiptsInScope = [receiptRows]
