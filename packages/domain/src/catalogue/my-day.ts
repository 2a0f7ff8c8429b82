export const catalogueWaiting = ['items', 'prices'] as const
