import * as contract from '@sejuk/contract/sales/cashback-runs'
import type { Serve } from '../../../platform/http/serve.ts'
import { approveRun, calculateCashback, onRun, submitRun } from './commands.ts'
import {
  calculableTypes,
  cashbackRunLog,
  getCashbackRun,
  getCashbackRunLine,
  listCashbackRunLines,
  listCashbackRuns,
} from './queries.ts'

export const cashbackRunRoutes = (serve: Serve) => {
  serve(contract.calculableTypes, calculableTypes)
  serve(contract.calculateCashback, calculateCashback)
  serve(contract.listCashbackRuns, listCashbackRuns)
  serve(contract.getCashbackRun, getCashbackRun)
  serve(contract.listCashbackRunLines, listCashbackRunLines)
  serve(contract.getCashbackRunLine, getCashbackRunLine)
  onRun.routes(serve)
  serve(contract.submitRun, submitRun)
  serve(contract.approveRun, approveRun)
  serve(contract.cashbackRunLog, cashbackRunLog)
}
