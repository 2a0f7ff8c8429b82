import * as contract from '@sejuk/contract/sales/lock-stock-requests'
import type { Serve } from '../../../platform/http/serve.ts'
import { createLockStockRequest, lockStockRequestLog, onLockStockRequest } from './commands.ts'
import { itemContention } from './contention.ts'
import { getLockStockRequest, listLockStockRequests } from './queries.ts'
import { askForRelease, declineRelease } from './release-requests.ts'

export const lockStockRoutes = (serve: Serve) => {
  serve(contract.listLockStockRequests, listLockStockRequests)
  serve(contract.getLockStockRequest, getLockStockRequest)
  serve(contract.createLockStockRequest, createLockStockRequest)
  onLockStockRequest.routes(serve)
  serve(contract.lockStockRequestLog, lockStockRequestLog)
  serve(contract.itemContention, itemContention)
  serve(contract.askForRelease, askForRelease)
  serve(contract.declineRelease, declineRelease)
}
