import { aftersalesArea } from './features/aftersales/area.ts'
import { catalogueArea } from './features/catalogue/area.ts'
import { customersArea } from './features/customers/area.ts'
import { deliveryArea } from './features/delivery/area.ts'
import { fieldArea } from './features/field/area.ts'
import { financeArea } from './features/finance/area.ts'
import { moneyArea } from './features/money/area.ts'
import { companyArea } from './features/company/area.ts'
import { booksArea } from './features/books/area.ts'
import { installersArea } from './features/installers/area.ts'
import { learningArea } from './features/learning/area.ts'
import { mastersArea } from './features/masters/area.ts'
import { platformArea } from './features/platform/area.ts'
import { myDayRoutes } from './features/platform/my-day/routes.ts'
import { recordCommentRoutes } from './features/platform/record-comments/routes.ts'
import { searchRoutes } from './features/platform/search/routes.ts'
import { projectsArea } from './features/projects/area.ts'
import { retailArea } from './features/retail/area.ts'
import { returnsArea } from './features/returns/area.ts'
import { salesArea } from './features/sales/area.ts'
import { sparepartsArea } from './features/spareparts/area.ts'
import { stockArea } from './features/stock/area.ts'
import { supervisionArea } from './features/supervision/area.ts'
import type { Area } from './platform/area.ts'
import { gatherOffers } from './platform/offers.ts'

/** What the server offers: a line an area. */
const areas: readonly Area[] = [
  platformArea,
  mastersArea,
  catalogueArea,
  customersArea,
  salesArea,
  stockArea,
  supervisionArea,
  sparepartsArea,
  retailArea,
  returnsArea,
  deliveryArea,
  financeArea,
  moneyArea,
  companyArea,
  booksArea,
  learningArea,
  projectsArea,
  fieldArea,
  installersArea,
  aftersalesArea,
]

export const features = [
  ...areas.flatMap((area) => area.features),
  myDayRoutes(areas),
  searchRoutes(areas),
  recordCommentRoutes(areas),
]
export const workers = areas.flatMap((area) => area.workers ?? [])
export const offers = gatherOffers(areas)
