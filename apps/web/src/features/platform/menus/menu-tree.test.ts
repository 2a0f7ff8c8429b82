import type { MenuItem } from '@sejuk/contract/platform/sessions'
import { expect, test } from 'vitest'
import {
  bottomBarRoom,
  landingOf,
  leavesOf,
  marking,
  menuOf,
  menuTree,
  topBarRoom,
  topItems,
  withoutTabs,
} from './menu-tree.ts'

const item = (menu_code: number, parent_code: number, url: string, more: Partial<MenuItem> = {}): MenuItem => ({
  menu_code,
  parent_code,
  name: `Menu ${menu_code}`,
  local_name: '',
  icons: '',
  url,
  support_platform: 'both',
  landing_page: 'No',
  display_on_top_position: 'Yes',
  display_seq: menu_code,
  ...more,
})
const all = () => true
const codes = (menu: MenuItem[], platform: 'desktop' | 'mobile' = 'desktop', knows: (path: string) => boolean = all) =>
  leavesOf(menuTree(menu, { platform, knows })).map(({ menu_code }) => menu_code)

test('items hang under their parents, by display_seq and then by name', () => {
  const tree = menuTree([item(1, 0, ''), item(3, 1, '/c', { display_seq: 1 }), item(2, 1, '/b')], {
    platform: 'desktop',
    knows: all,
  })
  expect(tree.map(({ menu_code, children }) => [menu_code, children.map((child) => child.menu_code)])).toEqual([
    [1, [3, 2]],
  ])
})

test('a page that does not exist is not shown, nor a group without pages', () => {
  expect(
    codes([item(1, 0, ''), item(2, 1, '/later'), item(3, 0, '/now')], 'desktop', (path) => path === '/now'),
  ).toEqual([3])
})

test('an orphan stands on top; a circle is reached from nowhere', () => {
  expect(codes([item(2, 77, '/orphan'), item(5, 6, '/a'), item(6, 5, '/b'), item(8, 8, '/self')])).toEqual([2])
})

test('each platform has its own items, and 179 is hidden on small screens', () => {
  const menu = [
    item(1, 0, '/a', { support_platform: 'mobile' }),
    item(2, 0, '/b', { support_platform: 'desktop' }),
    item(179, 0, '/c'),
  ]
  expect(codes(menu, 'desktop')).toEqual([2, 179])
  expect(codes(menu, 'mobile')).toEqual([1])
})

test('a page below a menu belongs to it, the longest address first', () => {
  const menu = [item(1, 0, '/'), item(2, 0, '/sales-order'), item(3, 0, '/sales-order/maintain-official-address')]
  expect(menuOf(menu, '/sales-order/create')?.menu_code).toBe(2)
  expect(menuOf(menu, '/sales-order/maintain-official-address')?.menu_code).toBe(3)
  expect(menuOf(menu, '/sales-orders')).toBeUndefined()
  const tree = menuTree(menu, { platform: 'desktop', knows: () => true })
  const marked = (path: string) => tree.filter(marking(tree, path)).map(({ menu_code }) => menu_code)
  expect(['/sales-order/create', '/sales-order/maintain-official-address', '/x'].map(marked)).toEqual([[2], [3], []])
})

test.each([
  [1440, 8],
  [1920, 11],
  [4000, 11],
  [800, 4],
])('a top bar of %i px holds %i items', (width, n) => expect(topBarRoom(width)).toBe(n))

test.each([
  [390, 3],
  [767, 6],
  [100, 1],
])('a bottom bar of %i px holds %i menus, Home among them', (width, n) => expect(bottomBarRoom(width)).toBe(n))

test('what is not meant for the top, or finds no room there, waits under More', () => {
  const menu = [
    ...Array.from({ length: 13 }, (_, n) => item(n + 1, 0, `/${n + 1}`)),
    item(50, 0, '/hidden', { display_seq: 0, display_on_top_position: 'No' }),
  ]
  const tree = menuTree(menu, { platform: 'desktop', knows: all })
  const { shown, rest } = topItems(tree, 4000)
  expect(shown.map(({ menu_code }) => menu_code)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
  expect(rest.map(({ menu_code }) => menu_code)).toEqual([50, 12, 13])
  expect(topItems(tree, 800).shown).toHaveLength(4)
})

test('a person begins at the first landing page that exists here, and otherwise at home', () => {
  const start = { landing_page: 'Yes' } as const
  const menu = [
    item(1, 0, '/later', start),
    item(2, 0, ''),
    item(3, 2, '/pocket', { ...start, support_platform: 'mobile' }),
    item(4, 0, '/now', start),
  ]
  const knows = (path: string) => path !== '/later'
  expect(landingOf(menuTree(menu, { platform: 'desktop', knows }))).toBe('/now')
  expect(landingOf(menuTree(menu, { platform: 'mobile', knows }))).toBe('/pocket')
  expect(landingOf(menuTree([item(5, 0, '/x')], { platform: 'desktop', knows }))).toBe('/')
})

test('a detail page outside the address of its list belongs to the list', () => {
  const menu = [item(1, 0, '/personal-installer-list'), item(2, 0, '/installation-bonus-list')]
  expect(menuOf(menu, '/supervision/personal-installer-detail')?.menu_code).toBe(1)
  expect(menuOf(menu, '/installation-bonus/detail')?.menu_code).toBe(2)
  expect(menuOf(menu, '/my-installation-bonus-detail')).toBeUndefined()
})

test('a list that is a tab of another stands in its head, and in the menu only without the other', () => {
  const tabs = ['/sales-invoice', '/sales-invoice-accurate', '/erp-sales-invoice']
  const shown = (urls: string[]) => {
    const menu = [item(1, 0, ''), ...urls.map((url, n) => item(2 + n, 1, url))]
    const tree = withoutTabs(menuTree(menu, { platform: 'desktop', knows: all }))
    const current = marking(tree, '/erp-sales-invoice')
    return leavesOf(tree).map((node) => [node.url, current(node)])
  }
  expect(shown(tabs)).toEqual([['/sales-invoice', true]])
  expect(shown(tabs.slice(1))).toEqual([
    ['/sales-invoice-accurate', false],
    ['/erp-sales-invoice', true],
  ])
})
