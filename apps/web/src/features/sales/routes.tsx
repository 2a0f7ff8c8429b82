import type { PageRoute } from '../../lib/navigation/page-route.ts'
import { salesOfflinePages } from './offline-pages.ts'

const cashbacks = () => import('./cashbacks/cashbacks-page.tsx').then((page) => page.CashbacksPage)
const cashbackDetail = () => import('./cashbacks/cashback-detail-page.tsx').then((page) => page.CashbackDetailPage)
const customerCashback = () =>
  import('./cashbacks/customer-cashback-page.tsx').then((page) => page.CustomerCashbackPage)
const cashbackStatement = () =>
  import('./cashback-statements/statement-page.tsx').then((page) => page.CashbackStatementPage)
const cashbackRuns = () => import('./cashback-runs/runs-page.tsx').then((page) => page.CashbackRunsPage)
const cashbackRun = () => import('./cashback-runs/run-page.tsx').then((page) => page.CashbackRunPage)
const cashbackPayouts = () => import('./cashback-payouts/payouts-page.tsx').then((page) => page.CashbackPayoutsPage)
const cashbackPayout = () => import('./cashback-payouts/payout-page.tsx').then((page) => page.CashbackPayoutPage)
const rebateHistoryOrder = () =>
  import('./cashback-orders/rebate-history-order-page.tsx').then((page) => page.RebateHistoryOrderPage)
const rebateHistoryItem = () =>
  import('./cashback-orders/rebate-history-item-page.tsx').then((page) => page.RebateHistoryItemPage)
const achievementMap = () =>
  import('./cashback-achievements/achievement-map-page.tsx').then((page) => page.AchievementMapPage)
const salesOrders = () => import('./sales-orders/sales-orders-page.tsx').then((page) => page.SalesOrdersPage)
const salesOrder = () => import('./sales-orders/sales-order-page.tsx').then((page) => page.SalesOrderPage)
const creditRequests = () =>
  import('./credit-limit-requests/credit-limit-requests-page.tsx').then((page) => page.CreditLimitRequestsPage)
const creditRequest = () =>
  import('./credit-limit-requests/credit-limit-request-page.tsx').then((page) => page.CreditLimitRequestPage)
const creditRequestForm = () =>
  import('./credit-limit-requests/credit-limit-request-form-page.tsx').then((page) => page.CreditLimitRequestFormPage)
const creditSettings = () =>
  import('./credit-settings/credit-settings-page.tsx').then((page) => page.CreditSettingsPage)

const stockWaits = () => import('./stock-waits/stock-waits-page.tsx').then((page) => page.StockWaitsPage)
const lockStockRequests = () =>
  import('./lock-stock-requests/lock-stock-requests-page.tsx').then((page) => page.LockStockRequestsPage)
const lockStockRequest = () =>
  import('./lock-stock-requests/lock-detail-page.tsx').then((page) => page.LockStockRequestPage)
const createLockStockRequest = () =>
  import('./lock-stock-requests/lock-form-page.tsx').then((page) => page.CreateLockStockRequestPage)
const modifyLockStockRequest = () =>
  import('./lock-stock-requests/lock-form-page.tsx').then((page) => page.ModifyLockStockRequestPage)
const specialPrices = () =>
  import('./special-price-requests/special-prices-page.tsx').then((page) => page.SpecialPricesPage)
const specialPrice = () =>
  import('./special-price-requests/special-price-page.tsx').then((page) => page.SpecialPricePage)
const newSpecialPrice = () =>
  import('./special-price-requests/special-price-form-page.tsx').then((page) => page.NewSpecialPricePage)
const editSpecialPrice = () =>
  import('./special-price-requests/special-price-form-page.tsx').then((page) => page.EditSpecialPricePage)

const chooseSupplier = () => import('./mobile-orders/choose-supplier-page.tsx').then((page) => page.ChooseSupplierPage)
const uploadPo = () => import('./mobile-orders/upload-po-page.tsx').then((page) => page.UploadPoPage)

const newSalesOrder = () => import('./order-forms/order-form-page.tsx').then((page) => page.NewSalesOrderPage)
const editSalesOrder = () => import('./order-forms/order-form-page.tsx').then((page) => page.EditSalesOrderPage)

const salesReport = () => import('./sales-orders/sales-report-page.tsx').then((page) => page.SalesReportPage)

export const salesRoutes: readonly PageRoute[] = [
  { path: '/sales-order-mobile', layout: 'phone', load: salesOfflinePages['/sales-order-mobile'] },
  { path: '/choose-supplier', layout: 'phone', load: chooseSupplier },
  { path: '/upload-po', layout: 'phone', load: uploadPo },
  { path: '/sales-order/create', layout: 'desk', load: newSalesOrder },
  { path: '/sales-order/modify', layout: 'desk', load: editSalesOrder },
  { path: '/special-price-request', layout: 'desk', load: specialPrices },
  { path: '/special-price-request/detail', layout: 'desk', load: specialPrice },
  { path: '/special-price-request/create', layout: 'desk', load: newSpecialPrice },
  { path: '/special-price-request/modify', layout: 'desk', load: editSpecialPrice },
  { path: '/sales-order', layout: 'desk', load: salesOrders },
  { path: '/sales-order/report', layout: 'desk', load: salesReport },
  { path: '/$menu/order-detail/$order_code', layout: 'desk', load: salesOrder },
  { path: '/customer/cashback2', layout: 'desk', load: cashbacks },
  { path: '/customer/cashback2/detail', layout: 'desk', load: cashbackDetail },
  { path: '/customer/cashback2/customer', layout: 'desk', load: customerCashback },
  { path: '/customer/cashback2/statement', layout: 'desk', load: cashbackStatement },
  { path: '/customer/cashback/calculate', layout: 'desk', load: cashbackRuns },
  { path: '/customer/cashback/calculate/run', layout: 'desk', load: cashbackRun },
  { path: '/customer/cashback/payout', layout: 'desk', load: cashbackPayouts },
  { path: '/customer/cashback/payout/detail', layout: 'desk', load: cashbackPayout },
  { path: '/customer/cashback/rebate-history-order', layout: 'desk', load: rebateHistoryOrder },
  { path: '/customer/cashback/rebate-history-item', layout: 'desk', load: rebateHistoryItem },
  { path: '/customer/map-of-achievement-cashback', layout: 'desk', load: achievementMap },
  { path: '/sales-order/waiting-list', layout: 'desk', load: stockWaits },
  { path: '/lock-stock-request', layout: 'desk', load: lockStockRequests },
  { path: '/lock-stock-request/detail', layout: 'desk', load: lockStockRequest },
  { path: '/lock-stock-request/create', layout: 'desk', load: createLockStockRequest },
  { path: '/lock-stock-request/modify', layout: 'desk', load: modifyLockStockRequest },
  { path: '/credit-limit-request', layout: 'desk', load: creditRequests },
  { path: '/credit-limit-request/detail', layout: 'desk', load: creditRequest },
  { path: '/credit-limit-request/create', layout: 'desk', load: creditRequestForm },
  { path: '/credit-limit-request/setting', layout: 'desk', load: creditSettings },
]
