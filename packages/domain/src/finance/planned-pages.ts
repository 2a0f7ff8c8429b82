export type PlannedFinancePath =
  | '/sales-invoice-accurate'
  | '/erp-sales-invoice'
  | '/electronic-sales-invoice-lists'
  | '/customer-invoice-configuration-list'
  | '/pajakku/email-history'
