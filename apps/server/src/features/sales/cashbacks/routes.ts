import * as changes from '@sejuk/contract/sales/cashback-changes'
import * as orders from '@sejuk/contract/sales/cashback-orders'
import * as contract from '@sejuk/contract/sales/cashbacks'
import { because } from '@sejuk/domain/messages'
import { explainConstraint } from '../../../platform/http/faults.ts'
import type { Serve } from '../../../platform/http/serve.ts'
import { onChange, requestAdjustment, requestExtension, requestTransfer } from './changes.ts'
import { addCashback, addManualRebate, onCashback, updateCashback } from './commands.ts'
import { listCashbackLedger } from './ledger.ts'
import { availableCashback, getCashbackCustomer } from './of-customer.ts'
import { cashbackDepartments, cashbackLog, getCashback, listCashbacks } from './queries.ts'
import { reconcileCashbacks } from './reconcile.ts'

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
  serve(changes.requestAdjustment, requestAdjustment)
  serve(changes.requestExtension, requestExtension)
  serve(changes.requestTransfer, requestTransfer)
  onChange.routes(serve)
  serve(contract.reconcileCashbacks, reconcileCashbacks)
  serve(contract.cashbackLog, cashbackLog)
  serve(contract.cashbackDepartments, cashbackDepartments)
  serve(orders.getCashbackCustomer, getCashbackCustomer)
  explainConstraint('cashbacks_never_overdrawn', because('amount-exceeds-remaining-cashback'))
  explainConstraint('cashback_changes_one_open', because('change-waits-for-decision-already'))
}
