import type { PageRoute } from '../../lib/navigation/page-route.ts'

const bankLines = () => import('./bank-lines/bank-lines-page.tsx').then((page) => page.BankLinesPage)
const bankStatements = () =>
  import('./bank-statements/bank-statements-page.tsx').then((page) => page.BankStatementsPage)
const bankLayouts = () => import('./bank-statements/bank-layouts-page.tsx').then((page) => page.BankLayoutsPage)
const paymentRefs = () => import('./payment-refs/payment-refs-page.tsx').then((page) => page.PaymentRefsPage)
const desk = () => import('./accounts/money-desk-page.tsx').then((page) => page.MoneyDeskPage)
const account = () => import('./accounts/account-page.tsx').then((page) => page.CustomerAccountPage)
const credits = () => import('./credit-uses/credits-page.tsx').then((page) => page.CreditsPage)
const uses = () => import('./credit-uses/uses-page.tsx').then((page) => page.CreditUsesPage)
const use = () => import('./credit-uses/use-page.tsx').then((page) => page.CreditUsePage)
const refunds = () => import('./refunds/refunds-page.tsx').then((page) => page.RefundsPage)
const refund = () => import('./refunds/refund-page.tsx').then((page) => page.RefundPage)

export const moneyRoutes: readonly PageRoute[] = [
  { path: '/sales-invoice/money', layout: 'desk', load: desk },
  { path: '/sales-invoice/money/credit', layout: 'desk', load: credits },
  { path: '/sales-invoice/money/uses', layout: 'desk', load: uses },
  { path: '/sales-invoice/money/use', layout: 'desk', load: use },
  { path: '/sales-invoice/money/refunds', layout: 'desk', load: refunds },
  { path: '/sales-invoice/money/refund', layout: 'desk', load: refund },
  { path: '/sales-invoice/money/account', layout: 'desk', load: account },
  { path: '/sales-invoice/money/bank', layout: 'desk', load: bankLines },
  { path: '/sales-invoice/money/bank-statements', layout: 'desk', load: bankStatements },
  { path: '/sales-invoice/money/bank-layouts', layout: 'desk', load: bankLayouts },
  { path: '/sales-invoice/money/virtual-accounts', layout: 'desk', load: paymentRefs },
]
