import * as contract from '@sejuk/contract/finance/electronic-invoices'
import type { Serve } from '../../../platform/http/serve.ts'
import { checkEInvoices } from './check.ts'
import { onEInvoice } from './commands.ts'
import { mailLink, resendMail, sendTaxInvoice } from './mails.ts'
import { eInvoiceOverview } from './overview.ts'
import { taxInvoicePdf } from './pdf.ts'
import { downloadPajakkuInvoice, downloadPajakkuPdf } from './public-download.ts'
import { eInvoiceXml, getEInvoice, listEInvoiceFiles, listEInvoiceMails, listEInvoices } from './queries.ts'
import { importTaxResult, readTaxResult } from './result-file.ts'
import { uploadEInvoices } from './upload.ts'

export const electronicInvoiceRoutes = (serve: Serve) => {
  serve(contract.listEInvoices, listEInvoices)
  serve(contract.eInvoiceOverview, eInvoiceOverview)
  serve(contract.getEInvoice, getEInvoice)
  serve(contract.checkEInvoices, checkEInvoices)
  serve(contract.uploadEInvoices, uploadEInvoices)
  onEInvoice.routes(serve)
  serve(contract.listEInvoiceFiles, listEInvoiceFiles)
  serve(contract.eInvoiceXml, eInvoiceXml)
  serve.afterReading(contract.importTaxResult, readTaxResult, importTaxResult)
  serve(contract.taxInvoicePdf, taxInvoicePdf)
  serve(contract.sendTaxInvoice, sendTaxInvoice)
  serve(contract.resendMail, resendMail)
  serve(contract.listEInvoiceMails, listEInvoiceMails)
  serve(contract.mailLink, mailLink)
  serve.inSteps(contract.downloadPajakkuInvoice, downloadPajakkuInvoice)
  serve.inSteps(contract.downloadPajakkuPdf, downloadPajakkuPdf)
}
