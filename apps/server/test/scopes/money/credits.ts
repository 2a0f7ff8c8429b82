import { accountExcel, getCustomerAccount } from '@sejuk/contract/money/accounts'
import * as credit from '@sejuk/contract/money/credit-uses'
import * as refund from '@sejuk/contract/money/refunds'
import { eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { customers } from '../../../src/db/tables/customers/customers.ts'
import { receipts } from '../../../src/db/tables/finance/receipts.ts'
import { banks } from '../../../src/db/tables/masters/banks.ts'
import { creditUses } from '../../../src/db/tables/money/credit-uses.ts'
import { customerCredits } from '../../../src/db/tables/money/customer-credits.ts'
import { refunds } from '../../../src/db/tables/money/refunds.ts'
import { named, type Owner, type ScopedRows } from '../scoped-rows.ts'

const columns = ['dept_code', 'salesman_code', 'created_by', 'customer_code'] as const

const newCustomer = async (db: NodePgDatabase, { customer_code, dept_code, salesman_code, created_by }: Owner) => {
  await db
    .insert(customers)
    .values({ customer_code, customer_name: customer_code, dept_code, salesman_code, created_by })
  return { customer_code, dept_code, salesman_code, created_by, create_user_name: created_by }
}

const customerOf = async (key: string, db: NodePgDatabase) => {
  const [found] = await db
    .select()
    .from(customerCredits)
    .where(eq(customerCredits.credit_id, Number(key)))
  return { customer_code: found?.customer_code ?? '' }
}

const creditRows: ScopedRows = {
  name: 'credits',
  columns,
  make: async (db, owner) => {
    const of = await newCustomer(db, owner)
    const receipt_code = `RV-${of.customer_code}`
    await db.insert(receipts).values({
      ...{ receipt_code, ...of, kind: 'transfer', amount: 1000, received_date: '2026-11-01', status: 'Confirmed' },
    })
    const [credit] = await db
      .select({ credit_id: customerCredits.credit_id })
      .from(customerCredits)
      .where(eq(customerCredits.source_code, receipt_code))
    return String(credit?.credit_id)
  },
  asks: [
    { endpoint: credit.listCredits, keyOf: ({ credit_id }) => String(credit_id), input: () => ({ limit: 100 }) },
    { endpoint: credit.proposeCreditUse, one: customerOf },
    { endpoint: getCustomerAccount, one: customerOf },
    { endpoint: accountExcel, one: customerOf },
  ],
}

const useRows: ScopedRows = {
  name: 'uses of credit',
  columns,
  make: async (db, owner) => {
    const of = await newCustomer(db, owner)
    const use_code = `CU-${of.customer_code}`
    await db.insert(creditUses).values({ use_code, ...of, use_date: '2026-11-01', amount: 1000 })
    return use_code
  },
  asks: [
    { endpoint: credit.listCreditUses, keyOf: named('use_code'), input: () => ({ limit: 100 }) },
    { endpoint: credit.getCreditUse, one: (use_code) => ({ use_code }) },
    { endpoint: credit.creditUseLog, one: (code) => ({ code }) },
    {
      endpoint: credit.actOnCreditUse['take-back'],
      one: (use_code) => ({ use_code, row_version: 999, reason: 'x' }),
    },
  ],
}

const refundRows: ScopedRows = {
  name: 'refunds',
  columns,
  make: async (db, owner, n) => {
    const of = await newCustomer(db, owner)
    const refund_code = `RF-${of.customer_code}`
    await db
      .insert(banks)
      .values({
        ...{ bank_code: '014', bank_short_name: 'BCA', bank_name: 'BCA', swift_code: 'CENAIDJA' },
        ...{ chooseable_status: 'Yes' as const, receiver_types: ['1'], receiver_residencies: ['1'] },
      })
      .onConflictDoNothing()
    await db.insert(refunds).values({
      ...{ refund_code, ...of, amount: 1000, bank_code: '014', account_name: 'x', account_number: '12345' },
      ...{ is_new_account: true, reason: 'x', status: 'In_Bank_File', bank_file_code: `RFB-${of.customer_code}` },
      bank_file_line: n,
    })
    return refund_code
  },
  asks: [
    { endpoint: refund.listRefunds, keyOf: named('refund_code'), input: () => ({ limit: 100 }) },
    { endpoint: refund.getRefund, one: (refund_code) => ({ refund_code }) },
    { endpoint: refund.refundLog, one: (code) => ({ code }) },
    { endpoint: refund.downloadRefundFile, one: (code) => ({ bank_file_code: `RFB-${code.slice(3)}` }) },
    { endpoint: refund.actOnRefund.paid, one: (refund_code) => ({ refund_code, row_version: 999 }) },
  ],
}

export const creditsInScope = [creditRows, useRows, refundRows]
