import * as contract from '@sejuk/contract/aftersales/warranty'
import type { Serve } from '../../../platform/http/serve.ts'
import { searchWarranty } from './queries.ts'

export const warrantyRoutes = (serve: Serve) => {
  serve(contract.searchWarranty, searchWarranty)
}
