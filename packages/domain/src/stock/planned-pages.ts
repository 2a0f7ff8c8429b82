export type PlannedStockPath =
  | '/transfer-out'
  | '/transfer-in'
  | '/regular-item-transfer'
  | '/delivery-order'
  | '/delivery-order/approve-goods-issue'
  | '/delivery-order-photo'
