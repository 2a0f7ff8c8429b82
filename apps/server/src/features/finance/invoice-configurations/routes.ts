import * as contract from '@sejuk/contract/finance/invoice-configurations'
import type { Serve } from '../../../platform/http/serve.ts'
import {
  createInvoiceConfiguration,
  deleteInvoiceConfiguration,
  invoiceConfigurationLog,
  updateInvoiceConfiguration,
} from './commands.ts'
import { listInvoiceConfigurations } from './queries.ts'

export const invoiceConfigurationRoutes = (serve: Serve) => {
  serve(contract.listInvoiceConfigurations, listInvoiceConfigurations)
  serve(contract.createInvoiceConfiguration, createInvoiceConfiguration)
  serve(contract.updateInvoiceConfiguration, updateInvoiceConfiguration)
  serve(contract.deleteInvoiceConfiguration, deleteInvoiceConfiguration)
  serve(contract.invoiceConfigurationLog, invoiceConfigurationLog)
}
