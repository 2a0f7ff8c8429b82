import * as contract from '@sejuk/contract/money/refunds'
import type { Serve } from '../../../platform/http/serve.ts'
import { downloadRefundFile, importRefundResult, makeRefundFile } from './bank-file.ts'
import { createRefund, onRefund, refundLog } from './commands.ts'
import { getRefund, listRefunds } from './queries.ts'

export const refundRoutes = (serve: Serve) => {
  serve(contract.listRefunds, listRefunds)
  serve(contract.getRefund, getRefund)
  serve(contract.createRefund, createRefund)
  onRefund.routes(serve)
  serve(contract.makeRefundFile, makeRefundFile)
  serve(contract.downloadRefundFile, downloadRefundFile)
  serve(contract.importRefundResult, importRefundResult)
  serve(contract.refundLog, refundLog)
}
