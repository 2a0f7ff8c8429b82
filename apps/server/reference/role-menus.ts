import type { RoleCode } from '@sejuk/domain/role-facts'
import { type MenuUrl, parentOf, standardMenus } from './menus.ts'

const own = [
  '/',
  '/download_data_store',
  '/quick-access/desktop-shortcut',
  '/quick-access/bookmark-shortcut',
  '/attendance/check-in-out',
  '/attendance/history',
  '/office-location',
  '/learning/apps',
  '/brand-introduce',
] as const satisfies readonly MenuUrl[]

const selling = [
  '/sales-order',
  '/special-price-request',
  '/credit-limit-request',
  '/lock-stock-request',
  '/return-request',
  '/rma-request',
  '/retail-order',
  '/retail-order/search-sell-out',
  '/retail-order/analytic-sell-out',
  '/sub-dealer',
  '/sub-dealer/purchase-order',
] as const satisfies readonly MenuUrl[]

const customers = [
  '/customer',
  '/shop-list',
  '/key-person',
  '/sales-order/maintain-official-address',
  '/customer-signature',
  '/customer-signature-list',
  '/customer/history-stock-of-customer',
  '/customer/regular-discount/sales-policy',
] as const satisfies readonly MenuUrl[]

const cashback = [
  '/customer/cashback2',
  '/customer/map-of-achievement-cashback',
  '/customer/cashback/rebate-history-item',
  '/customer/cashback/rebate-history-order',
] as const satisfies readonly MenuUrl[]

const visiting = [
  '/sales-order-mobile',
  '/customer-mobile',
  '/customer-mobile/ranking',
  '/visit-customer-mobile',
] as const satisfies readonly MenuUrl[]

const serviceDesk = [
  '/asc-call-center',
  '/asc-call-center/create-complain-ticket',
  '/after-sales-order',
  '/input-aftersales-ticket',
  '/work-order',
  '/work-order-list',
  '/consumer-item-info',
  '/asc/warranty',
  '/asc/error-code-list',
  '/complain-list',
  '/survey-list',
] as const satisfies readonly MenuUrl[]

const serviceCentre = [
  '/aftersales-ticket-list',
  '/input-aftersales-ticket',
  '/work-order-list',
  '/asc-admin-technician',
  '/asc-service-price-list',
  '/complain-list',
  '/survey-list',
  '/cost-approval',
  '/reimbursement',
  '/sparepart-order-list',
  '/buy-sparepart',
  '/partner-asc-list',
  '/partner-technician-list',
  '/partner-consumer-item-info',
  '/aftersales-warranty',
  '/error-code-list',
] as const satisfies readonly MenuUrl[]

const projects = ['/project-library', '/project-log-list', '/project-maps'] as const satisfies readonly MenuUrl[]

const supervision = [
  '/supervision',
  '/supervision/installer-list',
  '/supervision/warranty-card-list',
] as const satisfies readonly MenuUrl[]

const installers = [
  '/personal-installer-list',
  '/installation-bonus-list',
  '/bonus-rule-list',
] as const satisfies readonly MenuUrl[]

const stock = [
  '/item',
  '/item/price',
  '/item/sn-history',
  '/stock-card',
  '/warehouse',
] as const satisfies readonly MenuUrl[]

const delivery = [
  '/delivery-order',
  '/delivery-order/approve-goods-issue',
  '/delivery-order-photo',
  '/transfer-out',
  '/transfer-in',
] as const satisfies readonly MenuUrl[]

const invoices = [
  '/sales-invoice',
  '/sales-invoice-accurate',
  '/erp-sales-invoice',
  '/cheque',
  '/electronic-sales-invoice-lists',
  '/customer-invoice-configuration-list',
  '/pajakku/email-history',
] as const satisfies readonly MenuUrl[]

const team = [
  '/attendance',
  '/leave-approval',
  '/visit-customer',
  '/visit-customer-report',
  '/salesman',
  '/promotor',
] as const satisfies readonly MenuUrl[]

const installerPhone = [
  '/dashboard-partner',
  '/my-installation-bonus-list',
  '/apply-installation-bonus',
  '/identity-bank-information',
  '/bonus-rule-list',
  '/learning/apps',
  '/brand-introduce',
] as const satisfies readonly MenuUrl[]

/** Which pages a standard role begins with. Who lacks the home page begins at the first landing page they have. */
const pagesOf: Record<RoleCode, readonly MenuUrl[] | 'all'> = {
  Administrator: 'all',
  'Branch-Manager': [
    ...(['/cost-approval', '/reimbursement', '/complain-list', '/survey-list'] as const),
    '/customer/cashback/calculate',
    ...[...own, ...selling, ...customers, ...cashback, ...visiting, ...serviceDesk.slice(2), ...projects],
    ...[...supervision, ...installers, ...stock, ...delivery, ...invoices, ...team],
    ...(['/submitted-project-list', '/weekly-report-analytic'] as const),
  ],
  Salesman: [
    ...[...own, ...selling, ...customers, ...cashback, ...visiting, ...projects],
    ...(['/design-task-lists', '/item', '/item/price', '/stock-card', '/delivery-order'] as const),
  ],
  'Branch-Admin': [
    ...[...own, ...selling, ...customers, ...cashback, ...stock, ...delivery, ...installers],
    ...(['/sales-invoice', '/cheque', '/after-sales-order', '/work-order', '/input-aftersales-ticket'] as const),
  ],
  Finance: [
    ...[...own, ...invoices, ...cashback, '/customer/cashback/calculate' as const],
    ...(['/sales-order', '/credit-limit-request', '/return-request', '/customer'] as const),
    ...(['/sales-order/maintain-official-address', '/installation-bonus-list', '/financial-settlement'] as const),
  ],
  'Finance-Manager': [
    ...(['/cost-approval', '/reimbursement', '/customer/cashback/calculate'] as const),
    ...[...own, ...invoices, ...cashback, ...installers],
    ...(['/sales-order', '/special-price-request', '/credit-limit-request', '/return-request', '/customer'] as const),
    ...(['/sales-order/maintain-official-address', '/customer/maintain-type-rebate'] as const),
    ...(['/customer/regular-discount/sales-policy', '/financial-settlement', '/item/price'] as const),
  ],
  Logistics: [
    ...[...own, ...delivery, ...stock],
    ...(['/sales-order', '/return-request', '/sales-order/maintain-official-address'] as const),
    ...(['/regular-item-transfer', '/item-transfer-configuration', '/relationship-branch-warehouse'] as const),
  ],
  Warehouse: [
    ...[...own, ...delivery, ...stock],
    ...(['/item/generate-sn', '/return-request', '/rma-request', '/regular-item-transfer'] as const),
    ...(['/sales-order/maintain-official-address', '/sparepart-order-list'] as const),
  ],
  'Call-Center': [...own, ...serviceDesk, '/customer', '/sales-order/maintain-official-address', '/asc-list'],
  'ASC-Admin': [...own, ...serviceCentre, '/item-sparepart-bom', '/exploded-view'],
  Technician: [
    ...(['/work-order-technician', '/asc-technician', '/buy-sparepart', '/sparepart-order-list'] as const),
    ...(['/partner-consumer-item-info', '/aftersales-warranty', '/error-code-list', '/exploded-view'] as const),
    ...(['/attendance/check-in-out', '/attendance/history', '/learning/apps', '/brand-introduce'] as const),
  ],
  'After-Sales-Department': [
    ...(['/cost-approval', '/reimbursement'] as const),
    ...[...own, ...serviceDesk, ...supervision, ...installers],
    ...(['/asc-list', '/asc-technician-list', '/asc-admin-technician', '/asc-service-price-list'] as const),
    ...(['/work-order-download', '/sparepart-in-warranty-request', '/sparepart-order-list', '/rma-request'] as const),
    ...(['/item-sparepart-bom', '/exploded-view', '/item-replace', '/item-warranty', '/item/sn-history'] as const),
    ...(['/course-list', '/student-list', '/sales-order/maintain-official-address'] as const),
  ],
  SPV: [
    ...[...own, ...customers, ...visiting, ...projects, ...supervision, ...team],
    ...(['/sales-order', '/submitted-project-list', '/design-task-lists', '/weekly-report-analytic'] as const),
  ],
  Designer: [...own, ...projects, '/design-task-lists', '/item', '/item/price', '/exploded-view'],
  'Project-HO': [
    ...[...own, ...projects, ...supervision],
    ...(['/submitted-project-list', '/design-task-lists', '/weekly-report-analytic', '/item/price'] as const),
  ],
  'TS-Manager': [...own, ...projects, ...supervision, '/design-task-lists', '/weekly-report-analytic', '/work-order'],
  Coordinator: [...own, ...supervision, '/project-library', '/project-maps', '/work-order', '/asc-technician-list'],
  'Project-Supervisor': [...own, ...supervision, '/project-library', '/project-maps'],
  Promotor: [...own, '/retail-order/input', '/retail-order', '/retail-order/search-sell-out'],
  HR: [
    ...[...own, ...team],
    ...(['/convert-excel-to-talenta', '/holiday-configuration', '/office-configuration'] as const),
    ...(['/configuration/staff-salesman', '/configuration/department', '/course-list', '/student-list'] as const),
    ...(['/lottery/lottery', '/lottery/staff', '/lottery/result'] as const),
  ],
  Customer: [
    ...(['/', '/sales-order-mobile', '/choose-supplier', '/upload-po', '/brand-introduce'] as const),
    ...(['/sub-dealer-mobile/purchase-order', '/customer-signature', '/customer/cashback2'] as const),
  ],
  Keyperson: [
    ...(['/', '/shop-list', '/customer/history-stock-of-customer'] as const),
    ...(['/retail-order/input', '/learning/apps', '/brand-introduce'] as const),
  ],
  'Partner-Sales-Installer': installerPhone,
  'Partner-Common-Installer': installerPhone,
  'Staff-Other-Dept': [...own, '/after-sales-order', '/input-aftersales-ticket', '/complain-list'],
}

/** The menus of each standard role, with the groups that hold them. */
export const standardRoleMenus = Object.entries(pagesOf).flatMap(([role_code, pages]) => {
  const wanted = new Set<string>(pages === 'all' ? standardMenus.map(({ url }) => url) : pages)
  const held = standardMenus.filter(({ url }) => url && wanted.has(url)).map(({ menu_code }) => menu_code)
  const groups = held.map((code) => parentOf.get(code) ?? 0).filter((code) => code > 0)
  return [...new Set([...held, ...groups])].map((menu_code) => ({ role_code, menu_code }))
})
