import type * as contract from '@sejuk/contract/aftersales/service-centres'
import type { Parsed } from '@sejuk/contract/endpoint'
import { ofDepartment, workingTimeObjection } from '@sejuk/domain/aftersales/service-centres'
import { because } from '@sejuk/domain/messages'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { ascBranchOffices, ascCoverages, serviceCentres as t } from '../../../db/tables/aftersales/service-centres.ts'
import { banks } from '../../../db/tables/masters/banks.ts'
import { subDistricts } from '../../../db/tables/masters/regions.ts'
import { users } from '../../../db/tables/platform/users.ts'
import { refuse, refuseChoice, refuseField } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { differences } from '../../../platform/records/action-log.ts'
import { recordsOf } from '../../../platform/records/records.ts'
import { requireBranch } from '../../../platform/scope/branches.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'

const centres = recordsOf('service-centre', t, t.asc_code)
const offices = recordsOf('asc-branch-office', ascBranchOffices, ascBranchOffices.office_id)

type Form = Omit<Parsed<typeof contract.createServiceCentre>, 'asc_code'>

const requireChoices = async (db: Db, viewer: Viewer, form: Form, was?: typeof t.$inferSelect) => {
  if (form.dept_code !== was?.dept_code) await requireBranch(db, viewer, form.dept_code)
  if (form.bank_code && !(await db.$count(banks, eq(banks.bank_code, form.bank_code)))) refuseChoice('bank_code')
  const admins = [...new Set(form.ass_admin_user_codes)]
  if (admins.length && (await db.$count(users, inArray(users.usercode, admins))) < admins.length)
    refuseChoice('ass_admin_user_codes')
  await requirePlaces(db, form.sub_districts)
  const late = workingTimeObjection(form)
  if (late) refuseField('work_to', late)
  if (form.contract_signed_date && form.contract_valid_to && form.contract_valid_to < form.contract_signed_date)
    refuseField('contract_valid_to', because('contract-ends-before-signed'))
}

const requirePlaces = async (db: Db, codes: readonly string[]) => {
  const places = [...new Set(codes)]
  if (places.length && (await db.$count(subDistricts, inArray(subDistricts.sub_district_code, places))) < places.length)
    refuseChoice('sub_districts')
}

const cover = async (db: Db, asc_code: string, codes: readonly string[]) => {
  await db.delete(ascCoverages).where(eq(ascCoverages.asc_code, asc_code))
  const rows = [...new Set(codes)].map((sub_district_code) => ({ asc_code, sub_district_code }))
  if (rows.length) await db.insert(ascCoverages).values(rows)
}

const coverageOf = async (db: Db, asc_code: string) =>
  (await db.select().from(ascCoverages).where(eq(ascCoverages.asc_code, asc_code)))
    .map(({ sub_district_code }) => sub_district_code)
    .toSorted()

export const createServiceCentre = async ({
  db,
  viewer,
  actor,
  input,
}: RequestContext<typeof contract.createServiceCentre>) => {
  const { sub_districts, ...form } = input
  if (await centres.find(db, form.asc_code)) refuseField('asc_code', because('code-already-taken'))
  await requireChoices(db, viewer, input)
  const row = { ...form, ass_admin_group: `ASS-${form.asc_group}` }
  const { asc_code } = await centres.add(db, actor, row, { sub_districts: sub_districts.toSorted() })
  await cover(db, asc_code, sub_districts)
  return { data: { asc_code } }
}

export const updateServiceCentre = async ({
  db,
  viewer,
  actor,
  input,
}: RequestContext<typeof contract.updateServiceCentre>) => {
  const { asc_code: code, row_version, sub_districts: places, ...given } = input
  const before = await centres.lock(db, { code, row_version, isVisible: visibleTo(viewer, t) }, given)
  const was = (await coverageOf(db, code)) as string[]
  const form = viewer.permission.has('Asc-List-View-Bank') ? given : { ...given, ...bankOf(before) }
  const sub_districts = [...new Set(places)].toSorted()
  if (viewer.view_data === 'View_Data_Asc')
    requireOwnFields({ ...before, sub_districts: was }, { ...form, sub_districts })
  await requireChoices(db, viewer, { ...form, sub_districts }, before)
  const after = await centres.change(
    db,
    actor,
    before,
    { ...form, ass_admin_group: `ASS-${form.asc_group}` },
    { before: { sub_districts: was }, after: { sub_districts } },
  )
  await cover(db, code, sub_districts)
  return { data: { asc_code: code, row_version: after.row_version } }
}

/** Users who may not see the account cannot change it. */
const bankOf = ({ npwp, bank_code, account_name, credited_account }: typeof t.$inferSelect) => ({
  npwp,
  bank_code,
  account_name,
  credited_account,
})

const requireOwnFields = (before: object, form: object) => {
  const was = Object.fromEntries(Object.keys(form).map((field) => [field, before[field as keyof object]]))
  const others = Object.keys(differences(was, form)).filter((field) =>
    (ofDepartment as readonly string[]).includes(field),
  )
  const [first] = others
  if (first) refuseField(first, because('only-after-sales-department-changes'))
}

export const serviceCentreLog = ({ db, viewer, input }: RequestContext<typeof contract.serviceCentreLog>) =>
  centres.history(db, input.code, input.page, visibleTo(viewer, t))

const requireCentre = async (db: Db, viewer: Viewer, asc_code: string) => {
  if (!(await db.$count(t, and(eq(t.asc_code, asc_code), visibleTo(viewer, t))))) refuseChoice('asc_code')
}

/** Offices are visible with their centre. */
const lockOffice = async (db: Db, viewer: Viewer, office_id: number, row_version: number, form: object = {}) => {
  const [found] = await db.select().from(ascBranchOffices).where(eq(ascBranchOffices.office_id, office_id))
  if (!found || !(await db.$count(t, and(eq(t.asc_code, found.asc_code), visibleTo(viewer, t))))) refuse('notFound')
  return offices.lock(db, { code: office_id, row_version }, form)
}

export const storeAscBranchOffice = async ({
  db,
  viewer,
  actor,
  input,
}: RequestContext<typeof contract.storeAscBranchOffice>) => {
  const { office_id, row_version, ...form } = input
  if (office_id === undefined) {
    await requireCentre(db, viewer, form.asc_code)
    await requirePlaces(db, form.sub_districts)
    return { data: await offices.add(db, actor, form) }
  }
  const before = await lockOffice(db, viewer, office_id, row_version ?? 0, form)
  await requireCentre(db, viewer, form.asc_code)
  await requirePlaces(db, form.sub_districts)
  return { data: await offices.change(db, actor, before, form) }
}

export const deleteAscBranchOffice = async ({
  db,
  viewer,
  actor,
  input,
}: RequestContext<typeof contract.deleteAscBranchOffice>) => {
  const before = await lockOffice(db, viewer, input.office_id, input.row_version)
  await offices.remove(db, actor, before)
  return { data: null }
}
