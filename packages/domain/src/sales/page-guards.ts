import type { PageGuards } from '../platform/page-rules.ts'

export const salesGuards = {
  '/sales-order-mobile': 'Sales-Order-Mobile-Open',
  '/sales-order': 'Sales-Order-Open',
  '/sales-order/create': 'Sales-Order-Create-Open',
  '/sales-order/modify': 'Sales-Order-Modify-Open',
} as const satisfies PageGuards
