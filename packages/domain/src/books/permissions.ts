export const booksPermissions = [] as const
