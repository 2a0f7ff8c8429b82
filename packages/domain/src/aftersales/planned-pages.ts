export type PlannedAftersalesPath = '/sparepart-in-warranty-request' | '/sparepart-order-list' | '/buy-sparepart'
