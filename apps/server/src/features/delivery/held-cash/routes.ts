import * as contract from '@sejuk/contract/delivery/held-cash'
import type { Serve } from '../../../platform/http/serve.ts'
import { heldCashLog, onHeldCash } from './commands.ts'
import { listHeldCash } from './queries.ts'

export const heldCashRoutes = (serve: Serve) => {
  serve(contract.listHeldCash, listHeldCash)
  onHeldCash.routes(serve)
  serve(contract.heldCashLog, heldCashLog)
}
