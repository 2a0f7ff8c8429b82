import type { Parsed } from '@sejuk/contract/endpoint'
import type { createSupervision } from '@sejuk/contract/supervision/supervisions'
import { because } from '@sejuk/domain/messages'
import { farthestDay } from '@sejuk/domain/projects/project-logs'
import { levelOfCapacity } from '@sejuk/domain/supervision/supervision-statuses'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, eq } from 'drizzle-orm'
import { visibleLogs } from '../../../business/projects/visible-logs.ts'
import { requireDeliveries, requireModels } from '../../../business/supervision/chosen-records.ts'
import type { Db } from '../../../db/database.ts'
import { customers } from '../../../db/tables/customers/customers.ts'
import { departments } from '../../../db/tables/masters/departments.ts'
import { projectLogs, projectSystems } from '../../../db/tables/projects/project-logs.ts'
import { supervisionInstallers, supervisionLevelPlans } from '../../../db/tables/supervision/supervision-installers.ts'
import { supervisionContacts, supervisionLines } from '../../../db/tables/supervision/supervisions.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { refuse, refuseChoice, refuseField } from '../../../platform/http/refuse.ts'

export type SupervisionForm = Parsed<typeof createSupervision>
type Edited = Pick<SupervisionForm, 'planned_start' | 'planned_end'>

export const requireDays = ({ planned_start, planned_end }: Edited) => {
  const last = farthestDay(companyToday())
  if ((planned_start ?? '') > last) refuseField('planned_start', because('site-plan-too-far', { day: last }))
  if ((planned_end ?? '') > last) refuseField('planned_end', because('site-plan-too-far', { day: last }))
  if (planned_start && planned_end && planned_end < planned_start)
    refuseField('planned_end', because('last-day-before-first'))
}

const goaledProject = async (db: Db, viewer: Viewer, log_code: string) => {
  const [found] = await db
    .select()
    .from(projectLogs)
    .where(and(eq(projectLogs.log_code, log_code), visibleLogs(viewer)))
  if (!found) return refuseChoice('log_code')
  if (found.project_status !== 'Project_Goaled' || !found.project_code)
    return refuseField('log_code', because('project-not-goaled'))
  return { ...found, project_code: found.project_code }
}

/** The installer among the customers, remembered as one of ours from the first project on. */
export const installerOf = async (db: Db, installer_code: string) => {
  const [customer] = await db
    .select({ name: customers.customer_name, dept_code: customers.dept_code })
    .from(customers)
    .where(eq(customers.customer_code, installer_code))
  if (!customer) return refuseChoice('installer_code')
  await db
    .insert(supervisionInstallers)
    .values({ installer_code, installer_name: customer.name, dept_code: customer.dept_code })
    .onConflictDoNothing()
  const [found = refuse('notFound')] = await db
    .select()
    .from(supervisionInstallers)
    .where(eq(supervisionInstallers.installer_code, installer_code))
  if (found.is_blacklisted) refuseField('installer_code', because('installer-blacklisted'))
  return found
}

/** What the record said before records had to be chosen. */
export type Stood = { models: readonly string[]; deliveries: readonly string[] }
const nothing: Stood = { models: [], deliveries: [] }
export const deliveriesIn = ({ delivery_orders }: Pick<SupervisionForm, 'delivery_orders'>) =>
  delivery_orders.map((code) => ({ code, field: 'delivery_orders' }))
export const stoodBefore = async (db: Db, supervision_code: string, deliveries: readonly string[]): Promise<Stood> => {
  const lines = await db
    .select({ model: supervisionLines.item_model })
    .from(supervisionLines)
    .where(eq(supervisionLines.supervision_code, supervision_code))
  return { models: lines.map(({ model }) => model), deliveries }
}

type Installer = typeof supervisionInstallers.$inferSelect
/** What the installer list knows and is valid today is not asked for again. */
const certificateOf = ({ certification_no, valid_to }: Installer) =>
  certification_no && valid_to && valid_to >= companyToday()
    ? { certification_no, certification_until: valid_to }
    : { certification_no: null, certification_until: null }

/** Checks what only the server can know, and says which columns the form sets. */
export const columnsOf = async (db: Db, viewer: Viewer, form: SupervisionForm, stood: Stood = nothing) => {
  const { lines, contacts: _contacts, ...columns } = form
  const project = await goaledProject(db, viewer, form.log_code)
  requireDays(form)
  if (form.delivery_orders.length === 0 && !form.planned_start)
    refuseField('planned_start', because('delivery-or-date-missing'))
  await requireModels(
    db,
    lines.map(({ item_model }, n) => ({ code: item_model, field: `lines.${n}.item_model` })),
    ({ code }) => stood.models.includes(code),
  )
  await requireDeliveries(db, deliveriesIn(form), stood.deliveries)
  if (form.warranty_basis === 'based_on_sales_contract' && !form.contract_clause)
    refuseField('contract_clause', because('contract-clause-missing'))
  const installer = await installerOf(db, form.installer_code)
  const [branch = refuse('notFound')] = await db
    .select({ org_code: departments.org_code })
    .from(departments)
    .where(eq(departments.dept_code, project.dept_code))
  const [system] = await db
    .select({ product_type: projectSystems.product_type })
    .from(projectSystems)
    .where(eq(projectSystems.log_code, project.log_code))
    .orderBy(projectSystems.line_no)
    .limit(1)
  const capacity_hp = lines.reduce((sum, line) => sum + line.capacity_hp * line.qty, 0)
  const level = levelOfCapacity(capacity_hp)
  const [plan = refuse('notFound')] = await db
    .select()
    .from(supervisionLevelPlans)
    .where(eq(supervisionLevelPlans.level, level))
  const { project_code, project_name, detail_address, postal_code, lat, lng } = project
  const { sub_district_code, district_code, city_code, province_code } = project
  return {
    ...columns,
    ...{ project_code, project_name, detail_address, postal_code, lat, lng },
    ...{ sub_district_code, district_code, city_code, province_code, ...branch },
    ...{ brand_code_list: project.brand_focus, category_name: system?.product_type ?? 'VRF' },
    ...{ dept_code: project.dept_code, service_dept_code: project.dept_code, salesman_code: project.salesman_code },
    installer_name: installer.installer_name,
    ...certificateOf(installer),
    capacity_hp,
    unit_count: lines.reduce((sum, { qty }) => sum + qty, 0),
    level,
    skipped_steps: plan.skipped_steps,
  }
}

const numbered = <Line extends object>(supervision_code: string, lines: readonly Line[]) =>
  lines.map((line, n) => ({ ...line, supervision_code, line_no: n + 1 }))

export const writeContacts = async (db: Db, supervision_code: string, contacts: SupervisionForm['contacts']) => {
  await db.delete(supervisionContacts).where(eq(supervisionContacts.supervision_code, supervision_code))
  if (contacts.length) await db.insert(supervisionContacts).values(numbered(supervision_code, contacts))
}

/** All lines anew: the form always brings them whole. */
export const writeLines = async (
  db: Db,
  supervision_code: string,
  { lines, contacts }: Pick<SupervisionForm, 'lines' | 'contacts'>,
) => {
  await db.delete(supervisionLines).where(eq(supervisionLines.supervision_code, supervision_code))
  await db.insert(supervisionLines).values(numbered(supervision_code, lines))
  await writeContacts(db, supervision_code, contacts)
}
