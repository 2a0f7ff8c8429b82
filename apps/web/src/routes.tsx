import { areaPages, pathOf } from '@sejuk/domain/pages'
import { chunk } from './lib/browser/chunks.ts'
import { pageFinder } from './lib/navigation/page-finder.ts'
import type { PageRoute } from './lib/navigation/page-route.ts'

type Area = keyof typeof areaPages

/** The routes of an area, fetched when one of its pages is opened: a line an area. */
const areaRoutes: Record<Area, () => Promise<readonly PageRoute[]>> = {
  platform: () => import('./features/platform/routes.tsx').then((area) => area.platformRoutes),
  masters: () => import('./features/masters/routes.tsx').then((area) => area.mastersRoutes),
  customers: () => import('./features/customers/routes.tsx').then((area) => area.customersRoutes),
  catalogue: () => import('./features/catalogue/routes.tsx').then((area) => area.catalogueRoutes),
  stock: () => import('./features/stock/routes.tsx').then((area) => area.stockRoutes),
  supervision: () => import('./features/supervision/routes.tsx').then((area) => area.supervisionRoutes),
  spareparts: () => import('./features/spareparts/routes.tsx').then((area) => area.sparepartsRoutes),
  retail: () => import('./features/retail/routes.tsx').then((area) => area.retailRoutes),
  returns: () => import('./features/returns/routes.tsx').then((area) => area.returnsRoutes),
  delivery: () => import('./features/delivery/routes.tsx').then((area) => area.deliveryRoutes),
  finance: () => import('./features/finance/routes.tsx').then((area) => area.financeRoutes),
  money: () => import('./features/money/routes.tsx').then((area) => area.moneyRoutes),
  company: () => import('./features/company/routes.tsx').then((area) => area.companyRoutes),
  books: () => import('./features/books/routes.tsx').then((area) => area.booksRoutes),
  learning: () => import('./features/learning/routes.tsx').then((area) => area.learningRoutes),
  projects: () => import('./features/projects/routes.tsx').then((area) => area.projectsRoutes),
  field: () => import('./features/field/routes.tsx').then((area) => area.fieldRoutes),
  sales: () => import('./features/sales/routes.tsx').then((area) => area.salesRoutes),
  installers: () => import('./features/installers/routes.tsx').then((area) => area.installersRoutes),
  aftersales: () => import('./features/aftersales/routes.tsx').then((area) => area.aftersalesRoutes),
}

const pagesOf = (area: Area) => {
  const { preload: loadRoutes, found } = chunk(areaRoutes[area])
  return Object.values(areaPages[area]).map((line) => {
    const path = line.split('?')[0] ?? line
    /** Its line in the area's table, once that is here. */
    const route = () => found()?.find((one) => one.path === path)
    const load = () =>
      loadRoutes().then(() => route()?.load() ?? Promise.reject(new Error(`${path} is not in the routes of ${area}`)))
    return { path, route, loadRoutes, load }
  })
}

const areas = Object.keys(areaPages) as Area[]

/** Every page of the product. A menu shows only what is here; the gallery is for developers. */
export const pages = areas.flatMap(pagesOf).filter(({ path }) => import.meta.env.DEV || path !== pathOf('gallery'))

const find = pageFinder(pages)

/** The page behind an address, if there is one. */
export const pageAt = (path: string) => find(path)?.page

/** The tables of all areas. */
export const allRoutes = async () => (await Promise.all(areas.map((area) => areaRoutes[area]()))).flat()
