import type * as contract from '@sejuk/contract/aftersales/technicians'
import { workingTimeObjection } from '@sejuk/domain/aftersales/service-centres'
import type { CertificationLevel, TechnicianSkill } from '@sejuk/domain/aftersales/technicians'
import { because } from '@sejuk/domain/messages'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { serviceCentres } from '../../../db/tables/aftersales/service-centres.ts'
import { technicians as t } from '../../../db/tables/aftersales/technicians.ts'
import { districts } from '../../../db/tables/masters/regions.ts'
import { refuseChoice, refuseField } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import type { Actor } from '../../../platform/records/action-log.ts'
import { recordsOf } from '../../../platform/records/records.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'
import { requireTechnician } from './detail.ts'

const records = recordsOf('technician', t, t.technician_code)

type Form = { asc_code: string; zones: readonly string[]; work_from: string; work_to: string }

const requireChoices = async (db: Db, viewer: Viewer, { asc_code, zones, ...hours }: Form) => {
  const mine = and(eq(serviceCentres.asc_code, asc_code), visibleTo(viewer, serviceCentres))
  if (!(await db.$count(serviceCentres, mine))) refuseChoice('asc_code')
  const wanted = [...new Set(zones)]
  if (wanted.length && (await db.$count(districts, inArray(districts.district_code, wanted))) < wanted.length)
    refuseChoice('zones')
  const late = workingTimeObjection(hours)
  if (late) refuseField('work_to', late)
}

export const createTechnician = async ({
  db,
  viewer,
  actor,
  input,
}: RequestContext<typeof contract.createTechnician>) => {
  if (await records.find(db, input.technician_code)) refuseField('technician_code', because('code-already-taken'))
  await requireChoices(db, viewer, input)
  const { technician_code } = await records.add(db, actor, { ...input, zones: [...new Set(input.zones)] })
  return { data: { technician_code } }
}

export const configureTechnician = async ({
  db,
  viewer,
  actor,
  input,
}: RequestContext<typeof contract.configureTechnician>) => {
  const { technician_code: code, row_version, ...form } = input
  await requireTechnician(db, viewer, code)
  const before = await records.lock(db, { code, row_version }, form)
  await requireChoices(db, viewer, form)
  const after = await records.change(db, actor, before, { ...form, zones: [...new Set(form.zones)] })
  return { data: { technician_code: code, row_version: after.row_version } }
}

type Certified = {
  technician_code: string
  skill: TechnicianSkill | null
  level: CertificationLevel | null
  certificate_no: string
  valid_to: string | null
}

/** A passed course opens a skill to the technician who took it, if they are one. */
export const certifyTechnician = async (
  { db, actor }: { db: Db; actor: Actor },
  { technician_code, skill, level, certificate_no, valid_to }: Certified,
) => {
  const [before] = await db.select().from(t).where(eq(t.technician_code, technician_code)).for('update')
  if (!before || (!skill && !level)) return { isNewSkill: false }
  await records.change(db, actor, before, {
    skills: skill ? [...new Set([...before.skills, skill])] : before.skills,
    ...(level
      ? { certification_level: level, certification_number: certificate_no, certification_valid_to: valid_to }
      : {}),
  })
  return { isNewSkill: skill !== null && !before.skills.includes(skill) }
}

export const takeSkill = async (
  { db, actor }: { db: Db; actor: Actor },
  { technician_code, skill }: { technician_code: string; skill: TechnicianSkill },
) => {
  const [before] = await db.select().from(t).where(eq(t.technician_code, technician_code)).for('update')
  if (before?.skills.includes(skill))
    await records.change(db, actor, before, { skills: before.skills.filter((one) => one !== skill) })
}

/** A certificate that was revoked no longer stands for the technician's level. */
export const uncertifyTechnician = async ({ db, actor }: { db: Db; actor: Actor }, certificate_no: string) => {
  const [before] = await db.select().from(t).where(eq(t.certification_number, certificate_no)).for('update')
  if (!before) return false
  await records.change(db, actor, before, {
    ...{ certification_level: null, certification_number: null, certification_valid_to: null },
  })
  return true
}

export const technicianLog = async ({ db, viewer, input }: RequestContext<typeof contract.technicianLog>) => {
  await requireTechnician(db, viewer, input.code)
  return records.history(db, input.code, input.page)
}
