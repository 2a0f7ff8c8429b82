import * as contract from '@sejuk/contract/retail/customer-stocks'
import type { Serve } from '../../../platform/http/serve.ts'
import { countStock, expectedStock } from './commands.ts'
import { listCustomerStocks } from './queries.ts'

export const customerStockRoutes = (serve: Serve) => {
  serve(contract.listCustomerStocks, listCustomerStocks)
  serve(contract.expectedStock, expectedStock)
  serve(contract.countStock, countStock)
}
