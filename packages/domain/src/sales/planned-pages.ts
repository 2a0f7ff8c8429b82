export type PlannedSalesPath =
  | '/sales-order-mobile'
  | '/return-request'
  | '/rma-request'
  | '/sales-order/create'
  | '/sales-order/modify'
