import type { ListedFrom } from '../platform/page-rules.ts'

export const sparepartsListedFrom: ListedFrom = []
