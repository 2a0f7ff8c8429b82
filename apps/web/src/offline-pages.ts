import { aftersalesOfflinePages } from './features/aftersales/offline-pages.ts'
import { deliveryOfflinePages } from './features/delivery/offline-pages.ts'
import { fieldOfflinePages } from './features/field/offline-pages.ts'
import { installersOfflinePages } from './features/installers/offline-pages.ts'
import { learningOfflinePages } from './features/learning/offline-pages.ts'
import { platformOfflinePages } from './features/platform/offline-pages.ts'
import { retailOfflinePages } from './features/retail/offline-pages.ts'
import { salesOfflinePages } from './features/sales/offline-pages.ts'
import { stockOfflinePages } from './features/stock/offline-pages.ts'
import { supervisionOfflinePages } from './features/supervision/offline-pages.ts'
import type { OfflinePages } from './lib/navigation/page-route.ts'

/**
 * The pages that open without a network. The build keeps whatever they need on the phone of everybody who has one of them in
 * the menu; where a page begins, '/', comes along. A line an area.
 */
export const offlinePages: OfflinePages = {
  ...platformOfflinePages,
  ...installersOfflinePages,
  ...aftersalesOfflinePages,
  ...fieldOfflinePages,
  ...deliveryOfflinePages,
  ...salesOfflinePages,
  ...supervisionOfflinePages,
  ...retailOfflinePages,
  ...learningOfflinePages,
  ...stockOfflinePages,
}
