import type { IdentitySettings } from '../../identity-variables.ts'
import { builtin } from './builtin.ts'
import { oidc } from './oidc.ts'
import type { IdentityProvider } from './provider.ts'
import { wecom } from './wecom.ts'

const opened = new WeakMap<IdentitySettings, IdentityProvider[]>()

/** The configured providers, in the order of the sign-in page. Each keeps its own state. */
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
