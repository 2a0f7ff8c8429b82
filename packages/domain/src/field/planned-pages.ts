export type PlannedFieldPath =
  | '/leave-approval'
  | '/visit-customer'
  | '/visit-customer-mobile'
  | '/visit-customer-report'
  | '/convert-excel-to-talenta'
