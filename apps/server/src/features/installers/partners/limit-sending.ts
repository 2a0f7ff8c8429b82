import { otpSendLimits } from '@sejuk/domain/installers/partners'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { Refusal } from '../../../platform/http/refuse.ts'
import { networkOf, subjectOf, takeAttempt } from '../../../platform/session/attempts.ts'
import { refuseOtp } from './one-time-codes.ts'

type Asked = { db: NodePgDatabase; ip: string; phone: string }

/**
 * Messages to phones are limited by the hour, whatever is asked: one address cannot make us write to many phones, least of all to
 * phones of strangers, and no phone gets message after message.
 */
export const limitSending = async ({ db, ip, phone }: Asked, isKnown: boolean) => {
  const address = networkOf(ip)
  try {
    if (!isKnown) await takeAttempt(db, subjectOf('address', `otp to strangers: ${address}`), otpSendLimits.strangers)
    await takeAttempt(db, subjectOf('address', `otp: ${address}`), otpSendLimits.address)
    await takeAttempt(db, subjectOf('name', `otp: ${phone}`), otpSendLimits.phone)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const { retry_after } = (error.answer.data ?? {}) as { retry_after?: number }
    refuseOtp('try-after-10-minutes', retry_after)
  }
}
