import type { PageRoute } from '../../lib/navigation/page-route.ts'
import { aftersalesOfflinePages as offlinePages } from './offline-pages.ts'

const workOrders = () => import('./work-orders/work-orders-page.tsx').then((page) => page.WorkOrdersPage)
const workOrder = () => import('./work-orders/work-order-page.tsx').then((page) => page.WorkOrderPage)
const mirroredJob = () => import('./field-work/mirrored-job-page.tsx').then((page) => page.MirroredJobPage)
const workOrderBoard = () => import('./work-orders/board/board-page.tsx').then((page) => page.WorkOrderBoardPage)
const serviceReport = () => import('./work-orders/report/report-page.tsx').then((page) => page.ServiceReportPage)
const workOrderMap = () => import('./work-orders/map/map-page.tsx').then((page) => page.WorkOrderMapPage)
const workOrderDownload = () => import('./work-orders/download-page.tsx').then((page) => page.WorkOrderDownloadPage)
const repairChoices = () => import('./repair-choices/repair-choices-page.tsx').then((page) => page.RepairChoicesPage)
const slaRules = () => import('./sla-rules/sla-rules-page.tsx').then((page) => page.SlaRulesPage)
const ascPages = () => import('./service-centres/service-centres-page.tsx')
const ascForms = () => import('./service-centres/service-centre-form-page.tsx')
const ascDetail = () => import('./service-centres/service-centre-detail-page.tsx').then((page) => page.AscDetailPage)
const servicePrices = () => import('./service-prices/service-prices-page.tsx').then((page) => page.ServicePricesPage)
const technicianPages = () => import('./technicians/technicians-page.tsx')
const technicianConfigs = () => import('./technicians/technician-config-page.tsx')
const adminTechnicians = () =>
  import('./technicians/admin-technicians-page.tsx').then((page) => page.AdminTechniciansPage)
const ownTechnician = () => import('./technicians/own-technician-page.tsx').then((page) => page.OwnTechnicianPage)
const ticketLists = () => import('./tickets/tickets-page.tsx')
const ticketPages = () => import('./tickets/ticket-pages.tsx')
const consumerItems = () => import('./consumer-items/consumer-items-page.tsx')
const warranty = () => import('./warranty/warranty-page.tsx').then((page) => page.WarrantyPage)
const errorCodes = () => import('./error-codes/error-codes-page.tsx').then((page) => page.ErrorCodesPage)
const feedback = () => import('./surveys/feedback-page.tsx').then((page) => page.FeedbackPage)
const serviceTracking = () => import('./ticket-tracking/tracking-page.tsx').then((page) => page.TrackingPage)
const surveys = () => import('./surveys/surveys-page.tsx').then((page) => page.SurveysPage)
const complaints = () => import('./complaints/complaints-page.tsx').then((page) => page.ComplaintsPage)
const complaintDetail = () => import('./complaints/complaint-detail-page.tsx').then((page) => page.ComplaintDetailPage)
const createComplaint = () => import('./complaints/create-complaint-page.tsx').then((page) => page.CreateComplaintPage)
const costs = () => import('./costs/costs-page.tsx').then((page) => page.CostsPage)
const costDetail = () => import('./costs/cost-detail-page.tsx').then((page) => page.CostDetailPage)
const reimbursements = () => import('./reimbursements/reimbursements-page.tsx').then((page) => page.ReimbursementsPage)
const reimbursementDetail = () =>
  import('./reimbursements/reimbursement-detail-page.tsx').then((page) => page.ReimbursementDetailPage)

export const aftersalesRoutes: readonly PageRoute[] = [
  { path: '/feedback-satisfaction', layout: 'public', load: feedback },
  { path: '/service-tracking', layout: 'public', load: serviceTracking },
  { path: '/survey-list', layout: 'desk', load: surveys },
  { path: '/complain-list', layout: 'desk', load: complaints },
  { path: '/complain-list/detail', layout: 'desk', load: complaintDetail },
  { path: '/asc-call-center/create-complain-ticket', layout: 'desk', load: createComplaint },
  { path: '/cost-approval', layout: 'desk', load: costs },
  { path: '/cost-approval/detail', layout: 'desk', load: costDetail },
  { path: '/reimbursement', layout: 'desk', load: reimbursements },
  { path: '/reimbursement/detail', layout: 'desk', load: reimbursementDetail },
  { path: '/work-order-technician', layout: 'phone', load: offlinePages['/work-order-technician'] },
  {
    path: '/work-order-technician/$work_order_number/$work_order_detail_id',
    layout: 'phone',
    load: offlinePages['/work-order-technician/$work_order_number/$work_order_detail_id'],
  },
  { path: '/asc-list', layout: 'desk', load: () => ascPages().then((page) => page.AscListPage) },
  { path: '/asc-list/update', layout: 'desk', load: () => ascForms().then((page) => page.UpdateAscPage) },
  { path: '/partner-asc-list', layout: 'desk', load: () => ascPages().then((page) => page.PartnerAscListPage) },
  {
    path: '/partner-asc-list/update',
    layout: 'desk',
    load: () => ascForms().then((page) => page.UpdatePartnerAscPage),
  },
  { path: '/partner-asc-list/view-detail-readonly', layout: 'desk', load: ascDetail },
  { path: '/asc-service-price-list', layout: 'desk', load: servicePrices },
  {
    path: '/asc-technician-list',
    layout: 'desk',
    load: () => technicianPages().then((page) => page.AscTechnicianListPage),
  },
  {
    path: '/asc-technician-list/config',
    layout: 'desk',
    load: () => technicianConfigs().then((page) => page.TechnicianConfigPage),
  },
  {
    path: '/partner-technician-list',
    layout: 'desk',
    load: () => technicianPages().then((page) => page.PartnerTechnicianListPage),
  },
  {
    path: '/partner-technician-list/config',
    layout: 'desk',
    load: () => technicianConfigs().then((page) => page.PartnerTechnicianConfigPage),
  },
  { path: '/asc-admin-technician', layout: 'desk', load: adminTechnicians },
  {
    path: '/asc-admin-technician/asc-technician-config',
    layout: 'desk',
    load: () => technicianConfigs().then((page) => page.AdminTechnicianConfigPage),
  },
  { path: '/asc-admin-technician/work-order-detail/$work_order_number', layout: 'desk', load: workOrder },
  {
    path: '/asc-admin-technician/work-order-technician/$work_order_number/$work_order_detail_id',
    layout: 'desk',
    load: mirroredJob,
  },
  { path: '/asc-technician', layout: 'desk', load: ownTechnician },
  { path: '/asc-call-center', layout: 'desk', load: () => ticketLists().then((page) => page.CallCenterPage) },
  { path: '/after-sales-order', layout: 'desk', load: () => ticketLists().then((page) => page.AfterSalesOrderPage) },
  {
    path: '/after-sales-order/detail/$ticket_number',
    layout: 'desk',
    isOpen: true,
    needs: 'Aftersales-Ticket-Search',
    load: () => ticketPages().then((page) => page.TicketDetailPage),
  },
  {
    path: '/aftersales-ticket-list',
    layout: 'desk',
    load: () => ticketLists().then((page) => page.PartnerTicketsPage),
  },
  {
    path: '/aftersales-ticket-list/modify',
    layout: 'desk',
    load: () => ticketPages().then((page) => page.ModifyTicketPage),
  },
  {
    path: '/input-aftersales-ticket',
    layout: 'desk',
    isOpen: true,
    needs: 'Aftersales-Ticket-Create',
    load: () => ticketPages().then((page) => page.InputTicketPage),
  },
  { path: '/consumer-item-info', layout: 'desk', load: () => consumerItems().then((page) => page.ConsumerItemsPage) },
  {
    path: '/partner-consumer-item-info',
    layout: 'desk',
    load: () => consumerItems().then((page) => page.PartnerConsumerItemsPage),
  },
  { path: '/asc/warranty', layout: 'desk', load: warranty },
  { path: '/aftersales-warranty', layout: 'desk', load: warranty },
  { path: '/asc/error-code-list', layout: 'desk', load: errorCodes },
  { path: '/error-code-list', layout: 'desk', load: errorCodes },
  { path: '/work-order', layout: 'desk', load: workOrders },
  { path: '/work-order-list', layout: 'desk', load: workOrders },
  { path: '/work-order-download', layout: 'desk', load: workOrderDownload },
  {
    path: '/work-order/detail/$work_order_number',
    layout: 'desk',
    isOpen: true,
    needs: 'Work-Order-Search',
    load: workOrder,
  },
  { path: '/work-order/board', layout: 'desk', isOpen: true, needs: 'Work-Order-Board', load: workOrderBoard },
  { path: '/work-order/report', layout: 'desk', isOpen: true, needs: 'Work-Order-Board', load: serviceReport },
  { path: '/work-order/map', layout: 'desk', isOpen: true, needs: 'Work-Order-Board', load: workOrderMap },
  {
    path: '/work-order/repair-choices',
    layout: 'desk',
    isOpen: true,
    needs: 'Repair-Choice-Search',
    load: repairChoices,
  },
  { path: '/work-order/service-level', layout: 'desk', isOpen: true, needs: 'Work-Order-Sla-Search', load: slaRules },
]
