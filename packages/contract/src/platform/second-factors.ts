import { because } from '@sejuk/domain/messages'
import { longestPassword } from '@sejuk/domain/platform/accounts/passwords'
import { z } from 'zod'
import { endpoint, nothing } from '../endpoint.ts'
import { code, instant, texts } from '../fields.ts'
import { told } from '../told.ts'

/** Six digits of an app, or a backup code. */
export const factorCode = z
  .string(told('code-required'))
  .trim()
  .min(1, told('code-required'))
  .max(40, told('code-wrong'))

/** What an authenticator app needs: as a picture to scan, and as text to type. */
export const enrolment = z.object(texts('secret', 'address', 'qr'))
export type Enrolment = z.output<typeof enrolment>

const backupCodes = z.object({ backup_codes: z.array(z.string()) })
const withPassword = z.object({
  current_password: z.string(told('current-password-required')).max(longestPassword).default(''),
})

export const getSecondFactor = endpoint('GET /api/second-factor', {
  needs: 'signed-in',
  input: z.object({}),
  data: z.object({
    added_date: instant.nullable(),
    backup_codes_left: z.number(),
    /** A role of the user asks for it. */
    is_required: z.boolean(),
  }),
})

/** Shown once; it counts from the first right code on. */
export const beginSecondFactor = endpoint('POST /api/second-factor/begin', {
  needs: 'signed-in',
  input: withPassword,
  data: enrolment,
})

export const confirmSecondFactor = endpoint('POST /api/second-factor/confirm', {
  needs: 'signed-in',
  input: z.object({ code: factorCode }),
  data: backupCodes,
  says: because('second-factor-added'),
})

export const renewBackupCodes = endpoint('POST /api/second-factor/backup-codes', {
  needs: 'signed-in',
  input: withPassword,
  data: backupCodes,
})

export const removeSecondFactor = endpoint('POST /api/second-factor/remove', {
  needs: 'signed-in',
  input: withPassword,
  data: nothing,
  says: because('second-factor-removed'),
})

/** For who lost phone and backup codes. */
export const resetSecondFactor = endpoint('POST /api/user/reset-second-factor', {
  needs: 'Staff-Reset-Second-Factor',
  input: z.object({ usercode: code }),
  data: nothing,
  says: because('second-factor-removed'),
})
