import * as contract from '@sejuk/contract/retail/sub-dealer-orders'
import { because } from '@sejuk/domain/messages'
import { explainConstraint } from '../../../platform/http/faults.ts'
import type { Serve } from '../../../platform/http/serve.ts'
import { createSubDealerOrder, onSubDealerOrder, subDealerOrderLog } from './commands.ts'
import { getSubDealerOrder, listSubDealerOrders } from './queries.ts'

export const subDealerOrderRoutes = (serve: Serve) => {
  serve(contract.listSubDealerOrders, listSubDealerOrders)
  serve(contract.getSubDealerOrder, getSubDealerOrder)
  serve(contract.createSubDealerOrder, createSubDealerOrder)
  onSubDealerOrder.routes(serve)
  serve(contract.subDealerOrderLog, subDealerOrderLog)
  explainConstraint('sub_dealer_order_serials_once', because('unit-received-before'))
}
