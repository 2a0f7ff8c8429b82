import type * as contract from '@sejuk/contract/platform/sessions'
import { because } from '@sejuk/domain/messages'
import { oneTimePasswordHours, signInLimits } from '@sejuk/domain/platform/accounts/sessions'
import { eq, or, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { users } from '../../../db/tables/platform/users.ts'
import { refuse, refuseField } from '../../../platform/http/refuse.ts'
import type { StepwiseContext } from '../../../platform/http/serve.ts'
import { builtin } from '../../../platform/identity/builtin.ts'
import { providersOf } from '../../../platform/identity/providers.ts'
import { forgetAttempts, networkOf, returnAttempt, subjectOf, takeAttempt } from '../../../platform/session/attempts.ts'
import { rememberBrowser } from '../../../platform/session/browser.ts'
import { judgePassword } from '../../../platform/session/judge-password.ts'
import { isPassword } from '../../../platform/session/passwords.ts'
import {
  beginEnrolment,
  confirmEnrolment,
  hasSecondFactor,
  needsSecondFactor,
  requireFactorCode,
} from '../../../platform/session/second-factor.ts'
import { loggingRefusal, logSecurity, logSecurityOnce } from '../../../platform/session/security-log.ts'
import { setPassword } from '../../../platform/session/set-password.ts'
import { addressWithCode } from './login-codes.ts'
import { rememberedPage } from './start-login.ts'

/** Backup codes are copied before one goes on. */
const readingSeconds = 600

const findByName = async (db: Db, name: string) => {
  const [found] = await db
    .select({
      usercode: users.usercode,
      username: users.username,
      login_name: users.login_name,
      email: users.email,
      password_hash: users.password_hash,
      must_change: users.must_change_password,
      is_stale: sql<boolean>`${users.password_changed_date} < now() - make_interval(hours => ${oneTimePasswordHours})`,
      is_active: users.is_active,
    })
    .from(users)
    .where(or(eq(sql`lower(${users.login_name})`, name), eq(sql`lower(${users.email})`, name)))
    .limit(1)
  return found
}
type Person = NonNullable<Awaited<ReturnType<typeof findByName>>>

/**
 * An attempt is taken before the password is looked at, by address and by account. Somebody unknown is counted and hashed like
 * everybody else, so that neither words nor work tell who exists.
 */
export const signIn = async (context: StepwiseContext<typeof contract.signIn>) => {
  const { db, actor, input, request, config } = context
  if (!providersOf(config).includes(builtin)) return refuse('notFound')
  const name = input.username.toLowerCase()
  const found = await findByName(db, name)
  const address = subjectOf('address', networkOf(request.ip))
  const account = found ? subjectOf('account', found.usercode) : subjectOf('name', name)
  const usercode = found?.usercode
  await loggingRefusal(
    async () => {
      await takeAttempt(db, address, signInLimits.address)
      await takeAttempt(db, account, signInLimits.account)
    },
    () => logSecurityOnce(db, actor, { kind: 'locked-out', usercode }),
  )
  const isRight = await isPassword(input.password, found?.password_hash)
  if (!found || !isRight || !found.is_active) {
    await logSecurity(db, actor, [{ kind: 'sign-in-failed', usercode }])
    return refuse('invalid', { because: because('staff-code-email-or-password'), status: 'WrongPassword' })
  }
  await forgetAttempts(db, account)
  await returnAttempt(db, address)
  const newPassword = found.must_change ? await chosenPassword(context, found) : undefined
  const backup_codes = await requireSecondFactor(context, found)
  if (newPassword) {
    const themselves = { ...actor, usercode: found.usercode, username: found.username }
    await db.transaction((tx) => setPassword(tx, themselves, found.usercode, newPassword))
  }
  const browser_hash = rememberBrowser(context)
  const homepage = await rememberedPage(db, browser_hash)
  const proof = { usercode: found.usercode, browser_hash, login_from: 'web', homepage, is_kept: input.keep } as const
  const url = await addressWithCode(db, proof, backup_codes ? readingSeconds : undefined)
  return { data: { url, ...(backup_codes ? { backup_codes } : {}) } }
}

/** What an administrator gave opens nothing but the choice of another. It is written only when all else is right too. */
const chosenPassword = async (context: StepwiseContext<typeof contract.signIn>, person: Person) => {
  const { db, input } = context
  if (person.is_stale)
    return refuse('conflict', {
      because: because('one-time-password-expired-ask'),
      status: 'PasswordExpired',
    })
  const { new_password } = input
  if (!new_password) return refuse('conflict', { because: because('choose-new-password'), status: 'ChangePassword' })
  const problem =
    (await judgePassword(db, new_password, person)) ??
    (new_password === input.password ? 'The new password must differ from the old one' : undefined)
  return problem ? refuseField('new_password', problem) : new_password
}

/** Asked for after the password, so that only who knows it learns whether there is one. Set up here where a role asks for it. */
const requireSecondFactor = async (context: StepwiseContext<typeof contract.signIn>, person: Person) => {
  const { db, actor, input } = context
  const { usercode, login_name, username } = person
  const isOn = await hasSecondFactor(db, usercode)
  if (!isOn && !(await needsSecondFactor(db, usercode))) return undefined
  if (isOn && !input.code)
    return refuse('conflict', { because: because('second-factor-asked'), status: 'SecondFactor' })
  if (isOn) return void (await requireFactorCode(db, actor, usercode, input.code ?? ''))
  const data = await beginEnrolment(db, usercode, login_name)
  if (!input.code)
    return refuse('conflict', { because: because('second-factor-needed'), status: 'EnrolSecondFactor', data })
  return confirmEnrolment(db, { ...actor, usercode, username }, usercode, input.code)
}
