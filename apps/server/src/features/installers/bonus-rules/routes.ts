import * as contract from '@sejuk/contract/installers/bonus-rules'
import type { Serve } from '../../../platform/http/serve.ts'
import { actOnBonusRule, bonusRuleLog, createBonusRule, modifyBonusRule } from './commands.ts'
import { getBonusRule, listBonusRules, simulateBonus } from './queries.ts'

export const bonusRuleRoutes = (serve: Serve) => {
  serve(contract.listBonusRules, listBonusRules)
  serve(contract.getBonusRule, getBonusRule)
  serve(contract.createBonusRule, createBonusRule)
  serve(contract.modifyBonusRule, modifyBonusRule)
  serve(contract.actOnBonusRule.submit, actOnBonusRule('submit'))
  serve(contract.actOnBonusRule.approve, actOnBonusRule('approve'))
  serve(contract.actOnBonusRule.close, actOnBonusRule('close'))
  serve(contract.returnBonusRule, actOnBonusRule('return'))
  serve(contract.simulateBonus, simulateBonus)
  serve(contract.bonusRuleLog, bonusRuleLog)
}
