export const retailPermissions = [
  'Retail-Order-Search',
  'Retail-Order-Input',
  'Retail-Order-Backdate',
  'Retail-Order-Search-Sell-Out',
  'Retail-Order-Analytic-Sell-Out',
  'Retail-Order-Approve',
  'Retail-Order-Adjust',
  'Customer-Stock-Take',
] as const
