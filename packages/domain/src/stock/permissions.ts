export const stockPermissions = [
  'Stock-Overview-View',
  'Stock-Card-View',
  'Stock-Hold',
  'Stock-Reconcile',
  'Goods-Receipt-View',
  'Goods-Receipt-Create',
  'Goods-Receipt-Receive',
  'Goods-Receipt-Close',
  'Item-Transfer-Config-Search',
  'Item-Transfer-Config',
] as const
