import type { OfflinePages } from '../../lib/navigation/page-route.ts'

export const retailOfflinePages = {
  '/retail-order/input': () => import('./selling/sell-page.tsx').then((page) => page.SellPage),
} satisfies OfflinePages
