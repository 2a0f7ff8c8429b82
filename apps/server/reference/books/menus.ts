import { areaMenus, forRoles, page } from '../menu-pages.ts'

export const booksMenus = areaMenus(
  { finance: [page(271, '/sales-invoice/journals', 'Journals', 'Jurnal', 'books', 'both')] },
  forRoles(['Finance', 'Finance-Manager'], ['/sales-invoice/journals']),
)
