import * as contract from '@sejuk/contract/finance/invoice-imports'
import type { Serve } from '../../../platform/http/serve.ts'
import { getAccurateColumns, saveAccurateColumns } from './columns.ts'
import { importAccurate, previewAccurate, readAccurate } from './import.ts'

export const invoiceImportRoutes = (serve: Serve) => {
  serve(contract.getAccurateColumns, getAccurateColumns)
  serve(contract.saveAccurateColumns, saveAccurateColumns)
  serve.afterReading(contract.previewAccurate, readAccurate, previewAccurate)
  serve.afterReading(contract.importAccurate, readAccurate, importAccurate)
}
