import type { ListedFrom } from '../platform/page-rules.ts'

export const fieldListedFrom: ListedFrom = [
  [/^\/attendance\/(days|checks|requests)$/, '/attendance'],
  [/^\/leave$/, '/attendance/history'],
]
