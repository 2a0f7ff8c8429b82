import * as contract from '@sejuk/contract/installers/bonus-rules'
import type { Serve } from '../../../platform/http/serve.ts'
import { bonusRuleLog, createBonusRule, onBonusRule } from './commands.ts'
import { getBonusRule, listBonusRules, simulateBonus } from './queries.ts'

export const bonusRuleRoutes = (serve: Serve) => {
  serve(contract.listBonusRules, listBonusRules)
  serve(contract.getBonusRule, getBonusRule)
  serve(contract.createBonusRule, createBonusRule)
  onBonusRule.routes(serve)
  serve(contract.simulateBonus, simulateBonus)
  serve(contract.bonusRuleLog, bonusRuleLog)
}
