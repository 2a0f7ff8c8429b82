import * as contract from '@sejuk/contract/sales/cashback-orders'
import { because } from '@sejuk/domain/messages'
import { explainConstraint } from '../../../platform/http/faults.ts'
import type { Serve } from '../../../platform/http/serve.ts'
import { checkCashbackPlan } from './commands.ts'
import { rebateHistoryItem, rebateHistoryOrder } from './history.ts'

export const cashbackOrderRoutes = (serve: Serve) => {
  serve(contract.checkCashbackPlan, checkCashbackPlan)
  serve(contract.rebateHistoryOrder, rebateHistoryOrder)
  serve(contract.rebateHistoryItem, rebateHistoryItem)
  explainConstraint('cashback_orders_pkey', because('order-planned-moment-ago-try'))
}
