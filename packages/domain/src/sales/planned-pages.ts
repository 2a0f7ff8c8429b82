export type PlannedSalesPath = '/sales-order-mobile' | '/return-request' | '/rma-request'
