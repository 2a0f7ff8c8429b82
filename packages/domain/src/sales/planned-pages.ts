export type PlannedSalesPath =
  | '/sales-order-mobile'
  | '/credit-limit-request'
  | '/return-request'
  | '/rma-request'
  | '/sales-order/create'
  | '/sales-order/modify'
