import {
  lapseCause,
  protectionDays,
  rightEnds,
  unknownAfterDays,
  warningDue,
} from '@sejuk/domain/projects/project-clock'
import { addDays } from '@sejuk/domain/values/dates'
import { and, eq, inArray, isNotNull, lte, sql } from 'drizzle-orm'
import { aboutProject, usersFor } from '../../../business/projects/project-notices.ts'
import type { Database, Db } from '../../../db/database.ts'
import { projectLogs as t } from '../../../db/tables/projects/project-logs.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import type { ActingWithin } from '../../../platform/documents/action-context.ts'
import type { Worker } from '../../../platform/jobs/jobs.ts'
import { notify } from '../../../platform/notify/notify.ts'
import { onProjectLog } from './commands.ts'

const perStep = 200
type Within = Omit<ActingWithin, 'db'>

type Row = typeof t.$inferSelect
/** Who sells it, and who manages the branch. */
const concerned = async (db: Db, row: Row) => [
  ...new Set([
    ...row.salesman_codes,
    ...(await usersFor(db, row.dept_code, 'Project-Log-Approve-BM', { isOfBranch: true })),
  ]),
]

/** Warns at 30 and 40 days without a follow-up, each once. */
export const warnSalespeople = async (database: Database['db'], within: Within, today = companyToday()) => {
  const [first] = protectionDays.warned
  const due = sql`case when ${t.last_contact_day} <= ${addDays(today, -protectionDays.warned[1])} then ${protectionDays.warned[1]}::int else ${first}::int end`
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
        { ...aboutProject(row), to: await concerned(db, row), event: 'protection-warning', variables },
      )
    })
  return late.length
}

/** The day after the right to sell ended: once, with the day and why. */
export const tellLapses = async (database: Database['db'], within: Within, today = companyToday()) => {
  const ends = sql`least(${t.last_contact_day} + ${protectionDays.lapses}::int, ${t.protection_until})`
  const lapsed = await database
    .select()
    .from(t)
    .where(
      and(
        inArray(t.project_status, ['Processing', 'On_Hold', 'Paused', 'Unknown']),
        isNotNull(t.last_contact_day),
        isNotNull(t.protection_until),
        sql`${ends} < ${today}::date`,
        sql`${t.lapse_told} is distinct from ${ends}`,
      ),
    )
    .orderBy(t.last_contact_day, t.log_code)
    .limit(perStep)
  for (const row of lapsed)
    await database.transaction(async (db) => {
      const day = rightEnds(row) ?? today
      await db
        .update(t)
        .set({ lapse_told: day, row_version: sql`${t.row_version}` })
        .where(eq(t.log_code, row.log_code))
      const { log_code: log, project_name: project } = row
      const since = row.last_contact_day ?? day
      const told =
        lapseCause(row) === 'silence'
          ? ({ event: 'right-lapsed-silent', variables: { log, project, ends: day, since } } as const)
          : ({ event: 'right-lapsed-term', variables: { log, project, ends: day } } as const)
      await notify({ ...within, db }, { ...aboutProject(row), to: await concerned(db, row), ...told })
    })
  return lapsed.length
}

/** After 60 days without a follow-up nobody knows how the project stands. */
export const forgetProjects = async (database: Database['db'], within: Within, today = companyToday()) => {
  const due = await database
    .select()
    .from(t)
    .where(and(eq(t.project_status, 'Processing'), lte(t.last_contact_day, addDays(today, -unknownAfterDays))))
    .orderBy(t.last_contact_day, t.log_code)
    .limit(perStep)
  let done = 0
  for (const row of due)
    await database.transaction(async (db) => {
      if (!(await onProjectLog.actBySystem({ ...within, db }, 'forget', row.log_code))) return
      done++
      const { log_code: log, project_name: project } = row
      const variables = { log, project, since: row.last_contact_day ?? today, days: unknownAfterDays }
      await notify(
        { ...within, db },
        { ...aboutProject(row), to: await concerned(db, row), event: 'project-unknown', variables },
      )
    })
  return done
}

export const projectClock: Worker<object> = {
  name: 'project-clock',
  cron: '20 6 * * *',
  work: async ({ db, jobs, config, offers }) => {
    const within = { jobs, config, offers }
    while ((await warnSalespeople(db, within)) === perStep);
    while ((await tellLapses(db, within)) === perStep);
    while ((await forgetProjects(db, within)) === perStep);
  },
}
