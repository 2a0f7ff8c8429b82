export type PlannedAftersalesPath = '/buy-sparepart'
