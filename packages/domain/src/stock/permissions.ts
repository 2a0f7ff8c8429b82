export const stockPermissions = [
  'Stock-Overview-View',
  'Stock-Card-View',
  'Stock-Hold',
  'Stock-Reconcile',
  'Item-Transfer-Config-Search',
  'Item-Transfer-Config',
] as const
