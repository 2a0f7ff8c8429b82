import { isOwnPath } from '../own-paths.ts'
import { pathOf } from '../pages.ts'
import { leadsTo } from './page-menus.ts'

/** Maximum number of shortcuts per user. */
export const mostShortcuts = 24
export const tooManyShortcuts = `No more than ${mostShortcuts} shortcuts can be kept`
export const shortcutTaken = 'You already have a shortcut to this page'
export const noSuchShortcutPage = 'This address leads to no page of yours'

/** In no menu, and open to every signed-in user. */
const openPages: readonly string[] = [pathOf('home'), pathOf('myAccount'), pathOf('notifications')]

/** The path of an address, without its parameters. */
export const pageOfAddress = (address: string) => address.split(/[?#]/, 1)[0] || '/'

/** A shortcut leads to a page in the user's menu, with any filters. */
export const mayBeShortcut = (address: string, menuUrls: readonly string[]) => {
  const page = pageOfAddress(address)
  return isOwnPath(address) && (openPages.includes(page) || menuUrls.some((url) => url !== '' && leadsTo(url, page)))
}

/** One place up or down; at the ends nothing moves. */
export const moved = <T>(list: readonly T[], from: number, by: -1 | 1): T[] => {
  const to = from + by
  const here = list[from]
  const there = list[to]
  if (here === undefined || there === undefined) return [...list]
  return list.map((one, n) => (n === from ? there : n === to ? here : one))
}
