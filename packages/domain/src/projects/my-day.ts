export const projectsWaiting = [
  'projectLogs',
  'branchProjects',
  'designTasks',
  'designSpv',
  'designManager',
  'designAudit',
] as const

export const projectsMeasures = ['projectsMoved'] as const
