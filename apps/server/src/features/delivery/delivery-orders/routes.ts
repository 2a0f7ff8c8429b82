import * as contract from '@sejuk/contract/delivery/delivery-orders'
import type { Serve } from '../../../platform/http/serve.ts'
import { deliveryLog, onDelivery } from './commands.ts'
import { createDelivery } from './create.ts'
import { listDeliverableOrders, openOrderDropdown } from './open-orders.ts'
import { countDeliveries, getDelivery, listDeliveries } from './queries.ts'

export const deliveryRoutes = (serve: Serve) => {
  serve(contract.listDeliveries, listDeliveries)
  serve(contract.listGoodsIssues, (asked) => listDeliveries(asked))
  serve(contract.countDeliveries, countDeliveries)
  serve(contract.getDelivery, getDelivery)
  serve(contract.listDeliverableOrders, listDeliverableOrders)
  serve(contract.openOrderDropdown, openOrderDropdown)
  serve(contract.createDelivery, createDelivery)
  onDelivery.routes(serve)
  serve(contract.deliveryLog, deliveryLog)
}
