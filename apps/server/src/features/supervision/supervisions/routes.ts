import * as contract from '@sejuk/contract/supervision/supervisions'
import type { Serve } from '../../../platform/http/serve.ts'
import { copySupervision, createSupervision, onSupervision, supervisionLog } from './commands.ts'
import { countSupervisions, deliveryChoices, getSupervision, goaledProjects, listSupervisions } from './queries.ts'

export const supervisionRoutes = (serve: Serve) => {
  serve(contract.listSupervisions, listSupervisions)
  serve(contract.countSupervisions, countSupervisions)
  serve(contract.getSupervision, getSupervision)
  serve(contract.goaledProjects, goaledProjects)
  serve(contract.deliveryChoices, deliveryChoices)
  serve(contract.createSupervision, createSupervision)
  serve(contract.copySupervision, copySupervision)
  onSupervision.routes(serve)
  serve(contract.supervisionLog, supervisionLog)
}
