import { createHash, createHmac } from 'node:crypto'
import type { CourseContent } from '@sejuk/domain/learning/course-content'
import { validTo } from '@sejuk/domain/learning/enrolments'
import { addressTo } from '@sejuk/domain/pages'
import { eq } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { certificates as t } from '../../db/tables/learning/enrolments.ts'
import { users } from '../../db/tables/platform/users.ts'
import { companyToday } from '../../platform/calendar/company-day.ts'
import { notify, type Within } from '../../platform/notify/notify.ts'
import { nextDocumentNumber } from '../../platform/records/document-number.ts'
import { appSecret } from '../../platform/session/app-secret.ts'
import type { Enrolment } from './enrolments.ts'

export type Certificate = typeof t.$inferSelect

/** Made again whenever the certificate is printed; only its hash is stored. */
const tokenOf = async (db: Db, certificate_no: string) =>
  createHmac('sha256', `course certificate:${await appSecret(db)}`)
    .update(certificate_no)
    .digest()
    .subarray(0, 24)
    .toString('base64url')

export const tokenHash = (token: string) => createHash('sha256').update(token).digest('hex')
export const hashFor = async (db: Db, certificate_no: string) => tokenHash(await tokenOf(db, certificate_no))

export const checkAddress = async (db: Db, { certificate_no }: Pick<Certificate, 'certificate_no'>) =>
  addressTo('certificateCheck', { code: await tokenOf(db, certificate_no) })

export const certificateState = ({ revoked_date, valid_to }: Pick<Certificate, 'revoked_date' | 'valid_to'>) => {
  if (revoked_date) return 'revoked' as const
  return valid_to !== null && valid_to < companyToday() ? ('expired' as const) : ('valid' as const)
}

type Version = { title_default: string; title_local: string; content: CourseContent }

/** Once for each passed enrolment. */
export const issueCertificate = async (within: Within, enrolment: Enrolment, version: Version) => {
  const { db } = within
  const { enrolment_id, usercode, course_code, version: of, best_score: score } = enrolment
  const [known] = await db.select().from(t).where(eq(t.enrolment_id, enrolment_id))
  if (known) return known
  const [holder] = await db.select().from(users).where(eq(users.usercode, usercode))
  const { title_default, title_local, content } = version
  const today = companyToday()
  const certificate_no = await nextDocumentNumber(db, 'SRT', holder?.department ?? '8', today)
  const [made] = await db
    .insert(t)
    .values({
      ...{ certificate_no, enrolment_id, usercode, course_code, version: of, title_default, title_local, score },
      holder_name: holder?.username ?? usercode,
      valid_to: validTo(today, content.validity_months),
      token_hash: await hashFor(db, certificate_no),
    })
    .returning()
  await notify(within, {
    to: [usercode],
    event: 'certificate-issued',
    variables: { course: title_local, certificate: certificate_no },
    url: addressTo('learningCourse', { course_code }),
    about: { entity: 'course', entity_code: course_code },
  })
  return made
}
