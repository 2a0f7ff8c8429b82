import type { PageRoute } from '../../lib/navigation/page-route.ts'

const cheques = () => import('./cheques/cheques-page.tsx').then((page) => page.ChequesPage)
const cheque = () => import('./cheques/cheque-page.tsx').then((page) => page.ChequePage)
const chequeCalendar = () => import('./cheques/cheque-calendar-page.tsx').then((page) => page.ChequeCalendarPage)

export const financeRoutes: readonly PageRoute[] = [
  { path: '/cheque', layout: 'desk', load: cheques },
  { path: '/cheque/detail', layout: 'desk', load: cheque },
  { path: '/cheque/calendar', layout: 'desk', load: chequeCalendar },
]
