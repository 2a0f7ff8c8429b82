import * as contract from '@sejuk/contract/sales/order-payments'
import type { Serve } from '../../../platform/http/serve.ts'
import { bindMoney, releaseMoney } from './commands.ts'
import { orderMoney } from './queries.ts'

export const orderPaymentRoutes = (serve: Serve) => {
  serve(contract.orderMoney, orderMoney)
  serve(contract.bindMoney, bindMoney)
  serve(contract.releaseMoney, releaseMoney)
}
