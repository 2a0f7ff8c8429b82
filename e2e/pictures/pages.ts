/** A page as a user sees it, or a record that is opened from it while the answers are recorded. */
type KeyPage = {
  name: string
  /** A demo account; nobody is signed in without one. */
  user?: string
  path: string
  /** The first link from there whose address holds this. */
  opens?: string
}

/** The pages on which people would first notice that something looks wrong. */
export const keyPages: KeyPage[] = [
  { name: 'sign-in', path: '/signin' },
  { name: 'home-branch-manager', user: 'bm', path: '/' },
  { name: 'home-salesperson', user: 'sales', path: '/' },
  { name: 'sales-orders', user: 'bm', path: '/sales-order' },
  { name: 'sales-order', user: 'bm', path: '/sales-order?status=Approved', opens: '/order-detail/' },
  { name: 'order-desk', user: 'sales', path: '/sales-order/create' },
  { name: 'order-phone', user: 'sales', path: '/sales-order-mobile?page=HomePage' },
  { name: 'customers', user: 'branch-admin', path: '/customer' },
  { name: 'customer', user: 'branch-admin', path: '/customer', opens: '/detail' },
  { name: 'call-desk', user: 'callcenter', path: '/asc-call-center' },
  { name: 'dispatch-board', user: 'asc-admin', path: '/work-order/board' },
  { name: 'technician-job', user: 'technician', path: '/work-order-technician', opens: '/work-order-technician/' },
  { name: 'service-report', user: 'ass', path: '/work-order/report' },
  { name: 'stock', user: 'warehouse', path: '/stock' },
  { name: 'item', user: 'bm', path: '/item', opens: '/item/detail' },
  { name: 'delivery-board', user: 'logistics', path: '/delivery-order/board' },
  { name: 'receivables', user: 'finance', path: '/sales-invoice/receivables' },
  { name: 'project-map', user: 'project-ho', path: '/project-maps' },
  { name: 'supervisions', user: 'supervisor', path: '/supervision' },
  { name: 'sell-out', user: 'promotor', path: '/retail-order/input' },
]

const widths = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } }
const languages = ['en', 'id'] as const
const schemes = ['light', 'dark'] as const

/** How a page is looked at. */
export const views = Object.entries(widths).flatMap(([device, viewport]) =>
  languages.flatMap((language) =>
    schemes.map((scheme) => ({ name: `${device}-${language}-${scheme}`, device, viewport, language, scheme })),
  ),
)
export type View = (typeof views)[number]
