import { expect, test } from 'vitest'
import { above, branches, fitting, menuFits, under } from './menu-branches.ts'

const menu = (menu_code: number, parent_code: number, display_seq = menu_code) => ({
  menu_code,
  parent_code,
  display_seq,
})
const menus = [menu(1, 0), menu(2, 0, 0), menu(11, 1, 5), menu(12, 1, 4), menu(111, 11)]

test('groups hold what hangs under them, in order and with their depth; the rest stands alone', () => {
  const { groups, single } = branches(menus)
  expect(single.map(({ menu_code }) => menu_code)).toEqual([2])
  expect(groups.map(({ top, below }) => [top.menu_code, below.map((one) => [one.menu.menu_code, one.level])])).toEqual([
    [
      1,
      [
        [12, 0],
        [11, 0],
        [111, 1],
      ],
    ],
  ])
})

test('the way up ends at the top, also where the tree is broken', () => {
  expect(above(menus, 111)).toEqual([11, 1])
  expect(above(menus, 2)).toEqual([])
  expect(above([menu(1, 2), menu(2, 1)], 1)).toEqual([2, 1])
  expect(under([menu(1, 2), menu(2, 1)], 1).length).toBeLessThan(20)
})

test('a search shows what fits together with the menus above it', () => {
  const lines = under(menus, 0)
  expect(fitting(lines, ({ menu_code }) => menu_code === 111).map((line) => line.menu.menu_code)).toEqual([1, 11, 111])
})

test('a menu is found by either name or its address', () => {
  const menu = { name: 'Sales order', local_name: 'Pesanan', url: '/sales-order' }
  expect(['sales', 'PESAN', '/sales-o', ''].every((text) => menuFits(text, menu))).toBe(true)
  expect(menuFits('invoice', menu)).toBe(false)
})
