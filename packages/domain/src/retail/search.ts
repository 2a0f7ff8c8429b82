export const retailSearch = ['sellOuts'] as const
