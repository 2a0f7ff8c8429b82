import * as contract from '@sejuk/contract/masters/kpi-areas'
import type { Serve } from '../../../platform/http/serve.ts'
import { kpiAreaDepartments } from './queries.ts'

export const kpiAreaRoutes = (serve: Serve) => {
  serve(contract.kpiAreaDepartments, kpiAreaDepartments)
}
