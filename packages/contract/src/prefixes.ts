/** How addresses begin that the server answers itself; every other address is a page. */
export const apiPrefixes = [
  '/api',
  '/api-ass',
  '/api-supervision',
  '/api-installer-bonus',
  '/after-sales-system',
  '/auth',
  '/checkPermission',
  '/district',
  '/erp-customization',
] as const
