export type PlannedStockPath = '/delivery-order' | '/delivery-order/approve-goods-issue' | '/delivery-order-photo'
