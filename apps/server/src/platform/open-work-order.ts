import { duesFrom, slaFor, type WorkingHours } from '@sejuk/domain/aftersales/sla'
import { bestWarranty } from '@sejuk/domain/aftersales/warranty'
import { addDays, dayIn } from '@sejuk/domain/dates'
import { and, eq, gte, isNull, lte, or } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { serviceCentres } from '../db/tables/aftersales/service-centres.ts'
import { slaRules } from '../db/tables/aftersales/sla-rules.ts'
import type { aftersalesTickets, ticketUnits } from '../db/tables/aftersales/tickets.ts'
import { workOrderDetails, workOrders } from '../db/tables/aftersales/work-orders.ts'
import { departments } from '../db/tables/masters/departments.ts'
import { holidays } from '../db/tables/masters/holidays.ts'
import { itemCategories } from '../db/tables/masters/item-categories.ts'
import { cities, districts, subDistricts } from '../db/tables/masters/regions.ts'
import { userRoles, users } from '../db/tables/platform/users.ts'
import { type Actor, logActions } from './action-log.ts'
import { nextDocumentNumber } from './document-number.ts'
import { notify, type Within } from './notify/notify.ts'
import { refuse } from './refuse.ts'

type Ticket = typeof aftersalesTickets.$inferSelect
type Unit = typeof ticketUnits.$inferSelect
type Job = { ticket: Ticket; asc_code: string; units: readonly Unit[]; note: string | null }

/** When a centre works, with the holidays of the country and of its branch over the weeks that matter. */
export const calendarOf = async (db: Db, asc_code: string, from: string): Promise<WorkingHours> => {
  const [centre] = await db
    .select({
      dept_code: serviceCentres.dept_code,
      timezone: departments.timezone,
      from: serviceCentres.work_from,
      to: serviceCentres.work_to,
      workDays: serviceCentres.work_days,
    })
    .from(serviceCentres)
    .innerJoin(departments, eq(departments.dept_code, serviceCentres.dept_code))
    .where(eq(serviceCentres.asc_code, asc_code))
  if (!centre) return refuse('notFound')
  const { dept_code, ...hours } = centre
  return { ...hours, isFree: await freeDays(db, dept_code, from) }
}

const weeks = 60

/** The days nobody works at a branch. */
export const freeDays = async (db: Db, dept_code: string, from: string) => {
  const found = await db
    .select({ day: holidays.holiday_date })
    .from(holidays)
    .where(
      and(
        gte(holidays.holiday_date, from),
        lte(holidays.holiday_date, addDays(from, weeks)),
        or(isNull(holidays.dept_code), eq(holidays.dept_code, dept_code)),
      ),
    )
  const days = new Set(found.map(({ day }) => day))
  return (day: string) => days.has(day)
}

const areaOf = async (db: Db, sub_district_code: string) => {
  const [found] = await db
    .select({ district: districts.district_name, city: cities.city_name })
    .from(subDistricts)
    .innerJoin(districts, eq(districts.district_code, subDistricts.district_code))
    .innerJoin(cities, eq(cities.city_code, subDistricts.city_code))
    .where(eq(subDistricts.sub_district_code, sub_district_code))
  return found ? `${found.district}, ${found.city}` : ''
}

const businessUnits = async (db: Db) =>
  new Map(
    (
      await db
        .select({ category: itemCategories.category_code, unit: itemCategories.business_unit_code })
        .from(itemCategories)
    ).map(({ category, unit }) => [category, unit]),
  )

/** Whoever takes work in at the centre. */
const adminsOf = async (db: Db, asc_code: string) =>
  (
    await db
      .select({ usercode: users.usercode })
      .from(users)
      .innerJoin(userRoles, eq(userRoles.usercode, users.usercode))
      .where(and(eq(users.asc_code, asc_code), eq(userRoles.role_code, 'ASC-Admin'), eq(users.is_active, true)))
  ).map(({ usercode }) => usercode)

/** What one centre is to do for a ticket: its row, its units, its clocks, and word to the centre. */
export const openWorkOrder = async (within: Within & { actor: Actor }, { ticket, asc_code, units, note }: Job) => {
  const { db, actor } = within
  const now = new Date().toISOString()
  const calendar = await calendarOf(db, asc_code, dayIn(now, 'Asia/Jakarta'))
  const dues = duesFrom(now, slaFor(await db.select().from(slaRules), ticket), calendar)
  const area_name = await areaOf(db, ticket.sub_district_code)
  const unitOf = await businessUnits(db)
  const work_order_number = await nextDocumentNumber(db, 'WO', ticket.dept_code, dayIn(now, calendar.timezone))
  await db.insert(workOrders).values({
    work_order_number,
    ticket_number: ticket.ticket_number,
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
    warranty: bestWarranty(units.map(({ warranty }) => warranty)),
    unit_count: units.length,
    unit_name: units.find(({ item_name }) => item_name)?.item_name ?? null,
    dispatch_note: note,
    ...dues,
    sla_due: dues.accept_due,
    dispatched_date: now,
    created_by: actor.usercode,
    create_user_name: actor.username,
  })
  await db.insert(workOrderDetails).values(
    units.map((unit, n) => ({
      work_order_number,
      line_no: n + 1,
      ticket_line_no: unit.line_no,
      quantity: unit.quantity,
      item_code: unit.item_code,
      item_name: unit.item_name,
      category_code: unit.category_code,
      business_unit_code: unitOf.get(unit.category_code ?? '') ?? null,
      serial_indoor: unit.serial_indoor,
      serial_outdoor: unit.serial_outdoor,
      warranty: unit.warranty,
      warranty_until: unit.warranty_until,
      symptom: unit.symptom,
      error_code: unit.error_code,
      description: unit.description,
    })),
  )
  await logActions(db, actor, [
    {
      entity: 'work-order',
      entity_code: work_order_number,
      action: 'create',
      to_status: 'Service_Dispatched',
      reason: note,
    },
  ])
  await notify(within, {
    to: await adminsOf(db, asc_code),
    event: 'work-order-dispatched',
    variables: { work_order: work_order_number, customer: ticket.customer_name, area: area_name, due: dues.accept_due },
    url: `/work-order/detail/${work_order_number}`,
    about: { entity: 'work-order', entity_code: work_order_number },
  })
  return work_order_number
}
