import type { ListedFrom } from '../platform/page-rules.ts'

export const returnsListedFrom: ListedFrom = [
  // A service centre asks for an exchange from its work orders, and follows it from there.
  [/^\/rma-request(\/(create|modify|detail))?$/, '/work-order-list'],
]
