import * as contract from '@sejuk/contract/finance/withholding-slips'
import type { Serve } from '../../../platform/http/serve.ts'
import { createWithholdingSlip, onWithholdingSlip, updateWithholdingSlip, withholdingSlipLog } from './commands.ts'
import { listWithholdingSlips } from './queries.ts'

export const withholdingSlipRoutes = (serve: Serve) => {
  serve(contract.listWithholdingSlips, listWithholdingSlips)
  serve(contract.createWithholdingSlip, createWithholdingSlip)
  serve(contract.updateWithholdingSlip, updateWithholdingSlip)
  onWithholdingSlip.routes(serve)
  serve(contract.withholdingSlipLog, withholdingSlipLog)
}
