export type PlannedSalesPath = '/return-request' | '/rma-request'
