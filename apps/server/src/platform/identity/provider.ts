import type { LoginSource } from '@sejuk/domain/platform/sessions'

/** Whom a provider vouches for, by the one fact of the person that both sides know. */
export type Identity = { kind: 'usercode' | 'email' | 'login_name'; value: string; login_from: LoginSource }

type Start = {
  /** Comes back with the person, and proves that the sign-in began in the same browser. */
  state: string
  /** Where the provider shall send the person back to. */
  callback: string
  userAgent: string
}
type Return = { address: URL; state: string; kept: Record<string, string> }

/** A place that can say who somebody is. */
export type IdentityProvider = {
  id: string
  /** What stands on its button. */
  label: string
  /** The address to go to, and what to keep on this side until the person is back. */
  start: (start: Start) => Promise<{ url: string; kept?: Record<string, string> }>
  /** A provider whose page is our own has nowhere to come back from. */
  finish?: (back: Return) => Promise<Identity>
}
