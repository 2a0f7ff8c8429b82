import * as contract from '@sejuk/contract/field/attendance'
import { attendanceModule, consentVersion } from '@sejuk/domain/field/attendance'
import { attendanceCheck } from '@sejuk/domain/field/attendance-workflows'
import { and, eq, or, sql } from 'drizzle-orm'
import { computeDays } from '../../../business/field/attendance-days.ts'
import { decided } from '../../../business/field/decided.ts'
import { visibleTeam } from '../../../business/field/own-team.ts'
import { positionConsents, attendanceChecks as t } from '../../../db/tables/field/attendance.ts'
import { acting } from '../../../platform/documents/acting.ts'
import type { Done } from '../../../platform/documents/action-context.ts'
import { attachmentModule } from '../../../platform/files/attachment-modules.ts'
import { refuseChoice } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { logActions } from '../../../platform/records/action-log.ts'

type Row = typeof t.$inferSelect

const computeAgain = ({ db, after: { usercode, work_date } }: Done<Row>) =>
  computeDays(db, { usercodes: [usercode], from: work_date, to: work_date })

export const onAttendanceCheck = acting(attendanceCheck, {
  table: t,
  key: 'attendance_code',
  endpoints: contract.actOnCheck,
  visible: (viewer) => visibleTeam(viewer, t),
  marks: { approve: decided, reject: decided },
  effects: { approve: [computeAgain], reject: [computeAgain] },
})

export const agreeToPositions = async ({
  db,
  viewer,
  actor,
  input,
}: RequestContext<typeof contract.agreeToPositions>) => {
  if (input.version !== consentVersion) refuseChoice('version')
  const added = await db
    .insert(positionConsents)
    .values({ usercode: viewer.usercode, version: input.version })
    .onConflictDoNothing()
    .returning()
  const entry = { entity: 'position-consent', entity_code: viewer.usercode, action: 'agree', after: input }
  if (added.length) await logActions(db, actor, [entry])
  return { data: null }
}

/** A selfie is seen by its user and by those who see the check. */
export const attendanceAttachments = attachmentModule(
  attendanceModule,
  async (db, viewer, code) =>
    (await db.$count(
      t,
      and(sql`${t.client_uuid}::text = ${code}`, or(eq(t.usercode, viewer.usercode), visibleTeam(viewer, t))),
    )) > 0,
  async (db, code) =>
    (await db.$count(
      t,
      and(sql`${t.client_uuid}::text = ${code}`, sql`${t.created_date} > now() - interval '3 days'`),
    )) > 0,
)
