import { dispatchObjection } from '@sejuk/domain/aftersales/service-centres'
import { duesFrom, slaFor } from '@sejuk/domain/aftersales/sla'
import { dayIn } from '@sejuk/domain/dates'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { slaRules } from '../../../db/tables/aftersales/sla-rules.ts'
import { aftersalesTickets, ticketUnits } from '../../../db/tables/aftersales/tickets.ts'
import { workOrderDetails, workOrders } from '../../../db/tables/aftersales/work-orders.ts'
import { cities, districts, subDistricts } from '../../../db/tables/masters/regions.ts'
import { logActions } from '../../../platform/action-log.ts'
import { nextDocumentNumber } from '../../../platform/document-number.ts'
import { refuse, refuseField } from '../../../platform/refuse.ts'
import type { Acting, Doing, Effect, WorkOrder } from './acting.ts'
import { workingHoursOf } from './calendar.ts'
import { tellOfDispatch } from './tell.ts'

type Job = Pick<WorkOrder, 'priority' | 'service_type' | 'dept_code'>

/** Until when each step is due at this centre, by the closest rule. */
const duesAt = async (db: Db, asc_code: string, job: Job, at: string) => {
  const hours = await workingHoursOf(db, asc_code, at)
  const rules = await db.select().from(slaRules)
  const objection = dispatchObjection(hours.centre, dayIn(at, hours.timezone))
  if (objection) refuseField('asc_code', objection)
  const dues = duesFrom(at, slaFor(rules, job), hours)
  return { dues: { ...dues, sla_due: dues.accept_due }, today: dayIn(at, hours.timezone) }
}

const areaOf = async (db: Db, sub_district_code: string) => {
  const [place] = await db
    .select({ district: districts.district_name, city: cities.city_name })
    .from(subDistricts)
    .innerJoin(districts, eq(districts.district_code, subDistricts.district_code))
    .innerJoin(cities, eq(cities.city_code, subDistricts.city_code))
    .where(eq(subDistricts.sub_district_code, sub_district_code))
  return place ? `${place.district}, ${place.city}` : ''
}

type Dispatched = {
  ticket_number: string
  asc_code: string
  /** Lines of the ticket. */
  line_nos: readonly number[]
  note?: string | null
  /** The work order whose complaint made this one. */
  parent_number?: string | null
}

/** Makes a work order of some units of a ticket. The caller has locked the ticket, and says what becomes of it. */
export const dispatchWorkOrder = async (acting: Acting, given: Dispatched): Promise<WorkOrder> => {
  const { db, viewer, actor } = acting
  const { ticket_number, asc_code, line_nos, note = null, parent_number = null } = given
  const [ticket = refuse('notFound')] = await db
    .select()
    .from(aftersalesTickets)
    .where(eq(aftersalesTickets.ticket_number, ticket_number))
  const units = await db
    .select()
    .from(ticketUnits)
    .where(and(eq(ticketUnits.ticket_number, ticket_number), inArray(ticketUnits.line_no, [...line_nos])))
    .orderBy(ticketUnits.line_no)
  if (!units.length || units.length < new Set(line_nos).size) refuse('notFound')
  const at = new Date().toISOString()
  const { dues, today } = await duesAt(db, asc_code, ticket, at)
  const area_name = await areaOf(db, ticket.sub_district_code)
  const work_order_number = await nextDocumentNumber(db, 'WO', ticket.dept_code, today)
  const [order = refuse('notFound')] = await db
    .insert(workOrders)
    .values({
      work_order_number,
      ticket_number,
      parent_number,
      asc_code,
      dept_code: ticket.dept_code,
      customer_name: ticket.customer_name,
      customer_phone: ticket.customer_phone,
      customer_address: ticket.customer_address,
      area_name,
      pin_lat: ticket.pin_lat,
      pin_lng: ticket.pin_lng,
      service_type: ticket.service_type,
      priority: ticket.priority,
      warranty: ticket.warranty,
      unit_count: units.reduce((sum, { quantity }) => sum + quantity, 0),
      unit_name: units[0]?.item_name ?? null,
      dispatch_note: note,
      ...dues,
      created_by: viewer.usercode,
      create_user_name: viewer.username,
    })
    .returning()
  await db.insert(workOrderDetails).values(
    units.map((unit, n) => ({
      work_order_number,
      line_no: n + 1,
      ticket_line_no: unit.line_no,
      quantity: unit.quantity,
      item_code: unit.item_code,
      item_name: unit.item_name,
      category_code: unit.category_code,
      serial_indoor: unit.serial_indoor,
      serial_outdoor: unit.serial_outdoor,
      warranty: unit.warranty,
      warranty_until: unit.warranty_until,
      symptom: unit.symptom,
      error_code: unit.error_code,
      description: unit.description,
    })),
  )
  await db
    .update(ticketUnits)
    .set({ asc_code, work_order_number })
    .where(and(eq(ticketUnits.ticket_number, ticket_number), inArray(ticketUnits.line_no, [...line_nos])))
  await logActions(db, actor, [
    {
      entity: 'work-order',
      entity_code: work_order_number,
      action: 'dispatch',
      to_status: 'Service_Dispatched',
      reason: note,
      after: { asc_code, ticket_number, unit_count: order.unit_count, parent_number },
    },
  ])
  await tellOfDispatch(acting, order)
  return order
}

/** To another centre: the clocks begin anew, nobody is assigned, and the ticket is seen by the new centre too. */
export const dispatchElsewhere = async ({ db, input, before, at }: Doing<'dispatch-another-asc'>): Promise<Effect> => {
  const { asc_code } = input
  if (asc_code === before.asc_code) refuseField('asc_code', 'The work order is already at this centre')
  const { dues } = await duesAt(db, asc_code, before, at)
  await db.update(ticketUnits).set({ asc_code }).where(eq(ticketUnits.work_order_number, before.work_order_number))
  await db
    .update(aftersalesTickets)
    .set({
      asc_codes: sql`array(select distinct unnest(${aftersalesTickets.asc_codes} || array[${asc_code}]::text[]))`,
    })
    .where(eq(aftersalesTickets.ticket_number, before.ticket_number))
  return {
    reason: input.reason,
    set: {
      asc_code,
      ...dues,
      helper_codes: [],
      scheduled_date: null,
      slot: null,
      schedule_note: null,
      dispatched_date: at,
      accepted_date: null,
      first_scheduled_date: null,
    },
  }
}
