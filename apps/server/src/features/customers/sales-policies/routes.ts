import * as contract from '@sejuk/contract/customers/sales-policies'
import type { Serve } from '../../../platform/http/serve.ts'
import { createSalesPolicy, onSalesPolicy } from './commands.ts'
import { listSalesPolicies, salesPolicyLog, simulateSalesPolicy } from './queries.ts'

export const salesPolicyRoutes = (serve: Serve) => {
  serve(contract.listSalesPolicies, listSalesPolicies)
  serve(contract.createSalesPolicy, createSalesPolicy)
  onSalesPolicy.routes(serve)
  serve(contract.simulateSalesPolicy, simulateSalesPolicy)
  serve(contract.salesPolicyLog, salesPolicyLog)
}
