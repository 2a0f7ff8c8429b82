import { listFieldJobs as fieldJobs, sendFieldReports } from '@sejuk/contract/aftersales/field-work'
import { actOnWorkOrder, type OwnAction } from '@sejuk/contract/aftersales/work-order-actions'
import * as contract from '@sejuk/contract/aftersales/work-orders'
import type { Endpoint, Parsed } from '@sejuk/contract/endpoint'
import type { RequestContext, Serve } from '../../../platform/http/serve.ts'
import type { InputOf } from './acting.ts'
import { technicianChoices, visitChoices, workOrderBoard } from './board.ts'
import { takeAction } from './commands.ts'
import { getWorkOrder, workOrderLog } from './detail.ts'
import { listFieldJobs } from './field-jobs.ts'
import { takeReports } from './field-reports.ts'
import { workOrderMap } from './map.ts'
import { countWorkOrders, listWorkOrders } from './queries.ts'
import { undoWorkOrder } from './undo.ts'

const answer = async (context: RequestContext<Endpoint>, name: OwnAction, input: Parsed<Endpoint>) => {
  const after = await takeAction(context, name, input as InputOf<OwnAction>)
  const { work_order_number, service_status, row_version } = after
  const message =
    name === 'cancel' && service_status === 'Require_to_Cancel' ? { message: 'Cancellation asked for' } : {}
  return { data: { work_order_number, service_status, row_version }, ...message }
}

export const workOrderRoutes = (serve: Serve) => {
  serve(contract.listWorkOrders, listWorkOrders)
  serve(contract.countWorkOrders, countWorkOrders)
  serve(contract.getWorkOrder, getWorkOrder)
  serve(contract.workOrderLog, workOrderLog)
  serve(contract.technicianChoices, technicianChoices)
  serve(contract.visitChoices, visitChoices)
  serve(contract.workOrderBoard, workOrderBoard)
  serve(contract.workOrderMap, workOrderMap)
  for (const [name, endpoint] of Object.entries(actOnWorkOrder) as [OwnAction, Endpoint][])
    serve(endpoint, (context) => answer(context, name, context.input))
  serve(contract.undoWorkOrder, undoWorkOrder)
  serve(fieldJobs, listFieldJobs)
  serve.inSteps(sendFieldReports, takeReports)
}
