import type { Part } from '../part.ts'
import { loadCheques } from './load-cheques.ts'
import { loadCollectionCalls } from './load-collection-calls.ts'
import { loadEInvoices } from './load-e-invoices.ts'
import { loadReceipts } from './load-receipts.ts'
import { loadSalesInvoices } from './load-sales-invoices.ts'
import { loadSalesWithoutNpwp } from './load-sales-without-npwp.ts'
import { loadSalespersonTargets } from './load-salesperson-targets.ts'
import { loadSlipFiles } from './load-slip-files.ts'
import { loadSummaries } from './load-summaries.ts'

export const financeDemo: readonly Part[] = [
  { name: 'sales-invoices', load: loadSalesInvoices },
  { name: 'cheques', load: loadCheques },
  // After the cheques: what they did not pay came by transfer or in cash.
  { name: 'receipts', load: loadReceipts },
  // After what was paid: who still owes is called.
  { name: 'collection-calls', load: loadCollectionCalls },
  { name: 'e-invoices', load: loadEInvoices },
  { name: 'withholding-slip-files', load: loadSlipFiles },
  { name: 'sales-without-npwp', load: loadSalesWithoutNpwp },
  { name: 'salesperson-targets', load: loadSalespersonTargets },
]

/** After the returns: what a month comes to at the tax office is less by their notes. */
export const summariesDemo: readonly Part[] = [{ name: 'invoice-summaries', load: loadSummaries }]
