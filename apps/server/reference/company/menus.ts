import { areaMenus } from '../menu-pages.ts'

export const companyMenus = areaMenus({})
