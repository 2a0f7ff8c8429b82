/** Time-based one-time codes as authenticator apps make them by default (RFC 6238). */
export const totp = { digits: 6, seconds: 30 } as const

/** Codes of one step before and after are taken too: clocks of phones differ. */
export const totpDrift = 1

export const backupCodeCount = 10

/** Wrong codes within these minutes before the second factor is locked. */
export const secondFactorLimit = { most: 5, minutes: 15 } as const

/** The address that an authenticator app reads from the QR code. */
export const totpAddress = (issuer: string, account: string, secret: string) =>
  `otpauth://totp/${encodeURIComponent(issuer)}:${encodeURIComponent(account)}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`

/** As typed, with the spaces and hyphens that people read codes out with. */
export const tidyCode = (typed: string) => typed.replaceAll(/[\s-]/g, '').toLowerCase()
