import type * as contract from '@sejuk/contract/retail/retail-orders'
import { normalizeSerial, type SerialHappening } from '@sejuk/domain/catalogue/serial-numbers'
import { because } from '@sejuk/domain/messages'
import { serialProblem, soldItem } from '@sejuk/domain/retail/serial-checks'
import { maskedPhone } from '@sejuk/domain/values/phone'
import { english } from '@sejuk/words/english'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { shopsOfSeller } from '../../../business/retail/seller-of.ts'
import type { Db } from '../../../db/database.ts'
import { serialEvents as e } from '../../../db/tables/catalogue/serial-events.ts'
import { shops } from '../../../db/tables/customers/shops.ts'
import { refuseField } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { soldBefore, unitsOf } from './checks.ts'

const lastEvents = async (db: Db, serials: readonly string[]) => {
  if (serials.length === 0) return new Map<string, SerialHappening>()
  const { rows } = await db.execute<{
    serial_number: string
    event: SerialHappening
  }>(sql`select distinct on (${e.serial_number})
      ${e.serial_number}, ${e.event} from ${e} where ${inArray(e.serial_number, [...serials])}
    order by ${e.serial_number}, ${e.happened_at} desc, ${e.event_id} desc`)
  return new Map(rows.map(({ serial_number, event }) => [serial_number, event]))
}

const masked = (name: string) =>
  name
    .split(/\s+/)
    .map((word) => `${word.slice(0, 1)}***`)
    .join(' ')

/** Who has a unit of one's own shop, without what is private; another shop is never named. */
const soldTo = (found: { consumer_name: string | null; consumer_phone: string | null }) =>
  [found.consumer_name && masked(found.consumer_name), found.consumer_phone && `0${maskedPhone(found.consumer_phone)}`]
    .filter(Boolean)
    .join(', ') || null

/** The numbers are checked again when the sale is saved; this says beforehand what would be said then. */
export const checkSerials = async ({ db, viewer, input }: RequestContext<typeof contract.checkSerials>) => {
  const [shop] = await db
    .select()
    .from(shops)
    .where(and(eq(shops.shop_code, input.shop_code), shopsOfSeller(viewer)))
  if (!shop) return refuseField('shop_code', because('choose-shop-of-yours'))
  const wanted = [...new Set(input.serial_numbers.map(normalizeSerial))].filter(Boolean)
  const units = await unitsOf(db, wanted)
  const sold = await soldBefore(db, wanted)
  const events = await lastEvents(db, wanted)
  return {
    data: wanted.map((serial_number) => {
      const unit = units.get(serial_number)
      const before = sold.get(serial_number)
      const problem = serialProblem(serial_number, unit, {
        customer_code: shop.customer_code,
        sold_on: before?.sale_date ?? null,
      })
      const isOurs = unit?.customer_code === shop.customer_code
      const pair = wanted.find((other) => {
        const half = units.get(other)
        return (
          half && unit?.set_item_code && half.set_item_code === unit.set_item_code && half.unit_kind !== unit.unit_kind
        )
      })
      const isHere = before?.shop_code === shop.shop_code
      return {
        serial_number,
        ok: problem === undefined,
        item_code: unit ? soldItem(unit) : null,
        item_name: unit?.set_name ?? unit?.item_name ?? null,
        set_item_code: unit?.set_item_code ?? null,
        unit_kind: unit?.unit_kind ?? null,
        capacity_pk: unit?.capacity_pk ?? null,
        pair_serial: pair ?? null,
        last_event: isOurs ? (events.get(serial_number) ?? null) : null,
        delivered_date: isOurs ? (unit?.delivered_date ?? null) : null,
        sold_by: isHere ? before.seller : null,
        sold_to: isHere ? soldTo(before) : null,
        sold_status: isHere ? before.status : null,
        message: problem ? english(problem) : null,
        because: problem ?? null,
      }
    }),
  }
}
