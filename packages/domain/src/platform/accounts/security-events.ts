/** What the security log records. */
export const securityEventKinds = [
  'sign-in',
  'sign-in-failed',
  'locked-out',
  'otp-sent',
  'otp-refused',
  'otp-failed',
  'password-changed',
  'password-reset',
  'sign-in-name-changed',
  'email-changed',
  'account-switched-on',
  'account-switched-off',
  'roles-changed',
  'role-rights-changed',
  'permission-overridden',
  'second-factor-added',
  'second-factor-removed',
  'second-factor-reset',
  'second-factor-failed',
  'backup-code-used',
  'backup-codes-renewed',
  'setting-changed',
  'payment-call-refused',
] as const
export type SecurityEventKind = (typeof securityEventKinds)[number]

/** Kinds that may be the work of an attacker. */
export const alarmingKinds: ReadonlySet<SecurityEventKind> = new Set<SecurityEventKind>([
  'sign-in-failed',
  'locked-out',
  'otp-refused',
  'otp-failed',
  'second-factor-failed',
  'payment-call-refused',
])

/** The log is bounded by age and by rows, whichever comes first. */
export const securityLogBounds = { days: 400, rows: 2_000_000 } as const
