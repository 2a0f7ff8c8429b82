import * as contract from '@sejuk/contract/stock/stock'
import { because } from '@sejuk/domain/messages'
import { explainConstraint } from '../../../platform/http/faults.ts'
import type { Serve } from '../../../platform/http/serve.ts'
import { holdStock, releaseHold } from './commands.ts'
import { stockAvailability } from './queries.ts'
import { reconcileStock } from './reconcile.ts'

export const ledgerRoutes = (serve: Serve) => {
  serve(contract.stockAvailability, stockAvailability)
  serve(contract.holdStock, holdStock)
  serve(contract.releaseHold, releaseHold)
  serve(contract.reconcileStock, reconcileStock)
  explainConstraint('stock_balances_never_negative', because('stock-would-be-negative'))
}
