import * as contract from '@sejuk/contract/finance/vat-returns'
import type { Serve } from '../../../platform/http/serve.ts'
import { vatReturnCsv } from './csv.ts'
import { listVatReturn, taxMonth } from './queries.ts'

export const vatReturnRoutes = (serve: Serve) => {
  serve(contract.listVatReturn, listVatReturn)
  serve(contract.vatReturnCsv, vatReturnCsv)
  serve(contract.taxMonth, taxMonth)
}
