import { listFieldJobs as fieldJobs, sendFieldReports } from '@sejuk/contract/aftersales/field-work'
import { getServiceReport } from '@sejuk/contract/aftersales/service-reports'
import * as board from '@sejuk/contract/aftersales/work-order-board'
import * as contract from '@sejuk/contract/aftersales/work-orders'
import type { Serve } from '../../../platform/http/serve.ts'
import { computeFigures } from '../../../platform/reports/compute-figures.ts'
import { technicianChoices, visitChoices, workOrderBoard } from './board.ts'
import { onWorkOrder } from './commands.ts'
import { getWorkOrder, workOrderLog } from './detail.ts'
import { listFieldJobs } from './field-jobs.ts'
import { takeReports } from './field-reports.ts'
import { workOrderMap } from './map.ts'
import { countWorkOrders, listWorkOrders } from './queries.ts'
import { serviceReport } from './report.ts'

export const workOrderRoutes = (serve: Serve) => {
  serve(contract.listWorkOrders, listWorkOrders)
  serve(contract.countWorkOrders, countWorkOrders)
  serve(contract.getWorkOrder, getWorkOrder)
  serve(contract.workOrderLog, workOrderLog)
  serve(board.technicianChoices, technicianChoices)
  serve(board.visitChoices, visitChoices)
  serve(board.workOrderBoard, workOrderBoard)
  serve(board.workOrderMap, workOrderMap)
  serve(getServiceReport, (context) => computeFigures('large', () => serviceReport(context)))
  onWorkOrder.routes(serve, (name, { service_status }) =>
    name === 'cancel' && service_status === 'Require_to_Cancel' ? 'Cancellation asked for' : undefined,
  )
  serve(contract.undoWorkOrder, async (context) => {
    const { work_order_number, service_status, row_version } = await onWorkOrder.undo(context, context.input)
    return { data: { work_order_number, service_status, row_version } }
  })
  serve(fieldJobs, listFieldJobs)
  serve.inSteps(sendFieldReports, takeReports)
}
