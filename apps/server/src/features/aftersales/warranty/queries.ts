import type * as contract from '@sejuk/contract/aftersales/warranty'
import { normalizeSerial } from '@sejuk/domain/catalogue/serial-numbers'
import { maskedPhone, nationalPhone } from '@sejuk/domain/values/phone'
import { and, desc, eq, or, type SQL, sql } from 'drizzle-orm'
import { ticketsVisibleTo } from '../../../business/aftersales/visible-tickets.ts'
import { currentUnits } from '../../../business/catalogue/current-units.ts'
import { knownHalf, knownSerials, warrantyOfUnit } from '../../../business/catalogue/unit-warranty.ts'
import { consumerItems as c } from '../../../db/tables/aftersales/consumer-items.ts'
import { aftersalesTickets as t, ticketUnits as u } from '../../../db/tables/aftersales/tickets.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'

type Asked = RequestContext<typeof contract.searchWarranty>
type Unit = {
  serial_indoor: string | null
  serial_outdoor: string | null
  item_code: string | null
  item_name: string | null
  category_code: string | null
  purchase_date: string | null
  install_date: string | null
  consumer_name: string | null
  consumer_phone: string | null
}

/** With a serial number the purchase date is visible; the owner only to users who see the consumer. */
const ofConsumers = async ({ db, viewer }: Asked, where: SQL | undefined): Promise<Unit[]> => {
  const found = await db
    .select({ unit: c, isSeen: sql<boolean>`${visibleTo(viewer, c)}` })
    .from(c)
    .where(where)
    .orderBy(desc(c.created_date))
    .limit(50)
  return found.map(({ unit, isSeen }) => ({
    ...unit,
    ...(isSeen ? {} : { consumer_name: null, consumer_phone: null }),
  }))
}

const ofTicket = async ({ db, viewer }: Asked, ticket_number: string): Promise<Unit[]> => {
  const found = await db
    .select({ unit: u, consumer_name: t.customer_name, consumer_phone: t.customer_phone })
    .from(u)
    .innerJoin(t, eq(t.ticket_number, u.ticket_number))
    .where(and(eq(t.ticket_number, ticket_number), ticketsVisibleTo(viewer)))
    .orderBy(u.line_no)
  return found.map(({ unit, ...owner }) => ({ ...unit, ...owner, install_date: null }))
}

/** Unregistered numbers are answered too, from our own serial numbers. */
const unregistered = (serial: string): Unit => ({
  serial_indoor: serial,
  serial_outdoor: null,
  item_code: null,
  item_name: null,
  category_code: null,
  purchase_date: null,
  install_date: null,
  consumer_name: null,
  consumer_phone: null,
})

const unitsFor = async (context: Asked, serial: string): Promise<Unit[]> => {
  const { viewer, input } = context
  const phone = nationalPhone(input.phone)
  if (serial) {
    const found = await ofConsumers(context, or(eq(c.serial_indoor, serial), eq(c.serial_outdoor, serial)))
    return found.length ? found : [unregistered(serial)]
  }
  if (phone) return ofConsumers(context, and(eq(c.consumer_phone, phone), visibleTo(viewer, c)))
  return input.ticket_number ? ofTicket(context, input.ticket_number.trim()) : []
}

export const searchWarranty = async (context: Asked) => {
  const { db, viewer, input } = context
  const typed = normalizeSerial(input.serial_number)
  // Whoever holds an old paper hears of the unit that stands there now.
  const serial = typed && (await currentUnits(db, [typed]))(typed)
  const units = await unitsFor(context, serial)
  const known = await knownSerials(db, units)
  const today = companyToday()
  const seesPhone = viewer.permission.has('Aftersales-Ticket-View-Phone')
  return {
    data: units.map((unit) => {
      const half = knownHalf(known, unit)
      const purchase_date = input.purchase_date || unit.purchase_date
      return {
        ...unit,
        serial_number: serial || null,
        replaced_serial: typed === serial ? null : typed,
        purchase_date,
        item_code: unit.item_code ?? half?.item_code ?? null,
        item_name: unit.item_name ?? half?.item_name ?? null,
        category_code: unit.category_code ?? half?.category_code ?? null,
        brand_code: half?.brand_code ?? null,
        delivered_date: half?.delivered_date ?? null,
        consumer_phone: unit.consumer_phone && (seesPhone ? unit.consumer_phone : maskedPhone(unit.consumer_phone)),
        ...warrantyOfUnit(known, { ...unit, purchase_date }, today),
      }
    }),
  }
}
