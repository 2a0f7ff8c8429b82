import * as contract from '@sejuk/contract/sales/cashback-statements'
import type { Serve } from '../../../platform/http/serve.ts'
import { downloadCashbackStatement } from './pdf.ts'
import { getCashbackStatement } from './statement.ts'

export const cashbackStatementRoutes = (serve: Serve) => {
  serve(contract.getCashbackStatement, getCashbackStatement)
  serve(contract.downloadCashbackStatement, downloadCashbackStatement)
}
