export const shopStatuses = ['Draft', 'Approved', 'Closed'] as const
export type ShopStatus = (typeof shopStatuses)[number]

export const shopClasses = ['A', 'B', 'C'] as const
export type ShopClass = (typeof shopClasses)[number]
