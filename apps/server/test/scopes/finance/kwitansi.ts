import * as contract from '@sejuk/contract/finance/kwitansi'
import { defaultOrganization } from '@sejuk/domain/masters/organizations'
import { customers } from '../../../src/db/tables/customers/customers.ts'
import { kwitansi } from '../../../src/db/tables/finance/kwitansi.ts'
import { receipts } from '../../../src/db/tables/finance/receipts.ts'
import { makeLegalEntity } from '../../legal-entity.ts'
import { named, type ScopedRows } from '../scoped-rows.ts'

const kwitansiRows: ScopedRows = {
  name: 'kwitansi',
  columns: ['dept_code', 'salesman_code', 'created_by', 'customer_code'],
  make: async (db, { customer_code, dept_code, salesman_code, created_by }) => {
    await makeLegalEntity(db, defaultOrganization)
    await db
      .insert(customers)
      .values({ customer_code, customer_name: customer_code, dept_code, salesman_code, created_by })
    const [receipt_code, kwitansi_code] = [`RV-${customer_code}`, `KW-${customer_code}`]
    const of = { receipt_code, customer_code, dept_code, salesman_code, created_by, create_user_name: created_by }
    await db
      .insert(receipts)
      .values({ ...of, kind: 'transfer', amount: 1000, received_date: '2026-11-01', status: 'Confirmed' })
    await db.insert(kwitansi).values({ ...of, kwitansi_code, amount: 1000, kwitansi_date: '2026-11-02' })
    return kwitansi_code
  },
  asks: [
    { endpoint: contract.listKwitansi, keyOf: named('kwitansi_code'), input: () => ({ limit: 100 }) },
    { endpoint: contract.getKwitansi, one: (kwitansi_code) => ({ kwitansi_code }) },
    { endpoint: contract.kwitansiPdf, one: (kwitansi_code) => ({ kwitansi_code }) },
    { endpoint: contract.printKwitansi, one: (code) => ({ receipt_code: `RV-${code.slice(3)}` }) },
  ],
}

export const kwitansiInScope = [kwitansiRows]
