import { aftersalesMenus } from './aftersales/menus.ts'
import { catalogueMenus } from './catalogue/menus.ts'
import { customersMenus } from './customers/menus.ts'
import { fieldMenus } from './field/menus.ts'
import { financeMenus } from './finance/menus.ts'
import { moneyMenus } from './money/menus.ts'
import { companyMenus } from './company/menus.ts'
import { booksMenus } from './books/menus.ts'
import { installersMenus } from './installers/menus.ts'
import { learningMenus } from './learning/menus.ts'
import { mastersMenus } from './masters/menus.ts'
import { bar, menuGroups } from './menu-pages.ts'
import { platformMenus } from './platform/menus.ts'
import { projectsMenus } from './projects/menus.ts'
import { retailMenus } from './retail/menus.ts'
import { salesMenus } from './sales/menus.ts'
import { stockMenus } from './stock/menus.ts'
import { supervisionMenus } from './supervision/menus.ts'

/** The menu entries of each area and the roles that begin with them: a line an area. */
export const menuAreas = [
  platformMenus,
  mastersMenus,
  customersMenus,
  salesMenus,
  retailMenus,
  aftersalesMenus,
  projectsMenus,
  supervisionMenus,
  installersMenus,
  catalogueMenus,
  stockMenus,
  financeMenus,
  moneyMenus,
  companyMenus,
  booksMenus,
  fieldMenus,
  learningMenus,
]

const pages = menuAreas
  .flatMap((area) => area.pages)
  .toSorted((one, other) => one.parent_code - other.parent_code || one.menu_code - other.menu_code)

/** The order of the codes is the order on the screen. */
const displaySeq = (menu_code: number) => menu_code * 10

/** The menu as rows, the top ones first. */
export const standardMenus = [
  ...pages.filter(({ parent_code }) => parent_code === 0),
  ...Object.values(menuGroups).map((item) => ({
    ...item,
    ...bar,
    parent_code: 0,
    url: '' as const,
    support_platform: 'both' as const,
  })),
  ...pages.filter(({ parent_code }) => parent_code !== 0),
].map((item) => ({
  landing_page: 'No' as const,
  display_on_top_position: 'No' as const,
  ...item,
  display_seq: displaySeq(item.menu_code),
}))

export const parentOf = new Map(standardMenus.map(({ menu_code, parent_code }) => [menu_code, parent_code]))
