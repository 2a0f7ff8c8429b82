export const deliveryPages = {} as const
