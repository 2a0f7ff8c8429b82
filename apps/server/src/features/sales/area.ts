import type { Area } from '../../platform/area.ts'
import { onReceipt } from '../finance/receipts/commands.ts'
import { cashbackAchievementRoutes } from './cashback-achievements/routes.ts'
import { targetImport } from './cashback-achievements/targets-import.ts'
import { cashbackOrderRoutes } from './cashback-orders/routes.ts'
import { cashbackPayoutRoutes } from './cashback-payouts/routes.ts'
import { cashbackRunRoutes } from './cashback-runs/routes.ts'
import { cashbackRunWorker } from './cashback-runs/worker.ts'
import { cashbackStatementRoutes } from './cashback-statements/routes.ts'
import { cashbackEnds } from './cashbacks/expire.ts'
import { cashbackExport } from './cashbacks/export.ts'
import { cashbackMeasures } from './cashbacks/measures.ts'
import { cashbackRoutes } from './cashbacks/routes.ts'
import { cashbackSearch } from './cashbacks/search.ts'
import { cashbackWaiting } from './cashbacks/waiting.ts'
import { creditLimitRequestAttachments } from './credit-limit-requests/attachments.ts'
import { onCreditLimitRequest } from './credit-limit-requests/commands.ts'
import { temporaryLimitEnds } from './credit-limit-requests/end-temporary.ts'
import { creditLimitRequestExport } from './credit-limit-requests/export.ts'
import { creditLimitRequestRoutes } from './credit-limit-requests/routes.ts'
import { creditLimitRequestWaiting } from './credit-limit-requests/waiting.ts'
import { creditSettingRoutes } from './credit-settings/routes.ts'
import { lockStockEnds } from './lock-stock-requests/ends.ts'
import { lockStockExport } from './lock-stock-requests/export.ts'
import { lockStockRoutes } from './lock-stock-requests/routes.ts'
import { lockStockWaiting } from './lock-stock-requests/waiting.ts'
import { orderFormRoutes } from './order-forms/routes.ts'
import { bindNamed } from './order-payments/commands.ts'
import { orderPaymentRoutes } from './order-payments/routes.ts'
import { orderSimulationRoutes } from './order-simulations/routes.ts'
import { salesOrderAttachments } from './sales-orders/attachments.ts'
import { checkBlockedOrders } from './sales-orders/check-again.ts'
import { orderClock } from './sales-orders/clock.ts'
import { salesOrderExport } from './sales-orders/export.ts'
import { salesOrderMeasures } from './sales-orders/measures.ts'
import { mailedSalesReport } from './sales-orders/report.ts'
import { salesOrderRoutes } from './sales-orders/routes.ts'
import { salesOrderSearch } from './sales-orders/search.ts'
import { submittingEnds } from './sales-orders/submit.ts'
import { salesOrderWaiting } from './sales-orders/waiting.ts'
import { specialPriceEnds } from './special-price-requests/expire.ts'
import { specialPriceExport } from './special-price-requests/export.ts'
import { specialPriceRoutes } from './special-price-requests/routes.ts'
import { specialPriceWaiting } from './special-price-requests/waiting.ts'
import { stockWaitExport } from './stock-waits/export.ts'
import { stockWaitRoutes } from './stock-waits/routes.ts'
import { stockWaitClock, stockWaitTurn, waitEffects } from './stock-waits/turns.ts'

export const salesArea: Area = {
  features: [
    cashbackRoutes,
    cashbackOrderRoutes,
    cashbackRunRoutes,
    cashbackPayoutRoutes,
    cashbackStatementRoutes,
    cashbackAchievementRoutes,
    orderSimulationRoutes,
    lockStockRoutes,
    specialPriceRoutes,
    salesOrderRoutes,
    orderPaymentRoutes,
    creditLimitRequestRoutes,
    creditSettingRoutes,
    orderFormRoutes,
    stockWaitRoutes,
  ],
  workers: [
    ...[cashbackEnds, cashbackRunWorker, lockStockEnds, specialPriceEnds],
    ...[submittingEnds, orderClock, temporaryLimitEnds, stockWaitTurn, stockWaitClock],
  ],
  imports: [targetImport],
  exports: [
    cashbackExport,
    lockStockExport,
    specialPriceExport,
    salesOrderExport,
    creditLimitRequestExport,
    stockWaitExport,
  ],
  attachments: [salesOrderAttachments, creditLimitRequestAttachments],
  waiting: [
    ...salesOrderWaiting,
    ...cashbackWaiting,
    lockStockWaiting,
    specialPriceWaiting,
    ...creditLimitRequestWaiting,
  ],
  reports: [mailedSalesReport],
  measures: [...salesOrderMeasures, ...cashbackMeasures],
  effects: [
    ...waitEffects,
    onCreditLimitRequest.after('approve', checkBlockedOrders),
    onReceipt.after('confirm', bindNamed),
  ],
  search: [salesOrderSearch, cashbackSearch],
}
