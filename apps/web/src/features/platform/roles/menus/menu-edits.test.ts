import type { ShownMenu } from '@sejuk/contract/platform/menus'
import { expect, test } from 'vitest'
import { changedMenus, edited, menuChanges, moved, placedAt, withEdit } from './menu-edits.ts'

const menu = (menu_code: number, display_seq: number, parent_code = 0): ShownMenu => ({
  menu_code,
  parent_code,
  name: `M${menu_code}`,
  local_name: `D${menu_code}`,
  icons: '',
  url: '/x',
  support_platform: 'both',
  landing_page: 'No',
  display_on_top_position: 'No',
  display_seq,
  row_version: 3,
  token: '',
})
const menus = [menu(1, 10), menu(2, 20), menu(3, 30), menu(4, 5, 1)]
const orderOf = (edits: Parameters<typeof edited>[1], all = menus) =>
  edited(all, edits)
    .filter(({ parent_code }) => parent_code === 0)
    .toSorted((a, b) => a.display_seq - b.display_seq)
    .map(({ menu_code }) => menu_code)

test('a menu changes places with its neighbour, and back leaves no edit', () => {
  const down = moved(menus, {}, 1, 1)
  expect(orderOf(down)).toEqual([2, 1, 3])
  expect(moved(menus, down, 1, -1)).toEqual({})
  expect(moved(menus, {}, 1, -1)).toEqual({})
  expect(moved(menus, {}, 4, 1)).toEqual({})
})

test('a dragged menu takes the place of the one it is dropped on, also under another menu', () => {
  expect(orderOf(placedAt(menus, {}, 1, 3))).toEqual([2, 3, 1])
  expect(orderOf(placedAt(menus, {}, 3, 1))).toEqual([3, 1, 2])
  expect(placedAt(menus, {}, 2, 4)).toMatchObject({ 2: { parent_code: 1 } })
  expect(orderOf(placedAt(menus, {}, 4, 2))).toEqual([1, 4, 2, 3])
})

test('a menu is not dropped on itself or on what hangs under it', () => {
  expect(placedAt(menus, {}, 1, 1)).toEqual({})
  expect(placedAt(menus, {}, 1, 4)).toEqual({})
})

test('menus with the same number are told apart when one of them moves', () => {
  const same = [menu(1, 1), menu(2, 1), menu(3, 1)]
  expect(orderOf(moved(same, {}, 3, -1), same)).toEqual([1, 3, 2])
})

test('only what differs is an edit, and what is sent carries the version', () => {
  const edits = withEdit(menus, withEdit(menus, {}, 2, { name: 'Two', local_name: 'D2' }), 3, { name: 'M3' })
  expect(edits).toEqual({ 2: { name: 'Two' } })
  expect(menuChanges(menus, edits)).toEqual({ '2.name': ['M2', 'Two'] })
  expect(changedMenus(menus, edits)).toEqual([
    {
      ...{ menu_code: 2, parent_code: 0, name: 'Two', local_name: 'D2', support_platform: 'both' },
      ...{ landing_page: 'No', display_on_top_position: 'No', display_seq: 20, row_version: 3 },
    },
  ])
})
