import type { PageRoute } from '../../lib/navigation/page-route.ts'

// serial numbers and warranty
const warrantyPolicies = () =>
  import('./warranty-policies/warranty-policies-page.tsx').then((page) => page.WarrantyPoliciesPage)

export const catalogueRoutes: readonly PageRoute[] = [
  // serial numbers and warranty
  { path: '/item-warranty', layout: 'desk', load: warrantyPolicies },
]
