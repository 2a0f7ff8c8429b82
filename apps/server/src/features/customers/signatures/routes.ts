import * as contract from '@sejuk/contract/customers/signatures'
import type { Serve } from '../../../platform/http/serve.ts'
import { onSignature, uploadSignature } from './commands.ts'
import { getSignature, listSignatures, signatureLog } from './queries.ts'

export const signatureRoutes = (serve: Serve) => {
  serve(contract.uploadSignature, uploadSignature)
  serve(contract.listSignatures, listSignatures)
  serve(contract.getSignature, getSignature)
  onSignature.routes(serve)
  serve(contract.signatureLog, signatureLog)
}
