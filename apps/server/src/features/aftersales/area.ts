import type { Area } from '../../platform/area.ts'
import { openComplaints } from './complaints/measures.ts'
import { complaintAttachments, complaintRoutes } from './complaints/routes.ts'
import { complaintSearch } from './complaints/search.ts'
import { complaintWaiting } from './complaints/waiting.ts'
import { consumerItemRoutes } from './consumer-items/routes.ts'
import { consumerSearch } from './consumer-items/search.ts'
import { prepareAtFinish } from './costs/prepare.ts'
import { costAttachments, costRoutes } from './costs/routes.ts'
import { costWaiting } from './costs/waiting.ts'
import { errorCodeRoutes } from './error-codes/routes.ts'
import { reimbursementAttachments, reimbursementRoutes } from './reimbursements/routes.ts'
import { repairChoiceRoutes } from './repair-choices/routes.ts'
import { serviceCentreAttachments } from './service-centres/attachments.ts'
import { serviceCentreRoutes } from './service-centres/routes.ts'
import { serviceCentreSearch } from './service-centres/search.ts'
import { servicePriceRoutes } from './service-prices/routes.ts'
import { slaRuleRoutes } from './sla-rules/routes.ts'
import { surveyRoutes } from './surveys/routes.ts'
import { sendSurveys } from './surveys/send-surveys.ts'
import { technicianAttachments, technicianRoutes } from './technicians/routes.ts'
import { technicianSearch } from './technicians/search.ts'
import { ticketTrackingRoutes } from './ticket-tracking/routes.ts'
import { ticketAttachments } from './tickets/attachments.ts'
import { ticketExport } from './tickets/export.ts'
import { ticketRoutes } from './tickets/routes.ts'
import { ticketSearch } from './tickets/search.ts'
import { ticketWaiting } from './tickets/waiting.ts'
import { warrantyRoutes } from './warranty/routes.ts'
import { workOrderAttachments } from './work-orders/attachments.ts'
import { confirmAutomatically, escalateLate } from './work-orders/clock.ts'
import { onWorkOrder } from './work-orders/commands.ts'
import { workOrderExport } from './work-orders/export.ts'
import { workOrderMeasures } from './work-orders/measures.ts'
import { mailedServiceReport } from './work-orders/report.ts'
import { workOrderRoutes } from './work-orders/routes.ts'
import { workOrderSearch } from './work-orders/search.ts'
import { workOrderWaiting } from './work-orders/waiting.ts'

export const aftersalesArea: Area = {
  features: [
    serviceCentreRoutes,
    workOrderRoutes,
    repairChoiceRoutes,
    slaRuleRoutes,
    technicianRoutes,
    servicePriceRoutes,
    ticketRoutes,
    ticketTrackingRoutes,
    consumerItemRoutes,
    warrantyRoutes,
    errorCodeRoutes,
    surveyRoutes,
    complaintRoutes,
    costRoutes,
    reimbursementRoutes,
  ],
  workers: [sendSurveys, confirmAutomatically, escalateLate],
  attachments: [
    serviceCentreAttachments,
    ticketAttachments,
    workOrderAttachments,
    costAttachments,
    reimbursementAttachments,
    complaintAttachments,
    technicianAttachments,
  ],
  exports: [ticketExport, workOrderExport],
  effects: [onWorkOrder.after('finish', prepareAtFinish)],
  waiting: [...workOrderWaiting, ticketWaiting, costWaiting, complaintWaiting],
  reports: [mailedServiceReport],
  measures: [...workOrderMeasures, openComplaints],
  search: [ticketSearch, workOrderSearch, complaintSearch, consumerSearch, technicianSearch, serviceCentreSearch],
}
