export const learningPages = {} as const
