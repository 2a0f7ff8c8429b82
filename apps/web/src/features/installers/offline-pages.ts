import type { OfflinePages } from '../../lib/navigation/page-route.ts'

export const installersOfflinePages = {
  '/dashboard-partner': () =>
    import('./bonus-tickets/partner-dashboard-page.tsx').then((page) => page.PartnerDashboardPage),
  '/apply-installation-bonus': () => import('./bonus-tickets/apply-page.tsx').then((page) => page.ApplyPage),
  '/my-installation-bonus-list': () =>
    import('./bonus-tickets/my-bonus-tickets-page.tsx').then((page) => page.MyBonusTicketsPage),
} satisfies OfflinePages
