import type { PagePath } from '@sejuk/domain/pages'
import type { ComponentType } from 'react'

/**
 * The pages that open without a network. The build keeps whatever they need on the phone of everybody who has one of them in
 * the menu; where a page begins, '/', comes along.
 */
export const offlinePages = {
  '/': () => import('./features/platform/menus/start/home-page.tsx').then((page) => page.HomePage),
  '/dashboard-partner': () =>
    import('./features/installers/bonus-tickets/partner-dashboard-page.tsx').then((page) => page.PartnerDashboardPage),
  '/apply-installation-bonus': () =>
    import('./features/installers/bonus-tickets/apply-page.tsx').then((page) => page.ApplyPage),
  '/my-installation-bonus-list': () =>
    import('./features/installers/bonus-tickets/my-bonus-tickets-page.tsx').then((page) => page.MyBonusTicketsPage),
  '/work-order-technician': () =>
    import('./features/aftersales/field-work/field-jobs-page.tsx').then((page) => page.FieldJobsPage),
  '/work-order-technician/$work_order_number/$work_order_detail_id': () =>
    import('./features/aftersales/field-work/field-job-page.tsx').then((page) => page.FieldJobPage),
} satisfies Partial<Record<PagePath, () => Promise<ComponentType>>>
