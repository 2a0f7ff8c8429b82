import type * as contract from '@sejuk/contract/field/attendance'
import {
  consentVersion,
  doubleTapMinutes,
  isFresh,
  isTooOld,
  momentOf,
  nearestOffice,
  oldestCheckDays,
  risksOf,
  statusOfCheck,
} from '@sejuk/domain/field/attendance'
import { attendanceCheck } from '@sejuk/domain/field/attendance-workflows'
import { because } from '@sejuk/domain/messages'
import { addressTo } from '@sejuk/domain/pages'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, desc, eq, gte, lte } from 'drizzle-orm'
import { approversOf } from '../../../business/field/approvers.ts'
import { computeDays, workDateOf } from '../../../business/field/attendance-days.ts'
import { requireConsent } from '../../../business/field/consents.ts'
import { lockFieldUser } from '../../../business/field/field-user.ts'
import { assignedOffices } from '../../../business/field/offices.ts'
import type { Db } from '../../../db/database.ts'
import { attendanceChecks as t } from '../../../db/tables/field/attendance.ts'
import { refuse, refuseField } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { notify } from '../../../platform/notify/notify.ts'
import { nextDocumentNumber } from '../../../platform/records/document-number.ts'
import { recordsOf } from '../../../platform/records/records.ts'

const records = recordsOf(attendanceCheck.entity, t, t.attendance_code)
type Row = typeof t.$inferSelect

const lastChecks = (db: Db, usercode: string, before: string) =>
  db
    .select()
    .from(t)
    .where(and(eq(t.usercode, usercode), lte(t.at_server, before)))
    .orderBy(desc(t.at_server))
    .limit(20)

/** The second tap on the same button is the first one. */
const doubleTap = async (db: Db, { usercode }: Viewer, kind: Row['kind'], at: string) => {
  const reach = doubleTapMinutes * 60_000
  const [found] = await db
    .select()
    .from(t)
    .where(
      and(
        eq(t.usercode, usercode),
        eq(t.kind, kind),
        gte(t.at_server, new Date(Date.parse(at) - reach).toISOString()),
        lte(t.at_server, new Date(Date.parse(at) + reach).toISOString()),
      ),
    )
    .limit(1)
  return found
}

const answer = (row: Row, office_name: string | null, is_new: boolean) => {
  const { attendance_code, client_uuid, work_date, status, at_server, distance_m, in_radius } = row
  const risk = row.risk as contract.AttendanceCheck['risk']
  return {
    data: {
      ...{ attendance_code, client_uuid, work_date, status, at_server },
      ...{ distance_m, in_radius, risk, office_name, is_new },
    },
  }
}

export const checkAttendance = async ({
  db,
  viewer,
  actor,
  jobs,
  config,
  input,
}: RequestContext<typeof contract.checkAttendance>) => {
  const { client_uuid, kind } = input
  // One user's taps are taken one after the other, so that two at once cannot both be the first.
  const user = await lockFieldUser(db, viewer.usercode)
  const offices = await assignedOffices(db, viewer)
  const [sent] = await db.select().from(t).where(eq(t.client_uuid, client_uuid))
  const officeName = (code: string | null) => offices.find((one) => one.office_code === code)?.office_name ?? null
  if (sent)
    return sent.usercode === viewer.usercode ? answer(sent, officeName(sent.office_code), false) : refuse('notFound')
  await requireConsent(db, viewer)
  if (!isFresh(input.position_at, input.at_device)) refuseField('position_at', because('location-not-fresh'))
  const now = Date.now()
  const moment = momentOf(input, now)
  if (isTooOld(moment.at, now)) refuse('conflict', { because: because('check-too-old', { n: oldestCheckDays }) })
  const twice = await doubleTap(db, viewer, kind, moment.at)
  if (twice) return answer(twice, officeName(twice.office_code), false)

  const nearest = nearestOffice(offices, input)
  const in_radius = nearest?.in_radius ?? false
  if (!in_radius && input.place === 'office')
    refuseField(
      'place',
      nearest
        ? because('metres-from-office', { n: nearest.distance_m, office: nearest.office.office_name })
        : because('no-office-assigned'),
    )
  if (!in_radius && !input.note) refuseField('note', because('reason-outside-office'))
  const before = await lastChecks(db, viewer.usercode, moment.at)
  const last = before.find(({ lat, lng }) => lat !== null && lng !== null)
  const risk = risksOf(
    { ...input, ...moment, lacksSelfie: kind === 'in' && !input.has_selfie },
    last && { lat: last.lat ?? 0, lng: last.lng ?? 0, at: last.at_server },
    before.map(({ device_id }) => device_id),
  )
  const { work_date } = await workDateOf(db, user, moment.at)
  const status = statusOfCheck(in_radius, risk)
  const { lat, lng, accuracy_m, device_id, at_device } = input
  const attendance_code = await nextDocumentNumber(db, 'ATT', user.dept_code, work_date)
  const row = await records.add(db, actor, {
    ...{ attendance_code, client_uuid, kind, work_date, lat, lng, accuracy_m, device_id, at_device, risk, status },
    ...{ usercode: viewer.usercode, dept_code: user.dept_code, consent_version: consentVersion, in_radius },
    ...{ at_server: moment.at, skew_ms: Math.max(-2e9, Math.min(2e9, moment.skew_ms)), is_offline: moment.is_offline },
    ...{ office_code: nearest?.office.office_code ?? null, distance_m: nearest?.distance_m ?? null },
    place: in_radius ? ('office' as const) : input.place,
    note: input.note,
    authors: [viewer.usercode],
  })
  await computeDays(db, { usercodes: [viewer.usercode], from: work_date, to: work_date })
  if (status === 'Submitted') {
    const needs = { team: 'Attendance-Approve', hr: 'Attendance-Approve-HR' } as const
    const { to } = await approversOf(db, user, work_date, needs)
    await notify(
      { db, jobs, config },
      {
        to,
        event: 'attendance-outside',
        variables: { staff: viewer.username, time: moment.at, note: input.note ?? '-' },
        url: addressTo('attendanceChecks', { status: 'Submitted' }),
        about: { entity: attendanceCheck.entity, entity_code: attendance_code },
      },
    )
  }
  return answer(row, officeName(row.office_code), true)
}
