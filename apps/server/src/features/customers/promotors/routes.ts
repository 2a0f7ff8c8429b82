import * as contract from '@sejuk/contract/customers/promotors'
import type { Serve } from '../../../platform/http/serve.ts'
import { createPromotor, updatePromotor } from './commands.ts'
import { listPromotors, promotorDropdown, promotorLog, selectCustomerPromotor } from './queries.ts'

export const promotorRoutes = (serve: Serve) => {
  serve(contract.listPromotors, listPromotors)
  serve(contract.createPromotor, createPromotor)
  serve(contract.updatePromotor, updatePromotor)
  serve(contract.promotorLog, promotorLog)
  serve(contract.promotorDropdown, promotorDropdown)
  serve(contract.selectCustomerPromotor, selectCustomerPromotor)
}
