import * as contract from '@sejuk/contract/aftersales/sla-rules'
import type { Serve } from '../../../platform/http/serve.ts'
import { addSlaRule, deleteSlaRule, slaRuleLog, updateSlaRule } from './commands.ts'
import { listSlaRules } from './queries.ts'

export const slaRuleRoutes = (serve: Serve) => {
  serve(contract.listSlaRules, listSlaRules)
  serve(contract.addSlaRule, addSlaRule)
  serve(contract.updateSlaRule, updateSlaRule)
  serve(contract.deleteSlaRule, deleteSlaRule)
  serve(contract.slaRuleLog, slaRuleLog)
}
