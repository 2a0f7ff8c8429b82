import { randomBytes } from 'node:crypto'
import { linkEnd } from '@sejuk/domain/aftersales/tickets/surveys'
import { because } from '@sejuk/domain/messages'
import { addressTo } from '@sejuk/domain/pages'
import { tokenProblem } from '@sejuk/domain/values/tokens'
import { eq } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { surveyLinks as l, surveys as t } from '../../../db/tables/aftersales/surveys.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import { hashToken } from '../../../platform/session/session.ts'

/** 24 random bytes; only the hash is stored. */
export const newLink = async (db: Db, survey_code: string, sent_date: string) => {
  const token = randomBytes(24).toString('base64url')
  await db.insert(l).values({ token_hash: hashToken(token), survey_code, sent_date, expires_date: linkEnd(sent_date) })
  return addressTo('feedback', { token })
}

const wrong = () => refuse('notFound', { status: 'WrongLink', because: because('link-not-right') })

/** The survey a genuine token belongs to, and until when that token serves. */
export const surveyOf = async (db: Db, token: string) => {
  if (tokenProblem(token)) return wrong()
  const [found] = await db
    .select({ survey: t, expires_date: l.expires_date })
    .from(l)
    .innerJoin(t, eq(t.survey_code, l.survey_code))
    .where(eq(l.token_hash, hashToken(token)))
  return found ?? wrong()
}
