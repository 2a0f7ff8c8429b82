export const projectsWaiting = [] as const
export const projectsMeasures = [] as const
