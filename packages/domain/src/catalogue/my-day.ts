export const catalogueWaiting = ['items', 'prices', 'itemTools'] as const
