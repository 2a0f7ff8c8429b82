import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { because } from '@sejuk/domain/messages'
import {
  backupCodeCount,
  secondFactorLimit,
  tidyCode,
  totpAddress,
} from '@sejuk/domain/platform/accounts/second-factors'
import { toSVG } from 'bwip-js/node'
import { and, eq, lt, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Db } from '../../db/database.ts'
import { backupCodes, secondFactors as t } from '../../db/tables/platform/second-factors.ts'
import { refuse, refuseField } from '../http/refuse.ts'
import type { Actor } from '../records/action-log.ts'
import { settingsOf } from '../records/site-settings.ts'
import { appSecret } from './app-secret.ts'
import { forgetAttempts, subjectOf, takeAttempt } from './attempts.ts'
import { readableCode } from './readable-code.ts'
import { loggingRefusal, logSecurity, logSecurityOnce } from './security-log.ts'
import { stepOfCode, toBase32 } from './totp.ts'

const keyOf = async (db: Db) => Buffer.from(hkdfSync('sha256', await appSecret(db), '', 'sejuk second factor', 32))

export const sealSecret = async (db: Db, secret: Uint8Array) => {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', await keyOf(db), iv)
  const sealed = Buffer.concat([cipher.update(secret), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
}

export const openSecret = async (db: Db, text: string) => {
  const bytes = Buffer.from(text, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', await keyOf(db), bytes.subarray(0, 12))
  decipher.setAuthTag(bytes.subarray(12, 28))
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()])
}

const findFactor = async (db: Db, usercode: string) => {
  const [found] = await db.select().from(t).where(eq(t.usercode, usercode))
  return found
}

export const hasSecondFactor = async (db: Db, usercode: string) =>
  Boolean((await findFactor(db, usercode))?.confirmed_date)

/** Does an active role of the user ask for a second factor? */
export const needsSecondFactor = async (db: Db, usercode: string) => {
  const { rows } = await db.execute(sql`select from user_roles ur join roles r using (role_code)
    where ur.usercode = ${usercode} and r.is_active and r.needs_second_factor limit 1`)
  return rows.length > 0
}

/** A new key for the user's app. A confirmed factor stays as it is; a key that was only shown is shown again. */
export const beginEnrolment = async (db: Db, usercode: string, account: string) => {
  const sealed_secret = await sealSecret(db, randomBytes(20))
  await db.insert(t).values({ usercode, sealed_secret }).onConflictDoNothing()
  const factor = await findFactor(db, usercode)
  if (!factor || factor.confirmed_date)
    return refuse('conflict', { because: because('second-factor-already-on'), status: 'AlreadyDone' })
  const secret = toBase32(await openSecret(db, factor.sealed_secret))
  const { company } = await settingsOf(db, 'company')
  const address = totpAddress(company.company_name, account, secret)
  const svg = toSVG({ bcid: 'qrcode', text: address, paddingwidth: 4, paddingheight: 4, backgroundcolor: 'FFFFFF' })
  return { secret, address, qr: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}` }
}

const hashOf = async (db: Db, usercode: string, code: string) =>
  createHmac('sha256', await keyOf(db))
    .update(`${usercode}:${code}`)
    .digest('base64url')

/** New backup codes; those before them no longer work. They are shown once. */
export const makeBackupCodes = async (db: Db, usercode: string) => {
  const codes = Array.from({ length: backupCodeCount }, () => readableCode(2, 5))
  const hashes: string[] = []
  // One after the other: a transaction has one connection, which answers one question at a time.
  for (const code of codes) hashes.push(await hashOf(db, usercode, tidyCode(code)))
  await db.delete(backupCodes).where(eq(backupCodes.usercode, usercode))
  await db.insert(backupCodes).values(hashes.map((code_hash) => ({ usercode, code_hash })))
  return codes
}

/** Used by being accepted: of two requests with the same code at the same moment one is refused. */
const accepts = async (db: Db, usercode: string, typed: string) => {
  const factor = await findFactor(db, usercode)
  if (!factor) return undefined
  const code = tidyCode(typed)
  const step = stepOfCode(await openSecret(db, factor.sealed_secret), code, Date.now(), factor.last_step)
  if (step !== undefined) {
    const taken = await db
      .update(t)
      .set({ last_step: step, confirmed_date: sql`coalesce(${t.confirmed_date}, now())` })
      .where(and(eq(t.usercode, usercode), lt(t.last_step, step)))
      .returning({ usercode: t.usercode })
    return taken.length ? 'app' : undefined
  }
  if (!factor.confirmed_date) return undefined
  const code_hash = await hashOf(db, usercode, code)
  const used = await db
    .delete(backupCodes)
    .where(and(eq(backupCodes.usercode, usercode), eq(backupCodes.code_hash, code_hash)))
    .returning({ usercode: backupCodes.usercode })
  return used.length ? 'backup' : undefined
}

/**
 * Refuses a wrong or repeated code, and counts it: the limit is its own, since a right password forgives wrong passwords.
 * The first right code of a new key confirms it.
 */
export const requireFactorCode = async (db: NodePgDatabase, actor: Actor, usercode: string, typed: string) => {
  const subject = subjectOf('account', `second factor: ${usercode}`)
  await loggingRefusal(
    () => takeAttempt(db, subject, secondFactorLimit),
    () => logSecurityOnce(db, actor, { kind: 'locked-out', usercode, detail: 'second-factor' }),
  )
  const by = await accepts(db, usercode, typed)
  if (!by) {
    await logSecurity(db, actor, [{ kind: 'second-factor-failed', usercode }])
    return refuseField('code', because('code-wrong'))
  }
  await forgetAttempts(db, subject)
  if (by === 'backup') await logSecurity(db, actor, [{ kind: 'backup-code-used', usercode }])
}

/** The key confirmed by a first code, and the codes for when the phone is lost. */
export const confirmEnrolment = async (db: NodePgDatabase, actor: Actor, usercode: string, typed: string) => {
  await requireFactorCode(db, actor, usercode, typed)
  return db.transaction(async (tx) => {
    await logSecurity(tx, actor, [{ kind: 'second-factor-added', usercode }])
    return makeBackupCodes(tx, usercode)
  })
}

export const dropSecondFactor = async (db: Db, usercode: string) => {
  await db.delete(backupCodes).where(eq(backupCodes.usercode, usercode))
  const dropped = await db.delete(t).where(eq(t.usercode, usercode)).returning({ confirmed: t.confirmed_date })
  return Boolean(dropped[0]?.confirmed)
}
