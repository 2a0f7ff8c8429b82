export type PlannedRetailPath =
  | '/sub-dealer'
  | '/sub-dealer/purchase-order'
  | '/sub-dealer-mobile/purchase-order'
