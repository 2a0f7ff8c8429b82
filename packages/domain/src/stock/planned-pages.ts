export type PlannedStockPath = '/delivery-order-photo'
