import { and, asc, eq, isNull, lt } from 'drizzle-orm'
import type { Database } from '../../../db/database.ts'
import { certificates, enrolments as t } from '../../../db/tables/learning/enrolments.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import type { Worker } from '../../../platform/jobs/jobs.ts'

const perStep = 200

/** By night: a course whose certificate ended yesterday is to be taken again. */
export const expireCourses = async (db: Database['db'], today = companyToday()) => {
  const ended = await db
    .select({ enrolment_id: t.enrolment_id })
    .from(t)
    .innerJoin(certificates, eq(certificates.enrolment_id, t.enrolment_id))
    .where(and(eq(t.status, 'Passed'), isNull(certificates.revoked_date), lt(certificates.valid_to, today)))
    .orderBy(asc(t.enrolment_id))
    .limit(perStep)
  for (const { enrolment_id } of ended)
    await db
      .update(t)
      .set({ status: 'Expired' })
      .where(and(eq(t.enrolment_id, enrolment_id), eq(t.status, 'Passed')))
  return ended.length
}

export const courseEnds: Worker<object> = {
  name: 'course-certificate-ends',
  cron: '35 0 * * *',
  work: async ({ db }) => {
    while ((await expireCourses(db)) === perStep);
  },
}
