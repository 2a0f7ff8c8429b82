import * as buying from '@sejuk/contract/spareparts/buying'
import * as contract from '@sejuk/contract/spareparts/sparepart-orders'
import type { Serve } from '../../../platform/http/serve.ts'
import { buySpareparts, priceCart } from './buy.ts'
import { newBuySparepartDropdown } from './buyable-parts.ts'
import { createSparepartRequest, onSparepartOrder, sparepartOrderLog } from './commands.ts'
import { countSparepartOrders, getSparepartOrder, listSparepartOrders, listSparepartRequests } from './queries.ts'
import { sparepartSuggestions } from './suggestions.ts'

export const sparepartOrderRoutes = (serve: Serve) => {
  serve(contract.listSparepartOrders, listSparepartOrders)
  serve(contract.countSparepartOrders, countSparepartOrders)
  serve(contract.listSparepartRequests, listSparepartRequests)
  serve(contract.getSparepartOrder, getSparepartOrder)
  serve(contract.sparepartSuggestions, sparepartSuggestions)
  serve(contract.createSparepartRequest, createSparepartRequest)
  serve(buying.newBuySparepartDropdown, newBuySparepartDropdown)
  serve(buying.priceCart, priceCart)
  serve(buying.buySpareparts, buySpareparts)
  onSparepartOrder.routes(serve)
  serve(contract.sparepartOrderLog, sparepartOrderLog)
}
