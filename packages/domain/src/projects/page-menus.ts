import type { ListedFrom } from '../platform/page-rules.ts'

export const projectsListedFrom: ListedFrom = [[/^\/[^/]+\/project-log-detail$/, '/project-log-list']]
