export type PlannedSalesPath = '/rma-request'
