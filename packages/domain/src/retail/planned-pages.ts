export type PlannedRetailPath =
  | '/retail-order/analytic-sell-out'
  | '/sub-dealer'
  | '/sub-dealer/purchase-order'
  | '/sub-dealer-mobile/purchase-order'
