import type { ListedFrom } from '../platform/page-rules.ts'

export const fieldListedFrom: ListedFrom = [
  [/^\/attendance\/(days|checks|requests)$/, '/attendance'],
  [/^\/leave$/, '/attendance/history'],
  [/^\/leave-approval\/settings$/, '/leave-approval'],
  // Finance, who confirms what was collected, comes from the cheques.
  [/^\/visit-customer\/collections$/, '/cheque'],
]
