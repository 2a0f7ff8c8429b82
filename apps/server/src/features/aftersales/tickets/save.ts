import type * as forms from '@sejuk/contract/aftersales/ticket-forms'
import type { Parsed } from '@sejuk/contract/endpoint'
import { afterDispatch, ticketRoleOf } from '@sejuk/domain/aftersales/tickets/ticket-actions'
import { dispatchDue } from '@sejuk/domain/aftersales/tickets/ticket-clock'
import { duplicateFound, mostTicketUnits } from '@sejuk/domain/aftersales/tickets/tickets'
import { bestWarranty } from '@sejuk/domain/aftersales/warranty'
import { ownStock } from '@sejuk/domain/catalogue/serial-numbers'
import { branchOf } from '@sejuk/domain/installers/installers'
import { because } from '@sejuk/domain/messages'
import { dayIn, headOffice } from '@sejuk/domain/values/dates'
import type { Viewer } from '@sejuk/domain/viewers'
import { textOf } from '@sejuk/words/english'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { registerUnits } from '../../../business/aftersales/register-units.ts'
import { noteSerials } from '../../../business/catalogue/serial-moves.ts'
import { knownHalf, knownSerials, serialsIn, warrantyOfUnit } from '../../../business/catalogue/unit-warranty.ts'
import { freeDays } from '../../../business/masters/free-days.ts'
import type { Db } from '../../../db/database.ts'
import { repairChoices, aftersalesTickets as t, ticketUnits as u } from '../../../db/tables/aftersales/tickets.ts'
import { serialNumbers } from '../../../db/tables/catalogue/serial-numbers.ts'
import { departments } from '../../../db/tables/masters/departments.ts'
import { subDistricts } from '../../../db/tables/masters/regions.ts'
import type { ActingContext } from '../../../platform/documents/action-context.ts'
import { refuse, refuseChoice, refuseField } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { logActions } from '../../../platform/records/action-log.ts'
import { nextDocumentNumber } from '../../../platform/records/document-number.ts'
import { duplicatesOf } from './caller.ts'

type Form = Parsed<typeof forms.modifyTicket>
type UnitForm = Form['units'][number]

const placeOf = async (db: Db, sub_district_code: string) => {
  const [place] = await db.select().from(subDistricts).where(eq(subDistricts.sub_district_code, sub_district_code))
  if (!place) return refuseChoice('sub_district_code')
  const branches = await db.select().from(departments).where(eq(departments.is_active, true))
  const dept_code = branchOf(place, branches) ?? refuse('notFound')
  const branch = branches.find((one) => one.dept_code === dept_code)
  return { dept_code, timezone: branch?.timezone ?? headOffice }
}

const requireSense = async (
  db: Db,
  form: Form | Parsed<typeof forms.createTicket>,
  today: string,
  was?: { preferred_date: string | null },
) => {
  if (form.preferred_date && form.preferred_date !== was?.preferred_date && form.preferred_date < today)
    refuseField('preferred_date', because('preferred-date-passed'))
  const serials = serialsIn(form.units)
  if (new Set(serials).size < serials.length) refuseField('units', because('serial-number-stands-here-twice'))
  for (const [n, { purchase_date }] of form.units.entries())
    if (purchase_date && purchase_date > today)
      refuseField(`units.${n}.purchase_date`, because('purchase-cannot-in-future'))
  const symptoms = [...new Set(form.units.flatMap(({ symptom }) => (symptom ? [symptom] : [])))]
  const known = symptoms.length
    ? await db
        .select({ code: repairChoices.code })
        .from(repairChoices)
        .where(and(eq(repairChoices.choice_key, 'Repair_Symptoms'), inArray(repairChoices.code, symptoms)))
    : []
  for (const [n, { symptom }] of form.units.entries())
    if (symptom && !known.some(({ code }) => code === symptom)) refuseChoice(`units.${n}.symptom`)
}

/** Known data of a unit's numbers fills empty fields; the warranty is computed as of today. */
const judgedUnits = async (db: Db, units: readonly UnitForm[], today: string) => {
  const known = await knownSerials(db, units)
  return units.map((unit) => {
    const half = knownHalf(known, unit)
    const found = warrantyOfUnit(known, unit, today)
    return {
      ...unit,
      item_code: unit.item_code ?? half?.set_item_code ?? half?.item_code ?? null,
      item_name: unit.item_name ?? half?.item_name.replace(/ (Indoor|Outdoor)$/, '') ?? null,
      category_code: unit.category_code ?? half?.category_code ?? null,
      warranty: found.warranty,
      warranty_until: found.parts_until,
    }
  })
}

/** What still lies with us was read wrongly, or was never handed over: the desk looks again. */
export const inOwnStock = async (db: Db, serials: readonly string[]) => {
  if (serials.length === 0) return []
  const found = await db
    .select({ serial_number: serialNumbers.serial_number })
    .from(serialNumbers)
    .where(and(inArray(serialNumbers.serial_number, [...serials]), inArray(serialNumbers.status, [...ownStock])))
    .orderBy(serialNumbers.serial_number)
  return found.map(({ serial_number }) => serial_number)
}

type Creating = Pick<RequestContext<typeof forms.createTicket>, 'db' | 'viewer' | 'actor' | 'input'>

export const createTicket = async ({ db, viewer, actor, input }: Creating) => {
  const { units: given, despite_duplicates, duplicate_of, ...form } = input
  const now = new Date().toISOString()
  const { dept_code, timezone } = await placeOf(db, form.sub_district_code)
  const today = dayIn(now, timezone)
  await requireSense(db, input, today)
  if (!despite_duplicates) {
    const open = await duplicatesOf(db, form.customer_phone, serialsIn(given))
    if (open.length) refuse('conflict', { status: 'Duplicate', message: duplicateFound, data: open })
  }
  if (duplicate_of && !(await db.$count(t, eq(t.ticket_number, duplicate_of)))) refuseChoice('duplicate_of')
  const units = await judgedUnits(db, given, today)
  const isFree = await freeDays(db, dept_code, today)
  const ticket_number = await nextDocumentNumber(db, 'AST', dept_code, today)
  await db.insert(t).values({
    ...form,
    ticket_number,
    dept_code,
    duplicate_of: duplicate_of ?? null,
    action_role: ticketRoleOf(viewer),
    warranty: bestWarranty(units.map(({ warranty }) => warranty)),
    unit_count: units.length,
    sla_due: dispatchDue(now, form.priority, { timezone, isFree }),
    created_by: viewer.usercode,
    create_user_name: viewer.username,
  })
  await db.insert(u).values(units.map((unit, n) => ({ ...unit, ticket_number, line_no: n + 1 })))
  await registerUnits(db, { ...form, dept_code }, units)
  await noteSerials(db, {
    event: 'ticket',
    serials: serialsIn(units),
    document: { type: 'aftersales-ticket', code: ticket_number },
    actor,
    at: now,
    dept_code,
  })
  await logActions(db, actor, [
    {
      entity: 'aftersales-ticket',
      entity_code: ticket_number,
      action: 'create',
      to_status: 'Ticket_Draft',
      after: { ...form, units: given.length },
    },
  ])
  const [own] = await inOwnStock(db, serialsIn(units))
  const warning = own ? { message: textOf(because('ticket-unit-in-own-stock', { serial: own })) } : {}
  return { data: { ticket_number, row_version: 1 }, ...warning }
}

type Modifying = ActingContext & { before: typeof t.$inferSelect; input: Form; at: string }

/** Who sees no phone numbers leaves them as they are, or types another. */
const contactOf = ({ permission }: Viewer, before: Modifying['before'], form: Form) => {
  const { customer_phone, customer_phone2, customer_email } = form
  if (!permission.has('Aftersales-Ticket-View-Phone'))
    return {
      customer_phone: customer_phone || before.customer_phone,
      customer_phone2: customer_phone2 ?? before.customer_phone2,
      customer_email: customer_email ?? before.customer_email,
    }
  if (!customer_phone) refuseField('customer_phone', because('phone-required'))
  return { customer_phone, customer_phone2, customer_email }
}

export const modifyTicket = async ({ db, viewer, before, input, at }: Modifying) => {
  const { ticket_number, row_version: _seen, units: given, ...typed } = input
  const form = { ...typed, ...contactOf(viewer, before, input) }
  const { dept_code, timezone } = await placeOf(db, form.sub_district_code)
  const today = dayIn(at, timezone)
  await requireSense(db, input, today, before)
  const was = await db.select().from(u).where(eq(u.ticket_number, ticket_number)).orderBy(u.line_no)
  const out = was.filter(({ asc_code }) => asc_code)
  if (out.length + given.length === 0) refuseField('units', because('at-least-one-unit-required'))
  if (out.length + given.length > mostTicketUnits)
    refuseField('units', because('ticket-no-more-than-units', { n: mostTicketUnits }))
  if (out.length && dept_code !== before.dept_code)
    refuseField('sub_district_code', because('dispatched-ticket-stays-in-area'))
  const units = await judgedUnits(db, given, today)
  await db.delete(u).where(and(eq(u.ticket_number, ticket_number), isNull(u.asc_code)))
  const taken = new Set(out.map(({ line_no }) => line_no))
  const free = Array.from({ length: units.length + taken.size }, (_, n) => n + 1).filter((n) => !taken.has(n))
  if (units.length)
    await db.insert(u).values(units.map((unit, n) => ({ ...unit, ticket_number, line_no: free[n] ?? 0 })))
  await registerUnits(db, { ...form, dept_code }, units)
  return {
    set: {
      ...form,
      dept_code,
      ticket_status: afterDispatch(out.length + units.length, out.length),
      warranty: bestWarranty([...out, ...units].map(({ warranty }) => warranty)),
      unit_count: out.length + units.length,
    },
    was: { units: was.map(plain) },
    also: { units: [...out.map(plain), ...units.map(plain)] },
  }
}

const plain = ({ serial_indoor, serial_outdoor, item_code, symptom }: UnitForm) => ({
  serial_indoor,
  serial_outdoor,
  item_code,
  symptom,
})
