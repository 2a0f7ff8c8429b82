import { builtin } from './builtin.ts'
import { type OidcSettings, oidc } from './oidc.ts'
import type { IdentityProvider } from './provider.ts'
import { type WecomSettings, wecom } from './wecom.ts'

export type IdentitySettings = readonly (
  | { id: 'builtin' }
  | { id: 'oidc'; settings: OidcSettings }
  | { id: 'wecom'; settings: WecomSettings }
)[]

/** The places the operator chose, in the order in which the sign-in page shows them. */
export const identityProviders = (chosen: IdentitySettings): IdentityProvider[] =>
  chosen.map((one) => {
    if (one.id === 'oidc') return oidc(one.settings)
    return one.id === 'wecom' ? wecom(one.settings) : builtin
  })
