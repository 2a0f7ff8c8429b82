import * as contract from '@sejuk/contract/sales/order-forms'
import type { Serve } from '../../../platform/http/serve.ts'
import { orderGoods } from './goods.ts'
import { orderCustomer } from './queries.ts'

export const orderFormRoutes = (serve: Serve) => {
  serve(contract.orderCustomer, orderCustomer)
  serve(contract.orderGoods, orderGoods)
}
