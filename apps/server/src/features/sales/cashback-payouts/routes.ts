import * as contract from '@sejuk/contract/sales/cashback-payouts'
import { because } from '@sejuk/domain/messages'
import { explainConstraint } from '../../../platform/http/faults.ts'
import type { Serve } from '../../../platform/http/serve.ts'
import { downloadPayoutFile, importPayoutResult } from './bank-file.ts'
import { createPayout, onPayout } from './commands.ts'
import { getPayout, listPayouts, payoutLog, previewPayout } from './queries.ts'

export const cashbackPayoutRoutes = (serve: Serve) => {
  serve(contract.listPayouts, listPayouts)
  serve(contract.getPayout, getPayout)
  serve(contract.previewPayout, previewPayout)
  serve(contract.createPayout, createPayout)
  onPayout.routes(serve)
  serve(contract.downloadPayoutFile, downloadPayoutFile)
  serve(contract.importPayoutResult, importPayoutResult)
  serve(contract.payoutLog, payoutLog)
  explainConstraint('cashback_payout_lines_once', because('cashback-in-another-payout-already'))
}
