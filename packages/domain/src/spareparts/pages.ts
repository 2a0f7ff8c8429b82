export const sparepartsPages = {} as const
