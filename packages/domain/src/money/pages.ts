export const moneyPages = {
  moneyDesk: '/sales-invoice/money',
  creditToUse: '/sales-invoice/money/credit?is_owing?',
  creditUses: '/sales-invoice/money/uses?status?&customer_code?',
  creditUse: '/sales-invoice/money/use?code',
  refunds: '/sales-invoice/money/refunds?status?&customer_code?',
  refund: '/sales-invoice/money/refund?code',
  customerAccount: '/sales-invoice/money/account?customer_code',
  bankLines: '/sales-invoice/money/bank?account_code?&show?&line?&statement_code?',
  bankStatements: '/sales-invoice/money/bank-statements?account_code?',
  bankLayouts: '/sales-invoice/money/bank-layouts',
  paymentRefs: '/sales-invoice/money/virtual-accounts?customer_code?',
} as const
