import * as contract from '@sejuk/contract/catalogue/warranty-policies'
import type { Serve } from '../../../platform/http/serve.ts'
import { addWarrantyPolicy, removeWarrantyPolicy, updateWarrantyPolicy, warrantyPolicyLog } from './commands.ts'
import { listWarrantyPolicies } from './queries.ts'

export const warrantyPolicyRoutes = (serve: Serve) => {
  serve(contract.listWarrantyPolicies, listWarrantyPolicies)
  serve(contract.addWarrantyPolicy, addWarrantyPolicy)
  serve(contract.updateWarrantyPolicy, updateWarrantyPolicy)
  serve(contract.removeWarrantyPolicy, removeWarrantyPolicy)
  serve(contract.warrantyPolicyLog, warrantyPolicyLog)
}
