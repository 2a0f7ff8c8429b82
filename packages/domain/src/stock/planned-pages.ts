export type PlannedStockPath =
  | '/regular-item-transfer'
  | '/delivery-order'
  | '/delivery-order/approve-goods-issue'
  | '/delivery-order-photo'
