import type { OfflinePages } from '../../lib/navigation/page-route.ts'

export const aftersalesOfflinePages = {
  '/work-order-technician': () => import('./field-work/field-jobs-page.tsx').then((page) => page.FieldJobsPage),
  '/work-order-technician/$work_order_number/$work_order_detail_id': () =>
    import('./field-work/field-job-page.tsx').then((page) => page.FieldJobPage),
} satisfies OfflinePages
