import * as contract from '@sejuk/contract/platform/recent-visits'
import type { Serve } from '../../../platform/http/serve.ts'
import { recordVisit } from './commands.ts'
import { listVisits } from './queries.ts'

export const recentVisitRoutes = (serve: Serve) => {
  serve(contract.listVisits, listVisits)
  serve(contract.recordVisit, recordVisit)
}
