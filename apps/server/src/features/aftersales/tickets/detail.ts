import type * as contract from '@sejuk/contract/aftersales/tickets'
import { closedStatuses } from '@sejuk/domain/aftersales/statuses'
import { ownStock } from '@sejuk/domain/catalogue/serial-numbers'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, asc, desc, eq, inArray, ne, notInArray, type SQL, sql } from 'drizzle-orm'
import { ticketsReadableBy, ticketsVisibleTo } from '../../../business/aftersales/visible-tickets.ts'
import type { Db } from '../../../db/database.ts'
import { complaints as c } from '../../../db/tables/aftersales/complaints.ts'
import { serviceCentres } from '../../../db/tables/aftersales/service-centres.ts'
import { technicians } from '../../../db/tables/aftersales/technicians.ts'
import { repairChoices, aftersalesTickets as t, ticketUnits as u } from '../../../db/tables/aftersales/tickets.ts'
import { workOrders as w } from '../../../db/tables/aftersales/work-orders.ts'
import { serialNumbers } from '../../../db/tables/catalogue/serial-numbers.ts'
import { cities, districts, subDistricts } from '../../../db/tables/masters/regions.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { selectRows } from '../../../platform/lists/selection.ts'
import { historyOf } from '../../../platform/records/action-history.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'
import { messagesOf } from './messages.ts'
import { rowFields, source, withPhones } from './queries.ts'
import { undoOf } from './undo.ts'

export const regionOf = async (db: Db, sub_district_code: string) => {
  const [found] = await db
    .select({
      sub_district_code: subDistricts.sub_district_code,
      sub_district_name: subDistricts.sub_district_name,
      district_code: districts.district_code,
      district_name: districts.district_name,
      city_code: cities.city_code,
      city_name: cities.city_name,
      province_code: subDistricts.province_code,
    })
    .from(subDistricts)
    .innerJoin(districts, eq(districts.district_code, subDistricts.district_code))
    .innerJoin(cities, eq(cities.city_code, subDistricts.city_code))
    .where(eq(subDistricts.sub_district_code, sub_district_code))
  return found
}

const unitsOf = (db: Db, ticket_number: string) =>
  db
    .select({
      line_no: u.line_no,
      item_code: u.item_code,
      item_name: u.item_name,
      category_code: u.category_code,
      serial_indoor: u.serial_indoor,
      serial_outdoor: u.serial_outdoor,
      purchase_date: u.purchase_date,
      symptom: u.symptom,
      symptom_name: repairChoices.name,
      symptom_local_name: repairChoices.local_name,
      error_code: u.error_code,
      description: u.description,
      quantity: u.quantity,
      warranty: u.warranty,
      warranty_until: u.warranty_until,
      asc_code: u.asc_code,
      asc_name: serviceCentres.asc_name,
      work_order_number: u.work_order_number,
      service_status: w.service_status,
      is_in_own_stock: sql<boolean>`exists (select from ${serialNumbers} where ${serialNumbers.serial_number} in (${u.serial_indoor}, ${u.serial_outdoor})
        and ${inArray(serialNumbers.status, [...ownStock])})`,
    })
    .from(u)
    .leftJoin(serviceCentres, eq(serviceCentres.asc_code, u.asc_code))
    .leftJoin(repairChoices, and(eq(repairChoices.choice_key, 'Repair_Symptoms'), eq(repairChoices.code, u.symptom)))
    .leftJoin(w, eq(w.work_order_number, u.work_order_number))
    .where(eq(u.ticket_number, ticket_number))
    .orderBy(asc(u.line_no))

const workOrdersOf = (db: Db, ticket_number: string) =>
  db
    .select({
      work_order_number: w.work_order_number,
      asc_code: w.asc_code,
      asc_name: serviceCentres.asc_name,
      technician_name: technicians.technician_name,
      scheduled_date: w.scheduled_date,
      slot: w.slot,
      service_status: w.service_status,
      survey_status: w.survey_status,
      complaint_status: w.complaint_status,
      unit_count: w.unit_count,
      created_date: w.created_date,
    })
    .from(w)
    .innerJoin(serviceCentres, eq(serviceCentres.asc_code, w.asc_code))
    .leftJoin(technicians, eq(technicians.technician_code, w.technician_code))
    .where(eq(w.ticket_number, ticket_number))
    .orderBy(asc(w.created_date), asc(w.work_order_number))

const complaintsOf = (db: Db, viewer: Viewer, ticket_number: string) =>
  db
    .select({
      complain_code: c.complain_code,
      category: c.category,
      work_order_number: c.work_order_number,
      status: c.status,
      is_withdrawn: c.is_withdrawn,
      created_date: c.created_date,
    })
    .from(c)
    .where(and(eq(c.ticket_number, ticket_number), visibleTo(viewer, c)))
    .orderBy(desc(c.created_date))

const others = (db: Db, viewer: Viewer, phone: string, itself: string) =>
  db
    .select({
      ticket_number: t.ticket_number,
      ticket_status: t.ticket_status,
      service_type: t.service_type,
      created_date: t.created_date,
    })
    .from(t)
    .where(and(eq(t.customer_phone, phone), ne(t.ticket_number, itself), ticketsReadableBy(viewer)))
    .orderBy(desc(t.created_date))
    .limit(20)

/** What gates read beside the row. With a work order that is not cancelled a ticket cannot go. */
export const factsOf = async (
  db: Db,
  viewer: Viewer,
  { ticket_number, created_by }: Pick<typeof t.$inferSelect, 'ticket_number' | 'created_by'>,
) => {
  const ofTicket = eq(w.ticket_number, ticket_number)
  return {
    is_own: created_by === viewer.usercode,
    is_elsewhere: (await db.$count(t, and(eq(t.ticket_number, ticket_number), ticketsVisibleTo(viewer)))) === 0,
    live_work_orders: await db.$count(w, and(ofTicket, ne(w.service_status, 'Cancelled'))),
    open_work_orders: await db.$count(w, and(ofTicket, notInArray(w.service_status, [...closedStatuses]))),
  }
}

const seen = (viewer: Viewer, ticket_number: string): SQL =>
  and(eq(t.ticket_number, ticket_number), ticketsReadableBy(viewer)) ?? sql`false`

export const getTicket = async ({ db, viewer, input }: RequestContext<typeof contract.getTicket>) => {
  const [row] = await selectRows(
    db,
    {
      ...rowFields,
      sub_district_code: t.sub_district_code,
      customer_phone2: t.customer_phone2,
      customer_email: t.customer_email,
      customer_address: t.customer_address,
      shop_name: t.shop_name,
      project_code: t.project_code,
      description: t.description,
      preferred_date: sql<string | null>`${t.preferred_date}::text`,
      preferred_slot: t.preferred_slot,
      duplicate_of: t.duplicate_of,
      delete_reason: t.delete_reason,
      pin_lat: t.pin_lat,
      pin_lng: t.pin_lng,
      updated_date: t.updated_date,
    },
    sql`from ${source} where ${seen(viewer, input.ticket_number)}`,
  )
  if (!row) return refuse('notFound')
  const { sub_district_code, ...ticket } = row
  const region = (await regionOf(db, sub_district_code)) ?? refuse('notFound')
  const shown = withPhones(viewer)(ticket)
  const seesPhone = shown.customer_phone === ticket.customer_phone
  return {
    data: {
      ...shown,
      customer_phone2: seesPhone ? ticket.customer_phone2 : null,
      customer_email: seesPhone ? ticket.customer_email : null,
      region,
      units: await unitsOf(db, row.ticket_number),
      work_orders: await workOrdersOf(db, row.ticket_number),
      complaints: viewer.permission.has('Complain-Search') ? await complaintsOf(db, viewer, row.ticket_number) : [],
      other_tickets: await others(db, viewer, row.customer_phone, row.ticket_number),
      messages: await messagesOf(db, row.ticket_number),
      ...(await factsOf(db, viewer, row)),
      undo: await undoOf(db, viewer, row.ticket_number),
    },
  }
}

export const ticketLog = async ({ db, viewer, input }: RequestContext<typeof contract.ticketLog>) => {
  if (!(await db.$count(t, seen(viewer, input.code)))) refuse('notFound')
  return historyOf(db, 'aftersales-ticket', input.code, input.page)
}
