import type * as contract from '@sejuk/contract/installers/partners'
import { partnerLanding } from '@sejuk/domain/installers/approval-outcomes'
import { stateOf } from '@sejuk/domain/installers/installers'
import { because } from '@sejuk/domain/messages'
import { maskedPhone } from '@sejuk/domain/values/phone'
import { and, eq, gt, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { installerBanks, installers } from '../../../db/tables/installers/installers.ts'
import { installerDevices } from '../../../db/tables/installers/partners.ts'
import { loginCodes } from '../../../db/tables/platform/sessions.ts'
import { users } from '../../../db/tables/platform/users.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { StepwiseContext } from '../../../platform/http/serve.ts'
import { browserOf, rememberBrowser } from '../../../platform/session/browser.ts'
import { rememberDevice } from '../../../platform/session/device.ts'
import { openSession } from '../../../platform/session/open-session.ts'
import { loggingRefusal, logSecurity, logSecurityOnce } from '../../../platform/session/security-log.ts'
import { hashToken, newToken } from '../../../platform/session/session.ts'
import { beginRegistration } from './begin.ts'
import { refuseOtp, useCode } from './one-time-codes.ts'

const findPerson = async (db: Db, which: SQL) => {
  const [found] = await db
    .select()
    .from(installers)
    .innerJoin(users, eq(users.usercode, installers.user_code))
    .leftJoin(installerBanks, eq(installerBanks.user_code, installers.user_code))
    .where(which)
  return (
    found && {
      usercode: found.users.usercode,
      username: found.users.username,
      is_active: found.users.is_active,
      homepage: partnerLanding(stateOf(found.installers, found.installer_banks)),
    }
  )
}

/** Told only to whoever holds the phone. */
const refusePaused = (): never =>
  refuse('noPermission', {
    status: 'Paused',
    because: because('your-cooperation-with-us-paused'),
  })

/**
 * The code proves the phone. Whoever registers with a phone we know is the person we know: they go on where they were, and one
 * who was rejected finds the rejection.
 */
export const verifyOtp = async (context: StepwiseContext<typeof contract.verifyOtp>) => {
  const { db, input, request, actor } = context
  const { phone, otp, purpose } = input
  const itself = eq(installers.phone_number, phone)
  const known = await findPerson(db, itself)
  await loggingRefusal(
    () => useCode({ db, ip: request.ip, phone, otp }),
    ({ status }) => {
      const event = { kind: 'otp-failed', usercode: known?.usercode, detail: `+62${maskedPhone(phone)}` } as const
      return status === 'otp-wrong' ? logSecurity(db, actor, [event]) : logSecurityOnce(db, actor, event)
    },
  )
  if (!known && purpose === 'login') return refuseOtp('phone-number-not-registered')
  if (!known) await db.transaction((tx) => beginRegistration(tx, actor, phone))
  const person = known ?? (await findPerson(db, itself))
  if (!person?.homepage || !person.is_active) return refusePaused()
  const code = newToken()
  await db.insert(loginCodes).values({
    code_hash: hashToken(code),
    usercode: person.usercode,
    browser_hash: rememberBrowser(context),
    login_from: 'partner',
    homepage: person.homepage,
    is_kept: true,
    expires_date: sql`now() + interval '1 minute'`,
  })
  return { data: { code } }
}

/** A phone stays signed in. Where it leads is decided now, not when the code was typed. */
export const logIn = async (context: StepwiseContext<typeof contract.logIn>) => {
  const { db, input, request } = context
  const [login] = await db
    .delete(loginCodes)
    .where(
      and(
        eq(loginCodes.code_hash, hashToken(input.code)),
        eq(loginCodes.login_from, 'partner'),
        gt(loginCodes.expires_date, sql`now()`),
      ),
    )
    .returning()
  if (!login || login.browser_hash !== browserOf(request))
    return refuse('partnerLogin', { because: because('sign-in-no-longer-valid') })
  const person = await findPerson(db, eq(installers.user_code, login.usercode))
  if (!person?.homepage || !person.is_active) return refusePaused()
  await openSession(context, { ...person, login_from: 'partner', is_kept: true })
  await db
    .insert(installerDevices)
    .values({ device_hash: rememberDevice(context), user_code: person.usercode })
    .onConflictDoUpdate({
      target: [installerDevices.device_hash, installerDevices.user_code],
      set: { last_seen_date: sql`now()` },
    })
  // Having signed in is no change of the record: its version stays.
  await db.execute(sql`update ${installers} set last_login_date = now() where user_code = ${person.usercode}`)
  return { data: { homepage: person.homepage } }
}
