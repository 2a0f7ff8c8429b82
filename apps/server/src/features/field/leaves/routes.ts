import * as contract from '@sejuk/contract/field/leaves'
import type { Serve } from '../../../platform/http/serve.ts'
import { createLeave, leaveLog, onLeave, previewLeave } from './commands.ts'
import { leaveBalances, leaveDelegates, listLeaves, listMyLeaves, staffBalances } from './queries.ts'
import { adjustBalance, leaveRuleLog, leaveRules, saveLeaveRule } from './rules.ts'

export const leaveRoutes = (serve: Serve) => {
  serve(contract.listLeaves, listLeaves)
  serve(contract.listMyLeaves, listMyLeaves)
  serve(contract.leaveBalances, leaveBalances)
  serve(contract.staffBalances, staffBalances)
  serve(contract.adjustBalance, adjustBalance)
  serve(contract.leaveRules, leaveRules)
  serve(contract.saveLeaveRule, saveLeaveRule)
  serve(contract.leaveRuleLog, leaveRuleLog)
  serve(contract.leaveDelegates, leaveDelegates)
  serve(contract.previewLeave, previewLeave)
  serve(contract.createLeave, createLeave)
  onLeave.routes(serve)
  serve(contract.leaveLog, leaveLog)
}
