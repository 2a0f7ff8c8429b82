import * as contract from '@sejuk/contract/finance/electronic-invoices'
import * as configuration from '@sejuk/contract/finance/invoice-configurations'
import * as slip from '@sejuk/contract/finance/withholding-slips'
import { eInvoiceFiles, eInvoiceMails, eInvoices } from '../../../src/db/tables/finance/electronic-invoices.ts'
import { invoiceConfigurations } from '../../../src/db/tables/finance/invoice-configurations.ts'
import { withholdingSlips } from '../../../src/db/tables/finance/withholding-slips.ts'
import { named, type ScopedRows } from '../scoped-rows.ts'
import { invoiceRows } from './sales-invoices.ts'

const versionRows: ScopedRows = {
  ...invoiceRows,
  name: 'electronic invoices',
  make: async (db, owner, n) => {
    const invoice_code = await invoiceRows.make(db, owner, n)
    const row = { e_invoice_code: `${invoice_code}.1`, invoice_code, version: 1, period: '2026-11' }
    await db.insert(eInvoices).values({ ...row, tax_date: '2026-11-01' })
    return row.e_invoice_code
  },
  asks: [
    { endpoint: contract.listEInvoices, keyOf: named('e_invoice_code'), input: () => ({ limit: 100 }) },
    { endpoint: contract.getEInvoice, one: (code) => ({ invoice_code: code.slice(0, -2) }) },
    { endpoint: contract.sendTaxInvoice, one: (code) => ({ invoice_code: code.slice(0, -2) }) },
    {
      endpoint: contract.actOnEInvoice.replace,
      one: (e_invoice_code) => ({ e_invoice_code, row_version: 999, reason: 'x' }),
    },
  ],
}

/** A tax invoice is drawn only of what has its number. */
const numberedRows: ScopedRows = {
  ...invoiceRows,
  name: 'tax invoices',
  make: async (db, owner, n) => {
    const invoice_code = await invoiceRows.make(db, owner, n)
    const nsfp = `0400260000000${String(n).padStart(4, '0')}`
    const row = { e_invoice_code: `${invoice_code}.1`, invoice_code, version: 1, period: '2026-11' }
    const good = { ...{ code: '000000', name: 'AC', unit: 'UM.0018', price_sen: 100, qty: 1, discount_sen: 0 } }
    const payload = {
      ...{ reference: invoice_code, seller_tin: '1', seller_idtku: '1', date: '2026-11-01', transaction_code: '04' },
      ...{ add_info: '', facility_stamp: '', buyer_tin: '1', buyer_document: 'TIN' as const },
      ...{ buyer_document_number: '-', buyer_name: 'x', buyer_address: 'x', buyer_email: '', buyer_idtku: '1' },
      goods: [{ ...good, base: 1, other_base: 1, vat_rate: 12, vat: 0 }],
    }
    await db.insert(eInvoices).values({ ...row, tax_date: '2026-11-01', e_status: 'Approved_DJP', nsfp, payload })
    return invoice_code
  },
  asks: [{ endpoint: contract.taxInvoicePdf, one: (invoice_code) => ({ invoice_code }) }],
}

const mailRows: ScopedRows = {
  ...invoiceRows,
  name: 'letters of electronic invoices',
  make: async (db, owner, n) => {
    const invoice_code = await invoiceRows.make(db, owner, n)
    const [added] = await db
      .insert(eInvoiceMails)
      .values({
        ...{ invoice_code, invoice_codes: [invoice_code], nsfps: [], channel: 'email', address: 'a@b.test' },
        ...{ recipient_name: 'x', event: 'tax-invoice-sent', how: 'manual', expires_date: '2099-01-01T00:00:00Z' },
        sent_user_name: 'x',
      })
      .returning()
    return String(added?.mail_id)
  },
  asks: [
    {
      endpoint: contract.listEInvoiceMails,
      keyOf: (row) => String((row as { mail_id: number }).mail_id),
      input: () => ({ limit: 100 }),
    },
    { endpoint: contract.mailLink, one: (mail_id) => ({ mail_id }) },
  ],
}

const fileRows: ScopedRows = {
  ...invoiceRows,
  name: 'Coretax files',
  make: async (db, owner, n) => {
    const invoice_code = await invoiceRows.make(db, owner, n)
    const by = { created_by: owner.created_by, create_user_name: 'x' }
    const [file] = await db
      .insert(eInvoiceFiles)
      .values({ period: '2026-11', invoice_count: 1, ...by })
      .returning()
    const row = { e_invoice_code: `${invoice_code}.1`, invoice_code, version: 1, period: '2026-11' }
    await db.insert(eInvoices).values({ ...row, tax_date: '2026-11-01', file_id: file?.file_id })
    return String(file?.file_id)
  },
  asks: [
    {
      endpoint: contract.listEInvoiceFiles,
      keyOf: (row) => String((row as { file_id: number }).file_id),
      input: () => ({ limit: 100 }),
    },
    { endpoint: contract.eInvoiceXml, one: (file_id) => ({ file_id }) },
  ],
}

const slipRows: ScopedRows = {
  ...invoiceRows,
  name: 'withholding slips',
  make: async (db, owner, n) => {
    const invoice_code = await invoiceRows.make(db, owner, n)
    const by = { create_user_name: 'x', updated_user_name: 'x' }
    const [added] = await db
      .insert(withholdingSlips)
      .values({ invoice_code, tax_kind: '22', period: '2026-11', base: 1000, amount: 10, ...by })
      .returning()
    return String(added?.slip_id)
  },
  asks: [
    { endpoint: slip.listWithholdingSlips, keyOf: named('slip_id'), input: () => ({ limit: 100 }) },
    { endpoint: slip.withholdingSlipLog, one: (code) => ({ code }) },
    {
      endpoint: slip.updateWithholdingSlip,
      one: (slip_id) => ({ slip_id, row_version: 999, tax_kind: '22', period: '2026-11', base: 1000, amount: 10 }),
    },
  ],
}

const configurationRows: ScopedRows = {
  ...invoiceRows,
  name: 'invoice configurations',
  make: async (db, owner, n) => {
    await invoiceRows.make(db, owner, n)
    await db.insert(invoiceConfigurations).values({ customer_code: owner.customer_code, updated_user_name: 'x' })
    return owner.customer_code
  },
  asks: [
    { endpoint: configuration.listInvoiceConfigurations, keyOf: named('customer_code'), input: () => ({ limit: 100 }) },
    { endpoint: configuration.invoiceConfigurationLog, one: (code) => ({ code }) },
    {
      endpoint: configuration.deleteInvoiceConfiguration,
      one: (customer_code) => ({ customer_code, row_version: 999 }),
    },
  ],
}

export const electronicInvoicesInScope = [versionRows, numberedRows, mailRows, fileRows, slipRows, configurationRows]
