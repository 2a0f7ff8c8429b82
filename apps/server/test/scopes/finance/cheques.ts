import * as cheque from '@sejuk/contract/finance/cheques'
import { customers } from '../../../src/db/tables/customers/customers.ts'
import { cheques } from '../../../src/db/tables/finance/cheques.ts'
import { named, type ScopedRows } from '../scoped-rows.ts'

const columns = ['dept_code', 'salesman_code', 'created_by', 'customer_code'] as const

const chequeRows: ScopedRows = {
  name: 'cheques',
  columns,
  make: async (db, { customer_code, dept_code, salesman_code, created_by }) => {
    await db
      .insert(customers)
      .values({ customer_code, customer_name: customer_code, dept_code, salesman_code, created_by })
    const cheque_code = `CHQ-${customer_code}`
    await db.insert(cheques).values({
      ...{
        cheque_code,
        cheque_no: cheque_code,
        drawer: 'PT Sinar',
        amount: 1000,
        issue_date: '2026-11-01',
        due_date: '2026-12-01',
      },
      ...{
        received_date: '2026-11-01',
        customer_code,
        dept_code,
        salesman_code,
        created_by,
        create_user_name: created_by,
      },
    })
    return cheque_code
  },
  asks: [
    { endpoint: cheque.listCheques, keyOf: named('cheque_code'), input: () => ({ limit: 100 }) },
    { endpoint: cheque.getCheque, one: (cheque_code) => ({ cheque_code }) },
    { endpoint: cheque.chequeLog, one: (code) => ({ code }) },
    { endpoint: cheque.getChequeCustomer, one: (code) => ({ customer_code: code.slice(4) }) },
    { endpoint: cheque.actOnCheque.deposit, one: (cheque_code) => ({ cheque_code, row_version: 999 }) },
  ],
}

export const chequesInScope = [chequeRows]
