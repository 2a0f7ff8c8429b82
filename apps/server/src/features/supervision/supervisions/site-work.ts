import type { Parsed } from '@sejuk/contract/endpoint'
import type { actOnSupervision } from '@sejuk/contract/supervision/supervisions'
import { because } from '@sejuk/domain/messages'
import { branchScopeOf } from '@sejuk/domain/projects/project-statuses'
import { debugPhotosNeeded, supervisionFiles } from '@sejuk/domain/supervision/supervision-statuses'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { requireDeliveries, requireModels } from '../../../business/supervision/chosen-records.ts'
import type { Db } from '../../../db/database.ts'
import { departments } from '../../../db/tables/masters/departments.ts'
import { users } from '../../../db/tables/platform/users.ts'
import { supervisionInstallers } from '../../../db/tables/supervision/supervision-installers.ts'
import {
  supervisionDevices as devices,
  supervisionReports as reports,
} from '../../../db/tables/supervision/supervision-sites.ts'
import type { supervisions } from '../../../db/tables/supervision/supervisions.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import type { Begun } from '../../../platform/documents/action-context.ts'
import { refuse, refuseChoice, refuseField } from '../../../platform/http/refuse.ts'
import { countFiles } from './documents.ts'
import { installerOf, stoodBefore } from './form.ts'

type Row = typeof supervisions.$inferSelect
type Name = keyof typeof actOnSupervision
type Doing<N extends Name> = Begun<Row, object, Parsed<(typeof actOnSupervision)[N]>>

export const dispatch = async ({ db, before, input }: Doing<'dispatch'>) => {
  const { service_dept_code } = input
  if (!(await db.$count(departments, eq(departments.dept_code, service_dept_code)))) refuseChoice('service_dept_code')
  return { set: { service_dept_code, branch_scope: branchScopeOf(before.dept_code, service_dept_code) } }
}

export const receive = async ({ db, viewer, input }: Doing<'receive'>) => {
  const technician_codes = [...new Set(input.technician_codes)]
  const found = await db
    .select({ usercode: users.usercode })
    .from(users)
    .where(and(inArray(users.usercode, technician_codes), eq(users.is_active, true)))
  if (found.length < technician_codes.length) refuseChoice('technician_codes')
  return { set: { technician_codes, coordinator_code: viewer.usercode, coordinator_name: viewer.username } }
}

const requireFuture = (valid_to: string) => {
  if (valid_to < companyToday()) refuseField('valid_to', because('certificate-expired'))
}

export const certify = async ({ db, before, input }: Doing<'certify'>) => {
  const { certification_no, certification_level, valid_to } = input
  requireFuture(valid_to)
  await db
    .update(supervisionInstallers)
    .set({ certification_no, certification_level, valid_to })
    .where(eq(supervisionInstallers.installer_code, before.installer_code))
  return { set: { certification_no, certification_until: valid_to, waiver_reason: null } }
}

const writeReport = (
  { db, viewer, before }: Pick<Begun<Row, object>, 'db' | 'viewer' | 'before'>,
  kind: 'training' | 'debug' | 'usage',
  content: Record<string, unknown>,
) =>
  db.insert(reports).values({
    ...{ supervision_code: before.supervision_code, kind, content },
    ...{ created_by: viewer.usercode, create_user_name: viewer.username },
  })

export const technicalTraining = async (begun: Doing<'technicalTraining'>) => {
  const { attendees, remark } = begun.input
  await writeReport(begun, 'training', { attendees, remark })
  return { also: { attendees: attendees.length } }
}

/** Each unit is told once for all projects: a number that stands elsewhere is a mistake. */
export const deviceArrive = async ({ db, viewer, before, input, at }: Doing<'deviceArrive'>) => {
  const { supervision_code } = before
  const serials = input.devices.map(({ serial_number }) => serial_number)
  const { models, deliveries } = await stoodBefore(db, supervision_code, before.delivery_orders)
  await requireModels(
    db,
    input.devices.map(({ item_model }, n) => ({ code: item_model, field: `devices.${n}.item_model` })),
    ({ code }) => models.includes(code),
  )
  await requireDeliveries(
    db,
    input.devices.flatMap(({ delivery_order: code }, n) =>
      code ? [{ code, field: `devices.${n}.delivery_order` }] : [],
    ),
    deliveries,
  )
  const twice = serials.findIndex((one, n) => serials.indexOf(one) !== n)
  if (twice >= 0) refuseField(`devices.${twice}.serial_number`, because('serial-number-stands-here-twice'))
  const known = await db
    .select({ serial: devices.serial_number, code: devices.supervision_code })
    .from(devices)
    .where(inArray(devices.serial_number, serials))
  const [stands] = known
  if (stands)
    refuseField(
      `devices.${serials.indexOf(stands.serial)}.serial_number`,
      because('serial-arrived-elsewhere', { sn: stands.serial, code: stands.code }),
    )
  await db.insert(devices).values(
    input.devices.map((one) => ({
      ...one,
      ...{ supervision_code, arrived_date: at, created_by: viewer.usercode, create_user_name: viewer.username },
    })),
  )
  return { set: { devices_arrived: before.devices_arrived + serials.length }, also: { serials } }
}

export const deviceInstall = async ({ db, before, input, at }: Doing<'deviceInstall'>) => {
  const { supervision_code } = before
  const wanted = [...new Set(input.serial_numbers)]
  const hung = await db
    .update(devices)
    .set({ installed_date: at, installed_place: input.installed_place })
    .where(
      and(
        eq(devices.supervision_code, supervision_code),
        inArray(devices.serial_number, wanted),
        isNull(devices.installed_date),
      ),
    )
    .returning({ serial: devices.serial_number })
  const missing = wanted.find((serial) => !hung.some((one) => one.serial === serial))
  if (missing) refuseField('serial_numbers', because('serial-not-arrived', { sn: missing }))
  return { set: { devices_installed: before.devices_installed + hung.length }, also: { serials: wanted } }
}

const requireDebugPapers = async (db: Db, supervision_code: string) => {
  if (!(await countFiles(db, supervision_code, 'debug_measurement_sheet')))
    refuse('conflict', { because: because('measurement-sheet-missing') })
  const photos = await countFiles(db, supervision_code, supervisionFiles.debug)
  if (photos < debugPhotosNeeded)
    refuse('conflict', { because: because('photos-missing', { n: debugPhotosNeeded - photos }) })
}

export const debugNormal = async (begun: Doing<'debugNormal'>) => {
  await requireDebugPapers(begun.db, begun.before.supervision_code)
  const { measurements, suction_pressure, outlet_temperature } = begun.input
  await writeReport(begun, 'debug', { result: 'Debug_Normal', measurements, suction_pressure, outlet_temperature })
  return {}
}
export const debugAbnormal = async (begun: Doing<'debugAbnormal'>) => {
  await requireDebugPapers(begun.db, begun.before.supervision_code)
  const { measurements, suction_pressure, outlet_temperature, faults } = begun.input
  const measured = { measurements, suction_pressure, outlet_temperature, faults }
  await writeReport(begun, 'debug', { result: 'Debug_Abnormal', ...measured })
  return { also: { faults } }
}

export const usageTraining = async (begun: Doing<'usageTraining'>) => {
  if (!(await countFiles(begun.db, begun.before.supervision_code, supervisionFiles.signature)))
    refuse('conflict', { because: because('receiver-signature-missing') })
  const { receiver_name, receiver_title, attendees } = begun.input
  await writeReport(begun, 'usage', { receiver_name, receiver_title, attendees })
  return {}
}

export const changeInstaller = async ({ db, before, input }: Doing<'changeInstaller'>) => {
  if (input.installer_code === before.installer_code) refuseField('installer_code', because('same-installer'))
  requireFuture(input.valid_to)
  const { certification_no, valid_to, installer_code } = input
  const { installer_name } = await installerOf(db, installer_code)
  await db
    .update(supervisionInstallers)
    .set({ certification_no, valid_to, certification_level: sql`coalesce(certification_level, ${before.level})` })
    .where(eq(supervisionInstallers.installer_code, installer_code))
  return {
    set: {
      ...{ installer_code, installer_name, installer_pic: null, installer_status: 'Installer_Changed' as const },
      ...{ certification_no, certification_until: valid_to, waiver_reason: null },
    },
  }
}

export const pause = async ({ input, at }: Doing<'pause'>) => {
  if (input.resume_date <= companyToday()) refuseField('resume_date', because('resume-date-in-past'))
  return { set: { resume_date: input.resume_date, pause_reason: input.reason, paused_date: at } }
}
