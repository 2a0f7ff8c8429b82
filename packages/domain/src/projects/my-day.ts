export const projectsWaiting = ['projectLogs', 'branchProjects'] as const

export const projectsMeasures = [] as const
