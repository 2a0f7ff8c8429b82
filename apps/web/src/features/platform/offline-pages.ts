import type { OfflinePages } from '../../lib/navigation/page-route.ts'

export const platformOfflinePages = {
  '/': () => import('./menus/start/home-page.tsx').then((page) => page.HomePage),
} satisfies OfflinePages
