import type { Area } from '../../platform/area.ts'
import { receiptAttachments } from './goods-receipts/commands.ts'
import { goodsReceiptExport } from './goods-receipts/export.ts'
import { goodsReceiptRoutes } from './goods-receipts/routes.ts'
import { goodsReceiptSearch } from './goods-receipts/search.ts'
import { stockCheck } from './ledger/reconcile.ts'
import { ledgerRoutes } from './ledger/routes.ts'
import { regularTransferRoutes } from './regular-transfers/routes.ts'
import { adjustmentAttachments } from './stock-adjustments/commands.ts'
import { stockAdjustmentExport } from './stock-adjustments/export.ts'
import { stockAdjustmentRoutes } from './stock-adjustments/routes.ts'
import { adjustmentWaiting } from './stock-adjustments/waiting.ts'
import { stockCardExport } from './stock-card/export.ts'
import { stockCardRoutes } from './stock-card/routes.ts'
import { stockCountExport } from './stock-counts/export.ts'
import { stockCountRoutes } from './stock-counts/routes.ts'
import { balanceExport } from './stock-overview/export.ts'
import { stockMeasureKinds } from './stock-overview/measures.ts'
import { mailedStockReport } from './stock-overview/report.ts'
import { stockOverviewRoutes } from './stock-overview/routes.ts'
import { transferConfigurationExport } from './transfer-configurations/export.ts'
import { transferConfigurationRoutes } from './transfer-configurations/routes.ts'
import { transferAttachments } from './transfers/commands.ts'
import { transferInExport, transferOutExport } from './transfers/export.ts'
import { transferOverdue } from './transfers/notices.ts'
import { transferRoutes } from './transfers/routes.ts'
import { transferSearch } from './transfers/search.ts'
import { transferWaiting } from './transfers/waiting.ts'

export const stockArea: Area = {
  features: [
    ledgerRoutes,
    stockOverviewRoutes,
    stockCardRoutes,
    goodsReceiptRoutes,
    transferRoutes,
    transferConfigurationRoutes,
    regularTransferRoutes,
    stockAdjustmentRoutes,
    stockCountRoutes,
  ],
  workers: [stockCheck, transferOverdue],
  exports: [
    balanceExport,
    stockCardExport,
    goodsReceiptExport,
    transferOutExport,
    transferInExport,
    transferConfigurationExport,
    stockAdjustmentExport,
    stockCountExport,
  ],
  attachments: [adjustmentAttachments, receiptAttachments, transferAttachments],
  waiting: [...transferWaiting, adjustmentWaiting],
  reports: [mailedStockReport],
  measures: stockMeasureKinds,
  search: [transferSearch, goodsReceiptSearch],
}
