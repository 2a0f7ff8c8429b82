export const sparepartsSearch = ['partOrders'] as const
