import * as contract from '@sejuk/contract/stock/regular-transfers'
import type { Serve } from '../../../platform/http/serve.ts'
import { createRegularTransfers } from './commands.ts'
import { listTransferProposals } from './queries.ts'

export const regularTransferRoutes = (serve: Serve) => {
  serve(contract.listTransferProposals, listTransferProposals)
  serve(contract.createRegularTransfers, createRegularTransfers)
}
