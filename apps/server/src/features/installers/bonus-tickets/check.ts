import { type CheckFacts, checkTicket, metresBetween } from '@sejuk/domain/installers/bonus-checks'
import { bonusPhotoModule, bonusPhotos } from '@sejuk/domain/installers/bonus-photos'
import { serialsOf, type TicketUnit } from '@sejuk/domain/installers/bonus-tickets'
import { nationalPhone } from '@sejuk/domain/values/phone'
import { and, count, eq, gt, inArray, isNull, ne, notInArray, or, sql, sum } from 'drizzle-orm'
import { installationsOf } from '../../../business/aftersales/installations.ts'
import type { Db } from '../../../db/database.ts'
import { bonusTickets, bonusTicketUnits } from '../../../db/tables/installers/bonus-tickets.ts'
import { installers } from '../../../db/tables/installers/installers.ts'
import { installerDevices } from '../../../db/tables/installers/partners.ts'
import { attachments } from '../../../db/tables/platform/attachments.ts'
import type { Serial } from './earnings.ts'

type Ticket = typeof bonusTickets.$inferSelect

const photosOf = (db: Db, code: string) =>
  db
    .select({
      alias: attachments.alias,
      fingerprint: attachments.fingerprint,
      lat: attachments.lat,
      lng: attachments.lng,
    })
    .from(attachments)
    .where(
      and(
        eq(attachments.module_name, bonusPhotoModule),
        eq(attachments.module_code, code),
        isNull(attachments.deleted_date),
      ),
    )

export const countPhotos = async (db: Db, code: string) => {
  const rows = await db
    .select({ alias: attachments.alias, n: count() })
    .from(attachments)
    .where(
      and(
        eq(attachments.module_name, bonusPhotoModule),
        eq(attachments.module_code, code),
        isNull(attachments.deleted_date),
      ),
    )
    .groupBy(attachments.alias)
  const by = new Map(rows.map(({ alias, n }) => [alias, n]))
  return Object.fromEntries(bonusPhotos.map((photo) => [photo, by.get(photo) ?? 0])) as Record<
    (typeof bonusPhotos)[number],
    number
  >
}

/** Looks at everything a ticket says, and says what is odd about it. */
export const checksOf = async (
  db: Db,
  ticket: Ticket & { install_date: string },
  units: readonly TicketUnit[],
  serials: ReadonlyMap<string, Serial>,
  { installer_phone, device }: { installer_phone: string; device: string | undefined },
) => {
  const photos = await photosOf(db, ticket.bonus_ticket_code)
  const facts: CheckFacts = {
    install_date: ticket.install_date,
    units,
    serials: [...serials.values()],
    deniedBefore: await deniedBefore(db, ticket.bonus_ticket_code, units),
    samePhotos: await samePhotos(db, ticket.bonus_ticket_code, photos),
    distance: distanceOf(ticket, photos),
    customer_phone: nationalPhone(ticket.customer_phone ?? '') || null,
    installer_phone,
    unitsThatDay: units.length + (await otherUnits(db, ticket)),
    onSamePhone: await onSamePhone(db, ticket.user_code, device),
    byCentre: (await installationsOf(db, serialsOf(units))).map(({ work_order_number }) => work_order_number),
  }
  return checkTicket(facts)
}

const lateDays = 90

const onSamePhone = async (db: Db, itself: string, device: string | undefined) => {
  if (!device) return []
  const d = installerDevices
  const rows = await db
    .select({ name: installers.user_name })
    .from(d)
    .innerJoin(installers, eq(installers.user_code, d.user_code))
    .where(
      and(
        eq(d.device_hash, device),
        ne(d.user_code, itself),
        gt(d.last_seen_date, sql`now() - make_interval(days => ${lateDays})`),
      ),
    )
    .orderBy(installers.user_name)
    .limit(10)
  return rows.map(({ name }) => name)
}

const deniedBefore = async (db: Db, itself: string, units: readonly TicketUnit[]) => {
  const serials = serialsOf(units)
  if (serials.length === 0) return []
  const u = bonusTicketUnits
  const rows = await db
    .selectDistinct({ code: u.bonus_ticket_code })
    .from(u)
    .innerJoin(bonusTickets, eq(bonusTickets.bonus_ticket_code, u.bonus_ticket_code))
    .where(
      and(
        or(inArray(u.serial_indoor, serials), inArray(u.serial_outdoor, serials)),
        eq(bonusTickets.ticket_status, 'Denied'),
        ne(u.bonus_ticket_code, itself),
      ),
    )
  return rows.map(({ code }) => code)
}

/** The same picture, even saved again smaller, has the same fingerprint. */
const samePhotos = async (db: Db, itself: string, photos: { fingerprint: string | null }[]) => {
  const prints = photos.map(({ fingerprint }) => fingerprint).filter((one) => one !== null && one !== '')
  if (prints.length === 0) return []
  const rows = await db
    .selectDistinct({ code: attachments.module_code })
    .from(attachments)
    .where(
      and(
        inArray(attachments.fingerprint, prints as string[]),
        eq(attachments.module_name, bonusPhotoModule),
        ne(attachments.module_code, itself),
      ),
    )
  return rows.map(({ code }) => code)
}

/** The furthest of what the phone and the photos say, against the customer's pin. */
const distanceOf = (ticket: Ticket, photos: { lat: number | null; lng: number | null }[]) => {
  const { pin_lat, pin_lng, capture_lat, capture_lng } = ticket
  if (pin_lat === null || pin_lng === null) return null
  const places = [{ lat: capture_lat, lng: capture_lng }, ...photos].flatMap(({ lat, lng }) =>
    lat === null || lng === null ? [] : [{ lat, lng }],
  )
  if (places.length === 0) return null
  return Math.max(...places.map((place) => metresBetween(place, { lat: pin_lat, lng: pin_lng })))
}

const otherUnits = async (db: Db, ticket: Ticket & { install_date: string }) => {
  const [row] = await db
    .select({ n: sum(bonusTickets.unit_count).mapWith(Number) })
    .from(bonusTickets)
    .where(
      and(
        eq(bonusTickets.user_code, ticket.user_code),
        eq(bonusTickets.install_date, ticket.install_date),
        notInArray(bonusTickets.ticket_status, ['Draft', 'Denied']),
        ne(bonusTickets.bonus_ticket_code, ticket.bonus_ticket_code),
      ),
    )
  return row?.n ?? 0
}
