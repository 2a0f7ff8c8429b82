import { aftersalesOpeningTab } from '../aftersales/page-menus.ts'
import { catalogueListedFrom } from '../catalogue/page-menus.ts'
import { customersListedFrom } from '../customers/page-menus.ts'
import { deliveryListedFrom } from '../delivery/page-menus.ts'
import { fieldListedFrom } from '../field/page-menus.ts'
import { financeListedFrom, financeTabs } from '../finance/page-menus.ts'
import { installersListedFrom } from '../installers/page-menus.ts'
import { moneyListedFrom } from '../money/page-menus.ts'
import { learningListedFrom } from '../learning/page-menus.ts'
import { projectsListedFrom } from '../projects/page-menus.ts'
import { retailListedFrom } from '../retail/page-menus.ts'
import { returnsListedFrom } from '../returns/page-menus.ts'
import { sparepartsListedFrom } from '../spareparts/page-menus.ts'
import { stockListedFrom } from '../stock/page-menus.ts'
import { supervisionListedFrom } from '../supervision/page-menus.ts'
import { withoutLastSlash } from './page-rules.ts'

/** A line an area that has pages whose address is not below that of their menu. */
const listedFrom = [
  ...installersListedFrom,
  ...projectsListedFrom,
  ...stockListedFrom,
  ...supervisionListedFrom,
  ...sparepartsListedFrom,
  ...retailListedFrom,
  ...returnsListedFrom,
  ...deliveryListedFrom,
  ...financeListedFrom,
  ...moneyListedFrom,
  ...learningListedFrom,
  ...fieldListedFrom,
  ...catalogueListedFrom,
  ...customersListedFrom,
]

/** By the menu they belong to: it is asked for every line of a menu whenever a page is drawn. */
const shapesOf = Map.groupBy(listedFrom, ([, menu]): string => menu)

/** The page in whose head another stands as a tab. */
export const tabbedIn = (url: string): string | undefined => financeTabs.find(([tab]) => tab === url)?.[1]
/** The tabs in the head of a page, itself the first; none where it has no others. */
export const tabsIn = (url: string): readonly string[] => {
  const tabs = financeTabs.filter(([, page]) => page === url).map(([tab]) => tab)
  return tabs.length ? [url, ...tabs] : []
}

/** A line an area that has pages which open with a tab. */
const openingTabs = [aftersalesOpeningTab]

/** The page of the menu is the page itself, a page above it, or the list it was opened from. Everything is below home: that says nothing. */
export const leadsTo = (url: string, path: string) => {
  const page = withoutLastSlash(path)
  if (page === url || (url !== '/' && page.startsWith(`${url}/`))) return true
  return shapesOf.get(url)?.some(([shape]) => shape.test(page)) ?? false
}

/** The tab a page opens with. A tab in the address wins; most pages have none of their own. */
export const openingTab = (path: string, inAddress?: string) => {
  if (inAddress) return inAddress
  const page = withoutLastSlash(path)
  return openingTabs.map((tabOf) => tabOf(page)).find(Boolean)
}
