import { complaintRoutes } from './features/aftersales/complaints/routes.ts'
import { consumerItemRoutes } from './features/aftersales/consumer-items/routes.ts'
import { costRoutes } from './features/aftersales/costs/routes.ts'
import { errorCodeRoutes } from './features/aftersales/error-codes/routes.ts'
import { reimbursementRoutes } from './features/aftersales/reimbursements/routes.ts'
import { repairChoiceRoutes } from './features/aftersales/repair-choices/routes.ts'
import { serviceCentreRoutes } from './features/aftersales/service-centres/routes.ts'
import { servicePriceRoutes } from './features/aftersales/service-prices/routes.ts'
import { slaRuleRoutes } from './features/aftersales/sla-rules/routes.ts'
import { surveyRoutes } from './features/aftersales/surveys/routes.ts'
import { sendSurveys } from './features/aftersales/surveys/send-surveys.ts'
import { technicianRoutes } from './features/aftersales/technicians/routes.ts'
import { ticketTrackingRoutes } from './features/aftersales/ticket-tracking/routes.ts'
import { ticketRoutes } from './features/aftersales/tickets/routes.ts'
import { warrantyRoutes } from './features/aftersales/warranty/routes.ts'
import { confirmAutomatically, escalateLate } from './features/aftersales/work-orders/clock.ts'
import { workOrderRoutes } from './features/aftersales/work-orders/routes.ts'
import { itemRoutes } from './features/catalogue/items/routes.ts'
import { customerRoutes } from './features/customers/customers/routes.ts'
import { keypersonRoutes } from './features/customers/keypersons/routes.ts'
import { officialAddressRoutes } from './features/customers/official-addresses/routes.ts'
import { promotorRoutes } from './features/customers/promotors/routes.ts'
import { salesPolicyRoutes } from './features/customers/sales-policies/routes.ts'
import { applyDueSalesmanChanges } from './features/customers/salesman-changes/apply.ts'
import { salesmanChangeRoutes } from './features/customers/salesman-changes/routes.ts'
import { shopRoutes } from './features/customers/shops/routes.ts'
import { signatureEnds } from './features/customers/signatures/close-expired.ts'
import { signatureRoutes } from './features/customers/signatures/routes.ts'
import { bonusRuleRoutes } from './features/installers/bonus-rules/routes.ts'
import { releaseHeld } from './features/installers/bonus-tickets/release-held.ts'
import { bonusTicketRoutes } from './features/installers/bonus-tickets/routes.ts'
import { purgePapers } from './features/installers/installers/purge-papers.ts'
import { installerRoutes } from './features/installers/installers/routes.ts'
import { forgetDrafts } from './features/installers/partners/forget-drafts.ts'
import { partnerRoutes } from './features/installers/partners/routes.ts'
import { verifyBank } from './features/installers/partners/verify-bank.ts'
import { settlementRoutes } from './features/installers/settlements/routes.ts'
import { statementRoutes } from './features/installers/statements/routes.ts'
import { bankRoutes } from './features/masters/banks/routes.ts'
import { branchWarehouseRoutes } from './features/masters/branch-warehouses/routes.ts'
import { brandRoutes } from './features/masters/brands/routes.ts'
import { businessUnitRoutes } from './features/masters/business-units/routes.ts'
import { departmentRoutes } from './features/masters/departments/routes.ts'
import { driverRoutes } from './features/masters/drivers/routes.ts'
import { erpCustomizationRoutes } from './features/masters/erp-customizations/routes.ts'
import { holidayRoutes } from './features/masters/holidays/routes.ts'
import { inputEmailRoutes } from './features/masters/input-emails/routes.ts'
import { itemCategoryRoutes } from './features/masters/item-categories/routes.ts'
import { kpiAreaRoutes } from './features/masters/kpi-areas/routes.ts'
import { officeRoutes } from './features/masters/offices/routes.ts'
import { organizationRoutes } from './features/masters/organizations/routes.ts'
import { photoListRoutes } from './features/masters/photo-lists/routes.ts'
import { rebateTypeRoutes } from './features/masters/rebate-types/routes.ts'
import { regionRoutes } from './features/masters/regions/routes.ts'
import { salesOrderTypeRoutes } from './features/masters/sales-order-types/routes.ts'
import { staffRoutes } from './features/masters/staff/routes.ts'
import { warehouseVendorRoutes } from './features/masters/warehouse-vendors/routes.ts'
import { warehouseRoutes } from './features/masters/warehouses/routes.ts'
import { accountRoutes } from './features/platform/accounts/routes.ts'
import { throwAwayFiles } from './features/platform/attachments/purge-attachments.ts'
import { attachmentRoutes } from './features/platform/attachments/routes.ts'
import { throwAwayDownloads } from './features/platform/downloads/purge-downloads.ts'
import { downloadRoutes } from './features/platform/downloads/routes.ts'
import { downloadWorker } from './features/platform/downloads/worker.ts'
import { throwAwayImports } from './features/platform/imports/purge-imports.ts'
import { importRoutes } from './features/platform/imports/routes.ts'
import { languageRoutes } from './features/platform/languages/routes.ts'
import { messageLinkRoutes } from './features/platform/message-links/routes.ts'
import { messageTemplateRoutes } from './features/platform/message-templates/routes.ts'
import { notificationRoutes } from './features/platform/notifications/routes.ts'
import { outboxRoutes } from './features/platform/outbox/routes.ts'
import { permissionRoutes } from './features/platform/permissions/routes.ts'
import { forgetVisits } from './features/platform/recent-visits/commands.ts'
import { recentVisitRoutes } from './features/platform/recent-visits/routes.ts'
import { overrideEnds } from './features/platform/roles/override-ends.ts'
import { roleRoutes } from './features/platform/roles/routes.ts'
import { savedViewRoutes } from './features/platform/saved-views/routes.ts'
import { sessionRoutes } from './features/platform/sessions/routes.ts'
import { shortcutRoutes } from './features/platform/shortcuts/routes.ts'
import { siteSettingRoutes } from './features/platform/site-settings/routes.ts'
import { cashbackEnds } from './features/sales/cashbacks/expire.ts'
import { cashbackRoutes } from './features/sales/cashbacks/routes.ts'
import { cashbackRunWorker } from './features/sales/cashbacks/run-worker.ts'
import type { Feature } from './platform/http/serve.ts'
import { housekeeping } from './platform/jobs/housekeeping.ts'
import type { Worker } from './platform/jobs/jobs.ts'
import { outboxWorker } from './platform/notify/outbox-worker.ts'
import { forgetUploadDays } from './platform/files/upload-days.ts'
import { throwAwayOldMessages } from './platform/notify/purge-messages.ts'

/** The features this server offers. Adding one is one line here. */
export const features: readonly Feature[] = [
  sessionRoutes,
  accountRoutes,
  attachmentRoutes,
  downloadRoutes,
  importRoutes,
  recentVisitRoutes,
  savedViewRoutes,
  shortcutRoutes,
  messageLinkRoutes,
  languageRoutes,
  notificationRoutes,
  messageTemplateRoutes,
  outboxRoutes,
  siteSettingRoutes,
  departmentRoutes,
  bankRoutes,
  branchWarehouseRoutes,
  brandRoutes,
  businessUnitRoutes,
  driverRoutes,
  itemRoutes,
  erpCustomizationRoutes,
  holidayRoutes,
  itemCategoryRoutes,
  kpiAreaRoutes,
  officeRoutes,
  organizationRoutes,
  photoListRoutes,
  rebateTypeRoutes,
  regionRoutes,
  salesOrderTypeRoutes,
  warehouseVendorRoutes,
  warehouseRoutes,
  roleRoutes,
  permissionRoutes,
  staffRoutes,
  inputEmailRoutes,
  customerRoutes,
  shopRoutes,
  keypersonRoutes,
  promotorRoutes,
  salesmanChangeRoutes,
  salesPolicyRoutes,
  officialAddressRoutes,
  signatureRoutes,
  cashbackRoutes,
  bonusRuleRoutes,
  bonusTicketRoutes,
  settlementRoutes,
  statementRoutes,
  installerRoutes,
  partnerRoutes,
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
]

/** What is done after the answer, or by the clock. */
export const workers: readonly Worker<never>[] = [
  overrideEnds,
  sendSurveys,
  housekeeping,
  outboxWorker,
  throwAwayOldMessages,
  downloadWorker,
  throwAwayDownloads,
  throwAwayImports,
  throwAwayFiles,
  forgetUploadDays,
  forgetVisits,
  forgetDrafts,
  purgePapers,
  releaseHeld,
  verifyBank,
  confirmAutomatically,
  escalateLate,
  applyDueSalesmanChanges,
  cashbackEnds,
  cashbackRunWorker,
  signatureEnds,
]
