import type { PagePath } from '@sejuk/domain/pages'
import type { PlannedPath } from '@sejuk/domain/planned-pages'
import type { RoleCode } from '@sejuk/domain/role-facts'

type Url = PagePath | PlannedPath
type Platform = 'desktop' | 'mobile' | 'both'
type Place = { landing_page?: 'Yes'; display_on_top_position?: 'Yes' }

const group = (menu_code: number, name: string, local_name: string, icons: string) => ({
  menu_code,
  name,
  local_name,
  icons,
})

/** What stands beside the home page on top of the screen: ten items at most. Areas put their pages into them. */
export const menuGroups = {
  sales: group(10, 'Sales', 'Penjualan', 'shopping-cart'),
  customers: group(30, 'Customers', 'Pelanggan', 'users'),
  aftersales: group(50, 'After-sales', 'Purnajual', 'tool'),
  projects: group(80, 'Projects', 'Proyek', 'building-skyscraper'),
  installers: group(100, 'Installers', 'Installer', 'id-badge-2'),
  stock: group(120, 'Stock', 'Stok', 'packages'),
  finance: group(140, 'Finance', 'Keuangan', 'receipt-2'),
  field: group(150, 'Field', 'Lapangan', 'map-pin'),
  learning: group(162, 'Learning', 'Pembelajaran', 'school'),
  configuration: group(170, 'Configuration', 'Konfigurasi', 'settings'),
} as const
type Group = keyof typeof menuGroups | 'top'
const groupCodes = new Map(Object.entries(menuGroups).map(([name, { menu_code }]) => [name, menu_code]))

/** On a phone the page stands in the bottom bar. */
export const bar = { display_on_top_position: 'Yes' } as const
/** Whoever lacks the home page begins here. */
export const start = { landing_page: 'Yes', display_on_top_position: 'Yes' } as const

/**
 * A page in the menu. A code is for ever: roles refer to it, and 179 is hidden on small screens by rule. `desktop` is for
 * pages with a twin made for phones, and for work that wants a desk.
 */
export const page = <const U extends Url>(
  menu_code: number,
  url: U,
  name: string,
  local_name: string,
  icons: string,
  support_platform: Platform,
  place: Place = {},
) => ({ menu_code, url, name, local_name, icons, support_platform, ...place })
type Page<U extends Url = Url> = ReturnType<typeof page<U>>
type AreaMenus = {
  pages: readonly (Page & { parent_code: number })[]
  roles: readonly { role: string; urls: readonly string[] }[]
}

/** The pages a standard role begins with. The Administrator has every page anyway. */
type RoleMenus<U extends Url> = Partial<Record<Exclude<RoleCode, 'Administrator'>, readonly U[]>>

/** An area's pages by the group they stand in, and which of them the standard roles begin with; several lists add up. */
export const areaMenus = <U extends Url>(
  pages: Partial<Record<Group, readonly Page<U>[]>>,
  ...roles: readonly RoleMenus<NoInfer<U>>[]
): AreaMenus => ({
  pages: Object.entries(pages).flatMap(([name, items]) =>
    items.map((item) => ({ ...item, parent_code: groupCodes.get(name) ?? 0 })),
  ),
  roles: roles.flatMap((list) => Object.entries(list).map(([role, urls]) => ({ role, urls }))),
})

/** The same pages for several roles. */
export const forRoles = <U extends Url>(roles: readonly Exclude<RoleCode, 'Administrator'>[], urls: readonly U[]) =>
  Object.fromEntries(roles.map((role) => [role, urls])) as RoleMenus<U>

/** Everybody who works at a desk or in a shop, in the company or in a service centre. */
export const staffRoles = [
  'Branch-Manager',
  'Salesman',
  'Branch-Admin',
  'Sales-HO',
  'Finance',
  'Finance-Manager',
  'Director',
  'Logistics',
  'Warehouse',
  'Call-Center',
  'ASC-Admin',
  'After-Sales-Department',
  'SPV',
  'Designer',
  'Project-HO',
  'TS-Manager',
  'Coordinator',
  'Project-Supervisor',
  'Promotor',
  'HR',
  'Staff-Other-Dept',
] as const satisfies readonly RoleCode[]
