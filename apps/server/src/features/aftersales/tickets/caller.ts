import type * as forms from '@sejuk/contract/aftersales/ticket-forms'
import { closedStatuses } from '@sejuk/domain/aftersales/statuses'
import { normalizeSerial } from '@sejuk/domain/catalogue/serial-numbers'
import { isPhone, nationalPhone } from '@sejuk/domain/values/phone'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, desc, eq, inArray, or, sql } from 'drizzle-orm'
import { ticketsVisibleTo } from '../../../business/aftersales/visible-tickets.ts'
import { currentUnits } from '../../../business/catalogue/current-units.ts'
import { knownHalf, knownSerials, warrantyOfUnit } from '../../../business/catalogue/unit-warranty.ts'
import type { Db } from '../../../db/database.ts'
import { consumerItems as c } from '../../../db/tables/aftersales/consumer-items.ts'
import { aftersalesTickets as t, ticketUnits as u } from '../../../db/tables/aftersales/tickets.ts'
import { workOrders as w } from '../../../db/tables/aftersales/work-orders.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { selectRows } from '../../../platform/lists/selection.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'
import { regionOf } from './detail.ts'
import { rowFields, source, withPhones } from './queries.ts'

const closed = sql.join(
  closedStatuses.map((status) => sql`${status}`),
  sql`, `,
)
/** Something of it is still to be done. */
const isOpen = sql`(${t.ticket_status} in ('Ticket_Draft', 'Ticket_Dispatched_Part') or ${t.ticket_status} = 'Ticket_Dispatched'
  and exists (select from ${w} where ${w.ticket_number} = ${t.ticket_number} and ${w.service_status} not in (${closed})))`

const ofPhone = (phone: string) => or(eq(t.customer_phone, phone), eq(t.customer_phone2, phone))
const ofSerials = (serials: readonly string[]) =>
  sql`${t.ticket_number} in (select ${u.ticket_number} from ${u} where ${inArray(u.serial_indoor, [...serials])} or ${inArray(u.serial_outdoor, [...serials])})`

/** Open tickets of the same phone or units. Shown to every user, to avoid a second visit. */
export const duplicatesOf = async (db: Db, phone: string, serials: readonly string[], itself = '') => {
  const samePhone = isPhone(phone) ? (ofPhone(phone) ?? sql`false`) : sql`false`
  const sameSerial = serials.length ? ofSerials(serials) : sql`false`
  const found = await selectRows(
    db,
    {
      ticket_number: t.ticket_number,
      customer_name: t.customer_name,
      create_user_name: t.create_user_name,
      ticket_status: t.ticket_status,
      service_type: t.service_type,
      created_date: t.created_date,
      is_phone: sql<boolean>`${samePhone}`,
      is_serial: sql<boolean>`${sameSerial}`,
    },
    sql`from ${t} where (${samePhone} or ${sameSerial}) and ${isOpen} and ${t.ticket_number} <> ${itself}
      order by ${t.created_date} desc limit 10`,
  )
  return found.map(({ is_phone, is_serial, ...ticket }) => ({
    ...ticket,
    same: [...(is_serial ? (['serial_number'] as const) : []), ...(is_phone ? (['phone'] as const) : [])],
  }))
}

export const findDuplicates = async ({ db, input }: RequestContext<typeof forms.findDuplicates>) => ({
  data: await duplicatesOf(
    db,
    nationalPhone(input.phone),
    input.serial_numbers.map(normalizeSerial).filter((one) => one !== ''),
  ),
})

const unitsOf = async (db: Db, viewer: Viewer, phone: string, serial: string) => {
  const owner = serial
    ? await db
        .select()
        .from(c)
        .where(and(or(eq(c.serial_indoor, serial), eq(c.serial_outdoor, serial)), visibleTo(viewer, c)))
    : []
  const of = phone || owner[0]?.consumer_phone || ''
  const units = of
    ? await db
        .select()
        .from(c)
        .where(and(eq(c.consumer_phone, of), visibleTo(viewer, c)))
        .orderBy(desc(c.created_date))
        .limit(50)
    : owner
  return {
    phone: of,
    units: [...owner, ...units.filter((one) => !owner.some((it) => it.consumer_item_id === one.consumer_item_id))],
  }
}

/** An unregistered unit found in our serial numbers. */
const unregistered = (
  half: { item_code: string; item_name: string; category_code: string; unit_kind: string },
  serial: string,
) => ({
  consumer_item_id: null,
  item_code: half.item_code,
  item_name: half.item_name,
  category_code: half.category_code,
  serial_indoor: half.unit_kind === 'Outdoor' ? null : serial,
  serial_outdoor: half.unit_kind === 'Outdoor' ? serial : null,
  purchase_date: null,
  install_date: null,
})

export const findCaller = async ({ db, viewer, input }: RequestContext<typeof forms.findCaller>) => {
  const asked = normalizeSerial(input.serial_number)
  const serial = asked && (await currentUnits(db, [asked]))(asked)
  const typed = nationalPhone(input.phone)
  const { phone, units } = await unitsOf(db, viewer, isPhone(typed) ? typed : '', serial)
  const where = or(phone ? ofPhone(phone) : undefined, serial ? ofSerials([...new Set([asked, serial])]) : undefined)
  const tickets = where
    ? await selectRows(
        db,
        rowFields,
        sql`from ${source} where ${and(where, ticketsVisibleTo(viewer)) ?? sql`false`} order by ${t.created_date} desc limit 20`,
      )
    : []
  const known = await knownSerials(db, [...units, { serial_indoor: serial || null, serial_outdoor: null }])
  const today = companyToday()
  const half = known.bySerial.get(serial)
  const stranger = half && units.length === 0 ? [unregistered(half, serial)] : []
  return {
    data: {
      customer: withKnownPhone(await customerOf(db, tickets[0]?.ticket_number, units[0]), viewer, typed),
      units: [...units, ...stranger].map((unit) => ({
        ...unit,
        item_name: unit.item_name ?? knownHalf(known, unit)?.item_name ?? null,
        ...warrantyOfUnit(known, unit, today),
      })),
      tickets: tickets.map(withPhones(viewer)),
      open_tickets: tickets.filter(({ ticket_status, is_done }) => ticket_status !== 'Ticket_Deleted' && !is_done)
        .length,
      open_complaints: tickets.length
        ? await db.$count(
            w,
            and(
              inArray(
                w.ticket_number,
                tickets.map(({ ticket_number }) => ticket_number),
              ),
              inArray(w.complaint_status, ['Complained', 'Complain_Not_Solve']),
            ),
          )
        : 0,
    },
  }
}

/** As the last ticket has them, else as the unit was registered. */
const customerOf = async (db: Db, ticket_number: string | undefined, item: typeof c.$inferSelect | undefined) => {
  const [last] = ticket_number ? await db.select().from(t).where(eq(t.ticket_number, ticket_number)) : []
  if (last)
    return {
      customer_name: last.customer_name,
      customer_phone: last.customer_phone,
      customer_phone2: last.customer_phone2,
      customer_email: last.customer_email,
      customer_address: last.customer_address,
      region: (await regionOf(db, last.sub_district_code)) ?? null,
      pin_lat: last.pin_lat,
      pin_lng: last.pin_lng,
    }
  if (!item) return null
  return {
    customer_name: item.consumer_name,
    customer_phone: item.consumer_phone,
    customer_phone2: null,
    customer_email: null,
    customer_address: item.consumer_address,
    region: item.sub_district_code ? ((await regionOf(db, item.sub_district_code)) ?? null) : null,
    pin_lat: null,
    pin_lng: null,
  }
}

/** A user who searched by unit and may not see phone numbers does not get the phone. */
const withKnownPhone = <C extends { customer_phone: string }>(
  customer: C | null,
  { permission }: Viewer,
  typed: string,
) => {
  if (!customer || permission.has('Aftersales-Ticket-View-Phone') || customer.customer_phone === typed) return customer
  return { ...customer, customer_phone: '', customer_phone2: null, customer_email: null }
}
