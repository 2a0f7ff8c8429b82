import type { ListedFrom } from '../platform/page-rules.ts'

export const supervisionListedFrom: ListedFrom = []
