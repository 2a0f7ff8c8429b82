import { areaMenus, forRoles, page } from '../menu-pages.ts'

export const moneyMenus = areaMenus(
  { finance: [page(262, '/sales-invoice/money', 'Money Desk', 'Meja Uang', 'cash', 'both')] },
  forRoles(['Branch-Manager', 'Finance', 'Finance-Manager', 'Director'], ['/sales-invoice/money']),
)
