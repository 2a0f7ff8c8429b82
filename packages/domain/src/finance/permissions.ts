export const financePermissions = [
  'Cheque-Search',
  'Cheque-Create',
  'Cheque-Deposit',
  'Cheque-Clear',
  'Cheque-Bounce',
] as const
