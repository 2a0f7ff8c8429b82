import type { ListedFrom } from '../platform/page-rules.ts'

export const catalogueListedFrom: ListedFrom = [[/^\/item\/exploded-view$/, '/exploded-view']]
