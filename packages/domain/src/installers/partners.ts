import { isMobile, nationalPhone } from '../values/phone.ts'

/** The same phone, however it is typed: '+62 812…', '62812…' and '0812…'. Nothing if it is no mobile number. */
export const partnerPhone = (typed: string): string | undefined => {
  const national = nationalPhone(typed)
  return isMobile(national) ? national : undefined
}

export const otpDigits = 6
export const otpMinutes = 5
export const resendSeconds = 60
const windowMinutes = 10

/** Limits within ten minutes; exceeding one locks for ten minutes. */
export type OtpLimits = { sends: number; wrongTries: number; unknownPhones: number }
export const phoneLimits: OtpLimits = { sends: 3, wrongTries: 5, unknownPhones: Number.POSITIVE_INFINITY }
/** One IP address may be a whole town behind a carrier, but ten unknown numbers are suspicious. */
export const addressLimits: OtpLimits = { sends: 100, wrongTries: 50, unknownPhones: 10 }

export const otpProblems = {
  'try-after-10-minutes': 'Too many attempts. Please try again after 10 minutes',
  'phone-number-not-registered': 'Phone number is not registered',
  'otp-send-fail': 'Failed to send OTP. Please try again',
  'otp-expired': 'OTP has expired. Please ask for a new one',
  'otp-wrong': 'Wrong OTP',
} as const
export type OtpProblem = keyof typeof otpProblems

/** The specification's sentence; where a limit by the hour makes the wait longer, the true one. */
export const otpMessage = (problem: OtpProblem, retry_after = 0) =>
  problem === 'try-after-10-minutes' && retry_after > windowMinutes * 60
    ? `Too many attempts. Please try again after ${Math.ceil(retry_after / 60)} minutes`
    : otpProblems[problem]

/** What happened at a phone, or at an address: moments, oldest first. */
export type OtpHistory = Record<'sends' | 'wrongTries' | 'unknownPhones', readonly string[]>
export const noHistory: OtpHistory = { sends: [], wrongTries: [], unknownPhones: [] }

const minute = 60_000
/** Codes sent within an hour, by the address that asks for them and by the phone that gets them. */
export const otpSendLimits = {
  /** Phones that are nobody's yet, so that they can register. */
  strangers: { most: 10, minutes: 60 },
  /** Many installers share one address of a mobile network. */
  address: { most: 100, minutes: 60 },
  phone: { most: 8, minutes: 60 },
} as const

const at = (moment: string) => Date.parse(moment)

/** The end of the lock: ten minutes after the attempt that exceeded the limit. */
const shutBy = (moments: readonly string[], most: number): number => {
  const last = moments.at(-1)
  const first = moments.at(-most)
  if (!last || !first || !Number.isFinite(most)) return 0
  return at(last) - at(first) < windowMinutes * minute ? at(last) + windowMinutes * minute : 0
}

const seconds = (until: number, now: string) => Math.ceil((until - at(now)) / 1000)

/** Seconds until a code may be requested or entered again; 0 is now. */
export const secondsLocked = (
  history: OtpHistory,
  limits: OtpLimits,
  kinds: readonly (keyof OtpHistory)[],
  now: string,
): number => Math.max(0, ...kinds.map((kind) => seconds(shutBy(history[kind], limits[kind]), now)))

export const waitToResend = ({ sends }: OtpHistory, now: string) => {
  const last = sends.at(-1)
  return last ? Math.max(0, seconds(at(last) + resendSeconds * 1000, now)) : 0
}

/** `counts`: the code was looked at and was another one, which is to be remembered. */
type Verdict = 'go' | { problem: OtpProblem; retry_after?: number; counts?: true }

/** May a code be sent to this phone, for this address, now? */
export const sendVerdict = (phone: OtpHistory, address: OtpHistory, now: string): Verdict => {
  const shut = Math.max(
    secondsLocked(phone, phoneLimits, ['sends', 'wrongTries'], now),
    secondsLocked(address, addressLimits, ['sends', 'wrongTries', 'unknownPhones'], now),
  )
  if (shut) return { problem: 'try-after-10-minutes', retry_after: shut }
  const wait = waitToResend(phone, now)
  return wait ? { problem: 'otp-send-fail', retry_after: wait } : 'go'
}

type Tried = { sent_date: string | null; isRight: boolean }

/** The result of entering a code. The attempt that exceeds the limit is refused at once. */
export const tryVerdict = (phone: OtpHistory, address: OtpHistory, tried: Tried, now: string): Verdict => {
  const shutNow = (a: OtpHistory, b: OtpHistory) =>
    Math.max(secondsLocked(a, phoneLimits, ['wrongTries'], now), secondsLocked(b, addressLimits, ['wrongTries'], now))
  const shut = shutNow(phone, address)
  if (shut) return { problem: 'try-after-10-minutes', retry_after: shut }
  if (!tried.sent_date || at(now) - at(tried.sent_date) >= otpMinutes * minute) return { problem: 'otp-expired' }
  if (tried.isRight) return 'go'
  const after = shutNow(withMoment(phone, 'wrongTries', now), withMoment(address, 'wrongTries', now))
  return after
    ? { problem: 'try-after-10-minutes', retry_after: after, counts: true }
    : { problem: 'otp-wrong', counts: true }
}

const withMoment = (history: OtpHistory, kind: keyof OtpHistory, now: string): OtpHistory => ({
  ...history,
  [kind]: [...history[kind], now],
})

/** The history with one more attempt, without entries too old to matter. */
export const remember = (history: OtpHistory, kind: keyof OtpHistory, now: string): OtpHistory => {
  const recent = (moments: readonly string[]) =>
    moments.filter((moment) => at(now) - at(moment) < 2 * windowMinutes * minute)
  const { sends, wrongTries, unknownPhones } = withMoment(history, kind, now)
  return { sends: recent(sends), wrongTries: recent(wrongTries), unknownPhones: recent(unknownPhones) }
}

/** What a phone may let the page use. */
export const clientPermissions = ['camera', 'location', 'notification'] as const
export type ClientPermission = (typeof clientPermissions)[number]
export const clientAnswers = ['granted', 'denied', 'prompt'] as const
export type ClientAnswer = (typeof clientAnswers)[number]
