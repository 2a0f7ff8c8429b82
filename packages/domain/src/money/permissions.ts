export const moneyPermissions = [
  'Money-Desk-View',
  'Money-Apply',
  'Refund-Create',
  'Refund-Approve',
  'Refund-Approve-Finance',
  'Refund-Approve-Director',
  'Refund-Bank-File',
  'Bank-Statement-Import',
  'Bank-Line-Match',
  'Bank-Line-Unmatch',
] as const
