import type { Parsed } from '@sejuk/contract/endpoint'
import type { createProjectLog } from '@sejuk/contract/projects/project-logs'
import { because } from '@sejuk/domain/messages'
import { farthestDay, isInIndonesia, splitSum, wholeSplit } from '@sejuk/domain/projects/project-logs'
import type { Viewer } from '@sejuk/domain/viewers'
import { eq } from 'drizzle-orm'
import { checkBranch, checkPlace, checkSalesman } from '../../../business/masters/choices.ts'
import { similarityKeys } from '../../../business/projects/similar-logs.ts'
import type { Db } from '../../../db/database.ts'
import { customers } from '../../../db/tables/customers/customers.ts'
import { users } from '../../../db/tables/platform/users.ts'
import {
  projectCompetitors,
  projectContacts,
  projectSalespeople,
  projectSystems,
} from '../../../db/tables/projects/project-logs.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { refuseChoice, refuseField } from '../../../platform/http/refuse.ts'
import { requirePinReason } from './place.ts'

export type ProjectForm = Parsed<typeof createProjectLog>

const requireSalespeople = async (db: Db, { salespeople, salesman_code, dept_code }: ProjectForm) => {
  const codes = salespeople.map(({ usercode }) => usercode)
  const twice = codes.findIndex((one, n) => codes.indexOf(one) !== n)
  if (twice >= 0) refuseField(`salespeople.${twice}.usercode`, because('salesperson-twice'))
  if (!codes.includes(salesman_code)) refuseField('salespeople', because('salesperson-of-log-missing'))
  const sum = splitSum(salespeople)
  if (sum !== wholeSplit) refuseField('salespeople', because('split-not-whole', { n: sum }))
  await checkSalesman(db, salesman_code, dept_code)
  for (const [n, usercode] of codes.entries())
    if (!(await db.$count(users, eq(users.usercode, usercode)))) refuseChoice(`salespeople.${n}.usercode`)
}

/** Checks what only the server can know, and says which columns the form sets. */
export const columnsOf = async (db: Db, viewer: Viewer, form: ProjectForm) => {
  const { salespeople, systems, contacts: _contacts, competitors: _competitors, ...columns } = form
  await checkBranch(db, viewer, form.dept_code)
  await checkPlace(db, form)
  await requireSalespeople(db, form)
  if (form.est_order_date < companyToday()) refuseField('est_order_date', because('order-before-today'))
  const last = farthestDay(companyToday())
  for (const field of ['est_order_date', 'est_delivery_date'] as const)
    if ((form[field] ?? '') > last) refuseField(field, because('day-too-far', { day: last }))
  if (!form.is_abroad && !isInIndonesia(form)) refuseField('lat', because('pin-outside-indonesia'))
  if (form.est_delivery_date && form.est_delivery_date < form.est_order_date)
    refuseField('est_delivery_date', because('delivery-before-order'))
  const { installer_customer_code: installer } = form
  if (installer && !(await db.$count(customers, eq(customers.customer_code, installer))))
    refuseChoice('installer_customer_code')
  await requirePinReason(db, form)
  return {
    ...columns,
    ...similarityKeys(form),
    salesman_codes: salespeople.map(({ usercode }) => usercode),
    est_total: systems.reduce((sum, { est_amount }) => sum + est_amount, 0),
  }
}

const numbered = <Line extends object>(log_code: string, lines: readonly Line[]) =>
  lines.map((line, n) => ({ ...line, log_code, line_no: n + 1 }))

/** All lines anew: the form always brings them whole. */
export const writeLines = async (
  db: Db,
  log_code: string,
  form: Pick<ProjectForm, 'salespeople' | 'systems' | 'contacts' | 'competitors'>,
) => {
  await db.delete(projectSalespeople).where(eq(projectSalespeople.log_code, log_code))
  await db.delete(projectSystems).where(eq(projectSystems.log_code, log_code))
  await db.delete(projectContacts).where(eq(projectContacts.log_code, log_code))
  await db.delete(projectCompetitors).where(eq(projectCompetitors.log_code, log_code))
  await db.insert(projectSalespeople).values(form.salespeople.map((one) => ({ ...one, log_code })))
  await db.insert(projectSystems).values(numbered(log_code, form.systems))
  if (form.contacts.length) await db.insert(projectContacts).values(numbered(log_code, form.contacts))
  if (form.competitors.length) await db.insert(projectCompetitors).values(numbered(log_code, form.competitors))
}
