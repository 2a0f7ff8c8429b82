import { builtin } from './builtin.ts'
import { type OidcSettings, oidc } from './oidc.ts'
import type { IdentityProvider } from './provider.ts'
import { type WecomSettings, wecom } from './wecom.ts'

export type IdentitySettings = readonly (
  | { id: 'builtin' }
  | { id: 'oidc'; settings: OidcSettings }
  | { id: 'wecom'; settings: WecomSettings }
)[]

const opened = new WeakMap<IdentitySettings, IdentityProvider[]>()

/** The places the operator chose, in the order in which the sign-in page shows them. What they keep in mind, they keep. */
export const providersOf = ({ identity }: { identity: IdentitySettings }) => {
  const known = opened.get(identity) ?? open(identity)
  opened.set(identity, known)
  return known
}

const open = (chosen: IdentitySettings): IdentityProvider[] =>
  chosen.map((one) => {
    if (one.id === 'oidc') return oidc(one.settings)
    return one.id === 'wecom' ? wecom(one.settings) : builtin
  })
