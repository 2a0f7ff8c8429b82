import type { LoginSource } from '@sejuk/domain/platform/accounts/sessions'

/** The user a provider confirms, by the one attribute both sides know. */
export type Identity = { kind: 'usercode' | 'email' | 'login_name'; value: string; login_from: LoginSource }

type Start = {
  /** The state parameter: returned with the user, it proves that the sign-in began in the same browser. */
  state: string
  /** The redirect address. */
  callback: string
  userAgent: string
}
type Return = { address: URL; state: string; kept: Record<string, string> }

/** An identity provider. */
export type IdentityProvider = {
  id: string
  /** The label of its button. */
  label: string
  /** The address to redirect to, and what to store until the user returns. */
  start: (start: Start) => Promise<{ url: string; kept?: Record<string, string> }>
  /** A provider whose page is our own needs no callback. */
  finish?: (back: Return) => Promise<Identity>
}
