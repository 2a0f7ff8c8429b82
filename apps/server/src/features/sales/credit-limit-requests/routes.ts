import * as contract from '@sejuk/contract/sales/credit-limit-requests'
import type { Serve } from '../../../platform/http/serve.ts'
import { createCreditLimitRequest, creditLimitRequestLog, onCreditLimitRequest } from './commands.ts'
import { getCreditLimitRequest, listCreditLimitRequests } from './queries.ts'
import { getCreditStanding } from './standing.ts'

export const creditLimitRequestRoutes = (serve: Serve) => {
  serve(contract.listCreditLimitRequests, listCreditLimitRequests)
  serve(contract.getCreditLimitRequest, getCreditLimitRequest)
  serve(contract.getCreditStanding, getCreditStanding)
  serve(contract.createCreditLimitRequest, createCreditLimitRequest)
  onCreditLimitRequest.routes(serve)
  serve(contract.creditLimitRequestLog, creditLimitRequestLog)
}
