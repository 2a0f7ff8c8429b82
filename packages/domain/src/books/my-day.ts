export const booksWaiting = [] as const
