import * as contract from '@sejuk/contract/money/payment-refs'
import { because } from '@sejuk/domain/messages'
import { explainConstraint } from '../../../platform/http/faults.ts'
import type { Serve } from '../../../platform/http/serve.ts'
import { hearPayment } from './callback.ts'
import { closePaymentRef, createPaymentRef } from './commands.ts'
import { listPaymentRefs } from './queries.ts'

export const paymentRefRoutes = (serve: Serve) => {
  serve(contract.listPaymentRefs, listPaymentRefs)
  serve(contract.createPaymentRef, createPaymentRef)
  serve(contract.closePaymentRef, closePaymentRef)
  serve.inSteps(contract.paymentCallback, hearPayment)
  explainConstraint('payment_refs_one_open', because('virtual-account-is-open'))
}
