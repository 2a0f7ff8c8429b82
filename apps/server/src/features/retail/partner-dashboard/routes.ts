import * as contract from '@sejuk/contract/retail/partner-dashboard'
import type { Serve } from '../../../platform/http/serve.ts'
import { partnerDashboard } from './queries.ts'

export const partnerDashboardRoutes = (serve: Serve) => serve(contract.partnerDashboard, partnerDashboard)
