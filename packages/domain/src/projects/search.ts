export const projectsSearch = ['projects', 'designTasks'] as const
