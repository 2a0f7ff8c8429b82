export const cataloguePages = {
  // serial numbers and warranty
  warrantyPolicies: '/item-warranty',
} as const
