import type { MenuItem } from '@sejuk/contract/platform/sessions'
import { expect, test } from 'vitest'
import { bottomBarRoom, leavesOf, menuOf, menuTree, topBarRoom } from './menu-tree.ts'

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
  [100, 2],
])('a bottom bar of %i px holds %i items, Menu among them', (width, n) => expect(bottomBarRoom(width)).toBe(n))
