import type { OfflinePages } from '../../lib/navigation/page-route.ts'

export const fieldOfflinePages = {
  '/attendance/check-in-out': () => import('./attendance/check-in-out-page.tsx').then((page) => page.CheckInOutPage),
} satisfies OfflinePages
