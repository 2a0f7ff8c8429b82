export type PlannedFieldPath =
  | '/visit-customer'
  | '/visit-customer-mobile'
  | '/visit-customer-report'
  | '/convert-excel-to-talenta'
