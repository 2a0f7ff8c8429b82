import { type RoleCode, roleFacts } from '@sejuk/domain/role-facts'
import { expect, expectTypeOf, test } from 'vitest'
import { areaMenus, forRoles, page } from './menu-pages.ts'
import { menuAreas, standardMenus } from './menus.ts'
import { standardRoleMenus } from './role-menus.ts'

/** The menu codes each role was given before areas listed their own, in the order of the screen; who sells uploads orders (26) as customers do and follows supervisions (87). Later codes are left to their area. */
const given: Record<RoleCode, string> = {
  Administrator: '1-2 10-26 30-46 50-89 100-107 120-147 150-189',
  'Branch-Manager':
    '1 10-18 20-23 26 30-42 44-46 50 53-55 62-64 68-69 72 78-84 86-89 100-103 120-122 124 130-133 137-147 150-160 162-163 166 170 186-188',
  Salesman:
    '1 10-18 20-23 26 30-42 44-45 80-82 84-85 87 120-122 124 130 137 150 152-153 156 160 162-163 166 170 186-188',
  'Branch-Admin':
    '1 10-11 13-18 20-23 26 30-31 34-42 44-45 50 53-54 72 100-103 120-122 124 130-133 137-141 144 150 152-153 160 162-163 166 170 186-188',
  'Sales-HO': '1 10-11 13 16 120 124 150 152-153 160 162-163 166 170 186-188',
  Finance: '1 10-11 14 16 30-31 36 41-42 44-46 100 102 104 120 124 140-147 150 152-153 160 162-163 166 170 186-188',
  'Finance-Manager':
    '1 10-11 13-14 16 30-31 36 40-46 50 78-79 100-104 120 122 124 140-147 150 152-153 160 162-163 166 170 186-188',
  // Reads what the management reports count.
  // Refunds above the bound of finance wait for a director, under Finance.
  Director: '1 10-11 14 50 54 80-82 84 86 120 130 140 150 152-153 160 162-163 166 170 186-188',
  Logistics: '1 10-11 16 30 36 120-122 124 130-139 150 152-153 160 162-163 166 170 186-188',
  Warehouse: '1 10 16-17 30 36 50 66 120-124 130-134 137-139 150 152-153 160 162-163 166 170 186-188',
  'Call-Center': '1 30-31 36 50-55 59 62-64 68-69 72 150 152-153 160 162-163 166 170 186-188',
  'ASC-Admin': '1 50 55 61 66-79 120 126-127 150 152-153 160 162-163 166 170 186-188',
  Technician: '50 57-58 66-67 75-77 120 127 150 152-153 162-163 166',
  'After-Sales-Department':
    '1 10 17 30 36 50-56 59-66 68-70 72 78-80 87-89 100-103 120 124-128 150 152-153 160 162-166 170 186-188',
  SPV: '1 10-12 30-40 80-89 150-160 162-163 166 170 186-188',
  Designer: '1 80-82 84-85 120-122 127 150 152-153 160 162-163 166 170 186-188',
  'Project-HO': '1 80-89 120 122 150 152-153 160 162-163 166 170 186-188',
  'TS-Manager': '1 50 54 80-82 84-89 150 152-153 160 162-163 166 170 186-188',
  Coordinator: '1 50 54 60 80-81 84 87-89 150 152-153 160 162-163 166 170 186-188',
  'Project-Supervisor': '1 80-81 84 87-89 150 152-153 160 162-163 166 170 186-188',
  Promotor: '1 10 18-20 150 152-153 160 162-163 166 170 186-188',
  HR: '1 150-155 157-172 181-182 186-188',
  Customer: '1 10 12 24-26 30 38 41 162 166',
  Keyperson: '1 10 12 19 25-26 30 34 39 162-163 166',
  'Partner-Sales-Installer': '2 100 103 105-107 162-163 166',
  'Partner-Common-Installer': '2 100 103 105-107 162-163 166',
  'Staff-Other-Dept': '1 50 53 68 72 150 152-153 160 162-163 166 170 186-188',
}
const last = 189

const codesIn = (ranges: string) =>
  ranges.split(' ').flatMap((range) => {
    const [first = 0, end = first] = range.split('-').map(Number)
    return Array.from({ length: end - first + 1 }, (_, index) => first + index)
  })

const inOrder = standardMenus.toSorted((one, other) => one.display_seq - other.display_seq)

test.each(Object.entries(given))('%s keeps its menus and their order', (role, ranges) => {
  const held = new Set(
    standardRoleMenus.filter(({ role_code }) => role_code === role).map(({ menu_code }) => menu_code),
  )
  const shown = inOrder.map(({ menu_code }) => menu_code).filter((code) => held.has(code))
  expect(shown.filter((code) => code <= last)).toEqual(codesIn(ranges))
})

test('every standard role is among them, in its order', () => {
  expect(Object.keys(given)).toEqual(Object.keys(roleFacts))
  expect([...new Set(standardRoleMenus.map(({ role_code }) => role_code))]).toEqual(Object.keys(roleFacts))
})

test('an area gives roles only its own pages', () => {
  const pages = { stock: [page(121, '/item', 'Item', 'Barang', 'air-conditioning', 'both')] }
  expect(areaMenus(pages, { Salesman: ['/item'] }).roles).toEqual([{ role: 'Salesman', urls: ['/item'] }])
  const wrong = () => [
    // @ts-expect-error the page is of another area
    areaMenus(pages, { Salesman: ['/customer'] }),
    // @ts-expect-error the page is of another area
    areaMenus(pages, forRoles(['Salesman'], ['/customer'])),
  ]
  expectTypeOf(wrong).toBeFunction()
  for (const area of menuAreas) {
    const own = area.pages.map(({ url }) => url)
    expect(own).toEqual(expect.arrayContaining(area.roles.flatMap(({ urls }) => urls)))
  }
})
