import * as contract from '@sejuk/contract/aftersales/repair-choices'
import { because } from '@sejuk/domain/messages'
import { explainConstraint } from '../../../platform/http/faults.ts'
import type { Serve } from '../../../platform/http/serve.ts'
import { createRepairChoice, repairChoiceLog, updateRepairChoice } from './commands.ts'
import { listRepairChoices } from './queries.ts'

export const repairChoiceRoutes = (serve: Serve) => {
  serve(contract.listRepairChoices, listRepairChoices)
  serve(contract.createRepairChoice, createRepairChoice)
  serve(contract.updateRepairChoice, updateRepairChoice)
  serve(contract.repairChoiceLog, repairChoiceLog)
  explainConstraint('repair_choices_once', because('code-already-in-list'))
}
