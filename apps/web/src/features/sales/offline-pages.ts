import type { OfflinePages } from '../../lib/navigation/page-route.ts'

export const salesOfflinePages = {
  '/sales-order-mobile': () =>
    import('./mobile-orders/sales-order-mobile-page.tsx').then((page) => page.SalesOrderMobilePage),
} satisfies OfflinePages
