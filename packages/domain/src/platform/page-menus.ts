/** Pages whose address is not below that of their menu. */
const strays: readonly (readonly [shape: RegExp, menu: string])[] = [
  [/^\/installation-bonus\/detail$/, '/installation-bonus-list'],
  [/^\/my-installation-bonus-detail$/, '/my-installation-bonus-list'],
  [/^\/[^/]+\/personal-installer-detail$/, '/personal-installer-list'],
  [/^\/[^/]+\/project-log-detail$/, '/project-log-list'],
  // Whoever walks from customer to customer opens the same record.
  [/^\/customer\/[^/]+\/detail$/, '/customer-mobile'],
  [/^\/customer\/[^/]+\/shop\/[^/]+$/, '/shop-list'],
]

const trimmed = (path: string) => (path.length > 1 ? path.replace(/\/+$/, '') : path)

/** The page of the menu is the page itself, a page above it, or the list it was opened from. Everything is below home: that says nothing. */
export const leadsTo = (url: string, path: string) => {
  const page = trimmed(path)
  if (page === url || (url !== '/' && page.startsWith(`${url}/`))) return true
  return strays.some(([shape, menu]) => menu === url && shape.test(page))
}

/** The tab a page of the service centres opens with. A tab in the address wins; other pages have none of their own. */
export const openingTab = (path: string, inAddress?: string) => {
  if (inAddress) return inAddress
  if (!path.startsWith('/asc')) return undefined
  return trimmed(path) === '/asc-technician' ? 'work-order' : 'new'
}
