export const learningPermissions = [] as const
