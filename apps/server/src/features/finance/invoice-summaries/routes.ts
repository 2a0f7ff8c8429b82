import * as contract from '@sejuk/contract/finance/invoice-summaries'
import type { Serve } from '../../../platform/http/serve.ts'
import { lockTaxPeriod, makeSummary } from './commands.ts'
import { summaryExcel } from './excel.ts'
import { checkLastTimeSummary, isSummaryAvailable, listSummaries, taxByMonth, unitPriceHistory } from './queries.ts'

export const invoiceSummaryRoutes = (serve: Serve) => {
  serve.inSteps(contract.makeTaxSummary, makeSummary('tax'))
  serve.inSteps(contract.makeStandardSummary, makeSummary('standard'))
  serve.inSteps(contract.makeOperationSummary, makeSummary('operation'))
  serve(contract.checkLastTimeSummary, checkLastTimeSummary)
  serve(contract.isSummaryAvailable, isSummaryAvailable)
  serve(contract.listSummaries, listSummaries)
  serve(contract.taxByMonth, taxByMonth)
  serve(contract.summaryExcel, summaryExcel)
  serve(contract.lockTaxPeriod, lockTaxPeriod)
  serve(contract.unitPriceHistory, unitPriceHistory)
}
