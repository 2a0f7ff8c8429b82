export type PlannedFinancePath =
  | '/electronic-sales-invoice-lists'
  | '/customer-invoice-configuration-list'
  | '/pajakku/email-history'
