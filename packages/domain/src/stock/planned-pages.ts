export type PlannedStockPath =
  | '/stock-card'
  | '/transfer-out'
  | '/transfer-in'
  | '/regular-item-transfer'
  | '/item-transfer-configuration'
  | '/delivery-order'
  | '/delivery-order/approve-goods-issue'
  | '/delivery-order-photo'
