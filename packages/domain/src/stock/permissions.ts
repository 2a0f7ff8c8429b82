export const stockPermissions = ['Stock-Overview-View', 'Stock-Card-View', 'Stock-Hold', 'Stock-Reconcile'] as const
