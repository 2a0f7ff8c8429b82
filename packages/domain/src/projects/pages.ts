export const projectsPages = {} as const
