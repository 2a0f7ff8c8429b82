export const booksPages = {} as const
