import type { OfflinePages } from '../../lib/navigation/page-route.ts'

export const supervisionOfflinePages = {
  '/supervision/supervision-detail/inspection': () =>
    import('./inspections/inspection-page.tsx').then((page) => page.InspectionPage),
} satisfies OfflinePages
