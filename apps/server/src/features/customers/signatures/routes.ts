import * as contract from '@sejuk/contract/customers/signatures'
import type { Serve } from '../../../platform/http/serve.ts'
import { actOnSignature, uploadSignature } from './commands.ts'
import { getSignature, listSignatures, signatureLog } from './queries.ts'

export const signatureRoutes = (serve: Serve) => {
  serve(contract.uploadSignature, uploadSignature)
  serve(contract.listSignatures, listSignatures)
  serve(contract.getSignature, getSignature)
  serve(contract.approveSignature, actOnSignature('approve'))
  serve(contract.rejectSignature, actOnSignature('reject'))
  serve(contract.deleteSignature, actOnSignature('delete-signature'))
  serve(contract.signatureLog, signatureLog)
}
