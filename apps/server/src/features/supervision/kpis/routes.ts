import * as contract from '@sejuk/contract/supervision/kpis'
import type { Serve } from '../../../platform/http/serve.ts'
import { supervisionKpis } from './queries.ts'

export const kpiRoutes = (serve: Serve) => {
  serve(contract.supervisionKpis, supervisionKpis)
}
