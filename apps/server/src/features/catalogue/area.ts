import type { Area } from '../../platform/area.ts'
import { onSalesInvoice } from '../finance/sales-invoices/commands.ts'
import { onWorkOrder } from '../aftersales/work-orders/commands.ts'
import { onBonusTicket } from '../installers/bonus-tickets/commands.ts'
import { explodedViewRoutes } from './exploded-views/routes.ts'
import { itemReplacementExport } from './item-replacements/export.ts'
import { itemReplacementImport } from './item-replacements/import.ts'
import { itemReplacementRoutes } from './item-replacements/routes.ts'
import { itemToolRoutes } from './item-tools/routes.ts'
import { itemToolWaiting } from './item-tools/waiting.ts'
import { itemToolWorker } from './item-tools/worker.ts'
import { itemExport } from './items/export.ts'
import { itemImport } from './items/import.ts'
import { itemAttachments } from './items/photos.ts'
import { itemRoutes } from './items/routes.ts'
import { itemSearch } from './items/search.ts'
import { itemWaiting } from './items/waiting.ts'
import { partsListExport } from './parts-lists/export.ts'
import { partsListImport } from './parts-lists/import.ts'
import { partsListRoutes } from './parts-lists/routes.ts'
import { itemPriceExport } from './prices/export.ts'
import { itemPriceImport } from './prices/import.ts'
import { itemPriceRoutes } from './prices/routes.ts'
import { priceWaiting } from './prices/waiting.ts'
import { serialBatchRoutes } from './serial-batches/routes.ts'
import { serialLifeRoutes } from './serial-lives/routes.ts'
import { serialSearch } from './serial-lives/search.ts'
import {
  tellOfBonusTicket,
  tellOfCancelledInvoice,
  tellOfInvoice,
  tellOfWorkOrder,
} from './serial-lives/told-by-documents.ts'
import { serialSettingRoutes } from './serial-settings/routes.ts'
import { warrantyPolicyRoutes } from './warranty-policies/routes.ts'

export const catalogueArea: Area = {
  features: [
    itemRoutes,
    itemReplacementRoutes,
    itemToolRoutes,
    itemPriceRoutes,
    serialBatchRoutes,
    serialSettingRoutes,
    serialLifeRoutes,
    warrantyPolicyRoutes,
    partsListRoutes,
    explodedViewRoutes,
  ],
  workers: [itemToolWorker],
  exports: [itemExport, itemReplacementExport, itemPriceExport, partsListExport],
  imports: [itemImport, itemReplacementImport, itemPriceImport, partsListImport],
  attachments: [itemAttachments],
  waiting: [itemWaiting, priceWaiting, itemToolWaiting],
  effects: [
    onWorkOrder.after('finish', tellOfWorkOrder),
    onBonusTicket.after('approve-finance', tellOfBonusTicket),
    onSalesInvoice.after('approve', tellOfInvoice),
    onSalesInvoice.after('cancel', tellOfCancelledInvoice),
  ],
  search: [itemSearch, serialSearch],
}
