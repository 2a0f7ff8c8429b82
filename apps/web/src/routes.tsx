import { aftersalesRoutes } from './features/aftersales/routes.tsx'
import { customersRoutes } from './features/customers/routes.tsx'
import { installersRoutes } from './features/installers/routes.tsx'
import { mastersRoutes } from './features/masters/routes.tsx'
import { platformRoutes } from './features/platform/routes.tsx'
import { salesRoutes } from './features/sales/routes.tsx'
import type { PageRoute } from './lib/navigation/page-route.ts'

/** Every page of the product: a line an area. A menu shows only what is here. */
export const pages: readonly PageRoute[] = [
  ...platformRoutes,
  ...mastersRoutes,
  ...customersRoutes,
  ...salesRoutes,
  ...installersRoutes,
  ...aftersalesRoutes,
]

const shapeOf = (path: string) => new RegExp(`^${path.replaceAll(/\$\w+/g, '[^/]+')}/?$`)
const freedom = ({ path }: PageRoute) => path.split('$').length
/** A page with an address of its own comes before one whose address has a gap that would take it in. */
const shapes = pages
  .toSorted((one, other) => freedom(one) - freedom(other))
  .map((page) => ({ page, shape: shapeOf(page.path) }))

/** The page behind an address, if there is one. */
export const pageAt = (path: string) => shapes.find(({ shape }) => shape.test(path))?.page
