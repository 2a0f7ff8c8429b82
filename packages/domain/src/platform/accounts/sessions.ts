import type { PagePath } from '../../pages.ts'
/** Sign-in methods. */
export const loginSources = ['web', 'wecom', 'partner', 'keyperson-app', 'dev'] as const
export type LoginSource = (typeof loginSources)[number]

/** Failed sign-ins within these minutes before further attempts are locked. */
export const signInLimits = {
  account: { most: 5, minutes: 15 },
  /** A whole branch may share one address. */
  address: { most: 50, minutes: 15 },
} as const

const keypersonPage: PagePath = '/retail-order/input'
type Arrival = { role: readonly string[]; login_from: LoginSource }

/** The page a user is always sent to first, if any. */
export const landingOf = ({ role, login_from }: Arrival) =>
  login_from === 'keyperson-app' && role.includes('Keyperson') ? keypersonPage : undefined

/** A password given by an administrator is good for so long, and for one change. */
export const oneTimePasswordHours = 72
