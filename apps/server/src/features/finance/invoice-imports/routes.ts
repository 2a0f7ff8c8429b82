import * as contract from '@sejuk/contract/finance/invoice-imports'
import type { Serve } from '../../../platform/http/serve.ts'
import { importAccurate, previewAccurate, readAccurate } from './import.ts'

export const invoiceImportRoutes = (serve: Serve) => {
  serve.afterReading(contract.previewAccurate, readAccurate, previewAccurate)
  serve.afterReading(contract.importAccurate, readAccurate, importAccurate)
}
