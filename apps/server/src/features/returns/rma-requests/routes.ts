import * as contract from '@sejuk/contract/returns/rma-requests'
import { because } from '@sejuk/domain/messages'
import { explainConstraint } from '../../../platform/http/faults.ts'
import type { Serve } from '../../../platform/http/serve.ts'
import { createRmaRequest, onRmaRequest, rmaRequestLog } from './commands.ts'
import { getRmaRequest, listRmaRequests } from './queries.ts'
import { listReplacementModels } from './replacement-models.ts'

export const rmaRequestRoutes = (serve: Serve) => {
  explainConstraint('rma_request_lines_one_open', because('rma-unit-in-another'))
  serve(contract.listRmaRequests, listRmaRequests)
  serve(contract.getRmaRequest, getRmaRequest)
  serve(contract.listReplacementModels, listReplacementModels)
  serve(contract.createRmaRequest, createRmaRequest)
  onRmaRequest.routes(serve)
  serve(contract.rmaRequestLog, rmaRequestLog)
}
