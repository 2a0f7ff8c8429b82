import type { OfflinePages } from '../../lib/navigation/page-route.ts'

export const deliveryOfflinePages = {
  '/delivery-driver': () => import('./driver-links/driver-page.tsx').then((page) => page.DriverPage),
} satisfies OfflinePages
