export type PlannedSalesPath =
  | '/sales-order'
  | '/sales-order-mobile'
  | '/special-price-request'
  | '/credit-limit-request'
  | '/return-request'
  | '/rma-request'
  | '/sales-order/create'
  | '/sales-order/modify'
