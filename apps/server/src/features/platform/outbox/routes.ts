import * as contract from '@sejuk/contract/platform/outbox'
import type { Serve } from '../../../platform/http/serve.ts'
import { retryDeliveries } from './commands.ts'
import { getDelivery, listChannels, listDeliveries } from './queries.ts'

export const outboxRoutes = (serve: Serve) => {
  serve(contract.listDeliveries, listDeliveries)
  serve(contract.getDelivery, getDelivery)
  serve(contract.listChannels, listChannels)
  serve(contract.retryDeliveries, retryDeliveries)
}
