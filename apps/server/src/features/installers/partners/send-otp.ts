import { randomInt } from 'node:crypto'
import type * as contract from '@sejuk/contract/installers/partners'
import { otpMinutes, resendSeconds } from '@sejuk/domain/installers/partners'
import { maskedPhone } from '@sejuk/domain/values/phone'
import { partnerWords } from '@sejuk/words/installers/partners'
import { eq } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { installers } from '../../../db/tables/installers/installers.ts'
import { users } from '../../../db/tables/platform/users.ts'
import type { StepwiseContext } from '../../../platform/http/serve.ts'
import { carriersOf } from '../../../platform/notify/carriers.ts'
import { settingsOf } from '../../../platform/records/site-settings.ts'
import { loggingRefusal, logSecurity, logSecurityOnce } from '../../../platform/session/security-log.ts'
import { limitSending } from './limit-sending.ts'
import { countUnknownPhone, newCode, refuseOtp, takeBackCode } from './one-time-codes.ts'

type Asked = StepwiseContext<typeof contract.sendOtp>

const personOf = async (db: Db, phone: string) => {
  const [found] = await db
    .select({ usercode: users.usercode, name: installers.user_name, language: users.language })
    .from(installers)
    .innerJoin(users, eq(users.usercode, installers.user_code))
    .where(eq(installers.phone_number, phone))
  return found
}

type Delivered = { phone: string; otp: string; name?: string | undefined; language: 'local' | 'default' }

/** Sends the code at once. Answers whether this is a demonstration that shows it instead. */
export const deliverCode = async (
  { db, config }: Pick<Asked, 'db' | 'config'>,
  { phone, otp, name, language }: Delivered,
) => {
  const carrier = carriersOf(config).whatsapp
  const { company } = await settingsOf(db, 'company')
  const words = partnerWords.words.otpMessage[language === 'local' ? 1 : 0]
  const body = words
    .replace('{otp}', otp)
    .replace('{company}', company.company_name)
    .replace('{minutes}', String(otpMinutes))
  try {
    await carrier.carry({
      delivery_id: randomInt(2 ** 40, 2 ** 47),
      event: 'one-time-code',
      channel: 'whatsapp',
      recipient_name: name || `+62${phone}`,
      address: `+62${phone}`,
      language,
      subject: '',
      body,
      link: '',
    })
  } catch {
    await takeBackCode(db, phone)
    return refuseOtp('otp-send-fail')
  }
  return Boolean(config.demo) && !carrier.isConfigured
}

/**
 * In steps, since asking is remembered whatever comes of it. The code goes out at once and not through the outbox: whoever may
 * read what was sent must not be able to sign in with it.
 */
export const sendOtp = async ({ db, actor, input, request, config }: Asked) => {
  const { phone, purpose } = input
  const asked = { db, ip: request.ip, phone }
  const person = await personOf(db, phone)
  const about = { usercode: person?.usercode, detail: `+62${maskedPhone(phone)}` }
  const otp = await loggingRefusal(
    async () => {
      if (!person && purpose === 'login') return countUnknownPhone(asked)
      await limitSending(asked, Boolean(person))
      return newCode(asked)
    },
    () => logSecurityOnce(db, actor, { kind: 'otp-refused', ...about }),
  )
  const isRead = await deliverCode(
    { db, config },
    { phone, otp, name: person?.name, language: person?.language ?? 'local' },
  )
  await logSecurity(db, actor, [{ kind: 'otp-sent', ...about }])
  return { data: { resend_after: resendSeconds, expires_in: otpMinutes * 60, demo_otp: isRead ? otp : null } }
}
