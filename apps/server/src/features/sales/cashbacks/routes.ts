import * as orders from '@sejuk/contract/sales/cashback-orders'
import * as runs from '@sejuk/contract/sales/cashback-runs'
import * as statements from '@sejuk/contract/sales/cashback-statements'
import * as contract from '@sejuk/contract/sales/cashbacks'
import { because } from '@sejuk/domain/messages'
import { explainConstraint } from '../../../platform/http/faults.ts'
import type { Serve } from '../../../platform/http/serve.ts'
import { achievementPeriods, mapAchievements } from './achievement.ts'
import { onChange, requestAdjustment, requestExtension, requestTransfer } from './changes.ts'
import { checkCashbackPlan } from './commands.ts'
import { rebateHistoryItem, rebateHistoryOrder } from './history.ts'
import { addCashback, addManualRebate, onCashback, updateCashback } from './lines.ts'
import {
  availableCashback,
  cashbackDepartments,
  cashbackLog,
  getCashback,
  getCashbackCustomer,
  listCashbackLedger,
  listCashbacks,
} from './queries.ts'
import { reconcileCashbacks } from './reconcile.ts'
import { approveRun, calculateCashback, onRun, submitRun } from './run-commands.ts'
import {
  calculableTypes,
  cashbackRunLog,
  getCashbackRun,
  getCashbackRunLine,
  listCashbackRunLines,
  listCashbackRuns,
} from './run-queries.ts'
import { getCashbackStatement } from './statement.ts'
import { downloadCashbackStatement } from './statement-pdf.ts'

export const cashbackRoutes = (serve: Serve) => {
  serve(contract.listCashbacks, listCashbacks)
  serve(contract.getCashback, getCashback)
  serve(contract.listCashbackLedger, listCashbackLedger)
  serve(contract.getAvailableCashback, availableCashback)
  serve(contract.availableCashback, availableCashback)
  serve(contract.addCashback, addCashback)
  serve(contract.addManualRebate, addManualRebate)
  serve(contract.updateCashback, updateCashback)
  onCashback.routes(serve)
  serve(contract.requestAdjustment, requestAdjustment)
  serve(contract.requestExtension, requestExtension)
  serve(contract.requestTransfer, requestTransfer)
  onChange.routes(serve)
  serve(contract.reconcileCashbacks, reconcileCashbacks)
  serve(contract.mapAchievements, mapAchievements)
  serve(contract.achievementPeriods, achievementPeriods)
  serve(contract.cashbackLog, cashbackLog)
  serve(contract.cashbackDepartments, cashbackDepartments)
  serve(orders.getCashbackCustomer, getCashbackCustomer)
  serve(orders.checkCashbackPlan, checkCashbackPlan)
  serve(orders.rebateHistoryOrder, rebateHistoryOrder)
  serve(orders.rebateHistoryItem, rebateHistoryItem)
  serve(statements.getCashbackStatement, getCashbackStatement)
  serve(statements.downloadCashbackStatement, downloadCashbackStatement)
  serve(runs.calculableTypes, calculableTypes)
  serve(runs.calculateCashback, calculateCashback)
  serve(runs.listCashbackRuns, listCashbackRuns)
  serve(runs.getCashbackRun, getCashbackRun)
  serve(runs.listCashbackRunLines, listCashbackRunLines)
  serve(runs.getCashbackRunLine, getCashbackRunLine)
  onRun.routes(serve)
  serve(runs.submitRun, submitRun)
  serve(runs.approveRun, approveRun)
  serve(runs.cashbackRunLog, cashbackRunLog)
  explainConstraint('cashbacks_never_overdrawn', because('amount-exceeds-remaining-cashback'))
  explainConstraint('cashback_targets_once', because('customer-target-for-month-already'))
  explainConstraint('cashback_changes_one_open', because('change-waits-for-decision-already'))
  explainConstraint('cashback_orders_pkey', because('order-planned-moment-ago-try'))
}
