import * as contract from '@sejuk/contract/platform/security-events'
import type { Serve } from '../../../platform/http/serve.ts'
import { listSecurityEvents } from './queries.ts'

export const securityEventRoutes = (serve: Serve) => {
  serve(contract.listSecurityEvents, listSecurityEvents)
}
