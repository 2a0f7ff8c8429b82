import type { OfflinePages } from '../../lib/navigation/page-route.ts'

export const stockOfflinePages = {
  '/stock-adjustment/count/input': () =>
    import('./stock-counts/count-input-page.tsx').then((page) => page.CountInputPage),
} satisfies OfflinePages
