import type { PageRoute } from '../../lib/navigation/page-route.ts'

const bankLines = () => import('./bank-lines/bank-lines-page.tsx').then((page) => page.BankLinesPage)
const bankStatements = () =>
  import('./bank-statements/bank-statements-page.tsx').then((page) => page.BankStatementsPage)
const bankLayouts = () => import('./bank-statements/bank-layouts-page.tsx').then((page) => page.BankLayoutsPage)
const paymentRefs = () => import('./payment-refs/payment-refs-page.tsx').then((page) => page.PaymentRefsPage)

export const moneyRoutes: readonly PageRoute[] = [
  { path: '/sales-invoice/money/bank', layout: 'desk', load: bankLines },
  { path: '/sales-invoice/money/bank-statements', layout: 'desk', load: bankStatements },
  { path: '/sales-invoice/money/bank-layouts', layout: 'desk', load: bankLayouts },
  { path: '/sales-invoice/money/virtual-accounts', layout: 'desk', load: paymentRefs },
]
