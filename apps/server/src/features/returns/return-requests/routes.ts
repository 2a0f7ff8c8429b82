import * as contract from '@sejuk/contract/returns/return-requests'
import type { Serve } from '../../../platform/http/serve.ts'
import { createReturnRequest, onReturnRequest, returnRequestLog } from './commands.ts'
import { returnLetter } from './letter.ts'
import { creditNotePdf, notaReturPdf } from './note-papers.ts'
import { getReturnRequest, listReturnRequests } from './queries.ts'
import { listReturnable } from './returnable.ts'

export const returnRequestRoutes = (serve: Serve) => {
  serve(contract.listReturnRequests, listReturnRequests)
  serve(contract.getReturnRequest, getReturnRequest)
  serve(contract.listReturnable, listReturnable)
  serve(contract.createReturnRequest, createReturnRequest)
  onReturnRequest.routes(serve)
  serve(contract.returnRequestLog, returnRequestLog)
  serve(contract.returnLetter, returnLetter)
  serve.inSteps(contract.creditNotePdf, creditNotePdf)
  serve.inSteps(contract.notaReturPdf, notaReturPdf)
}
