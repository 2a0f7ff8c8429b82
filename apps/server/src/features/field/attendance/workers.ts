import { attendanceModule, keptMonths } from '@sejuk/domain/field/attendance'
import { dayIn, headOffice } from '@sejuk/domain/values/dates'
import { and, inArray, isNull, lt, sql } from 'drizzle-orm'
import { holdersOf } from '../../../business/field/approvers.ts'
import { computeDays, recentDays } from '../../../business/field/attendance-days.ts'
import type { Database } from '../../../db/database.ts'
import { attendanceChecks as t } from '../../../db/tables/field/attendance.ts'
import { attachments } from '../../../db/tables/platform/attachments.ts'
import type { Worker } from '../../../platform/jobs/jobs.ts'

const usersAtOnce = 200

/** Days that ended since the last run, each in the time of its branch. */
export const computeEndedDays = async (database: Database['db'], now = Date.now()) => {
  const everybody = await holdersOf(database, 'Attendance-Check')
  const { from, to } = recentDays(dayIn(new Date(now).toISOString(), headOffice))
  let written = 0
  for (let n = 0; n < everybody.length; n += usersAtOnce)
    written += await database.transaction((db) =>
      computeDays(db, { usercodes: everybody.slice(n, n + usersAtOnce), from, to, now, onlyMissing: true }),
    )
  return written
}

const rowsAtOnce = 1000

/** Positions and selfies are not stored longer than users agreed to. The day's result stays. */
export const forgetPositions = async (database: Database['db'], now = Date.now()) => {
  const oldest = sql`${new Date(now).toISOString()}::timestamptz - ${sql.raw(`interval '${keptMonths} months'`)}`
  const old = await database
    .select({ attendance_code: t.attendance_code, client_uuid: t.client_uuid })
    .from(t)
    .where(and(lt(t.at_server, oldest), sql`${t.lat} is not null`))
    .limit(rowsAtOnce)
  if (old.length === 0) return 0
  await database.transaction(async (db) => {
    await db
      .update(t)
      .set({ lat: null, lng: null, accuracy_m: null, distance_m: null, row_version: sql`${t.row_version}` })
      .where(
        inArray(
          t.attendance_code,
          old.map(({ attendance_code }) => attendance_code),
        ),
      )
    await db
      .update(attachments)
      .set({ deleted_date: new Date(now).toISOString() })
      .where(
        and(
          sql`${attachments.module_name} = ${attendanceModule}`,
          isNull(attachments.deleted_date),
          inArray(
            attachments.module_code,
            old.map(({ client_uuid }) => client_uuid),
          ),
        ),
      )
  })
  return old.length
}

export const attendanceDaysWorker: Worker<object> = {
  name: 'attendance-days',
  cron: '20 * * * *',
  work: async ({ db }) => void (await computeEndedDays(db)),
}

export const forgetPositionsWorker: Worker<object> = {
  name: 'forget-positions',
  cron: '40 2 * * *',
  work: async ({ db }) => {
    while ((await forgetPositions(db)) === rowsAtOnce);
  },
}
