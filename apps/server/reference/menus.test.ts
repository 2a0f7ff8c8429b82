import { pageGuard } from '@sejuk/domain/platform/page-guards'
import { standardRoles } from '@sejuk/domain/roles'
import { describe, expect, test } from 'vitest'
import { standardMenus } from './menus.ts'
import { standardRoleMenus } from './role-menus.ts'

/** The pages of the specification that people reach by a menu, in its order. */
const specified = `
/
/download_data_store
/lottery/lottery
/customer-mobile
/customer-mobile/ranking
/sales-order-mobile
/choose-supplier
/upload-po
/sub-dealer-mobile/purchase-order
/attendance/check-in-out
/attendance/history
/visit-customer-mobile
/office-location
/retail-order/input
/learning/apps
/brand-introduce
/dashboard-partner
/sales-order
/sales-invoice
/sales-invoice-accurate
/erp-sales-invoice
/special-price-request
/return-request
/rma-request
/lock-stock-request
/credit-limit-request
/retail-order
/retail-order/search-sell-out
/retail-order/analytic-sell-out
/cheque
/delivery-order
/delivery-order-photo
/delivery-order/approve-goods-issue
/transfer-out
/transfer-in
/item-warranty
/sub-dealer
/sub-dealer/purchase-order
/sales-order/maintain-official-address
/customer
/customer/map-of-achievement-cashback
/customer/cashback2
/customer/maintain-type-rebate
/customer/cashback/rebate-history-item
/customer/cashback/rebate-history-order
/customer/history-stock-of-customer
/customer/regular-discount/sales-policy
/customer-signature
/customer-signature-list
/warehouse
/stock-card
/item
/item/price
/item/generate-sn
/item/sn-history
/item-sparepart-bom
/item-transfer-configuration
/item-replace
/regular-item-transfer
/relationship-branch-warehouse
/exploded-view
/item-manage-tools
/meta-data
/configuration/role-and-permission
/configuration/multi-language
/configuration/message-template
/configuration/warehouse
/configuration/warehouse-vendor
/configuration/department
/configuration/staff-salesman
/configuration/photo-list
/configuration/input-email
/office-configuration
/holiday-configuration
/website-config
/website-email
/attendance
/leave-approval
/shop-list
/key-person
/promotor
/salesman
/visit-customer
/visit-customer-report
/pajakku/email-history
/customer-invoice-configuration-list
/electronic-sales-invoice-lists
/lottery/result
/lottery/staff
/course-list
/student-list
/convert-excel-to-talenta
/development-tools/hit-api
/quick-access/desktop-shortcut
/quick-access/bookmark-shortcut
/asc-list
/asc-technician-list
/asc-technician
/asc-admin-technician
/asc-call-center
/asc-call-center/create-complain-ticket
/after-sales-order
/work-order
/work-order-list
/work-order-download
/consumer-item-info
/asc/warranty
/asc/error-code-list
/sparepart-in-warranty-request
/partner-asc-list
/asc-service-price-list
/complain-list
/aftersales-ticket-list
/input-aftersales-ticket
/partner-technician-list
/sparepart-order-list
/buy-sparepart
/aftersales-warranty
/error-code-list
/survey-list
/partner-consumer-item-info
/work-order-technician
/project-library
/project-log-list
/submitted-project-list
/project-maps
/design-task-lists
/weekly-report-analytic
/supervision
/supervision/installer-list
/supervision/warranty-card-list
/identity-bank-information
/installation-bonus-list
/financial-settlement
/personal-installer-list
/bonus-rule-list
/apply-installation-bonus
/my-installation-bonus-list
`
  .trim()
  .split('\n')

const top = standardMenus.filter(({ parent_code }) => parent_code === 0)
const pages = standardMenus.filter(({ url }) => url !== '')
const shows = (platform: 'desktop' | 'mobile') => (menu: { support_platform: string }) =>
  menu.support_platform === platform || menu.support_platform === 'both'

describe('the menu', () => {
  test('holds every page of the specification that has a menu, once, and beside them only what is ours', () => {
    const ours = [
      '/configuration/outbox',
      '/configuration/security-log',
      '/configuration/setting-changes',
      '/cost-approval',
      '/reimbursement',
      '/stock',
      '/goods-receipt',
      '/stock-adjustment',
      '/customer/cashback/calculate',
      '/customer/cashback/payout',
      '/configuration/company',
      '/sales-order/waiting-list',
      '/sales-invoice/vat-return',
      '/sales-invoice/journals',
      '/sales-invoice/receivables',
      '/sales-invoice/receipts',
      '/sales-invoice/withholding-slips',
      '/sales-invoice/deliveries',
      '/sales-invoice/summaries',
      '/sales-invoice/driver-cash',
      '/sales-invoice/money',
      '/sales-invoice/money/bank',
      '/sales-invoice/money/bank-statements',
    ]
    expect(pages.map(({ url }) => url).sort()).toEqual([...specified, ...ours].toSorted())
  })

  test('has codes that are given once', () => {
    expect(new Set(standardMenus.map(({ menu_code }) => menu_code)).size).toBe(standardMenus.length)
  })

  test('is two floors high: a top item is a page or holds pages, never both', () => {
    const withPages = new Set(standardMenus.map(({ parent_code }) => parent_code))
    for (const { menu_code, url } of top) expect(withPages.has(menu_code), String(menu_code)).toBe(url === '')
    const topCodes = new Set(top.map(({ menu_code }) => menu_code))
    for (const { parent_code, url } of standardMenus.filter((menu) => menu.parent_code !== 0)) {
      expect(topCodes).toContain(parent_code)
      expect(url).not.toBe('')
    }
  })

  test('has at most eleven items on top of a desktop', () => {
    expect(top.filter(shows('desktop'))).toHaveLength(11)
    expect(top.every(({ display_on_top_position }) => display_on_top_position === 'Yes')).toBe(true)
  })

  test('never shows one name twice beside itself', () => {
    for (const platform of ['desktop', 'mobile'] as const)
      for (const language of ['name', 'local_name'] as const) {
        const shown = standardMenus.filter(shows(platform)).map((menu) => `${menu.parent_code} ${menu[language]}`)
        expect(new Set(shown).size).toBe(shown.length)
      }
  })

  test('stands in the order of the screen, each item in a place of its own', () => {
    expect(new Set(standardMenus.map(({ display_seq }) => display_seq)).size).toBe(standardMenus.length)
    expect(top[0]).toMatchObject({ url: '/', landing_page: 'Yes' })
    expect(Math.min(...standardMenus.map(({ display_seq }) => display_seq))).toBe(top[0]?.display_seq)
  })

  test('keeps 179, hidden on small screens, for a page of the desk', () => {
    expect(standardMenus.find(({ menu_code }) => menu_code === 179)).toMatchObject({
      url: '/configuration/role-and-permission',
      support_platform: 'desktop',
    })
  })

  test('names every icon as Tabler does', () => {
    for (const { icons } of standardMenus) expect(icons).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  })
})

describe('the menus of a role', () => {
  const parentOf = new Map(standardMenus.map(({ menu_code, parent_code }) => [menu_code, parent_code]))
  const landings = new Set(pages.filter((page) => page.landing_page === 'Yes').map(({ menu_code }) => menu_code))

  test.each(Object.keys(standardRoles))('%s has pages, their groups, and a place to begin', (role) => {
    const held = standardRoleMenus.filter(({ role_code }) => role_code === role).map(({ menu_code }) => menu_code)
    expect(held.length).toBeGreaterThan(0)
    expect(new Set(held).size).toBe(held.length)
    for (const code of held) {
      expect(parentOf.has(code)).toBe(true)
      const parent = parentOf.get(code) ?? 0
      if (parent) expect(held).toContain(parent)
    }
    expect(held.some((code) => landings.has(code))).toBe(true)
  })

  test.each(Object.entries(standardRoles))('%s may open the guarded pages among them', (role, { permissions }) => {
    const held: readonly string[] = permissions
    for (const { menu_code } of standardRoleMenus.filter(({ role_code }) => role_code === role)) {
      const guard = pageGuard(pages.find((page) => page.menu_code === menu_code)?.url ?? '')
      if (guard) expect(held).toContain(guard)
    }
  })

  test('are all of them for the administrator', () => {
    expect(standardRoleMenus.filter(({ role_code }) => role_code === 'Administrator')).toHaveLength(
      standardMenus.length,
    )
  })
})
