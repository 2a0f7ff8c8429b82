import type { PageGuards } from '../platform/page-rules.ts'

export const projectsGuards = {
  '/project-log-list/create': 'Project-Log-Create-Open',
  '/project-log-list/modify': 'Project-Log-Modify-Open',
  '/submitted-project-list': 'Project-Submitted-Open',
  '/submitted-project-list/approve': 'Project-Submitted-Approve-Open',
  '/submitted-project-list/replace-salesman': 'Project-Replace-Salesman-Open',
} as const satisfies PageGuards
