import * as contract from '@sejuk/contract/money/credit-uses'
import { because } from '@sejuk/domain/messages'
import { explainConstraint } from '../../../platform/http/faults.ts'
import type { Serve } from '../../../platform/http/serve.ts'
import { createCreditUse, creditUseLog, onCreditUse } from './commands.ts'
import { listCredits } from './credits.ts'
import { getCreditUse, listCreditUses, proposeCreditUse } from './queries.ts'

export const creditUseRoutes = (serve: Serve) => {
  serve(contract.listCredits, listCredits)
  serve(contract.listCreditUses, listCreditUses)
  serve(contract.getCreditUse, getCreditUse)
  serve(contract.proposeCreditUse, proposeCreditUse)
  serve(contract.createCreditUse, createCreditUse)
  onCreditUse.routes(serve)
  serve(contract.creditUseLog, creditUseLog)
  // A receipt that is made void, a cheque that is taken back: what of it paid something is taken back first.
  explainConstraint('customer_credits_left_amount', because('credit-is-used'))
}
