import type { PagePath } from '@sejuk/domain/pages'
import type { Permission } from '@sejuk/domain/permissions'
import type { ComponentType } from 'react'
import { offlinePages } from './offline-pages.ts'

/**
 * desk: signed in, inside the shell. phone: the same, made for a phone first. bare: signed in, alone on the screen.
 * public: for anybody.
 */
export type Layout = 'desk' | 'phone' | 'bare' | 'public'
export type PageRoute = {
  /** `$name` stands for one segment. */
  path: PagePath
  layout: Layout
  load: () => Promise<ComponentType>
  /** The permission that guards the page, where the menu alone does not decide. */
  needs?: Permission
  /** Not in anybody's menu, and open to whoever is signed in. */
  isOpen?: boolean
}

const myAccount = () => import('./features/platform/accounts/my-account-page.tsx').then((page) => page.MyAccountPage)
const redirectFromMsg = () =>
  import('./features/platform/message-links/redirect-from-msg-page.tsx').then((page) => page.RedirectFromMsgPage)
const signposts = () => import('./features/platform/status-pages/status-pages.tsx')
const cashbacks = () => import('./features/sales/cashbacks/cashbacks-page.tsx').then((page) => page.CashbacksPage)
const cashbackDetail = () =>
  import('./features/sales/cashbacks/cashback-detail-page.tsx').then((page) => page.CashbackDetailPage)
const customerCashback = () =>
  import('./features/sales/cashbacks/customer-cashback-page.tsx').then((page) => page.CustomerCashbackPage)
const cashbackStatement = () =>
  import('./features/sales/cashbacks/statement-page.tsx').then((page) => page.CashbackStatementPage)
const cashbackRuns = () => import('./features/sales/cashbacks/runs-page.tsx').then((page) => page.CashbackRunsPage)
const cashbackRun = () => import('./features/sales/cashbacks/run-page.tsx').then((page) => page.CashbackRunPage)
const rebateHistoryOrder = () =>
  import('./features/sales/cashbacks/rebate-history-order-page.tsx').then((page) => page.RebateHistoryOrderPage)
const rebateHistoryItem = () =>
  import('./features/sales/cashbacks/rebate-history-item-page.tsx').then((page) => page.RebateHistoryItemPage)
const achievementMap = () =>
  import('./features/sales/cashbacks/achievement-map-page.tsx').then((page) => page.AchievementMapPage)
const rebateTypes = () =>
  import('./features/masters/rebate-types/rebate-types-page.tsx').then((page) => page.RebateTypesPage)
const signatures = () =>
  import('./features/customers/signatures/signatures-page.tsx').then((page) => page.SignaturesPage)
const addSignature = () =>
  import('./features/customers/signatures/add-signature-page.tsx').then((page) => page.AddSignaturePage)
const signatureDetail = () =>
  import('./features/customers/signatures/signature-detail-page.tsx').then((page) => page.SignatureDetailPage)
const officialAddresses = () =>
  import('./features/customers/official-addresses/official-addresses-page.tsx').then(
    (page) => page.OfficialAddressesPage,
  )
const customers = () => import('./features/customers/customers/customers-page.tsx').then((page) => page.CustomersPage)
const mergeCustomers = () =>
  import('./features/customers/customers/merge-page.tsx').then((page) => page.MergeCustomersPage)
const customerForm = () => import('./features/customers/customers/customer-form-page.tsx')
const shops = () => import('./features/customers/shops/shop-list-page.tsx').then((page) => page.ShopListPage)
const customerShops = () =>
  import('./features/customers/shops/customer-shops-page.tsx').then((page) => page.CustomerShopsPage)
const shop = () => import('./features/customers/shops/shop-page.tsx').then((page) => page.ShopPage)
const keypersons = () =>
  import('./features/customers/keypersons/keypersons-page.tsx').then((page) => page.KeypersonsPage)
const promotors = () => import('./features/customers/promotors/promotors-page.tsx').then((page) => page.PromotorsPage)
const salesmen = () =>
  import('./features/customers/salesman-changes/salesmen-page.tsx').then((page) => page.SalesmenPage)
const salesmanChanges = () =>
  import('./features/customers/salesman-changes/salesman-changes-page.tsx').then((page) => page.SalesmanChangesPage)
const changeSalesman = () =>
  import('./features/customers/salesman-changes/change-salesman-page.tsx').then((page) => page.ChangeSalesmanPage)
const customersMobile = () =>
  import('./features/customers/customers/customers-mobile-page.tsx').then((page) => page.CustomersMobilePage)
const customerRanking = () =>
  import('./features/customers/customers/customer-ranking-page.tsx').then((page) => page.CustomerRankingPage)
const stockHistory = () =>
  import('./features/customers/customers/stock-history-page.tsx').then((page) => page.StockHistoryPage)
const salesPolicies = () =>
  import('./features/customers/sales-policies/sales-policies-page.tsx').then((page) => page.SalesPoliciesPage)
const customer = () => import('./features/customers/customers/customer-page.tsx')
const warehouses = () => import('./features/masters/warehouses/warehouses-page.tsx').then((page) => page.WarehousesPage)
const warehouseConfiguration = () =>
  import('./features/masters/warehouses/warehouse-configuration-page.tsx').then(
    (page) => page.WarehouseConfigurationPage,
  )
const warehouseVendors = () =>
  import('./features/masters/warehouse-vendors/warehouse-vendors-page.tsx').then((page) => page.WarehouseVendorsPage)
const branchWarehouses = () =>
  import('./features/masters/branch-warehouses/branch-warehouses-page.tsx').then((page) => page.BranchWarehousesPage)
const erpCustomizations = () =>
  import('./features/masters/erp-customizations/erp-customizations-page.tsx').then((page) => page.ErpCustomizationsPage)
const offices = () => import('./features/masters/offices/offices-page.tsx').then((page) => page.OfficesPage)
const holidays = () => import('./features/masters/holidays/holidays-page.tsx').then((page) => page.HolidaysPage)
const photoLists = () =>
  import('./features/masters/photo-lists/photo-lists-page.tsx').then((page) => page.PhotoListsPage)
const departments = () =>
  import('./features/masters/departments/departments-page.tsx').then((page) => page.DepartmentsPage)
const staff = () => import('./features/masters/staff/staff-page.tsx').then((page) => page.StaffPage)
const inputEmails = () =>
  import('./features/masters/input-emails/input-emails-page.tsx').then((page) => page.InputEmailsPage)
const roles = () => import('./features/platform/roles/roles-page.tsx').then((page) => page.RolesPage)
const role = () => import('./features/platform/roles/role-page.tsx').then((page) => page.RolePage)
const people = () => import('./features/platform/roles/users-page.tsx').then((page) => page.PeoplePage)
const menus = () => import('./features/platform/roles/menus/menus-page.tsx').then((page) => page.MenusPage)
const why = () => import('./features/platform/roles/explain/explain-page.tsx').then((page) => page.WhyPage)
const notifications = () =>
  import('./features/platform/notifications/notifications-page.tsx').then((page) => page.NotificationsPage)
const languages = () => import('./features/platform/languages/languages-page.tsx').then((page) => page.LanguagesPage)
const missingWords = () =>
  import('./features/platform/languages/missing-words-page.tsx').then((page) => page.MissingWordsPage)
const messageTemplates = () =>
  import('./features/platform/message-templates/message-templates-page.tsx').then((page) => page.MessageTemplatesPage)
const outbox = () => import('./features/platform/outbox/outbox-page.tsx').then((page) => page.OutboxPage)
const websiteConfig = () =>
  import('./features/platform/site-settings/website-config-page.tsx').then((page) => page.WebsiteConfigPage)
const websiteEmails = () =>
  import('./features/platform/site-settings/website-emails-page.tsx').then((page) => page.WebsiteEmailsPage)

const bonusTickets = () =>
  import('./features/installers/bonus-tickets/bonus-tickets-page.tsx').then((page) => page.BonusTicketsPage)
const bonusTicketDetail = () =>
  import('./features/installers/bonus-tickets/bonus-ticket-detail-page.tsx').then((page) => page.BonusTicketDetailPage)
const myStatement = () =>
  import('./features/installers/bonus-tickets/my-statement-page.tsx').then((page) => page.MyStatementPage)
const myBonusTicketDetail = () =>
  import('./features/installers/bonus-tickets/my-bonus-ticket-detail-page.tsx').then(
    (page) => page.MyBonusTicketDetailPage,
  )
const bonusRules = () =>
  import('./features/installers/bonus-rules/bonus-rules-page.tsx').then((page) => page.BonusRulesPage)
const settlements = () =>
  import('./features/installers/settlements/settlements-page.tsx').then((page) => page.SettlementsPage)
const settlementForm = () => import('./features/installers/settlements/settlement-form-page.tsx')
const settlementDetail = () =>
  import('./features/installers/settlements/settlement-detail-page.tsx').then((page) => page.SettlementDetailPage)

const bookmarkShortcuts = () =>
  import('./features/platform/shortcuts/bookmark-shortcuts-page.tsx').then((page) => page.BookmarkShortcutsPage)
const desktopShortcut = () =>
  import('./features/platform/shortcuts/desktop-shortcut-page.tsx').then((page) => page.DesktopShortcutPage)
const installers = () =>
  import('./features/installers/installers/installers-page.tsx').then((page) => page.InstallersPage)
const installerDetail = () =>
  import('./features/installers/installers/installer-detail-page.tsx').then((page) => page.InstallerDetailPage)
const partnerLogin = () =>
  import('./features/installers/partners/partner-login-page.tsx').then((page) => page.PartnerLoginPage)
const register = () => import('./features/installers/partners/register-page.tsx').then((page) => page.RegisterPage)
const approvalResult = () =>
  import('./features/installers/partners/approval-result-page.tsx').then((page) => page.ApprovalResultPage)
const correctIdentity = () =>
  import('./features/installers/partners/correct-identity-page.tsx').then((page) => page.CorrectIdentityPage)
const correctBank = () =>
  import('./features/installers/partners/correct-bank-page.tsx').then((page) => page.CorrectBankPage)
const privacyPolicy = () =>
  import('./features/installers/partners/privacy-policy-page.tsx').then((page) => page.PrivacyPolicyPage)
const errorPreview = () =>
  import('./features/installers/partners/error-preview-page.tsx').then((page) => page.ErrorPreviewPage)
const ownInformation = () =>
  import('./features/installers/partners/own-information-page.tsx').then((page) => page.OwnInformationPage)
const downloads = () => import('./features/platform/downloads/downloads-page.tsx').then((page) => page.DownloadsPage)
const imports = () => import('./features/platform/imports/imports-page.tsx').then((page) => page.ImportsPage)
const gallery = () => import('./features/platform/gallery/gallery-page.tsx').then((page) => page.GalleryPage)
const photo = () => import('./features/platform/attachments/photo-page.tsx').then((page) => page.PhotoPage)

const workOrders = () =>
  import('./features/aftersales/work-orders/work-orders-page.tsx').then((page) => page.WorkOrdersPage)
const workOrder = () =>
  import('./features/aftersales/work-orders/work-order-page.tsx').then((page) => page.WorkOrderPage)
const mirroredJob = () =>
  import('./features/aftersales/field-work/mirrored-job-page.tsx').then((page) => page.MirroredJobPage)
const workOrderBoard = () =>
  import('./features/aftersales/work-orders/board-page.tsx').then((page) => page.WorkOrderBoardPage)
const workOrderMap = () =>
  import('./features/aftersales/work-orders/map-page.tsx').then((page) => page.WorkOrderMapPage)
const workOrderDownload = () =>
  import('./features/aftersales/work-orders/download-page.tsx').then((page) => page.WorkOrderDownloadPage)
const repairChoices = () =>
  import('./features/aftersales/repair-choices/repair-choices-page.tsx').then((page) => page.RepairChoicesPage)
const slaRules = () => import('./features/aftersales/sla-rules/sla-rules-page.tsx').then((page) => page.SlaRulesPage)

const ascPages = () => import('./features/aftersales/service-centres/service-centres-page.tsx')
const ascForms = () => import('./features/aftersales/service-centres/service-centre-form-page.tsx')
const ascDetail = () =>
  import('./features/aftersales/service-centres/service-centre-detail-page.tsx').then((page) => page.AscDetailPage)
const servicePrices = () =>
  import('./features/aftersales/service-prices/service-prices-page.tsx').then((page) => page.ServicePricesPage)
const technicianPages = () => import('./features/aftersales/technicians/technicians-page.tsx')
const technicianConfigs = () => import('./features/aftersales/technicians/technician-config-page.tsx')
const adminTechnicians = () =>
  import('./features/aftersales/technicians/admin-technicians-page.tsx').then((page) => page.AdminTechniciansPage)
const ownTechnician = () =>
  import('./features/aftersales/technicians/own-technician-page.tsx').then((page) => page.OwnTechnicianPage)
const ticketLists = () => import('./features/aftersales/tickets/tickets-page.tsx')
const ticketPages = () => import('./features/aftersales/tickets/ticket-pages.tsx')
const consumerItems = () => import('./features/aftersales/consumer-items/consumer-items-page.tsx')
const warranty = () => import('./features/aftersales/warranty/warranty-page.tsx').then((page) => page.WarrantyPage)
const errorCodes = () =>
  import('./features/aftersales/error-codes/error-codes-page.tsx').then((page) => page.ErrorCodesPage)

const feedback = () => import('./features/aftersales/surveys/feedback-page.tsx').then((page) => page.FeedbackPage)
const serviceTracking = () =>
  import('./features/aftersales/ticket-tracking/tracking-page.tsx').then((page) => page.TrackingPage)
const surveys = () => import('./features/aftersales/surveys/surveys-page.tsx').then((page) => page.SurveysPage)
const complaints = () =>
  import('./features/aftersales/complaints/complaints-page.tsx').then((page) => page.ComplaintsPage)
const complaintDetail = () =>
  import('./features/aftersales/complaints/complaint-detail-page.tsx').then((page) => page.ComplaintDetailPage)
const createComplaint = () =>
  import('./features/aftersales/complaints/create-complaint-page.tsx').then((page) => page.CreateComplaintPage)
const costs = () => import('./features/aftersales/costs/costs-page.tsx').then((page) => page.CostsPage)
const costDetail = () => import('./features/aftersales/costs/cost-detail-page.tsx').then((page) => page.CostDetailPage)
const reimbursements = () =>
  import('./features/aftersales/reimbursements/reimbursements-page.tsx').then((page) => page.ReimbursementsPage)
const reimbursementDetail = () =>
  import('./features/aftersales/reimbursements/reimbursement-detail-page.tsx').then(
    (page) => page.ReimbursementDetailPage,
  )

/** Every page of the product: a line each. A menu shows only what is here. */
export const pages: readonly PageRoute[] = [
  { path: '/', layout: 'desk', isOpen: true, load: offlinePages['/'] },
  { path: '/my-account', layout: 'desk', isOpen: true, load: myAccount },
  { path: '/redirect-from-msg', layout: 'public', load: redirectFromMsg },
  { path: '/notifications', layout: 'desk', isOpen: true, load: notifications },
  { path: '/quick-access/bookmark-shortcut', layout: 'desk', load: bookmarkShortcuts },
  { path: '/quick-access/desktop-shortcut', layout: 'desk', load: desktopShortcut },
  { path: '/download_data_store', layout: 'desk', isOpen: true, load: downloads },
  { path: '/import_data_store', layout: 'desk', isOpen: true, load: imports },
  { path: '/photo', layout: 'bare', isOpen: true, load: photo },
  { path: '/configuration/multi-language', layout: 'desk', load: languages },
  { path: '/configuration/multi-language/missing', layout: 'desk', load: missingWords },
  { path: '/configuration/message-template', layout: 'desk', load: messageTemplates },
  { path: '/configuration/outbox', layout: 'desk', load: outbox },
  { path: '/website-config', layout: 'desk', load: websiteConfig },
  { path: '/website-email', layout: 'desk', load: websiteEmails },
  { path: '/notauthorized', layout: 'public', load: () => signposts().then((page) => page.NotAuthorizedPage) },
  { path: '/forbidden', layout: 'public', load: () => signposts().then((page) => page.ForbiddenPage) },
  { path: '/under-construction', layout: 'public', load: () => signposts().then((page) => page.UnderConstructionPage) },
  {
    path: '/under-construction-mobile',
    layout: 'public',
    load: () => signposts().then((page) => page.UnderConstructionPage),
  },
  { path: '/sales-order/maintain-official-address', layout: 'desk', load: officialAddresses },
  { path: '/customer/cashback2', layout: 'desk', load: cashbacks },
  { path: '/customer/cashback2/detail', layout: 'desk', load: cashbackDetail },
  { path: '/customer/cashback2/customer', layout: 'desk', load: customerCashback },
  { path: '/customer/cashback2/statement', layout: 'desk', load: cashbackStatement },
  { path: '/customer/cashback/calculate', layout: 'desk', load: cashbackRuns },
  { path: '/customer/cashback/calculate/run', layout: 'desk', load: cashbackRun },
  { path: '/customer/cashback/rebate-history-order', layout: 'desk', load: rebateHistoryOrder },
  { path: '/customer/cashback/rebate-history-item', layout: 'desk', load: rebateHistoryItem },
  { path: '/customer/map-of-achievement-cashback', layout: 'desk', load: achievementMap },
  { path: '/customer/maintain-type-rebate', layout: 'desk', load: rebateTypes },
  { path: '/customer-signature', layout: 'desk', load: addSignature },
  { path: '/customer-signature-list', layout: 'desk', load: signatures },
  { path: '/customer-signature/detail', layout: 'desk', load: signatureDetail },
  { path: '/customer', layout: 'desk', load: customers },
  { path: '/customer/create', layout: 'desk', load: () => customerForm().then((page) => page.CreateCustomerPage) },
  { path: '/customer-mobile', layout: 'phone', load: customersMobile },
  { path: '/customer-mobile/ranking', layout: 'phone', load: customerRanking },
  { path: '/customer/history-stock-of-customer', layout: 'desk', load: stockHistory },
  { path: '/customer/regular-discount/sales-policy', layout: 'desk', load: salesPolicies },
  { path: '/customer/$id/modify', layout: 'desk', load: () => customerForm().then((page) => page.ModifyCustomerPage) },
  { path: '/customer/$id/approve', layout: 'desk', load: () => customer().then((page) => page.ApproveCustomerPage) },
  { path: '/customer/$id/detail', layout: 'desk', load: () => customer().then((page) => page.CustomerDetailPage) },
  { path: '/customer/$id/merge', layout: 'desk', load: mergeCustomers },
  { path: '/customer/$id/shop', layout: 'desk', load: customerShops },
  { path: '/customer/$id/shop/$shop_code', layout: 'desk', load: shop },
  { path: '/shop-list', layout: 'desk', load: shops },
  { path: '/key-person', layout: 'desk', load: keypersons },
  { path: '/promotor', layout: 'desk', load: promotors },
  { path: '/salesman', layout: 'desk', load: salesmen },
  { path: '/salesman/changes', layout: 'desk', load: salesmanChanges },
  { path: '/salesman/change', layout: 'desk', load: changeSalesman },
  { path: '/warehouse', layout: 'desk', load: warehouses },
  { path: '/configuration/warehouse', layout: 'desk', load: warehouseConfiguration },
  { path: '/configuration/warehouse-vendor', layout: 'desk', load: warehouseVendors },
  { path: '/relationship-branch-warehouse', layout: 'desk', load: branchWarehouses },
  { path: '/meta-data', layout: 'desk', load: erpCustomizations },
  { path: '/office-configuration', layout: 'desk', load: offices },
  { path: '/holiday-configuration', layout: 'desk', load: holidays },
  { path: '/configuration/photo-list', layout: 'desk', load: photoLists },
  { path: '/configuration/role-and-permission', layout: 'desk', load: roles },
  { path: '/configuration/role-and-permission/role/$role_code', layout: 'desk', load: role },
  { path: '/configuration/role-and-permission/people', layout: 'desk', load: people },
  { path: '/configuration/role-and-permission/menus', layout: 'desk', load: menus },
  { path: '/configuration/role-and-permission/why', layout: 'desk', load: why },
  { path: '/configuration/department', layout: 'desk', load: departments },
  { path: '/configuration/staff-salesman', layout: 'desk', load: staff },
  { path: '/configuration/input-email', layout: 'desk', load: inputEmails },
  { path: '/installation-bonus-list', layout: 'desk', load: bonusTickets },
  {
    path: '/installation-bonus/detail',
    layout: 'desk',
    isOpen: true,
    needs: 'Installation-Bonus-List-Search',
    load: bonusTicketDetail,
  },
  { path: '/bonus-rule-list', layout: 'desk', load: bonusRules },
  { path: '/financial-settlement', layout: 'desk', load: settlements },
  {
    path: '/financial-settlement/create',
    layout: 'desk',
    load: () => settlementForm().then((page) => page.CreateSettlementPage),
  },
  {
    path: '/financial-settlement/modify',
    layout: 'desk',
    load: () => settlementForm().then((page) => page.ModifySettlementPage),
  },
  { path: '/financial-settlement/detail', layout: 'desk', load: settlementDetail },
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
  { path: '/dashboard-partner', layout: 'phone', load: offlinePages['/dashboard-partner'] },
  { path: '/apply-installation-bonus', layout: 'phone', load: offlinePages['/apply-installation-bonus'] },
  { path: '/my-installation-bonus-list', layout: 'desk', load: offlinePages['/my-installation-bonus-list'] },
  { path: '/my-installation-bonus-list/statement', layout: 'phone', load: myStatement },
  { path: '/work-order-technician', layout: 'phone', load: offlinePages['/work-order-technician'] },
  {
    path: '/work-order-technician/$work_order_number/$work_order_detail_id',
    layout: 'phone',
    load: offlinePages['/work-order-technician/$work_order_number/$work_order_detail_id'],
  },
  {
    path: '/my-installation-bonus-detail',
    layout: 'phone',
    isOpen: true,
    needs: 'My-Installation-Bonus-Search',
    load: myBonusTicketDetail,
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
  { path: '/work-order/map', layout: 'desk', isOpen: true, needs: 'Work-Order-Board', load: workOrderMap },
  {
    path: '/work-order/repair-choices',
    layout: 'desk',
    isOpen: true,
    needs: 'Repair-Choice-Search',
    load: repairChoices,
  },
  { path: '/work-order/service-level', layout: 'desk', isOpen: true, needs: 'Work-Order-Sla-Search', load: slaRules },
  { path: '/personal-installer-list', layout: 'desk', load: installers },
  { path: '/$module/personal-installer-detail', layout: 'desk', load: installerDetail },
  { path: '/partner/login', layout: 'public', load: partnerLogin },
  { path: '/partner/register', layout: 'public', load: register },
  { path: '/partner/register/approval-result', layout: 'bare', isOpen: true, load: approvalResult },
  { path: '/partner/register/identity-information', layout: 'bare', isOpen: true, load: correctIdentity },
  { path: '/partner/register/bank-information', layout: 'bare', isOpen: true, load: correctBank },
  { path: '/partner/privacy-policy', layout: 'public', load: privacyPolicy },
  { path: '/partner/error-preview', layout: 'public', load: errorPreview },
  { path: '/identity-bank-information', layout: 'phone', load: ownInformation },
  ...(import.meta.env.DEV ? [{ path: '/gallery', layout: 'bare', isOpen: true, load: gallery } as const] : []),
]

const shapeOf = (path: string) => new RegExp(`^${path.replaceAll(/\$\w+/g, '[^/]+')}/?$`)
const shapes = pages.map((page) => ({ page, shape: shapeOf(page.path) }))

/** The page behind an address, if there is one. */
export const pageAt = (path: string) => shapes.find(({ shape }) => shape.test(path))?.page
