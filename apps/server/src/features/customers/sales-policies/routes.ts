import * as contract from '@sejuk/contract/customers/sales-policies'
import type { Serve } from '../../../platform/http/serve.ts'
import { actOnSalesPolicy, createSalesPolicy, updateSalesPolicy } from './commands.ts'
import { listSalesPolicies, salesPolicyLog, simulateSalesPolicy } from './queries.ts'

export const salesPolicyRoutes = (serve: Serve) => {
  serve(contract.listSalesPolicies, listSalesPolicies)
  serve(contract.createSalesPolicy, createSalesPolicy)
  serve(contract.updateSalesPolicy, updateSalesPolicy)
  const { actOnSalesPolicy: act } = contract
  serve(act.submit, actOnSalesPolicy('submit'))
  serve(act.approve, actOnSalesPolicy('approve'))
  serve(act.reject, actOnSalesPolicy('reject'))
  serve(act.close, actOnSalesPolicy('close'))
  serve(contract.simulateSalesPolicy, simulateSalesPolicy)
  serve(contract.salesPolicyLog, salesPolicyLog)
}
