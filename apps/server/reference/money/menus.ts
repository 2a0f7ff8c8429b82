import { areaMenus } from '../menu-pages.ts'

export const moneyMenus = areaMenus({})
