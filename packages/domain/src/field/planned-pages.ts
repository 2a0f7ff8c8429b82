export type PlannedFieldPath = '/visit-customer-report' | '/convert-excel-to-talenta'
