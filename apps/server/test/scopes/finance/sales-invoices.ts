import * as receivable from '@sejuk/contract/finance/receivables'
import { statementLettersOf } from '@sejuk/contract/finance/statement-letters'
import * as invoice from '@sejuk/contract/finance/sales-invoices'
import { defaultOrganization } from '@sejuk/domain/masters/organizations'
import { customers } from '../../../src/db/tables/customers/customers.ts'
import { customerInvoices } from '../../../src/db/tables/customers/trade.ts'
import { salesInvoices } from '../../../src/db/tables/finance/sales-invoices.ts'
import { makeLegalEntity } from '../../legal-entity.ts'
import { named, type ScopedRows } from '../scoped-rows.ts'

export const invoiceRows: ScopedRows = {
  name: 'sales invoices',
  columns: ['dept_code', 'salesman_code', 'created_by', 'customer_code'],
  make: async (db, { customer_code, dept_code, salesman_code, created_by }) => {
    await db
      .insert(customers)
      .values({ customer_code, customer_name: customer_code, dept_code, salesman_code, created_by })
    const invoice_code = `SI-${customer_code}`
    // Papers name the company behind the organization of the invoice, and of the customer.
    await makeLegalEntity(db, 'RCI')
    await makeLegalEntity(db, defaultOrganization)
    const dates = { invoice_date: '2026-11-01', tax_date: '2026-11-01', due_date: '2026-12-01' }
    await db.insert(salesInvoices).values({
      ...{ invoice_code, ...dates, org_code: 'RCI', dept_code, customer_code, salesman_code, created_by },
      ...{ price_include_tax: 'Y', customer_is_taxable: 0, transaction_code: '04', source: 'ERP' },
      ...{ create_user_name: created_by, status: '2' },
    })
    await db
      .insert(customerInvoices)
      .values({ invoice_code, customer_code, invoice_date: '2026-11-01', due_date: '2026-12-01', amount: 1000 })
    return invoice_code
  },
  asks: [
    { endpoint: invoice.listSalesInvoices, keyOf: named('invoice_code'), input: () => ({ limit: 100 }) },
    { endpoint: invoice.listErpSalesInvoices, keyOf: named('invoice_code'), input: () => ({ limit: 100 }) },
    {
      endpoint: invoice.listAccurateSalesInvoices,
      keyOf: named('invoice_code'),
      input: () => ({ limit: 100 }),
      holds: () => false,
    },
    { endpoint: invoice.getSalesInvoice, one: (invoice_code) => ({ invoice_code }) },
    { endpoint: invoice.salesInvoicePdf, one: (invoice_code) => ({ invoice_code }) },
    { endpoint: invoice.salesInvoiceLog, one: (code) => ({ code }) },
    {
      endpoint: invoice.actOnSalesInvoice.freeze,
      one: (invoice_code) => ({ invoice_code, row_version: 999, reason: 'x' }),
    },
  ],
}

/** The same invoices, by who owes them. */
const debtorRows: ScopedRows = {
  ...invoiceRows,
  name: 'debtors',
  make: async (db, owner, n) => {
    await invoiceRows.make(db, owner, n)
    return owner.customer_code
  },
  asks: [
    { endpoint: receivable.listDebtors, keyOf: named('customer_code'), input: () => ({ limit: 100 }) },
    { endpoint: receivable.getStatement, one: (customer_code) => ({ customer_code }) },
    { endpoint: receivable.statementPdf, one: (customer_code) => ({ customer_code }) },
    { endpoint: statementLettersOf, one: (customer_code) => ({ customer_code }) },
    { endpoint: receivable.statementExcel, one: (customer_code) => ({ customer_code }) },
    { endpoint: receivable.logCall, one: (customer_code) => ({ customer_code, result: 'not-reached' }) },
    { endpoint: receivable.remindDebtor, one: (customer_code) => ({ customer_code }) },
  ],
}

export const invoicesInScope = [invoiceRows, debtorRows]
