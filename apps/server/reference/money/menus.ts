import { areaMenus, forRoles, page } from '../menu-pages.ts'

export const moneyMenus = areaMenus(
  {
    finance: [
      page(262, '/sales-invoice/money', 'Money Desk', 'Meja Uang', 'cash', 'both'),
      page(264, '/sales-invoice/money/bank', 'Bank Lines', 'Baris Bank', 'building-bank', 'both'),
      page(265, '/sales-invoice/money/bank-statements', 'Bank Statements', 'Mutasi Bank', 'file-invoice', 'desktop'),
    ],
  },
  forRoles(['Branch-Manager', 'Finance', 'Finance-Manager', 'Director'], ['/sales-invoice/money']),
  forRoles(['Finance', 'Finance-Manager'], ['/sales-invoice/money/bank', '/sales-invoice/money/bank-statements']),
)
