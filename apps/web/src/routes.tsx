import { aftersalesRoutes } from './features/aftersales/routes.tsx'
import { catalogueRoutes } from './features/catalogue/routes.tsx'
import { customersRoutes } from './features/customers/routes.tsx'
import { deliveryRoutes } from './features/delivery/routes.tsx'
import { fieldRoutes } from './features/field/routes.tsx'
import { financeRoutes } from './features/finance/routes.tsx'
import { installersRoutes } from './features/installers/routes.tsx'
import { learningRoutes } from './features/learning/routes.tsx'
import { mastersRoutes } from './features/masters/routes.tsx'
import { platformRoutes } from './features/platform/routes.tsx'
import { projectsRoutes } from './features/projects/routes.tsx'
import { retailRoutes } from './features/retail/routes.tsx'
import { returnsRoutes } from './features/returns/routes.tsx'
import { salesRoutes } from './features/sales/routes.tsx'
import { sparepartsRoutes } from './features/spareparts/routes.tsx'
import { stockRoutes } from './features/stock/routes.tsx'
import { supervisionRoutes } from './features/supervision/routes.tsx'
import { pageFinder } from './lib/navigation/page-finder.ts'
import type { PageRoute } from './lib/navigation/page-route.ts'

/** Every page of the product: a line an area. A menu shows only what is here. */
export const pages: readonly PageRoute[] = [
  ...platformRoutes,
  ...mastersRoutes,
  ...customersRoutes,
  ...catalogueRoutes,
  ...stockRoutes,
  ...supervisionRoutes,
  ...sparepartsRoutes,
  ...retailRoutes,
  ...returnsRoutes,
  ...deliveryRoutes,
  ...financeRoutes,
  ...learningRoutes,
  ...projectsRoutes,
  ...fieldRoutes,
  ...salesRoutes,
  ...installersRoutes,
  ...aftersalesRoutes,
]

const find = pageFinder(pages)

/** The page behind an address, if there is one. */
export const pageAt = (path: string) => find(path)?.page
