import { areaMenus } from '../menu-pages.ts'

export const booksMenus = areaMenus({})
