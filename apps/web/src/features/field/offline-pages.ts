import type { OfflinePages } from '../../lib/navigation/page-route.ts'

export const fieldOfflinePages = {
  '/attendance/check-in-out': () => import('./attendance/check-in-out-page.tsx').then((page) => page.CheckInOutPage),
  '/visit-customer-mobile': () => import('./visits/visits-mobile-page.tsx').then((page) => page.VisitsMobilePage),
  '/visit-customer-mobile/$id': () => import('./visits/visit-customer-page.tsx').then((page) => page.VisitCustomerPage),
  '/visit-customer-mobile/$id/$date': () => import('./visits/visit-day-page.tsx').then((page) => page.VisitDayPage),
} satisfies OfflinePages
