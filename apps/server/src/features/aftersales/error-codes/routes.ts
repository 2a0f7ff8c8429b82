import * as contract from '@sejuk/contract/aftersales/error-codes'
import { because } from '@sejuk/domain/messages'
import { explainConstraint } from '../../../platform/http/faults.ts'
import type { Serve } from '../../../platform/http/serve.ts'
import { createErrorCode, errorCodeLog, updateErrorCode } from './commands.ts'
import { listErrorCodes } from './queries.ts'

export const errorCodeRoutes = (serve: Serve) => {
  serve(contract.listErrorCodes, listErrorCodes)
  serve(contract.createErrorCode, createErrorCode)
  serve(contract.updateErrorCode, updateErrorCode)
  serve(contract.errorCodeLog, errorCodeLog)
  explainConstraint('error_codes_once', because('code-already-written-for-these'))
}
