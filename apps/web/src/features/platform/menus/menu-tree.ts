import type { MenuItem } from '@sejuk/contract/platform/sessions'
import { leadsTo, tabbedIn } from '@sejuk/domain/platform/page-menus'

export type MenuNode = MenuItem & { children: MenuNode[] }
type Platform = 'desktop' | 'mobile'
type Shown = { platform: Platform; knows: (path: string) => boolean }

/** Hidden on small screens, whatever else is said about it. */
const deskOnlyMenu = 179
/** The browser's own order of words takes a slow phone longer to set up than the whole menu. */
const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b))
const bySequence = (a: MenuItem, b: MenuItem) =>
  a.display_seq - b.display_seq || compare(a.name.toLowerCase(), b.name.toLowerCase())

/**
 * What this person's menu looks like here. An item without its parent stands on top; items that only point at each other
 * are reached from nowhere and so never shown; what leads to no page of ours is left out.
 */
export const menuTree = (menu: readonly MenuItem[], { platform, knows }: Shown): MenuNode[] => {
  const fits = (item: MenuItem) =>
    (item.support_platform === 'both' || item.support_platform === platform) &&
    !(platform === 'mobile' && item.menu_code === deskOnlyMenu)
  const items = menu.filter(fits).toSorted(bySequence)
  const codes = new Set(items.map(({ menu_code }) => menu_code))
  const parentOf = ({ parent_code }: MenuItem) => (codes.has(parent_code) ? parent_code : 0)
  const byParent = new Map<number, MenuItem[]>()
  for (const item of items) {
    const beside = byParent.get(parentOf(item))
    if (beside) beside.push(item)
    else byParent.set(parentOf(item), [item])
  }
  const under = (parent: number): MenuNode[] =>
    (byParent.get(parent) ?? [])
      .filter((item) => item.menu_code !== parent)
      .map((item) => ({ ...item, children: under(item.menu_code) }))
      .filter((node) => node.children.length > 0 || (node.url !== '' && knows(node.url)))
  return under(0)
}

/** The pages of a menu, in its order. */
export const leavesOf = (nodes: readonly MenuNode[]): MenuNode[] =>
  nodes.flatMap((node) => (node.children.length > 0 ? leavesOf(node.children) : [node]))

/** Without what stands as a tab in the head of a page that is here too. */
export const withoutTabs = (tree: readonly MenuNode[]): MenuNode[] => {
  const urls = new Set(leavesOf(tree).map(({ url }) => url))
  const isTab = ({ url }: MenuNode) => urls.has(tabbedIn(url) ?? '')
  return tree
    .map((node) => ({ ...node, children: node.children.filter((child) => !isTab(child)) }))
    .filter((node) => !isTab(node))
}

/** How many items a bar of this width holds. */
export const topBarRoom = (width: number) => Math.min(11, Math.floor(width / 170))
export const bottomBarRoom = (width: number) => Math.max(1, Math.floor(width / 110))

/** What stands in the top bar, and what waits under 'More': whatever is not meant for the top, and whatever has no room. */
export const topItems = (tree: readonly MenuNode[], width: number) => {
  const wanted = tree.filter(({ display_on_top_position }) => display_on_top_position === 'Yes')
  const shown = wanted.slice(0, topBarRoom(width))
  return { shown, rest: tree.filter((node) => !shown.includes(node)) }
}

/** Where a person begins: the first of their pages that is meant for it. Without one, at home. */
export const landingOf = (tree: readonly MenuNode[]) =>
  leavesOf(tree).find(({ landing_page }) => landing_page === 'Yes')?.url ?? '/'

/** The menu a page belongs to: the longest address that leads to it. */
export const menuOf = <Item extends MenuItem>(menu: readonly Item[], path: string) =>
  menu.filter(({ url }) => url !== '' && leadsTo(url, path)).toSorted((a, b) => b.url.length - a.url.length)[0]

/** Whether the page is this entry's or one below it: of all that lead to it, one alone is marked. */
export const marking = (tree: readonly MenuNode[], path: string) => {
  const current = menuOf(leavesOf(tree), path) ?? menuOf(leavesOf(tree), tabbedIn(path) ?? '')
  return (node: MenuNode) => current !== undefined && leavesOf([node]).includes(current)
}
