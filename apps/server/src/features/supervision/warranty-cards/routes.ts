import * as contract from '@sejuk/contract/supervision/warranty-cards'
import { because } from '@sejuk/domain/messages'
import { explainConstraint } from '../../../platform/http/faults.ts'
import type { Serve } from '../../../platform/http/serve.ts'
import { onWarrantyCard, saveWarrantyCard, warrantyCardLog } from './commands.ts'
import { getWarrantyCard, listWarrantyCards, warrantyCardPaper } from './queries.ts'
import { checkSignCode, sendSignCode, signByCode } from './sign-by-code.ts'
import { checkRequest, requestService, sendServiceCode, validateWarrantyCard } from './validation.ts'

export const warrantyCardRoutes = (serve: Serve) => {
  explainConstraint('warranty_card_items_live', because('serial-on-other-card'))
  serve(contract.listWarrantyCards, listWarrantyCards)
  serve(contract.getWarrantyCard, getWarrantyCard)
  serve(contract.saveWarrantyCard, saveWarrantyCard)
  onWarrantyCard.routes(serve)
  serve.inSteps(contract.sendSignCode, sendSignCode)
  serve.afterReading(contract.signByCode, checkSignCode, signByCode)
  serve(contract.warrantyCardPaper, warrantyCardPaper)
  serve(contract.warrantyCardLog, warrantyCardLog)
  serve.inSteps(contract.validateWarrantyCard, validateWarrantyCard)
  serve.inSteps(contract.sendServiceCode, sendServiceCode)
  serve.afterReading(contract.requestService, checkRequest, requestService)
}
