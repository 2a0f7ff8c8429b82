import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import {
  type OtpHistory,
  type OtpProblem,
  otpDigits,
  otpMessage,
  remember,
  sendVerdict,
  tryVerdict,
} from '@sejuk/domain/installers/partners'
import { because } from '@sejuk/domain/messages'
import { eq, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { isoOf } from '../../../db/columns.ts'
import type { Db } from '../../../db/database.ts'
import { oneTimeCodes as t } from '../../../db/tables/installers/partners.ts'
import { type RefusalKind, refuse } from '../../../platform/http/refuse.ts'
import { appSecret } from '../../../platform/session/app-secret.ts'
import { networkOf, subjectOf } from '../../../platform/session/attempts.ts'

type Row = typeof t.$inferSelect
type Kind = keyof OtpHistory

const phoneSubject = (phone: string) => `phone/${phone}`
const addressSubject = (ip: string) => subjectOf('address', networkOf(ip))

const kinds: Record<OtpProblem, RefusalKind> = {
  'try-after-10-minutes': 'tooMany',
  'phone-number-not-registered': 'notFound',
  'otp-send-fail': 'busy',
  'otp-expired': 'invalid',
  'otp-wrong': 'invalid',
}

/** The specification's own key is the `status`. */
export const refuseOtp = (problem: OtpProblem, retry_after?: number, field = 'otp'): never => {
  // Sent a moment ago: nothing failed, and how long to wait is known.
  const isTooSoon = problem === 'otp-send-fail' && retry_after !== undefined
  const kind = isTooSoon ? 'tooMany' : kinds[problem]
  const message = otpMessage(problem, retry_after)
  return refuse(kind, {
    status: problem,
    ...(isTooSoon ? { because: because('otp-wait', { n: retry_after }) } : { message }),
    ...(kind === 'invalid' ? { errors: { [field]: [message] } } : {}),
    ...(retry_after ? { data: { retry_after } } : {}),
  })
}

const lock = async (db: Db, subject: string): Promise<Row> => {
  await db.insert(t).values({ subject }).onConflictDoNothing()
  const [row] = await db.select().from(t).where(eq(t.subject, subject)).for('update')
  if (!row) throw new Error('A row that was just made is not there')
  return row
}

/** The address first: whoever locks both does it in this order. What is read after the locks is later than what was waited for. */
const lockBoth = async (db: Db, ip: string, phone: string) => {
  const address = await lock(db, addressSubject(ip))
  const itself = await lock(db, phoneSubject(phone))
  const { rows } = await db.execute<{ now: string }>(sql`select clock_timestamp()::text as now`)
  return { address, phone: itself, now: isoOf(rows[0]?.now ?? '') }
}

const historyOf = ({ sends, wrong_tries, unknown_phones }: Row): OtpHistory => ({
  sends,
  wrongTries: wrong_tries,
  unknownPhones: unknown_phones,
})

const write = async (db: Db, row: Row, kind: Kind, now: string, more: Partial<Row> = {}) => {
  const { sends, wrongTries, unknownPhones } = remember(historyOf(row), kind, now)
  const moments = { sends: [...sends], wrong_tries: [...wrongTries], unknown_phones: [...unknownPhones] }
  await db
    .update(t)
    .set({ ...moments, ...more, updated_date: now })
    .where(eq(t.subject, row.subject))
}

const hashOf = async (db: Db, phone: string, code: string) =>
  createHmac('sha256', `one-time code:${await appSecret(db)}`)
    .update(`${phone}:${code}`)
    .digest('base64url')

type Asked = { db: NodePgDatabase; ip: string; phone: string }

/** A code for this phone, and its place in the history. Whoever may not have one now is refused. */
export const newCode = async ({ db, ip, phone }: Asked) => {
  const code = String(randomInt(10 ** otpDigits)).padStart(otpDigits, '0')
  const code_hash = await hashOf(db, phone, code)
  const verdict = await db.transaction(async (tx) => {
    const { address, phone: itself, now } = await lockBoth(tx, ip, phone)
    const judged = sendVerdict(historyOf(itself), historyOf(address), now)
    if (judged !== 'go') return judged
    await write(tx, address, 'sends', now)
    await write(tx, itself, 'sends', now, { code_hash, code_sent_date: now })
    return judged
  })
  return verdict === 'go' ? code : refuseOtp(verdict.problem, verdict.retry_after)
}

/** It never left: the phone may ask again at once, the address has still asked. */
export const takeBackCode = async (db: Db, phone: string) => {
  await db
    .update(t)
    .set({ code_hash: null, code_sent_date: null, sends: sql`trim_array(${t.sends}, 1)` })
    .where(sql`${t.subject} = ${phoneSubject(phone)} and cardinality(${t.sends}) > 0`)
}

/** Somebody asked for a phone that is nobody's. So many such questions from one address, and it is not answered any more. */
export const countUnknownPhone = async ({ db, ip, phone }: Asked) => {
  const verdict = await db.transaction(async (tx) => {
    const { address, phone: itself, now } = await lockBoth(tx, ip, phone)
    const judged = sendVerdict(historyOf(itself), historyOf(address), now)
    if (judged === 'go') await write(tx, address, 'unknownPhones', now)
    return judged
  })
  return verdict === 'go' ? refuseOtp('phone-number-not-registered') : refuseOtp(verdict.problem, verdict.retry_after)
}

type Typed = Asked & {
  otp: string
  /** A right code stays usable: where two codes are needed, the first must survive a mistake in the second. */
  isKept?: boolean
  field?: string
}

/** A right code is used up by being right; with it all is forgiven. A wrong one is remembered, although it is refused. */
export const useCode = async ({ db, ip, phone, otp, isKept = false, field }: Typed) => {
  const tried = Buffer.from(await hashOf(db, phone, otp))
  const verdict = await db.transaction(async (tx) => {
    const { address, phone: itself, now } = await lockBoth(tx, ip, phone)
    const wanted = Buffer.from(itself.code_hash ?? '')
    const isRight = wanted.length === tried.length && timingSafeEqual(wanted, tried)
    const sent_date = itself.code_hash ? itself.code_sent_date : null
    const judged = tryVerdict(historyOf(itself), historyOf(address), { sent_date, isRight }, now)
    if (judged === 'go' && isKept) return judged
    if (judged === 'go') {
      await tx
        .update(t)
        .set({ code_hash: null, code_sent_date: null, sends: [], wrong_tries: [], updated_date: now })
        .where(eq(t.subject, itself.subject))
    } else if (judged.counts) {
      await write(tx, address, 'wrongTries', now)
      await write(tx, itself, 'wrongTries', now)
    }
    return judged
  })
  if (verdict !== 'go') refuseOtp(verdict.problem, verdict.retry_after, field)
}
