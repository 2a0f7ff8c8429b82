import { addressTo } from '@sejuk/domain/pages'
import type { IdentityProvider } from './provider.ts'

/** Names and passwords of our own, on a page of our own. */
export const builtin: IdentityProvider = {
  id: 'builtin',
  label: 'Staff code and password',
  start: async () => ({ url: addressTo('signIn') }),
}
