import { protectionDays, rightEnds, unknownAfterDays, warningDue } from '@sejuk/domain/projects/project-clock'
import { addDays } from '@sejuk/domain/values/dates'
import { and, eq, inArray, lte, sql } from 'drizzle-orm'
import { aboutProject } from '../../../business/projects/project-notices.ts'
import type { Database } from '../../../db/database.ts'
import { projectLogs as t } from '../../../db/tables/projects/project-logs.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import type { ActingWithin } from '../../../platform/documents/action-context.ts'
import type { Worker } from '../../../platform/jobs/jobs.ts'
import { notify } from '../../../platform/notify/notify.ts'
import { onProjectLog } from './commands.ts'

const perStep = 200
type Within = Omit<ActingWithin, 'db'>

/** Warns at 30, 40 and 45 days without a follow-up, each once. */
export const warnSalespeople = async (database: Database['db'], within: Within, today = companyToday()) => {
  const [first] = protectionDays.warned
  const due = sql`case when ${t.last_contact_day} <= ${addDays(today, -protectionDays.lapses)} then ${protectionDays.lapses}::int
    when ${t.last_contact_day} <= ${addDays(today, -protectionDays.warned[1])} then ${protectionDays.warned[1]}::int else ${first}::int end`
  const late = await database
    .select()
    .from(t)
    .where(
      and(
        inArray(t.project_status, ['Processing', 'On_Hold']),
        lte(t.last_contact_day, addDays(today, -first)),
        sql`${t.warned_days} < ${due}`,
      ),
    )
    .orderBy(t.last_contact_day, t.log_code)
    .limit(perStep)
  for (const row of late)
    await database.transaction(async (db) => {
      const days = warningDue(row.last_contact_day ?? today, today)
      await db
        .update(t)
        .set({ warned_days: days, row_version: sql`${t.row_version}` })
        .where(eq(t.log_code, row.log_code))
      const variables = { log: row.log_code, project: row.project_name, days, ends: rightEnds(row) ?? today }
      await notify(
        { ...within, db },
        { ...aboutProject(row), to: row.salesman_codes, event: 'protection-warning', variables },
      )
    })
  return late.length
}

/** After 60 days without a follow-up nobody knows how the project stands. */
export const forgetProjects = async (database: Database['db'], within: Within, today = companyToday()) => {
  const due = await database
    .select({ log_code: t.log_code })
    .from(t)
    .where(and(eq(t.project_status, 'Processing'), lte(t.last_contact_day, addDays(today, -unknownAfterDays))))
    .orderBy(t.last_contact_day, t.log_code)
    .limit(perStep)
  let done = 0
  for (const { log_code } of due)
    await database.transaction(async (db) => {
      if (await onProjectLog.actBySystem({ ...within, db }, 'forget', log_code)) done++
    })
  return done
}

export const projectClock: Worker<object> = {
  name: 'project-clock',
  cron: '20 6 * * *',
  work: async ({ db, jobs, config, offers }) => {
    const within = { jobs, config, offers }
    while ((await warnSalespeople(db, within)) === perStep);
    while ((await forgetProjects(db, within)) === perStep);
  },
}
